#include "rules/ruleset.hpp"

#include "catch.hpp"

namespace jadoube::rules {
namespace {

TEST_CASE("a reference covers an article") {
    struct Row {
        const char* reference;
        const char* id;
        bool expected;
    };
    const std::vector<Row> rows = {
        {"22", "22", true},
        {"22", "22(a)", true},
        {"22(a)", "22", false},
        {"22", "2", false},
        {"2", "22", false},
        {"7.5.5", "7.5.5 first", true},
        {"7.5.5", "7.5.5.1", true},
        {"4.3", "4.31", false},
        {"24(a)", "24(a) castling", true},
        {"8(F)", "8(F)(a)", true},
        {"24(a) castling", "24(a)", false},
        {"XVIII", "XVIII a", true},
        {"XV", "XVI", false},
        {"9.2 touch", "9.2 touch late", false},
        {"", "1", false},
        {"result.a", "result.a(i)", true},
    };
    for (const Row& row : rows) {
        INFO(row.reference << " covers " << row.id);
        CHECK(covers(row.reference, row.id) == row.expected);
    }
}

TEST_CASE("the number of an article is what is cited") {
    CHECK(number_of("24(a) castling") == "24(a)");
    CHECK(number_of("3") == "3");
}

TEST_CASE("a parameter falls back to any play, then to standard play") {
    Ruleset ruleset;
    ruleset.parameters["penalty"] = {{Play::standard, {120}}, {Play::rapid, {60}}};
    ruleset.parameters["moves"] = {{Play::any, {4}}, {Play::blitz, {3}}};
    ruleset.parameters["fast"] = {{Play::blitz, {1}}};
    CHECK(ruleset.parameter("penalty", Play::rapid) == 60);
    CHECK(ruleset.parameter("penalty", Play::blitz) == 120);
    CHECK(ruleset.parameter("moves", Play::standard) == 4);
    CHECK(ruleset.parameter("moves", Play::blitz) == 3);
    CHECK(ruleset.parameter("fast", Play::standard) == std::nullopt);
    CHECK(ruleset.parameter("none", Play::standard) == std::nullopt);
}

TEST_CASE("the question follows from the remedy") {
    const auto question = [](auto what) { return question_of(Remedy{.what = std::move(what)}); };
    CHECK(question(GameRemedy{GameWord::annul}) == Question::game);
    CHECK(question(Stand{}) == Question::position);
    CHECK(question(Restore{Place::before_offence}) == Question::position);
    CHECK(question(CompleteWith{PieceName::queen}) == Question::position);
    CHECK(question(MoveRemedy{}) == Question::obligation);
    CHECK(question(FirstPossible{}) == Question::obligation);
    CHECK(question(ChoiceOf{}) == Question::obligation);
    CHECK(question(TreatAs{}) == Question::obligation);
    CHECK(question(May{}) == Question::right);
    CHECK(question(LoseRight{}) == Question::right);
    CHECK(question(ClockRemedy{}) == Question::clock);
    CHECK(question(ResultRemedy{}) == Question::result);
    CHECK(question(OtherRemedy{}) == Question::other);
}

TEST_CASE("windows are said in words") {
    CHECK(to_text(Until{Window::claimant_touches}) == "until the claimant touches a man");
    CHECK(to_text(Until{Window::moves_by_each, std::int64_t{4}}) == "until 4 moves have been completed on each side");
    CHECK(to_text(Until{Window::own_moves, std::int64_t{1}}) == "until the holder of the right has completed 1 move");
}

}  // namespace
}  // namespace jadoube::rules
