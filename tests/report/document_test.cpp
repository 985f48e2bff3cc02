#include "report/words/document.hpp"

#include "catch.hpp"
#include "holds.hpp"
#include "page_check.hpp"
#include "report/formats/html.hpp"
#include "report/formats/markdown.hpp"
#include "report/formats/terminal.hpp"
#include "samples.hpp"

using namespace jadoube::report;
using namespace std::string_literals;

TEST_CASE("texts join without their empty parts") {
    CHECK(join({"a"s, ""s, foreign("b")}, ", ") == Text("a"s) + ", " + foreign("b"));
    CHECK(join({""s, Text()}, ", ").empty());
    CHECK(plain(report::list_of({"a"s, strong("b"), "c"s}, "or")) == "a, b or c");
    CHECK(plain(report::list_of({"a"s}, "or")) == "a");
}

TEST_CASE("a list under a label appears only where there is something to list") {
    Blocks blocks;
    add_list(blocks, "None:"s, {});
    CHECK(blocks.empty());
    add_list(blocks, "Some:"s, {{"x"s}});
    CHECK(blocks.size() == 2);
}

TEST_CASE("a link leads to an anchor or to a page of the folder in HTML, and is text elsewhere") {
    const auto html = [](const char* target) {
        return to_html({.title = "t", .blocks = {{Paragraph{link_to("22(c) <b>", target)}}}});
    };
    const std::string words = "<bdi>22(c) &lt;b&gt;</bdi>";
    CHECK(html("#bcf.22-c").find("<p><a href=\"#bcf.22-c\">" + words + "</a></p>") != std::string::npos);
    CHECK(html("a.html").find("<a href=\"a.html\">") != std::string::npos);
    CHECK(html("a.html#b").find("<a href=\"a.html#b\">") != std::string::npos);
    for (const char* other :
         {"", "#", "a", "../a.html", "https://x.html", "javascript:x.html", "#a\" onclick=\"b", "a.html#b#c"}) {
        CAPTURE(other);
        CHECK(html(other).find("<p>" + words + "</p>") != std::string::npos);
    }
    CHECK(to_terminal(Blocks{{Paragraph{link_to("22(c)", "#a")}}}) == "22(c)\n");
    CHECK(to_markdown(Blocks{{Paragraph{link_to("22*", "#a")}}}) == "22\\*\n");
}

TEST_CASE("a section has its anchor as id, if it can be one") {
    const auto html = [](const char* anchor) { return to_html({.title = "t", .blocks = {{Section{{}, anchor}}}}); };
    CHECK(html("a-1").find("<section id=\"a-1\">") != std::string::npos);
    CHECK(html("").find("<section>") != std::string::npos);
    CHECK(html("a b").find("<section>") != std::string::npos);
}

TEST_CASE("what stands below an item may be numbered") {
    const Blocks blocks{{List{{{"one of"s, {{"first"s}, {"second"s}}, true}}}}};
    CHECK(to_terminal(blocks) == "  - one of\n    1. first\n    2. second\n");
    CHECK(to_markdown(blocks) == "- one of\n  1. first\n  2. second\n");
    CHECK(to_html({.title = "t", .blocks = blocks}).find("<li>one of\n<ol>\n<li>first</li>") != std::string::npos);
}

TEST_CASE("a page has the boards of a game one after another, and other forms do without") {
    const Steps steps{"steps-1",
                      "Step through"s,
                      {{samples::setup("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "start"s},
                       {samples::setup("4k3/8/8/8/8/4P3/8/4K3 b - - 0 1"), "1.e3"s},
                       {samples::setup("8/4k3/8/8/8/4P3/8/4K3 w - - 1 2"), "1...Ke7"s}}};
    const Document document{"Steps", "en", {{steps}}};
    const std::string html = to_html(document);
    samples::check_page(html);
    CHECK(holds(html, "<figure id=\"steps-1-2\">"));
    CHECK(holds(html, "<figcaption>1.e3<br><a href=\"#steps-1-0\">← back</a> <a href=\"#steps-1-2\">forward →</a> "));
    CHECK(holds(
        html, "<figcaption>start<br><a href=\"#steps-1-1\">forward →</a> <a href=\"#steps-1-2\">to the incident</a>"));
    CHECK(holds(html, "<title>White: king e1, pawn e3; Black: king e8. Black to move.</title>"));
    CHECK_FALSE(holds(to_terminal(document), "1.e3"));
    CHECK_FALSE(holds(to_markdown(document), "1.e3"));
}
