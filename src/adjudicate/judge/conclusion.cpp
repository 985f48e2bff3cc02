#include "adjudicate/judge/conclusion.hpp"

#include <algorithm>
#include <array>

#include "adjudicate/story/classify.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::ArticleState;
using rules::GameWord;
using rules::KindClass;
using rules::OtherKind;

template <typename T>
bool is(const Applied& applied) {
    return std::holds_alternative<T>(applied.remedy->what);
}

bool is_other(const Applied& applied, std::initializer_list<OtherKind> kinds) {
    const auto* other = std::get_if<rules::OtherRemedy>(&applied.remedy->what);
    return other != nullptr && std::find(kinds.begin(), kinds.end(), other->kind) != kinds.end();
}

bool is_game(const Applied& applied, GameWord what) {
    const auto* game = std::get_if<rules::GameRemedy>(&applied.remedy->what);
    return game != nullptr && game->what == what;
}

bool changes_game(const Applied& applied) {
    return is<rules::GameRemedy>(applied) && !is_game(applied, GameWord::play_on);
}

bool is_obligation(const Applied& applied) {
    return question_of(*applied.remedy) == rules::Question::obligation;
}

bool is_deferred(const Applied& applied) {
    const auto* treat = std::get_if<rules::TreatAs>(&applied.remedy->what);
    return treat != nullptr && treat->from_next_turn;
}

/// He is in the middle of his turn and holds or has let go a man where it may go: nothing has been done yet that he may
/// not do.
bool is_in_middle_of_turn(const Incident& incident) {
    if (incident.play.retracted || incident.play.pressed || incident.play.complete == true || incident.unseen.moved)
        return false;
    if (!incident.play.done || incident.play.done->held || incident.play.done->legal) return true;
    // A Pawn that waits for its piece: while the game goes on, codes say by themselves when he has to name it.
    const bool is_over = incident.ended_by != rules::Ending::no;
    const bool waits_for_its_piece = new_piece(*incident.play.done) == rules::NewPiece::none;
    return is_over && incident.base && waits_for_its_piece && is_promotion(*incident.play.done, *incident.base);
}

/// What he had begun, nobody has objected to, or the game ended before he could go on with it: he alone had to, and
/// nobody was to elect how.
bool has_only_to_go_on(const Findings& findings) {
    const Incident& incident = findings.incident;
    const bool has_begun_a_move = incident.play.done && !incident.objection.doubted;
    if (!has_begun_a_move && incident.ended_by == rules::Ending::no) return false;
    const auto& duty = findings.duty;
    const bool is_his = !duty || duty->options.empty() || duty->chooser == party_of(duty->binds);
    return is_his && is_in_middle_of_turn(incident);
}

/// More than nothing, a right, or a `stand` that only confirms.
bool weighs(const Applied& applied, bool discharged) {
    if (is<rules::May>(applied) || is<rules::Stand>(applied) || is<rules::LoseRight>(applied)) return false;
    const auto* other = std::get_if<rules::OtherRemedy>(&applied.remedy->what);
    if (other != nullptr) return rules::row_of(other->kind).weighs;
    if (is_game(applied, GameWord::play_on)) return false;
    if (is<rules::TreatAs>(applied)) return is_deferred(applied);
    return !(discharged && is_obligation(applied));
}

KindClass class_of(const Incident& incident) {
    return incident.kinds.empty() ? KindClass::act : rules::row_of(incident.kinds.front()).kind_class;
}

bool any(const std::vector<Applied>& applied, const auto& test) {
    return std::any_of(applied.begin(), applied.end(), test);
}

bool window_closed(const Findings& findings) {
    return std::any_of(findings.chain.begin(), findings.chain.end(),
                       [](const ArticleFinding& f) { return f.finding == ArticleState::window_closed; });
}

std::optional<Conclusion> conclude_act(const Findings& findings) {
    const bool is_in_order = has_only_to_go_on(findings);
    const bool is_over = findings.incident.ended_by != rules::Ending::no;  // then no duty is left
    const bool is_duty_light = findings.discharged || is_over || is_in_order;
    const bool breach = any(findings.applied, [&](const Applied& applied) { return weighs(applied, is_duty_light); });
    if (findings.right_lost) return Conclusion::waived;
    if (breach) return findings.silent ? std::nullopt : std::optional(Conclusion::breach);
    const bool excused = any(findings.applied, [](const Applied& a) { return is_other(a, {OtherKind::nothing}); });
    if (window_closed(findings) && !excused && !is_in_order) return Conclusion::waived;
    const bool was_wrong = findings.incident.objection.doubted && !findings.met_since_objection;
    return was_wrong ? Conclusion::claim_rejected : Conclusion::no_breach;
}

/// A right of the claimant upholds his claim; one of his opponent does not.
bool is_right_of_claimant(const Applied& applied) {
    const auto* may = std::get_if<rules::May>(&applied.remedy->what);
    return may != nullptr && may->by != rules::Party::opponent;
}

bool upholds(const Applied& applied) {
    return is<rules::ResultRemedy>(applied) || changes_game(applied) || is<rules::ChoiceOf>(applied) ||
           is<rules::Restore>(applied) || is_right_of_claimant(applied) || is_other(applied, {OtherKind::grant});
}

/// Who resigns or agrees to a draw claims nothing, whatever the game is given for.
bool claims_something(const Incident& incident) {
    return std::ranges::none_of(incident.kinds,
                                [](rules::Kind kind) { return rules::row_of(kind).traits.ends_game_unregulated; });
}

std::optional<Conclusion> conclude_claim(const Findings& findings, bool is_claim) {
    const bool upheld = findings.incident.objection.forfeit_claimed ? any(findings.applied, is<rules::ResultRemedy>)
                                                                    : any(findings.applied, upholds);
    if (upheld && !findings.fails_by_result)
        return claims_something(findings.incident) ? std::optional(Conclusion::claim_upheld) : std::nullopt;
    const auto& who = findings.incident.objection.raised_by;
    const bool official = who == Person::arbiter || who == Person::supervisor || who == Person::nobody;
    if (is_claim && findings.silent) return std::nullopt;  // no article gives the right, and none refuses it
    if (is_claim || (findings.incident.objection.doubted && !official)) return Conclusion::claim_rejected;
    return std::nullopt;
}

std::optional<Conclusion> overridden(const Findings& findings) {
    for (const Applied& applied : findings.applied) {
        if (applied.article->finding) return applied.article->finding;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Conclusion> conclude(const Findings& findings) {
    if (const auto by_article = overridden(findings)) return by_article;
    const bool annuls = any(findings.applied, [](const Applied& applied) { return is_game(applied, GameWord::annul); });
    if (annuls) return Conclusion::annulled;
    const bool refers = any(findings.applied, [](const Applied& a) { return is_other(a, {OtherKind::refer}); });
    if (refers || findings.referred) return Conclusion::referred;
    if (findings.exhausted) return Conclusion::claim_rejected;
    if (findings.incident.objection.forfeit_claimed) return conclude_claim(findings, true);
    switch (class_of(findings.incident)) {
        case KindClass::act: return conclude_act(findings);
        case KindClass::claim: return conclude_claim(findings, true);
        case KindClass::setup:
        case KindClass::other: return conclude_claim(findings, false);
    }
    return std::nullopt;
}

}  // namespace jadoube::adjudicate
