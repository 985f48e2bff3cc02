#include "rules/condition.hpp"

#include <algorithm>

#include "catch.hpp"
#include "generator.hpp"

namespace jadoube::rules {
namespace {

using samples::evaluate_with;
using samples::Generator;
using samples::Known;

Value word(const char* text) {
    return std::string(text);
}
Value number(std::int64_t value) {
    return value;
}

Wanted is(Values values) {
    return {.kind = Wanted::Kind::one_of, .values = std::move(values)};
}
Wanted is_not(Values values) {
    return {.kind = Wanted::Kind::none_of, .values = std::move(values)};
}
Wanted at_least(Bound bound) {
    return {.kind = Wanted::Kind::at_least, .bound = std::move(bound)};
}
Wanted at_most(Bound bound) {
    return {.kind = Wanted::Kind::at_most, .bound = std::move(bound)};
}

std::optional<std::int64_t> four_moves(const std::string& name) {
    if (name == "moves") return 4;
    return std::nullopt;
}

TEST_CASE("a found value meets what is wanted") {
    struct Row {
        const char* name;
        Values found;
        Wanted wanted;
        Truth expected;
    };
    const std::vector<Row> rows = {
        {"the same word", {word("late")}, is({word("late")}), Truth::yes},
        {"another word", {word("late")}, is({word("before")}), Truth::no},
        {"a word of the list", {word("late")}, is({word("before"), word("late")}), Truth::yes},
        {"yes is not the number 1", {Value{true}}, is({number(1)}), Truth::no},
        {"one of several values is wanted", {word("moved"), word("check")}, is({word("check")}), Truth::yes},
        {"not: none of several values", {word("moved"), word("check")}, is_not({word("check")}), Truth::no},
        {"not: another word", {word("moved")}, is_not({word("check"), word("takes")}), Truth::yes},
        {"no value at all is none of them", {}, is_not({word("check")}), Truth::yes},
        {"no value at all is not one of them", {}, is({word("check")}), Truth::no},
        {"at least: the number itself", {number(4)}, at_least(std::int64_t{4}), Truth::yes},
        {"at least: one less", {number(3)}, at_least(std::int64_t{4}), Truth::no},
        {"at most: the number itself", {number(4)}, at_most(std::int64_t{4}), Truth::yes},
        {"at most: one more", {number(5)}, at_most(std::int64_t{4}), Truth::no},
        {"a parameter as bound", {number(4)}, at_least("moves"), Truth::yes},
        {"below a parameter", {number(3)}, at_least("moves"), Truth::no},
        {"an unknown parameter", {number(3)}, at_least("minutes"), Truth::unknown},
        {"a word is not at least anything", {word("cannot_be_established")}, at_least(std::int64_t{0}), Truth::no},
        {"a word is not at most anything", {word("cannot_be_established")}, at_most(std::int64_t{9}), Truth::no},
    };
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(meets(row.found, row.wanted, four_moves) == row.expected);
    }
}

Condition test_of(const char* fact, std::int64_t value) {
    return {.kind = Condition::Kind::test, .fact = fact, .wanted = is({number(value)})};
}

TEST_CASE("conditions are three-valued") {
    const Known known = {{"a", {number(1)}}, {"b", {number(2)}}};  // c is unknown
    const Condition yes = test_of("a", 1);
    const Condition no = test_of("b", 1);
    const Condition unknown = test_of("c", 1);
    const auto all = [](std::vector<Condition> parts) { return Condition{.parts = std::move(parts)}; };
    const auto any = [](std::vector<Condition> parts) {
        return Condition{.kind = Condition::Kind::any, .parts = std::move(parts)};
    };
    const auto negation = [](Condition part) {
        return Condition{.kind = Condition::Kind::negation, .parts = {std::move(part)}};
    };
    CHECK(evaluate_with(Condition{}, known) == Truth::yes);
    CHECK(evaluate_with(all({yes, unknown}), known) == Truth::unknown);
    CHECK(evaluate_with(all({yes, unknown, no}), known) == Truth::no);
    CHECK(evaluate_with(any({no, unknown}), known) == Truth::unknown);
    CHECK(evaluate_with(any({no, unknown, yes}), known) == Truth::yes);
    CHECK(evaluate_with(negation(unknown), known) == Truth::unknown);
    CHECK(evaluate_with(negation(no), known) == Truth::yes);
}

TEST_CASE("wanted values are said in words") {
    CHECK(to_text(is({number(2)})) == "is 2");
    CHECK(to_text(is({word("held_by_check"), word("blocked")})) == "is one of held_by_check or blocked");
    CHECK(to_text(is_not({Value{true}})) == "is not yes");
    CHECK(to_text(at_least(std::int64_t{4})) == "is at least 4");
    CHECK(to_text(at_most("moves")) == "is at most moves");
}

TEST_CASE("every test of a condition is listed in its order") {
    const Condition condition{
        .parts = {test_of("a", 1),
                  {.kind = Condition::Kind::any,
                   .parts = {test_of("b", 1), {.kind = Condition::Kind::negation, .parts = {test_of("c", 1)}}}}}};
    std::string facts;
    for (const Condition* test : tests_of(condition)) facts += test->fact;
    CHECK(facts == "abc");
}

TEST_CASE("what is decided with a fact unknown stays so whatever the fact is") {
    Generator generator(1);
    int decided = 0;
    for (int i = 0; i < 3000; ++i) {
        const Condition condition = generator.condition(3);
        const Known known = generator.known();
        const Truth before = evaluate_with(condition, known);
        if (before == Truth::unknown) continue;
        ++decided;
        for (std::int64_t value = 0; value < 3; ++value) {
            Known more = known;
            for (int fact = 0; fact < 5; ++fact) more.try_emplace("fact" + std::to_string(fact), Values{value});
            CHECK(evaluate_with(condition, more) == before);
        }
    }
    CHECK(decided > 500);
}

TEST_CASE("with every fact known nothing is unknown, and the order of parts does not matter") {
    Generator generator(2);
    for (int i = 0; i < 1000; ++i) {
        Condition condition = generator.condition(3);
        Known known = generator.known();
        const Truth before = evaluate_with(condition, known);
        generator.shuffle(condition.parts);
        CHECK(evaluate_with(condition, known) == before);
        for (int fact = 0; fact < 5; ++fact) known.try_emplace("fact" + std::to_string(fact), Values{number(0)});
        CHECK(evaluate_with(condition, known) != Truth::unknown);
    }
}

}  // namespace
}  // namespace jadoube::rules
