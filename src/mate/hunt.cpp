#include "mate/hunt.hpp"

#include <array>
#include <optional>

#include "mate/defence.hpp"
#include "mate/guarded.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

constexpr std::size_t kMostSteps = 8;   // of the King to be mated
constexpr std::size_t kMostSpares = 3;  // moves of its other men
constexpr std::size_t kMostReplies = kMostSteps + kMostSpares;
constexpr int kMostPlans = 20;
constexpr int kMostPlayed = 3;

/// Moves of the other men of the side to be mated.
struct Spares {
    std::array<Move, kMostSpares> moves;
    std::size_t count = 0;
    Bitboard movers, arrivals;

    void add(Square from, Square to) {
        moves[count++] = Move::normal(from, to);
        movers |= Bitboard::of(from);
        arrivals |= Bitboard::of(to);
    }
};

/// What all hunters of one question share.
struct Scene {
    const Position& start;
    const Color side;  // that hunts
    const Guarded guarded;
    const Defence defence;
    std::vector<Move>& line;
    std::uint64_t nodes = 0;
    int plans = 0, played = 0;

    [[nodiscard]] bool is_spent() const { return plans >= kMostPlans || played >= kMostPlayed; }
};

class Hunter {
public:
    Hunter(Scene& scene, Square home, Role role)
        : scene_(scene),
          board_(scene.start.board()),
          home_(home),
          role_(role),
          begins_(scene.start.turn() == scene.side),
          king_(scene.start.king(!scene.side)),
          men_(board_.men() & ~Bitboard::of(king_) & ~Bitboard::of(home)),
          ours_(board_.men(scene.side) & men_),
          theirs_(board_.men(!scene.side) & men_) {
        const Bitboard from_home = lines(home);
        guarded_ = scene.guarded.once & ~(from_home & ~scene.guarded.twice);
        closed_at_first_ = begins_ ? guarded_ : scene.guarded.once;
    }

    /// Looks at every square the King can walk to, the near ones first.
    bool run() {
        ways_[0] = Bitboard::of(king_);
        Bitboard seen;
        for (std::size_t steps = 0; steps <= kMostSteps; ++steps) {
            const Bitboard fresh = ways_[steps] & ~seen;
            if (fresh.empty()) return false;
            for (const Square king : fresh) {
                if (mates_at(king, steps)) return true;
                if (scene_.is_spent()) return false;
            }
            seen |= fresh;
            if (steps == kMostSteps) break;
            for (const Square from : fresh) ways_[steps + 1] |= chess::king_attacks(from);
            ways_[steps + 1] &= ~(men_ | (steps == 0 ? closed_at_first_ : guarded_)) & ~seen;
        }
        return false;
    }

private:
    [[nodiscard]] Bitboard lines(Square from, Bitboard men) const {
        const Bitboard straight = chess::straight_attacks(from, men);
        return role_ == Role::queen ? straight | chess::diagonal_attacks(from, men) : straight;
    }
    /// The same with no men but those that stand, kept for the next time.
    [[nodiscard]] Bitboard lines(Square from) {
        Bitboard& kept = lines_[static_cast<std::size_t>(from.index())];
        if (!known_.has(from)) {
            known_ |= Bitboard::of(from);
            kept = lines(from, men_);
        }
        return kept;
    }

    bool mates_at(Square king, std::size_t steps) {
        const Bitboard near = chess::king_attacks(king);
        const Bitboard flights = near & ~theirs_ & ~guarded_;
        Bitboard mating = lines(king) & ~(near & ~guarded_) & ~ours_;
        Bitboard nearly;  // all flights but one
        for (const Square flight : flights) {
            const Bitboard covering = lines(flight);
            nearly = (nearly & covering) | (mating & ~covering);
            mating &= covering;
            if ((mating | nearly).empty()) return false;
        }
        for (const Bitboard squares : {mating, nearly}) {
            for (const Square square : squares) {
                if (mates_from(square, king, flights, steps)) return true;
                if (scene_.is_spent()) return false;
            }
        }
        return false;
    }

    bool mates_from(Square square, Square king, Bitboard flights, std::size_t steps) {
        ++scene_.plans;
        auto spares = spares_for(square, king, flights & ~lines(square));
        if (!spares) return false;
        if (leads_to(square, king, steps, *spares)) return true;
        if (!add_waiting_move(*spares, square, king)) return false;
        return leads_to(square, king, steps, *spares);
    }

    /// The moves of other men after which the hunter's check from the square is mate: one stands on the flight that is
    /// left, those that could answer the check go away.
    [[nodiscard]] std::optional<Spares> spares_for(Square square, Square king, Bitboard flight) {
        const Bitboard line = chess::between(king, square) | Bitboard::of(square);
        const Bitboard shields = chess::king_attacks(king) & ~guarded_ & ~lines(square);  // that must stay
        const Bitboard answering = scene_.defence.answering(king, square);
        if (!(answering & shields).empty()) return std::nullopt;
        Spares spares;
        Bitboard away = answering;
        if (!flight.empty()) {
            if (!(flight & ours_).empty()) return std::nullopt;
            const auto blocker = scene_.defence.able_to_reach(flight.first(), ~shields & ~line);
            if (!blocker) return std::nullopt;
            spares.add(*blocker, flight.first());
            away &= ~Bitboard::of(*blocker);
        }
        for (const Square man : away) {
            if (spares.count + 1 >= kMostSpares) return std::nullopt;
            const auto to = retreat(man, line, king, spares);
            if (!to) return std::nullopt;
            spares.add(man, *to);
        }
        return spares;
    }

    /// Away from the line of the check, and without a check of its own.
    [[nodiscard]] std::optional<Square> retreat(Square man, Bitboard line, Square king, const Spares& spares) const {
        const Bitboard quiet = line | Bitboard::of(scene_.start.king(scene_.side));
        return scene_.defence.retreat(man, men_, quiet, line | Bitboard::of(king) | spares.arrivals);
    }

    bool add_waiting_move(Spares& spares, Square square, Square king) {
        const Bitboard line = chess::between(king, square) | Bitboard::of(square);
        constexpr int kTries = 6;
        int tries = 0;
        for (const Square man : theirs_ & ~spares.movers & ~chess::king_attacks(king)) {
            if (++tries > kTries) break;
            const auto to = retreat(man, line, king, spares);
            if (!to) continue;
            spares.add(man, *to);
            return true;
        }
        return false;
    }

    bool leads_to(Square square, Square king, std::size_t steps, const Spares& spares) {
        replies_ = steps + spares.count;
        hunts_ = replies_ + (begins_ ? 1 : 0);
        if (hunts_ == 0) return false;
        for (std::size_t i = steps; i <= replies_; ++i) way_[i] = king;
        for (std::size_t i = steps; i-- > 0;) way_[i] = (ways_[i] & chess::king_attacks(way_[i + 1])).first();
        hunt_[hunts_] = square;
        walks_left_ = static_cast<int>(6 + hunts_);
        return walk(home_, 1) && play(steps, spares);
    }

    /// Chooses the hunter's squares from its `move`th move on.
    bool walk(Square from, std::size_t move) {
        const std::size_t replies = begins_ ? move - 1 : move;  // made so far
        const Bitboard men = men_ | Bitboard::of(way_[replies]);
        const Bitboard reach = lines(from, men);
        const Square target = hunt_[hunts_];
        if (move == hunts_) return reach.has(target);
        const Square next = way_[replies + 1];
        Bitboard to = reach & ~men & ~lines(next);
        const bool is_last_but_one = move + 1 == hunts_;
        if (is_last_but_one) to &= lines(target, men_ | Bitboard::of(next));
        for (const Square square : to) {
            if (--walks_left_ < 0) return false;
            hunt_[move] = square;
            if (is_last_but_one || walk(square, move + 1)) return true;
        }
        return false;
    }

    /// Plays the line on the board; every move is asked of the rules.
    bool play(std::size_t steps, const Spares& spares) {
        ++scene_.played;
        scene_.line.clear();
        Position position = scene_.start;
        for (std::size_t hunts = 0, replies = 0; hunts < hunts_;) {
            Move move;
            if (position.turn() == scene_.side) {
                move = Move::normal(hunts == 0 ? home_ : hunt_[hunts], hunt_[hunts + 1]);
                ++hunts;
            } else {
                move = replies < steps ? Move::normal(way_[replies], way_[replies + 1]) : spares.moves[replies - steps];
                ++replies;
            }
            const auto man = position.board().at(move.from());
            if (!man || !position.movers(man->role, move.to()).has(move.from())) return false;
            position = position.after(move);
            scene_.line.push_back(move);
        }
        scene_.nodes += scene_.line.size();
        return position.is_checkmate();
    }

    Scene& scene_;
    const Board& board_;
    const Square home_;
    const Role role_;
    const bool begins_;
    const Square king_;
    const Bitboard men_, ours_, theirs_;         // without that King and the hunter
    Bitboard guarded_;                           // by the men that stand
    Bitboard closed_at_first_;                   // to the King's first step
    std::array<Bitboard, kMostSteps + 1> ways_;  // the squares that take so many steps
    std::array<Bitboard, 64> lines_;
    Bitboard known_;
    // the line being made
    std::size_t replies_ = 0, hunts_ = 0;
    std::array<Square, kMostReplies + 1> way_;   // of the King
    std::array<Square, kMostReplies + 2> hunt_;  // the hunter's squares after so many of its moves
    int walks_left_ = 0;
};

}  // namespace

bool Hunt::run(const Position& start, Color side) {
    nodes_ = 0;
    const Board& board = start.board();
    const Bitboard heavy = board.men(side) & board.straight_movers();
    if (heavy.empty() || (start.turn() == side && start.is_check())) return false;
    Scene scene{start, side, guarded_by(board, side, board.men() & ~Bitboard::of(start.king(!side))),
                Defence(board, !side), line_};
    bool found = false;
    for (const Role role : {Role::queen, Role::rook}) {
        for (const Square from : heavy& board.men(role)) {
            found = Hunter(scene, from, role).run();
            if (found || scene.is_spent()) break;
        }
        if (found || scene.is_spent()) break;
    }
    nodes_ = scene.nodes;
    return found;
}

}  // namespace jadoube::mate
