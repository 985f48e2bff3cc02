// A code beside its print: sentences made from the data of its articles.
#include "report/law/print_page.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "holds.hpp"
#include "page_check.hpp"
#include "report/formats/html.hpp"
#include "report/formats/terminal.hpp"
#include "report/law/law_words.hpp"
#include "rules/read/readings.hpp"

using namespace jadoube;
using namespace jadoube::report;
using namespace std::string_literals;

namespace {

rules::Ruleset house(const std::string& articles) {
    const std::string text = R"({"format": 1, "id": "house", "title": "House <rules>", "source": "made up",
        "checked_on": "2024-01-31", "parameters": {"few": {"any": 4}, "penalty_ms": {"any": {"is": 120000, "by": "9"}}},
        "definitions": {"same_position": {"is": "men_on_squares", "by": "9"}}, "articles": [)" +
                             articles + "]}";
    const auto none = [](const std::string& name) -> Result<std::string> {
        return failure(ErrorCode::no_such_ruleset, name);
    };
    const auto ruleset = rules::read_ruleset(text, "test.json", none);
    if (!ruleset) FAIL(to_text(ruleset.error().front()));
    return *ruleset;
}

std::string article(const std::string& members) {
    return R"({"id": "1", "heading": "Heading", "summary": "Nobody prints this.", )" + members + "}";
}

/// The sentences of the first article, each on a line.
std::string said(const std::string& members, const std::string& more = {}) {
    const std::string ninth = R"(, {"id": "9", "heading": "h", "summary": "s", "trigger": "none"})";
    const rules::Ruleset ruleset = house(article(members) + ninth + more);
    std::string lines;
    for (const Text& sentence : law_sentences(ruleset.articles.front(), ruleset)) lines += plain(sentence) + "\n";
    return lines;
}

std::string following(const std::string& remedy) {
    const std::string lines = said(R"("trigger": "touch", "then": )" + remedy);
    return lines.substr(lines.find("What follows: "));
}

}  // namespace

TEST_CASE("what an article does is said from its gates and remedies, not from its summary") {
    CHECK(
        said(
            R"("trigger": ["touch", "press.two_hands"], "until": {"moves_by_each": "few"},
                  "raised_by": ["opponent", "arbiter"], "finding": "no_breach", "cites": "9",
                  "when": {"own_men_touched": {"at_least": 2},
                           "any": [{"in_check": false}, {"not": {"notice": "before"}}]},
                  "then": [{"clock": {"add": "penalty_ms", "to": "opponent"}}, {"result": "both_lose"}])",
            R"(, {"id": "2", "heading": "h", "summary": "s", "trigger": "touch", "exception_to": "1", "then": "nothing"})") ==
        "1 Heading\n"
        "What happened: a person on turn touched men, before or without a move or the clock was pressed after a move "
        "made with two hands.\n"
        "Where: at least 2 men of his own were touched; either the player on turn is not in check, or notice of "
        "adjusting: anything but before the touch.\n"
        "It can be raised until 4 moves have been completed on each side.\n"
        "To be raised by the other player or the arbiter, and by nobody else.\n"
        "What follows: 0:02:00 (penalty) is added to the time of the other player.\n"
        "What follows: both players lose.\n"
        "The finding is set: no breach.\n"
        "Set aside by: 2.\n"
        "Cited with it: 9.\n");
}

TEST_CASE("what holds by an article that judges nothing is said too") {
    CHECK(said(R"("trigger": "none")") == "1 Heading\nIt only informs.\n");
    CHECK(said(R"("trigger": "none", "note": "Who is late stands in 2.")") ==
          "1 Heading\nIt only informs.\nNote: Who is late stands in 2.\n");
    CHECK(said(R"("trigger": "none")",
               R"(, {"id": "2", "heading": "h", "summary": "s", "trigger": "none", "cites": "1"})") ==
          "1 Heading\nIt only informs.\nCited beside: 2.\n");
    CHECK(said(R"("trigger": "none", "penalty": {"kind": "warning"})").find("It only informs") == std::string::npos);
    CHECK(said(R"("trigger": "touch", "when": {"thinking_time_ms": {"at_least": 1}}, "then": "stand")")
              .find("the thinking time is more than none") != std::string::npos);
    CHECK(said(R"("trigger": "none", "enforces": ["king", "castling.check"])") ==
          "1 Heading\nApplied on the board: how the King moves and no castling in, through or into check.\n");
    const rules::Ruleset ruleset =
        house(R"({"id": "9", "heading": "h", "summary": "s", "trigger": "none", "verified": false})");
    std::vector<std::string> lines;
    for (const Text& line : law_sentences(ruleset.articles.front(), ruleset)) lines.push_back(plain(line));
    CHECK(lines ==
          std::vector<std::string>{"9 h", "A number holds by it: penalty, 0:02:00.",
                                   "A definition holds by it: what makes two positions the same, the same side "
                                   "to move, and the same kind and colour of man on each square.",
                                   "(This article is not checked against its source.)"});
}

TEST_CASE("every remedy has its sentence") {
    struct Row {
        const char* remedy;
        const char* sentence;
    };
    const Row rows[] = {
        {R"({"move": {"man": "king", "castling": "barred"}})", "a legal move with the king that is not castling"},
        {R"({"move": {"man": "own_men_touched", "captures": "enemy_men_touched", "to": "arrival"}})",
         "a legal move with a man of his own that he touched that takes a man of the other player that he touched to "
         "the "
         "square where the man was put"},
        {R"({"move": {"moves_or_captures": "men_touched", "promotes_to": ["queen", "rook"]}})",
         "a legal move that moves or takes a man that he touched with the pawn becoming a queen or rook"},
        {R"({"first_possible": [{"move": {"man": "king"}}]})", "a legal move with the king, if there is one"},
        {R"({"first_possible": [{"move": {"man": "king"}}, {"choice_of": ["stand", "annul"], "by": "opponent"}]})",
         "the first of these that leaves a legal move: (1) a legal move with the king; (2) the other player chooses "
         "one "
         "of: (1) what was done stands; (2) the game is annulled"},
        {R"({"choice_of": [{"each": "men_touched", "do": {"move": {"man": "it"}}}], "by": "claimant"})",
         "the claimant chooses which man is meant (a man that he touched): a legal move with that man"},
        {R"({"treat_as": "touch", "with": {"notice": "none"}})",
         "it is judged as if this had happened: a person on turn touched men, before or without a move (taken as "
         "given: "
         "notice of adjusting: none)"},
        {R"({"treat_as": "touch", "from": "offenders_next_turn"})",
         "when he is next on turn, it is judged as if this had happened: a person on turn touched men, before or "
         "without a "
         "move"},
        {R"({"stand": "unless_own_king_left_in_check"})", "what was done stands, unless his own King is left in check"},
        {R"({"restore": "as_adjourned"})", "the adjourned position is restored"},
        {R"({"complete_with": "queen"})", "the pawn becomes a queen"},
        {R"({"may": {"restore": "before_offence"}, "by": "each", "until": "game_ends"})",
         "each player may have this: the position before the offence is restored, until the game is over"},
        {R"({"clock": {"subtract": 60000, "to": "both"}})", "0:01:00 is taken off the time of both players"},
        {R"({"clock": {"runs_for": "thinking_time_ms", "to": "opponent", "share": "half"}})",
         "the clock of the other player bears half of thinking time"},
        {R"({"lose_right": "to_castle"})", "the right to castle is lost"},
        {R"({"penalty": ["warning", "fine"]})", "Penalty: a warning or a fine announced beforehand"},
        {R"({"refer": "the_committee"})", "Refer to: the committee"},
        {R"({"grant": "first_move"})", "Granted: the first move"},
        {R"("nothing")", "nothing"},
        {R"({"choice_of": ["stand", {"move": {"man": "king"}, "if": {"in_check": true}}], "by": "opponent"})",
         "the other player chooses one of: (1) what was done stands; (2) a legal move with the king (only where the "
         "player "
         "on turn is in check)"},
    };
    for (const Row& row : rows) {
        INFO(row.remedy);
        CHECK(following(row.remedy) == "What follows: " + std::string(row.sentence) + ".\n");
    }
}

TEST_CASE("the page has print and code side by side, and counts what is without the other") {
    const rules::Ruleset ruleset = house(
        R"({"id": "1", "heading": "Touch <b>", "summary": "s", "trigger": "touch", "then": {"move": {"man": "own_men_touched"}}},
           {"id": "2", "heading": "h", "summary": "s", "trigger": "none"},
           {"id": "9", "heading": "h", "summary": "s", "trigger": "none"})");
    const auto check = rules::check_against_print(
        ruleset, "House\nI. A man <touched> must\nmove.\n2. Nobody may talk.\n3. Who talks \x1b[31mloses.\n", {});
    REQUIRE(check);
    const std::vector<LawCase> cases{{"A Rook touched", "", "", {"1"}, ""}};
    const Document page = print_page(*check, &cases);
    const std::string text = to_terminal(page, {.width = 100});
    INFO(text);
    CHECK(holds(text, "1        I. A man <touched>   1 Touch <b>\nprinted  must move. "));
    CHECK(holds(text, "Cases: A Rook touched."));
    CHECK(holds(text, "No case."));
    CHECK(holds(text, "Clauses of the print without an article: 1\n  - 3: 3. Who talks \\u{1b}[31mloses."));
    CHECK(holds(text, "lose whose articles have no effect: 1\n  - 2: 2. Nobody may talk."));
    CHECK(holds(text, "Numbers of the code that stand nowhere in the print: 1\n  - 9\n"));
    const std::string html = to_html(page);
    CHECK(holds(html, "A man &lt;touched&gt; must move."));
    CHECK_FALSE(holds(html, "\x1b"));
    samples::check_page(html);
    samples::check_visible(text);
    CHECK_FALSE(holds(to_terminal(print_page(*check, nullptr), {.width = 100}), "ase"));
}

TEST_CASE("a long row of words stands in lines beside the other, with space between the rows") {
    const Table table{{"a"s, "b"s}, {{Text(std::string(150, 'x') + " y"), "1\n2\n3"s}, {"z"s, "4"s}}, true};
    CHECK(holds(to_terminal(Blocks{{table}}, {.width = 40}), "3\n\nz"));
}
