#include "mate/whole_game.hpp"

#include <algorithm>
#include <cassert>

namespace jadoube::mate {

namespace {

/// Looks for the first of some positions from which a side cannot mate; from the last of them it cannot.
class LossSearch {
public:
    LossSearch(MateSolver& solver, std::span<const chess::Position> positions, chess::Color side, Budget budget,
               LastWay& way)
        : solver_(solver),
          positions_(positions),
          side_(side),
          budget_(budget),
          way_(way),
          last_(positions.size() - 1) {}

    /// Back from the end by steps that double, for most sides lose their last way there; then by halving what is left.
    std::size_t run() {
        for (std::size_t step = 1; first_ < last_; step *= 2)
            if (can_mate_at(last_ - std::min(step, last_ - first_))) break;
        while (first_ < last_) (void)can_mate_at(first_ + (last_ - first_) / 2);
        return last_;
    }

private:
    bool can_mate_at(std::size_t index) {
        CanMate answer = solver_.can_mate(positions_[index], side_, budget_);
        if (answer.verdict == Verdict::unknown) way_.is_exact = false;
        const bool can = answer.verdict != Verdict::no;
        if (can) {
            first_ = index + 1;
        } else {
            last_ = index;
            way_.evidence = std::move(answer);
        }
        return can;
    }

    MateSolver& solver_;
    std::span<const chess::Position> positions_;
    chess::Color side_;
    Budget budget_;
    LastWay& way_;
    std::size_t first_ = 0;
    std::size_t last_;  // from here on the side cannot mate
};

}  // namespace

LastWay last_way(MateSolver& solver, std::span<const chess::Position> positions, chess::Color side, Budget budget) {
    assert(!positions.empty());
    LastWay way{.evidence = solver.can_mate(positions.back(), side, budget)};
    way.at_end = way.evidence.verdict;
    if (way.at_end == Verdict::no) way.lost_at = LossSearch(solver, positions, side, budget, way).run();
    return way;
}

std::optional<std::size_t> dead_since(const LastWay& white, const LastWay& black) {
    if (!white.lost_at || !black.lost_at) return std::nullopt;
    return std::max(*white.lost_at, *black.lost_at);
}

}  // namespace jadoube::mate
