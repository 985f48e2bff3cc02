#include "chess/movegen.hpp"

namespace jadoube::chess {
namespace {

struct ListSink {
    MoveList& moves;

    void piece(Square from, Bitboard to) {
        for (const Square square : to) moves.push(Move::normal(from, square));
    }
    void pawns(Bitboard to, int step) {
        for (const Square square : to) moves.push(Move::normal(origin(square, step), square));
    }
    void promotions(Bitboard to, int step, Roles become) {
        for (const Square square : to) {
            for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight}) {
                if (become.has(role)) moves.push(Move::promotion(origin(square, step), square, role));
            }
            if (become.has(Role::pawn)) moves.push(Move::normal(origin(square, step), square));
        }
    }
    void special(Move move) { moves.push(move); }

private:
    static Square origin(Square to, int step) { return Square::from_index(to.index() - step); }
};

struct CountSink {
    int count = 0;

    void piece(Square, Bitboard to) { count += to.count(); }
    void pawns(Bitboard to, int) { count += to.count(); }
    void promotions(Bitboard to, int, Roles become) { count += become.count() * to.count(); }
    void special(Move) { ++count; }
};

struct AnySink {
    bool found = false;

    void piece(Square, Bitboard to) { found |= !to.empty(); }
    void pawns(Bitboard to, int) { found |= !to.empty(); }
    void promotions(Bitboard to, int, Roles become) { found |= !to.empty() && !become.empty(); }
    void special(Move) { found = true; }
    [[nodiscard]] bool is_done() const { return found; }
};

// The instruction that counts bits is not part of plain x86-64, so counting is compiled twice and chosen as the program
// runs.
[[gnu::flatten]] int count_plainly(const Position& position) {
    CountSink sink;
    generate(position, sink);
    return sink.count;
}
#if defined(__x86_64__)
[[gnu::flatten, gnu::target("popcnt,bmi")]] int count_with_popcnt(const Position& position) {
    CountSink sink;
    generate(position, sink);
    return sink.count;
}
int count(const Position& position) {
    const bool can = __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0;
    return can ? count_with_popcnt(position) : count_plainly(position);
}
#else
int count(const Position& position) {
    return count_plainly(position);
}
#endif

}  // namespace

MoveList Position::legal_moves() const {
    MoveList moves;
    ListSink sink{moves};
    generate(*this, sink);
    return moves;
}

bool Position::is_legal(Move move) const {
    return legal_moves().has(move);
}

bool Position::has_legal_move() const {
    AnySink sink;
    generate(*this, sink);
    return sink.found;
}

std::size_t Position::count_legal_moves() const {
    return static_cast<std::size_t>(count(*this));
}

}  // namespace jadoube::chess
