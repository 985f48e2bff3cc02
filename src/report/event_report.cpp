#include "report/event_report.hpp"

#include <fmt/format.h>

#include "report/act_words.hpp"
#include "report/entry_words.hpp"
#include "report/explain.hpp"
#include "report/outcome.hpp"
#include "report/penalty_words.hpp"
#include "report/standing.hpp"
#include "report/story.hpp"
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

std::string dates_of(const log::EventBegun& event) {
    if (event.last_day.empty() || event.last_day == event.first_day) return event.first_day;
    return event.first_day + " to " + event.last_day;
}

Text arbiters_of(const log::EventBegun& event) {
    std::vector<Text> names;
    for (const log::Arbiter& arbiter : event.arbiters) {
        names.push_back(
            foreign(arbiter.role.empty() ? arbiter.name : fmt::format("{} ({})", arbiter.name, arbiter.role)));
    }
    return join(names, "; ");
}

/// "open.jadoube (12 entries, SHA-256 9f2c...): FAILED, ..."
Text followed_words(const log::FollowedLog& followed) {
    return foreign(fmt::format("{} ({} entries, SHA-256 ", followed.file, followed.entries)) +
           code(log::to_hex(followed.sha256)) + foreign("): " + followed.verdict);
}

/// "entry 12 of 118: what came later is not in this report".
std::string moment_words(const EventReport& event) {
    if (!event.at) return {};
    return fmt::format("entry {} of {}; what came later is not in this report", event.at->value,
                       event.verification.entries());
}

Particulars event_particulars(const EventReport& event) {
    Particulars particulars;
    add(particulars, "Event", foreign(event.event.name));
    add(particulars, "Place", foreign(event.event.place));
    add(particulars, "Dates", foreign(dates_of(event.event)));
    add(particulars, "Laws", foreign(event.ruleset_title));
    add(particulars, event.event.arbiters.size() == 1 ? "Arbiter" : "Arbiters", arbiters_of(event.event));
    add(particulars, "Incidents", std::to_string(event.incidents.size()));
    if (event.log) add(particulars, "Log", code(log::to_hex(*event.log)));
    if (event.event.follows) add(particulars, "Goes on from", followed_words(*event.event.follows));
    if (event.entries > 0) add(particulars, "Entries", std::to_string(event.entries));
    add(particulars, "As of", moment_words(event));
    if (event.head) add(particulars, event.at ? "End then" : "End of log", code(log::to_hex(*event.head)));
    if (event.entries > 0) add(particulars, "Verified", foreign(log::summary(event.verification)));
    return particulars;
}

Text decision_words(const IncidentReport& incident) {
    const Text text = foreign(decided(incident));
    const log::DecisionMade& made = incident.incident.decision->what;
    switch (made.manner) {
        case log::DecisionManner::as_proposed: return join({"As proposed.", text}, " ");
        case log::DecisionManner::option:
            return (imposed_words(made.option).empty() ? "As proposed, with the option: " : "As proposed, with ") +
                   text;
        case log::DecisionManner::otherwise: return "Otherwise than proposed: " + text;
    }
    return {};
}

Text ruling_in_line(const IncidentReport& incident) {
    if (!incident.proposed) return "none";
    return standing_in_line(*incident.proposed, incident.before ? &*incident.before : nullptr);
}

Text decision_in_line(const IncidentReport& incident) {
    if (incident.incident.withdrawal) return "withdrawn";
    return incident.incident.decision ? decision_words(incident) : Text("open");
}

Table contents(const EventReport& event) {
    Table table{{"Incident", "Game", "Players", "Ruling", "Decision"}, {}};
    for (const IncidentReport& incident : event.incidents) {
        table.rows.push_back({std::to_string(incident.incident.number),
                              foreign(reference_words(incident.incident.game)), names_in_line(incident),
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
    const log::LoggedIncident& entered = incident.incident;
    add(particulars, "Entered", stamp_words(entered.entry));
    add(particulars, "Raised by", foreign(entered.report.reported_by));
    add(particulars, "Clocks", clocks_before(incident.given.game.clocks));
    add(particulars, "Moves", foreign(last_moves(incident.given.game)));
    add(particulars, "Status", status_words(entered.status()));
    return particulars;
}

/// The position from which the ruling lets play go on, where it is another than the one already shown.
const chess::Setup* played_on(const IncidentReport& incident) {
    if (!incident.proposed || incident.proposed->status >= adjudicate::Status::needs_facts) return nullptr;
    const std::optional<chess::Setup>& setup = incident.proposed->standing.play_from;
    return setup && incident.before != setup ? &*setup : nullptr;
}

Text before_caption(const IncidentReport& incident) {
    return "Before the incident, " + side(incident.before->turn) + " to move";
}

Diagrams boards(const IncidentReport& incident) {
    Diagrams diagrams;
    Marks marks = marks_of(incident.given.dispute.acts);
    if (incident.before)
        diagrams.boards.push_back(
            {*incident.before, before_caption(incident), std::move(marks.squares), std::move(marks.arrows)});
    if (const chess::Setup* setup = played_on(incident); setup != nullptr)
        diagrams.boards.push_back({*setup, "Play goes on from here, " + side(setup->turn) + " to move"});
    return diagrams;
}

Blocks what_happened(const IncidentReport& incident, int level) {
    Blocks blocks{{Heading{level, "What happened"}}};
    const auto sentences = sentences_of(incident.given.dispute.acts);
    List acts = story_of(incident.proposed.value_or(adjudicate::Ruling{}), sentences);
    if (acts.items.empty())
        blocks.push_back({Paragraph{"Nothing was entered."}});
    else
        blocks.push_back({std::move(acts)});
    const std::string& note = incident.incident.report.note;
    if (!note.empty()) blocks.push_back({Paragraph{strong("Note:") + " " + foreign(note)}});
    return blocks;
}

Blocks facts_told(const IncidentReport& incident, int level) {
    if (incident.incident.facts.empty()) return {};
    Table table{{"Fact", "Told", "By"}, {}};
    for (const auto& [told, entry] : incident.incident.facts)
        table.rows.push_back({foreign(spaced(told.fact)), foreign(value_words(told.value)), foreign(told.by)});
    return {{Heading{level, "Facts told"}}, {std::move(table)}};
}

Blocks proposal(const IncidentReport& incident, int level, Considered considered) {
    if (!incident.proposed) return {{Heading{level, "Ruling"}}, {Paragraph{"No ruling was proposed."}}};
    const auto acts = sentences_of(incident.given.dispute.acts);
    return explain(*incident.proposed, {.ruleset = incident.ruleset.get(),
                                        .deferred = incident.deferred.get(),
                                        .before = incident.before ? &*incident.before : nullptr,
                                        .acts = acts,
                                        .heading_level = level,
                                        .on_its_own = false,
                                        .considered = considered});
}

std::string option_in_words(const log::DecisionMade& decision) {
    const std::string imposed = imposed_words(decision.option);
    return imposed.empty() ? std::string("an option") : imposed;
}

/// "Entry 5, 2026-11-21 14:03 UTC, by Ada Byron: as proposed. Replaced by entry 9: the appeal was upheld."
Text earlier_decision(const log::Entered<log::DecisionMade>& decision, const log::Entered<log::DecisionMade>& next) {
    const log::DecisionMade& made = decision.what;
    const std::string what = made.manner == log::DecisionManner::otherwise ? made.words
                             : made.manner == log::DecisionManner::option ? "as proposed, with " + option_in_words(made)
                                                                          : std::string("as proposed");
    const std::string why = made.reason.empty() ? std::string() : fmt::format(" ({})", made.reason);
    return foreign(fmt::format("Entry {}, {}, by {}: {}{}. Replaced by entry {}.", decision.entry.seq.value,
                               stamp_words(decision.entry), made.by, what, why, next.entry.seq.value));
}

Blocks decision_blocks(const IncidentReport& incident, int level) {
    Blocks blocks{{Heading{level, "Decision"}}};
    const auto& decision = incident.incident.decision;
    if (!decision) {
        blocks.push_back({Paragraph{"Not decided yet.", Paragraph::Role::verdict}});
        return blocks;
    }
    blocks.push_back({Paragraph{decision_words(incident), Paragraph::Role::verdict}});
    Particulars particulars;
    add(particulars, "Reason", foreign(decision->what.reason));
    add(particulars, "Decided by", foreign(decision->what.by));
    add(particulars, "At", stamp_words(decision->entry));
    if (!particulars.rows.empty()) blocks.push_back({std::move(particulars)});
    std::vector<ListItem> earlier;
    for (std::size_t i = 0; i + 1 < incident.incident.decisions.size(); ++i)
        earlier.push_back({earlier_decision(incident.incident.decisions[i], incident.incident.decisions[i + 1])});
    add_list(blocks, "Decided before", std::move(earlier));
    return blocks;
}

Text incident_heading(const IncidentReport& incident) {
    const Text title =
        fmt::format("Incident {}: ", incident.incident.number) + foreign(reference_words(incident.incident.game));
    const bool is_known = !incident.players.white.empty() || !incident.players.black.empty();
    return is_known ? title + ", " + names_in_line(incident) : title;
}

/// The entry, and what verifying the log said of it.
Text small_print(const IncidentReport& incident, const log::Verification& verification) {
    const Text entry = "Entry " + code(std::to_string(incident.incident.entry.seq.value)) + ".";
    return entry + " " +
           foreign(verification.is_ok() ? "Hash, links and signature verified." : log::summary(verification));
}

}  // namespace

Section incident_section(const IncidentReport& incident, const log::Verification& verification, Considered considered,
                         int heading_level) {
    const int below = heading_level + 1;
    Section section;
    section.blocks.push_back({Heading{heading_level, incident_heading(incident)}});
    const auto& withdrawal = incident.incident.withdrawal;
    if (withdrawal)
        section.blocks.push_back(
            {Paragraph{join({"Withdrawn.", foreign(withdrawal->what.reason)}, " "), Paragraph::Role::warning}});
    section.blocks.push_back({incident_particulars(incident)});
    if (Diagrams diagrams = boards(incident); !diagrams.boards.empty()) section.blocks.push_back({std::move(diagrams)});
    append(section.blocks, what_happened(incident, below));
    append(section.blocks, facts_told(incident, below));
    append(section.blocks, proposal(incident, below, considered));
    if (incident.incident.decision || !withdrawal) append(section.blocks, decision_blocks(incident, below));
    section.blocks.push_back({Paragraph{small_print(incident, verification), Paragraph::Role::remark}});
    return section;
}

Document event_report(const EventReport& event) {
    Document document{.title = "Rulings report: " + event.event.name};
    document.blocks.push_back({event_particulars(event)});
    if (event.incidents.empty()) {
        document.blocks.push_back({Paragraph{"No incident was entered."}});
    } else {
        document.blocks.push_back({Heading{2, "All incidents"}});
        document.blocks.push_back({contents(event)});
    }
    for (const IncidentReport& incident : event.incidents)
        document.blocks.push_back({incident_section(incident, event.verification, event.considered)});
    for (const AdjournmentReport& adjournment : event.adjournments)
        document.blocks.push_back({adjournment_section(adjournment)});
    if (!event.readings.empty()) document.blocks.push_back({Section{clock_sheet(event.readings), "clock-readings"}});
    return document;
}

}  // namespace jadoube::report
