// What is known of a fact in a scene, and who says so: the law, the board and the record, a person, the event.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/facts/scene.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
struct Article;
}

namespace jadoube::adjudicate {

/// A fact with where it came from; neither where it is unknown.
struct FoundFact {
    std::optional<rules::Values> values = {};
    std::optional<rules::Origin> origin = {};
};
/// What is known of a fact: deemed by the law, measured, told by a person, given by the event; nothing where unknown.
[[nodiscard]] FoundFact find_fact(const Scene& scene, const std::string& fact);
/// The measurement alone.
[[nodiscard]] std::optional<rules::Values> measure(const Scene& scene, const std::string& fact);
/// A condition in a scene; nothing is noted.
[[nodiscard]] rules::Truth truth_in(const rules::Condition& condition, const Scene& scene);

/// The number of a bound: written out, a parameter of the code for this kind of play, or a known fact (a measured
/// time).
[[nodiscard]] std::optional<std::int64_t> amount_of(const Scene& scene, const rules::Bound& bound);

/// The clauses by which a number of the code holds in this game, those whose own condition is met, each with what it
/// cites. None where the event, a person or the clock sets the number.
[[nodiscard]] std::vector<std::string> clauses_of(const Scene& scene, const std::string& parameter);
/// The same for the definitions by which facts were measured that the article asks for. None where they were told.
[[nodiscard]] std::vector<std::string> clauses_of_definitions(const Scene& scene, const rules::Article& article);

/// The facts that this module can measure, for the test that compares them with the vocabulary.
[[nodiscard]] std::vector<std::string> measured_facts();

}  // namespace jadoube::adjudicate
