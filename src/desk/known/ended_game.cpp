#include "desk/known/ended_game.hpp"

#include <algorithm>

#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "desk/known/election.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::EndBefore;

constexpr std::string_view kEndedBy = "game_ended_by";
constexpr std::string_view kLog = "log";
constexpr std::string_view kUnlessTold = "-f game_ended_by=no";

/// "1-0", and by forfeit "+/-", "-/+", "-/-".
std::optional<game::Score> score_of(const std::string& result) {
    if (result == "+/-") return game::Score{2, 0};
    if (result == "-/+") return game::Score{0, 2};
    if (result == "-/-") return game::Score{0, 0};
    return game::parse_score(result);
}

EndedGame by_penalty(const log::LoggedIncident& incident, chess::Color loser) {
    const game::Score score = loser == chess::Color::white ? game::Score{0, 2} : game::Score{2, 0};
    return {{.score = score},
            report::phrase("begin.ended_by_penalty", {{"number", log::to_text(incident.number)},
                                                      {"what", report::imposed_words(incident.decision->what.option)},
                                                      {"score", game::to_text(score)},
                                                      {"command", std::string(kUnlessTold)}})};
}

EndedGame by_ruling(const log::LoggedIncident& incident, const adjudicate::GameEnd& over) {
    const report::Text by = report::foreign(report::words_of("fact.game_ended_by", name_of(over.by)));
    return {
        {over.by, over.score},
        report::phrase("begin.ended_by_ruling", {{"number", log::to_text(incident.number)},
                                                 {"how", over.score ? report::foreign(game::to_text(*over.score)) : by},
                                                 {"command", std::string(kUnlessTold)}})};
}

/// Declared void, or begun anew: what is played next is another game.
bool is_another_game(const adjudicate::GameEnd& over) {
    return over.by == rules::Ending::ruling && !over.score;
}

EndedGame by_words(const log::LoggedIncident& incident, const game::Score& score) {
    return {{.score = score},
            report::phrase("begin.ended_by_ruling", {{"number", log::to_text(incident.number)},
                                                     {"how", game::to_text(score)},
                                                     {"command", std::string(kUnlessTold)}})};
}

bool is_otherwise(const log::LoggedIncident& incident) {
    return incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise;
}

/// How a decided incident leaves the game.
std::optional<EndedGame> end_decided(const log::LoggedIncident& incident) {
    if (is_otherwise(incident)) return by_words(incident, *result_decided(incident.decision->what));
    if (const auto loser = loser_by_penalty(incident)) return by_penalty(incident, *loser);
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    const bool is_over = ruling && ruling->standing.over && !is_another_game(*ruling->standing.over);
    return is_over ? std::optional(by_ruling(incident, *ruling->standing.over)) : std::nullopt;
}

/// It came after an end, and says nothing of its own about that.
bool only_comes_after(const log::LoggedIncident& incident) {
    if (!is_told_after_the_end(incident)) return false;
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    return ruling && ruling->standing.over && !ruling->standing.over->matter;
}

bool says_how_it_stands(const log::LoggedIncident& incident) {
    const log::IncidentStatus status = incident.status();
    const bool is_decided = status == log::IncidentStatus::decided || status == log::IncidentStatus::contested;
    if (!is_decided || incident.is_veiled || incident.is_for_few_eyes) return false;
    if (is_otherwise(incident)) return result_decided(incident.decision->what).has_value();
    return incident.ruling && !only_comes_after(incident);
}

/// What was ruled upon before the end was decided did not know of it, and leaves nothing in play.
bool is_ruled_knowing(const log::LoggedIncident& incident, const log::LoggedIncident& end) {
    return incident.ruling->entry.hlc > end.decision->entry.hlc;
}

std::optional<EndedGame> by_result(const log::Entered<log::RoundPaired>& round, const event::GameReference& game) {
    const auto& games = round.what.games;
    const auto paired = std::find_if(games.begin(), games.end(), [&](const auto& one) { return one.game == game; });
    if (paired == games.end() || paired->result.empty()) return std::nullopt;
    return EndedGame{.end = {.score = score_of(paired->result)},
                     .remark = report::phrase("begin.ended_by_result", {{"result", report::foreign(paired->result)},
                                                                        {"command", std::string(kUnlessTold)}}),
                     .is_imported = true};
}

/// The result that the pairing has, with the time at which it came.
std::optional<EndedGame> end_paired(const log::State& state, const event::GameReference& game) {
    const auto round = state.rounds.find(event::round_of(game));
    return round == state.rounds.end() ? std::nullopt : by_result(round->second, game);
}

}  // namespace

std::optional<game::Score> result_decided(const log::DecisionMade& decision) {
    if (decision.manner != log::DecisionManner::otherwise) return std::nullopt;
    constexpr std::string_view kAround = ".,;:!()'\"";
    std::optional<game::Score> named;
    for (std::string_view word : split(decision.words, ' ')) {
        word.remove_prefix(std::min(word.find_first_not_of(kAround), word.size()));
        word = word.substr(0, word.find_last_not_of(kAround) + 1);
        const auto score = score_of(std::string(word));
        if (score && named && *score != *named) return std::nullopt;
        if (score) named = score;
    }
    return named;
}

std::string stands_since(const log::State& state, const event::GameReference& game) {
    const auto ended = ended_game(state, game);
    const auto paired = end_paired(state, game);
    const bool is_paired_otherwise = paired && (!ended || ended->end.score != paired->end.score);
    const report::Text board = event::to_text(game);
    if (is_paired_otherwise) {
        const report::Text result = paired->end.score ? game::to_text(*paired->end.score) : std::string();
        if (!ended || !ended->end.score)
            return report::phrase("decided.in_play_before_result", {{"game", board}, {"result", result}});
        return report::phrase("decided.over_before_result",
                              {{"game", board}, {"result", result}, {"score", game::to_text(*ended->end.score)}});
    }
    if (!ended || !ended->end.score) return {};
    return report::phrase("decided.over", {{"game", board}, {"score", game::to_text(*ended->end.score)}});
}

std::optional<EndedGame> ended_game(const log::State& state, const event::GameReference& game,
                                    const BeforeIncident& before) {
    const log::LoggedIncident* last = nullptr;
    const log::LoggedIncident* ended_by = nullptr;
    std::optional<EndedGame> ended;
    for (const log::LoggedIncident* incident : incidents_before(state, before)) {
        if (incident->game != game || !says_how_it_stands(*incident)) continue;
        last = incident;
        auto end = end_decided(*incident);
        if (!end && ended && !is_ruled_knowing(*incident, *ended_by)) continue;
        ended = std::move(end);
        ended_by = incident;
    }
    if (ended) return ended;
    const auto round = state.rounds.find(event::round_of(game));
    if (round == state.rounds.end()) return std::nullopt;
    const log::UtcTime imported = round->second.entry.at;
    const bool is_before = before.happened && *before.happened < imported;
    const bool is_in_play_since = last != nullptr && imported <= last->decision->entry.at;
    return is_before || is_in_play_since ? std::nullopt : by_result(round->second, game);
}

log::ToldFact told_end(const EndedGame& ended) {
    return {std::string(kEndedBy), Json(name_of(ended.end.by)), std::string(kLog)};
}

bool is_of_the_end(const std::string& fact) {
    return fact == kEndedBy;
}

namespace {

const log::ToldFact* last_told_end(const log::LoggedIncident& incident) {
    const auto told = std::find_if(incident.facts.rbegin(), incident.facts.rend(),
                                   [](const auto& one) { return is_of_the_end(one.what.fact); });
    return told == incident.facts.rend() ? nullptr : &told->what;
}

}  // namespace

bool is_told_after_the_end(const log::LoggedIncident& incident) {
    const log::ToldFact* told = last_told_end(incident);
    return told != nullptr && told->by == kLog;
}

bool is_end_told_otherwise(const log::LoggedIncident& incident) {
    const log::ToldFact* told = last_told_end(incident);
    return told != nullptr && told->by != kLog;
}

}  // namespace jadoube::desk
