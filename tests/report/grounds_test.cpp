// How answered conditions are said: and, or, not, inside one another, with what holds, fails and is not known.
#include "report/law/grounds.hpp"

#include "catch.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using adjudicate::Answered;
using samples::all_of;
using samples::answered;
using samples::any_of;
using samples::at_least;
using samples::is;
using samples::negation_of;

namespace {

rules::Value number(std::int64_t value) {
    return value;
}

std::vector<std::string> said(const Answered& condition) {
    std::vector<std::string> texts;
    for (const Text& ground : grounds_of(condition)) texts.push_back(plain(ground));
    return texts;
}

using Texts = std::vector<std::string>;

const Answered kTwoOwn = answered("own_men_touched", at_least(2), {{number(2)}});
const Answered kTwoOwnFails = answered("own_men_touched", at_least(2), {{number(1)}});
const Answered kNoEnemy = answered("enemy_men_touched", is(number(0)), {{number(0)}});
const Answered kNoEnemyFails = answered("enemy_men_touched", is(number(0)), {{number(1)}});
const Answered kOnPurpose = answered("deliberate", is(true));

/// A parameter of two minutes against what the clock shows; answered by hand, as no parameter is at hand here.
Answered limit(rules::Wanted::Kind kind, std::int64_t found, rules::Truth truth) {
    return {.kind = rules::Condition::Kind::test,
            .truth = truth,
            .fact = "time_left_ms",
            .wanted = {.kind = kind, .bound = std::string("quickplay_limit_ms")},
            .bound = 120'000,
            .found = {{number(found)}},
            .origin = rules::Origin::clock};
}

}  // namespace

TEST_CASE("of a condition that holds every part is said, of one that fails those it fails by") {
    CHECK(said(all_of({kTwoOwn, kNoEnemy})) ==
          Texts{"at least 2 men of his own were touched; found 2 (from what was done)",
                "no men of the other player were touched (from what was done)"});
    CHECK(said(all_of({kTwoOwn, kNoEnemyFails})) ==
          Texts{"no men of the other player were touched; found 1 (from what was done)"});
    CHECK(said(all_of({kTwoOwn, kOnPurpose})) ==
          Texts{"at least 2 men of his own were touched; found 2 (from what was done)",
                "it was done on purpose; not known yet"});
    CHECK(said(all_of({})).empty());
}

TEST_CASE("alternatives that all fail are said with either and or") {
    CHECK(said(any_of({kTwoOwnFails, kNoEnemyFails})) ==
          Texts{"either at least 2 men of his own were touched (found 1, from what was done), or no men of the other "
                "player were touched (found 1, from what was done)"});
    CHECK(said(any_of({all_of({kTwoOwn, kNoEnemyFails}), kTwoOwnFails})) ==
          Texts{"either both at least 2 men of his own were touched (found 2, from what was done) and no men of the "
                "other player were touched (found 1, from what was done), or at least 2 men of his own were touched "
                "(found 1, from what was done)"});
}

TEST_CASE("of alternatives of which one holds nothing is said of the others") {
    CHECK(said(any_of({kTwoOwnFails, kNoEnemy})) ==
          Texts{"no men of the other player were touched (from what was done)"});
    CHECK(said(any_of({kOnPurpose, all_of({kTwoOwn, kNoEnemy})})) ==
          Texts{"at least 2 men of his own were touched; found 2 (from what was done)",
                "no men of the other player were touched (from what was done)"});
}

TEST_CASE("alternatives that are not known are said without those that fail") {
    CHECK(said(any_of({kTwoOwnFails, kOnPurpose})) == Texts{"it was done on purpose; not known yet"});
    const Answered notice = answered("notice", is(std::string("before")));
    CHECK(
        said(any_of({kOnPurpose, notice, kTwoOwnFails})) ==
        Texts{
            "either it was done on purpose (not known yet), or notice of adjusting: before the touch (not known yet)"});
}

TEST_CASE("what must not be is said as what is") {
    CHECK(said(negation_of(kNoEnemyFails)) ==
          Texts{"at least 1 man of the other player was touched; found 1 (from what was done)"});
    CHECK(said(negation_of(kTwoOwnFails)) ==
          Texts{"fewer than 2 men of his own were touched; found 1 (from what was done)"});
    CHECK(said(negation_of(negation_of(kTwoOwn))) ==
          Texts{"at least 2 men of his own were touched; found 2 (from what was done)"});
    CHECK(said(negation_of(all_of({kTwoOwn, kNoEnemyFails}))) ==
          Texts{"at least 1 man of the other player was touched; found 1 (from what was done)"});
    CHECK(said(negation_of(all_of({kTwoOwn, kNoEnemy}))) ==
          Texts{"either fewer than 2 men of his own were touched (found 2, from what was done), or at least 1 man of "
                "the other player was touched (found 0, from what was done)"});
    CHECK(said(negation_of(any_of({kTwoOwnFails, kNoEnemyFails}))) ==
          Texts{"fewer than 2 men of his own were touched; found 1 (from what was done)",
                "at least 1 man of the other player was touched; found 1 (from what was done)"});
}

TEST_CASE("a word that is no number is neither below nor above a bound") {
    const Answered unclear = answered("own_men_touched", at_least(2), {{std::string("cannot_be_established")}});
    CHECK(said(negation_of(unclear)) == Texts{"it is not so that at least 2 men of his own were touched; found cannot "
                                              "be established (from what was done)"});
}

TEST_CASE("milliseconds are said as times, and a parameter by its number and its name") {
    CHECK(said(negation_of(limit(rules::Wanted::Kind::at_least, 12'000, rules::Truth::no))) ==
          Texts{"the time left is less than 0:02:00 (quickplay limit); found 0:00:12 (from the clock)"});
    CHECK(said(limit(rules::Wanted::Kind::at_most, 150'000, rules::Truth::no)) ==
          Texts{"the time left is at most 0:02:00 (quickplay limit); found 0:02:30 (from the clock)"});
}

TEST_CASE("what nobody told and changes nothing is not said to be found") {
    const Answered assumed = answered("deliberate", is(true), {{true}}, rules::Origin::assumed);
    CHECK(said(assumed) == Texts{"it was done on purpose; not told, and whatever it is, the ruling is the same"});
    CHECK(said(any_of({answered("deliberate", is(true), {{false}}, rules::Origin::assumed), kTwoOwnFails})) ==
          Texts{"either it was done on purpose (not told), or at least 2 men of his own were touched (found 1, from "
                "what was done)"});
}

TEST_CASE("several values are listed, and none is said to be none") {
    const rules::Wanted faults{.values = {std::string("man_between"), std::string("check")}};
    CHECK(said(answered("castling_faults", faults, {{}}, rules::Origin::record)) ==
          Texts{"why castling was illegal: a man stood between or check; found none (from the moves of the game)"});
    CHECK(said(answered("castling_faults", faults, {{std::string("moved"), std::string("check")}},
                        rules::Origin::record)) ==
          Texts{"why castling was illegal: a man stood between or check; found King or Rook had moved, check (from the "
                "moves of the game)"});
}

TEST_CASE("a window says until when, in the number that its parameter stands for") {
    adjudicate::AnsweredWindow window{.until = {rules::Window::own_moves, std::string("window")}, .moves = 4};
    CHECK(plain(window_words(window)) == "until the holder of the right has completed 4 moves: open");
    window.open = rules::Truth::no;
    CHECK(plain(window_words(window)) == "until the holder of the right has completed 4 moves: closed");
    window.open = rules::Truth::unknown;
    CHECK(plain(window_words(window)) == "until the holder of the right has completed 4 moves: not known yet");
}

TEST_CASE("a yes or a no is said as the statement that it is, and that it is not so") {
    const auto told = [](bool wanted, bool found) {
        return said(answered("deliberate", is(wanted), {{found}}, rules::Origin::person)).front();
    };
    CHECK(told(true, true) == "it was done on purpose (told by a person)");
    CHECK(told(true, false) == "it was done on purpose: it is not so (told by a person)");
    CHECK(told(false, false) == "it was not done on purpose (told by a person)");
    CHECK(told(false, true) == "it was not done on purpose: it is not so (told by a person)");
    CHECK(said(negation_of(answered("deliberate", is(true), {{false}}, rules::Origin::person))) ==
          Texts{"it was not done on purpose (told by a person)"});
    CHECK(said(answered("deliberate", is(true), {{std::string("cannot_be_established")}}, rules::Origin::person)) ==
          Texts{"it was done on purpose; found cannot be established (told by a person)"});
}

TEST_CASE("where a yes or a no may also not be established, that is asked as a word") {
    CHECK(said(answered("deliberate", is(std::string("cannot_be_established")), {{true}}, rules::Origin::person)) ==
          Texts{"whether it was done on purpose: cannot be established; found yes (told by a person)"});
}

TEST_CASE("one is said in the singular, and none is said as none") {
    CHECK(said(answered("own_men_touched", is(number(1)), {{number(2)}})) ==
          Texts{"1 man of his own was touched; found 2 (from what was done)"});
    CHECK(said(answered("own_men_touched", at_least(1), {{number(0)}})) ==
          Texts{"at least 1 man of his own was touched; found 0 (from what was done)"});
    CHECK(said(negation_of(answered("own_men_touched", at_least(1), {{number(0)}}))) ==
          Texts{"no men of his own were touched; found 0 (from what was done)"});
    CHECK(said(negation_of(answered("own_men_touched", is(number(2)), {{number(3)}}))) ==
          Texts{"it is not so that 2 men of his own were touched; found 3 (from what was done)"});
}

TEST_CASE("a fact that the language has no words for is said by its name") {
    CHECK(said(answered("new_fact", is(std::string("new_word")), {{std::string("other")}})) ==
          Texts{"new fact: new word; found other (from what was done)"});
    CHECK(said(answered("new_fact", at_least(2), {{number(1)}})) ==
          Texts{"new fact: at least 2; found 1 (from what was done)"});
}

TEST_CASE("a count of earlier matters is said by what it counts") {
    const std::string late = "earlier:conduct.absent:of opponent:in event";
    CHECK(said(answered(late, at_least(2), {{number(1)}})) ==
          Texts{"at least 2 earlier matters of the other player in this event are on record (a player is late, stays "
                "away or "
                "ceases to play); found 1 (from what was done)"});
    CHECK(said(answered("earlier:touch:under 2(a):found breach:proposed", is(number(1)))) ==
          Texts{"1 earlier matter of the offender in this game is on record (a person on turn touched men, before or "
                "without "
                "a move; ruled under 2(a); found: a breach; decided or only proposed); not known yet"});
    CHECK(said(answered("earlier:touch", is(number(0)), {{number(0)}}))
              .front()
              .starts_with("no earlier matters of the offender in this game are on record"));
}
