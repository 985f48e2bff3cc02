// What a demand comes to that names nothing which is open, and what is due after it is played.
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

Ruling ruling_on_acts(const std::string& acts, const std::string& code = "us-clubs") {
    const Case given = tests::case_of(
        R"({"given": {"ruleset": ")" + code +
        R"(", "position": {"fen": "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"}},
            "when": {"told": "complete", "acts": [)" +
        acts + "]}}");
    auto ruling = adjudicate::adjudicate(tests::ruleset(code), given.game, given.dispute);
    REQUIRE(ruling);
    return std::move(*ruling);
}

const std::string kFalseMove = R"({"act": "move", "by": "white", "from": "f3", "to": "d3"})";
const std::string kSecondMove = R"({"act": "move", "by": "white", "from": "d2", "to": "d4"})";
const std::string kObjection = R"({"act": "point_out", "by": "black"})";

}  // namespace

TEST_CASE("a demand of what the law does not leave is an objection, and the choice stays open") {
    const Ruling ruling =
        ruling_on_acts(kFalseMove + R"(, {"act": "demand", "by": "black", "option": "capture", "man": "e5"})");
    CHECK(ruling.story[1].what == EffectWord::raised);
    CHECK(ruling.story[1].why == NoEffect::not_open);
    REQUIRE(ruling.standing.due.size() == 1);
    CHECK(ruling.standing.due.front().options.size() == 3);
}

TEST_CASE("a demand in a matter that does not leave what it names has no effect") {
    const Ruling ruling = ruling_on_acts(kFalseMove + ", " + kObjection +
                                         R"(, {"act": "demand", "by": "black", "option": "capture", "man": "e5"})");
    CHECK(ruling.story[2].what == EffectWord::none);
    CHECK(ruling.story[2].why == NoEffect::not_open);
    REQUIRE(ruling.standing.due.size() == 1);
    CHECK(ruling.standing.due.front().options.size() == 3);
}

TEST_CASE("a demand that fits only the earlier of two offences is of that one") {
    const Ruling ruling = ruling_on_acts(kFalseMove + ", " + kSecondMove + ", " + kObjection +
                                         R"(, {"act": "demand", "by": "black", "option": "king_move"})");
    CHECK(ruling.story[3].what == EffectWord::chose);
    CHECK(ruling.story[3].matter == 0U);
    REQUIRE(ruling.standing.due.size() == 1);
    CHECK(is(ruling.standing.due.front().options.front().action, rules::Deed::king_move));
}

TEST_CASE("any legal move that was left to a player is due until he has played it, by whatever word") {
    const std::string back = kFalseMove + ", " + kObjection;
    CHECK(ruling_on_acts(back, "fide-basic").standing.due.size() == 1);
    for (const char* played : {R"(, {"act": "answer", "by": "white", "move": "d4"})",
                               R"(, {"act": "move", "by": "white", "from": "d2", "to": "d4"})"}) {
        const Ruling ruling = ruling_on_acts(back + played, "fide-basic");
        CHECK(ruling.standing.due.empty());
        CHECK(ruling.story[2].what == EffectWord::on_board);
        CHECK(ruling.standing.play_from->turn == chess::Color::black);
    }
    const Ruling of_other = ruling_on_acts(back + R"(, {"act": "answer", "by": "black", "move": "d6"})", "fide-basic");
    CHECK(of_other.standing.due.size() == 1);
    CHECK(of_other.story[2].what == EffectWord::none);
}

TEST_CASE("who has still to pay a penalty objects to what the other has done, and not to his own answer") {
    const std::string wrong_answer = kFalseMove + R"(, {"act": "demand", "by": "black", "option": "king_move"}, )" +
                                     kSecondMove +
                                     R"(, {"act": "touch", "by": "black", "squares": ["c6"], "deliberate": true})";
    for (const char* code : {"bcf-1911", "wood-1835", "us-clubs"}) {
        INFO(code);
        const Ruling his = ruling_on_acts(wrong_answer + R"(, {"act": "point_out", "by": "white"})", code);
        CHECK(his.story[2].why == NoEffect::not_what_is_due);
        CHECK(his.story[4].what == EffectWord::raised);
        CHECK(his.story[4].matter == his.story[3].matter);
        CHECK(ruling_on_acts(wrong_answer + ", " + kObjection, code).story[4].matter == 0U);
    }
}

TEST_CASE("who has lost the right to claim the time claims it in vain") {
    const Case given = tests::case_of(
        R"({"given": {"ruleset": "uschess-7ed-2019", "clocks": {"control": "1800"},
                      "position": {"fen": "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"}},
            "when": {"told": "complete",
                     "acts": [{"act": "claim", "by": "black", "ground": "flag"}, {"act": "flag_falls", "by": "white"},
                              {"act": "claim", "by": "black", "ground": "flag"}]}})");
    const auto ruling = adjudicate::adjudicate(tests::ruleset("uschess-7ed-2019"), given.game, given.dispute);
    REQUIRE(ruling);
    CHECK(ruling->story[2].what == EffectWord::none);
    CHECK(ruling->story[2].why == NoEffect::right_lost);
    CHECK_FALSE(ruling->standing.over);
}

TEST_CASE("who goes on in his turn once something was demanded answers, does not, or brings nothing before anybody") {
    const std::string touched = R"({"act": "touch", "by": "white", "squares": ["f3", "c4"], "deliberate": true}, )"
                                R"({"act": "demand", "by": "black", "option": "move", "man": "f3"}, )";
    const Ruling met =
        ruling_on_acts(touched + R"({"act": "move", "by": "white", "from": "f3", "to": "g5"})", "bcf-1911");
    CHECK(met.story[2].what == EffectWord::answered);
    const Ruling unmet =
        ruling_on_acts(touched + R"({"act": "move", "by": "white", "from": "c4", "to": "b3"})", "bcf-1911");
    CHECK(unmet.story[2].why == NoEffect::not_what_is_due);
    const Ruling open = ruling_on_acts(R"({"act": "touch", "by": "white", "squares": ["f3"]}, )"
                                       R"({"act": "point_out", "by": "spectator"}, )" +
                                           kSecondMove,
                                       "fide-2023");
    CHECK(open.story[2].what == EffectWord::on_board);
    CHECK(open.story[2].matter == open.story[0].matter);
}

TEST_CASE("a flag that was seen before play went on belongs to the claim of it") {
    const Ruling ruling = ruling_on_acts(R"({"act": "flag_falls", "by": "black"}, )" + kSecondMove +
                                             R"(, {"act": "claim", "by": "white", "ground": "flag"})",
                                         "fide-2023");
    CHECK(ruling.story[0].matter == ruling.story[2].matter);
    REQUIRE(ruling.story[0].matter);
    CHECK(ruling.matters[*ruling.story[0].matter].acts.size() == 2);
}

TEST_CASE("what is pointed out by its name is that, though an answer that was not due stands before it") {
    const Ruling ruling =
        ruling_on_acts(R"({"act": "touch", "by": "white", "squares": ["f3"], "deliberate": true}, )" + kObjection +
                           R"(, {"act": "move", "by": "white", "from": "c4", "to": "b3"},
            {"act": "conduct.device", "by": "white"},
            {"act": "point_out", "by": "black", "about": "conduct.device"})",
                       "uschess-7ed-2019");
    CHECK(ruling.story[4].matter == ruling.story[3].matter);
    CHECK(ruling.story[4].matter != ruling.story[1].matter);
}
