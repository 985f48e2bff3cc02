#include "rules/words/show.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "rules/words/words.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;

Ruleset sample() {
    return samples::code(
        article("22(c)", R"("trigger": "touch", "then": "stand")") + "," +
        article("22(c) adjusting", R"raw("trigger": "touch", "exception_to": ["22(c)"], "then": "nothing")raw") + "," +
        article("27", R"("trigger": "none")"));
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
    CHECK(words(Restore{Place::before_offence}) == "the position before the offence is restored");
    CHECK(words(CompleteWith{PieceName::queen}) == "the pawn becomes a queen");
    CHECK(words(ResultRemedy{ResultWord::offender_loses}) == "the offender loses");
    CHECK(words(GameRemedy{GameWord::annul}) == "the game is annulled");
    CHECK(words(LoseRight{RightWord::to_claim}) == "the right is lost to claim on this move");
    CHECK(words(OtherRemedy{OtherKind::penalty, {Penalty::warning, Penalty::loss}}) ==
          "a penalty: a warning or loss of the game");
    CHECK(words(OtherRemedy{OtherKind::refer, {"executive_committee"}}) ==
          "the question is referred to: executive committee");
    CHECK(words(OtherRemedy{}) == "nothing follows");
    CHECK(words(TreatAs{.kind = Kind::touch, .from_next_turn = true, .with = {{"notice", std::string("none")}}}) ==
          "judged as: a person on turn touched men, before or without a move, when he is next on turn (taken as given: "
          "notice: none)");
    CHECK(words(May{.remedies = {{.what = GameRemedy{GameWord::annul}}},
                    .by = Party::each,
                    .until = std::make_shared<const Until>(Until{Window::next_move})}) ==
          "each player may have: the game is annulled, for the next move only");
    CHECK(words(ClockRemedy{ClockAction::runs_for, "thinking_time_ms", Party::claimant}) ==
          "the clock of the claimant bears thinking time ms");
    CHECK(words(ClockRemedy{ClockAction::set, std::int64_t{90000}, Party::both}) ==
          "the clock of both players set to 0:01:30");
}

}  // namespace
}  // namespace jadoube::rules
