#include "adjudicate/story/classify.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace jadoube::adjudicate {
using rules::Completion;
using rules::Kind;
using rules::MoveKind;
using rules::MovementRule;
using rules::NewPiece;

namespace {

using chess::IllegalReason;
using chess::Move;
using chess::Role;
using chess::Setup;
using chess::Square;

std::optional<rules::PieceName> piece_of(Role role) {
    return rules::named<rules::PieceName>(chess::name_of(role));
}

bool is_kings_double_step(const Setup& base, const Step& step) {
    const auto piece = base.board.at(step.first);
    const int files = std::abs(step.first.file() - step.second.file());
    return piece && piece->role == Role::king && step.first.rank() == step.second.rank() && files == 2;
}

/// The legal move that does the same: same squares, same man taken off, the piece where one was named.
std::optional<Move> legal_match(const chess::Position& position, const Done& done) {
    for (const Move move : position.legal_moves()) {
        if (move.from() != done.raw.man.from || move.kind() == Move::Kind::castling || move.to() != done.raw.man.to)
            continue;
        if (position.captured(move) != done.captured && done.raw.taken) continue;
        if (move.promotes_to() != done.raw.man.promotes_to) continue;
        return move;
    }
    return std::nullopt;
}

std::optional<Move> legal_castling(const chess::Position& position, const Done& done) {
    for (const Move move : position.legal_moves()) {
        if (move.kind() != Move::Kind::castling || move.from() != done.raw.man.from) continue;
        if (chess::Position::castling_arrival(move).king != done.raw.man.to) continue;
        const bool other_rook = done.raw.rook && done.raw.rook->from != move.to();
        const bool wrong_square = done.raw.rook && done.raw.rook->to != chess::Position::castling_arrival(move).rook;
        if (other_rook || wrong_square) continue;
        return move;
    }
    return std::nullopt;
}

/// The step that chess asks about: of a castling that is no King's step of two squares (Chess960), King takes Rook.
chess::RawMove step_of(const Done& done) {
    const chess::RawMove& king = done.raw.man;
    const bool by_rook = done.castling && done.raw.rook && std::abs(king.from.file() - king.to.file()) != 2;
    return by_rook ? chess::RawMove{king.from, done.raw.rook->from, std::nullopt} : king;
}

/// Castling with an own Rook that may not be castled with any more. In Chess960 the King's squares do not show it.
bool has_lost_the_right(const Done& done, const chess::Position& position) {
    if (!done.castling || !done.raw.rook) return false;
    const Square rook = done.raw.rook->from;
    return position.board().at(rook) == chess::Piece{done.raw.by, Role::rook} && !position.castling_rooks().has(rook);
}

/// The castling for which one of the two men already stands where it goes, so that the other moves alone (Chess960).
std::optional<Castle> castling_by_one_man(const Setup& base, chess::Color by, const Step& step) {
    const auto position = chess::Position::from(base);
    if (!position || base.turn != by) return std::nullopt;
    for (const Move move : position->legal_moves()) {
        if (move.kind() != Move::Kind::castling) continue;
        const auto arrival = chess::Position::castling_arrival(move);
        const Castle castling{{move.from(), arrival.king}, Step{move.to(), arrival.rook}};
        const bool king_alone = move.to() == arrival.rook && step == castling.king;
        const bool rook_alone = move.from() == arrival.king && step == castling.rook;
        if (king_alone || rook_alone) return castling;
    }
    return std::nullopt;
}

void judge_legality(Done& done, const Setup& base) {
    const auto position = chess::Position::from(base);
    if (!position || base.turn != done.raw.by) {
        done.why_illegal = IllegalReason::not_own_man;
        return;
    }
    done.legal = done.castling ? legal_castling(*position, done) : legal_match(*position, done);
    if (done.legal) {
        done.captured = position->captured(*done.legal);
    } else if (has_lost_the_right(done, *position)) {
        done.why_illegal = IllegalReason::castling_moved;
    } else {
        done.why_illegal = chess::why_illegal(*position, step_of(done));
    }
}

MovementRule rule_of(Role role) {
    switch (role) {
        case Role::king: return MovementRule::king;
        case Role::queen: return MovementRule::queen;
        case Role::rook: return MovementRule::rook;
        case Role::bishop: return MovementRule::bishop;
        case Role::knight: return MovementRule::knight;
        case Role::pawn: return MovementRule::pawn;
    }
    return MovementRule::turn;
}

using Rules = std::vector<MovementRule>;

/// What a man did that its kind does not do: a capture in passing where there was none to make, or simply so.
Rules rules_of_its_kind(std::optional<Role> role, const Done& done, const Setup& base) {
    if (!role) return {};
    const bool passed = done.captured && done.captured != done.raw.man.to && !base.board.at(done.raw.man.to);
    return passed ? Rules{MovementRule::en_passant, rule_of(*role)} : Rules{rule_of(*role)};
}

/// Rules of movement that are broken for a reason.
Rules rules_for_reason(std::optional<IllegalReason> why, const Done& done, const Setup& base) {
    const auto piece = base.board.at(done.raw.man.from);
    const auto role = piece ? std::optional(piece->role) : std::nullopt;
    if (!why) return rules_of_its_kind(role, done, base);
    const bool is_straight_capture = role == Role::pawn && done.captured == done.raw.man.to;
    const auto in_the_way = [&](MovementRule rule) {
        return is_straight_capture ? Rules{rule, MovementRule::pawn} : Rules{rule};
    };
    switch (*why) {
        case IllegalReason::leaves_king_in_check:
            if (role == Role::king && !done.castling) {
                return {MovementRule::own_king_in_check, MovementRule::king_attacked};
            }
            return {MovementRule::own_king_in_check};
        case IllegalReason::castling_moved: return {MovementRule::castling_moved};
        case IllegalReason::castling_man_between: return {MovementRule::castling_man_between};
        case IllegalReason::castling_check: return {MovementRule::castling_check};
        case IllegalReason::takes_king: return {MovementRule::king_taken};
        case IllegalReason::piece_not_taken:
        case IllegalReason::promotion_missing: return {MovementRule::promotion};
        case IllegalReason::own_man: return in_the_way(MovementRule::own_man);
        case IllegalReason::path_blocked: return in_the_way(MovementRule::path_blocked);
        case IllegalReason::no_man:
        case IllegalReason::not_own_man: return {MovementRule::turn};
        case IllegalReason::not_its_move: break;
    }
    return rules_of_its_kind(role, done, base);
}

/// The enemy man that stood where King or Rook came to stand; an own one there is a man between them.
std::optional<chess::Square> taken_by_castling(const Setup& base, const game::IrregularMove& castling) {
    const auto stands = [&](chess::Square square) {
        const auto man = base.board.at(square);
        return man && man->color != castling.by;
    };
    if (stands(castling.man.to)) return castling.man.to;
    if (castling.rook && stands(castling.rook->to)) return castling.rook->to;
    return std::nullopt;
}

}  // namespace

Done classify_move(const Setup& base, chess::Color by, const MoveMan& move) {
    if (auto castling = castling_by_one_man(base, by, move.step)) {
        castling->two_hands = move.two_hands;
        return classify_castling(base, by, *castling);
    }
    if (is_kings_double_step(base, move.step)) {
        return classify_castling(base, by, Castle{move.step, std::nullopt, move.two_hands});
    }
    Done done;
    done.raw.by = by;
    done.raw.man = {move.step.first, move.step.second, std::nullopt};
    done.raw.taken = move.taken;
    done.two_hands = move.two_hands;
    done.piece = move.piece;
    if (move.piece) {
        const auto role = chess::role_named(name_of(*move.piece));
        const auto position = chess::Position::from(base);
        done.piece_allowed =
            role && (!position ? *role != Role::pawn && *role != Role::king : position->promotions(by).has(*role));
        if (done.piece_allowed && *role != Role::pawn) done.raw.man.promotes_to = role;
    }
    if (move.taken) {
        done.captured = move.taken;
    } else if (base.board.at(move.step.second)) {
        done.captured = move.step.second;
    }
    judge_legality(done, base);
    return done;
}

Done classify_castling(const Setup& base, chess::Color by, const Castle& castle) {
    Done done;
    done.raw.by = by;
    done.raw.man = {castle.king.first, castle.king.second, std::nullopt};
    const auto of_one_man = castle.rook ? std::nullopt : castling_by_one_man(base, by, castle.king);
    const auto& rook = of_one_man ? of_one_man->rook : castle.rook;
    if (rook) done.raw.rook = chess::RawMove{rook->first, rook->second, std::nullopt};
    done.castling = true;
    done.two_hands = castle.two_hands;
    done.captured = taken_by_castling(base, done.raw);
    judge_legality(done, base);
    return done;
}

Done classify_played(const Setup& base, const game::Played& played) {
    if (const auto* irregular = std::get_if<game::IrregularMove>(&played)) {
        const Step step{irregular->man.from, irregular->man.to};
        if (irregular->rook) {
            return classify_castling(base, irregular->by,
                                     Castle{step, Step{irregular->rook->from, irregular->rook->to}});
        }
        MoveMan move{step, irregular->taken, std::nullopt};
        if (irregular->man.promotes_to) move.piece = piece_of(*irregular->man.promotes_to);
        return classify_move(base, irregular->by, move);
    }
    Done done;
    done.raw.by = base.turn;
    const auto* legal = std::get_if<Move>(&played);
    const auto position = chess::Position::from(base);
    if (legal == nullptr || !position) return done;
    done.legal = *legal;
    done.captured = position->captured(*legal);
    done.raw.man = {legal->from(), legal->to(), legal->promotes_to()};
    if (legal->kind() == Move::Kind::castling) {
        const auto arrival = chess::Position::castling_arrival(*legal);
        done.castling = true;
        done.raw.man.to = arrival.king;
        done.raw.rook = chess::RawMove{legal->to(), arrival.rook, std::nullopt};
    }
    if (legal->promotes_to()) done.piece = piece_of(*legal->promotes_to());
    done.piece_allowed = done.piece.has_value();
    return done;
}

MoveKind kind_of_move(const Done& done, const Setup& base) {
    if (done.castling) return MoveKind::castling;
    if (is_promotion(done, base)) return MoveKind::promotion;
    return done.captured ? MoveKind::capture : MoveKind::transfer;
}

bool is_promotion(const Done& done, const Setup& base) {
    const auto piece = base.board.at(done.raw.man.from);
    if (!piece || piece->role != Role::pawn || chess::rank_for(piece->color, done.raw.man.to) != 7) return false;
    if (piece->color != done.raw.by) return false;
    const auto position = chess::Position::from(base);
    if (!position) return false;
    const auto moves = position->legal_moves();
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        return move.from() == done.raw.man.from && move.to() == done.raw.man.to && move.promotes_to();
    });
}

bool stays_a_pawn(const Done& done, const Setup& base) {
    return done.legal && !done.legal->promotes_to() && is_promotion(done, base);
}

NewPiece new_piece(const Done& done) {
    if (!done.piece) return NewPiece::none;
    return done.piece_allowed ? NewPiece::allowed : NewPiece::not_allowed;
}

bool is_complete(const Done& done, const Setup& base, const rules::Definitions& definitions) {
    const MoveKind kind = kind_of_move(done, base);
    const bool has_piece = new_piece(done) == NewPiece::allowed;
    const auto happened = [&](Completion completion) {
        switch (completion) {
            case Completion::rook_off: return done.raw.rook.has_value();
            case Completion::piece_named: return has_piece;
            case Completion::piece_on: return has_piece && !done.named_only;
            case Completion::hand_off: return !done.held;
            case Completion::captured_man_off: return done.captured_man_off || !done.captured;
            case Completion::pawn_off: return true;  // a move as entered has it
        }
        return true;
    };
    if (kind == MoveKind::castling && !done.raw.rook) return false;
    if (kind == MoveKind::promotion && !has_piece) return false;
    const bool takes_too = kind == MoveKind::promotion && done.captured;  // then it is both
    const auto is_done = [&](MoveKind of) {
        return std::ranges::all_of(completed_by(of, definitions.move_is_complete), happened);
    };
    return is_done(kind) && (!takes_too || is_done(MoveKind::capture));
}

bool gives_up_turn(const Done& done, const rules::Definitions& definitions) {
    if (definitions.turn_passes == rules::TurnPasses::when_completed) return false;
    return !done.held && (!done.castling || done.raw.rook);
}

Kind illegal_kind(const Done& done, const Setup& base) {
    const auto moved = base.board.at(done.raw.man.from);
    if (moved && moved->color != done.raw.by) return Kind::illegal_move_enemy_man_moved;
    if (done.captured) {
        const auto taken = base.board.at(*done.captured);
        if (taken && taken->color == done.raw.by && !done.castling) return Kind::illegal_move_own_man_captured;
    }
    if (done.castling) return Kind::illegal_move_illegal_castling;
    return done.captured ? Kind::illegal_move_false_capture : Kind::illegal_move_false_move;
}

game::Played played_of(const Done& done) {
    const bool is_half_a_castling = done.castling && !done.raw.rook;
    return done.legal && !is_half_a_castling ? game::Played(*done.legal) : game::Played(done.raw);
}

Setup with(const Done& done, const Setup& base) {
    return game::after(base, played_of(done));
}

bool is_to_the_same_side(chess::Move castling, const Done& done) {
    const bool is_short = chess::Position::castling_arrival(castling).king > castling.from();
    return is_short == (done.raw.man.to > done.raw.man.from);
}

std::vector<Square> handled(const Done& done) {
    std::vector<Square> squares{done.raw.man.from};
    if (done.raw.rook) squares.push_back(done.raw.rook->from);
    if (done.captured && done.captured_man_off) squares.push_back(*done.captured);
    return squares;
}

std::optional<Square> followed(Square man, const Done& done) {
    if (done.captured == man) return std::nullopt;
    if (done.raw.man.from == man) return done.raw.man.to;
    if (done.raw.rook && done.raw.rook->from == man) return done.raw.rook->to;
    return done.raw.man.to == man ? std::nullopt : std::optional(man);
}

std::optional<Move> move_named(const chess::Position& base, const std::string& text) {
    if (text.empty()) return std::nullopt;
    if (const auto uci = chess::parse_uci(base, text)) return *uci;
    if (const auto san = chess::parse_san(base, text)) return san->move;
    return std::nullopt;
}

std::vector<MovementRule> movement_rules(const Done& done, const Setup& base) {
    if (!done.legal) return rules_for_reason(done.why_illegal, done, base);
    if (done.castling) return {MovementRule::castling};
    const auto piece = base.board.at(done.raw.man.from);
    std::vector<MovementRule> rules;
    if (piece) rules.push_back(rule_of(piece->role));
    if (done.legal->kind() == Move::Kind::en_passant) rules.push_back(MovementRule::en_passant);
    if (done.legal->promotes_to()) rules.push_back(MovementRule::promotion);
    rules.push_back(MovementRule::own_king_in_check);
    return rules;
}

}  // namespace jadoube::adjudicate
