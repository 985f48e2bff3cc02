// The record of one game: what was done on the board, move by move, lawful or not, with clocks and remarks.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/millis.hpp"
#include "base/strong.hpp"
#include "chess/notation.hpp"

namespace jadoube::game {

/// Half-moves played: Ply{0} is the position before the first.
using Ply = Strong<struct PlyTag, int>;

/// Something done on the board that is no legal move and yet stands: nobody claimed, or the laws let it remain.
struct IrregularMove {
    chess::Color by = chess::Color::white;
    /// The man moved; for castling the King. `to` may be any square.
    chess::RawMove man;
    /// The square of the man taken off, own or enemy, where one was; a man on the square of arrival goes off anyway.
    std::optional<chess::Square> taken = {};
    /// The Rook's move, when an unlawful castling stands.
    std::optional<chess::RawMove> rook = {};
    friend bool operator==(const IrregularMove&, const IrregularMove&) = default;
};

/// A half-move of which nothing is known (`--`, `Z0`): only the turn passes.
struct UnknownMove {
    friend bool operator==(const UnknownMove&, const UnknownMove&) = default;
};

using Played = std::variant<chess::Move, IrregularMove, UnknownMove>;

struct HalfMove;

/// A line that was not played, from the position before the half-move it is attached to.
struct Variation {
    std::string comment;  // before its first move
    std::vector<HalfMove> moves;
    friend bool operator==(const Variation& a, const Variation& b);
};

/// One half-move as recorded. Clocks are those of the side that moved, after the move.
struct HalfMove {
    Played played;
    std::string written;                 // as the source wrote it, without suffixes; empty where we wrote it
    std::optional<Millis> clock = {};    // %clk: time left
    std::optional<Millis> elapsed = {};  // %emt: time spent
    std::vector<int> nags = {};          // numeric annotation glyphs
    std::string comment = {};            // after the move, clock commands taken out
    std::vector<Variation> variations = {};
    friend bool operator==(const HalfMove&, const HalfMove&) = default;
};

/// What one side scored. A number stands for so many half points, as nearly all codes count; some divide the point into
/// quarters (a stalemate of 3/4 to 1/4).
struct Share {
    constexpr Share(int halves = 0) : quarters(2 * halves) {}  // NOLINT(google-explicit-constructor): scores are halves
    [[nodiscard]] static constexpr Share of_quarters(int quarters) {
        Share share;
        share.quarters = quarters;
        return share;
    }
    [[nodiscard]] constexpr bool is_in_halves() const { return quarters % 2 == 0; }
    int quarters = 0;
    friend auto operator<=>(const Share&, const Share&) = default;
};

/// In half points 2 for a win, 1 for a draw, 0 for a loss. Both may be 0 (FIDE 2023 11.8).
struct Score {
    Share white = 0;
    Share black = 0;
    friend bool operator==(const Score&, const Score&) = default;
};
/// "1-0", "1/2-1/2", "0-0", "1/2-0", "3/4-1/4".
[[nodiscard]] std::string to_text(Score score);
/// "1", "1/2", "3/4".
[[nodiscard]] std::string_view to_text(Share share);
[[nodiscard]] std::optional<Share> parse_share(std::string_view text);
/// Reads what to_text writes, and "½", "¼", "¾"; together the sides score at most one point. Nothing on other text.
[[nodiscard]] std::optional<Score> parse_score(std::string_view text);

using Tag = std::pair<std::string, std::string>;

/// One game. Tags stand in their order, the last of a name counts; `result` is empty for `*`.
struct Record {
    std::vector<Tag> tags;
    chess::Setup start = chess::Setup::initial();
    std::string comment;  // before the first move
    std::vector<HalfMove> moves;
    std::optional<Score> result;

    /// The value of a tag, empty where it is absent.
    [[nodiscard]] std::string tag(std::string_view name) const;
    /// Replaces or adds a tag.
    void set_tag(std::string_view name, std::string value);
    [[nodiscard]] Ply end() const { return Ply{static_cast<int>(moves.size())}; }
    friend bool operator==(const Record&, const Record&) = default;
};

/// Move number and side of the half-move that leads to `ply`, from 1: "45..." or "45." with the start position taken
/// into account. Sides are taken to move in turn. Empty for the start.
[[nodiscard]] std::string move_label(const chess::Setup& start, Ply ply);
/// Reads "45w", "45b", "45" (= 45w), and labels ("45.", "45..."): the ply after that move, which for the move before
/// the first is the start. Fails with no_such_game where the record has no such move, with usage on other text.
[[nodiscard]] Result<Ply> parse_moment(const Record& record, std::string_view text);

}  // namespace jadoube::game
