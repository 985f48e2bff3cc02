// The men: a role and a colour.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "chess/color.hpp"

namespace jadoube::chess {

enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };
inline constexpr int kRoles = 6;

struct Piece {
    Color color = Color::white;
    Role role = Role::pawn;

    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

[[nodiscard]] constexpr int index(Role role) {
    return static_cast<int>(role);
}

/// "pawn", "knight", "bishop", "rook", "queen", "king".
[[nodiscard]] std::string_view name_of(Role role);
[[nodiscard]] std::optional<Role> role_named(std::string_view name);
/// English letter, capital: 'P', 'N', 'B', 'R', 'Q', 'K'.
[[nodiscard]] char letter_of(Role role);
/// As in FEN: capital for White.
[[nodiscard]] char fen_letter_of(Piece piece);
[[nodiscard]] std::optional<Piece> piece_with_fen_letter(char letter);

}  // namespace jadoube::chess
