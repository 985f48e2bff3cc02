#include "adjudicate/dispute/precedence.hpp"

#include <algorithm>

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

bool claims_a_draw(const Act& act) {
    const auto kind = kind_raised_by(act);
    return kind && rules::kind_covers(Kind::claim_draw, *kind);
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
    const Incident& before = standing.matters[earlier];
    const Incident& raised = standing.matters[matter];
    if (before.fate != Fate::open || before.is_incidental || earlier == matter) return false;
    const bool is_conduct = rules::covers_any(Kind::conduct, before.kinds);
    const bool is_told_later = earlier > matter;  // a flag counts when it is called, not when it fell
    if (is_told_later && (!may_be_called_later(raised) || may_be_called_later(before))) return false;
    if (is_reached_too(before, raised) || is_conduct) return true;
    const bool has_played_on = raised.choice.answer || (played_on && raised.offender == played_on);
    const bool is_played_on = has_played_on && raised.offender && before.offender == !*raised.offender;
    if (is_told_later || (is_played_on && counts_as_illegal_move(before) && counts_as_illegal_move(raised)))
        return false;
    if (is_of_a_wrong_board(raised) && was_left_in_check_before(standing, before)) return false;
    const bool is_for_the_players = raised.claim.ground == rules::Ground::checkmate && !shown.is_mate_by_itself;
    // What nobody had found when the time was up is found too late: for a flag the record is not gone through.
    const bool is_gone_on = before.ply + 1 < standing.ply;
    const bool is_looked_at =
        asks_for_the_record(raised) && !may_be_called_later(raised) && (is_gone_on || is_about_the_position(raised));
    if (is_irregular_move(before) && is_looked_at && !is_for_the_players && !shown.is_over) return true;
    const bool is_end_claimed = rules::covers_any(Kind::claim, raised.kinds) && is_about_the_end(raised.kinds);
    if (is_end_claimed && !is_for_the_players && standing.last_turn == earlier) return true;
    const bool may_have_ended_it = shown.is_end && !is_irregular_move(before);
    if (may_have_ended_it && may_end_the_game(raised.kinds) && is_of_last_turn(standing, earlier)) return true;
    const bool is_shown = is_of_a_wrong_board(raised) && !before.of_the_record && !before.play.retracted;
    return counts_as_illegal_move(before) && (counts_as_illegal_move(raised) || is_shown);
}

}  // namespace jadoube::adjudicate
