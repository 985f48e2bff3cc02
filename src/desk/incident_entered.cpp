#include "desk/incident_entered.hpp"

#include <algorithm>

namespace jadoube::desk {
namespace {

/// The report as the log keeps it; `by` told the facts where nobody else is named.
log::IncidentReported report_of(const IncidentTold& told, const GameNow& game, const log::EventBegun& event,
                                const std::string& by) {
    const auto& reported_by = told.told.dispute.reported_by;
    const std::string teller = reported_by ? std::string(name_of(*reported_by)) : by;
    log::IncidentReported report = to_report(told.told, teller);
    if (!told.play.empty() && told.play != event.play) report.facts.push_back({"play", told.play, teller});
    if (game.at) {
        report.ply = game.at->value;
        report.fen.reset();
        report.moves.clear();
    }
    report.note = told.note;
    return report;
}

bool is_same_fact(const log::ToldFact& a, const log::ToldFact& b) {
    return a.fact == b.fact && a.value == b.value;
}

}  // namespace

Result<IncidentToEnter> incident_to_enter(const OpenLog& open, const IncidentTold& told, const Recording& recording) {
    auto game = game_now(open, told.game);
    if (!game) return tl::unexpected<Error>(game.error());
    const log::EventBegun event = event_of(open.state);
    const event::GameReference& reference = told.game.reference;
    GameMatter matter{.incident = incident_to_be(open, recording.id, reference, rules_of(open.state),
                                                 report_of(told, *game, event, recording.author)),
                      .game = game->game,
                      .event = event,
                      .earlier = log::counted_in(open.state, reference)};
    return IncidentToEnter{recording, std::move(*game), std::move(matter)};
}

bool reports(const log::Entry& entry, const event::GameReference& game, const adjudicate::Case& told,
             const std::string& note) {
    const auto& there = std::get<log::IncidentReported>(entry.data);
    const log::IncidentReported now = to_report(told, {});
    return entry.game == game && there.acts == now.acts && there.told_complete == now.told_complete &&
           there.clocks == now.clocks && there.note == note && there.facts.size() >= now.facts.size() &&
           std::equal(now.facts.begin(), now.facts.end(), there.facts.begin(), is_same_fact);
}

Result<Receipt> enter(OpenLog& open, const IncidentToEnter& incident, const JudgedMatter& judged) {
    const log::LoggedIncident& entered = incident.matter.incident;
    std::vector<log::NewEntry> entries;
    if (incident.game.is_new) {
        auto game = game_entry(open, incident.recording, entered.game, incident.game.game);
        if (!game) return tl::unexpected<Error>(game.error());
        entries.push_back(std::move(*game));
    }
    entries.push_back({incident.recording.id, entered.report, incident.recording.author, entered.game});
    entries.push_back(ruling_entry(incident.recording, entered, judged));
    const auto recorded = open.record(entries);
    if (!recorded) return tl::unexpected<Error>(recorded.error());
    const log::Recorded& report = (*recorded)[recorded->size() - 2];
    const auto number = open.store.incident_number_at(report.entry.seq);  // others may have entered some meanwhile
    return Receipt{report.entry.seq, incident.recording.id, report.was_there, number.value_or(entered.number)};
}

}  // namespace jadoube::desk
