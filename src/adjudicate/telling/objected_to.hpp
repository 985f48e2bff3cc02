// Which matter somebody means who objects, where he does not name it.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

/// What acts before have told of that kind, of that player: the last that nobody has ruled upon. None: nullptr.
[[nodiscard]] Incident* told_by_acts(Story& story, rules::Kind kind, std::optional<chess::Color> offender);
/// What was not in order comes before what was; of either the last. A player may point out his own fault where there is
/// nothing else. What has been ruled upon counts only if that is asked for. None: nullptr.
[[nodiscard]] Incident* target_of(Story& story, Person by, bool with_settled);

}  // namespace jadoube::adjudicate
