#include "mate/corner_playout.hpp"

#include <climits>

#include "chess/attacks.hpp"
#include "mate/can_mate.hpp"
#include "mate/corner_mates.hpp"
#include "mate/steps.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

constexpr int kNever = 40;  // more moves than any man needs
constexpr std::size_t kLongestCornerLine = 60;
constexpr std::size_t kCornerTries = 3 * kCornerMates.size();

/// Who plays what in one mate, and how many moves it takes.
struct Cast {
    const CornerMate* mate;
    Square mater, blocker;
    int ours = kNever, theirs = kNever;

    [[nodiscard]] bool is_complete() const { return ours < kNever && theirs < kNever; }
    [[nodiscard]] int moves() const { return std::max(ours, theirs); }
};

int steps_of_line(Bitboard reached, Square from, Square to) {
    return from == to ? 0 : reached.has(to) ? 1 : 2;
}

/// Moves of a Knight or Bishop before the one that mates.
int steps_of_mater(unsigned code, Square from, Square corner) {
    if (code == Board::code_of(Role::bishop)) return from.is_light() == corner.is_light() ? 0 : kNever;
    if (code != Board::code_of(Role::knight)) return kNever;
    int best = kNever;
    for (const Square check : chess::knight_attacks(corner)) best = std::min(best, knight_steps(from, check));
    return std::max(best, 1) - 1;
}

/// Moves of a man of `side` to the square beside its King. A Rook there could take a Bishop that mates; a Queen is of
/// no use; a Pawn becomes a Knight.
int steps_of_blocker(unsigned code, Color side, Square from, Square to, bool knight_mates) {
    switch (code) {
        case Board::code_of(Role::knight): return knight_steps(from, to);
        case Board::code_of(Role::bishop):
            return from.is_light() == to.is_light() ? steps_of_line(chess::diagonal_attacks(from, {}), from, to)
                                                    : kNever;
        case Board::code_of(Role::rook):
            return knight_mates ? steps_of_line(chess::straight_attacks(from, {}), from, to) : kNever;
        case Board::code_of(Role::pawn): {
            const Square last = Square::at(from.file(), side == Color::white ? 7 : 0);
            return 7 - rank_for(side, from) + 1 + knight_steps(last, to);
        }
        default: return kNever;
    }
}

int steps_of_king(const CornerMate& mate, Square from) {
    return std::min(king_steps(from, mate.mating_king[0]), king_steps(from, mate.mating_king[1]));
}

Cast cast_for(const Position& position, Color side, const CornerMate& mate) {
    const Board& board = position.board();
    Cast cast{&mate, {}, {}};
    int mater = kNever, blocker = kNever;
    for (const Square man : board.men(side) & ~board.men(Role::king)) {
        const int steps = steps_of_mater(board.code_at(man), man, mate.corner);
        if (steps < mater) mater = steps, cast.mater = man;
    }
    const bool knight_mates = mater < kNever && board.men(Role::knight).has(cast.mater);
    for (const Square man : board.men(!side) & ~board.men(Role::king)) {
        const int steps = steps_of_blocker(board.code_at(man), !side, man, mate.blocked, knight_mates);
        if (steps < blocker) blocker = steps, cast.blocker = man;
    }
    cast.ours = std::min(kNever, mater + steps_of_king(mate, position.king(side)));
    cast.theirs = std::min(kNever, blocker + king_steps(position.king(!side), mate.corner));
    return cast;
}

/// One try. Moves that bring nobody nearer are chosen among at random, and now and then one that leads away, so that
/// men who stand in each other's way get past.
class Try {
public:
    Try(const Position& start, Color side, const Cast& cast, std::uint32_t seed)
        : position_(start),
          side_(side),
          mate_(*cast.mate),
          cast_(cast),
          knight_mates_(start.board().men(Role::knight).has(cast.mater)),
          random_(0x9E3779B9U * (seed + 1)) {}

    bool play(std::vector<Move>& line, std::uint64_t& nodes) {
        line.clear();
        while (line.size() < kLongestCornerLine) {
            ++nodes;
            const auto moves = position_.legal_moves();
            if (moves.empty()) return position_.turn() != side_ && position_.is_checkmate();
            const auto mating = find_mate(moves, nodes);
            const auto chosen = mating ? mating : choose(moves);
            if (!chosen) return false;
            line.push_back(*chosen);
            if (mating) return true;
            if (chosen->from() == cast_.blocker) cast_.blocker = chosen->to();
            if (chosen->from() == cast_.mater) cast_.mater = chosen->to();
            position_ = position_.after(*chosen);
        }
        return false;
    }

private:
    [[nodiscard]] std::optional<Move> find_mate(const chess::MoveList& moves, std::uint64_t& nodes) const {
        if (position_.turn() != side_ || position_.king(!side_) != mate_.corner) return std::nullopt;
        for (const Move move : moves) {
            const bool checks = knight_mates_ ? chess::knight_attacks(mate_.corner).has(move.to())
                                              : chess::diagonal_attacks(mate_.corner, {}).has(move.to());
            if (move.from() != cast_.mater || !checks) continue;
            ++nodes;
            if (position_.after(move).is_checkmate()) return move;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Move> choose(const chess::MoveList& moves) {
        int best = 8 * kNever;
        std::optional<Move> chosen;
        for (const Move move : moves) {
            random_ = random_ * 1664525U + 1013904223U;
            const int worth = 8 * (position_.turn() == side_ ? loss_of_ours(move) : loss_of_theirs(move)) +
                              static_cast<int>(random_ >> 28);
            if (worth < best) best = worth, chosen = move;
        }
        return chosen;
    }

    /// How many steps farther off the move brings its man.
    [[nodiscard]] int loss_of_ours(Move move) const {
        const Square from = move.from(), to = move.to();
        if (to == cast_.blocker) return kNever;
        if (from == position_.king(side_)) {
            // It comes near only when the other King is in its corner.
            const int least = position_.king(!side_) == mate_.corner ? 0 : 2;
            return std::max(least, steps_of_king(mate_, to)) - std::max(least, steps_of_king(mate_, from));
        }
        if (from != cast_.mater) return 0;
        const unsigned code = position_.board().code_at(from);
        return steps_of_mater(code, to, mate_.corner) - steps_of_mater(code, from, mate_.corner);
    }

    [[nodiscard]] int loss_of_theirs(Move move) const {
        const Square from = move.from(), to = move.to();
        if (to == cast_.mater) return kNever;
        if (position_.board().men(side_).has(to)) return 4;
        if (from == position_.king(!side_)) return 2 * (king_steps(to, mate_.corner) - king_steps(from, mate_.corner));
        if (from != cast_.blocker) return 0;
        const unsigned code = position_.board().code_at(from);
        if (const auto role = move.promotes_to()) return *role == Role::knight ? -1 : kNever;
        return steps_of_blocker(code, !side_, to, mate_.blocked, knight_mates_) -
               steps_of_blocker(code, !side_, from, mate_.blocked, knight_mates_);
    }

    Position position_;
    const Color side_;
    const CornerMate& mate_;
    Cast cast_;
    const bool knight_mates_;
    std::uint32_t random_;
};

}  // namespace

bool CornerPlayout::run(const Position& start, Color side, std::uint64_t most_nodes) {
    nodes_ = 0;
    line_.clear();
    const Board& board = start.board();
    if ((board.men(side) & (board.men(Role::knight) | board.men(Role::bishop))).empty()) return false;
    std::array<Cast, kCornerMates.size()> casts;
    for (std::size_t i = 0; i < casts.size(); ++i) casts[i] = cast_for(start, side, kCornerMates[i]);
    std::stable_sort(casts.begin(), casts.end(), [](const Cast& a, const Cast& b) { return a.moves() < b.moves(); });
    for (std::size_t i = 0; i < kCornerTries && nodes_ < most_nodes; ++i) {
        const Cast& cast = casts[i % casts.size()];
        if (!cast.is_complete()) continue;
        if (Try(start, side, cast, static_cast<std::uint32_t>(i)).play(line_, nodes_)) return true;
        if (line_.empty()) return false;  // the game is over
    }
    return false;
}

}  // namespace jadoube::mate
