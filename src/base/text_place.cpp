#include "base/text_place.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube {

TextPlace place_of_byte(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, byte);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::string_view on_line = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
    return {1 + static_cast<int>(lines), 1 + static_cast<int>(count_code_points(on_line))};
}

std::string place_in(const std::string& file, TextPlace place) {
    if (place.line == 0) return file;
    return place.column == 0 ? fmt::format("{}:{}", file, place.line)
                             : fmt::format("{}:{}:{}", file, place.line, place.column);
}

}  // namespace jadoube
