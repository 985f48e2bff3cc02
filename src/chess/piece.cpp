#include "chess/piece.hpp"

#include <array>

namespace jadoube::chess {
namespace {

constexpr std::array<std::string_view, kRoles> kNames = {"pawn", "knight", "bishop", "rook", "queen", "king"};
constexpr std::string_view kLetters = "PNBRQK";
constexpr char kToSmall = 'a' - 'A';

}  // namespace

std::string_view name_of(Role role) {
    return kNames[static_cast<std::size_t>(role)];
}

std::optional<Role> role_named(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<Role>(i);
    }
    return std::nullopt;
}

char letter_of(Role role) {
    return kLetters[static_cast<std::size_t>(role)];
}

char fen_letter_of(Piece piece) {
    const char letter = letter_of(piece.role);
    return piece.color == Color::white ? letter : static_cast<char>(letter + kToSmall);
}

std::optional<Piece> piece_with_fen_letter(char letter) {
    const bool is_black = letter >= 'a';
    const auto place = kLetters.find(is_black ? static_cast<char>(letter - kToSmall) : letter);
    if (place == std::string_view::npos) return std::nullopt;
    return Piece{is_black ? Color::black : Color::white, static_cast<Role>(place)};
}

}  // namespace jadoube::chess
