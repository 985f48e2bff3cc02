#include "rules/show.hpp"

#include "catch.hpp"
#include "rules/ruleset_reader.hpp"
#include "rules/words.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;

Ruleset sample() {
    const auto ruleset = read_ruleset(
        samples::ruleset_text(
            R"raw({"id": "22(c)", "heading": "One man of each", "summary": "He takes the one with the other.",
  "trigger": "touch", "until": {"moves_by_each": "few"}, "raised_by": ["opponent", "arbiter"], "cites": "27",
  "note": "Doubtful.", "verified": false,
  "when": {"own_men_touched": 1, "enemy_men_touched": {"at_least": 1},
           "any": [{"in_check": false}, {"not": {"notice": "before"}}]},
  "then": [{"first_possible": [
    {"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}},
    {"choice_of": ["king_move", {"each": "men_touched", "do": {"move": {"man": "it"}}}], "by": "opponent"}]},
    {"clock": {"add": "penalty_ms", "to": "opponent"}}]},
)raw" + article("22(c) adjusting", R"raw("trigger": "touch", "exception_to": ["22(c)"], "when": {"notice": "before"},
  "then": "nothing")raw") +
                "," + article("27", R"("trigger": "none", "enforces": "castling.check")"),
            R"("parameters": {"penalty_ms": {"standard": 120000, "rapid": 60000}, "few": {"any": 4}},
 "phrases": {"king_move": {"move": {"man": "king", "castling": "barred"}}},)"),
        "test.json", samples::no_texts);
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    return *ruleset;
}

TEST_CASE("a reference names an article and its parts") {
    const Ruleset ruleset = sample();
    CHECK(articles_named(ruleset, "22").size() == 2);
    CHECK(articles_named(ruleset, "22(c) adjusting").size() == 1);
    CHECK(articles_named(ruleset, "2").empty());
}

TEST_CASE("every remedy can be said in words") {
    const Ruleset ruleset = sample();
    const auto words = [&](auto what) { return to_words(Remedy{.what = std::move(what)}, ruleset); };
    CHECK(words(Stand{}) == "what was done stands");
    CHECK(words(Restore{"before_offence"}) == "the position before the offence is restored");
    CHECK(words(CompleteWith{"queen"}) == "the pawn becomes a queen");
    CHECK(words(ResultRemedy{"offender_loses"}) == "the offender loses");
    CHECK(words(GameRemedy{"annul"}) == "the game is annulled");
    CHECK(words(LoseRight{"to_claim"}) == "the right is lost to claim on this move");
    CHECK(words(OtherRemedy{OtherKind::penalty, {"warning", "loss"}}) == "a penalty: a warning or loss of the game");
    CHECK(words(OtherRemedy{OtherKind::refer, {"executive_committee"}}) ==
          "the question is referred to: executive committee");
    CHECK(words(OtherRemedy{}) == "nothing follows");
    CHECK(words(TreatAs{.kind = "touch", .from_next_turn = true, .with = {{"notice", std::string("none")}}}) ==
          "judged as: a person on turn touched men, before or without a move, when he is next on turn (taken as given: "
          "notice: none)");
    CHECK(words(May{.todo = {{.what = GameRemedy{"annul"}}},
                    .by = "each",
                    .until = std::make_shared<const Until>(Until{Until::Kind::next_move})}) ==
          "each player may have: the game is annulled, for the next move only");
    CHECK(words(ClockRemedy{ClockAction::runs_for, "thinking_time_ms", "claimant"}) ==
          "the clock of the claimant bears thinking time ms");
    CHECK(words(ClockRemedy{ClockAction::set, std::int64_t{90000}, "both"}) ==
          "the clock of both players set to 0:01:30");
}

}  // namespace
}  // namespace jadoube::rules
