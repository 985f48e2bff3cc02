#include "report/event/event_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/millis.hpp"
#include "log/keys/proquint.hpp"
#include "report/event/appeal_page.hpp"
#include "report/event/as_decided.hpp"
#include "report/event/audience.hpp"
#include "report/event/entry_words.hpp"
#include "report/event/game_steps.hpp"
#include "report/event/statistics.hpp"
#include "report/law/law_text.hpp"
#include "report/ruling/clock_notes.hpp"
#include "report/ruling/explain.hpp"
#include "report/ruling/outcome.hpp"
#include "report/ruling/standing.hpp"
#include "report/ruling/story.hpp"
#include "report/words/act_words.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/verification_words.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

Text player_words(const std::string& name) {
    return name.empty() ? say("label.not_named") : foreign(name);
}

Text names_in_line(const IncidentReport& incident) {
    return player_words(incident.players.white) + " - " + player_words(incident.players.black);
}

std::string dates_of(const log::EventBegun& event) {
    if (event.last_day.empty() || event.last_day == event.first_day) return event.first_day;
    return phrase("report.dates", {{"first", event.first_day}, {"last", event.last_day}});
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
    return say("report.followed", {{"file", foreign(followed.file)},
                                   {"entries", followed.entries},
                                   {"hash", code(log::to_hex(followed.sha256))},
                                   {"verdict", foreign(followed.verdict)}});
}

/// "entry 12 of 118: what came later is not in this report".
Text moment_words(const EventReport& event) {
    if (!event.at) return {};
    return say("report.moment", {{"entry", log::to_text(*event.at)}, {"entries", event.verification.entries()}});
}

/// "B: 12 entries, end 9f2c..."
Text other_devices(const log::Verification& verification) {
    std::vector<Text> devices;
    for (std::size_t i = 1; i < verification.chains.size(); ++i) {
        const log::VerifiedChain& chain = verification.chains[i];
        devices.push_back(
            say("report.device",
                {{"letters", chain.letters}, {"entries", chain.entries}, {"hash", code(log::to_hex(chain.head))}}));
    }
    return join(devices, "; ");
}

}  // namespace

Particulars event_particulars(const EventReport& event) {
    Particulars particulars;
    add_row(particulars, "label.event", foreign(event.event.name));
    add_row(particulars, "label.place", foreign(event.event.place));
    add_row(particulars, "label.dates", foreign(dates_of(event.event)));
    add_row(particulars, "label.time_zone", foreign(event.event.time_zone));
    add_row(particulars, "label.laws", foreign(law_title(event.ruleset, event.ruleset_title)));
    add_row(particulars, event.event.arbiters.size() == 1 ? Key("label.arbiter") : Key("label.arbiters"),
            arbiters_of(event.event));
    if (event.audience != Audience::full)
        add_row(particulars, "label.is_for", words_of("audience", name_of(event.audience)));
    add_row(particulars, "label.only", join(event.named, ", "));
    // Not how many there are: what is confidential is in no report, and that there is such is not said either.
    add_row(particulars, "label.incidents_here", std::to_string(event.incidents.size()));
    if (event.log) add_row(particulars, "label.log", code(log::to_hex(*event.log)));
    if (event.event.follows) add_row(particulars, "label.goes_on_from", followed_words(*event.event.follows));
    if (event.entries > 0) add_row(particulars, "label.entries", std::to_string(event.entries));
    add_row(particulars, "label.as_of", moment_words(event));
    if (event.head)
        add_row(particulars, event.at ? Key("label.end_then") : Key("label.end_of_log"),
                code(log::to_hex(*event.head)));
    if (event.head) add_row(particulars, "label.in_words", code(log::fingerprint_of(log::to_raw(*event.head))));
    add_row(particulars, "label.other_devices", other_devices(event.verification));
    if (event.entries > 0) add_row(particulars, "label.verified", foreign(verification_words(event.verification)));
    return particulars;
}

namespace {

Text decision_words(const IncidentReport& incident) {
    const Text text = foreign(decided(incident));
    const log::DecisionMade& made = incident.incident.decision->what;
    switch (made.manner) {
        case log::DecisionManner::as_proposed: return join({say("report.as_proposed"), text}, " ");
        case log::DecisionManner::option:
            return say(imposed_words(made.option).empty() ? Key("report.with_option") : Key("report.with_penalty"),
                       {{"what", text}});
        case log::DecisionManner::otherwise: return say("report.otherwise", {{"what", text}});
    }
    return {};
}

Text ruling_in_line(const IncidentReport& incident) {
    const auto ruling = as_decided(incident);
    if (!ruling) return say("label.none");
    return standing_in_line(*ruling, incident.before ? &*incident.before : nullptr);
}

Text decision_in_line(const IncidentReport& incident) {
    if (incident.incident.withdrawal) return say("report.is_withdrawn");
    return incident.incident.decision ? decision_words(incident) : say("report.is_open");
}

Table contents(const EventReport& event) {
    Table table{
        {say("label.incident"), say("label.game"), say("label.players"), say("label.ruling"), say("label.decision")},
        {}};
    for (const IncidentReport& incident : event.incidents) {
        table.rows.push_back({log::to_text(incident.incident.number), foreign(reference_words(incident.incident.game)),
                              names_in_line(incident), ruling_in_line(incident), decision_in_line(incident)});
    }
    return table;
}

Text clocks_before(const adjudicate::Clocks& clocks) {
    const Text running = clocks.running ? say("report.running", {{"side", side(*clocks.running)}}) : Text();
    return join({clock_words(clocks.reading), running}, "; ");
}

Particulars incident_particulars(const IncidentReport& incident) {
    Particulars particulars;
    add_row(particulars, "label.white", player_words(incident.players.white));
    add_row(particulars, "label.black", player_words(incident.players.black));
    const log::LoggedIncident& entered = incident.incident;
    if (entered.report.happened)
        add_row(particulars, "label.happened", to_words(*entered.report.happened, entered.entry.zone));
    add_row(particulars, "label.entered", stamp_words(entered.entry));
    add_row(particulars, "label.raised_by", foreign(spaced(entered.report.reported_by)));
    add_row(particulars, "label.clocks", clocks_before(incident.given.game.clocks));
    add_row(particulars, "label.moves", foreign(last_moves(incident.given.game)));
    add_row(particulars, "label.status", status_words(entered.status()));
    return particulars;
}

/// The position from which the ruling lets play go on, where it is another than the one already shown.
const chess::Setup* played_on(const IncidentReport& incident) {
    if (!incident.proposed || incident.proposed->status >= adjudicate::Status::needs_facts) return nullptr;
    const std::optional<chess::Setup>& setup = incident.proposed->standing.play_from;
    return setup && incident.before != setup ? &*setup : nullptr;
}

Text before_caption(const IncidentReport& incident) {
    return say("report.before", {{"side", side(incident.before->turn)}});
}

Diagrams boards(const IncidentReport& incident) {
    Diagrams diagrams;
    Marks marks = marks_of(incident.given.dispute.acts);
    if (incident.before)
        diagrams.boards.push_back(
            {*incident.before, before_caption(incident), std::move(marks.squares), std::move(marks.arrows)});
    if (const chess::Setup* setup = played_on(incident); setup != nullptr)
        diagrams.boards.push_back({*setup, say("report.goes_on", {{"side", side(setup->turn)}})});
    return diagrams;
}

Blocks what_happened(const IncidentReport& incident, int level) {
    Blocks blocks{{Heading{level, say("label.what_happened")}}};
    const auto sentences = sentences_of(incident.given.dispute.acts, incident.given.dispute.facts);
    List acts = story_of(incident.proposed.value_or(adjudicate::Ruling{}), sentences);
    if (acts.items.empty())
        blocks.push_back({Paragraph{say("report.nothing_entered")}});
    else
        blocks.push_back({std::move(acts)});
    const std::string& note = incident.incident.report.note;
    if (!note.empty()) blocks.push_back({Paragraph{strong(phrase("report.note")) + " " + foreign(note)}});
    return blocks;
}

constexpr std::string_view kMillis = "_ms";

/// How long it was, where the fact says so: "late" of late_ms.
const std::int64_t* duration_in(const log::ToldFact& told) {
    return told.fact.ends_with(kMillis) ? told.value.if_int() : nullptr;
}

std::string fact_name(const log::ToldFact& told) {
    const std::size_t end = duration_in(told) != nullptr ? told.fact.size() - kMillis.size() : told.fact.size();
    return spaced(told.fact.substr(0, end));
}

std::string fact_value(const log::ToldFact& told) {
    const std::int64_t* ms = duration_in(told);
    return ms != nullptr ? to_text(Millis{*ms}) : value_words(told.value);
}

Blocks facts_told(const IncidentReport& incident, int level) {
    if (incident.incident.facts.empty()) return {};
    Table table{{say("label.fact"), say("label.told"), say("label.by")}, {}};
    for (const auto& [told, entry] : incident.incident.facts)
        table.rows.push_back({foreign(fact_name(told)), foreign(fact_value(told)), foreign(told.by)});
    return {{Heading{level, say("label.facts_told")}}, {std::move(table)}};
}

Blocks proposal(const IncidentReport& incident, int level, Considered considered) {
    const auto ruling = as_decided(incident);
    if (!ruling) return {{Heading{level, say("label.ruling")}}, {Paragraph{say("report.no_ruling")}}};
    const auto acts = sentences_of(incident.given.dispute.acts, incident.given.dispute.facts);
    Blocks blocks = explain(*ruling, {.ruleset = incident.ruleset.get(),
                                      .deferred = incident.deferred.get(),
                                      .before = incident.before ? &*incident.before : nullptr,
                                      .acts = acts,
                                      .heading_level = level,
                                      .on_its_own = false,
                                      .considered = considered});
    if (Text notes = clock_notes_in_line(incident.given, *ruling, incident.ruleset.get()); !notes.empty())
        blocks.push_back({Paragraph{std::move(notes)}});
    if (Text earlier = earlier_words(incident.earlier); !earlier.empty())
        blocks.push_back({Paragraph{std::move(earlier)}});
    return blocks;
}

std::string option_in_words(const log::DecisionMade& decision) {
    const std::string imposed = imposed_words(decision.option);
    return imposed.empty() ? phrase("report.an_option") : imposed;
}

std::string what_was_decided(const log::DecisionMade& made) {
    if (made.manner == log::DecisionManner::otherwise) return made.words;
    if (made.manner == log::DecisionManner::as_proposed) return phrase("report.proposed");
    return phrase("report.proposed_with", {{"what", option_in_words(made)}});
}

/// "Entry 5, 2026-11-21 14:03 UTC, by Ada Byron: as proposed. Replaced by entry 9: the appeal was upheld."
Text earlier_decision(const log::Entered<log::DecisionMade>& decision, const log::LogNumber& next) {
    const log::DecisionMade& made = decision.what;
    const std::string why = made.reason.empty() ? std::string() : fmt::format(" ({})", made.reason);
    return foreign(phrase("report.earlier", {{"entry", log::to_text(decision.entry.number)},
                                             {"when", stamp_words(decision.entry)},
                                             {"name", made.by},
                                             {"what", what_was_decided(made)},
                                             {"why", why},
                                             {"next", log::to_text(next)}}));
}

/// What came in the place of a decision: the next one, or the correction of what it was on.
log::LogNumber replaced_by(const log::LoggedIncident& incident, std::size_t decision) {
    const log::Stamp& made = incident.decisions[decision].entry;
    const log::Stamp* next =
        decision + 1 == incident.decisions.size() ? nullptr : &incident.decisions[decision + 1].entry;
    const auto later = std::find_if(incident.corrections.begin(), incident.corrections.end(),
                                    [&](const auto& correction) { return made.hlc < correction.by.entry.hlc; });
    if (later == incident.corrections.end()) return next == nullptr ? made.number : next->number;
    const log::Stamp& corrected = later->by.entry;
    return next == nullptr || corrected.hlc < next->hlc ? corrected.number : next->number;
}

bool stands(const log::LoggedIncident& incident, const log::EntryId& decision) {
    return std::any_of(incident.standing.begin(), incident.standing.end(),
                       [&](const auto& made) { return made.entry.id == decision; });
}

/// Every decision but those that stand.
std::vector<ListItem> earlier_decisions(const log::LoggedIncident& incident) {
    std::vector<ListItem> earlier;
    for (std::size_t i = 0; i < incident.decisions.size(); ++i) {
        const bool counts = incident.decision && i + 1 == incident.decisions.size();
        if (counts || stands(incident, incident.decisions[i].entry.id)) continue;
        earlier.push_back({earlier_decision(incident.decisions[i], replaced_by(incident, i))});
    }
    return earlier;
}

/// As it read before, behind what it reads now.
Blocks corrections(const log::LoggedIncident& incident) {
    Blocks blocks;
    for (const log::CorrectedReport& correction : incident.corrections) {
        const Text line = foreign(phrase("report.corrected", {{"entry", log::to_text(correction.by.entry.number)},
                                                              {"when", stamp_words(correction.by.entry)},
                                                              {"name", correction.by.what.by},
                                                              {"reason", correction.by.what.reason},
                                                              {"acts", acts_in_words(correction.before.acts)}}));
        blocks.push_back({Paragraph{line, Paragraph::Role::remark}});
    }
    return blocks;
}

/// Decisions of other devices that nothing stands in place of; the latest, which counts, is shown by itself.
std::vector<ListItem> other_decisions(const log::LoggedIncident& incident) {
    std::vector<ListItem> others;
    for (std::size_t i = 0; i + 1 < incident.standing.size(); ++i) {
        const auto& [made, entry] = incident.standing[i];
        others.push_back({foreign(phrase("report.beside", {{"entry", log::to_text(entry.number)},
                                                           {"when", stamp_words(entry)},
                                                           {"name", made.by},
                                                           {"what", what_was_decided(made)}}))});
    }
    return others;
}

Blocks decision_blocks(const IncidentReport& incident, int level) {
    Blocks blocks{{Heading{level, say("label.decision")}}};
    const auto& decision = incident.incident.decision;
    if (!decision) {
        blocks.push_back({Paragraph{say("report.not_decided"), Paragraph::Role::verdict}});
        add_list(blocks, say("report.decided_before"), earlier_decisions(incident.incident));
        return blocks;
    }
    blocks.push_back({Paragraph{decision_words(incident), Paragraph::Role::verdict}});
    Particulars particulars;
    add_row(particulars, "label.reason", foreign(decision->what.reason));
    add_row(particulars, "label.decided_by", foreign(decision->what.by));
    add_row(particulars, "label.at", stamp_words(decision->entry));
    if (!particulars.rows.empty()) blocks.push_back({std::move(particulars)});
    add_list(blocks, say("report.decided_beside"), other_decisions(incident.incident));
    add_list(blocks, say("report.decided_before"), earlier_decisions(incident.incident));
    return blocks;
}

Text incident_heading(const IncidentReport& incident) {
    const Text title = say("report.incident", {{"number", log::to_text(incident.incident.number)},
                                               {"game", foreign(reference_words(incident.incident.game))}});
    const bool is_known = !incident.players.white.empty() || !incident.players.black.empty();
    return is_known ? title + ", " + names_in_line(incident) : title;
}

/// The entry, and what verifying the log said of it.
Text small_print(const IncidentReport& incident, const log::Verification& verification) {
    return say(
        "report.small_print",
        {{"entry", code(log::to_text(incident.incident.entry.number))},
         {"verified", foreign(verification.is_ok() ? phrase("report.verified") : verification_words(verification))}});
}

}  // namespace

Section incident_section(const IncidentReport& incident, const log::Verification& verification, Considered considered,
                         int heading_level) {
    const int below = heading_level + 1;
    Section section;
    section.blocks.push_back({Heading{heading_level, incident_heading(incident)}});
    const auto& withdrawal = incident.incident.withdrawal;
    if (withdrawal)
        section.blocks.push_back({Paragraph{join({say("report.withdrawn"), foreign(withdrawal->what.reason)}, " "),
                                            Paragraph::Role::warning}});
    section.blocks.push_back({incident_particulars(incident)});
    if (Diagrams diagrams = boards(incident); !diagrams.boards.empty()) section.blocks.push_back({std::move(diagrams)});
    append(section.blocks, game_steps(incident));
    append(section.blocks, what_happened(incident, below));
    append(section.blocks, corrections(incident.incident));
    append(section.blocks, facts_told(incident, below));
    append(section.blocks, proposal(incident, below, considered));
    if (incident.incident.decision || !withdrawal) append(section.blocks, decision_blocks(incident, below));
    append(section.blocks, appeals_page(incident.incident, below));
    section.blocks.push_back({Paragraph{small_print(incident, verification), Paragraph::Role::remark}});
    return section;
}

Document event_report(const EventReport& event) {
    Document document{.title = phrase("report.title", {{"event", event.event.name}})};
    document.blocks.push_back({event_particulars(event)});
    if (event.incidents.empty()) {
        document.blocks.push_back(
            {Paragraph{say(event.named.empty() ? Key("report.no_incident") : Key("report.no_such_incident"))}});
    } else {
        document.blocks.push_back({Heading{2, say("label.all_incidents")}});
        document.blocks.push_back({contents(event)});
    }
    if (event.audience == Audience::organiser) append(document.blocks, statistics_page(event));
    for (const IncidentReport& incident : event.incidents)
        document.blocks.push_back({incident_section(incident, event.verification, event.considered)});
    for (const AdjournmentReport& adjournment : event.adjournments)
        document.blocks.push_back({adjournment_section(adjournment)});
    if (!event.readings.empty()) document.blocks.push_back({Section{clock_sheet(event.readings), "clock-readings"}});
    return document;
}

}  // namespace jadoube::report
