// What a ruling comes to: what would be another ruling if it were otherwise.
#pragma once

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// Without the account of how. Where all is told, of the matters beside the main one only what they leave: a breach or
/// none that changes neither the standing nor a penalty, a right or what is counted is no other ruling. Nor is it of
/// the main one, where what was due has been played or nothing came of it, and it is known how play goes on. Else what
/// is still told may bear on it.
[[nodiscard]] Ruling essence(Ruling ruling, bool is_all_told);

}  // namespace jadoube::adjudicate
