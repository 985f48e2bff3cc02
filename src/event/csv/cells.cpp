#include "event/csv/cells.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr int kLinesLookedAt = 10;

bool ends_line(char c) {
    return c == '\n' || c == '\r';
}

char separator_in(std::string_view text) {
    std::size_t end = 0;
    for (int line = 0; line < kLinesLookedAt && end < text.size(); ++end)
        if (text[end] == '\n') ++line;
    const std::string_view beginning = text.substr(0, end);
    char best = ';';
    for (const char separator : {'\t', ','})
        if (std::count(beginning.begin(), beginning.end(), separator) >
            std::count(beginning.begin(), beginning.end(), best))
            best = separator;
    return best;
}

class CellCutter {
public:
    CellCutter(std::string_view text, char separator) : text_(text), separator_(separator) {}

    std::vector<Cells> cut() {
        begin_cell();
        while (at_ < text_.size()) take(text_[at_]);
        end_row();
        return std::move(rows_);
    }

private:
    void take(char c) {
        if (c == '"' && !cell_.is_unclosed && trim(cell_.text).empty()) {
            if (closes()) return take_quoted();
            cell_.is_unclosed = true;
            return step();
        }
        if (c == separator_) {
            step();
            end_cell();
        } else if (ends_line(c)) {
            end_row();
            step();
            if (c == '\r' && at_ < text_.size() && text_[at_] == '\n') ++at_;
            ++line_;
            column_ = 1;
            begin_cell();
        } else {
            cell_.text += c;
            step();
        }
    }

    /// Whether the quote that begins here has an end: the next that is not doubled, where the cell ends behind it or
    /// all of it stands within the line and the cell.
    [[nodiscard]] bool closes() const {
        bool is_within = true;
        std::size_t at = at_ + 1;
        for (; at < text_.size(); ++at) {
            const bool is_quote = text_[at] == '"';
            if (is_quote && text_.substr(at + 1, 1) != "\"") break;
            if (is_quote) ++at;
            is_within = is_within && text_[at] != separator_ && !ends_line(text_[at]);
        }
        if (at >= text_.size()) return false;
        const std::size_t next = text_.find_first_not_of(' ', at + 1);
        return is_within || next == std::string_view::npos || text_[next] == separator_ || ends_line(text_[next]);
    }

    void take_quoted() {
        step();
        while (at_ < text_.size()) {
            const char c = text_[at_];
            const bool is_doubled = c == '"' && text_.substr(at_ + 1, 1) == "\"";
            step();
            if (c == '"' && !is_doubled) return;
            if (is_doubled) step();
            if (c == '\n') {
                ++line_;
                column_ = 1;
            }
            cell_.text += ends_line(c) ? ' ' : c;
        }
    }

    /// Bytes that go on with a character are no column.
    void step() {
        const bool goes_on = (static_cast<unsigned char>(text_[at_]) & 0xC0U) == 0x80U;
        if (!goes_on) ++column_;
        ++at_;
    }

    void begin_cell() { cell_ = {{}, line_, column_, false}; }

    void end_cell() {
        cell_.text = std::string(trim(cell_.text));
        row_.push_back(std::move(cell_));
        begin_cell();
    }

    void end_row() {
        end_cell();
        const bool is_blank = std::all_of(row_.begin(), row_.end(), [](const Cell& cell) { return cell.text.empty(); });
        if (!is_blank) rows_.push_back(std::move(row_));
        row_.clear();
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    int line_ = 1;
    int column_ = 1;
    Cell cell_;
    Cells row_;
    std::vector<Cells> rows_;
};

}  // namespace

std::vector<Cells> rows_of(std::string_view text) {
    return CellCutter(text, separator_in(text)).cut();
}

}  // namespace jadoube::event
