// What a move says as written, before any position is looked at. Used inside this module only.
#pragma once

#include <optional>
#include <string_view>

#include "chess/piece.hpp"
#include "chess/square.hpp"

namespace jadoube::chess {

enum class CheckSign { none, check, double_check, mate };
enum class CastlingSide { king_side, queen_side };

/// The parts of a move in algebraic notation.
struct SanText {
    std::optional<CastlingSide> castling;  // then nothing else but the check sign is set
    std::optional<Role> role;              // nothing where only the two squares are named: "g1f3", "g1-f3"
    std::optional<int> file;               // of the square it leaves
    std::optional<int> rank;
    Square to;
    std::optional<Role> promotes_to;
    bool takes = false;
    bool in_passing = false;
    bool is_long = false;     // "Ng1-f3", "e2e4"
    bool is_standard = true;  // nothing is written in another way than standard algebraic notation has it
    CheckSign check = CheckSign::none;
};

enum class Letters { english, german };

/// Whether German letters may be tried where English ones failed. B is Bauer, a Pawn, only where it cannot be a Bishop:
/// else an illegal move of a Bishop might pass for a legal one of a Pawn.
[[nodiscard]] bool may_be_german(std::string_view text, bool has_bishop);

/// Reads letters, signs and squares; nothing where the text is no move in these letters.
[[nodiscard]] std::optional<SanText> read_san_text(std::string_view text, Letters letters);

}  // namespace jadoube::chess
