// A condition of the law with what was found: the same tree, and at each place of it whether it holds. Nothing is left
// out of it; what a reader does not need is left out where it is shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/condition.hpp"
#include "rules/remedy.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

/// A condition as it was answered in one matter; the empty `all` always holds.
struct Answered {
    rules::Condition::Kind kind = rules::Condition::Kind::all;
    rules::Truth truth = rules::Truth::yes;
    std::vector<Answered> parts = {};  // all, any; negation has exactly one

    // Of a test.
    std::string fact = {};
    rules::Wanted wanted = {};                 // as the law writes it
    std::optional<std::int64_t> bound = {};    // what the parameter stands for that `wanted` names as its bound
    std::optional<rules::Values> found = {};   // nothing where it is unknown
    std::optional<rules::Origin> origin = {};  // who says so
    friend bool operator==(const Answered&, const Answered&) = default;
};

/// Whether a right could still be used.
struct AnsweredWindow {
    rules::Until until = {};
    std::optional<std::int64_t> moves = {};  // what the parameter stands for that `until` names
    rules::Truth open = rules::Truth::yes;
    friend bool operator==(const AnsweredWindow&, const AnsweredWindow&) = default;
};

/// Every test in it, in the order in which it stands.
[[nodiscard]] std::vector<const Answered*> tests_of(const Answered& condition);
/// The parts by which a condition fails that does not hold: of parts that must all hold those that do not, else itself.
[[nodiscard]] std::vector<const Answered*> failures_of(const Answered& condition);

}  // namespace jadoube::adjudicate
