// Words for options and for who is meant: what a remedy does, and which side a role is.
#pragma once

#include <string>

#include "adjudicate/facts/scene.hpp"
#include "rules/remedy.hpp"

namespace jadoube::adjudicate {

/// The word for what an option does: the phrase it was written as, else what the remedy is (KERNEL section 11).
[[nodiscard]] rules::DoWord action_of(const rules::Remedy& remedy);
/// Who a party is by name: White, Black, either, both, nobody or an official; nothing where it is not known.
[[nodiscard]] std::optional<rules::Party> side_named(const Scene& scene, rules::Party party);
/// The fact that would tell who is meant and that nobody told; nothing where that is known.
[[nodiscard]] std::optional<std::string> untold(const Scene& scene, rules::Party party);

}  // namespace jadoube::adjudicate
