// Laying out text in lines of equal width: wrapping, indenting, columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/words/document.hpp"

namespace jadoube::report {

using Lines = std::vector<std::string>;

/// The words of a text as lines: one for each line the text itself has, all through for_terminal, without marks of
/// emphasis.
[[nodiscard]] Lines plain_lines(const Text& text);

/// Lines of at most `width` columns, broken at spaces. Longer words stand alone. At least one line.
[[nodiscard]] Lines wrapped(const Text& text, std::size_t width);

/// The first line after `first`, the others after as many spaces.
[[nodiscard]] Lines hung(std::string_view first, const Lines& lines);

/// Padded with spaces to at least `width` columns.
[[nodiscard]] std::string padded(std::string text, std::size_t width);

/// Rows of cells as aligned columns, two spaces apart, the head underlined; wide columns are wrapped until the whole
/// fits `width`, if it can.
[[nodiscard]] Lines columns(const Table& table, std::size_t width);

}  // namespace jadoube::report
