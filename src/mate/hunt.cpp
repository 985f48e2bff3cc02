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

constexpr std::size_t kMostSteps = 8;      // of the King to be mated to where it is mated
constexpr std::size_t kMostWandering = 1;  // that it makes more than it must
constexpr std::size_t kMostWays = kMostSteps + kMostWandering;
constexpr std::size_t kMostSpares = 3;  // moves of its other men
constexpr std::size_t kMostReplies = kMostWays + kMostSpares;
constexpr std::size_t kMostPictures = 16;
constexpr int kMostPlans = 10;
constexpr int kMostPlayed = 3;

/// Moves of the other men of the side to be mated.
struct Spares {
    std::array<Move, kMostSpares> moves;
    std::size_t count = 0;
    Bitboard movers, passed, arrivals;

    void add(Square from, Square to) {
        moves[count++] = Move::normal(from, to);
        movers |= Bitboard::of(from);
        passed |= chess::between(from, to);
        arrivals |= Bitboard::of(to);
    }
};

/// What all hunters of one question share.
struct Scene {
    const Position& start;
    const Color side;  // that hunts
    const bool is_check;
    const Bitboard guarded;  // at the start
    std::vector<Move>& line;
    std::uint64_t nodes = 0;
    int plans = 0, played = 0;

    [[nodiscard]] bool is_spent() const { return plans >= kMostPlans || played >= kMostPlayed; }
};

Board without(Board board, Square first, Square second) {
    board.remove(first);
    board.remove(second);
    return board;
}

/// All squares beside those of the set.
Bitboard beside(Bitboard set) {
    const Bitboard aside = towards_a(set) | towards_h(set), rank = set | aside;
    return aside | forward(Color::white, rank) | forward(Color::black, rank);
}

class Hunter {
public:
    Hunter(Scene& scene, Square home, Role role)
        : scene_(scene),
          home_(home),
          role_(role),
          begins_(scene.start.turn() == scene.side),
          king_(scene.start.king(!scene.side)),
          board_(without(scene.start.board(), king_, home)),
          men_(board_.men()),
          ours_(board_.men(scene.side)),
          theirs_(board_.men(!scene.side)),
          guarded_(guarded_by(board_, scene.side, men_).once),
          defence_(board_, !scene.side) {}

    /// Looks at every square the King can walk to, the near ones first; where no man has to go out of the way before
    /// any where one has.
    bool run() {
        if (is_pinned()) return false;
        ways_[0] = Bitboard::of(king_);
        for (std::size_t steps = 0; steps < kMostWays; ++steps) {
            const Bitboard closed = steps == 0 && !begins_ ? scene_.guarded : guarded_;
            ways_[steps + 1] = beside(ways_[steps]) & ~(men_ | closed);
        }
        Bitboard seen;
        for (std::size_t steps = 0; steps <= kMostSteps; ++steps) {
            for (const Square king : ways_[steps] & ~seen) {
                if (mates_at(king, steps)) return true;
                if (scene_.is_spent()) return false;
            }
            seen |= ways_[steps];
        }
        return mates_with_spares();
    }

private:
    /// A King on its square, and from where the hunter would mate it if nobody answered.
    struct Picture {
        Square king;
        std::size_t steps;
        Bitboard flights;
        Bitboard mating, nearly;  // the latter leave one flight
    };

    [[nodiscard]] bool is_pinned() const {
        Board board = scene_.start.board();
        board.remove(home_);
        return !board.attackers(scene_.start.king(scene_.side), !scene_.side).empty();
    }

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
        Picture picture{king, steps, near & ~theirs_ & ~guarded_, lines(king) & ~(near & ~guarded_) & ~ours_, {}};
        for (const Square flight : picture.flights) {
            const Bitboard covering = lines(flight);
            picture.nearly = (picture.nearly & covering) | (picture.mating & ~covering);
            picture.mating &= covering;
            if ((picture.mating | picture.nearly).empty()) return false;
        }
        for (const Square square : picture.mating) {
            if (!defence_.answering(king, square).empty()) continue;
            ++scene_.plans;
            if (leads_to(square, king, steps, {})) return true;
            if (scene_.is_spent()) return false;
        }
        if (picture_count_ < kMostPictures) pictures_[picture_count_++] = picture;
        return false;
    }

    bool mates_with_spares() {
        for (std::size_t i = 0; i < picture_count_; ++i) {
            const Picture& picture = pictures_[i];
            for (const Bitboard squares : {picture.mating, picture.nearly}) {
                for (const Square square : squares) {
                    if (mates_from(square, picture)) return true;
                    if (scene_.is_spent()) return false;
                }
            }
        }
        return false;
    }

    bool mates_from(Square square, const Picture& picture) {
        ++scene_.plans;
        auto spares = spares_for(square, picture.king, picture.flights & ~lines(square));
        if (!spares) return false;
        if (spares->count > 0 && leads_to(square, picture.king, picture.steps, *spares)) return true;
        if (!add_waiting_move(*spares, square, picture.king)) return false;
        return leads_to(square, picture.king, picture.steps, *spares);
    }

    /// The moves of other men after which the hunter's check from the square is mate: one stands on the flight that is
    /// left, those that could answer the check go away.
    [[nodiscard]] std::optional<Spares> spares_for(Square square, Square king, Bitboard flight) {
        const Bitboard line = chess::between(king, square) | Bitboard::of(square);
        const Bitboard shields = chess::king_attacks(king) & ~guarded_ & ~lines(square);  // that must stay
        const Bitboard answering = defence_.answering(king, square);
        if (!(answering & shields).empty()) return std::nullopt;
        Spares spares;
        Bitboard away = answering;
        if (!flight.empty()) {
            if (!(flight & ours_).empty()) return std::nullopt;
            const auto blocker = defence_.able_to_reach(flight.first(), ~shields & ~line);
            if (!blocker || chess::between(*blocker, flight.first()).has(king)) return std::nullopt;
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
        return defence_.retreat(man, men_ | Bitboard::of(king), quiet, line | spares.arrivals);
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

    /// With all men where they stand at the end nothing answers the check: the hunter may stand in the way of a guard.
    [[nodiscard]] bool is_mate_at_end(Square square, Square king, const Spares& spares) const {
        Board board = board_;
        for (std::size_t i = 0; i < spares.count; ++i) board.move(spares.moves[i].from(), spares.moves[i].to());
        board.put(square, {scene_.side, role_});
        const Bitboard guarded = guarded_by(board, scene_.side, board.men()).once;
        if (!guarded.has(king) || !(chess::king_attacks(king) & ~guarded & ~board.men(!scene_.side)).empty())
            return false;
        return Defence(board, !scene_.side).answering(king, square).empty();
    }

    bool leads_to(Square square, Square king, std::size_t steps, const Spares& spares) {
        if (!is_mate_at_end(square, king, spares)) return false;
        for (std::size_t walked = steps; walked <= steps + kMostWandering; ++walked) {
            if (!ways_[walked].has(king) || (walked == 0 && scene_.is_check)) continue;
            replies_ = walked + spares.count;
            hunts_ = replies_ + (begins_ ? 1 : 0);
            if (hunts_ == 0) continue;
            for (std::size_t i = walked; i <= replies_; ++i) way_[i] = king;
            for (std::size_t i = walked; i-- > 0;) way_[i] = (ways_[i] & chess::king_attacks(way_[i + 1])).first();
            hunt_[hunts_] = square;
            walks_left_ = static_cast<int>(6 + hunts_);
            if (walk(home_, 1, spares.arrivals | spares.passed) && play(walked, spares)) return true;
            if (scene_.is_spent()) return false;
        }
        return false;
    }

    /// Chooses the hunter's squares from its `move`th move on, past none of `closed`.
    bool walk(Square from, std::size_t move, Bitboard closed) {
        const std::size_t replies = begins_ ? move - 1 : move;  // made so far
        const Bitboard men = men_ | Bitboard::of(way_[replies]) | closed;
        const Bitboard reach = lines(from, men);
        const Square target = hunt_[hunts_];
        if (move == hunts_) return reach.has(target);
        const Square next = way_[replies + 1];
        Bitboard to = reach & ~men & ~lines(next) & ~Bitboard::of(next);
        const bool is_last_but_one = move + 1 == hunts_;
        if (is_last_but_one) to &= lines(target, men_ | closed | Bitboard::of(next));
        for (const Square square : to) {
            if (--walks_left_ < 0) return false;
            hunt_[move] = square;
            if (is_last_but_one || walk(square, move + 1, closed)) return true;
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
    const Square home_;
    const Role role_;
    const bool begins_;
    const Square king_;
    const Board board_;                         // without that King and the hunter
    const Bitboard men_, ours_, theirs_;        // on it
    const Bitboard guarded_;                    // by the men that stand
    const Defence defence_;                     // of the men that stand
    std::array<Bitboard, kMostWays + 1> ways_;  // the squares that so many steps lead to
    std::array<Picture, kMostPictures> pictures_;
    std::size_t picture_count_ = 0;
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
    const bool is_check = start.is_check();
    if (heavy.empty() || (start.turn() == side && is_check)) return false;
    const Bitboard others = board.men() & ~Bitboard::of(start.king(!side));
    Scene scene{start, side, is_check, guarded_by(board, side, others).once, line_};
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
