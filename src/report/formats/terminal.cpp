#include "report/formats/terminal.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "report/formats/plain_lines.hpp"

namespace jadoube::report {
namespace {

constexpr std::size_t kBoardWidth = 26;
constexpr std::size_t kBoardGap = 4;

/// Writes blocks one under another, an empty line between them.
class TerminalWriter {
public:
    explicit TerminalWriter(const TerminalStyle& style) : style_(style) {}

    void write(const Blocks& blocks) {
        for (const Block& block : blocks) std::visit([this](const auto& it) { write(it); }, block.what);
    }
    void write_title(const std::string& title) { underlined(title, '='); }
    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    void write(const Section& section) { write(section.blocks); }

    void write(const Heading& heading) {
        if (heading.level > 3) return put(wrapped(heading.text, style_.width));
        constexpr std::string_view kRules = "=-.";
        underlined(heading.text, kRules[static_cast<std::size_t>(std::max(1, heading.level)) - 1]);
    }

    void write(const Paragraph& paragraph) {
        const bool warning = paragraph.role == Paragraph::Role::warning;
        put(hung(warning ? "! " : "", wrapped(paragraph.text, style_.width - (warning ? 2 : 0))));
        leads_in_ = paragraph.role == Paragraph::Role::lead_in;
    }

    void write(const List& list) {
        Lines lines;
        add_items(list.items, list.numbered, 2, lines);
        put(lines);
    }

    void write(const Table& table) { put(columns(table, style_.width)); }

    void write(const Particulars& particulars) {
        std::size_t names = 0;
        for (const auto& [name, value] : particulars.rows) names = std::max(names, display_width(plain(name)));
        Lines lines;
        for (const auto& [name, value] : particulars.rows) {
            const std::string lead = padded(for_terminal(plain(name)) + ":", names + 3);
            for (std::string& line : hung(lead, wrapped(value, room_after(lead)))) lines.push_back(std::move(line));
        }
        put(lines);
    }

    void write(const Steps&) {}

    void write(const QrCode&) {}

    void write(const Diagrams& diagrams) {
        const std::size_t fit = std::max<std::size_t>(1, (style_.width + kBoardGap) / (kBoardWidth + kBoardGap));
        for (std::size_t first = 0; first < diagrams.boards.size(); first += fit)
            put(beside(diagrams, first, std::min(diagrams.boards.size(), first + fit)));
    }

    [[nodiscard]] std::size_t room_after(std::string_view lead) const {
        const std::size_t used = display_width(lead);
        return style_.width > used + 1 ? style_.width - used : 1;
    }

    void underlined(const Text& text, char line) {
        Lines lines = wrapped(text, style_.width);
        lines.push_back(std::string(std::max<std::size_t>(1, display_width(lines.back())), line));
        put(lines);
    }

    void add_items(const std::vector<ListItem>& items, bool numbered, std::size_t indent, Lines& lines) const {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string mark = numbered ? std::to_string(i + 1) + ". " : "- ";
            const std::string lead = std::string(indent, ' ') + mark;
            for (std::string& line : hung(lead, wrapped(items[i].text, room_after(lead))))
                lines.push_back(std::move(line));
            add_items(items[i].below, items[i].numbered_below, lead.size(), lines);
        }
    }

    [[nodiscard]] Lines board_with_caption(const Diagram& diagram, std::size_t room) const {
        Lines lines = board_lines(diagram, style_.men);
        if (!diagram.caption.empty())
            for (std::string& line : wrapped(diagram.caption, room)) lines.push_back(std::move(line));
        return lines;
    }

    [[nodiscard]] Lines beside(const Diagrams& diagrams, std::size_t first, std::size_t last) const {
        Lines rows;
        std::size_t width = 0;
        for (std::size_t i = first; i < last; ++i, width += kBoardWidth + kBoardGap) {
            const Lines board = board_with_caption(diagrams.boards[i], last - first == 1 ? style_.width : kBoardWidth);
            rows.resize(std::max(rows.size(), board.size()));
            for (std::size_t y = 0; y < board.size(); ++y) rows[y] = padded(std::move(rows[y]), width) + board[y];
        }
        for (std::string& row : rows) row.erase(row.find_last_not_of(' ') + 1);
        for (std::size_t i = first; i < last; ++i) rows.push_back("FEN: " + chess::to_fen(diagrams.boards[i].setup));
        return rows;
    }

    void put(const Lines& lines) {
        if (!out_.empty() && !leads_in_) out_ += '\n';
        leads_in_ = false;
        for (const std::string& line : lines) out_ += line + '\n';
    }

    TerminalStyle style_;
    std::string out_;
    bool leads_in_ = false;  // the last line announces what follows: no empty line
};

}  // namespace

std::string to_terminal(const Blocks& blocks, const TerminalStyle& style) {
    TerminalWriter writer(style);
    writer.write(blocks);
    return writer.take();
}

std::string to_terminal(const Document& document, const TerminalStyle& style) {
    TerminalWriter writer(style);
    writer.write_title(document.title);
    writer.write(document.blocks);
    return writer.take();
}

}  // namespace jadoube::report
