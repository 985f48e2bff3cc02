#include "report/event_report.hpp"

#include <fmt/format.h>

#include "report/explain.hpp"
#include "report/outcome.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

void add(Particulars& particulars, std::string_view name, Text value) {
    if (!value.empty()) particulars.rows.emplace_back(std::string(name), std::move(value));
}

Text player_words(const std::string& name) {
    return name.empty() ? Text("not named") : foreign(name);
}

Text names_in_line(const IncidentReport& incident) {
    return player_words(incident.players.white) + " - " + player_words(incident.players.black);
}

Text people(const std::vector<std::string>& names) {
    std::vector<Text> texts;
    for (const std::string& name : names) texts.push_back(foreign(name));
    return join(texts, "; ");
}

Particulars event_particulars(const EventReport& event) {
    Particulars particulars;
    add(particulars, "Event", foreign(event.event));
    add(particulars, "Place", foreign(event.place));
    add(particulars, "Dates", foreign(event.dates));
    add(particulars, "Laws", foreign(event.ruleset_title));
    add(particulars, event.arbiters.size() == 1 ? "Arbiter" : "Arbiters", people(event.arbiters));
    add(particulars, "Incidents", std::to_string(event.incidents.size()));
    add(particulars, "Log", code(event.log_id));
    if (event.entries > 0) add(particulars, "Entries", std::to_string(event.entries));
    add(particulars, "End of log", code(event.head));
    add(particulars, "Verified", foreign(event.verification));
    return particulars;
}

Text decision_words(const Decision& decision) {
    switch (decision.kind) {
        case Decision::Kind::as_proposed: return join({"As proposed.", foreign(decision.text)}, " ");
        case Decision::Kind::option: return "As proposed, with the option: " + foreign(decision.text);
        case Decision::Kind::otherwise: return "Otherwise than proposed: " + foreign(decision.text);
    }
    return {};
}

Text ruling_in_line(const IncidentReport& incident) {
    if (!incident.proposed) return "none";
    const adjudicate::IncidentRuling* main = incident.proposed->main();
    const chess::Setup* before = incident.before ? &*incident.before : nullptr;
    return join({verdict(*incident.proposed), main == nullptr ? Text() : outcome_line(*main, before)}, " ");
}

Text decision_in_line(const IncidentReport& incident) {
    if (incident.withdrawn) return "withdrawn";
    return incident.decision ? decision_words(*incident.decision) : Text("open");
}

Table contents(const EventReport& event) {
    Table table{{"Incident", "Game", "Players", "Ruling", "Decision"}, {}};
    for (const IncidentReport& incident : event.incidents) {
        table.rows.push_back({foreign(incident.number), foreign(incident.reference), names_in_line(incident),
                              ruling_in_line(incident), decision_in_line(incident)});
    }
    return table;
}

Text clocks_before(const adjudicate::Clocks& clocks) {
    std::string words = clock_words(clocks.reading);
    if (clocks.running) words += (words.empty() ? "" : "; ") + side(*clocks.running) + "'s clock running";
    return words;
}

Particulars incident_particulars(const IncidentReport& incident) {
    Particulars particulars;
    add(particulars, "White", player_words(incident.players.white));
    add(particulars, "Black", player_words(incident.players.black));
    add(particulars, "Entered", foreign(incident.at));
    add(particulars, "Raised by", foreign(incident.reported_by));
    add(particulars, "Clocks", clocks_before(incident.clocks));
    add(particulars, "Moves", foreign(incident.moves));
    add(particulars, "Status", foreign(incident.status));
    return particulars;
}

/// The position from which the ruling lets play go on, where it is another than the one already shown.
const chess::Setup* played_on(const IncidentReport& incident) {
    const adjudicate::IncidentRuling* main = incident.proposed ? incident.proposed->main() : nullptr;
    if (main == nullptr || !main->position || !main->position->setup) return nullptr;
    const chess::Setup& setup = *main->position->setup;
    if (incident.before == setup) return nullptr;
    return &setup;
}

Text before_caption(const IncidentReport& incident) {
    return "Before the incident, " + side(incident.before->turn) + " to move";
}

Diagrams boards(const IncidentReport& incident) {
    Diagrams diagrams;
    if (incident.before)
        diagrams.boards.push_back(
            {*incident.before, before_caption(incident), incident.marks.squares, incident.marks.arrows});
    if (const chess::Setup* setup = played_on(incident); setup != nullptr)
        diagrams.boards.push_back({*setup, "Play goes on from here, " + side(setup->turn) + " to move"});
    return diagrams;
}

Blocks what_happened(const IncidentReport& incident, int level) {
    Blocks blocks{{Heading{level, "What happened"}}};
    List acts{{}, true};
    for (const std::string& act : incident.acts) acts.items.push_back({foreign(sentence(act))});
    if (acts.items.empty())
        blocks.push_back({Paragraph{"Nothing was entered."}});
    else
        blocks.push_back({std::move(acts)});
    if (!incident.note.empty()) blocks.push_back({Paragraph{strong("Note:") + " " + foreign(incident.note)}});
    return blocks;
}

Blocks facts_told(const IncidentReport& incident, int level) {
    if (incident.facts.empty()) return {};
    Table table{{"Fact", "Told", "By"}, {}};
    for (const FactTold& told : incident.facts)
        table.rows.push_back({foreign(spaced(told.fact)), foreign(told.value), foreign(told.who)});
    return {{Heading{level, "Facts told"}}, {std::move(table)}};
}

Blocks proposal(const IncidentReport& incident, int level) {
    if (!incident.proposed) return {{Heading{level, "Ruling"}}, {Paragraph{"No ruling was proposed."}}};
    return explain(*incident.proposed, {.ruleset = incident.ruleset.get(),
                                        .deferred = incident.deferred.get(),
                                        .before = incident.before ? &*incident.before : nullptr,
                                        .acts = incident.acts,
                                        .heading_level = level,
                                        .on_its_own = false});
}

Blocks decision_blocks(const IncidentReport& incident, int level) {
    Blocks blocks{{Heading{level, "Decision"}}};
    if (!incident.decision) {
        blocks.push_back({Paragraph{"Not decided yet.", Paragraph::Role::verdict}});
        return blocks;
    }
    const Decision& decision = *incident.decision;
    blocks.push_back({Paragraph{decision_words(decision), Paragraph::Role::verdict}});
    Particulars particulars;
    add(particulars, "Reason", foreign(decision.reason));
    add(particulars, "Decided by", foreign(decision.by));
    add(particulars, "At", foreign(decision.at));
    if (!particulars.rows.empty()) blocks.push_back({std::move(particulars)});
    return blocks;
}

Text incident_heading(const IncidentReport& incident) {
    Text title = "Incident " + foreign(incident.number);
    if (!incident.reference.empty()) title += ": " + foreign(incident.reference);
    const bool is_known = !incident.players.white.empty() || !incident.players.black.empty();
    return is_known ? title + ", " + names_in_line(incident) : title;
}

Text small_print(const IncidentReport& incident) {
    const Text entry = incident.entry.empty() ? Text() : "Entry " + code(incident.entry) + ".";
    return join({entry, foreign(incident.verification)}, " ");
}

}  // namespace

Section incident_section(const IncidentReport& incident, int heading_level) {
    const int below = heading_level + 1;
    Section section;
    section.blocks.push_back({Heading{heading_level, incident_heading(incident)}});
    if (incident.withdrawn)
        section.blocks.push_back(
            {Paragraph{join({"Withdrawn.", foreign(*incident.withdrawn)}, " "), Paragraph::Role::warning}});
    section.blocks.push_back({incident_particulars(incident)});
    if (Diagrams diagrams = boards(incident); !diagrams.boards.empty()) section.blocks.push_back({std::move(diagrams)});
    append(section.blocks, what_happened(incident, below));
    append(section.blocks, facts_told(incident, below));
    append(section.blocks, proposal(incident, below));
    if (incident.decision || !incident.withdrawn) append(section.blocks, decision_blocks(incident, below));
    if (Text print = small_print(incident); !print.empty())
        section.blocks.push_back({Paragraph{std::move(print), Paragraph::Role::remark}});
    return section;
}

Document event_report(const EventReport& event) {
    Document document{.title = "Rulings report: " + event.event};
    document.blocks.push_back({event_particulars(event)});
    if (event.incidents.empty()) {
        document.blocks.push_back({Paragraph{"No incident was entered."}});
    } else {
        document.blocks.push_back({Heading{2, "All incidents"}});
        document.blocks.push_back({contents(event)});
    }
    for (const IncidentReport& incident : event.incidents) document.blocks.push_back({incident_section(incident)});
    for (const AdjournmentReport& adjournment : event.adjournments)
        document.blocks.push_back({adjournment_section(adjournment)});
    if (!event.readings.empty()) document.blocks.push_back({Section{clock_sheet(event.readings), "clock-readings"}});
    return document;
}

}  // namespace jadoube::report
