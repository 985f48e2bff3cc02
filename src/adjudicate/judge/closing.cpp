#include "adjudicate/judge/closing.hpp"

#include <algorithm>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/turning_points.hpp"
#include "adjudicate/judge/result_answer.hpp"
#include "adjudicate/story/ends_by_itself.hpp"
#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/count.hpp"

namespace jadoube::adjudicate {
using rules::Kind;

namespace {

bool is_illegal_kind(Kind kind) {
    return rules::row_of(kind).traits.counts_as_illegal_move;
}

bool asks_how_many(const ArticleFinding& finding) {
    const auto tests = grounds_of(finding);
    return std::any_of(tests.begin(), tests.end(), [](const Answered* test) {
        const auto count = rules::count_named(test->fact);
        return count && count->only_remembered;
    });
}

/// A flag, a draw or an end found, where something else had ended the game.
bool comes_after_another_end(const Scene& scene, Kind kind) {
    using rules::Ending;
    const bool is_flag = rules::kind_covers(Kind::claim_flag, kind);
    const bool is_draw_or_seen =
        rules::kind_covers(Kind::claim_draw, kind) || rules::row_of(kind).traits.shows != Ending::no;
    if (!is_flag && !is_draw_or_seen) return false;
    const Ending ended = game_ended_by(scene).value_or(Ending::no);
    return ended != Ending::no && (is_flag || (ended != Ending::ruling && says_another_end(kind, ended)));
}

}  // namespace

bool is_anything_open(const MatterRuling& ruling, bool rest_is_open) {
    const auto open = [](const auto& answer) { return answer && answer->status == Status::needs_facts; };
    return rest_is_open || open(ruling.game) || open(ruling.position) || open(ruling.obligation) ||
           open(ruling.clock) || open(ruling.result);
}

Status status_of(const MatterRuling& ruling, bool silent, bool rest_is_open) {
    Status worst = silent ? Status::silent : Status::decided;
    const auto take = [&](const auto& answer) {
        if (answer) worst = std::max(worst, answer->status);
    };
    take(ruling.game);
    take(ruling.position);
    take(ruling.obligation);
    take(ruling.clock);
    take(ruling.result);
    if (rest_is_open) worst = std::max(worst, Status::needs_facts);
    for (const OtherAnswer& other : ruling.other) {
        if (other.kind == rules::OtherKind::discretion) worst = std::max(worst, Status::discretion);
    }
    return ruling.conflicts.empty() ? worst : Status::conflict;
}

bool is_only_referred(const MatterRuling& ruling) {
    const bool is_referred = std::any_of(ruling.other.begin(), ruling.other.end(), [](const OtherAnswer& other) {
        return other.kind == rules::OtherKind::refer;
    });
    return is_referred && !ruling.game && !ruling.result;
}

bool fails_by_result(const Scene& scene, const MatterRuling& ruling) {
    const Incident& incident = scene.incident;
    const auto claimant = incident.objection.raised_by ? color_of(*incident.objection.raised_by) : std::nullopt;
    const auto calls_own_flag = [&](rules::Kind kind) {
        return rules::row_of(kind).traits.about_the_flag && incident.offender == claimant;
    };
    if (claimant && std::any_of(incident.kinds.begin(), incident.kinds.end(), calls_own_flag)) return false;
    const bool says_how_it_ended = rules::covers_any(Kind::claim_checkmate, incident.kinds);  // of himself, perhaps
    if (says_how_it_ended && ruling.result) return false;
    if (claimant && ruling.result && ruling.result->score == loss_of(*claimant)) return true;
    return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                       [&](Kind kind) { return comes_after_another_end(scene, kind); });
}

bool is_taken_back(const Incident& incident, const MatterRuling& ruling) {
    if (ruling.game && ruling.game->what && ruling.game->what != rules::GameWord::play_on) return true;
    if (ruling.status == Status::needs_facts || ruling.status == Status::conflict) return true;
    if (!ruling.position || goes_on_from_move_instead(incident, ruling)) return false;
    if (ruling.position->place != rules::Place::stand) return true;
    return incident.play.retracted && incident.play.complete == true && ruling.conclusion != Conclusion::waived;
}

bool goes_on_from_move_instead(const Incident& incident, const MatterRuling& ruling) {
    if (!incident.play.played_instead || !ruling.position || !ruling.position->setup) return false;
    const auto& duty = ruling.obligation;
    const auto& board = ruling.position->setup;
    const bool has_met_duty = duty && duty->discharged && !duty->articles.empty() && !incident.choice.demand;
    return has_met_duty || board == board_left_by(incident) || (board == incident.base && (!duty || duty->discharged));
}

bool is_completed_illegal_move(const Scene& scene, const MatterRuling& ruling, const std::vector<Applied>& applied) {
    const auto& kinds = scene.incident.kinds;
    const bool is_illegal = std::any_of(kinds.begin(), kinds.end(), is_illegal_kind) ||
                            std::any_of(applied.begin(), applied.end(), [](const Applied& one) {
                                const auto* treat = std::get_if<rules::TreatAs>(&one.remedy->what);
                                return treat != nullptr && is_illegal_kind(treat->kind);
                            });
    const bool is_completed = completed(scene).value_or(find_fact(scene, "completed").values == rules::Values{true});
    // Where only what is due instead is open, that it was illegal is not.
    const auto& position = ruling.position;
    const bool goes_back =
        position && position->status == Status::decided && position->place && *position->place != rules::Place::stand;
    const bool is_found = ruling.conclusion == Conclusion::breach || (!ruling.conclusion && goes_back);
    return is_illegal && is_found && is_completed;
}

std::optional<Kind> counts_as(const Incident& incident, const MatterRuling& ruling, bool is_completed_illegal) {
    const bool is_counted = std::any_of(ruling.chain.begin(), ruling.chain.end(), [&](const ArticleFinding& finding) {
        return asks_how_many(finding) && (is_completed_illegal || finding.finding == rules::ArticleState::applies);
    });
    if (is_counted) return Kind::illegal_move;
    const bool waits = std::any_of(ruling.other.begin(), ruling.other.end(),
                                   [](const OtherAnswer& answer) { return answer.kind == rules::OtherKind::wait; });
    constexpr Kind kClaim = Kind::claim_draw_normal_means;
    return waits && incident.kinds == std::vector{kClaim} ? std::optional(kClaim) : std::nullopt;
}

}  // namespace jadoube::adjudicate
