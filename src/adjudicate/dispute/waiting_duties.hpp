// Duties for a player's next turn: made by the ruling on one matter, falling due in another.
#pragma once

#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

class WaitingDuties {
public:
    /// `start`: where the line of the standing begins; nothing where nobody knows the position.
    explicit WaitingDuties(const std::optional<chess::Setup>& start) : start_(start) {}

    /// Those that the ruling on a matter makes; what an earlier ruling on it made is replaced.
    void take(std::size_t matter, const std::vector<Judged>& judged);
    /// The board has gone back to `ply` half-moves, to before `undone`: the men stand where they stood then.
    void go_back(std::size_t matter, int ply, const game::IrregularMove& undone);
    /// The turns from these half-moves on have gone back with the board, after that matter: what fell due in them waits
    /// again.
    void wait_again(std::size_t matter, int ply, const Standing& standing);
    /// His turn has come, and something else binds him in it: what waited for that turn is gone.
    void pass(chess::Color player);
    /// The duties that waited for this player become part of his turn: the men of them count as touched.
    void fall_due(std::size_t matter, Incident& turn, const Standing& standing);
    /// What a turn in order comes to, with the duties that waited for it: a touch; nothing where none did.
    [[nodiscard]] std::vector<rules::Kind> kinds_due_in(std::size_t matter, Incident turn,
                                                        const Standing& standing) const;
    /// The turn with the duties of the player on turn that nothing has taken up yet: when the story ends, or when
    /// somebody elects among what they leave. Several are one duty (BCF 1911, 23: "it or them").
    [[nodiscard]] std::optional<Incident> fallen_due(const Standing& standing);
    /// Whether what the ruling on this matter put off has still to fall due: no turn has come for it, and its men are
    /// not gone.
    [[nodiscard]] bool waits(std::size_t matter, const Standing& standing) const;

private:
    struct Waiting {
        PendingDuty duty;
        std::size_t from = 0;
        std::optional<std::size_t> due_in = {};
        std::optional<int> taken_up_at = {};  // half-moves made before the turn of which it was made a part
    };
    /// Men under a duty are followed to where they stand; a man taken is gone (SP-06).
    [[nodiscard]] std::vector<chess::Square> men_at(int ply, const PendingDuty& duty, const Standing& standing) const;

    std::optional<chess::Setup> start_;
    std::vector<Waiting> duties_;
};

/// Shown with the matter that made it.
[[nodiscard]] Obligation obligation_of(const PendingDuty& duty);

}  // namespace jadoube::adjudicate
