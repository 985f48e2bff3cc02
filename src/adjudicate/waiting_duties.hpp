// Duties for a player's next turn: made by the ruling on one matter, falling due in another.
#pragma once

#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

class WaitingDuties {
public:
    /// Those that the ruling on a matter makes; what an earlier ruling on it made is replaced.
    void take(std::size_t matter, const std::vector<Judged>& judged);
    /// A duty that waited for this player becomes part of his turn: the men of it count as touched.
    void fall_due(std::size_t matter, Incident& turn);
    /// Men under a duty are followed to where they stand; a man taken is gone (SP-06).
    void follow_men(std::size_t matter, const Incident& turn);
    /// A turn for each duty of the player on turn when the story ends; none waits after that.
    [[nodiscard]] std::vector<Incident> due_at_the_end(const Standing& standing);

private:
    struct Waiting {
        PendingDuty duty;
        std::size_t from = 0;
        std::optional<std::size_t> due_in = {};
    };
    std::vector<Waiting> duties_;
};

/// Shown with the matter that made it.
[[nodiscard]] Obligation obligation_of(const PendingDuty& duty);

}  // namespace jadoube::adjudicate
