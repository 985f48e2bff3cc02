#include "adjudicate/dispute/both_players.hpp"

#include <algorithm>
#include <array>

#include "adjudicate/story/of_both.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr std::string_view kByBoth = "by_both";

/// The article holds, or may hold, because both did it.
bool is_about_both(const ArticleFinding& finding, rules::ArticleState wanted) {
    if (finding.finding != wanted) return false;
    const auto tests = tests_of(finding.when);
    return std::any_of(tests.begin(), tests.end(), [](const Answered* test) {
        return test->fact == kByBoth && test->wanted.values == rules::Values{true} && test->found;
    });
}

bool speaks_of_both(const std::vector<Judged>& judged, rules::ArticleState wanted) {
    return std::any_of(judged.begin(), judged.end(), [&](const Judged& one) {
        const auto is_about = [&](const ArticleFinding& finding) { return is_about_both(finding, wanted); };
        return std::any_of(one.ruling.chain.begin(), one.ruling.chain.end(), is_about) ||
               std::any_of(one.unborne.begin(), one.unborne.end(), is_about);
    });
}

bool has_its_facts(const Judged& judged) {
    return judged.ruling.status != Status::needs_facts;
}

/// Each loses what his own ruling takes from him.
void score_together(std::vector<Judged>& judged) {
    std::vector<ResultAnswer*> results;
    for (Judged& one : judged)
        if (one.ruling.result && one.ruling.result->score) results.push_back(&*one.ruling.result);
    if (results.size() < 2) return;
    game::Score least = *results.front()->score;
    for (const ResultAnswer* result : results)
        least = {std::min(least.white, result->score->white), std::min(least.black, result->score->black)};
    for (ResultAnswer* result : results) {
        if (least == game::Score{0, 0} && result->score != least) result->word = rules::ResultWord::both_lose;
        result->score = least;
    }
}

/// Who did it first comes first.
std::array<chess::Color, 2> players_in_order(const Incident& incident, const Dispute& dispute) {
    const auto first = std::find_if(incident.acts.begin(), incident.acts.end(), [&](std::size_t act) {
        const auto subject = act < dispute.acts.size() ? subject_of(dispute.acts[act]) : std::nullopt;
        return subject && color_of(*subject);
    });
    const bool is_blacks = first != incident.acts.end() && subject_of(dispute.acts[*first]) == Person::black;
    const chess::Color one = is_blacks ? chess::Color::black : chess::Color::white;
    return {one, !one};
}

}  // namespace

std::vector<Judged> judge_players(const Incident& incident, const Dispute& dispute, const JudgeOne& judge) {
    std::vector<Judged> of_both = judge(incident, {});
    if (!is_of_both(incident, dispute) || speaks_of_both(of_both, rules::ArticleState::applies)) return of_both;
    std::vector<Judged> of_each;
    const bool in_order = has_act_of_each(incident, dispute);
    for (const chess::Color player : players_in_order(incident, dispute)) {
        const std::vector<Judged> before = in_order ? of_each : std::vector<Judged>{};
        for (Judged& one : judge(part_of(incident, dispute, player, false), before)) of_each.push_back(std::move(one));
    }
    const bool hangs_on_both = speaks_of_both(of_both, rules::ArticleState::open);
    if (hangs_on_both && std::none_of(of_each.begin(), of_each.end(), has_its_facts)) return of_both;
    score_together(of_each);
    return of_each;
}

}  // namespace jadoube::adjudicate
