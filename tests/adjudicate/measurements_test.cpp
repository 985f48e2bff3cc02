// Facts as they are measured: each case judged under a code of one article that tests the fact, so that the chain shows
// what was found.
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "rules/vocabulary/vocabulary.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

/// What was found of the fact in the last incident; "unknown" where nothing was.
std::string found(const std::string& fact, const std::string& kind, const std::string& json) {
    rules::Ruleset code;
    rules::Condition test;
    test.kind = rules::Condition::Kind::test;
    test.fact = fact;
    const rules::FactRow* row = rules::fact_named(fact);
    REQUIRE(row != nullptr);
    if (row->type == rules::FactType::number) {
        test.wanted.kind = rules::Wanted::Kind::at_least;
        test.wanted.bound = std::int64_t{0};
    } else {
        test.wanted.values = {true};
    }
    rules::Article article;
    article.id = "1";
    article.triggers = {*rules::named<rules::Kind>(kind)};
    article.when.parts = {test};
    code.articles = {article};
    const Case one = tests::case_of(json);
    const auto ruling = adjudicate::adjudicate(code, one.game, one.dispute);
    if (!ruling) FAIL(to_text(ruling.error()));
    REQUIRE_FALSE(ruling->matters.empty());
    REQUIRE_FALSE(ruling->matters.back().chain.empty());
    const auto tests = tests_of(ruling->matters.back().chain.front().when);
    REQUIRE_FALSE(tests.empty());
    const Answered& answer = *tests.front();
    const bool is_found = answer.found && !answer.found->empty() && answer.origin != rules::Origin::assumed;
    return is_found ? rules::to_text(answer.found->front()) : "unknown";
}

std::string old_check(const std::string& moves) {
    return R"({"given": {"moves": [)" + moves +
           R"(]}, "when": {"acts": [{"act": "find", "by": "white", "what": "check.found"}], "told": "complete"}})";
}

const std::string kCheckThenThree =
    R"("e2e4", "e7e5", "g1f3", "d7d6", "f1b5", "g8f6", "b1c3", "f8e7")";  // 3.Bb5+ Nf6 4.Nc3 Be7

}  // namespace

TEST_CASE("an old check is followed back to the move that gave it") {
    const std::string json = old_check(kCheckThenThree);
    CHECK(found("check_still_stands", "check.found", json) == "yes");
    CHECK(found("check_origin_known", "check.found", json) == "yes");
    CHECK(found("moves_since_check_by_giver", "check.found", json) == "1");
    CHECK(found("moves_since_check_by_checked", "check.found", json) == "2");
    const std::string covered = R"("e2e4", "e7e5", "g1f3", "d7d6", "f1b5", "g8f6", "b1c3", "c7c6")";  // a move too late
    CHECK(found("check_still_stands", "check.found", old_check(covered)) == "no");
}

TEST_CASE("moves are counted from the notice") {
    const auto claim = [](const std::string& said) {
        return R"({"given": {"moves": ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6"])" + said +
               R"(}, "when": {"acts": [{"act": "claim", "by": "white", "ground": "fifty_moves"}], "told": "complete"}})";
    };
    const auto notice = [](const std::string& by) {
        return R"(, "said": [{"act": "give_notice", "by": ")" + by + R"(", "after": 2}])";
    };
    CHECK(found("counted_moves_by_each", "claim.draw.fifty_moves", claim(notice("white"))) == "2");
    CHECK(found("notice_of_counting", "claim.draw.fifty_moves", claim(notice("white"))) == "yes");
    CHECK(found("notice_of_counting", "claim.draw.fifty_moves", claim(notice("black"))) == "no");
    CHECK(found("notice_of_counting", "claim.draw.fifty_moves", claim("")) == "no");
}

TEST_CASE("a flag is down when it was entered or nothing is left on the clock") {
    const auto claim = [](const std::string& clocks) {
        return R"({"given": {)" + clocks +
               R"(}, "when": {"acts": [{"act": "claim", "by": "white", "ground": "flag"}]}})";
    };
    CHECK(found("time_exceeded", "claim.flag", claim(R"("clocks": {"white_ms": 60000, "black_ms": 0})")) == "yes");
    CHECK(found("time_exceeded", "claim.flag", claim(R"("clocks": {"white_ms": 60000, "black_ms": 1})")) == "no");
    CHECK(found("white_flag_fallen", "claim.flag", claim("")) == "no");
}

TEST_CASE("a move that only leaves an unmet check is told from one that is illegal besides") {
    const auto reply = [](const std::string& from, const std::string& to) {
        return R"({"given": {"moves": ["e2e4", "e7e5", "g1f3", "d7d6", "f1b5"]}, "when": {"acts": [{"act": "move",
            "by": "black", "from": ")" +
               from + R"(", "to": ")" + to + R"("}], "told": "complete"}})";
    };
    CHECK(found("only_fault_is_check_left", "illegal_move", reply("g8", "f6")) == "yes");
    CHECK(found("only_fault_is_check_left", "illegal_move", reply("d8", "f5")) == "no");
}

TEST_CASE("notice is that of the men that count as touched") {
    const auto touches = [](const std::string& second) {
        return R"({"when": {"acts": [{"act": "touch", "by": "white", "squares": ["a1"], "said": "before"},
            {"act": "touch", "by": "white", "squares": ["b1"], "said": ")" +
               second + R"("}], "told": "complete"}})";
    };
    CHECK(found("notice", "touch", touches("none")) == "none");
    CHECK(found("notice", "touch", touches("before")) == "before");
}

TEST_CASE("an offer lapses when the other player touches a man") {
    const auto agreed = [](const std::string& between) {
        return R"({"when": {"acts": [{"act": "offer_draw", "by": "white"}, )" + between +
               R"({"act": "agree", "by": "black"}], "told": "complete"}})";
    };
    CHECK(found("offer_open", "agreement", agreed("")) == "yes");
    CHECK(found("offer_open", "agreement", agreed(R"({"act": "touch", "by": "black", "squares": ["d7"]}, )")) == "no");
}

TEST_CASE("where not all is told, a touch without a word on what it was for leaves open whether the offer lapsed") {
    const auto agreed = [](const std::string& touch) {
        return R"({"when": {"acts": [{"act": "offer_draw", "by": "white"}, {"act": "touch", "by": "black",
            "squares": ["d7"])" +
               touch + R"(}, {"act": "agree", "by": "black"}]}})";
    };
    CHECK(found("offer_open", "agreement", agreed("")) == "unknown");
    CHECK(found("offer_open", "agreement", agreed(R"(, "deliberate": true)")) == "no");
    CHECK(found("offer_open", "agreement", agreed(R"(, "deliberate": false)")) == "yes");
    CHECK(found("offer_open", "agreement", agreed(R"(, "said": "before")")) == "yes");
}

TEST_CASE("without a position nobody knows whether the player who offers has just moved") {
    const auto offer = [](const std::string& position, const std::string& told) {
        return R"({"given": {)" + position + R"(}, "when": {"acts": [{"act": "offer_draw", "by": "white"}])" + told +
               "}}";
    };
    CHECK(found("offer_timely", "draw_offer", offer(R"("position": null)", "")) == "unknown");
    CHECK(found("offer_timely", "draw_offer", offer(R"("position": null)", R"(, "told": "complete")")) == "no");
    CHECK(found("offer_timely", "draw_offer", offer("", "")) == "no");
}

TEST_CASE("a man let go is let go without a position too") {
    const auto put = [](const std::string& act) {
        return R"({"given": {"position": null}, "when": {"acts": [{"act": ")" + act +
               R"(", "by": "white", "from": "c4", "to": "f7"}]}})";
    };
    CHECK(found("released", "touch", put("release")) == "yes");
    CHECK(found("released", "touch", put("place")) == "no");
    CHECK(found("move_is_complete", "touch", put("release")) == "no");
    CHECK(found("moved_another_man", "touch", put("release")) == "unknown");
}

TEST_CASE("the game is adjourned between breaking off and opening") {
    const auto agreed = [](const std::string& before) {
        return R"({"when": {"acts": [)" + before + R"({"act": "agree", "by": "both"}], "told": "complete"}})";
    };
    const std::string off = R"({"act": "adjourn", "by": "arbiter"}, {"act": "seal", "by": "white"}, )";
    CHECK(found("adjourned", "agreement", agreed(off)) == "yes");
    CHECK(found("adjourned", "agreement", agreed(off + R"({"act": "open", "by": "arbiter"}, )")) == "no");
    CHECK(found("adjourned", "agreement", agreed("")) == "no");
}

TEST_CASE("the time control tells whether time is added, and how much") {
    const auto claim = [](const std::string& clocks) {
        return R"({"given": {"clocks": {)" + clocks +
               R"(}}, "when": {"acts": [{"act": "claim", "by": "white", "ground": "flag"}], "told": "complete"}})";
    };
    const auto with = [&](const std::string& control) {
        return claim(R"("black_ms": 0, "control": ")" + control + "\"");
    };
    CHECK(found("has_increment", "claim.flag", with("25m+10s")) == "yes");
    CHECK(found("has_increment", "claim.flag", with("40/5400:1800")) == "no");
    CHECK(found("has_increment", "claim.flag", with("40/5400:1800+30")) == "unknown");
    CHECK(found("has_increment", "claim.flag", claim(R"("black_ms": 0)")) == "unknown");
    CHECK(found("increment_ms", "claim.flag", with("25m+10s")) == "10000");
    CHECK(found("increment_ms", "claim.flag", with("3600d5")) == "5000");
}

TEST_CASE("which period it is follows from the moves, the record or what was told") {
    const auto claim = [](const std::string& clocks) {
        return R"({"given": {"position": null, "clocks": {"black_ms": 0, "control": "40/5400:1800")" + clocks +
               R"(}}, "when": {"acts": [{"act": "claim", "by": "white", "ground": "flag"}], "told": "complete"}})";
    };
    CHECK(found("last_period", "claim.flag", claim(R"(, "black_moves": 39)")) == "no");
    CHECK(found("last_period", "claim.flag", claim(R"(, "black_moves": 40)")) == "unknown");
    CHECK(found("last_period", "claim.flag", claim(R"(, "black_period": 2)")) == "yes");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(R"(, "black_moves": 39)")) == "no");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(R"(, "black_moves": 40)")) == "unknown");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(R"(, "black_moves": 40, "black_period": 1)")) == "yes");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(R"(, "black_moves": 70, "black_period": 2)")) == "no");
    CHECK(found("moves_completed_in_time", "claim.flag", claim("")) == "unknown");
}

TEST_CASE("at a cumulative rate each hour has its own number of moves") {
    const auto claim = [](int moves, int period) {
        return R"({"given": {"position": null, "clocks": {"black_ms": 0, "control": "20/3600", "black_moves": )" +
               std::to_string(moves) + R"(, "black_period": )" + std::to_string(period) +
               R"(}}, "when": {"acts": [{"act": "claim", "by": "white", "ground": "flag"}], "told": "complete"}})";
    };
    CHECK(found("moves_completed_in_time", "claim.flag", claim(20, 1)) == "yes");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(19, 1)) == "no");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(39, 2)) == "no");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(60, 3)) == "yes");
    CHECK(found("last_period", "claim.flag", claim(60, 3)) == "no");
}

TEST_CASE("a move of the record that may not have been completed is not counted either way") {
    const auto claim = [](const std::string& acts) {
        return R"({"given": {"moves": ["e2e4", "e7e5"], "clocks": {"black_ms": 0, "control": "1/60:60", "black_period": 1}},
 "when": {"acts": [)" +
               acts + R"({"act": "claim", "by": "white", "ground": "flag"}], "told": "complete"}})";
    };
    CHECK(found("moves_completed_in_time", "claim.flag", claim("")) == "unknown");
    CHECK(found("moves_completed_in_time", "claim.flag", claim(R"({"act": "press", "by": "black"}, )")) == "yes");
}
