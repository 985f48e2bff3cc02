// A dispute with one thing told otherwise than it was: what an arbiter may overlook, and what he may take for told.
#pragma once

#include <vector>

#include "adjudicate/cases/case_file.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::desk {

/// The case with one act left out, one touch meant or announced otherwise, an earlier illegal move more or none,
/// another kind of play, one fact told otherwise. Some of them may be impossible; whoever judges them finds that. The
/// code says which values of a fact can make a difference.
[[nodiscard]] std::vector<adjudicate::Case> told_otherwise(const adjudicate::Case& given,
                                                           const rules::Ruleset& ruleset);

}  // namespace jadoube::desk
