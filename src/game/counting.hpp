// Repetition and quiet moves, measured on a replayed game. Which measurement counts is for the laws to say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "game/replay.hpp"

namespace jadoube::game {

/// When two positions are the same.
enum class Sameness {
    men_on_squares,  // same side to move, same kind and colour of man on each square (BCF 1911, 32(c), SP-09)
    possible_moves   // and the same rights to castle, and to take in passing where that capture is legal (FIDE
                     // 2023 9.2.3)
};
[[nodiscard]] std::string_view name_of(Sameness sameness);

/// Why two positions are not the same: what differs, in the order in which a player would ask.
enum class PositionDifference { men, turn, castling, en_passant };
[[nodiscard]] std::string_view name_of(PositionDifference difference);

/// Nothing where they are the same. `men` hides the rest.
[[nodiscard]] std::vector<PositionDifference> differences(const chess::Setup& a, const chess::Setup& b,
                                                          Sameness sameness);

/// The half-moves in which a position can come about again.
inline constexpr int kThereAndBack = 4;

/// All plies up to and with `at` whose position is the same as that at `at`, ascending; `at` is the last.
[[nodiscard]] std::vector<Ply> occurrences(const Replay& replay, Ply at, Sameness sameness);

/// Whether the position that first stood at `first` may have stood before the record begins: in the quiet half-moves
/// of which the start position tells, and never with rights to castle that are lost in the record.
[[nodiscard]] bool can_have_stood_before_the_record(const Replay& replay, Ply first, Sameness sameness);

/// Plies before `at` with the same men on the same squares that are not the same position, with what differs.
struct LookAlike {
    Ply ply;
    std::vector<PositionDifference> differences;
};
[[nodiscard]] std::vector<LookAlike> look_alikes(const Replay& replay, Ply at, Sameness sameness);

/// How often a position has stood once it has come about again.
struct Stood {
    int times = 1;     // with this one
    int in_a_row = 1;  // the last of these, each four half-moves after the one before
};

/// Counts the positions of a game as they come about, at the same cost for each however long the game is.
class Repetitions {
public:
    explicit Repetitions(Sameness sameness) : sameness_(sameness) {}

    /// The next position of the game.
    Stood take(const chess::Setup& setup);
    /// What `take` would answer, without taking it.
    [[nodiscard]] Stood would_stand(const chess::Setup& setup) const;

private:
    /// A position that has stood, with the last ply at which it did.
    struct Seen {
        chess::Setup setup;
        Stood stood;
        Ply last;
    };
    [[nodiscard]] const Seen* find(const chess::Setup& setup) const;
    [[nodiscard]] Stood again(const Seen* seen) const;

    Sameness sameness_;
    Ply next_{0};
    std::unordered_map<std::uint64_t, std::vector<Seen>> seen_;  // by what is the same under every sameness
};

/// What begins a count of half-moves anew.
enum class QuietReset {
    capture_or_pawn_move,
    capture,  // the move of a Pawn resets nothing
    nothing   // every half-move of the game counts (Wood 1835, 22; SP-27)
};

/// The half-moves since the count began, up to `at`, with those that the start position tells of: by its counter of
/// quiet half-moves (a FEN counts since a capture or pawn move, so where captures alone reset it tells of as many at
/// least), or by the number of its move where nothing resets. `reset_at` is the ply of the capture or pawn
/// move that began the count; nothing where it reaches back to the start.
struct QuietCount {
    int halfmoves = 0;
    std::optional<Ply> reset_at = {};
};
[[nodiscard]] QuietCount quiet_count(const Replay& replay, Ply at, QuietReset reset = QuietReset::capture_or_pawn_move);

}  // namespace jadoube::game
