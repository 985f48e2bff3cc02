// A report as a value: headings, paragraphs, lists, tables and boards, with no word on how they look. Everything that
// people read is made as a document once and rendered three ways: for the terminal, as Markdown, as HTML.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "chess/setup.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/words/key.hpp"

namespace jadoube::report {

/// A run of text; line ends in it are line ends to the reader. Renderers escape every kind and show what is hidden;
/// `foreign` text (written by a person or read from a file) is also kept from disturbing what stands beside it.
struct Span {
    enum class Kind {
        plain,
        strong,
        foreign,
        code,  // to be copied exactly: a FEN, a hash
        link   // foreign text that leads elsewhere in HTML
    };
    Kind kind = Kind::plain;
    std::string text = {};
    std::string target = {};  // of a link: "page.html", "#anchor" or both together, made by us
    friend bool operator==(const Span&, const Span&) = default;
};

/// Running text. A string is what was made of our own words (say.hpp), a number or a name of ours; see strong(),
/// foreign() and code() for the rest. A literal makes no text: words stand in the catalogue.
class Text {
public:
    Text() = default;
    Text(const std::string& words) : Text(std::string_view(words)) {}  // NOLINT(google-explicit-constructor)
    Text(std::string_view words);                                      // NOLINT(google-explicit-constructor)
    Text(Mark mark) : Text(mark.text()) {}                             // NOLINT(google-explicit-constructor)
    explicit Text(Span span) : spans_{std::move(span)} {}

    Text& operator+=(const Text& more);
    Text& operator+=(Mark mark) { return *this += Text(mark); }
    [[nodiscard]] friend Text operator+(Text a, const Text& b) { return a += b; }
    [[nodiscard]] friend Text operator+(Text a, Mark b) { return a += b; }
    [[nodiscard]] friend Text operator+(Mark a, const Text& b) { return Text(a) += b; }
    [[nodiscard]] const std::vector<Span>& spans() const { return spans_; }
    [[nodiscard]] bool empty() const { return spans_.empty(); }
    friend bool operator==(const Text&, const Text&) = default;

private:
    std::vector<Span> spans_;
};

/// Our words, set off.
[[nodiscard]] Text strong(std::string_view words);
/// What somebody else wrote.
[[nodiscard]] Text foreign(std::string_view words);
[[nodiscard]] Text code(std::string_view words);
/// What somebody else wrote, as a link to a section with that anchor, or to a page beside this one.
[[nodiscard]] Text link_to(std::string_view words, std::string_view target);
/// The texts with a separator between them; empty ones are left out.
[[nodiscard]] Text join(const std::vector<Text>& texts, std::string_view separator);
/// "a, b or c".
[[nodiscard]] Text list_of(const std::vector<Text>& texts, std::string_view last);

/// The words alone, as they are: for a field that holds text, not for showing.
[[nodiscard]] std::string plain(const Text& text);

struct Heading {
    int level = 1;  // 1 to 6
    Text text;
};

struct Paragraph {
    enum class Role {
        body,
        lead_in,  // announces the list after it
        verdict,  // the answer, to be seen first
        warning,
        remark  // small print
    };
    Text text;
    Role role = Role::body;
};

struct ListItem {
    Text text;
    std::vector<ListItem> below = {};
    bool numbered_below = false;
};

struct List {
    std::vector<ListItem> items;
    bool numbered = false;
};

/// Rows have as many cells as the head. The first cell of a row names it.
struct Table {
    std::vector<Text> head;
    std::vector<std::vector<Text>> rows;
    bool is_spaced = false;  // rows of many lines: in plain text a line of space between them
};

/// Names with their values: "Round: 5". The names are ours.
struct Particulars {
    std::vector<std::pair<Text, Text>> rows;
};

struct Arrow {
    chess::Square from;
    chess::Square to;
    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// A board as set up, with squares and ways to point out.
struct Diagram {
    chess::Setup setup;
    Text caption = {};
    std::vector<chess::Square> marked = {};
    std::vector<Arrow> arrows = {};
};

/// Boards to be seen beside each other.
struct Diagrams {
    std::vector<Diagram> boards;
};

/// The boards of a game one after another, of which a page shows one at a time. Other forms leave it out: the moves
/// stand in words beside it.
struct Steps {
    std::string anchor;  // a name as that of a section; each board has it with its number behind
    Text label;
    std::vector<Diagram> boards;
};

/// A text for a telephone to read, where there is paper: it stands in words beside it, so that other forms leave it
/// out.
struct QrCode {
    std::string text;
};

struct Block;

/// Blocks that belong together under their heading.
struct Section {
    std::vector<Block> blocks;
    std::string anchor = {};  // a name that links lead to: letters, digits, dots and hyphens
};

struct Block {
    std::variant<Heading, Paragraph, List, Table, Particulars, Diagrams, Steps, QrCode, Section> what;
};

using Blocks = std::vector<Block>;

/// A whole report.
struct Document {
    std::string title;                         // one line
    std::string language = spoken_language();  // BCP 47, ours
    Blocks blocks;
};

/// Adds blocks at the end.
void append(Blocks& blocks, Blocks more);
/// Adds a label and a list under it, where there is anything to list.
void add_list(Blocks& blocks, const Text& label, std::vector<ListItem> items);

}  // namespace jadoube::report
