// Which articles a ruling on an incident cites.
#pragma once

#include "adjudicate/judge/gates.hpp"

namespace jadoube::adjudicate {

/// The articles that apply, in the order of the code (where none does, those that were considered), then the clauses by
/// which their numbers hold and what they set aside where they cite it, those that they cite, those of duties that
/// waited and of rights, and those that the board enforces: why a move was illegal, or what was doubted in one that is
/// in order.
[[nodiscard]] std::vector<std::string> articles_cited(const Scene& scene, const MatterRuling& ruling,
                                                      const std::vector<Applied>& applied, bool is_left_free);

/// Whether an article that applies, or a clause by which one of its numbers holds, is not checked against its source.
[[nodiscard]] bool rests_on_unverified(const Scene& scene, const std::vector<Applied>& applied);

}  // namespace jadoube::adjudicate
