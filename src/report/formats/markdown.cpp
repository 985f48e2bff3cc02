#include "report/formats/markdown.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "report/formats/board_text.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

/// Where a line would begin a heading, a list, a rule or an indented block, it is made plain text again.
std::string guarded(std::string line) {
    const std::size_t indent = line.find_first_not_of(' ');
    line.erase(0, std::min(indent, line.size()));
    if (line.empty()) return line;
    if (std::string_view("#+-=:").find(line.front()) != std::string_view::npos) return "\\" + line;
    const auto digits = std::find_if_not(line.begin(), line.end(), is_digit);
    if (digits == line.begin() || digits == line.end() || (*digits != '.' && *digits != ')')) return line;
    const bool begins_item = std::next(digits) == line.end() || *std::next(digits) == ' ';
    if (begins_item) line.insert(digits, '\\');
    return line;
}

/// A code span: as many backticks around it as the text does not hold.
std::string code_span(std::string_view text) {
    std::size_t run = 0;
    std::size_t longest = 0;
    for (const char c : text) {
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const std::string fence(longest + 1, '`');
    const std::string room = longest > 0 ? " " : "";
    return fence + room + std::string(text) + room + fence;
}

std::string one_line(std::string_view text) {
    std::string line = for_document(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

/// The words of a span between two line ends. A bar ends the cell of a table in code spans too, so code with one is
/// text.
std::string piece(Span::Kind kind, std::string_view words) {
    if (trim(words).empty()) return std::string(words);
    if (kind == Span::Kind::code && words.find('|') == std::string_view::npos) return code_span(one_line(words));
    const std::string escaped = escape_markdown(words);
    return kind == Span::Kind::strong ? "**" + std::string(trim(escaped)) + "**" : escaped;
}

/// The lines of a text, each safe at the beginning of a line.
std::vector<std::string> lines_of(const Text& text) {
    std::vector<std::string> lines(1);
    for (const Span& span : text.spans()) {
        const std::string shown = for_document(span.text);
        bool first = true;
        for (const std::string_view words : split(shown, '\n')) {
            if (!first) lines.emplace_back();
            lines.back() += piece(span.kind, words);
            first = false;
        }
    }
    for (std::string& line : lines) line = guarded(std::move(line));
    std::erase_if(lines, [](const std::string& line) { return line.empty(); });
    return lines;
}

std::string cell(const Text& text) {
    std::string joined;
    for (const std::string& line : lines_of(text)) joined += (joined.empty() ? "" : "<br>") + line;
    return joined;
}

class MarkdownWriter {
public:
    void write(const Blocks& blocks) {
        for (const Block& block : blocks) std::visit([this](const auto& it) { write(it); }, block.what);
    }
    void write(const Heading& heading) {
        std::string line(static_cast<std::size_t>(std::clamp(heading.level, 1, 6)), '#');
        for (const std::string& words : lines_of(heading.text)) line += " " + words;
        put(line + "\n");
    }
    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    void write(const Section& section) { write(section.blocks); }

    void write(const Paragraph& paragraph) {
        using Role = Paragraph::Role;
        const std::string lead = paragraph.role == Role::verdict || paragraph.role == Role::warning ? "> " : "";
        std::string text;
        for (const std::string& line : lines_of(paragraph.text))
            text.append(text.empty() ? "" : "\\\n").append(lead).append(line);
        put(text + "\n");
    }

    void write(const List& list) {
        std::string text;
        add_items(list.items, list.numbered, "", text);
        put(text);
    }

    void write(const Table& table) {
        std::string text = row(table.head) + "|";
        for (std::size_t i = 0; i < table.head.size(); ++i) text += " --- |";
        text += "\n";
        for (const auto& cells : table.rows) text += row(cells);
        put(text);
    }

    void write(const Particulars& particulars) {
        std::string text;
        for (const auto& [name, value] : particulars.rows) {
            text += "- **" + escape_markdown(plain(name)) + ":**";
            for (const std::string& line : lines_of(value)) text += " " + line;
            text += "\n";
        }
        put(text);
    }

    void write(const Steps&) {}

    void write(const QrCode&) {}

    void write(const Diagrams& diagrams) {
        for (const Diagram& diagram : diagrams.boards) {
            if (!diagram.caption.empty()) write(Paragraph{diagram.caption});
            std::string board = "```text\n";
            for (const std::string& line : board_lines(diagram, MenDrawn::letters)) board += line + "\n";
            put(board + "```\n");
            write(Paragraph{say("replay.fen") + ": " + code(chess::to_fen(diagram.setup))});
        }
    }

    void add_items(const std::vector<ListItem>& items, bool numbered, const std::string& indent,
                   std::string& text) const {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string mark = numbered ? std::to_string(i + 1) + ". " : "- ";
            const std::string below = indent + std::string(mark.size(), ' ');
            text += indent + mark;
            bool first = true;
            for (const std::string& line : lines_of(items[i].text)) {
                if (!first) text.append("\\\n").append(below);
                text += line;
                first = false;
            }
            text += "\n";
            add_items(items[i].below, items[i].numbered_below, below, text);
        }
    }

    [[nodiscard]] static std::string row(const std::vector<Text>& cells) {
        std::string text = "|";
        for (const Text& it : cells) text += " " + cell(it) + " |";
        return text + "\n";
    }

    void put(const std::string& text) {
        if (!out_.empty()) out_ += '\n';
        out_ += text;
    }

    std::string out_;
};

}  // namespace

std::string escape_markdown(std::string_view text) {
    constexpr std::string_view kMarkup = "\\`*_[]<>|~&$^";
    const std::string shown = one_line(text);
    std::string safe;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::string_view rest = std::string_view(shown).substr(i);
        const bool after_www = i >= 3 && lower(std::string_view(shown).substr(i - 3, 3)) == "www";
        const bool address = rest.starts_with("://") || (rest.starts_with(".") && after_www);
        if (address || kMarkup.find(shown[i]) != std::string_view::npos) safe += '\\';
        safe += shown[i];
    }
    return safe;
}

std::string to_markdown(const Blocks& blocks) {
    MarkdownWriter writer;
    writer.write(blocks);
    return writer.take();
}

std::string to_markdown(const Document& document) {
    MarkdownWriter writer;
    writer.write(Heading{1, document.title});
    writer.write(document.blocks);
    return writer.take();
}

}  // namespace jadoube::report
