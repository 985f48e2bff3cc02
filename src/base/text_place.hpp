// Where something stands in a text: its line and column, from 1.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

namespace jadoube {

/// 0 is not known: a value that was not read has no line, and one read by the slow way no column.
struct TextPlace {
    int line = 0;
    int column = 0;  // in characters

    [[nodiscard]] bool is_known() const { return line != 0; }
    friend auto operator<=>(const TextPlace&, const TextPlace&) = default;
};

/// Of the character that begins at this byte.
[[nodiscard]] TextPlace place_of_byte(std::string_view text, std::size_t byte);
/// "file.json:5:12", with as much of it as is known.
[[nodiscard]] std::string place_in(const std::string& file, TextPlace place);

}  // namespace jadoube
