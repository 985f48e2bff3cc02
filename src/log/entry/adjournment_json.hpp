// The kinds of entry on adjourned games as JSON objects and back.
#pragma once

#include "log/entry/entries.hpp"

namespace jadoube::log {

[[nodiscard]] Json adjournment_json(const GameAdjourned& adjournment);
[[nodiscard]] Json adjournment_json(const MoveSealed& sealed);
[[nodiscard]] Json adjournment_json(const ClockPaused& paused);
[[nodiscard]] Json adjournment_json(const PresenceNoted& presence);
[[nodiscard]] Json adjournment_json(const SealOpened& opened);
[[nodiscard]] Json adjournment_json(const GameResumed& resumed);
[[nodiscard]] Json adjournment_json(const SealVoid& ended);

/// As read_data, for these kinds.
[[nodiscard]] Result<EntryData> read_adjournment_data(EntryKind kind, const Json& data);

}  // namespace jadoube::log
