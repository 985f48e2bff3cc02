// "claims the win", "claims threefold because it stood three times": the elements of a claim that says why.
#pragma once

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// A win that is claimed and nothing more, and the reason of a claim, which may say on what ground it is made.
void settle_claims(Elements& elements);

}  // namespace jadoube::desk
