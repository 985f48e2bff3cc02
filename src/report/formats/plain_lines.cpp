#include "report/formats/plain_lines.hpp"

#include <algorithm>
#include <numeric>

#include "base/text.hpp"

namespace jadoube::report {
namespace {

constexpr std::size_t kGap = 2;
constexpr std::size_t kLongestWord = 20;           // longer words may stand out of their column
constexpr std::size_t kWhole = std::string::npos;  // nothing is cut

/// CR LF and CR as LF; hidden characters are left for for_terminal to show.
std::string with_plain_line_ends(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            result += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            result += '\n';
    }
    return result;
}

void wrap_line(std::string_view line, std::size_t width, Lines& lines) {
    std::string current;
    for (const std::string_view word : split(line, ' ')) {
        if (!current.empty() && display_width(current) + 1 + display_width(word) > width) {
            lines.push_back(std::move(current));
            current.clear();
        }
        if (!current.empty()) current += ' ';
        current += word;
    }
    lines.push_back(std::move(current));
}

std::size_t widest(const Lines& lines) {
    std::size_t most = 0;
    for (const std::string& line : lines) most = std::max(most, display_width(line));
    return most;
}

std::size_t longest_word(const Lines& lines) {
    std::size_t most = 0;
    for (const std::string& line : lines)
        for (const std::string_view word : split(line, ' ')) most = std::max(most, display_width(word));
    return most;
}

std::size_t together(const Lines& lines) {
    std::size_t width = 0;
    for (const std::string& line : lines) width += display_width(line);
    return width;
}

struct Column {
    std::size_t natural = 0;    // without wrapping
    std::size_t most = 0;       // all lines of its longest cell, or of all its cells where rows are spaced
    std::size_t narrowest = 0;  // words stay whole, up to a limit
    std::size_t width = 0;
};

void widen(Column& column, const Text& cell, bool is_spaced) {
    const Lines lines = plain_lines(cell);
    column.natural = std::max(column.natural, widest(lines));
    column.most = is_spaced ? column.most + together(lines) : std::max(column.most, together(lines));
    column.narrowest = std::max(column.narrowest, std::min(longest_word(lines), kLongestWord));
    column.width = column.natural;
}

std::vector<Column> measured(const Table& table) {
    std::vector<Column> result(table.head.size());
    for (std::size_t i = 0; i < result.size(); ++i) {
        widen(result[i], table.head[i], table.is_spaced);
        for (const auto& row : table.rows)
            if (i < row.size()) widen(result[i], row[i], table.is_spaced);
    }
    return result;
}

/// Whether taking a column of room from `a` costs fewer lines than from `b`.
bool yields_before(const Column& a, const Column& b) {
    if (a.width <= a.narrowest || b.width <= b.narrowest) return a.width > a.narrowest;
    return a.most * b.width < b.most * a.width;
}

/// The widths at which the whole fits: rows become as low as they can.
std::vector<std::size_t> fitted(std::vector<Column> all, std::size_t width) {
    std::size_t used = all.empty() ? 0 : (all.size() - 1) * kGap;
    for (const Column& column : all) used += column.width;
    for (; used > width; --used) {
        const auto first = std::min_element(all.begin(), all.end(), yields_before);
        if (first->width <= first->narrowest) break;
        --first->width;
    }
    std::vector<std::size_t> widths;
    for (const Column& column : all) widths.push_back(column.width);
    return widths;
}

Lines row_lines(const std::vector<Text>& row, const std::vector<std::size_t>& widths) {
    std::vector<Lines> cells;
    std::size_t height = 1;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        cells.push_back(wrapped(i < row.size() ? row[i] : Text(), widths[i]));
        height = std::max(height, cells.back().size());
    }
    Lines lines(height);
    for (std::size_t y = 0; y < height; ++y) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            lines[y] += padded(y < cells[i].size() ? cells[i][y] : std::string(), widths[i] + kGap);
        lines[y].erase(lines[y].find_last_not_of(' ') + 1);
    }
    return lines;
}

}  // namespace

Lines plain_lines(const Text& text) {
    Lines lines(1);
    for (const Span& span : text.spans()) {
        const std::string words = with_plain_line_ends(span.text);
        bool first = true;
        for (const std::string_view line : split(words, '\n')) {
            if (!first) lines.emplace_back();
            lines.back() += for_terminal(line, kWhole);
            first = false;
        }
    }
    return lines;
}

Lines wrapped(const Text& text, std::size_t width) {
    Lines lines;
    for (const std::string& line : plain_lines(text)) wrap_line(line, width, lines);
    return lines;
}

Lines hung(std::string_view first, const Lines& lines) {
    const std::string indent(display_width(first), ' ');
    Lines result;
    for (const std::string& line : lines) result.push_back((result.empty() ? std::string(first) : indent) + line);
    return result;
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t used = display_width(text);
    if (used < width) text.append(width - used, ' ');
    return text;
}

Lines columns(const Table& table, std::size_t width) {
    const auto widths = fitted(measured(table), width);
    Lines lines = row_lines(table.head, widths);
    std::string rule;
    for (const std::size_t column : widths) rule += std::string(column, '-') + std::string(kGap, ' ');
    rule.erase(rule.find_last_not_of(' ') + 1);
    lines.push_back(std::move(rule));
    for (const auto& row : table.rows) {
        if (table.is_spaced && &row != &table.rows.front()) lines.emplace_back();
        for (std::string& line : row_lines(row, widths)) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace jadoube::report
