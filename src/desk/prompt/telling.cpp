#include "desk/prompt/telling.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/incident_told.hpp"
#include "desk/known/ended_game.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kRemark = "note:";

/// One line of all: the acts in their order, then the remarks, which end a line.
std::string one_line(const std::vector<std::string>& lines) {
    std::string acts;
    std::string remarks;
    for (const std::string& line : lines) {
        const auto note = lower(line).find(kRemark);
        acts += (acts.empty() ? "" : "; ") + std::string(trim(line.substr(0, note)));
        if (note == std::string::npos) continue;
        remarks += (remarks.empty() ? "" : "; ") + std::string(trim(line.substr(note + kRemark.size())));
    }
    return remarks.empty() ? acts : acts + "; " + std::string(kRemark) + " " + remarks;
}

Result<IncidentTold> with_answers(IncidentTold told, const ToldValues& answers) {
    for (const auto& [fact, values] : answers) {
        if (told.told.given.dispute.facts.emplace(fact, values).second) continue;
        return failure(ErrorCode::usage, "the line tells it otherwise", fact, "take the line back, or the answer");
    }
    return told;
}

/// What is told besides the lines.
IncidentTold told_of_game(const Telling& telling) {
    IncidentTold told{.game = game_told(telling), .is_another = telling.is_another};
    told.told.given.game.start = telling.position;
    told.told.given.game.whole_game = !telling.position;
    return told;
}

tl::expected<ToldSoFar, Errors> judged(const OpenLog& open, const Telling& telling, const IncidentTold& told,
                                       const std::string& by) {
    auto incident = incident_to_enter(open, told, {telling.id, by});
    if (!incident) return tl::unexpected<Errors>(incident.error());
    auto judged = judge_matter(open, incident->matter);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    if (const auto heard = require_heard(judged->ruling, judged->given.dispute, judged->given.dispute.facts); !heard)
        return tl::unexpected<Errors>(Errors{heard.error()});
    return ToldSoFar{.incident = std::move(*incident), .judged = std::move(*judged)};
}

}  // namespace

GameTold game_told(const Telling& telling) {
    return {.reference = telling.game,
            .players = telling.players,
            .record = telling.record,
            .at = telling.at,
            .has_own_position = telling.position.has_value(),
            .is_end_told =
                std::ranges::any_of(telling.answers, [](const auto& told) { return is_of_the_end(told.first); })};
}

log::Part Telling::part() const {
    const bool names = !players.white.empty() || !players.black.empty();
    return names ? log::Part(log::WholeLog{}) : log::Part(log::GameOf{game});
}

tl::expected<ToldSoFar, Errors> judged_so_far(const OpenLog& open, const Telling& telling, const std::string& by) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const auto now = game_now(open, game_told(telling));
    if (!now) return fail(now.error());
    const Beginning beginning = beginning_of(open, game_told(telling), *now, telling.position);
    const auto line = read_in_game(one_line(telling.lines), beginning);
    if (!line) return fail(line.error());
    auto told = told_by_line(told_of_game(telling), *line);
    if (told) told = with_answers(std::move(*told), telling.answers);
    if (!told) return fail(told.error());
    auto so_far = judged(open, telling, *told, by);
    if (!so_far) return so_far;
    so_far->read_as = read_back(line->read, line->position);
    so_far->remark = beginning.remark(line->goes_on_from);
    return so_far;
}

}  // namespace jadoube::desk
