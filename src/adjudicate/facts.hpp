// What is known of a fact in a scene, and who says so: the law, the board and the record, a person, the event.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/scene.hpp"

namespace jadoube::adjudicate {

/// A fact with where it came from.
struct FoundFact {
    std::optional<rules::Values> values;
    std::string from;
};
/// What is known of a fact: deemed by the law, measured, told by a person, given by the event; nothing where unknown.
[[nodiscard]] FoundFact find_fact(const Scene& scene, const std::string& fact);
/// The measurement alone.
[[nodiscard]] std::optional<rules::Values> measure(const Scene& scene, const std::string& fact);
/// The facts that this module can measure, for the test that compares them with the vocabulary.
[[nodiscard]] std::vector<std::string> measured_facts();

}  // namespace jadoube::adjudicate
