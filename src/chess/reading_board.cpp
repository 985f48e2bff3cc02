#include "chess/reading_board.hpp"

#include "base/error.hpp"
#include "chess/attacks.hpp"
#include "chess/zobrist.hpp"

#include <utility>

namespace jadoube::chess {
namespace {

constexpr std::size_t kLongestPlain = 10;  // "exd8=Q+!?" and what ends it

constexpr unsigned kPawn = Board::code_of(Role::pawn);
constexpr unsigned kKnight = Board::code_of(Role::knight);
constexpr unsigned kBishop = Board::code_of(Role::bishop);
constexpr unsigned kRook = Board::code_of(Role::rook);
constexpr unsigned kQueen = Board::code_of(Role::queen);
constexpr unsigned kKing = Board::code_of(Role::king);

constexpr std::size_t slot_of(Square square) {
    return static_cast<std::size_t>(square.index());
}

/// The code of the piece with this letter; 0 where there is none.
constexpr unsigned code_of_letter(char letter) {
    switch (letter) {
        case 'N': return kKnight;
        case 'B': return kBishop;
        case 'R': return kRook;
        case 'Q': return kQueen;
        case 'K': return kKing;
        default: return 0;
    }
}

constexpr bool is_square(std::string_view text, std::size_t at) {
    return is_file(text[at]) && is_rank(text[at + 1]);
}
constexpr Square square_in(std::string_view text, std::size_t at) {
    return Square::at(text[at] - 'a', text[at + 1] - '1');
}

/// How many letters after that of the piece tell where it comes from: "b", "1", "b1" before its arrival.
std::size_t letters_of_departure(std::string_view text) {
    const auto goes_on = [&](std::size_t at) { return text[at] == 'x' || is_file(text[at]); };
    if (is_rank(text[1])) return 1;
    if (is_square(text, 1)) return goes_on(3) ? 2 : 0;
    return is_file(text[1]) && goes_on(2) ? 1 : 0;
}

Bitboard departures(std::string_view letters) {
    Bitboard from = ~Bitboard();
    for (const char c : letters) from &= is_file(c) ? file_bitboard(c - 'a') : rank_bitboard(c - '1');
    return from;
}

/// Files before ranks, and no more than is needed.
bool is_least(std::string_view letters, Square from, Bitboard able) {
    const Bitboard others = able & ~Bitboard::of(from);
    if (others.empty()) return letters.empty();
    const bool file_tells = (others & file_bitboard(from.file())).empty();
    const bool rank_tells = (others & rank_bitboard(from.rank())).empty();
    if (letters.size() == 2) return !file_tells && !rank_tells;
    return is_file(letters.front()) ? file_tells : !file_tells;
}

}  // namespace

ReadingBoard::ReadingBoard(const Position& start)
    : ours_(start.board().men(start.turn())),
      theirs_(start.board().men(!start.turn())),
      key_(start.key()),
      castling_rooks_(start.castling_rooks()),
      quiet_halfmoves_(start.quiet_halfmoves()),
      move_number_(start.move_number()),
      turn_(start.turn()),
      passed_(start.en_passant()) {
    assert(start.has_usual_rules());
    for (const Square square : men()) {
        const unsigned code = start.board().code_at(square);
        codes_[slot_of(square)] = static_cast<std::uint8_t>(code);
        kinds_[code] |= Bitboard::of(square);
    }
}

Position ReadingBoard::position() const {
    Setup setup;
    setup.board = Board::of_codes(kinds_, turn_ == Color::white ? ours_ : theirs_);
    setup.turn = turn_;
    setup.castling_rooks = castling_rooks_;
    setup.en_passant = passed_;
    setup.quiet_halfmoves = quiet_halfmoves_;
    setup.move_number = move_number_;
    return *Position::from(setup);
}

// --- reading ---

[[gnu::flatten]] std::size_t ReadingBoard::read(std::string_view text) {
    if (text.size() < kLongestPlain) return 0;
    if (is_file(text.front())) return read_pawn_move(text);
    return text.front() == 'O' ? read_castling(text) : read_piece_move(text);
}

std::size_t ReadingBoard::read_piece_move(std::string_view text) {
    const unsigned code = code_of_letter(text.front());
    if (code == 0) return 0;
    const std::string_view letters = text.substr(1, letters_of_departure(text));
    std::size_t at = 1 + letters.size();
    const bool takes = text[at] == 'x';
    if (takes) ++at;
    if (!is_square(text, at)) return 0;
    const Square to = square_in(text, at);
    at += 2;
    const std::size_t end = read_end(text, at);
    if (end == 0 || theirs_.has(to) != takes || ours_.has(to)) return 0;

    const Bitboard taken = Bitboard::of(to);
    Bitboard able = reaching(code, to);
    if (letters.empty() && !able.more_than_one()) {
        if (able.empty() || !keeps_king_safe(code, {able.first(), to}, taken)) return 0;
        move_piece(code, {able.first(), to});
        return told_right(text, at, end);
    }
    for (const Square from : able)
        if (!keeps_king_safe(code, {from, to}, taken)) able &= ~Bitboard::of(from);
    const Bitboard meant = able & departures(letters);
    if (meant.empty() || meant.more_than_one() || !is_least(letters, meant.first(), able)) return 0;
    move_piece(code, {meant.first(), to});
    return told_right(text, at, end);
}

/// "e4", "exd5", "e8=Q", "exd8=Q".
std::size_t ReadingBoard::read_pawn_move(std::string_view text) {
    const bool takes = text[1] == 'x';
    std::size_t at = takes ? 2 : 0;
    if (!is_square(text, at)) return 0;
    const Square to = square_in(text, at);
    at += 2;
    unsigned becomes = 0;
    if (text[at] == '=') {
        becomes = code_of_letter(text[at + 1]);
        if (becomes == 0 || becomes == kKing) return 0;
        at += 2;
    }
    const std::size_t end = read_end(text, at);
    const int rank = rank_for(turn_, to);
    if (end == 0 || rank == 0 || (becomes != 0) != (rank == 7)) return 0;

    const auto pawn = takes ? taking_pawn(text.front() - 'a', to) : stepping_pawn(to);
    if (!pawn || !(kinds_[kPawn] & ours_).has(pawn->move.from)) return 0;
    if (!keeps_king_safe(kPawn, pawn->move, pawn->taken)) return 0;
    move_pawn(*pawn, becomes);
    return told_right(text, at, end);
}

/// From where a Pawn would step to the square, which is not of its first rank.
std::optional<ReadingBoard::PawnMove> ReadingBoard::stepping_pawn(Square to) const {
    if (men().has(to)) return std::nullopt;
    const int back = turn_ == Color::white ? -8 : 8;
    Square from = Square::from_index(to.index() + back);
    const bool steps_twice = rank_for(turn_, to) == 3 && !men().has(from);
    if (steps_twice) from = Square::from_index(from.index() + back);
    return PawnMove{{from, to}, {}};
}

/// From where a Pawn of the file would take on the square, which is not of its first rank, or pass to it and take.
std::optional<ReadingBoard::PawnMove> ReadingBoard::taking_pawn(int file, Square to) const {
    if (file != to.file() - 1 && file != to.file() + 1) return std::nullopt;
    const bool passes = passed_ == to;
    if (!passes && !theirs_.has(to)) return std::nullopt;
    const Square behind = Square::from_index(to.index() + (turn_ == Color::white ? -8 : 8));
    return PawnMove{{Square::at(file, behind.rank()), to}, Bitboard::of(passes ? behind : to)};
}

std::size_t ReadingBoard::read_castling(std::string_view text) {
    const bool is_long = text.starts_with("O-O-O");
    if (!is_long && !text.starts_with("O-O")) return 0;
    const std::size_t at = is_long ? 5 : 3;
    const std::size_t end = read_end(text, at);
    if (end == 0) return 0;
    const Square from = king();
    for (const Square rook : castling_rooks_& ours_) {
        if ((rook < from) != is_long || !can_castle(from, rook)) continue;
        castle(from, rook);
        return told_right(text, at, end);
    }
    return 0;
}

/// Where the text of the move ends whose `+` would stand at `at`; 0 where the word goes on.
std::size_t ReadingBoard::read_end(std::string_view text, std::size_t at) {
    constexpr auto kEnds = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '{'; };
    if (text[at] == '+') ++at;
    for (int glyphs = 0; glyphs < 3; ++glyphs, ++at) {
        if (kEnds(text[at])) return at;
        if (text[at] != '!' && text[at] != '?') return 0;
    }
    return 0;
}

/// After the move: the end of its text, unless that says check where there is none.
std::size_t ReadingBoard::told_right(std::string_view text, std::size_t at, std::size_t end) const {
    return text[at] == '+' && !is_attacked(king(), men(), theirs_) ? 0 : end;
}

// --- what is legal ---

/// Of the side on turn.
Square ReadingBoard::king() const {
    return (kinds_[kKing] & ours_).first();
}

/// The pieces of a kind of the side on turn whose way of moving leads to the square.
Bitboard ReadingBoard::reaching(unsigned code, Square to) const {
    const Bitboard able = kinds_[code] & ours_;
    switch (code) {
        case kKnight: return knight_attacks(to) & able;
        case kKing: return king_attacks(to) & able;
        case kBishop: return seeing_diagonally(to, men(), able);
        case kRook: return seeing_straight(to, men(), able);
        default: return seeing_diagonally(to, men(), able) | seeing_straight(to, men(), able);
    }
}

/// Whether one of `enemies`, which are of the side not on turn, attacks the square with these men on the board; their
/// King apart.
bool ReadingBoard::is_attacked(Square square, Bitboard men, Bitboard enemies) const {
    const Bitboard leapers = (pawn_attacks(turn_, square) & kinds_[kPawn]) | (knight_attacks(square) & kinds_[kKnight]);
    if (!(leapers & enemies).empty()) return true;
    return !seeing_diagonally(square, men, (kinds_[kBishop] | kinds_[kQueen]) & enemies).empty() ||
           !seeing_straight(square, men, (kinds_[kRook] | kinds_[kQueen]) & enemies).empty();
}

bool ReadingBoard::keeps_king_safe(unsigned code, Squares move, Bitboard taken) const {
    const Bitboard left = (men() & ~Bitboard::of(move.from) & ~taken) | Bitboard::of(move.to);
    const Bitboard enemies = theirs_ & ~taken;
    if (code != kKing) return !is_attacked(king(), left, enemies);
    return !is_attacked(move.to, left, enemies) && (king_attacks(move.to) & kinds_[kKing] & enemies).empty();
}

bool ReadingBoard::can_castle(Square king, Square rook) const {
    const auto arrival = Position::castling_arrival(Move::castling(king, rook));
    const Bitboard others = men() & ~Bitboard::of(king) & ~Bitboard::of(rook);
    const Bitboard way = between(king, arrival.king) | Bitboard::of(arrival.king);
    const Bitboard way_of_rook = between(rook, arrival.rook) | Bitboard::of(arrival.rook);
    if (!((way | way_of_rook) & others).empty()) return false;
    const Bitboard enemies = theirs_;
    for (const Square square : way | Bitboard::of(king)) {
        const bool is_beside_king = !(king_attacks(square) & kinds_[kKing] & enemies).empty();
        if (is_beside_king || is_attacked(square, others | Bitboard::of(rook), enemies)) return false;
    }
    // In Chess960 the Rook may have shielded the King's square of arrival from a man beside it.
    return !is_attacked(arrival.king, others | Bitboard::of(arrival.rook), enemies);
}

// --- making a move ---

void ReadingBoard::begin_move(Bitboard lost_rights) {
    for (const Square rook : castling_rooks_& lost_rights) key_ ^= kZobrist.castling(rook);
    castling_rooks_ &= ~lost_rights;
    if (!passed_) return;
    key_ ^= kZobrist.en_passant(*passed_);
    passed_.reset();
}

void ReadingBoard::pass_turn() {
    if (turn_ == Color::black) ++move_number_;
    turn_ = !turn_;
    std::swap(ours_, theirs_);
    key_ ^= kZobrist.black_to_move();
}

/// Takes whatever stands where it arrives.
void ReadingBoard::move_man(unsigned code, Squares move) {
    const Bitboard there = Bitboard::of(move.to), both = Bitboard::of(move.from) | there;
    begin_move(code == kKing ? first_rank_bitboard(turn_) | both : both);
    const unsigned taken = codes_[slot_of(move.to)];
    key_ ^= kZobrist.man(turn_, code, move.from) ^ kZobrist.man(turn_, code, move.to) ^
            kZobrist.man(!turn_, taken, move.to);
    kinds_[taken] &= ~there;
    theirs_ &= ~there;
    kinds_[code] ^= both;
    ours_ ^= both;
    codes_[slot_of(move.from)] = 0;
    codes_[slot_of(move.to)] = static_cast<std::uint8_t>(code);
    quiet_halfmoves_ = taken != 0 ? 0 : quiet_halfmoves_ + 1;
}

void ReadingBoard::move_piece(unsigned code, Squares move) {
    move_man(code, move);
    pass_turn();
}

void ReadingBoard::move_pawn(const PawnMove& pawn, unsigned becomes) {
    const auto& [move, taken] = pawn;
    const Bitboard passed_by = taken & ~Bitboard::of(move.to);
    if (!passed_by.empty()) lift(passed_by.first());
    move_man(kPawn, move);
    quiet_halfmoves_ = 0;
    if (becomes != 0) {
        lift(move.to);
        put(becomes, move.to);
    }
    pass_turn();
    const bool steps_twice = (move.from.index() ^ move.to.index()) == 16;
    if (steps_twice) note_passing(Square::from_index((move.from.index() + move.to.index()) / 2));
}

/// Of the side on turn.
void ReadingBoard::put(unsigned code, Square square) {
    codes_[slot_of(square)] = static_cast<std::uint8_t>(code);
    kinds_[code] |= Bitboard::of(square);
    ours_ |= Bitboard::of(square);
    key_ ^= kZobrist.man(turn_, code, square);
}

void ReadingBoard::lift(Square square) {
    const unsigned code = codes_[slot_of(square)];
    key_ ^= kZobrist.man(ours_.has(square) ? turn_ : !turn_, code, square);
    codes_[slot_of(square)] = 0;
    kinds_[code] &= ~Bitboard::of(square);
    ours_ &= ~Bitboard::of(square);
    theirs_ &= ~Bitboard::of(square);
}

void ReadingBoard::castle(Square king, Square rook) {
    const auto arrival = Position::castling_arrival(Move::castling(king, rook));
    begin_move(first_rank_bitboard(turn_));
    lift(king);
    lift(rook);
    put(kKing, arrival.king);
    put(kRook, arrival.rook);
    ++quiet_halfmoves_;
    pass_turn();
}

/// After the step over the square, when it is the other side's turn.
void ReadingBoard::note_passing(Square passed) {
    const Square victim = Square::from_index(passed.index() + (turn_ == Color::white ? -8 : 8));
    for (const Square from : pawn_attacks(!turn_, passed) & kinds_[kPawn] & ours_) {
        if (!keeps_king_safe(kPawn, {from, passed}, Bitboard::of(victim))) continue;
        passed_ = passed;
        key_ ^= kZobrist.en_passant(passed);
        return;
    }
}

}  // namespace jadoube::chess
