// Facts that the board shows: checks, what a touched man can do, the men that are left.
#include <algorithm>
#include <array>

#include "adjudicate/facts/bare_king.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/places.hpp"
#include "adjudicate/story/classify.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::IllegalReason;
using chess::Move;
using chess::Role;
using chess::Setup;
using chess::Square;
using rules::DeadMaterial;
using rules::Force;
using rules::NewPiece;
using rules::OnlyMoves;
using rules::TouchedMan;

namespace {

/// What keeps a man from moving: nothing, a check (held), or its way is blocked.
TouchedMan mobility(const chess::Position& base, Square man) {
    const auto moves = base.legal_moves();
    if (std::any_of(moves.begin(), moves.end(), [&](Move move) { return move.from() == man; })) {
        return TouchedMan::movable;
    }
    for (int i = 0; i < 64; ++i) {
        const chess::RawMove raw{man, Square::from_index(i), std::nullopt};
        if (chess::why_illegal(base, raw) == IllegalReason::leaves_king_in_check) return TouchedMan::held_by_check;
    }
    return TouchedMan::blocked;
}

/// Of the first own man touched.
std::optional<TouchedMan> touched_man(const Scene& scene) {
    const auto men = men_named(scene, rules::Men::first_own);
    const auto base = scene.base();
    if (!men || men->empty() || !base || base->turn() != scene.offender()) return std::nullopt;
    return mobility(*base, men->front());
}

Measured own_men_not_blocked(const Scene& scene) {
    const auto men = men_named(scene, rules::Men::own_men_touched);
    const auto base = scene.base();
    if (!men || !base || base->turn() != scene.offender()) return std::nullopt;
    return number(static_cast<int>(std::count_if(
        men->begin(), men->end(), [&](Square man) { return mobility(*base, man) != TouchedMan::blocked; })));
}

/// Some man touched leaves his King to be played, and none can itself be played or taken.
Measured touch_leaves_the_king(const Scene& scene) {
    const auto own = men_named(scene, rules::Men::own_men_touched);
    const auto enemy = men_named(scene, rules::Men::enemy_men_touched);
    const auto base = scene.base();
    if (!own || !enemy || !base || base->turn() != scene.offender()) return std::nullopt;
    const auto king = base->king(base->turn());
    const auto moves = base->legal_moves();
    const bool is_any_taken = std::any_of(moves.begin(), moves.end(), [&](Move move) {
        const auto taken = base->captured(move);
        return taken && std::find(enemy->begin(), enemy->end(), *taken) != enemy->end();
    });
    const auto is_of_the_king = [&](Square man) {
        return man == king || mobility(*base, man) == TouchedMan::held_by_check;
    };
    const bool is_any_moved = std::any_of(own->begin(), own->end(), [&](Square man) {
        return man != king && mobility(*base, man) == TouchedMan::movable;
    });
    const bool is_king_left = !enemy->empty() || std::any_of(own->begin(), own->end(), is_of_the_king);
    return one(is_king_left && !is_any_taken && !is_any_moved);
}

std::optional<NewPiece> new_piece_put(const Scene& scene) {
    if (!scene.incident.play.done) return std::nullopt;
    const rules::Completions& needed = scene.context.ruleset.definitions.move_is_complete.promotion;
    const bool naming_counts = needed.contains(rules::Completion::piece_named);
    if (naming_counts && new_piece(*scene.incident.play.done) == NewPiece::not_allowed) return NewPiece::not_allowed;
    const bool not_there = scene.incident.play.done->named_only && scene.incident.play.complete == false;
    return not_there ? NewPiece::none : new_piece(*scene.incident.play.done);
}

/// A question about the player on turn, with the answer in mate and in stalemate.
struct OnTurn {
    bool (chess::Position::*question)() const;
    bool in_mate;
    bool in_stalemate;
};

/// Where nobody knows the position, as the official says who has found one of these there.
Measured on_turn(const Scene& scene, const OnTurn& asked) {
    if (const auto base = scene.base()) return one(((*base).*asked.question)());
    const rules::Ending found = scene.context.said_of_board.found;
    if (found == rules::Ending::checkmate) return one(asked.in_mate);
    return found == rules::Ending::stalemate ? one(asked.in_stalemate) : Measured{};
}

/// Whether the only legal moves are captures in passing (BCF 1911, 14).
std::optional<OnlyMoves> only_moves(const Scene& scene) {
    const auto base = scene.base();
    if (!base) return std::nullopt;
    const auto moves = base->legal_moves();
    if (moves.empty()) return OnlyMoves::none;
    const bool passing =
        std::all_of(moves.begin(), moves.end(), [](Move m) { return m.kind() == Move::Kind::en_passant; });
    return passing ? OnlyMoves::en_passant : OnlyMoves::other;
}

/// On the board as it stands after the act.
Measured both_kings_in_check(const Scene& scene) {
    if (!scene.incident.now) return std::nullopt;
    const Setup& now = *scene.incident.now;
    return one(chess::is_king_attacked(now, Color::white) && chess::is_king_attacked(now, Color::black));
}

Measured pawn_on_last_rank(const Scene& scene) {
    if (!scene.incident.now) return std::nullopt;
    return one(chess::owner_of_pawn_on_last_rank(*scene.incident.now).has_value());
}

/// Which men are left, as far as lists of material in the codes go.
std::optional<DeadMaterial> dead_material(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    const chess::Board& board = scene.incident.base->board;
    const chess::Bitboard bishops = board.men(Role::bishop);
    const chess::Bitboard minors = bishops | board.men(Role::knight);
    const chess::Bitboard others = board.men() & ~minors & ~board.men(Role::king);
    if (!others.empty() || minors.count() > 2) return DeadMaterial::no;
    if (minors.empty()) return DeadMaterial::bare_kings;
    if (minors.count() == 1) return DeadMaterial::single_minor;
    const bool one_each =
        (bishops & board.men(Color::white)).count() == 1 && (bishops & board.men(Color::black)).count() == 1;
    if (!one_each) return DeadMaterial::no;
    const Square first = bishops.first();
    const Square second = bishops.without_first().first();
    return first.is_light() == second.is_light() ? DeadMaterial::same_coloured_bishops : DeadMaterial::no;
}

/// The new piece stands on the square, and was not merely called (FIDE 2023 4.4.4).
Measured new_piece_touched_square(const Scene& scene) {
    if (!scene.incident.play.done) return std::nullopt;
    return one(scene.incident.play.done->piece.has_value() && !scene.incident.play.done->named_only);
}

std::optional<Force> opponents_force(const Scene& scene) {
    if (!scene.incident.base || !scene.incident.offender) return std::nullopt;
    const chess::Board& board = scene.incident.base->board;
    const Color side = !*scene.incident.offender;
    const int knights = board.men(chess::Piece{side, Role::knight}).count();
    const int minors = knights + board.men(chess::Piece{side, Role::bishop}).count();
    const int others = board.men(side).count() - board.men(chess::Piece{side, Role::king}).count() - minors;
    if (others > 0 || minors > 2 || (minors == 2 && knights < 2)) return Force::more;
    if (minors == 0) return Force::king;
    return minors == 1 ? Force::king_and_minor : Force::king_and_two_knights;
}

Measured pawns_left(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    return number(scene.incident.base->board.men(Role::pawn).count());
}

/// The board on which a matter is found, or that was left by what was done.
const Setup* board_found(const Scene& scene) {
    const Incident& incident = scene.incident;
    return incident.play.done && incident.now ? &*incident.now : incident.base ? &*incident.base : nullptr;
}

Measured bare_king(const Scene& scene) {
    const Setup* found = board_found(scene);
    if (found == nullptr) return std::nullopt;
    const bool white = is_bare(found->board, Color::white);
    const bool black = is_bare(found->board, Color::black);
    const rules::Party who = white && black ? rules::Party::both
                             : white        ? rules::Party::white
                             : black        ? rules::Party::black
                                            : rules::Party::nobody;
    return one(std::string(name_of(who)));
}

Measured bared_at_once(const Scene& scene) {
    const Setup* found = board_found(scene);
    return found != nullptr ? truth(is_bared_at_once(*found)) : Measured{};
}

/// Force by the usual count of Queen nine, Rook five, minor piece three, pawn one.
int force_of(const chess::Board& board, Color side) {
    int force = 0;
    for (const auto& [role, worth] : {std::pair(Role::queen, 9), std::pair(Role::rook, 5), std::pair(Role::bishop, 3),
                                      std::pair(Role::knight, 3), std::pair(Role::pawn, 1)}) {
        force += worth * board.men(chess::Piece{side, role}).count();
    }
    return force;
}

Measured claimant_is_weaker(const Scene& scene) {
    if (!scene.incident.base || !scene.incident.offender) return std::nullopt;
    const Color claimant = *scene.incident.offender;
    const int own = force_of(scene.incident.base->board, claimant);
    const int other = force_of(scene.incident.base->board, !claimant);
    return one(own < other);
}

/// Illegal only because the King stays in a check that stood already, not because another man attacks him as well.
Measured only_fault_is_check_left(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done || !scene.incident.base) return std::nullopt;
    if (const auto castled = castled_out_of_check_only(scene)) return one(!done->legal && *castled);
    if (done->legal || done->why_illegal != IllegalReason::leaves_king_in_check) return one(false);
    if (!scene.offender()) return std::nullopt;
    const Color side = *scene.offender();
    const Setup& before = *scene.incident.base;
    const Setup after = with(*done, before);
    const auto king_before = before.board.king(side);
    const auto king_after = after.board.king(side);
    if (!king_before || !king_after) return std::nullopt;
    const auto old_attackers = before.board.attackers(*king_before, !side);
    return one((after.board.attackers(*king_after, !side) & ~old_attackers).empty());
}

Measured touched_man_takes(const Scene& scene) {
    const auto base = scene.base();
    const auto own = men_named(scene, rules::Men::own_men_touched);
    const auto enemy = men_named(scene, rules::Men::enemy_men_touched);
    if (!base || !own || !enemy || base->turn() != scene.offender()) return std::nullopt;
    const auto moves = base->legal_moves();
    return one(std::any_of(moves.begin(), moves.end(), [&](Move move) {
        const auto taken = base->captured(move);
        return taken && std::find(enemy->begin(), enemy->end(), *taken) != enemy->end() &&
               std::find(own->begin(), own->end(), move.from()) != own->end();
    }));
}

}  // namespace

std::optional<bool> leaves_own_king_in_check(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.play.done || !incident.base || !scene.offender()) return std::nullopt;
    return chess::is_king_attacked(with(*incident.play.done, *incident.base), *scene.offender());
}

bool is_illegal_position(const Setup& setup) {
    return chess::is_king_attacked(setup, !setup.turn) || chess::owner_of_pawn_on_last_rank(setup).has_value();
}

namespace {

/// By the move itself: it goes beyond the four ranks of its player.
Measured half_board_crossed(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done) return std::nullopt;
    return one(chess::rank_for(done->raw.by, done->raw.man.to) >= 4);
}

/// Whether an illegal position outlasted the move that followed (FIDE 2023 A.5.4).
Measured still_illegal(const Scene& scene) {
    if (!scene.incident.now || scene.incident.since.opponent_replied != true) return std::nullopt;
    const auto stands = position_that_stands(scene);
    return stands ? one(is_illegal_position(*stands)) : Measured{};
}

constexpr std::array kBoardMeasurements{
    Measurement{"touched_man", worded<touched_man>},
    Measurement{"own_men_not_blocked", own_men_not_blocked},
    Measurement{"touch_leaves_the_king", touch_leaves_the_king},
    Measurement{"new_piece", worded<new_piece_put>},
    Measurement{"new_piece_touched_square", new_piece_touched_square},
    Measurement{"only_fault_is_check_left", only_fault_is_check_left},
    Measurement{"touched_man_takes", touched_man_takes},
    Measurement{"half_board_crossed", half_board_crossed},
    Measurement{"still_illegal", still_illegal},
    Measurement{"leaves_own_king_in_check", truth_of_it<leaves_own_king_in_check>},
    Measurement{"both_kings_in_check", both_kings_in_check},
    Measurement{"pawn_on_last_rank", pawn_on_last_rank},
    Measurement{"dead_material", worded<dead_material>},
    Measurement{"opponents_force", worded<opponents_force>},
    Measurement{"pawns_left", pawns_left},
    Measurement{"bare_king", bare_king},
    Measurement{"bared_at_once", bared_at_once},
    Measurement{"claimant_is_weaker", claimant_is_weaker},
    Measurement{"is_checkmate",
                [](const Scene& s) {
                    return on_turn(s, {&chess::Position::is_checkmate, true, false});
                }},
    Measurement{"is_stalemate",
                [](const Scene& s) {
                    return on_turn(s, {&chess::Position::is_stalemate, false, true});
                }},
    Measurement{"in_check",
                [](const Scene& s) {
                    return on_turn(s, {&chess::Position::is_check, true, false});
                }},
    Measurement{"has_legal_move",
                [](const Scene& s) {
                    return on_turn(s, {&chess::Position::has_legal_move, false, false});
                }},
    Measurement{"only_moves", worded<only_moves>},
};

}  // namespace

std::span<const Measurement> measurements_of_board() {
    return kBoardMeasurements;
}

}  // namespace jadoube::adjudicate
