#include "page_check.hpp"

#include <regex>
#include <set>

#include "catch.hpp"
#include "holds.hpp"

namespace jadoube::report::samples {
namespace {

const std::set<std::string> kElements{
    "!doctype", "html", "head",   "meta",   "title", "style", "body", "section", "div",        "h1",    "h2",
    "h3",       "h4",   "h5",     "h6",     "p",     "ul",    "ol",   "li",      "table",      "thead", "tbody",
    "tr",       "th",   "td",     "strong", "bdi",   "code",  "br",   "figure",  "figcaption", "svg",   "symbol",
    "g",        "path", "circle", "rect",   "text",  "use",   "main", "details", "summary",    "defs"};
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
                                        "aria-label",
                                        "tabindex",
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

/// A page of the same folder, an anchor, or both.
bool is_address(const std::string& value) {
    static const std::regex kAddress("([a-z0-9.-]+[.]html)?(#[a-z0-9.-]+)?");
    return !value.empty() && std::regex_match(value, kAddress);
}

/// The name that begins at `at`.
std::string name_at(const std::string& html, std::size_t at) {
    const auto end = html.find_first_of(" \t\n/>=", at);
    return html.substr(at, end - at);
}

/// Reads one tag; returns where it ends. Every attribute must be known, and quoted where it has a value.
std::size_t check_attributes(const std::string& html, std::size_t at, Links links) {
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
        const bool is_link = links == Links::within_the_folder && is_address(value);
        const bool is_of_board = value.starts_with("#man-") || value.starts_with("#board-");
        const bool is_step = value.starts_with("#steps-") && is_address(value);
        if (name == "href" && !is_of_board && !is_step && !is_link) FAIL("address " << value);
        if (value.find('<') != std::string::npos) FAIL("an angle bracket in " << name);
        at = end + 1;
    }
}

}  // namespace

const std::vector<std::string>& hostile_texts() {
    static const std::vector<std::string> kHostile{
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
    return kHostile;
}

void check_page(const std::string& html, Links links) {
    std::vector<std::string> open;
    for (auto at = html.find('<'); at != std::string::npos; at = html.find('<', at)) {
        const bool closes = html[at + 1] == '/';
        const std::string name = name_at(html, at + (closes ? 2 : 1));
        if (!kElements.contains(name) && name != "a") FAIL("element " << name);
        if (closes) {
            REQUIRE(!open.empty());
            if (open.back() != name) FAIL(open.back() << " is closed by " << name);
            open.pop_back();
            at += name.size() + 3;
            continue;
        }
        at = check_attributes(html, at + 1 + name.size(), links);
        const bool closed = html[at - 2] == '/';
        if (!closed && !kEmptyElements.contains(name)) open.push_back(name);
    }
    CHECK(open.empty());
}

void check_visible(const std::string& text) {
    for (const char c : text) {
        const bool control = static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r';
        if (control || c == '\x7f') FAIL("control character " << static_cast<int>(c));
    }
    for (const char* hidden : {"\xc2\x85", "\xc2\x9b", "\xe2\x80\x8b", "\xe2\x80\xae", "\xe2\x81\xa6", "\xef\xbb\xbf",
                               "\xf3\xa0\x81\x81", "\xff", "\xed\xa0\x80"})
        if (holds(text, hidden)) FAIL("a hidden character");
}

}  // namespace jadoube::report::samples
