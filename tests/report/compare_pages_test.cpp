// Remedies in words, and codes compared: pages and JSON.
#include "base/error.hpp"
#include "catch.hpp"
#include "holds.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/formats/terminal.hpp"
#include "report/law/compare_json.hpp"
#include "report/law/diff_page.hpp"
#include "report/law/law_words.hpp"
#include "report/law/matrix_page.hpp"
#include "report/law/number_words.hpp"
#include "rules/read/readings.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;

namespace {

rules::Ruleset test_code(const std::string& articles, const std::string& more = {}) {
    return samples::code("test-code", articles, more);
}

std::string article(const std::string& id, const std::string& members) {
    return R"({"id": ")" + id + R"(", "heading": "Heading", "summary": "s", )" + members + "}";
}

std::string as_text(const Blocks& blocks) {
    return to_terminal(blocks, {.width = 400, .men = MenDrawn::letters});
}

}  // namespace

TEST_CASE("every remedy can be said in words") {
    using namespace rules;
    const Ruleset ruleset = test_code(article("1", R"("trigger": "touch", "then": "stand")"));
    const auto words = [&](auto what) { return plain(remedy_words(Remedy{.what = std::move(what)}, ruleset)); };
    CHECK(words(Stand{}) == "what was done stands");
    CHECK(words(Restore{Place::before_offence}) == "the position before the offence is restored");
    CHECK(words(CompleteWith{PieceName::queen}) == "the pawn becomes a queen");
    CHECK(words(ResultRemedy{ResultWord::offender_loses}) == "the offender loses");
    CHECK(words(GameRemedy{GameWord::annul}) == "the game is annulled");
    CHECK(words(LoseRight{RightWord::to_claim}) == "the right to claim is lost");
    CHECK(words(OtherRemedy{OtherKind::penalty, {Penalty::warning, Penalty::loss}}) ==
          "Penalty: a warning or loss of the game");
    CHECK(words(OtherRemedy{OtherKind::refer, {"executive_committee"}}) == "Refer to: executive committee");
    CHECK(words(OtherRemedy{}) == "nothing");
    CHECK(holds(words(TreatAs{.kind = Kind::touch, .from_next_turn = true, .with = {{"notice", std::string("none")}}}),
                "when he is next on turn, it is judged as if this had happened: "));
    CHECK(words(May{.remedies = {{.what = GameRemedy{GameWord::annul}}},
                    .by = Party::each,
                    .until = std::make_shared<const Until>(Until{Window::next_move})}) ==
          "each player may have this: the game is annulled, for the next move only");
    CHECK(words(ClockRemedy{ClockAction::runs_for, "thinking_time_ms", Party::claimant}) ==
          "the clock of the claimant bears thinking time");
    CHECK(words(ClockRemedy{ClockAction::set, std::int64_t{90000}, Party::both}) ==
          "the clock of both players is set to 0:01:30");
}

TEST_CASE("remedies are said briefly, in each language") {
    const rules::Ruleset ruleset = test_code(
        article("1", R"("trigger": "touch", "then": {"first_possible": [
            {"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}},
            {"choice_of": [{"each": "own_men_touched", "do": {"move": {"man": "it", "castling": "barred"}}},
                           {"stand": "unless_own_king_left_in_check"}], "by": "opponent"},
            {"choice_of": [{"move": {"man": "king"}}], "by": "opponent"}]})") +
            "," + article("2", R"("trigger": "touch", "then": {"clock": {"subtract": "open_ms", "to": "offender"}})") +
            "," + article("3", R"("trigger": "none", "enforces": ["queen", "king"])") + "," +
            article("4", R"("trigger": "touch", "then": "record_breach")") + "," + article("5", R"("trigger": "none")"),
        R"("parameters": {"open_ms": {"any": 0}},)");
    const auto words = [&](const char* id) { return plain(consequences(*ruleset.find(id), ruleset)); };
    CHECK(words("1") ==
          "take a man of the other player that he touched with a man of his own that he touched; else the other player "
          "chooses: either move a man of his own that he touched, not castling, or what was done stands, unless his "
          "own King is left in check; else the other player may require this: move the king");
    CHECK(words("2") == "what the event sets less for the offender");
    CHECK(words("3") == "applied on the board: how the Queen moves and how the King moves");
    CHECK(words("4") == "Record: the breach is written down");
    CHECK(words("5") == "it only informs");
    const Speaking german_spoken(german());
    CHECK(words("2") == "dem fehlbaren Spieler was das Turnier festlegt weniger");
    CHECK(holds(words("1"),
                "eine von ihm berührte gegnerische Figur mit einer von ihm berührten eigenen Figur "
                "schlagen; sonst nach Wahl von dem anderen Spieler entweder"));
}

TEST_CASE("a number has its value for each kind of play, and a window those of its number") {
    const rules::Ruleset ruleset =
        test_code(article("1", R"("trigger": "touch", "until": {"own_moves": "few"}, "then": "nothing")"),
                  R"("parameters": {"bonus_ms": {"standard": 60000, "blitz": 1000}, "few": {"any": 2, "blitz": 1}},)");
    const auto value = [&](const char* name) { return plain(number_value(name, ruleset)); };
    CHECK(value("bonus_ms") == "0:01:00 (blitz: 0:00:01)");
    CHECK(value("few") == "2 (blitz: 1)");
    CHECK(value("none").empty());
    CHECK(plain(until_words(*ruleset.articles.front().until, ruleset)) ==
          "until the holder of the right has completed 2 moves (blitz: 1)");
}

TEST_CASE("a matrix says what follows and until when, and what holds otherwise") {
    const rules::Ruleset ruleset = test_code(
        article("1", R"("trigger": "claim.draw.repetition", "until": {"own_moves": "few"}, "verified": false, "then": [
            {"result": "draw"}, {"clock": {"add": "penalty_ms", "to": "opponent"}}])"),
        R"("parameters": {"few": {"any": 2}, "penalty_ms": {"standard": 120000, "blitz": 60000}}, "exhaustive": ["claim.draw"],)");
    const rules::Ruleset* codes[] = {&ruleset};
    const rules::Matrix draws = rules::matrix(*rules::topic_named("draw"), codes);
    const std::string page = as_text(matrix_page(draws));
    CHECK(holds(page, "draw: draws: claimed, offered, agreed, seen"));
    CHECK(holds(page, "the game is drawn; 0:02:00 (blitz: 0:01:00) more for the other player"));
    CHECK(holds(page, "until the holder of the right has completed 2 moves"));
    CHECK(holds(page, "These are all cases of: claim.draw."));
    const Json json = to_json(draws);
    CHECK(json.text("topic") == "draw");
    const Json& row = json.find("codes")->if_array()->front().find("articles")->if_array()->front();
    CHECK(row.truth("verified", true) == false);
    CHECK(row.text("until") == "until the holder of the right has completed 2 moves");
    const Speaking german_spoken(german());
    CHECK(
        holds(as_text(matrix_page(draws)), "die Partie ist remis; dem anderen Spieler 0:02:00 (Blitz: 0:01:00) mehr"));
}

TEST_CASE("what two codes say differently is said side by side in the language spoken, and in English in the JSON") {
    const rules::Ruleset a =
        test_code(article("1", R"("trigger": "touch", "until": "claimant_touches", "raised_by": "opponent",
                             "when": {"in_check": true}, "then": {"clock": {"add": 60000, "to": "opponent"}})"));
    const rules::Ruleset b =
        test_code(article("1", R"("trigger": "touch", "then": {"clock": {"add": 120000, "to": "opponent"}})") + "," +
                      article("2", R"("trigger": "touch", "until": "game_ends", "then": {"result": "draw"})") + "," +
                      article("3", R"("trigger": "none", "enforces": "queen")"),
                  R"("event_defaults": {"well_supervised": false},)");
    const rules::RulesetDiff changed = rules::diff(a, b);
    const std::string page = as_text(diff_page(changed));
    for (const char* words :
         {"always", "anybody", "without end", "0:01:00 more for the other player", "until the claimant touches a man",
          "may be raised: until the game is over", "how the Queen moves"})
        CHECK(holds(page, words));
    const Json json = to_json(changed);
    CHECK(json.text("schema") == "jadoube/diff/1");
    const Json& kinds = json.find("kinds")->if_array()->front();
    const Json& numbers = kinds.find("both")->if_array()->front().find("differences")->if_array()->back();
    CHECK(numbers.text("in") == "numbers");
    CHECK(numbers.text("b") == "0:02:00 more for the other player");
    CHECK(kinds.find("only_b")->if_array()->front().text("until") == "until the game is over");
    CHECK(json.find("event_defaults")->if_array()->front().text("b") == "no");
    const Speaking german_spoken(german());
    const std::string german_page = as_text(diff_page(changed));
    for (const char* words : {"immer", "ohne Ende", "dem anderen Spieler 0:01:00 mehr", "die Partie ist remis"})
        CHECK(holds(german_page, words));
    CHECK_FALSE(holds(german_page, "player"));
    CHECK(to_canonical_text(to_json(changed)) == to_canonical_text(json));  // programs read it
}
