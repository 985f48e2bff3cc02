// Which matter an objection brings before the arbiter, and what is answered or refused.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void hear_spectator(Story& story);
/// The matter has been ruled upon, and the ruling leaves nothing to demand or to refuse.
[[nodiscard]] bool is_settled(const Story& story, std::size_t matter);
[[nodiscard]] bool is_settled(const Story& story, const Incident& incident);
[[nodiscard]] bool is_asked_for_something(const Story& story, Person by);
/// Only where something has been brought before the arbiter that he can refuse.
void refuse_what_the_law_asks(Story& story, Person by);
std::optional<std::size_t> last_doubted(const Story& story);
/// The incident that somebody objects to: the last thing the other side did, or for others the last thing done.
std::optional<std::size_t> doubt(Story& story, Person by);
std::size_t doubt(Story& story, Person by, Incident& incident);
void look_at_the_end(const Story& story, Incident& incident);

}  // namespace jadoube::adjudicate
