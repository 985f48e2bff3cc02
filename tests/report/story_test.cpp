#include "report/ruling/story.hpp"

#include "catch.hpp"
#include "report/formats/terminal.hpp"
#include "report/ruling/explain.hpp"
#include "report/ruling/standing.hpp"
#include "rules/vocabulary/word_table.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using adjudicate::Effect;
using adjudicate::EffectWord;
using adjudicate::NoEffect;

namespace {

std::string line_of(const Effect& effect, std::size_t matters) {
    adjudicate::Ruling ruling;
    ruling.matters.resize(matters);
    ruling.story = {effect};
    const std::vector<std::string> acts{"White presses the clock"};
    return plain(story_of(ruling, acts).items.front().text);
}

}  // namespace

TEST_CASE("every act has a line with what it came to") {
    CHECK(line_of({.what = EffectWord::ended_game, .matter = 0}, 1) == "White presses the clock. Ends the game.");
    CHECK(line_of({.what = EffectWord::none, .why = NoEffect::game_over, .since = 3}, 1) ==
          "White presses the clock. No effect: the game was over since act 4.");
    CHECK(line_of({.what = EffectWord::none, .why = NoEffect::half_agreed}, 1) ==
          "White presses the clock. No effect: the other player has not agreed.");
    for (const EffectWord what : rules::all_words<EffectWord>()) {
        INFO(rules::name_of(what));
        CHECK((line_of({.what = what}, 1) == "White presses the clock.") == (what == EffectWord::on_board));
        CHECK(line_of({.what = what}, 2) != "White presses the clock.");
    }
    for (const NoEffect why : rules::all_words<NoEffect>())
        CHECK(line_of({.what = EffectWord::none, .why = why}, 1).starts_with("White presses the clock. No effect: "));
}

TEST_CASE("the matter of an act is said where there are several") {
    CHECK(line_of({.what = EffectWord::on_board, .matter = 1}, 2) == "White presses the clock. (matter 2)");
    CHECK(line_of({.what = EffectWord::raised, .matter = 0}, 2) ==
          "White presses the clock. Brings it before the arbiter (matter 1).");
    CHECK(line_of({.what = EffectWord::raised, .matter = 0}, 1) ==
          "White presses the clock. Brings it before the arbiter.");
}

TEST_CASE("a matter that came up after the end says that the game was over, and a claim made before it does not") {
    using rules::Conclusion;
    const Effect after{.what = EffectWord::none, .matter = 0, .why = NoEffect::game_over, .since = 1};
    const Effect before{.what = EffectWord::raised, .matter = 0};
    const auto why = [&](std::vector<Effect> story, std::optional<Conclusion> conclusion) {
        adjudicate::Ruling ruling;
        ruling.story = std::move(story);
        adjudicate::MatterRuling matter;
        matter.conclusion = conclusion;
        for (std::size_t act = 0; act < ruling.story.size(); ++act) matter.acts.push_back(act);
        const auto words = why_over(ruling, matter);
        return words ? plain(*words) : std::string();
    };
    CHECK(why({after}, Conclusion::claim_rejected) == "the game was over since act 2");
    CHECK(why({after}, std::nullopt) == "the game was over since act 2");
    CHECK(why({before}, Conclusion::claim_rejected).empty());
    CHECK(why({before, after}, Conclusion::claim_rejected).empty());
    CHECK(why({after}, Conclusion::waived).empty());
}

TEST_CASE("an act that nothing is known of stands as it was told") {
    const std::vector<std::string> acts{"<b>White</b> resigns"};
    const List list = story_of({}, acts);
    REQUIRE(list.items.size() == 1);
    CHECK(plain(list.items.front().text) == "<b>White</b> resigns.");
    CHECK(list.items.front().text.spans().front().kind == Span::Kind::foreign);
}

TEST_CASE("what happened is told after the standing and before what follows, in one list") {
    const std::vector<std::string> acts{"White castles on the queen's side", "White presses the clock"};
    adjudicate::Ruling ruling = samples::illegal_castling();
    ruling.story.resize(2);
    const std::string text = to_terminal(explain(ruling, {.acts = acts}));
    const auto standing = text.find("White must move the king");
    const auto happened = text.find("What happened");
    const auto follows = text.find("What follows");
    REQUIRE(happened != std::string::npos);
    CHECK(standing < happened);
    CHECK(happened < follows);
    CHECK(text.find("presses the clock", text.find("presses the clock") + 1) == std::string::npos);
}
