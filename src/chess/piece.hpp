// The men: a role and a colour.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
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

/// A set of roles.
class Roles {
public:
    constexpr Roles() = default;
    constexpr Roles(std::initializer_list<Role> roles) {
        for (const Role role : roles) add(role);
    }
    constexpr void add(Role role) { bits_ |= static_cast<std::uint8_t>(1U << index(role)); }
    [[nodiscard]] constexpr bool has(Role role) const { return (bits_ >> index(role) & 1) != 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    friend constexpr bool operator==(Roles, Roles) = default;

private:
    std::uint8_t bits_ = 0;
};

/// "pawn", "knight", "bishop", "rook", "queen", "king".
[[nodiscard]] std::string_view name_of(Role role);
[[nodiscard]] std::optional<Role> role_named(std::string_view name);
/// English letter, capital: 'P', 'N', 'B', 'R', 'Q', 'K'.
[[nodiscard]] char letter_of(Role role);
/// As in FEN: capital for White.
[[nodiscard]] char fen_letter_of(Piece piece);
[[nodiscard]] std::optional<Piece> piece_with_fen_letter(char letter);

}  // namespace jadoube::chess
