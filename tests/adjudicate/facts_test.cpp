// The facts, men and kinds that this module knows are words of the vocabulary, and the other way round.
#include <algorithm>

#include "adjudicate/facts/facts.hpp"
#include "adjudicate/support.hpp"
#include "catch.hpp"
#include "rules/vocabulary/vocabulary.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

TEST_CASE("every fact that is measured stands in the vocabulary") {
    for (const std::string& fact : adjudicate::measured_facts()) {
        INFO(fact);
        CHECK(rules::fact_named(fact) != nullptr);
    }
}

TEST_CASE("a fact that the vocabulary takes from acts, board, moves, clock, log or mate is measured") {
    using rules::Origin;
    // What an option leaves is seen on the board when the option is weighed; the fact is only what is asked without
    // one.
    std::vector<std::string> measured{"enemy_man_can_be_taken", "king_can_move"};
    for (const std::string& fact : adjudicate::measured_facts()) measured.push_back(fact);
    for (const rules::FactRow& row : rules::facts()) {
        const bool is_told =
            row.origin == Origin::person || row.origin == Origin::event || row.origin == Origin::ruling;
        if (is_told) continue;
        INFO(row.name);
        CHECK(std::find(measured.begin(), measured.end(), row.name) != measured.end());
    }
}

TEST_CASE("what the vocabulary calls always known is known where nothing is told") {
    const Case nothing = tests::case_of(R"({"given": {"position": null}, "when": {"acts": []}})");
    const rules::Ruleset code;
    const Incident incident;
    MateAnswers mates(1);
    const std::vector<Notice> notices;
    const Context context{.ruleset = code,
                          .deferred = nullptr,
                          .game = nothing.game,
                          .dispute = nothing.dispute,
                          .line = nothing.game.moves,
                          .notices = notices,
                          .adjourned_at = {},
                          .mates = mates};
    const Scene scene{.context = context, .incident = incident};
    for (const rules::FactRow& fact : rules::facts()) {
        INFO(fact.name);
        CHECK((!fact.always_known || measure(scene, std::string(fact.name)).has_value()));
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
