// The kernel on small codes made for the test: each shows one rule of KERNEL sections 7 to 10.
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "catch.hpp"
#include "rules/read/readings.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

rules::Ruleset code(const std::string& articles, const std::string& more = "") {
    const std::string text =
        R"({"format": 1, "id": "test", "title": "Test", "source": "none", "checked_on": "2026-01-01",
        "parameters": {}, "definitions": {})" +
        more + R"(, "articles": [)" + articles + "]}";
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
    CHECK(ruling.main()->obligation->options.at(0).action == "free_move");
    CHECK(ruling.main()->obligation->options.at(0).moves->size() == 20);
    CHECK(ruling.main()->obligation->unavailable.at(0).why == Obstacle::blocked);
}

TEST_CASE("the first option that leaves a move binds, and later ones are not reached") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"first_possible": [
        {"move": {"man": "own_men_touched"}}, {"move": {"man": "king"}}]})"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.main()->obligation->options.at(0).moves == std::vector<std::string>{"Na3", "Nc3"});
    CHECK(ruling.main()->obligation->not_reached == std::vector<std::string>{"king_move"});
}

TEST_CASE("two articles that answer one question differently are a conflict") {
    const auto ruleset = code(article("1", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})") +
                              "," + article("2", R"("trigger": "touch", "then": {"move": {"man": "own_men"}})"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.status == Status::conflict);
    CHECK(ruling.main()->conflicts.size() == 1);
}

TEST_CASE("an exception of which the condition is unknown leaves its base open and is asked about") {
    const auto ruleset = code(
        article("1", R"("trigger": "touch", "then": {"move": {"man": "own_men_touched"}})") + "," +
        article("2", R"("trigger": "touch", "exception_to": ["1"], "when": {"consent": "before"}, "then": "nothing")"));
    const Ruling ruling = judge(ruleset, kTouchKnight);
    CHECK(ruling.status == Status::needs_facts);
    REQUIRE(ruling.questions.size() == 1);
    CHECK(ruling.questions.front().fact == "consent");
    CHECK(judge(ruleset, kTouchKnight, R"(, "facts": {"consent": "none"})").conclusion == Conclusion::breach);
    CHECK(judge(ruleset, kTouchKnight, R"(, "facts": {"consent": "before"})").conclusion == Conclusion::no_breach);
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
    CHECK(due.incidents.back().obligation->options.at(0).man == "c4");
    const Ruling gone = judge(ruleset, touch + R"(, {"act": "move", "by": "black", "from": "d5", "to": "c4"})",
                              R"(, "told": "complete")", given);
    CHECK(gone.incidents.size() == 1);
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
    CHECK(ruling.main()->position->place == "last_identifiable");
    CHECK_FALSE(ruling.main()->position->setup);
    CHECK_FALSE(ruling.play_from);
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
