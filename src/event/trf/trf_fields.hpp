// The fields of a record, read with what is wrong with them said.
#pragma once

#include <optional>

#include "event/points.hpp"
#include "event/text_lines.hpp"

namespace jadoube::event {

/// Reads fields of one line, and keeps what was found.
class TrfFields {
public:
    TrfFields(const Line& line, ImportFindings& findings) : line_(&line), findings_(&findings) {}

    [[nodiscard]] std::string text(int first, int last) const { return line_->field(first, last); }
    /// A number from 0; nothing where the field is blank, or, with a finding, where it is no number.
    [[nodiscard]] std::optional<int> number(int first, int last, std::string_view what);
    [[nodiscard]] std::optional<Points> points(int first, int last, std::string_view what);
    /// Numbers in fields of `width`, one blank between them, from that column to the end of the line.
    [[nodiscard]] std::vector<int> numbers(int first, int width, std::string_view what);

    void note(ImportFindingKind kind, int column, std::string text);
    [[nodiscard]] const Line& line() const { return *line_; }

private:
    void unreadable(int column, std::string_view what, std::string_view found);

    const Line* line_;
    ImportFindings* findings_;
};

}  // namespace jadoube::event
