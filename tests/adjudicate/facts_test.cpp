// The facts, men and kinds that this module knows are words of the vocabulary, and the other way round.
#include <algorithm>

#include "adjudicate/facts.hpp"
#include "catch.hpp"
#include "rules/vocabulary.hpp"

using namespace jadoube;

TEST_CASE("every fact that is measured stands in the vocabulary") {
    for (const std::string& fact : adjudicate::measured_facts()) {
        INFO(fact);
        CHECK(rules::fact_named(fact) != nullptr);
    }
}

TEST_CASE("every list of men has its meaning in the vocabulary") {
    const auto rows = rules::men();
    for (const std::string& name : adjudicate::known_men()) {
        INFO(name);
        CHECK(std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; }));
    }
    for (const auto& row : rows) {
        if (row.name == "it") continue;
        const auto known = adjudicate::known_men();
        INFO(row.name);
        CHECK(std::find(known.begin(), known.end(), row.name) != known.end());
    }
}
