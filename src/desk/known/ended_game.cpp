#include "desk/known/ended_game.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "desk/known/election.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "rules/vocabulary/kind.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Effect;
using adjudicate::EffectWord;
using adjudicate::MatterRuling;
using adjudicate::Ruling;
using adjudicate::Status;

constexpr std::string_view kEndedBy = "game_ended_by";
constexpr std::string_view kLog = "log";
constexpr std::string_view kUnlessTold = "-f game_ended_by=no";

std::string_view by_ruling() {
    return rules::name_of(rules::Ending::ruling);
}

/// "1-0", and by forfeit "+/-", "-/+", "-/-".
std::optional<game::Score> score_of(const std::string& result) {
    if (result == "+/-") return game::Score{2, 0};
    if (result == "-/+") return game::Score{0, 2};
    if (result == "-/-") return game::Score{0, 0};
    return game::parse_score(result);
}

std::optional<EndedGame> by_penalty(const log::State& state, const event::GameReference& game,
                                    const BeforeIncident& before) {
    std::optional<EndedGame> ended;
    for (const log::LoggedIncident* incident : incidents_before(state, before)) {
        const auto loser = loser_by_penalty(*incident);
        const bool is_open_to_all = !incident->withdrawal && !incident->is_veiled && !incident->is_for_few_eyes;
        if (incident->game != game || !loser || !is_open_to_all) continue;
        const game::Score score = *loser == chess::Color::white ? game::Score{0, 2} : game::Score{2, 0};
        ended = EndedGame{score, report::phrase("begin.ended_by_penalty",
                                                {{"number", log::to_text(incident->number)},
                                                 {"what", report::imposed_words(incident->decision->what.option)},
                                                 {"score", game::to_text(score)},
                                                 {"command", std::string(kUnlessTold)}})};
    }
    return ended;
}

std::optional<EndedGame> by_result(const log::State& state, const event::GameReference& game,
                                   const std::optional<log::UtcTime>& happened) {
    const auto round = state.rounds.find(event::round_of(game));
    if (round == state.rounds.end() || (happened && *happened < round->second.entry.at)) return std::nullopt;
    const auto& games = round->second.what.games;
    const auto paired = std::find_if(games.begin(), games.end(), [&](const auto& one) { return one.game == game; });
    if (paired == games.end() || paired->result.empty()) return std::nullopt;
    return EndedGame{score_of(paired->result),
                     report::phrase("begin.ended_by_result", {{"result", report::foreign(paired->result)},
                                                              {"command", std::string(kUnlessTold)}})};
}

bool outlasts_the_game(const MatterRuling& matter) {
    return std::any_of(matter.kinds.begin(), matter.kinds.end(),
                       [](rules::Kind kind) { return rules::row_of(kind).traits.outlasts_the_game; });
}

bool is_asked_of(const MatterRuling& matter, const std::string& article) {
    return std::any_of(matter.chain.begin(), matter.chain.end(),
                       [&](const adjudicate::ArticleFinding& finding) { return finding.article == article; });
}

class TooLate {
public:
    explicit TooLate(Ruling& ruling) : ruling_(ruling) {}

    void leave_out() {
        std::vector<MatterRuling> kept;
        for (MatterRuling& matter : ruling_.matters) {
            const bool is_kept = outlasts_the_game(matter);
            places_.push_back(is_kept ? std::optional(kept.size()) : std::nullopt);
            if (is_kept) kept.push_back(std::move(matter));
        }
        ruling_.matters = std::move(kept);
        for (Effect& effect : ruling_.story) tell(effect);
        const auto main = ruling_.main_matter < places_.size() ? places_[ruling_.main_matter] : std::nullopt;
        ruling_.main_matter = main.value_or(ruling_.matters.empty() ? 0 : ruling_.matters.size() - 1);
        ruling_.conclusion = ruling_.main() != nullptr ? ruling_.main()->conclusion : adjudicate::Conclusion::no_breach;
        ruling_.status = Status::decided;
        for (const MatterRuling& matter : ruling_.matters) ruling_.status = std::max(ruling_.status, matter.status);
        if (ruling_.status != Status::needs_facts) ruling_.if_usual.reset();
        std::erase_if(ruling_.questions, [&](const adjudicate::OpenQuestion& question) { return !is_open(question); });
    }

private:
    void tell(Effect& effect) const {
        const bool is_kept = effect.matter && places_[*effect.matter];
        if (is_kept)
            effect.matter = places_[*effect.matter];
        else if (effect.matter || effect.what != EffectWord::kept)
            effect = {.what = EffectWord::none, .why = adjudicate::NoEffect::game_over};
    }

    [[nodiscard]] bool is_open(const adjudicate::OpenQuestion& question) const {
        return std::any_of(ruling_.matters.begin(), ruling_.matters.end(), [&](const MatterRuling& matter) {
            return matter.status == Status::needs_facts &&
                   std::any_of(question.articles.begin(), question.articles.end(),
                               [&](const std::string& article) { return is_asked_of(matter, article); });
        });
    }

    Ruling& ruling_;
    std::vector<std::optional<std::size_t>> places_ = {};  // of each matter among those kept
};

}  // namespace

std::optional<EndedGame> ended_game(const log::State& state, const event::GameReference& game,
                                    const BeforeIncident& before) {
    auto ended = by_penalty(state, game, before);
    const bool is_decided_upon = std::ranges::any_of(state.incidents, [&](const log::LoggedIncident& incident) {
        return incident.game == game && incident.status() == log::IncidentStatus::decided;
    });
    return ended || is_decided_upon ? ended : by_result(state, game, before.happened);
}

log::ToldFact told_end() {
    return {std::string(kEndedBy), Json(by_ruling()), std::string(kLog)};
}

bool is_told_after_the_end(const log::LoggedIncident& incident) {
    const auto told = std::find_if(incident.facts.rbegin(), incident.facts.rend(),
                                   [](const auto& one) { return one.what.fact == kEndedBy; });
    return told != incident.facts.rend() && told->what == told_end();
}

Ruling after_the_end(Ruling ruling, const EndedGame& ended) {
    TooLate(ruling).leave_out();
    const adjudicate::FinalStanding over{.over = adjudicate::GameEnd{.score = ended.score}};
    ruling.standing = over;
    if (ruling.if_usual) ruling.if_usual->standing = over;
    for (adjudicate::OpenQuestion& question : ruling.questions)
        for (adjudicate::Supposed& lead : question.leads_to) lead.standing = over;
    return ruling;
}

}  // namespace jadoube::desk
