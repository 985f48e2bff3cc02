#include "chess/square.hpp"

namespace jadoube::chess {

std::string to_text(Square square) {
    return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

std::optional<Square> square_named(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
    return Square::at(text[0] - 'a', text[1] - '1');
}

}  // namespace jadoube::chess
