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
    /// A turn for each duty of the player on turn that nothing has taken up yet: when the story ends, or when somebody
    /// elects among what it leaves.
    [[nodiscard]] std::vector<Incident> fallen_due(const Standing& standing);
    /// Whether what the ruling on this matter put off has still to fall due: no turn has come for it, and its men are
    /// not gone.
    [[nodiscard]] bool waits(std::size_t matter) const;

private:
    struct Waiting {
        PendingDuty duty;
        std::size_t from = 0;
        std::optional<std::size_t> due_in = {};
        bool is_gone = false;  // with the last of its men
        bool is_taken_up = false;
    };
    std::vector<Waiting> duties_;
};

/// Shown with the matter that made it.
[[nodiscard]] Obligation obligation_of(const PendingDuty& duty);

}  // namespace jadoube::adjudicate
