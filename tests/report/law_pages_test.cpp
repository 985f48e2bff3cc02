// Pages on articles and codes.
#include "adjudicate/cases/case_file.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "holds.hpp"
#include "page_check.hpp"
#include "report/formats/html.hpp"
#include "report/formats/terminal.hpp"
#include "report/law/code_page.hpp"
#include "rules/read/readings.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using samples::code;

namespace {

rules::Ruleset old_laws() {
    return code("old-laws",
                R"raw({"id": "22(c)", "heading": "One man of each", "summary": "He takes the one with the other.",
  "trigger": "touch", "until": {"moves_by_each": "few"}, "raised_by": ["opponent", "arbiter"], "cites": "27",
  "note": "Doubtful.", "verified": false,
  "when": {"own_men_touched": 1, "enemy_men_touched": {"at_least": 1},
           "any": [{"in_check": false}, {"not": {"notice": "before"}}]},
  "then": [{"first_possible": [
    {"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}},
    {"choice_of": ["king_move", {"each": "men_touched", "do": {"move": {"man": "it"}}}], "by": "opponent"}]},
    {"clock": {"add": "penalty_ms", "to": "opponent"}}]},
  {"id": "22(c) adjusting", "heading": "Adjusting", "summary": "s", "trigger": "touch", "exception_to": ["22(c)"],
   "when": {"notice": "before"}, "then": "nothing"},
  {"id": "22-c", "heading": "A number like another", "summary": "s", "trigger": "none"},
  {"id": "27", "heading": "No castling", "summary": "s", "trigger": "none", "enforces": "castling.check"})raw",
                R"("parameters": {"penalty_ms": {"standard": 120000, "rapid": 60000}, "few": {"any": 4}},
 "definitions": {"same_position": "men_on_squares", "move_is_complete": {"capture": ["hand_off", "captured_man_off"]}},
 "phrases": {"king_move": {"move": {"man": "king", "castling": "barred"}}},)");
}

rules::Ruleset new_laws() {
    return code("new-laws", R"({"id": "4", "heading": "h", "summary": "s", "trigger": "touch", "then": "nothing"},
                               {"id": "3.8", "heading": "h", "summary": "s", "trigger": "none", "enforces": "castling"},
                               {"id": "5", "heading": "h", "summary": "s", "trigger": "resign", "then": {"result": "claimant_loses"}})");
}

const std::vector<LawCase> kCases{{"The elected man", "Law 22", "choice, breach", {"22(c)", "27"}, ""},
                                  {"Not this one", "", "decided", {"99"}, "22(c) adjusting"}};

std::string page_text(const Blocks& blocks) {
    return to_terminal(blocks, {.width = 100, .men = MenDrawn::letters});
}

}  // namespace

TEST_CASE("the page of an article says what an arbiter needs") {
    const rules::Ruleset ruleset = old_laws();
    CHECK(page_text(article_page(*ruleset.find("22(c)"), {&ruleset, kCases})) ==
          R"raw(22(c)  One man of each
......................

He takes the one with the other.

! Unverified: not checked against the source.

Triggered by:   a person on turn touched men, before or without a move (touch)
May be raised:  until 4 moves have been completed on each side
Raised by:      the other player or the arbiter
When:           1 man of his own was touched; at least 1 man of the other player was touched; either
                the player on turn is not in check, or notice of adjusting: anything but before the
                touch
Number:         few: 4
Number:         penalty: 0:02:00 (rapid: 0:01:00)

What follows:
  - the first of these that leaves a legal move:
    1. a legal move with a man of his own that he touched that takes a man of the other player that
       he touched
    2. the other player chooses one of:
       1. a legal move with the king that is not castling
       2. for each of these men (a man that he touched): a legal move with that man
  - 0:02:00 (rapid: 0:01:00) (penalty) is added to the time of the other player

Exceptions to it:
  - 22(c) adjusting  Adjusting

See also:
  - 27  No castling

Note: Doubtful.

Cases:
  - The elected man
)raw");
}

TEST_CASE("the page of an exception says what it excepts, and has the cases of its file") {
    const rules::Ruleset ruleset = old_laws();
    const std::string page = page_text(article_page(*ruleset.find("22(c) adjusting"), {&ruleset, kCases}));
    CHECK(holds(page, "It is an exception to:\n  - 22(c)  One man of each\n"));
    CHECK(holds(page, "  - Not this one\n"));
}

TEST_CASE("the page of an informing article says what it enforces") {
    const rules::Ruleset ruleset = old_laws();
    const std::string page = page_text(article_page(*ruleset.find("27"), {&ruleset, kCases}));
    CHECK(holds(page, "Triggered by:  nothing; it informs\n"));
    CHECK(holds(page, "Enforces:      no castling in, through or into check\n"));
    CHECK_FALSE(holds(page, "What follows"));
}

TEST_CASE("the page of a code has its numbers and every article in order") {
    const std::string page = page_text(code_page(old_laws()));
    CHECK(page.starts_with("A code <for> tests\n"));
    CHECK(holds(page, "penalty:  0:02:00 (rapid: 0:01:00)\n"));
    CHECK(holds(page, "a move (capture) is complete: hand off and captured man off\n"));
    CHECK(page.find("22(c)  One man of each (unverified)") < page.find("22(c) adjusting  Adjusting"));
    CHECK(page.find("22(c) adjusting  Adjusting") < page.find("27  No castling"));
}

TEST_CASE("a case is known by what it is called, what it expects, and what its file is about") {
    adjudicate::Case given;
    given.name = "Name";
    given.about = "24(a)";
    given.then =
        Json::object({{"status", "needs_facts"}, {"finding", "no_breach"}, {"articles", Json::array({"22(c)"})}});
    const LawCase one = law_case(given);
    CHECK(one.expects == "needs facts, no breach");
    CHECK(concerns(one, {.id = "22(c)"}));
    CHECK(concerns(one, {.id = "22(c) adjusting"}));
    CHECK(concerns(one, {.id = "24(a)"}));
    CHECK_FALSE(concerns(one, {.id = "22"}));
    given.then.reset();
    CHECK(law_case(given).expects.empty());
}

TEST_CASE("links lead to anchors that no two articles share") {
    const rules::Ruleset one = old_laws();
    const rules::Ruleset other = new_laws();
    const std::vector<const rules::Ruleset*> codes{&one, &other};
    const LawLinks links(codes, LawLayout::file_each);
    CHECK(links.anchor(*one.find("22(c)")) == "old-laws-22-c");
    CHECK(links.anchor(*one.find("22-c")) == "old-laws-22-c-2");
    CHECK(links.to(one, *one.find("22-c"), "words") == link_to("words", "old-laws.html#old-laws-22-c-2"));
    CHECK(LawLinks(codes, LawLayout::one_file).to(other, *other.find("4"), "4") == link_to("4", "#new-laws-4"));
}

TEST_CASE("pages lead from an article to its cases and to the articles of other codes on the same") {
    const rules::Ruleset one = old_laws();
    const rules::Ruleset other = new_laws();
    const std::vector<LawCode> codes{{&one, kCases}, {&other}};
    const auto files = law_folder(codes);
    REQUIRE(files.size() == 3);
    CHECK(files[0].name == "index.html");
    CHECK(files[1].name == "old-laws.html");
    const std::string page = to_html(files[1].document);
    CHECK(holds(page, "<section id=\"old-laws-22-c\">"));
    CHECK(holds(
        page, "<bdi>The elected man</bdi>: <bdi>choice, breach</bdi>, under <a href=\"old-laws.html#old-laws-22-c\">"));
    CHECK(holds(page, "<bdi>new-laws</bdi>: <a href=\"new-laws.html#new-laws-4\"><bdi>4</bdi></a></li>"));
    CHECK(holds(page, "<a href=\"new-laws.html#new-laws-3.8\">"));
    CHECK_FALSE(holds(page, "#new-laws-5"));
}

TEST_CASE("every link of the pages leads somewhere") {
    const rules::Ruleset one = old_laws();
    const rules::Ruleset other = new_laws();
    const std::vector<LawCode> codes{{&one, kCases}, {&other}};
    const std::string page = to_html(law_page(codes));
    const std::string mark = "href=\"#";
    std::size_t links = 0;
    for (auto at = page.find(mark); at != std::string::npos; at = page.find(mark, at + 1), ++links) {
        const auto begin = at + mark.size();
        const std::string anchor = page.substr(begin, page.find('"', begin) - begin);
        INFO(anchor);
        CHECK(holds(page, "id=\"" + anchor + "\""));
    }
    CHECK(links > 10);
}

TEST_CASE("no text of a code or a case becomes an element, an attribute or an address of its page") {
    for (const std::string& text : samples::hostile_texts()) {
        CAPTURE(text);
        rules::Ruleset one = old_laws();
        one.title = one.source = one.articles[0].heading = one.articles[0].summary = one.articles[0].note = text;
        one.articles[0].id = text;
        one.articles[0].cites = {text};
        one.definitions.time_control = text;
        const rules::Ruleset other = new_laws();
        const std::vector<LawCode> codes{{&one, {{text, text, text, {text}, text}}}, {&other}};
        for (const LawFile& file : law_folder(codes)) {
            const std::string html = to_html(file.document);
            samples::check_page(html, samples::Links::within_the_folder);
            samples::check_visible(html);
        }
        samples::check_page(to_html(law_page(codes)), samples::Links::within_the_folder);
        samples::check_visible(page_text(article_page(one.articles[0], codes[0])));
    }
}
