#include "mate/playout.hpp"

#include <algorithm>
#include <climits>

#include "chess/movegen.hpp"
#include "mate/can_mate.hpp"
#include "mate/guarded.hpp"
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

/// What moves are worth to the choice; less is better. Found by trial on positions of real games.
struct Weights {
    int flight;           // a square that the King to be mated may go to
    int noise;            // so that tries differ
    int capture;          // by the mating side
    int check;            // that is no mate
    int king_step;        // of the mating King, towards its aim
    int push, push_rank;  // of a Pawn, where only Pawns can become men that mate alone
    int idle_push;        // where there is a Queen or Rook
    int promotion, idle_promotion;
    int near_king;     // the King to be mated, by its distance from the mating King
    int near_edge;     // and from the edge
    int king_takes;    // and where it takes
    int other_takes;   // a capture by another of its men
    int safe_step;     // a move of such a man to where it cannot be taken
    int helper_rises;  // its Pawns' promotion
    int helper_noise;
};

constexpr Weights kManyMen{26, 5, 17, 18, 8, -5, 7, 14, 53, 43, 2, 0, 44, 55, 22, -31, 5};
constexpr Weights kFewMen{4, 19, 12, 25, 4, 19, 2, 18, 53, 40, 3, 3, 18, 47, -7, 13, 4};
constexpr int kFew = 9;

int steps_to_edge(Square square) {
    return std::min({square.file(), 7 - square.file(), square.rank(), 7 - square.rank()});
}

/// What both choices see of a position. A sink of the generator of legal moves keeps the best of what it is shown.
class Choice {
public:
    Choice(const Position& position, Color side, const Weights& weights, std::uint32_t seed)
        : board_(position.board()),
          side_(side),
          weights_(weights),
          king_(position.king(!side)),
          mating_king_(position.king(side)),
          men_(board_.men() & ~Bitboard::of(king_)),
          guarded_(guarded_by(board_, side, men_)),
          beside_(chess::king_attacks(king_) & ~board_.men(!side)),
          seed_(seed) {}

    [[nodiscard]] bool found_any() const { return best_ != INT_MAX; }
    [[nodiscard]] Move move() const { return move_; }

protected:
    void consider(Move move, int worth, int noise) {
        const std::uint32_t mixed = (move.bits() ^ seed_) * 0x9E3779B1U >> 16;
        worth += static_cast<int>(mixed * static_cast<std::uint32_t>(noise) >> 16);
        if (worth >= best_) return;
        best_ = worth;
        move_ = move;
    }

    const Board& board_;
    const Color side_;
    const Weights& weights_;
    const Square king_, mating_king_;
    const Bitboard men_;  // without that King
    const Guarded guarded_;
    const Bitboard beside_;  // where it might go
    int best_ = INT_MAX;
    Move move_;

private:
    std::uint32_t seed_;
};

class MatingChoice : public Choice {
public:
    MatingChoice(const Position& position, Color side, const Weights& weights, std::uint32_t seed)
        : Choice(position, side, weights, seed),
          position_(position),
          has_heavy_man_(!(board_.men(side) & board_.straight_movers()).empty()) {
        const Bitboard open = beside_ & ~guarded_.once;
        const Square aim = open.empty() ? king_ : open.first();
        king_aim_ = aim_of_king();
        diagonal_aim_ = chess::diagonal_attacks(king_, men_) | chess::diagonal_attacks(aim, men_);
        straight_aim_ = chess::straight_attacks(king_, men_) | chess::straight_attacks(aim, men_);
    }

    [[nodiscard]] bool mates() const { return mates_; }
    [[nodiscard]] std::uint64_t tested() const { return tested_; }

    void piece(Square from, Bitboard to) {
        if (mates_) return;
        const unsigned code = board_.code_at(from);
        const Bitboard others = guarded_without(attacks_by_code(code, side_, from, men_));
        const Bitboard theirs = board_.men(!side_);
        switch (code) {
            case Board::code_of(Role::king):
                for (const Square square : to) {
                    const int nearer = king_steps(square, king_aim_) - king_steps(from, king_aim_);
                    weigh(Move::normal(from, square), chess::king_attacks(square), others, weights_.king_step * nearer);
                }
                return;
            case Board::code_of(Role::knight):
                for (const Square square : to)
                    weigh(Move::normal(from, square), chess::knight_attacks(square), others, 0);
                return;
            default: break;
        }
        Bitboard aims = theirs;
        if (code != Board::code_of(Role::rook)) aims |= diagonal_aim_;
        if (code != Board::code_of(Role::bishop)) aims |= straight_aim_;
        const Bitboard left = men_ & ~Bitboard::of(from);
        for (const Square square : to& aims)
            weigh(Move::normal(from, square), attacks_by_code(code, side_, square, left), others, 0);
        if (const Bitboard rest = to & ~aims; !found_any() && !rest.empty())
            weigh(Move::normal(from, rest.first()), Bitboard(), others, 0);
    }
    void pawns(Bitboard to, int step) {
        for (const Square square : to) {
            if (mates_) return;
            const Square from = Square::from_index(square.index() - step);
            const int worth = has_heavy_man_ ? weights_.idle_push
                                             : weights_.push + weights_.push_rank * chess::rank_for(side_, square);
            weigh(Move::normal(from, square), chess::pawn_attacks(side_, square),
                  guarded_without(chess::pawn_attacks(side_, from)), -worth);
        }
    }
    void promotions(Bitboard to, int step, chess::Roles) {
        for (const Square square : to) {
            if (mates_) return;
            const Square from = Square::from_index(square.index() - step);
            const int worth = has_heavy_man_ ? weights_.idle_promotion : weights_.promotion;
            weigh(Move::promotion(from, square, Role::queen),
                  attacks_by_code(Board::code_of(Role::queen), side_, square, men_),
                  guarded_without(chess::pawn_attacks(side_, from)), -worth);
        }
    }
    void special(Move move) { consider(move, 8 * weights_.flight, 1); }

private:
    /// The King to be mated; but where every man left is a Pawn that a Pawn shuts in, the nearest of those, to take it.
    [[nodiscard]] Square aim_of_king() const {
        const Bitboard pawns = board_.men(Role::pawn), own_pawns = board_.men(side_) & pawns;
        const Bitboard shutting = forward(side_, own_pawns) & board_.men(!side_) & pawns;
        const bool has_pawns_alone = board_.men(side_) == (own_pawns | Bitboard::of(mating_king_));
        if (!has_pawns_alone || shutting != forward(side_, own_pawns)) return king_;
        const auto farther = [&](Square a, Square b) {
            return king_steps(a, mating_king_) < king_steps(b, mating_king_);
        };
        return shutting.empty() ? king_ : *std::min_element(shutting.begin(), shutting.end(), farther);
    }

    [[nodiscard]] Bitboard guarded_without(Bitboard attacks) const {
        return guarded_.once & ~(attacks & ~guarded_.twice);
    }

    /// `others`: what the men not moved guard.
    void weigh(Move move, Bitboard attacks, Bitboard others, int worth) {
        const Bitboard there = Bitboard::of(move.to());
        const Bitboard flights = (beside_ | (there & chess::king_attacks(king_))) & ~others & ~attacks;
        const bool checks = attacks.has(king_);
        if (checks && flights.empty()) {
            ++tested_;
            if (!position_.after(move).has_legal_move()) {
                move_ = move;
                best_ = INT_MIN;
                mates_ = true;
                return;
            }
        }
        worth += weights_.flight * flights.count();
        if (checks) worth += weights_.check;
        if (board_.men(!side_).has(move.to())) worth -= weights_.capture;
        consider(move, worth, weights_.noise);
    }

    const Position& position_;
    bool has_heavy_man_;
    Square king_aim_ = king_;
    Bitboard diagonal_aim_, straight_aim_;
    bool mates_ = false;
    std::uint64_t tested_ = 0;
};

class HelpingChoice : public Choice {
public:
    HelpingChoice(const Position& position, Color side, const Weights& weights, std::uint32_t seed)
        : Choice(position, side, weights, seed), open_(beside_ & ~guarded_.once) {
        staying_ = weights.flight * open_.count() + worth_of_place(king_);
    }

    /// The King that moves is the one that `guarded_` leaves out.
    [[nodiscard]] Bitboard attacked() const { return guarded_.once; }

    void piece(Square from, Bitboard to) {
        if (from == king_) return king_moves(to);
        const Bitboard taken = to & board_.men(side_), quiet = to & ~taken;
        if (const Bitboard blocks = quiet & open_; !blocks.empty()) {
            consider(Move::normal(from, blocks.first()), staying_ - weights_.flight, weights_.helper_noise);
        } else if (!quiet.empty()) {
            const Bitboard offered = quiet & guarded_.once;
            const bool safe = offered.empty();
            consider(Move::normal(from, (safe ? quiet : offered).first()), staying_ + (safe ? weights_.safe_step : 0),
                     weights_.helper_noise);
        }
        if (!taken.empty())
            consider(Move::normal(from, taken.first()), staying_ + weights_.other_takes, weights_.helper_noise);
    }
    void pawns(Bitboard to, int step) {
        for (const Square square : to) {
            const int worth = board_.men(side_).has(square) ? weights_.other_takes : weights_.safe_step;
            consider(Move::normal(Square::from_index(square.index() - step), square),
                     staying_ + worth - (open_.has(square) ? weights_.flight : 0), weights_.helper_noise);
        }
    }
    void promotions(Bitboard to, int step, chess::Roles) {
        for (const Square square : to) {
            const int worth = board_.men(side_).has(square) ? weights_.other_takes : weights_.helper_rises;
            consider(Move::promotion(Square::from_index(square.index() - step), square, Role::knight), staying_ + worth,
                     weights_.helper_noise);
        }
    }
    void special(Move move) { consider(move, 8 * weights_.flight + weights_.other_takes, 1); }

private:
    [[nodiscard]] int worth_of_place(Square square) const {
        return weights_.near_king * king_steps(square, mating_king_) + weights_.near_edge * steps_to_edge(square);
    }
    void king_moves(Bitboard to) {
        const Bitboard own = board_.men(!side_) & ~Bitboard::of(king_);
        for (const Square square : to) {
            const Bitboard flights = chess::king_attacks(square) & ~own & ~guarded_.once;
            const int worth = weights_.flight * flights.count() + worth_of_place(square);
            consider(Move::normal(king_, square), worth + (men_.has(square) ? weights_.king_takes : 0),
                     weights_.helper_noise);
        }
    }

    const Bitboard open_;
    int staying_;
};

// After how many half-moves a mate by one man is looked for; the caller has done so at the start.
constexpr std::size_t kFirstHunt = 6;
constexpr std::size_t kBetweenHunts = 8;

struct Outcome {
    bool mated;
    std::uint64_t nodes;
};

/// Plays until mate, until no mate is possible any more, or until the line is full.
inline Outcome play_out(Position position, Color side, std::size_t longest, std::uint32_t seed, Hunt& hunt,
                        std::vector<Move>& line) {
    std::uint64_t nodes = 0;
    std::size_t next_hunt = kFirstHunt;
    while (line.size() < longest) {
        if (line.size() >= next_hunt) {
            next_hunt += kBetweenHunts;
            const bool found = hunt.run(position, side);
            nodes += hunt.nodes();
            if (found) {
                line.insert(line.end(), hunt.line().begin(), hunt.line().end());
                return {true, nodes};
            }
        }
        ++nodes;
        seed += 0x6D2B79F5U;
        const Weights& weights = position.board().men().count() <= kFew ? kFewMen : kManyMen;
        if (position.turn() == side) {
            MatingChoice choice(position, side, weights, seed);
            chess::generate(position, choice);
            if (!choice.mates() && !choice.found_any()) return {false, nodes};
            nodes += choice.tested();
            line.push_back(choice.move());
            if (choice.mates()) return {true, nodes};
            position = position.after(choice.move());
        } else {
            HelpingChoice choice(position, side, weights, seed);
            chess::generate(position, choice);
            if (!choice.found_any()) return {position.is_checkmate(), nodes};
            line.push_back(choice.move());
            position = position.after(choice.move());
            if (why_men_cannot_mate(position.board(), side)) return {false, nodes};
        }
    }
    return {false, nodes};
}

// Bits are counted in every step, and the instruction for it is not part of plain x86-64: compiled twice and chosen as
// the program runs, as in chess/legal_moves.cpp.
[[gnu::flatten]] Outcome play_plainly(const Position& start, Color side, std::size_t longest, std::uint32_t seed,
                                      Hunt& hunt, std::vector<Move>& line) {
    return play_out(start, side, longest, seed, hunt, line);
}
#if defined(__x86_64__)
[[gnu::flatten, gnu::target("popcnt,bmi,bmi2")]] Outcome play_with_popcnt(const Position& start, Color side,
                                                                          std::size_t longest, std::uint32_t seed,
                                                                          Hunt& hunt, std::vector<Move>& line) {
    return play_out(start, side, longest, seed, hunt, line);
}
const auto kPlay =
    __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0
        ? play_with_popcnt
        : play_plainly;
#else
const auto kPlay = play_plainly;
#endif

constexpr int kPlayoutTries = 6;
constexpr std::size_t kLongestPlayout = 40;

}  // namespace

bool Playout::run(const Position& start, Color side, std::uint64_t most_nodes) {
    nodes_ = 0;
    for (int i = 0; i < kPlayoutTries && nodes_ < most_nodes; ++i) {
        line_.clear();
        const std::size_t longest =
            std::min<std::uint64_t>(kLongestPlayout + 8 * static_cast<std::size_t>(i), most_nodes - nodes_);
        const Outcome outcome = kPlay(start, side, longest, static_cast<std::uint32_t>(i), hunt_, line_);
        nodes_ += outcome.nodes;
        if (outcome.mated) return true;
    }
    return false;
}

}  // namespace jadoube::mate
