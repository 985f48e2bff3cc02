// The print of a code, cut at its numbers and held against the articles.
#include "rules/compare/print_check.hpp"

#include "base/error.hpp"
#include "catch.hpp"
#include "rules/compare/print_marks.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::code;
using samples::ids_of;
using Names = std::vector<std::string>;

Names marks(std::string_view number) {
    Names names;
    for (const NumberMark& mark : marks_of(number)) names.push_back(mark.number + "=" + mark.mark);
    return names;
}

Printed cut(std::string_view text, const Names& numbers) {
    const auto printed = cut_at_numbers(text, numbers);
    REQUIRE(printed);
    return *printed;
}

/// "24(a): (a) He loses." for each clause.
Names clauses(const Printed& printed) {
    Names names;
    for (const PrintedClause& clause : printed.clauses) names.push_back(clause.number + ": " + clause.words);
    return names;
}

}  // namespace

TEST_CASE("a number is looked for by its mark, and below the numbers above it") {
    CHECK(marks("22(c)") == Names{"22=22", "22(c)=(c)"});
    CHECK(marks("8(F)(a)") == Names{"8=8", "8(F)=(F)", "8(F)(a)=(a)"});
    CHECK(marks("4.3.1") == Names{"4.3.1=4.3.1"});
    CHECK(marks("A.4.2") == Names{"A.4.2=A.4.2"});
    CHECK(marks("result.b(iv)") == Names{"result=result", "result.b=b", "result.b(iv)=(iv)"});
    CHECK(marks("20(a) complete") == Names{"20=20", "20(a)=(a)"});
    CHECK(marks("XVI 1") == Names{"XVI=XVI", "XVI 1=1"});
    CHECK(marks("6.1 illegal (a)") == Names{"6.1=6.1", "6.1 illegal (a)=(a)"});
}

TEST_CASE("marks go on as letters, numbers and numerals do") {
    CHECK(marks_after("(e)") == Names{"(f)"});
    CHECK(marks_after("44") == Names{"45"});
    CHECK(marks_after("9.9") == Names{"9.10"});
    CHECK(marks_after("XXIX") == Names{"XXX"});
    CHECK(marks_after("(i)") == Names{"(ii)", "(j)"});
    CHECK(marks_after("A.4.B") == Names{"A.4.C"});
    CHECK(marks_after("preamble").empty());
}

TEST_CASE("a mark stands only where something closes it") {
    CHECK(mark_at("4. The men", "4")->likeness == Likeness::exact);
    CHECK(mark_at("4.3 The men", "4") == std::nullopt);
    CHECK(mark_at("4.3 The men", "4.3"));
    CHECK(mark_at("40 moves", "4") == std::nullopt);
    CHECK(mark_at("I. The game", "1")->likeness == Likeness::misread);
    CHECK(mark_at("I may move", "1") == std::nullopt);
    CHECK(mark_at("(al One man", "(a)")->likeness == Likeness::misread);
    CHECK(mark_at("(hi One man", "(b)")->likeness == Likeness::misread);
    CHECK(mark_at("a man", "a") == std::nullopt);
    CHECK(mark_at("a. Castling", "a"));
    CHECK(mark_at("e.g. castling", "e") == std::nullopt);
}

TEST_CASE("the text is cut at the numbers, in their order") {
    const Printed printed =
        cut("LAWS\n I. One.\n\n2. Two, see 3. and\n(al first\n(b) second 24\n3. Three\n", {"1", "2(a)", "2(b)", "3"});
    CHECK(clauses(printed) == Names{": LAWS", "1: I. One.", "2: 2. Two, see 3. and", "2(a): (al first",
                                    "2(b): (b) second 24", "3: 3. Three"});
    CHECK(printed.clauses[3].mark == "(al");
    CHECK(printed.clauses[3].line == 5);
    CHECK(printed.clauses[2].is_lead_in);
    CHECK_FALSE(printed.clauses[1].is_lead_in);
    CHECK_FALSE(printed.clauses[0].is_lead_in);
    CHECK(printed.not_found.empty());
}

TEST_CASE("a line that begins with a number by chance is not taken for the clause that stands later") {
    const Printed printed = cut("1. As law\n3 says\n2. Two\n3. Three", {"1", "2", "3"});
    CHECK(clauses(printed) == Names{"1: 1. As law 3 says", "2: 2. Two", "3: 3. Three"});
}

TEST_CASE("a number that no list has is a clause where it goes on a series") {
    const Printed printed = cut("1. One\n(a) first\n(b) second\n2. Two\n3. Three\n5. Five", {"1(a)", "2"});
    CHECK(clauses(printed) ==
          Names{"1: 1. One", "1(a): (a) first", "1(b): (b) second", "2: 2. Two", "3: 3. Three", "5: 5. Five"});
    CHECK_FALSE(printed.clauses[2].is_listed);
    CHECK_FALSE(printed.clauses[4].is_listed);
    CHECK_FALSE(printed.clauses[5].is_listed);
}

TEST_CASE("a number that no list has is a clause where it has the form of the others") {
    CHECK(clauses(cut("X.1 One\nX.2 Two\nY.4 Four", {"X.1", "X.2"})) ==
          Names{"X.1: X.1 One", "X.2: X.2 Two", "Y.4: Y.4 Four"});
    CHECK(clauses(cut("11.3.2.2 One of\n3 men\n11.3.2.9 Nine\n12.9 The tie", {"11.3.2.2"})) ==
          Names{"11.3.2.2: 11.3.2.2 One of 3 men", "11.3.2.9: 11.3.2.9 Nine", "12.9: 12.9 The tie"});
    CHECK(clauses(cut("I. One\nD. Smith\nXIV. More", {"I"})) == Names{"I: I. One D. Smith", "XIV: XIV. More"});
    CHECK(clauses(cut("4.3 At\n5.5 minutes", {"4.3"})) == Names{"4.3: 4.3 At 5.5 minutes"});
}

TEST_CASE("a number stands where the code itself has it, or out of order, but once") {
    CHECK(clauses(cut("7. One\n8. Two\n9. Three", {"7", "9 King", "8", "9"})) ==
          Names{"7: 7. One", "8: 8. Two", "9: 9. Three"});
    CHECK(clauses(cut("1. One\n2. Two\n3. Three\n4. Four", {"3", "1", "2", "4"})) ==
          Names{"1: 1. One", "2: 2. Two", "3: 3. Three", "4: 4. Four"});
    CHECK(clauses(cut("1. One\n<x|y>2. Two", {"1", "2"})) == Names{"1: 1. One <x|y>", "2: 2. Two"});
}

TEST_CASE("what has no number is cut off under a heading and at a note") {
    const Printed printed = cut(
        "1. One\n\nTHE RESULT\n\nWho wins.\n2. Two\nNote: small\n3. Three,\nnote: these:\n4. Four\n\nBLACK\n\nWHITE\n",
        {"1", "2", "3", "4"});
    CHECK(clauses(printed) == Names{"1: 1. One", ": THE RESULT Who wins.", "2: 2. Two", ": Note: small",
                                    "3: 3. Three, note: these:", "4: 4. Four BLACK WHITE"});
}

TEST_CASE("a short word in capitals is a heading, a diagram's side and a numeral are none") {
    CHECK(clauses(cut("1. One\n\nTIME\n\nWho is late.\n2. Two\n\nBLACK\n\nhere\n\nIV\n\nmen", {"1", "2"})) ==
          Names{"1: 1. One", ": TIME Who is late.", "2: 2. Two BLACK here IV men"});
}

TEST_CASE("a number behind the word for a clause is one, and what a sentence says of it is not") {
    const Printed printed =
        cut("Rule 1. One\nRule 2. Two, and\nRule 2 goes for all.\n§ 3 Three\nArticle 4 - Four", {"1", "2", "3"});
    CHECK(clauses(printed) ==
          Names{"1: Rule 1. One", "2: Rule 2. Two, and Rule 2 goes for all.", "3: § 3 Three", "4: Article 4 - Four"});
    CHECK(printed.clauses[1].mark == "2");
    CHECK_FALSE(printed.clauses[3].is_listed);
    CHECK(printed.not_found.empty());
}

TEST_CASE("what stands apart under a number of another form is a clause, and the parts of one that no list has") {
    CHECK(clauses(cut("1. One\n2) Two\n\n(a) part\n(b) more\n\nII. The end\n\nIt ends.", {"1"})) ==
          Names{"1: 1. One", "2: 2) Two", "2(a): (a) part", "2(b): (b) more", "II: II. The end It ends."});
}

TEST_CASE("an article whose id is a word stands at the section that it heads, behind clauses without article") {
    const Ruleset ruleset =
        code(article("1", R"("trigger": "touch", "then": "nothing")") + "," + article("note", R"("trigger": "none")"));
    const auto check = check_against_print(ruleset, "1. One\n2. Two\n\nTIME\n\nWhen.\n\nNote: three", {"1", "2"});
    REQUIRE(check);
    REQUIRE(check->clauses.size() == 4);
    CHECK(check->clauses[2].articles.empty());
    CHECK(ids_of(check->clauses[3].articles) == Names{"note"});
    CHECK(check->not_in_print.empty());
}

TEST_CASE("articles without a number stand at the section that has none, and a duty without article is a gap") {
    const Ruleset ruleset = code(article("1", R"("trigger": "touch", "then": "stand")") + "," +
                                 article("result", R"("trigger": "resign", "then": "nothing")") + "," +
                                 article("2", R"("trigger": "touch", "then": "stand")"));
    const auto check = check_against_print(
        ruleset, "Players must be polite.\n1. One.\n\nTHE RESULT\n\nHe loses.\n2. Two.\nNote: a small one.\n", {});
    REQUIRE(check);
    REQUIRE(check->clauses.size() == 5);
    CHECK(ids_of(check->clauses[2].articles) == Names{"result"});
    CHECK(check->clauses[0].gap == PrintGap::no_article);
    CHECK(check->clauses[2].gap == PrintGap::none);
    CHECK(check->clauses[4].gap == PrintGap::none);
    CHECK(check->not_in_print.empty());
}

TEST_CASE("numbers that the print does not have are named, words behind a number are not") {
    const Printed printed = cut("1. One\n", {"preamble", "1", "1 complete", "2", "2 later"});
    CHECK(printed.not_found == Names{"preamble", "2", "2 later"});
    CHECK(cut("", {"1"}).not_found == Names{"1"});
    CHECK(clauses(cut("1. One", {})) == Names{": 1. One"});
}

TEST_CASE("a text with more numbers than laws have is refused") {
    std::string text;
    for (int i = 0; i < 20'001; ++i) text += "1. One\n";
    const auto printed = cut_at_numbers(text, {"1"});
    REQUIRE_FALSE(printed);
    CHECK(printed.error().code == ErrorCode::too_large);
}

TEST_CASE("every clause has its articles, and what is without the other is told") {
    const Ruleset ruleset =
        code(article("1", R"("trigger": "touch", "then": "stand")") + "," +
                 article("1 adjusting", R"("trigger": "touch", "exception_to": "1", "then": "nothing")") + "," +
                 article("2", R"("trigger": "none")") + "," + article("3", R"("trigger": "none", "enforces": "king")") +
                 "," + article("4", R"("trigger": "none")") + "," + article("5", R"("trigger": "none")") + "," +
                 article("9", R"("trigger": "none")"),
             R"("parameters": {"few": {"any": {"is": 4, "by": "5"}}},)");
    const auto check = check_against_print(ruleset,
                                           "1. A man touched must move.\n2. He SHALL move; shall he?\n3. It may move.\n"
                                           "4. The board.\n5. He may make four moves.\n6. He loses.\n7. No more.\n",
                                           {"1", "2", "3", "4", "5", "6"});
    REQUIRE(check);
    REQUIRE(check->clauses.size() == 7);
    CHECK(ids_of(check->clauses[0].articles) == Names{"1", "1 adjusting"});
    CHECK(check->clauses[1].duties == Names{"shall"});
    std::vector<PrintGap> gaps;
    for (const CheckedClause& clause : check->clauses) gaps.push_back(clause.gap);
    CHECK(gaps == std::vector{PrintGap::none, PrintGap::no_effect, PrintGap::none, PrintGap::none, PrintGap::none,
                              PrintGap::no_article, PrintGap::no_article});
    CHECK(check->not_in_print == Names{"9"});
    CHECK(ids_of(check->without_clause) == Names{"9"});
    CHECK_FALSE(check->is_whole());
}

TEST_CASE("of a code over another its own articles are held against the print") {
    const auto base = [](const std::string&) -> Result<std::string> {
        return samples::ruleset_text(article("1", R"("trigger": "touch", "then": "stand")") + "," +
                                     article("2", R"("trigger": "resign", "then": "nothing")"));
    };
    const auto over = read_ruleset(
        R"({"format": 1, "id": "over", "title": "t", "source": "s", "checked_on": "2024-01-31", "extends": "test-code",
            "replaces": [{"id": "2", "heading": "h", "summary": "s", "trigger": "resign",
                          "then": {"result": "claimant_loses"}}]})",
        "over.json", base);
    REQUIRE(over);
    const auto check = check_against_print(*over, "2. Who resigns must lose.", {});
    REQUIRE(check);
    CHECK(check->is_whole());
    CHECK(ids_of(check->clauses.front().articles) == Names{"2"});
}

}  // namespace jadoube::rules
