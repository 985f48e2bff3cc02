// What the answers of a ruling on one incident come to: its status, whether a claim fails by them, and what is
// remembered of it.
#pragma once

#include "adjudicate/judge/gates.hpp"

namespace jadoube::adjudicate {

/// Whether an answer waits for facts; `rest_is_open`: a right or what is only said does.
[[nodiscard]] bool is_anything_open(const MatterRuling& ruling, bool rest_is_open);

/// The worst of its answers; `silent` where the code has no article on the incident.
[[nodiscard]] Status status_of(const MatterRuling& ruling, bool silent, bool rest_is_open);

/// The code answers nothing itself, and leaves it to somebody: a resignation ends the game all the same.
[[nodiscard]] bool is_only_referred(const MatterRuling& ruling);

/// The result lets the claimant lose, or the game was over before the flag that he claims.
[[nodiscard]] bool fails_by_result(const Scene& scene, const MatterRuling& ruling);

/// Whether what came after on the board goes with it: the position went back, or may still go.
[[nodiscard]] bool is_taken_back(const Incident& incident, const MatterRuling& ruling);
/// Whether the move made instead of one taken back met what that one made due, so that play goes on from it.
[[nodiscard]] bool goes_on_from_move_instead(const Incident& incident, const MatterRuling& ruling);

/// By what it was, or by what the law treats it as.
[[nodiscard]] bool is_completed_illegal_move(const Scene& scene, const MatterRuling& ruling,
                                             const std::vector<Applied>& applied);

/// MatterRuling::counts_as: an illegal move where the code asks how many there were, in an article that applies or
/// because it was completed and is a breach; a claim whose decision waits.
[[nodiscard]] std::optional<rules::Kind> counts_as(const Incident& incident, const MatterRuling& ruling,
                                                   bool is_completed_illegal);

}  // namespace jadoube::adjudicate
