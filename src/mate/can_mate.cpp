#include "mate/can_mate.hpp"

#include <algorithm>

#include "mate/corner_playout.hpp"
#include "mate/directed_search.hpp"
#include "mate/exhaustion.hpp"
#include "mate/forced_end.hpp"
#include "mate/hunt.hpp"
#include "mate/playout.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;

// How the budget is shared out: what usually answers at once comes first, what always answers in the end comes last.
constexpr std::uint64_t kFirstTry = 3'000;  // of the directed search
constexpr std::uint64_t kSecondTry = 6'000;
constexpr std::uint64_t kThirdTry = 400'000;
constexpr std::uint64_t kFirstExhaustion = 10'000;
constexpr std::uint64_t kSecondExhaustion = 60'000;

/// With nothing but Bishops and Knights mate needs help of a kind that the directed search is slow to find.
bool has_more_than_minor_pieces(const chess::Board& board, Color side) {
    return !(board.men(side) & (board.men(chess::Role::pawn) | board.straight_movers())).empty();
}

NoMate why_not(const Proof& proof, const Position& position, Color side) {
    struct Why {
        const Position& position;
        Color side;
        NoMate operator()(const AlreadyOver&) const {
            return position.is_check() ? NoMate::is_mated : NoMate::stalemate;
        }
        NoMate operator()(const TooFewMen&) const { return *why_men_cannot_mate(position, side); }
        NoMate operator()(const ForcedEnd&) const { return NoMate::lines_end; }
        NoMate operator()(const Closure&) const { return NoMate::no_position_left; }
        NoMate operator()(const StaticProof&) const { return NoMate::no_room; }
    };
    return std::visit(Why{position, side}, proof);
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

std::uint64_t positions_seen(const CanMate& answer) {
    const auto* closure = answer.proof ? std::get_if<Closure>(&*answer.proof) : nullptr;
    return closure != nullptr ? closure->positions : answer.nodes;
}

/// What finds mates, in the order of its cost.
struct Searches {
    Hunt hunt;
    Playout playout;
    CornerPlayout corner_playout;
    DirectedSearch directed;
};

/// The last question about a side; a yes without its line, which is long and rarely asked for again.
struct Asked {
    Position position;
    std::uint64_t budget;
    CanMate answer;
};

struct MateSolver::Parts {
    Searches searches;
    chess::ByColor<std::optional<Asked>> last = {};

    [[nodiscard]] const CanMate* known(const Position& position, Color side, Budget budget) const {
        const auto& asked = last[side];
        const bool is_same = asked && asked->position == position && asked->budget == budget.nodes;
        return is_same ? &asked->answer : nullptr;
    }
};

MateSolver::MateSolver() : parts_(std::make_unique<Parts>()) {}
MateSolver::~MateSolver() = default;
MateSolver::MateSolver(MateSolver&&) noexcept = default;
MateSolver& MateSolver::operator=(MateSolver&&) noexcept = default;

namespace {

/// Pawns on the board, and a rule of promotion other than the usual, which alone searches and proofs know.
bool has_unusual_pawns(const Position& position) {
    return position.promotion() != chess::Promotion::piece_of_choice &&
           !position.board().men(chess::Role::pawn).empty();
}

/// One question: the stages in their order, each with its share of the budget.
class Question {
public:
    Question(const Position& position, Color side, std::uint64_t budget, Searches& searches)
        : position_(position), side_(side), budget_(budget), searches_(searches) {}

    [[nodiscard]] Verdict verdict() {
        if (has_unusual_pawns(position_)) return is_mate() ? Verdict::yes : Verdict::unknown;
        if (why_men_cannot_mate(position_, side_) && !is_mate()) return no(TooFewMen{});
        if (!position_.has_legal_move()) return is_mate() ? Verdict::yes : no(AlreadyOver{});
        if (find_quickly()) return Verdict::yes;
        if (has_more_than_minor_pieces(position_.board(), side_) && search(kFirstTry)) return Verdict::yes;
        if (left() == 0) return Verdict::unknown;
        if (auto end = prove_forced_end(position_, side_, nodes_)) return no(std::move(*end));
        if (auto proof = prove_statically(position_, side_)) return no(std::move(*proof));
        return exhaust();
    }

    /// After the verdict, and all that goes with it.
    [[nodiscard]] CanMate evidence(Verdict verdict) {
        CanMate answer{.verdict = verdict, .nodes = std::max<std::uint64_t>(nodes_, 1)};
        switch (verdict) {
            case Verdict::yes:
                if (line_ != nullptr) answer.line = *line_;
                break;
            case Verdict::no:
                if (exhaustion_) proof_ = exhaustion_->closure();
                answer.why_not = why_not(proof_, position_, side_);
                answer.proof = std::move(proof_);
                break;
            case Verdict::unknown:
                answer.why_unknown =
                    has_unusual_pawns(position_) ? WhyUnknown::promotion_bound : WhyUnknown::budget_spent;
                break;
        }
        return answer;
    }

private:
    [[nodiscard]] bool is_mate() const { return position_.turn() != side_ && position_.is_checkmate(); }

    Verdict no(Proof proof) {
        proof_ = std::move(proof);
        return Verdict::no;
    }

    [[nodiscard]] std::uint64_t left() const { return budget_ - std::min(budget_, nodes_); }

    /// What the search found in the run that has just ended.
    template <typename Search>
    bool take(bool found, const Search& search) {
        nodes_ += search.nodes();
        if (found) line_ = &search.line();
        return found;
    }

    bool hunt() { return take(searches_.hunt.run(position_, side_), searches_.hunt); }
    bool play_out() { return take(searches_.playout.run(position_, side_, left()), searches_.playout); }
    bool play_out_to_corner() {
        return take(searches_.corner_playout.run(position_, side_, left()), searches_.corner_playout);
    }
    bool search(std::uint64_t nodes) {
        return take(searches_.directed.run(position_, side_, std::min(nodes, left())), searches_.directed);
    }
    /// Finds nearly every mate in positions of real games.
    bool find_quickly() {
        if (has_more_than_minor_pieces(position_.board(), side_)) return hunt() || play_out() || play_out_to_corner();
        return play_out_to_corner() || play_out();
    }

    /// Looks at everything that can arise, and in between tries again to be led to a mate.
    [[nodiscard]] Verdict exhaust() {
        exhaustion_.emplace(position_, side_);
        const Step steps[] = {{kFirstExhaustion, kSecondTry}, {kSecondExhaustion, kThirdTry}, {budget_, 0}};
        for (const Step step : steps) {
            const std::uint64_t before = exhaustion_->positions();
            const auto outcome = exhaustion_->run(std::min(step.positions, before + left()));
            nodes_ += exhaustion_->positions() - before;
            if (outcome == Exhaustion::Outcome::none) return Verdict::no;
            if (outcome == Exhaustion::Outcome::mate)
                return exhausted_line_ = exhaustion_->line(), line_ = &exhausted_line_, Verdict::yes;
            if (search(step.directed)) return Verdict::yes;
        }
        return Verdict::unknown;
    }

    struct Step {
        std::uint64_t positions;  // seen in all
        std::uint64_t directed;   // nodes searched then
    };

    const Position& position_;
    Color side_;
    std::uint64_t budget_;
    Searches& searches_;
    std::uint64_t nodes_ = 0;
    const std::vector<Move>* line_ = nullptr;  // of whatever found it; none where the mate is on the board
    std::vector<Move> exhausted_line_;
    std::optional<Exhaustion> exhaustion_;
    Proof proof_;
};

}  // namespace

CanMate MateSolver::can_mate(const Position& position, Color side, Budget budget) {
    const CanMate* known = parts_->known(position, side, budget);
    if (known != nullptr && known->verdict != Verdict::yes) return *known;
    Question question(position, side, budget.nodes, parts_->searches);
    return question.evidence(question.verdict());
}

Verdict MateSolver::verdict(const Position& position, Color side, Budget budget) {
    if (const CanMate* known = parts_->known(position, side, budget)) return known->verdict;
    Question question(position, side, budget.nodes, parts_->searches);
    const Verdict verdict = question.verdict();
    parts_->last[side] = {position, budget.nodes,
                          verdict == Verdict::yes ? CanMate{.verdict = verdict} : question.evidence(verdict)};
    return verdict;
}

CanMate can_mate(const Position& position, Color side, Budget budget) {
    return MateSolver().can_mate(position, side, budget);
}

}  // namespace jadoube::mate
