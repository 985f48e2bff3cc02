// Who can still mate, answered once for each position of a dispute.
#pragma once

#include <deque>

#include "mate/can_mate.hpp"

namespace jadoube::adjudicate {

/// Answers to "can this side still mate?", kept while one dispute is judged: the question is pure and dear.
class MateAnswers {
public:
    explicit MateAnswers(std::uint64_t nodes) : nodes_(nodes) {}
    [[nodiscard]] const mate::CanMate& of(const chess::Position& position, chess::Color side);
    /// The answer with the position that it is about. A Pawn left on its last rank will be a piece: yes where some
    /// piece allows it.
    struct Found {
        chess::Position position;
        const mate::CanMate& answer;
    };
    [[nodiscard]] Found found(const chess::Position& position, chess::Color side);

private:
    struct Answer {
        chess::Setup setup;
        chess::Color side;
        mate::CanMate answer;
    };
    std::uint64_t nodes_;
    std::deque<Answer> answers_ = {};  // few, and they stay where they are
};

}  // namespace jadoube::adjudicate
