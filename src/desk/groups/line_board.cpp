#include "desk/groups/line_board.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"

namespace jadoube::desk {
namespace {

using chess::Color;
using chess::IllegalReason;
using chess::Piece;
using chess::RawMove;
using chess::Role;
using chess::Setup;
using chess::Square;

std::string name_of(const Piece& piece) {
    return fmt::format("a {} {}", name_of(piece.color), name_of(piece.role));
}

std::string step_text(const Setup& setup, const RawMove& move) {
    const auto man = setup.board.at(move.from);
    const std::string letter = man && man->role != Role::pawn ? std::string(1, letter_of(man->role)) : "";
    return letter + to_text(move.from) + "-" + to_text(move.to);
}

std::optional<rules::PieceName> piece_name(std::optional<Role> role) {
    return role ? rules::named<rules::PieceName>(chess::name_of(*role)) : std::nullopt;
}

std::optional<chess::Position> playable(const Setup& setup, Color turn) {
    Setup own = setup;
    own.turn = turn;
    if (turn != setup.turn) own.en_passant.reset();
    const auto position = chess::Position::from(own);
    return position ? std::optional(*position) : std::nullopt;
}

/// The squares of a text that has both: "Nf3-d3", "e7e8=Q".
std::optional<RawMove> long_move(const std::string& text) {
    std::string squares;
    std::string rest(text);
    if (!rest.empty() && (static_cast<unsigned char>(rest.front()) & 0x80U) != 0) rest.erase(0, 3);  // a figurine
    if (!rest.empty() && role_of_letter(rest.front())) rest.erase(0, 1);
    for (const char c : rest)
        if (c != '-' && c != 'x' && c != ':') squares += c;
    while (!squares.empty() && (squares.back() == '+' || squares.back() == '#')) squares.pop_back();
    constexpr std::size_t kTwoSquares = 4;
    if (squares.size() < kTwoSquares) return std::nullopt;
    const auto from = chess::square_named(squares.substr(0, 2));
    const auto to = chess::square_named(squares.substr(2, 2));
    if (!from || !to || *from == *to) return std::nullopt;
    RawMove move{*from, *to};
    std::string piece = squares.substr(kTwoSquares);
    piece.erase(std::remove(piece.begin(), piece.end(), '='), piece.end());
    if (piece.size() > 1) return std::nullopt;
    if (!piece.empty()) {
        const char capital = piece[0] >= 'a' ? static_cast<char>(piece[0] - 'a' + 'A') : piece[0];
        move.promotes_to = role_of_letter(capital);
    }
    return move;
}

/// "Nf3" of a Knight that stands there: the man is named, and no move.
std::optional<std::pair<Role, Square>> man_already_there(const chess::Board& board, Color by, std::string_view text) {
    constexpr std::size_t kLetterAndSquare = 3;
    if (text.size() != kLetterAndSquare) return std::nullopt;
    const auto role = role_of_letter(text.front());
    const auto square = chess::square_named(text.substr(1));
    if (!role || !square || board.at(*square) != Piece{by, *role}) return std::nullopt;
    return std::pair(*role, *square);
}

WhatDone deed_of(const RawMove& move, std::optional<Square> taken = {}) {
    return adjudicate::MoveMan{{move.from, move.to}, taken, piece_name(move.promotes_to)};
}

/// "Nf3-d4" by Black, of White's Knight: who moved it is asked.
std::optional<Error> enemy_named(const chess::Board& board, Color by, const std::string& text) {
    const auto move = long_move(text);
    const auto role = role_of_letter(text.front());
    if (!move || !role || board.at(move->from) != Piece{!by, *role}) return std::nullopt;
    return question(fmt::format("{} stands on {}: who moved it?", name_of(Piece{!by, *role}), to_text(move->from)),
                    text,
                    fmt::format("write '{} moves {}'s {}', or '{}' before the move", name_of(by), name_of(!by), text,
                                name_of(!by)));
}

bool says_capture(std::string_view text) {
    return text.find_first_of("x:") != std::string_view::npos;
}

/// The square of the enemy pawn that stands beside the pawn that goes past it.
std::optional<Square> passed_pawn(const Setup& setup, const RawMove& move, Color by) {
    const bool is_pawn = setup.board.at(move.from) == Piece{by, Role::pawn};
    if (!is_pawn || setup.board.at(move.to) || move.from.file() == move.to.file()) return std::nullopt;
    const Square beside = Square::at(move.to.file(), move.from.rank());
    return setup.board.at(beside) == Piece{!by, Role::pawn} ? std::optional(beside) : std::nullopt;
}

std::string list_of_squares(chess::Bitboard squares) {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(to_text(square));
    return list_of(names, "or");
}

/// The square over which a pawn has come there.
std::optional<Square> passed_by_pawn(const chess::Board& board, const adjudicate::Step& step) {
    const auto man = board.at(step.second);
    if (!man || man->role != Role::pawn || std::abs(step.first.rank() - step.second.rank()) != 2) return std::nullopt;
    return Square::at(step.second.file(), (step.first.rank() + step.second.rank()) / 2);
}

/// The board after a move, lawful or not.
Setup after(const Setup& start, const WhatDone& deed, Color by) {
    Setup now = start;
    const auto step = [&](const adjudicate::Step& one) {
        if (now.board.at(one.first) && one.first != one.second) now.board.move(one.first, one.second);
    };
    const auto* move = std::get_if<adjudicate::MoveMan>(&deed);
    if (move != nullptr) {
        step(move->step);
        if (move->taken) now.board.remove(*move->taken);
        const auto role = move->piece ? chess::role_named(name_of(*move->piece)) : std::nullopt;
        if (role) now.board.put(move->step.second, {by, *role});
    } else if (const auto* castle = std::get_if<adjudicate::Castle>(&deed)) {
        step(castle->king);
        if (castle->rook) step(*castle->rook);
    }
    now.turn = !by;
    now.en_passant = move != nullptr ? passed_by_pawn(now.board, move->step) : std::nullopt;
    return now;
}

}  // namespace

Error question(std::string what, std::string where, std::string hint) {
    return {ErrorCode::not_understood, std::move(what), std::move(where), std::move(hint)};
}

std::optional<Role> role_of_letter(char letter) {
    switch (letter) {
        case 'K': return Role::king;
        case 'Q':
        case 'D': return Role::queen;
        case 'R':
        case 'T': return Role::rook;
        case 'B':
        case 'L': return Role::bishop;
        case 'N':
        case 'S': return Role::knight;
        case 'P': return Role::pawn;
        default: return std::nullopt;
    }
}

Result<Square> LineBoard::square_of(const ManNamed& man, std::optional<Color> side) const {
    const auto ask = [&](std::string what, std::string hint) {
        return tl::unexpected<Error>(question(std::move(what), man.text, std::move(hint)));
    };
    if (!now_) {
        if (man.square) return *man.square;
        return ask("on which square did it stand?", "write the man with its square, as in Nf3, or give the position");
    }
    const chess::Board& board = now_->board;
    if (man.square) {
        const auto there = board.at(*man.square);
        if (!there) return ask(fmt::format("no man stands on {}", to_text(*man.square)), "which man was it?");
        const bool is_other = (man.role && *man.role != there->role) || (man.side && *man.side != there->color);
        if (is_other)
            return ask(fmt::format("{} stands on {}", name_of(*there), to_text(*man.square)), "which man was it?");
        return *man.square;
    }
    const auto owner = man.side ? man.side : side;
    if (!owner || !man.role) return ask("which man was it?", "write it with its square, as in Nf3");
    chess::Bitboard fitting = board.men({*owner, *man.role});
    if (man.file) fitting = fitting & chess::file_bitboard(*man.file);
    if (fitting.count() == 1) return fitting.first();
    if (fitting.empty()) return ask(fmt::format("{} has no such man", name_of(*owner)), "which man was it?");
    return ask(fmt::format("which one: on {}?", list_of_squares(fitting)), "write the man with its square");
}

Result<WhatDone> LineBoard::castling_of(const std::string& text, Color by, bool is_short) const {
    const int rank = by == Color::white ? 0 : 7;
    Square king = Square::at(4, rank);
    Square rook = Square::at(is_short ? 7 : 0, rank);
    if (now_) {
        const auto stands = now_->board.king(by);
        if (!stands || stands->rank() != rank) {
            return tl::unexpected<Error>(
                question(fmt::format("the king of {} does not stand on his first rank", name_of(by)), text,
                         "write what was moved with its squares"));
        }
        king = *stands;
        const chess::Bitboard rooks =
            now_->castling_rooks & chess::rank_bitboard(rank) & now_->board.men({by, Role::rook});
        for (const Square square : rooks)
            if ((square.file() > king.file()) == is_short) rook = square;
        if (now_->board.at(rook) != Piece{by, Role::rook}) {
            return tl::unexpected<Error>(question(fmt::format("no rook of {} stands on {}", name_of(by), to_text(rook)),
                                                  text, "write what was moved with its squares"));
        }
    }
    return adjudicate::Castle{{king, Square::at(is_short ? 6 : 2, rank)},
                              adjudicate::Step{rook, Square::at(is_short ? 5 : 3, rank)}};
}

Result<WhatDone> LineBoard::move_of(const std::string& text, Color by, bool in_passing) const {
    constexpr std::string_view kCastling = "Oo0";
    if (kCastling.find(text.front()) != std::string_view::npos) {
        return castling_of(text, by, std::ranges::count(text, '-') == 1);
    }
    if (!now_) {
        if (const auto move = long_move(text)) {
            const bool passes = in_passing && move->from.file() != move->to.file();
            return deed_of(*move,
                           passes ? std::optional(Square::at(move->to.file(), move->from.rank())) : std::nullopt);
        }
        return tl::unexpected<Error>(
            question("from which square?", text, "write both squares, as in Nf3-d4, or give the position"));
    }
    const auto position = playable(*now_, by);
    if (!position) return illegal_move_of(text, by, in_passing);
    const auto san = chess::parse_san(*position, text);
    if (!san) return illegal_move_of(text, by, in_passing);
    const auto captured = position->captured(san->move);
    if (says_capture(text) && !captured) {
        return tl::unexpected<Error>(question(fmt::format("nothing stands on {} to be taken", to_text(san->move.to())),
                                              text, "is the position right? write the move as it was made"));
    }
    const bool wrong_check = std::ranges::count(san->remarks, chess::SanRemark::check_sign_wrong) > 0;
    if (wrong_check && text.find_first_of("+#") != std::string::npos) {
        return tl::unexpected<Error>(
            question("the move gives no such check", text, "is the position right? write it without the sign"));
    }
    if (san->move.kind() == chess::Move::Kind::castling) return castling_of(text, by, san->move.is_short_castling());
    const bool passes = captured && *captured != san->move.to();
    return deed_of({san->move.from(), san->move.to(), san->move.promotes_to()}, passes ? captured : std::nullopt);
}

/// Of several men that fit, the one that could go there but for the check that it leaves.
Result<WhatDone> LineBoard::illegal_move_of(const std::string& text, Color by, bool in_passing) const {
    if (const auto there = man_already_there(now_->board, by, text)) {
        return tl::unexpected<Error>(
            question(fmt::format("{} stands on {} already", name_of(Piece{by, there->first}), to_text(there->second)),
                     text, "was it touched? Of a move write both squares"));
    }
    auto candidates = chess::raw_candidates(now_->board, by, text);
    if (candidates.empty()) {
        if (const auto move = long_move(text); move && !role_of_letter(text.front())) candidates.push_back(*move);
    }
    std::erase_if(candidates, [&](const RawMove& move) { return !now_->board.at(move.from); });
    const auto position = playable(*now_, by);
    if (candidates.size() > 1 && position) {
        std::vector<RawMove> pinned;
        std::ranges::copy_if(candidates, std::back_inserter(pinned), [&](const RawMove& move) {
            return chess::why_illegal(*position, move) == IllegalReason::leaves_king_in_check;
        });
        if (pinned.size() == 1) candidates = pinned;
    }
    if (const auto whose = candidates.empty() ? enemy_named(now_->board, by, text) : std::nullopt)
        return tl::unexpected<Error>(*whose);
    if (candidates.empty()) {
        return tl::unexpected<Error>(question(fmt::format("no man of {} fits", name_of(by)), text,
                                              "who moved, and from where? is the position right?"));
    }
    if (candidates.size() > 1) {
        std::vector<std::string> ways;
        for (const RawMove& move : candidates) ways.push_back(step_text(*now_, move));
        return tl::unexpected<Error>(
            question(fmt::format("which man: {}?", list_of(ways, "or")), text, "write both squares"));
    }
    const RawMove& move = candidates.front();
    const bool is_on_rank = move.from.rank() == (by == Color::white ? 4 : 3);  // where pawns take in passing
    const bool may_pass = in_passing || (says_capture(text) && is_on_rank);
    const auto passed = may_pass ? passed_pawn(*now_, move, by) : std::nullopt;
    if ((says_capture(text) || in_passing) && !passed && !now_->board.at(move.to)) {
        return tl::unexpected<Error>(
            question(fmt::format("nothing stands on {}: which man was taken off?", to_text(move.to)), text,
                     "write 'in passing', or 'taking' and the square"));
    }
    return deed_of(move, passed);
}

std::optional<bool> LineBoard::is_legal(const WhatDone& deed, Color by) const {
    if (!now_) return std::nullopt;
    const auto position = playable(*now_, by);
    if (!position) return std::nullopt;
    if (const auto* castle = std::get_if<adjudicate::Castle>(&deed)) {
        for (const chess::Move move : position->legal_moves()) {
            if (move.kind() != chess::Move::Kind::castling) continue;
            const auto arrival = chess::Position::castling_arrival(move);
            if (arrival.king == castle->king.second && castle->rook == adjudicate::Step{move.to(), arrival.rook})
                return true;
        }
        return false;
    }
    const auto* man = std::get_if<adjudicate::MoveMan>(&deed);
    if (man == nullptr) return std::nullopt;
    const auto role = man->piece ? chess::role_named(name_of(*man->piece)) : std::nullopt;
    const auto move = chess::legal_move(*position, {man->step.first, man->step.second, role});
    return move && (!man->taken || position->captured(*move) == man->taken);
}

/// The King goes two files, and the Rook has not been moved.
bool LineBoard::begins_castling(const adjudicate::MoveMan& move) const {
    const auto man = now_->board.at(move.step.first);
    return man && man->role == Role::king && std::abs(move.step.first.file() - move.step.second.file()) == 2;
}

bool LineBoard::makes_lawfully(const WhatDone& deed, Color by) const {
    const auto* move = std::get_if<adjudicate::MoveMan>(&deed);
    return now_->turn == by && is_legal(deed, by).value_or(false) && !(move != nullptr && begins_castling(*move));
}

void LineBoard::put_new_piece(Square square, chess::Piece piece) {
    const bool is_there = now_ && now_->board.at(square) == chess::Piece{piece.color, Role::pawn};
    if (is_there) now_->board.put(square, piece);
}

/// The pawn's move is whole with it, unless he had pressed before.
void LineBoard::put_named() {
    const auto named = std::exchange(named_, std::nullopt);
    if (!named) return;
    const auto& [square, piece] = *named;
    put_new_piece(square, piece);
    Made* made = last();
    const bool is_whole = made != nullptr && made->by == piece.color && made->man && !made->is_pressed;
    if (!is_whole || made->man->step.second != square) return;
    made->man->piece = piece_name(piece.role);
    made->was_legal = before(*made).is_legal(*made->man, piece.color).value_or(false);
}

void LineBoard::name_piece(Color by, const adjudicate::NamePiece& named) {
    const auto role = chess::role_named(name_of(named.piece));
    const chess::Bitboard left = now_->board.men({by, Role::pawn}) & chess::first_rank_bitboard(!by);
    if (role && !left.empty()) named_ = {left.first(), {by, *role}};
    if (named.is_put_on) put_named();
    if (queened_ && queened_->turn != by) name_queened(by, named.piece);
}

void LineBoard::make(const WhatDone& deed, Color by) {
    put_named();
    go_to_board_meant(deed, by);
    const bool may_stand = standing_ && LineBoard(standing_).makes_lawfully(deed, by);
    const auto* man = std::get_if<adjudicate::MoveMan>(&deed);
    Made made{*now_, by, makes_lawfully(deed, by), man != nullptr ? std::optional(*man) : std::nullopt};
    now_ = after(*now_, deed, by);
    standing_ = may_stand ? std::optional(after(*standing_, deed, by)) : std::nullopt;
    made_.push_back(std::move(made));
    is_put_back_ = is_objected_ = false;
}

void LineBoard::go_on(const adjudicate::Act& act) {
    using namespace adjudicate;
    if (!now_) return;
    const auto by = color_of(act.by);
    put_back_for(act);
    if (const auto* named = std::get_if<NamePiece>(&act.what); named != nullptr && by) return name_piece(*by, *named);
    if (Made* made = last(); std::holds_alternative<Press>(act.what) && made != nullptr && made->by == by)
        made->is_pressed = true;
    const auto* placed = std::get_if<PlaceMan>(&act.what);
    const bool lets_go = placed != nullptr && placed->released;
    const bool handles = is_move(act) || std::holds_alternative<Touch>(act.what) || placed != nullptr;
    if (by && handles) answered_by(*by);
    if (by && (is_move(act) || lets_go)) make(lets_go ? WhatDone(MoveMan{placed->step}) : act.what, *by);
}

}  // namespace jadoube::desk
