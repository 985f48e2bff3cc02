// The facts, men and kinds that this module knows are words of the vocabulary, and the other way round.
#include <algorithm>

#include "adjudicate/facts/facts.hpp"
#include "adjudicate/facts/possible_counts.hpp"
#include "adjudicate/facts/values_to_try.hpp"
#include "adjudicate/support.hpp"
#include "catch.hpp"
#include "rules/vocabulary/count.hpp"

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
        if (is_told || rules::is_own_name_of_count(row.name)) continue;  // a count is found as all counts are
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
    const std::vector<ReplacedPawn> put_on;
    const Context context{.ruleset = code,
                          .deferred = nullptr,
                          .game = nothing.game,
                          .dispute = nothing.dispute,
                          .line = nothing.game.moves,
                          .made = nothing.game.moves,
                          .notices = notices,
                          .replaced_pawns = put_on,
                          .adjourned_at = {},
                          .mates = mates};
    const Scene scene{.context = context, .incident = incident};
    for (const rules::FactRow& fact : rules::facts()) {
        INFO(fact.name);
        CHECK((!fact.traits.always_known || measure(scene, std::string(fact.name)).has_value()));
    }
}

TEST_CASE("a fact is tried with all its words, or with the numbers that the code tests and their neighbours") {
    rules::Ruleset code;
    code.parameters["few"] = {{rules::Play::standard, {2, {}}}, {rules::Play::blitz, {5, {}}}};
    const auto at_least = [](const char* fact, rules::Bound bound) {
        return rules::Condition{.kind = rules::Condition::Kind::test,
                                .fact = fact,
                                .wanted = {.kind = rules::Wanted::Kind::at_least, .bound = std::move(bound)}};
    };
    rules::Article article{.id = "1", .triggers = {rules::Kind::touch}};
    article.when.parts = {at_least("own_men_touched", "few"), at_least("moves_by_each", std::int64_t{10})};
    code.articles = {article};
    const auto tried = [&](const char* fact) {
        std::string text;
        for (const rules::Value& value : adjudicate::values_to_try(fact, code)) {
            text += rules::to_text(value) + ' ';
        }
        return text;
    };
    CHECK(tried("own_men_touched") == "0 1 2 3 4 5 6 ");
    CHECK(tried("moves_by_each") == "0 9 10 11 ");
    CHECK(tried("enemy_men_touched") == "0 1 ");
    CHECK(tried("in_check") == "yes no ");
    CHECK(tried("first_touched") == "own enemy cannot_be_established ");
    CHECK(tried("deliberate") == "yes no cannot_be_established ");
}

TEST_CASE("a count is tried only as high and as low as what is told allows") {
    const std::vector<rules::Value> counts{std::int64_t{0}, std::int64_t{3}, std::int64_t{5}, std::int64_t{9}};
    Dispute dispute;
    const auto possible = [&](const char* fact) {
        std::string text;
        for (const rules::Value& value : values_that_can_be(fact, counts, dispute)) text += rules::to_text(value) + ' ';
        return text;
    };
    CHECK(possible("own_moves") == "0 3 5 9 ");
    dispute.facts["moves_by_each"] = {std::int64_t{4}};
    CHECK(possible("own_moves") == "4 5 ");
    CHECK(possible("black_moves") == "4 5 ");
    CHECK(possible("moves_made") == "8 9 ");
    CHECK(possible("quiet_moves_by_each") == "0 3 5 9 ");
    CHECK(possible("times_stood") == "0 3 5 9 ");
}
