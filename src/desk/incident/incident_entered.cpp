#include "desk/incident/incident_entered.hpp"

#include "base/error.hpp"
#include "desk/incident/alike.hpp"
#include "desk/known/earlier_matters.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace jadoube::desk {
namespace {

/// The report as the log keeps it; `by` told the facts where nobody else is named.
log::IncidentReported report_of(const IncidentTold& told, const GameNow& game, rules::Play play, rules::Play usual,
                                const std::string& by) {
    const adjudicate::Case& given = told.told.given;
    const auto& reported_by = given.dispute.reported_by;
    const std::string teller = reported_by ? std::string(name_of(*reported_by)) : by;
    log::IncidentReported report = to_report(given, teller);
    if (play != usual) report.facts.push_back({"play", rules::name_of(play), teller});
    if (game.at) {
        report.ply = game.at->value;
        report.fen.reset();
        report.moves.clear();
    }
    if (told.goes_on_from) {
        const auto& board = told.goes_on_from->standing.play_from;
        report.goes_on_from = told.goes_on_from->incident;
        report.fen = board ? std::optional(chess::to_fen(*board)) : std::nullopt;
        report.moves.clear();
    }
    report.note = told.told.note;
    report.happened = told.told.happened;
    return report;
}

/// As the log has it, unless somebody tells it otherwise.
void say_that_it_is_over(const EndedGame& ended, log::IncidentReported& report) {
    const bool is_told = std::ranges::any_of(report.facts, [](const auto& told) { return is_of_the_end(told.fact); });
    if (!is_told) report.facts.push_back(told_end(ended));
}

/// The kind of play of the game: that of the event, unless another is told, or a control that makes it another.
tl::expected<KindOfPlay, Errors> play_told(const OpenLog& open, const CaseTold& told, const log::EventBegun& event) {
    if (told.play || !told.control || game::to_text(*told.control) == event.control)
        return KindOfPlay{told.play.value_or(event.play)};
    const auto laws = laws_in(open.store, rules_of(open.state));
    if (!laws) return tl::unexpected<Errors>(laws.error());
    return kind_of_play(laws->ruleset(), told.play, told.control, event.play);
}

/// That the same offence is not entered a second time, and counted twice.
Result<void> require_another(const OpenLog& open, const log::LoggedIncident& now) {
    const auto like =
        std::find_if(open.state.incidents.begin(), open.state.incidents.end(), [&](const log::LoggedIncident& earlier) {
            return !earlier.withdrawal && !earlier.is_veiled && earlier.game == now.game &&
                   is_like(earlier.report, now.report);
        });
    if (like == open.state.incidents.end()) return {};
    return failure(ErrorCode::usage,
                   fmt::format("incident {} (entry {}) tells of the same game, moment and kind: is this the same?",
                               like->number, like->entry.number),
                   event::to_text(now.game),
                   fmt::format("if it is, it stands already: 'jadoube report --incident {}'; if it is another, say "
                               "--another",
                               like->number));
}

bool is_same_fact(const log::ToldFact& a, const log::ToldFact& b) {
    return a.fact == b.fact && a.value == b.value;
}

}  // namespace

tl::expected<IncidentToEnter, Errors> incident_to_enter(const OpenLog& open, const IncidentTold& told,
                                                        const Recording& recording) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    auto game = game_now(open, told.game);
    if (!game) return fail(game.error());
    const log::EventBegun event = event_of(open.state);
    const auto play = play_told(open, told.told, event);
    if (!play) return tl::unexpected<Errors>(play.error());
    const event::GameReference& reference = told.game.reference;
    log::IncidentReported report = report_of(told, *game, play->play, event.play, recording.author);
    if (const auto ended = ended_game(open.state, reference, {.happened = report.happened}))
        say_that_it_is_over(*ended, report);
    GameMatter matter{
        .incident = incident_to_be(open, recording.id, reference, rules_of(open.state), std::move(report)),
        .game = game->game,
        .event = event,
        .elsewhere =
            earlier_elsewhere(open.state, reference, game->game.known.players, {.happened = told.told.happened})};
    if (const auto before = take_what_was_before(open.store, open.state, matter); !before) return fail(before.error());
    const auto new_one = told.is_another ? Result<void>{} : require_another(open, matter.incident);
    if (!new_one) return fail(new_one.error());
    return IncidentToEnter{recording, std::move(*game), std::move(matter), *play};
}

bool reports(const log::Entry& entry, const event::GameReference& game, const CaseTold& told) {
    const auto& there = std::get<log::IncidentReported>(entry.data);
    const log::IncidentReported now = to_report(told.given, {});
    return entry.game == game && there.acts == now.acts && there.told_complete == now.told_complete &&
           there.clocks == now.clocks && there.note == told.note && there.happened == told.happened &&
           there.facts.size() >= now.facts.size() &&
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
    if (incident.is_confidential) entries.back().field_key = std::make_shared<const log::Secret>(log::new_field_key());
    entries.push_back(ruling_entry(incident.recording, entered, judged));
    const auto recorded = open.record(entries);
    if (!recorded) return tl::unexpected<Error>(recorded.error());
    const log::Recorded& report = (*recorded)[recorded->size() - 2];
    const auto number = open.store.incident_number_of(report.entry);  // others may have entered some meanwhile
    return Receipt{report.entry.seq, incident.recording.id, report.was_there, number.value_or(entered.number)};
}

}  // namespace jadoube::desk
