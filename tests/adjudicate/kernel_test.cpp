// The kernel on small codes made for the test: each shows one rule of KERNEL sections 7 to 10.
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "rules/read/readings.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

rules::Ruleset code(const std::string& articles, const std::string& more = "", const std::string& numbers = "") {
    const std::string text =
        R"({"format": 1, "id": "test", "title": "Test", "source": "none", "checked_on": "2026-01-01",
        "parameters": {)" +
        numbers + R"(}, "definitions": {})" + more + R"(, "articles": [)" + articles + "]}";
    const auto none = [](const std::string& id) -> Result<std::string> {
        return failure(ErrorCode::no_such_ruleset, id);
    };
    auto ruleset = rules::read_ruleset(text, "test.json", none);
    if (!ruleset) FAIL(to_text(ruleset.error().front()));
    return *ruleset;
}

std::string article(const std::string& id, const std::string& rest) {
    return R"({"id": ")" + id + R"(", "heading": "h", "summary": "s", )" + rest + "}";
}

Ruling judge(const rules::Ruleset& ruleset, const std::string& acts,
             const std::string& rest = R"(, "told": "complete")", const std::string& given = "{}") {
    const Case one = tests::case_of(R"({"given": )" + given + R"(, "when": {"acts": [)" + acts + "]" + rest + "}}");
    const auto ruling = adjudicate::adjudicate(ruleset, one.game, one.dispute);
    if (!ruling) FAIL(to_text(ruling.error()));
    return *ruling;
}

const std::string kTouchRook = R"({"act": "touch", "by": "white", "squares": ["a1"], "deliberate": true})";
const std::string kTouchKnight = R"({"act": "touch", "by": "white", "squares": ["b1"], "deliberate": true})";

}  // namespace

TEST_CASE("nothing that can be exacted leaves any legal move, and the breach stays one") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})"));
    const Ruling ruling = judge(ruleset, kTouchRook);
    REQUIRE(ruling.main() != nullptr);
    CHECK(ruling.conclusion == Conclusion::breach);
    REQUIRE(ruling.main()->obligation);
    CHECK(ruling.main()->obligation->options.at(0).action == rules::DoWord(rules::Deed::free_move));
    CHECK(ruling.main()->obligation->options.at(0).moves->size() == 20);
    CHECK(ruling.main()->obligation->unavailable.at(0).why == Obstacle::blocked);
}

TEST_CASE("the first option that leaves a move binds, and later ones are not reached") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"first_possible": [
        {"move": {"man": "own_men_touched"}}, {"move": {"man": "king"}}]})"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.main()->obligation->options.at(0).moves == std::vector<std::string>{"Na3", "Nc3"});
    CHECK(ruling.main()->obligation->not_reached == std::vector<rules::DoWord>{rules::Deed::king_move});
}

TEST_CASE("two articles that answer one question differently are a conflict") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})") +
                              "," + article("2", R"("trigger": "touch", "then": {"move": {"man": "own_men"}})"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.status == Status::conflict);
    CHECK(ruling.main()->conflicts.size() == 1);
}

TEST_CASE("a clause by which a number holds is cited where the number is used, and where its own condition holds") {
    const auto ruleset = code(
        article("1", R"("trigger": "touch", "then": {"clock": {"add": "penalty_ms", "to": "opponent"}})") + "," +
            article("A.2", R"("trigger": "none")") + "," +
            article("A.3", R"("trigger": "none", "when": {"well_supervised": false}, "cites": ["A.2"])") + "," +
            article("B.2", R"("trigger": "none", "when": {"well_supervised": true}, "verified": false)"),
        R"(, "phrases": {})", R"("penalty_ms": {"standard": 120000, "blitz": {"is": 60000, "by": ["A.3", "B.2"]}})");
    const auto under = [&](const std::string& given) {
        return judge(ruleset, kTouchRook, R"(, "told": "complete")", given);
    };
    const std::string clocks = R"("clocks": {"white_ms": 1000, "black_ms": 1000})";
    const Ruling without = under(R"({"play": "blitz", "event": {"well_supervised": false}, )" + clocks + "}");
    CHECK(without.main()->articles == std::vector<std::string>{"1", "A.3", "A.2"});
    REQUIRE(without.main()->clock->steps.size() == 1);
    CHECK(without.main()->clock->steps.front().by == std::vector<std::string>{"A.3", "A.2"});
    CHECK(without.main()->clock->articles == std::vector<std::string>{"1", "A.3", "A.2"});
    CHECK_FALSE(without.unverified);
    const Ruling with = under(R"({"play": "blitz", "event": {"well_supervised": true}, )" + clocks + "}");
    CHECK(with.main()->articles == std::vector<std::string>{"1", "B.2"});
    CHECK(with.unverified);
    const Ruling unknown = under(R"({"play": "blitz", )" + clocks + "}");
    CHECK(unknown.status == Status::decided);
    CHECK(unknown.main()->articles == std::vector<std::string>{"1"});
    const Ruling standard = under("{" + clocks + "}");
    CHECK(standard.main()->articles == std::vector<std::string>{"1"});
    const Ruling set =
        under(R"({"play": "blitz", "event": {"well_supervised": true, "penalty_ms": 5000}, )" + clocks + "}");
    CHECK(set.main()->clock->after.black == Millis{6000});
    CHECK(set.main()->articles == std::vector<std::string>{"1"});
    CHECK_FALSE(set.unverified);
}

TEST_CASE("a clause by which a definition holds is cited where a fact measured by it was asked for") {
    auto ruleset = code(
        article(
            "1",
            R"("trigger": "claim.draw.repetition", "when": {"times_stood": {"at_least": 1}}, "then": {"result": "draw"})") +
        "," + article("2", R"("trigger": "claim.draw.fifty_moves", "then": {"result": "draw"})") + "," +
        article("3", R"("trigger": "none")") + "," +
        article("4",
                R"("trigger": "claim.draw.stalemate", "when": {"well_supervised": true}, "then": {"result": "draw"})"));
    ruleset.defined_by["same_position"] = {"3", "4"};
    const auto cited = [&](const std::string& ground, const std::string& rest = R"(, "told": "complete")") {
        return judge(ruleset, R"({"act": "claim", "by": "white", "ground": ")" + ground + "\"}", rest).main()->articles;
    };
    CHECK(cited("repetition") == std::vector<std::string>{"1", "3"});
    CHECK(cited("fifty_moves") == std::vector<std::string>{"2"});
    CHECK(cited("repetition", R"(, "facts": {"times_stood": 3}, "told": "complete")") == std::vector<std::string>{"1"});
}

TEST_CASE("an exception may cite what it sets aside, and then cites exactly that") {
    auto ruleset =
        code(article("22(a)", R"("trigger": "touch", "until": "claimant_touches", "when": {"own_men_touched": 1},
                            "then": {"move": {"man": "own_men_touched"}})") +
             "," + article("22(b)", R"("trigger": "touch", "until": "claimant_touches", "when": {"own_men_touched": 2},
                            "then": {"move": {"man": "own_men_touched"}})") +
             "," + article("26", R"("trigger": "touch", "exception_to": ["22"], "cites_set_aside": true,
                         "when": {"claimant_touched": true}, "then": {"lose_right": "to_a_penalty"})"));
    ruleset.definitions.touched_man_needs_demand = true;
    const std::string late = R"({"act": "touch", "by": "black", "squares": ["b8"]}, {"act": "demand", "by": "black"})";
    CHECK(judge(ruleset, kTouchKnight + "," + late).main()->articles == std::vector<std::string>{"26", "22(a)"});
    const std::string two = R"({"act": "touch", "by": "white", "squares": ["b1", "a1"], "deliberate": true})";
    CHECK(judge(ruleset, two + "," + late).main()->articles == std::vector<std::string>{"26", "22(b)"});
}

TEST_CASE("an exception of which the condition is unknown leaves its base open and is asked about") {
    const auto ruleset = code(
        article("1", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})") + "," +
        article("2",
                R"("trigger": "touch", "exception_to": ["1"], "when": {"arbiter_consents": true}, "then": "nothing")"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.status == Status::needs_facts);
    REQUIRE(ruling.questions.size() == 1);
    CHECK(ruling.questions.front().fact == "arbiter_consents");
    CHECK(judge(ruleset, kTouchKnight, R"(, "facts": {"arbiter_consents": false})").conclusion == Conclusion::breach);
    CHECK(judge(ruleset, kTouchKnight, R"(, "facts": {"arbiter_consents": true})").conclusion == Conclusion::no_breach);
}

TEST_CASE("an unknown fact that changes nothing is not asked about") {
    const auto ruleset =
        code(article("1", R"("trigger": "touch", "when": {"consent": "before"}, "then": "nothing")") + "," +
             article("2", R"("trigger": "touch", "when": {"consent": {"not": "before"}}, "then": "nothing")"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.questions.empty());
    CHECK(ruling.status == Status::decided);
}

TEST_CASE("where no article has the trigger the code is silent, and refers if it names somebody") {
    const auto silent = code(article("1", R"("trigger": "resign", "then": {"result": "offender_loses"})"));
    CHECK(judge(silent, kTouchKnight).status == Status::silent);
    const auto refers = code(article("1", R"("trigger": "silence", "then": {"refer": "a third person"})"));
    CHECK(judge(refers, kTouchKnight).conclusion == Conclusion::referred);
}

TEST_CASE("a claim under a topic that the code closes is rejected, not referred") {
    const auto ruleset = code(
        article("1",
                R"("trigger": "claim.draw.stalemate", "when": {"is_stalemate": true}, "then": {"result": "draw"})"),
        R"(, "exhaustive": ["claim.draw"])");
    const Ruling ruling = judge(ruleset, R"({"act": "claim", "by": "white", "ground": "repetition"})");
    CHECK(ruling.conclusion == Conclusion::claim_rejected);
    CHECK(ruling.status == Status::decided);
}

TEST_CASE("where a code is silent, the one it defers to answers, and the ruling says so") {
    const auto silent = code(article("1", R"("trigger": "resign", "then": {"result": "offender_loses"})"));
    auto other = code(article("9", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})"));
    other.id = "other";
    const Case one = tests::case_of(R"({"when": {"acts": [)" + kTouchKnight + R"(], "told": "complete"}})");
    const auto ruling = adjudicate::adjudicate(silent, one.game, one.dispute, {}, &other);
    REQUIRE(ruling);
    CHECK(ruling->conclusion == Conclusion::breach);
    CHECK(ruling->main()->deferred_to == "other");
}

TEST_CASE("a duty that waits falls due on the man where it then stands, and lapses with the man") {
    const auto ruleset = code(
        article("1",
                R"("trigger": "out_of_turn.touch", "then": {"treat_as": "touch", "from": "offenders_next_turn"})") +
        "," + article("2", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})"));
    const std::string given = R"({"position": {"fen": "4k3/8/8/3p4/2B5/8/8/4K3 b - - 0 1"}})";
    const std::string touch = R"({"act": "touch", "by": "white", "squares": ["c4"], "deliberate": true})";
    const Ruling due = judge(ruleset, touch + R"(, {"act": "move", "by": "black", "from": "e8", "to": "e7"})",
                             R"(, "told": "complete")", given);
    CHECK(to_text(due.matters.back().obligation->options.at(0).man) == "c4");
    const Ruling gone = judge(ruleset, touch + R"(, {"act": "move", "by": "black", "from": "d5", "to": "c4"})",
                              R"(, "told": "complete")", given);
    CHECK(gone.matters.size() == 1);
}

TEST_CASE("without a position a duty is stated in words, and what decides it is asked") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"first_possible": [
        {"move": {"man": "own_men_touched"}}, {"choice_of": [{"move": {"man": "king"}}], "by": "opponent"}]})"));
    const Ruling ruling = judge(ruleset, kTouchKnight, R"(, "told": "complete")", R"({"position": null})");
    CHECK(ruling.status == Status::needs_facts);
    CHECK_FALSE(ruling.main()->obligation->options.at(0).moves);
}

TEST_CASE("acts that cannot have been done are refused with their number") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": "nothing")"));
    const Case one = tests::case_of(R"({"when": {"acts": [{"act": "touch", "by": "white", "squares": ["e4"]}]}})");
    const auto ruling = adjudicate::adjudicate(ruleset, one.game, one.dispute);
    REQUIRE_FALSE(ruling);
    CHECK(ruling.error().code == ErrorCode::bad_case);
    CHECK(ruling.error().where == "act 1");
    CHECK(ruling.error().message == "there is no man on e4");
}

TEST_CASE("the last position that can be identified is named and never guessed") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"restore": "last_identifiable"})"));
    const Ruling ruling = judge(ruleset, kTouchRook);
    REQUIRE(ruling.main()->position);
    CHECK(ruling.main()->position->place == rules::Place::last_identifiable);
    CHECK_FALSE(ruling.main()->position->setup);
    CHECK_FALSE(ruling.standing.play_from);
}

TEST_CASE("a move in place of one pointed out is told to be an answer") {
    const Case one = tests::case_of(R"({"given": {}, "when": {"acts": [
        {"act": "move", "by": "white", "from": "f1", "to": "f3"}, {"act": "point_out", "by": "black"},
        {"act": "move", "by": "white", "from": "f1", "to": "c4"}]}})");
    const auto ruling =
        adjudicate::adjudicate(code(article("1", R"("trigger": "touch", "then": "nothing")")), one.game, one.dispute);
    REQUIRE_FALSE(ruling);
    CHECK(ruling.error().message == "there is no man on f1");
    CHECK(ruling.error().hint.find("is an answer") != std::string::npos);
}
