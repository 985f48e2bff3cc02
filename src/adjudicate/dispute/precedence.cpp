#include "adjudicate/dispute/precedence.hpp"

#include <algorithm>
#include <array>

#include "adjudicate/story/ends_by_itself.hpp"
#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/ground.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Kind;

bool is_about_the_end(const std::vector<Kind>& kinds) {
    return std::any_of(kinds.begin(), kinds.end(), [](Kind kind) { return rules::row_of(kind).traits.about_the_end; });
}

/// One objection has reached both.
bool is_reached_too(const Incident& before, const Incident& raised) {
    const bool is_of_one_act = !before.acts.empty() && !raised.acts.empty() && before.acts.back() == raised.acts.back();
    return before.objection.doubted && before.objection.account_closed && is_of_one_act;
}

bool may_be_called_later(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.about_the_flag; });
}

/// A resignation, an agreement, a flag, a draw claimed: whether it can still end the game hangs on whether the board
/// had done so.
bool may_end_the_game(const std::vector<Kind>& kinds) {
    return std::any_of(kinds.begin(), kinds.end(), [](Kind kind) {
        const auto& traits = rules::row_of(kind).traits;
        return traits.ends_game_unregulated || traits.about_the_flag || rules::kind_covers(Kind::claim_draw, kind);
    });
}

/// A move made to the end that was not in order.
bool is_irregular_move(const Incident& incident) {
    return incident.play.done && incident.play.complete == true && !incident.play.retracted &&
           counts_as_illegal_move(incident);
}

/// Whoever sees such a board sees the move among the acts that has led to it.
bool is_of_a_wrong_board(const Incident& raised) {
    return std::any_of(raised.kinds.begin(), raised.kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.of_a_wrong_board; });
}

/// With his move before that one: what is seen on the board goes back to it, and not to this one.
bool was_left_in_check_before(const Standing& standing, const Incident& move) {
    return move.offender && std::ranges::any_of(standing.matters, [&](const Incident& earlier) {
               const bool is_it = earlier.offender == move.offender && earlier.ply + 2 == move.ply &&
                                  earlier.fate != Fate::fallen && earlier.play.done && earlier.now;
               return is_it && chess::is_king_attacked(*earlier.now, *move.offender);
           });
}

/// A move out of turn from which play has gone on.
bool lies_on_board_out_of_turn(const Standing& standing, const Incident& move) {
    return rules::covers_any(Kind::out_of_turn_move, move.kinds) && move.play.done && move.now &&
           move.now == standing.board;
}

/// The kind that a claim, or what is found, is of.
std::optional<Kind> kind_raised_by(const Act& act) {
    if (const auto* claim = std::get_if<Claim>(&act.what)) return rules::row_of(claim->ground).kind;
    const auto* happening = std::get_if<Happening>(&act.what);
    return happening != nullptr ? happening->kind() : std::nullopt;
}

/// What was done before, and the matter that has been raised.
struct Two {
    const Standing& standing;
    std::size_t earlier;
    std::size_t matter;
    const BoardShown& shown;
    std::optional<chess::Color> played_on;

    [[nodiscard]] const Incident& before() const { return standing.matters[earlier]; }
    [[nodiscard]] const Incident& raised() const { return standing.matters[matter]; }
};

bool is_told_later(const Two& two) {
    return two.earlier > two.matter;
}

/// A flag counts when it is called, not when it fell.
bool is_called_later(const Two& two) {
    return may_be_called_later(two.raised()) && !may_be_called_later(two.before());
}

/// Whoever is raised against has played on from the other's illegal move; or what is seen goes back beyond it.
bool is_passed_over(const Two& two) {
    const Incident& before = two.before();
    const Incident& raised = two.raised();
    const bool has_played_on = raised.choice.answer || (two.played_on && raised.offender == two.played_on);
    const bool is_his = has_played_on && raised.offender && before.offender == !*raised.offender;
    return (is_his && counts_as_illegal_move(before) && counts_as_illegal_move(raised)) ||
           (is_of_a_wrong_board(raised) && was_left_in_check_before(two.standing, before));
}

/// Of a checkmate that is for the players alone to see.
bool is_for_the_players(const Two& two) {
    return two.raised().claim.ground == rules::Ground::checkmate && !two.shown.is_mate_by_itself;
}

/// An irregular move met where the record is gone through. What nobody had found when the time was up is found too
/// late: for a flag it is not.
bool is_met_on_the_record(const Two& two) {
    const Incident& raised = two.raised();
    const bool is_gone_on = two.before().ply + 1 < two.standing.ply;
    const bool is_looked_at =
        asks_for_the_record(raised) && !may_be_called_later(raised) && (is_gone_on || is_about_the_position(raised));
    return is_irregular_move(two.before()) && is_looked_at && !is_for_the_players(two) && !two.shown.is_over;
}

/// The move of which it is claimed that it has ended the game.
bool is_claimed_as_the_end(const Two& two) {
    const auto& kinds = two.raised().kinds;
    const bool is_end_claimed = rules::covers_any(Kind::claim, kinds) && is_about_the_end(kinds);
    return is_end_claimed && !is_for_the_players(two) && two.standing.last_turn == two.earlier;
}

/// A regular last move may have ended the game before what else would end it.
bool may_have_ended_it(const Two& two) {
    return two.shown.is_end && !is_irregular_move(two.before()) && may_end_the_game(two.raised().kinds) &&
           is_of_last_turn(two.standing, two.earlier);
}

/// An illegal move before another, or before the wrong board that it has led to.
bool is_an_earlier_illegal_move(const Two& two) {
    const Incident& before = two.before();
    const bool is_shown = is_of_a_wrong_board(two.raised()) && !before.of_the_record && !before.play.retracted;
    return counts_as_illegal_move(before) && (counts_as_illegal_move(two.raised()) || is_shown);
}

constexpr std::array kReasons{is_met_on_the_record, is_claimed_as_the_end, may_have_ended_it,
                              is_an_earlier_illegal_move};

}  // namespace

bool is_of_last_turn(const Standing& standing, std::size_t matter) {
    const Incident& one = standing.matters[matter];
    if (one.fate != Fate::open || is_beside_the_board(one) || (!one.play.done && one.play.touched.empty()))
        return false;
    if (lies_on_board_out_of_turn(standing, one)) return true;
    if (!standing.last_turn) return one.of_the_record && one.ply + 1 == standing.ply;
    const Incident& last = standing.matters[*standing.last_turn];
    return one.offender == last.offender && one.ply == last.ply;
}

bool leaves_the_board(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const auto kind = happening != nullptr ? happening->kind() : std::nullopt;
    if (kind && rules::row_of(*kind).traits.implies_move) return false;
    return is_in_passing(act) || std::holds_alternative<Press>(act.what) ||
           std::holds_alternative<FlagFalls>(act.what) || std::holds_alternative<Claim>(act.what) ||
           std::holds_alternative<Agree>(act.what) || std::holds_alternative<Resign>(act.what) ||
           std::holds_alternative<Refuse>(act.what) || std::holds_alternative<Concede>(act.what) ||
           std::holds_alternative<Refer>(act.what) || std::holds_alternative<Happening>(act.what);
}

SaidOfBoard said_of_board(const std::vector<Act>& acts, std::size_t act) {
    std::size_t first = std::min(act, acts.size());
    while (first > 0 && leaves_the_board(acts[first - 1])) --first;
    SaidOfBoard said;
    for (std::size_t i = first; i < acts.size() && (i < act || leaves_the_board(acts[i])); ++i) {
        const auto end = end_said_to_be_there(acts[i]);
        const bool is_shown = end && rules::row_of(*rules::kind_showing(*end)).traits.about_the_end;
        if (!is_shown) continue;
        if (acts[i].by != Person::arbiter)
            said.is_end_claimed = true;
        else if (said.found == rules::Ending::no)
            said.found = *end;
    }
    return said;
}

bool says_another_end(const Act& act, rules::Ending shown) {
    const auto kind = kind_raised_by(act);
    return kind && says_another_end(*kind, shown);
}

bool asks_whether_it_is_over(const Act& act) {
    if (std::holds_alternative<Concede>(act.what)) return true;  // of a claim, whatever the board shows
    const auto kind = kind_raised_by(act);
    if (!kind) return false;
    const auto& traits = rules::row_of(*kind).traits;
    const bool shows_it = traits.shows != rules::Ending::no && !traits.about_the_flag;
    return traits.about_the_end || shows_it || rules::kind_covers(Kind::claim_draw, *kind);
}

std::optional<rules::Ending> end_said_to_be_there(const Act& act) {
    const auto kind = asks_whether_it_is_over(act) ? kind_raised_by(act) : std::nullopt;
    const auto* claim = std::get_if<Claim>(&act.what);
    if (!kind || (claim != nullptr && !claim->intended.empty())) return std::nullopt;
    const auto& traits = rules::row_of(*kind).traits;
    const rules::Ending claimed = traits.claims != rules::Ending::no ? traits.claims : traits.ends_game_by;
    const rules::Ending end = claim != nullptr ? claimed : traits.shows;
    return rules::kind_showing(end) ? std::optional(end) : std::nullopt;
}

std::optional<chess::Color> plays_next(const std::vector<Act>& acts, std::size_t from) {
    while (from < acts.size() && (leaves_the_board(acts[from]) || std::holds_alternative<Demand>(acts[from].what)))
        ++from;
    return from < acts.size() && is_move(acts[from]) ? color_of(acts[from].by) : std::nullopt;
}

bool comes_first(const Standing& standing, std::size_t earlier, std::size_t matter, const BoardShown& shown,
                 std::optional<chess::Color> played_on) {
    const Two two{standing, earlier, matter, shown, played_on};
    if (two.before().fate != Fate::open || two.before().is_incidental || earlier == matter) return false;
    if (is_told_later(two) && !is_called_later(two)) return false;
    if (is_reached_too(two.before(), two.raised()) || rules::covers_any(Kind::conduct, two.before().kinds)) return true;
    if (is_told_later(two) || is_passed_over(two)) return false;
    return std::ranges::any_of(kReasons, [&](const auto& holds) { return holds(two); });
}

}  // namespace jadoube::adjudicate
