#include "mate/can_mate.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "mate/directed_search.hpp"
#include "mate/exhaustion.hpp"
#include "mate/forced_end.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;

// How the budget is shared out: what usually answers at once comes first, what always answers in the end comes last.
constexpr std::uint64_t kFirstTry = 1'500;
constexpr std::uint64_t kSecondTry = 6'000;
constexpr std::uint64_t kFirstExhaustion = 60'000;
constexpr std::uint64_t kThirdTry = 60'000;

std::string words_of(const Proof& proof, const Position& position, Color side) {
    struct Words {
        const Position& position;
        Color side;
        std::string operator()(const Over&) const {
            return position.is_check() ? "its own King is checkmated" : "stalemate has ended the game";
        }
        std::string operator()(const TooFewMen&) const {
            return std::string(why_men_cannot_mate(position.board(), side));
        }
        std::string operator()(const ForcedEnd&) const {
            return "every line of legal moves soon ends without such a mate";
        }
        std::string operator()(const Closure& closure) const {
            return fmt::format("none of the {} positions that can still arise is mate or leaves one possible",
                               closure.positions);
        }
        std::string operator()(const StaticProof&) const {
            return "as the men are locked, none of the squares that the other King can reach leaves room for a mate";
        }
    };
    return std::visit(Words{position, side}, proof);
}

}  // namespace

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::yes: return "yes";
        case Verdict::no: return "no";
        case Verdict::unknown: return "unknown";
    }
    return "unknown";
}

struct MateSolver::Parts {
    DirectedSearch directed;
};

MateSolver::MateSolver() : parts_(std::make_unique<Parts>()) {}
MateSolver::~MateSolver() = default;
MateSolver::MateSolver(MateSolver&&) noexcept = default;
MateSolver& MateSolver::operator=(MateSolver&&) noexcept = default;

namespace {

/// One question: the stages in their order, each with its share of the budget.
class Question {
public:
    Question(const Position& position, Color side, std::uint64_t budget, DirectedSearch& directed)
        : position_(position), side_(side), budget_(budget), directed_(directed) {}

    [[nodiscard]] CanMate answer() {
        if (!position_.has_legal_move()) return game_over();
        if (!why_men_cannot_mate(position_.board(), side_).empty()) return no(TooFewMen{});
        if (mates_at_once() || search(kFirstTry)) return yes();
        if (left() == 0) return unknown();
        if (auto end = prove_forced_end(position_, side_, nodes_)) return no(std::move(*end));
        if (auto proof = prove_statically(position_, side_)) return no(std::move(*proof));
        if (search(kSecondTry)) return yes();
        return exhaust();
    }

private:
    [[nodiscard]] CanMate game_over() {
        nodes_ = 1;
        if (!position_.is_check() || position_.turn() == side_) return no(Over{});
        return {.verdict = Verdict::yes, .reason = "the King is checkmated", .nodes = nodes_};
    }

    bool mates_at_once() {
        if (position_.turn() != side_) return false;
        for (const Move move : position_.legal_moves()) {
            if (!position_.after(move).is_checkmate()) continue;
            line_ = {move};
            nodes_ = 1;
            return true;
        }
        return false;
    }

    [[nodiscard]] std::uint64_t left() const { return budget_ - std::min(budget_, nodes_); }

    bool search(std::uint64_t nodes) {
        const bool found = directed_.run(position_, side_, std::min(nodes, left()));
        nodes_ += directed_.nodes();
        if (found) line_ = directed_.line();
        return found;
    }

    [[nodiscard]] CanMate exhaust() {
        Exhaustion exhaustion(position_, side_);
        auto outcome = exhaustion.run(std::min(kFirstExhaustion, left()));
        if (outcome == Exhaustion::Outcome::unfinished) {
            if (search(kThirdTry)) return nodes_ += exhaustion.positions(), yes();
            outcome = exhaustion.run(left());
        }
        nodes_ += exhaustion.positions();
        if (outcome == Exhaustion::Outcome::none) return no(exhaustion.closure());
        if (outcome == Exhaustion::Outcome::unfinished) return unknown();
        line_ = exhaustion.line();
        return yes();
    }

    [[nodiscard]] CanMate yes() const {
        return {.verdict = Verdict::yes,
                .line = line_,
                .reason = line_.size() == 1 ? std::string("the next move can be mate")
                                            : fmt::format("mate is possible in {} half-moves", line_.size()),
                .nodes = nodes_};
    }
    [[nodiscard]] CanMate no(Proof proof) const {
        std::string reason = words_of(proof, position_, side_);
        return {.verdict = Verdict::no,
                .proof = std::move(proof),
                .reason = std::move(reason),
                .nodes = std::max<std::uint64_t>(nodes_, 1)};
    }
    [[nodiscard]] CanMate unknown() const {
        return {.reason = fmt::format("no mate among the {} positions looked at", nodes_), .nodes = nodes_};
    }

    const Position& position_;
    Color side_;
    std::uint64_t budget_;
    DirectedSearch& directed_;
    std::uint64_t nodes_ = 0;
    std::vector<Move> line_;
};

}  // namespace

CanMate MateSolver::can_mate(const Position& position, Color side, Budget budget) {
    return Question(position, side, budget.nodes, parts_->directed).answer();
}

Verdict MateSolver::verdict(const Position& position, Color side, Budget budget) {
    return can_mate(position, side, budget).verdict;
}

CanMate can_mate(const Position& position, Color side, Budget budget) {
    return MateSolver().can_mate(position, side, budget);
}

}  // namespace jadoube::mate
