// Texts that would do something if they were not shown as text: in every field of a report, through every renderer.
#include <random>

#include "catch.hpp"
#include "holds.hpp"
#include "page_check.hpp"
#include "report/event/event_report.hpp"
#include "report/formats/content_hash.hpp"
#include "report/formats/html.hpp"
#include "report/formats/incident_list.hpp"
#include "report/formats/markdown.hpp"
#include "report/formats/terminal.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using namespace std::string_literals;
using namespace jadoube::report::samples;

TEST_CASE("no text becomes an element, an attribute or an address of the page") {
    for (const std::string& text : hostile_texts()) {
        CAPTURE(text);
        const std::string html = to_html(event_report(samples::event_full_of(text)));
        check_page(html);
        check_visible(html);
    }
}

TEST_CASE("no mixture of marks becomes an element") {
    const std::vector<std::string> pieces{
        "<",    ">",      "\"",     "'",      "&", "/",  "=",           "!--",
        "--",   "script", "a href", "svg",    " ", "\n", "javascript:", "\xe2\x80\xae",
        "\x1b", "\xff",   "]]>",    "</bdi>", "x"};
    std::mt19937 random(1911);
    for (int i = 0; i < 200; ++i) {
        std::string text;
        for (int n = 0; n < 12; ++n) text += pieces[random() % pieces.size()];
        CAPTURE(text);
        check_page(to_html({.title = text, .blocks = {{Paragraph{text + foreign(text) + strong(text) + code(text)}}}}));
    }
}

TEST_CASE("the marks of HTML are written as references") {
    CHECK(escape_html("<a href=\"x\" id='y'>&amp;") == "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;");
}

TEST_CASE("foreign text stands isolated, line by line") {
    const std::string html = to_html({.title = "t", .blocks = {{Paragraph{Text("By "s) + foreign("Ada <3\nBo")}}}});
    CHECK(holds(html, "<p>By <bdi>Ada &lt;3</bdi><br><bdi>Bo</bdi></p>"));
}

TEST_CASE("the page names its policy before any other text, and the policy its style sheet") {
    const std::string html = to_html(event_report(samples::event_full_of("foreign words")));
    CHECK(html.starts_with(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-"));
    CHECK(html.find("Content-Security-Policy") < html.find("foreign words"));
    const auto begin = html.find("<style>") + 7;
    const std::string style = html.substr(begin, html.find("</style>") - begin);
    CHECK(holds(html, "'sha256-" + sha256_base64(style) + "'"));
    CHECK_FALSE(holds(style, "url("));
    CHECK_FALSE(holds(html, "<script"));
}

TEST_CASE("terminals get nothing but printable characters") {
    for (const std::string& text : hostile_texts()) {
        CAPTURE(text);
        check_visible(to_terminal(event_report(samples::event_full_of(text))));
    }
}

TEST_CASE("Markdown shows text as text") {
    CHECK(escape_markdown("*a* _b_ `c` ~d~ [e](f) <g> |h| \\ & $i$") ==
          "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\[e\\](f) \\<g\\> \\|h\\| \\\\ \\& \\$i\\$");
    CHECK(escape_markdown("http://x WWW.y a.b") == "http\\://x WWW\\.y a.b");
    for (const std::string& text : hostile_texts()) {
        CAPTURE(text);
        check_visible(to_markdown(event_report(samples::event_full_of(text))));
    }
}

TEST_CASE("no line of foreign text begins a block in Markdown") {
    const auto shown = [](const char* text) { return to_markdown(Blocks{{Paragraph{foreign(text)}}}); };
    CHECK(shown("# a") == "\\# a\n");
    CHECK(shown("- a") == "\\- a\n");
    CHECK(shown("+ a") == "\\+ a\n");
    CHECK(shown("1. a") == "1\\. a\n");
    CHECK(shown("12) a") == "12\\) a\n");
    CHECK(shown("1.e4") == "1.e4\n");
    CHECK(shown("    code") == "code\n");
    CHECK(shown("> a") == "\\> a\n");
    CHECK(shown("a\n===") == "a\\\n\\===\n");
    CHECK(shown("a\n\n\nb") == "a\\\nb\n");
}

TEST_CASE("a row of a Markdown table has its own bars alone") {
    for (const std::string& text : hostile_texts()) {
        CAPTURE(text);
        const std::string row = to_markdown(Blocks{{Table{{"A"s, "B"s}, {{foreign(text), code(text)}}}}});
        std::size_t lines = 0;
        std::size_t bars = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] == '\\')
                ++i;
            else if (row[i] == '|')
                ++bars;
            else if (row[i] == '\n')
                ++lines;
        }
        CHECK(lines == 3);
        CHECK(bars == 9);
    }
}

TEST_CASE("rows for spreadsheets keep their fields") {
    for (const std::string& text : hostile_texts()) {
        const std::string csv = incidents_csv(samples::event_full_of(text));
        std::size_t fields = 0;
        bool quoted = false;
        for (const char c : csv) {
            if (c == '"')
                quoted = !quoted;
            else if (!quoted && (c == ',' || c == '\n'))
                ++fields;
        }
        CHECK(fields == 30);
        CHECK_FALSE(quoted);
    }
}
