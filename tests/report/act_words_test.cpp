#include "report/words/act_words.hpp"

#include "catch.hpp"
#include "report/catalogue/catalogue.hpp"
#include "report/catalogue/speaking.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;
using report::to_sentence;

namespace {

chess::Square square(const char* name) {
    return *chess::square_named(name);
}

}  // namespace

TEST_CASE("an agreement is told of one player or of both") {
    CHECK(to_sentence({Person::black, Agree{}}) == "Black agrees to a draw");
    CHECK(to_sentence({Person::both, Agree{}}) == "Both players agree to a draw");
}

TEST_CASE("acts are told in the order of what was done") {
    const std::vector<Act> acts{
        {Person::white, Touch{.squares = {square("c1"), square("d5")}, .deliberate = false}},
        {Person::black, MoveMan{.step = {square("d5"), square("e4")}, .taken = square("e4"), .two_hands = true}},
        {Person::arbiter, Happening{.act = "find", .what = "setup.board"}}};
    CHECK(report::sentences_of(acts) == std::vector<std::string>{"White touches c1 and d5 by accident",
                                                                 "Black moves d5-e4, taking off e4, with two hands",
                                                                 "The arbiter finds: the board was placed wrongly"});
}

TEST_CASE("conduct is told as what this person did, and as exactly as a fact told says it") {
    const Act late{Person::white, Happening{.act = "absent"}};
    const Facts by_35_minutes{{"late_ms", {std::int64_t{2'100'000}}}};
    CHECK(to_sentence({Person::black, Happening{.act = "smoking"}}) == "Black smokes where it is not allowed");
    CHECK(to_sentence(late) == "White is not at the board when he should be");
    CHECK(to_sentence(late, by_35_minutes) == "White comes 0:35:00 late");
    CHECK(to_sentence({Person::white, Happening{.act = "absent"}, by_35_minutes}) == "White comes 0:35:00 late");
    CHECK(to_sentence({Person::white, Happening{.act = "leave"}, {{"place_left", {std::string("venue")}}}}) ==
          "White leaves the playing venue");
    const report::Speaking german(report::german());
    CHECK(to_sentence(late, by_35_minutes) == "Weiß kommt 0:35:00 zu spät");
}
