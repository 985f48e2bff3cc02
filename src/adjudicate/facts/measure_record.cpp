// Facts that the record of the game holds: moves made, repetitions, quiet moves, moves counted since notice.
#include <algorithm>
#include <array>

#include "adjudicate/cases/defined.hpp"
#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/places.hpp"
#include "adjudicate/facts/possible_counts.hpp"
#include "adjudicate/facts/time_standing.hpp"
#include "adjudicate/facts/turning_points.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "game/counting.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/normal_means.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Role;
using chess::Setup;
using chess::Square;

namespace {

/// Half-moves of a side among those before the incident; of what was wrong when the game began, before it is raised.
/// Out of turn the turn stays where it is.
int played_by(const Scene& scene, Color side) {
    const auto& line = scene.context.line;
    const bool is_of_the_start = rules::covers_any(rules::Kind::setup, scene.incident.kinds);
    const auto count =
        is_of_the_start ? line.size() : std::min(line.size(), static_cast<std::size_t>(scene.incident.ply));
    Color turn = scene.context.game.start->turn;
    int played = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto* irregular = std::get_if<game::IrregularMove>(&line[i].played);
        const Color mover = irregular != nullptr ? irregular->by : turn;
        if (mover == side) ++played;
        if (mover == turn) turn = !turn;
    }
    return played;
}

/// Moves completed by a side before the incident. Counted from the move number where the record begins later; where the
/// wrong side began (setup.first_move) White has made none.
int moves_by(const Scene& scene, Color side) {
    const Setup& start = *scene.context.game.start;
    const int played = played_by(scene, side);
    const bool white_had_moved = start.turn == Color::black && !(start.board == chess::Board::initial());
    return start.move_number - 1 + (side == Color::white && white_had_moved ? 1 : 0) + played;
}

Measured moves_by_each(const Scene& scene) {
    if (!scene.context.game.start) {
        const auto& told = scene.context.game.clocks.moves;
        return told.white && told.black ? number(std::min(*told.white, *told.black)) : Measured{};
    }
    return number(std::min(moves_by(scene, Color::white), moves_by(scene, Color::black)));
}

/// Of the claimant; where something is found that was so from the start, or that nobody did, of the finder.
Measured own_moves(const Scene& scene) {
    const Incident& incident = scene.incident;
    const bool is_setup = rules::covers_any(rules::Kind::setup, incident.kinds);
    const auto finder = incident.objection.raised_by ? color_of(*incident.objection.raised_by) : std::nullopt;
    const auto claimant = finder && (is_setup || !incident.offender) ? finder : incident.offender;
    if (!scene.context.game.start || !claimant) return std::nullopt;
    return number(moves_by(scene, *claimant));
}

Measured if_certain(const std::optional<CountBounds>& bounds) {
    return bounds && bounds->least == bounds->most ? one(bounds->least) : Measured{};
}

Measured times_stood(const Scene& scene) {
    return if_certain(times_stood_within(scene));
}

Measured times_stood_in_a_row(const Scene& scene) {
    return if_certain(times_stood_in_a_row_within(scene));
}

/// The half-moves entered behind it. Of what was done in a turn; of what is found, behind the first irregular move of
/// the record.
Measured half_moves_since_offence(const Scene& scene, const char* fact) {
    const auto& line = scene.context.line;
    auto offence = static_cast<std::size_t>(scene.incident.ply);
    if (!scene.incident.base) return std::nullopt;
    if (!scene.incident.play.done) {
        const auto first = std::find_if(line.begin(), line.end(), [](const game::HalfMove& move) {
            return std::holds_alternative<game::IrregularMove>(move.played);
        });
        if (first == line.end()) return std::nullopt;
        offence = static_cast<std::size_t>(first - line.begin());
    }
    if (line.size() > offence + 1) return number(static_cast<int>(line.size() - offence - 1));
    const auto says = [&](const char* name) { return told(scene.context.dispute, scene.incident, name); };
    const rules::Values* replied = says("opponent_replied");
    const bool has_gone_on = says(fact) != nullptr ||
                             (replied != nullptr && *replied == rules::Values{true});  // with moves that are not told
    return has_gone_on ? Measured{} : number(0);
}

/// The opponent moves first after it.
Measured by_turns(const Measured& half_moves, std::int64_t first) {
    if (!half_moves || half_moves->empty()) return half_moves;
    return one((std::get<std::int64_t>(half_moves->front()) + first) / 2);
}

Measured moves_since_offence(const Scene& scene) {
    return by_turns(half_moves_since_offence(scene, "moves_since_offence"), 0);
}

Measured replies_since_offence(const Scene& scene) {
    return by_turns(half_moves_since_offence(scene, "replies_since_offence"), 1);
}

Measured quiet_moves_by_each(const Scene& scene) {
    return if_certain(quiet_moves_within(scene));
}

Measured moves_written_down(const Scene& scene) {
    return quiet_moves_by_each(scene) ? one(true) : Measured{};
}

}  // namespace

std::optional<rules::SealedMove> sealed_move(const Scene& scene) {
    return scene.incident.sealed;
}

std::optional<Color> sealer(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const auto sealed =
        std::find_if(acts.begin(), acts.end(), [](const Act& act) { return word_of(act) == rules::ActWord::seal; });
    if (sealed != acts.end()) return color_of(sealed->by);
    const bool is_there = scene.incident.base && scene.context.adjourned_at == scene.incident.ply;
    return is_there ? std::optional(scene.incident.base->turn) : std::nullopt;
}

/// Who opened the envelope says so in the act.
std::optional<rules::Party> opened_by(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const auto opened =
        std::find_if(acts.rbegin(), acts.rend(), [](const Act& act) { return word_of(act) == rules::ActWord::open; });
    if (opened == acts.rend()) return std::nullopt;
    if (opened->by == Person::arbiter) return rules::Party::arbiter;
    const auto who = color_of(opened->by);
    const auto by = sealer(scene);
    if (!who || !by) return std::nullopt;
    return who == by ? rules::Party::player : rules::Party::opponent;
}

namespace {

/// Of an illegal position that the arbiter sees, the position before what brought it about, which only the record
/// shows.
Measured position_known(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    const auto& kinds = scene.incident.kinds;
    const bool is_seen_later = rules::covers_any(rules::Kind::observed_illegal_position, kinds) ||
                               rules::covers_any(rules::Kind::check_found, kinds);
    const bool is_known = !is_seen_later || position_at(scene, rules::Place::before_first_illegal_move);
    return is_known ? one(true) : Measured{};
}

Measured black_moves(const Scene& scene) {
    if (!scene.context.game.start) return std::nullopt;
    const auto completed = moves_completed(scene, Color::black);
    if (!completed) return number(moves_by(scene, Color::black));
    return completed->least == completed->most ? number(completed->most) : Measured{};
}

Measured moves_made(const Scene& scene) {
    if (!scene.context.game.start) return std::nullopt;
    return number(moves_by(scene, Color::white) + moves_by(scene, Color::black));
}

rules::ManOff man_named(Square from, chess::Piece piece) {
    using rules::ManOff;
    const bool is_queens_side = from.file() < 4;
    switch (piece.role) {
        case Role::pawn: return from.file() == 5 ? ManOff::kings_bishops_pawn : ManOff::other_pawn;
        case Role::knight: return is_queens_side ? ManOff::queens_knight : ManOff::kings_knight;
        case Role::rook: return is_queens_side ? ManOff::queens_rook : ManOff::kings_rook;
        default: return ManOff::other;
    }
}

/// The man of the usual array that was off the board. Unknown where the record does not begin with the game, or where
/// a man stood elsewhere.
std::optional<rules::ManOff> man_off(const Scene& scene) {
    const auto& game = scene.context.game;
    if (!game.start || !(game.whole_game || game.start->move_number == 1)) return std::nullopt;
    const chess::Board& start = game.start->board;
    const chess::Board usual = chess::Board::initial();
    for (const Square square : start.men()) {
        if (start.at(square) != usual.at(square)) return std::nullopt;
    }
    const chess::Bitboard off = usual.men() & ~start.men();
    if (off.count() > 1) return rules::ManOff::several;
    return off.empty() ? rules::ManOff::none : man_named(off.first(), *usual.at(off.first()));
}

/// Between an adjournment and the opening of the envelope, as the acts were entered; never asked.
Measured adjourned(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const std::size_t until = scene.incident.acts.empty() ? acts.size() : scene.incident.acts.front();
    bool is_adjourned = false;
    for (std::size_t i = 0; i < until; ++i) {
        const auto act = word_of(acts[i]);
        if (act == rules::ActWord::adjourn || act == rules::ActWord::seal) is_adjourned = true;
        if (act == rules::ActWord::open) is_adjourned = false;
    }
    return one(is_adjourned);
}

/// A claim that the opponent cannot win by normal means, on which the arbiter has not decided yet.
bool is_postponed_claim(const Context& context, std::size_t act, chess::Color by) {
    const Dispute& dispute = context.dispute;
    const auto* claim = std::get_if<Claim>(&dispute.acts[act].what);
    if (claim == nullptr || claim->ground != rules::Ground::normal_means) return false;
    Incident of_the_claim;
    of_the_claim.acts = {act};
    const rules::Values* means = told(dispute, of_the_claim, "normal_means");
    if (means == nullptr) means = said_of(context.assumed, {act}, "normal_means");
    return color_of(dispute.acts[act].by) == by && means != nullptr &&
           Measured(*means) == word(std::optional(rules::NormalMeans::undecided));
}

/// Made by the offender earlier in the dispute or in the game; never asked.
Measured decision_postponed(const Scene& scene) {
    if (!scene.incident.offender || scene.incident.acts.empty()) return std::nullopt;
    const Dispute& dispute = scene.context.dispute;
    for (std::size_t act = 0; act < dispute.acts.size() && act < scene.incident.acts.front(); ++act)
        if (is_postponed_claim(scene.context, act, *scene.incident.offender)) return one(true);
    const auto& earlier = scene.context.game.earlier;
    return one(std::any_of(earlier.begin(), earlier.end(), [&](const EarlierIncident& incident) {
        return incident.is_remembered && rules::covers_any(rules::Kind::claim_draw_normal_means, incident.kinds) &&
               color_of(incident.by) == scene.incident.offender;
    }));
}

/// The notice that moves are counted, given before the incident by the player who claims.
const Notice* notice_before(const Scene& scene) {
    const auto& notices = scene.context.notices;
    const auto is_his = [&](const Notice& notice) {
        return notice.ply <= scene.incident.ply && (!scene.incident.offender || notice.by == scene.incident.offender);
    };
    const auto found = std::find_if(notices.rbegin(), notices.rend(), is_his);
    return found == notices.rend() ? nullptr : &*found;
}

/// Notice is something said: where it is not on record it was not given only if all is told.
Measured notice_of_counting(const Scene& scene) {
    if (notice_before(scene) != nullptr) return one(true);
    return scene.context.dispute.told_complete ? one(false) : Measured{};
}

/// A gap in the scoresheet is something seen: where nobody tells of one there is none only if all is told.
Measured move_pairs_missing(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const bool nothing_said = told(dispute, scene.incident, "move_pairs_missing") == nullptr;
    return dispute.told_complete && nothing_said ? one(std::int64_t{0}) : Measured{};
}

Measured counted_moves_by_each(const Scene& scene) {
    const Notice* notice = notice_before(scene);
    if (notice == nullptr) return std::nullopt;
    const game::QuietReset reset = quiet_reset_by(scene.context.ruleset.definitions);
    const int since_notice = scene.incident.ply - notice->ply;
    if (reset == game::QuietReset::nothing) return number(since_notice / 2);
    const auto replay = replay_to(scene, false);
    if (!replay) return std::nullopt;
    return number(std::min(since_notice, game::quiet_count(*replay, replay->end(), reset).halfmoves) / 2);
}

/// Illegal moves on record, from the one found to the end.
Measured later_illegal_moves(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    const auto& line = scene.context.line;
    const auto from = std::min(line.size(), static_cast<std::size_t>(scene.incident.ply));
    return number(static_cast<int>(std::count_if(
        line.begin() + static_cast<std::ptrdiff_t>(from), line.end(),
        [](const game::HalfMove& move) { return std::holds_alternative<game::IrregularMove>(move.played); })));
}

constexpr std::array kRecordMeasurements{
    Measurement{"sealed_move", worded<sealed_move>},
    Measurement{"opened_by", worded<opened_by>},
    Measurement{"move_pairs_missing", move_pairs_missing},
    Measurement{"moves_by_each", moves_by_each},
    Measurement{"own_moves", own_moves},
    Measurement{"black_moves", black_moves},
    Measurement{"moves_made", moves_made},
    Measurement{"man_off", worded<man_off>},
    Measurement{"adjourned", adjourned},
    Measurement{"decision_postponed", decision_postponed},
    Measurement{"times_stood", times_stood},
    Measurement{"times_stood_in_a_row", times_stood_in_a_row},
    Measurement{"moves_since_offence", moves_since_offence},
    Measurement{"replies_since_offence", replies_since_offence},
    Measurement{"quiet_moves_by_each", quiet_moves_by_each},
    Measurement{"moves_written_down", moves_written_down},
    Measurement{"notice_of_counting", notice_of_counting},
    Measurement{"counted_moves_by_each", counted_moves_by_each},
    Measurement{"later_illegal_moves", later_illegal_moves},
    Measurement{"position_known", position_known},
    Measurement{"game_ended_by", worded<game_ended_by>},
    Measurement{"play", [](const Scene& s) { return word(std::optional(s.context.game.play)); }}};

}  // namespace

std::span<const Measurement> measurements_of_record() {
    return kRecordMeasurements;
}

}  // namespace jadoube::adjudicate
