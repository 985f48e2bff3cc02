// Texts that would do something if they were not shown as text: in every field of a report, through every renderer.
#include <random>
#include <set>

#include "catch.hpp"
#include "report/content_hash.hpp"
#include "report/event_report.hpp"
#include "report/html.hpp"
#include "report/incident_list.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;

namespace {

const std::vector<std::string> kHostile{
    "<script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "--><svg onload=alert(1)>",
    "&lt;b&gt; &#60;b&#62;",
    "[click](javascript:alert(1))",
    "](javascript:alert(1)) ![x](http://example.org/x.png)",
    "<http://example.org> https://example.org www.example.org",
    "| a | b |\n| - | - |",
    "# heading\n## another\n- item\n1. item\n    code\n---\n===\n> quote",
    "```\nfence\n```\n~~~\n``` `code` ``",
    "*bold* _it_ **b** ~~gone~~ \\*not\\* $x$",
    "[ref]: http://example.org\n[^1]: note\n: def",
    "line one\r\nline two\rline three",
    "\x1b[2J\x1b]0;title\x07red",
    "\xc2\x9b"
    "31m C1 \xc2\x85 next",
    "a\xe2\x80\xae"
    "b\xe2\x81\xa6"
    "c\xe2\x80\x8b"
    "d\xef\xbb\xbf",
    "\xf3\xa0\x81\x81 tag, \xff\xfe not UTF-8, \xed\xa0\x80 surrogate",
    "=cmd|' /C calc'!A0",
    "{0} {} %s %n",
    std::string("\x01\x02\x7f\t", 4),
    std::string(5000, 'A'),
};

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

const std::set<std::string> kElements{
    "!doctype",   "html",  "head",   "meta", "title", "style",  "body", "section", "div", "h1",
    "h2",         "h3",    "h4",     "h5",   "h6",    "p",      "ul",   "ol",      "li",  "table",
    "thead",      "tbody", "tr",     "th",   "td",    "strong", "bdi",  "code",    "br",  "figure",
    "figcaption", "svg",   "symbol", "g",    "path",  "circle", "rect", "text",    "use"};
const std::set<std::string> kAttributes{"html",
                                        "lang",
                                        "charset",
                                        "http-equiv",
                                        "content",
                                        "name",
                                        "class",
                                        "scope",
                                        "xmlns",
                                        "viewBox",
                                        "role",
                                        "width",
                                        "height",
                                        "aria-hidden",
                                        "id",
                                        "href",
                                        "x",
                                        "y",
                                        "rx",
                                        "d",
                                        "cx",
                                        "cy",
                                        "r",
                                        "fill",
                                        "fill-opacity",
                                        "stroke",
                                        "stroke-width",
                                        "stroke-linejoin",
                                        "stroke-linecap",
                                        "color",
                                        "transform",
                                        "font-family",
                                        "font-size",
                                        "text-anchor"};
const std::set<std::string> kEmptyElements{"!doctype", "meta", "br"};

/// The name that begins at `at`.
std::string name_at(const std::string& html, std::size_t at) {
    const auto end = html.find_first_of(" \t\n/>=", at);
    return html.substr(at, end - at);
}

/// Reads one tag; returns where it ends. Every attribute must be known, and quoted where it has a value.
std::size_t check_attributes(const std::string& html, std::size_t at) {
    while (true) {
        at = html.find_first_not_of(" \n", at);
        REQUIRE(at != std::string::npos);
        if (html[at] == '>') return at + 1;
        if (html.compare(at, 2, "/>") == 0) return at + 2;
        const std::string name = name_at(html, at);
        if (!kAttributes.contains(name)) FAIL("attribute " << name);
        at += name.size();
        if (html[at] != '=') continue;
        REQUIRE(html[at + 1] == '"');
        const auto end = html.find('"', at + 2);
        const std::string value = html.substr(at + 2, end - at - 2);
        if (name == "href" && !value.starts_with("#man-")) FAIL("address " << value);
        if (value.find('<') != std::string::npos) FAIL("an angle bracket in " << name);
        at = end + 1;
    }
}

/// Walks over the whole page: only elements and attributes that reports use, properly nested.
void check_page(const std::string& html) {
    std::vector<std::string> open;
    for (auto at = html.find('<'); at != std::string::npos; at = html.find('<', at)) {
        const bool closes = html[at + 1] == '/';
        const std::string name = name_at(html, at + (closes ? 2 : 1));
        if (!kElements.contains(name)) FAIL("element " << name);
        if (closes) {
            REQUIRE(!open.empty());
            if (open.back() != name) FAIL(open.back() << " is closed by " << name);
            open.pop_back();
            at += name.size() + 3;
            continue;
        }
        at = check_attributes(html, at + 1 + name.size());
        const bool closed = html[at - 2] == '/';
        if (!closed && !kEmptyElements.contains(name)) open.push_back(name);
    }
    CHECK(open.empty());
}

/// No byte of a control character but line ends; no C1, bidirectional, invisible or tag character.
void check_visible(const std::string& text) {
    for (const char c : text) {
        const bool control = static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r';
        if (control || c == '\x7f') FAIL("control character " << static_cast<int>(c));
    }
    for (const char* hidden : {"\xc2\x85", "\xc2\x9b", "\xe2\x80\x8b", "\xe2\x80\xae", "\xe2\x81\xa6", "\xef\xbb\xbf",
                               "\xf3\xa0\x81\x81", "\xff", "\xed\xa0\x80"})
        if (holds(text, hidden)) FAIL("a hidden character");
}

}  // namespace

TEST_CASE("no text becomes an element, an attribute or an address of the page") {
    for (const std::string& text : kHostile) {
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
    const std::string html = to_html({.title = "t", .blocks = {{Paragraph{"By " + foreign("Ada <3\nBo")}}}});
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
    for (const std::string& text : kHostile) {
        CAPTURE(text);
        check_visible(to_terminal(event_report(samples::event_full_of(text))));
    }
}

TEST_CASE("Markdown shows text as text") {
    CHECK(escape_markdown("*a* _b_ `c` ~d~ [e](f) <g> |h| \\ & $i$") ==
          "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\[e\\](f) \\<g\\> \\|h\\| \\\\ \\& \\$i\\$");
    CHECK(escape_markdown("http://x WWW.y a.b") == "http\\://x WWW\\.y a.b");
    for (const std::string& text : kHostile) {
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
    for (const std::string& text : kHostile) {
        CAPTURE(text);
        const std::string row = to_markdown(Blocks{{Table{{"A", "B"}, {{foreign(text), code(text)}}}}});
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
    for (const std::string& text : kHostile) {
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
