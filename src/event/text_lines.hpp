// The lines of a file that another program wrote, in whatever encoding and with whatever line ends, as characters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "event/import_finding.hpp"

namespace jadoube::event {

/// A line whose characters are counted in columns from 1. What lies past its end is blank.
class Line {
public:
    Line(int number, std::u32string characters) : number_(number), characters_(std::move(characters)) {}

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int width() const { return static_cast<int>(characters_.size()); }
    /// Both columns belong to the field; white space at its ends does not.
    [[nodiscard]] std::string field(int first, int last) const;
    /// From that column to the end of the line.
    [[nodiscard]] std::string rest(int first) const { return field(first, width()); }
    /// One character below 128, a blank past the end, '?' for any other.
    [[nodiscard]] char at(int column) const;
    [[nodiscard]] bool is_blank(int first, int last) const;
    [[nodiscard]] std::string text() const;

private:
    int number_;
    std::u32string characters_;
};

enum class TextEncoding { utf_8, windows_1252 };
/// "UTF-8", "Windows-1252"
[[nodiscard]] std::string_view name_of(TextEncoding encoding);

/// A file as text.
struct DecodedText {
    std::string text = {};  // UTF-8, without a byte order mark; bytes else unchanged
    TextEncoding encoding = TextEncoding::utf_8;
    std::vector<Line> lines = {};  // those that are not blank, ended by LF, CR LF or CR; control characters are spaces
    ImportFindings findings = {};  // on the encoding, and the first control character of a line
};
[[nodiscard]] DecodedText decode(std::string_view bytes);

}  // namespace jadoube::event
