#include "report/words/act_words.hpp"

#include "catch.hpp"

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
