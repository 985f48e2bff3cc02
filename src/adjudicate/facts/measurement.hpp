// What the files that measure facts share: the values they return and the rows of their tables.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "adjudicate/facts/scene.hpp"

namespace jadoube::adjudicate {

/// What was measured; nothing where it cannot be known from acts, board and record.
using Measured = std::optional<rules::Values>;

[[nodiscard]] inline Measured one(rules::Value value) {
    return rules::Values{std::move(value)};
}
template <typename Word>
[[nodiscard]] Measured word(std::optional<Word> value) {
    return value ? one(std::string(rules::name_of(*value))) : Measured{};
}
[[nodiscard]] inline Measured number(int count) {
    return one(std::int64_t{count});
}
[[nodiscard]] inline Measured truth(std::optional<bool> value) {
    return value ? one(*value) : Measured{};
}

/// The measurements that answer with a word, and with yes or no, as values.
template <auto kMeasure>
[[nodiscard]] Measured worded(const Scene& scene) {
    return word(kMeasure(scene));
}
template <auto kMeasure>
[[nodiscard]] Measured truth_of_it(const Scene& scene) {
    return truth(kMeasure(scene));
}

/// A fact of the vocabulary with the function that measures it.
struct Measurement {
    std::string_view fact;
    Measured (*measure)(const Scene&);
};
/// Whether a man was moved, as the acts show or as the matter told by its kind implies: that is meant, and no
/// adjusting.
[[nodiscard]] bool was_moved(const Scene& scene);

[[nodiscard]] std::span<const Measurement> measurements_of_acts();
[[nodiscard]] std::span<const Measurement> measurements_of_persons();
[[nodiscard]] std::span<const Measurement> measurements_of_board();
[[nodiscard]] std::span<const Measurement> measurements_of_castling();
[[nodiscard]] std::span<const Measurement> measurements_of_record();
[[nodiscard]] std::span<const Measurement> measurements_of_checks();
[[nodiscard]] std::span<const Measurement> measurements_of_mate();
[[nodiscard]] std::span<const Measurement> measurements_of_clock();
[[nodiscard]] std::span<const Measurement> measurements_of_words();

// Measurements that others build on.

/// Whether King and Rook are among the men touched, and which came first.
[[nodiscard]] std::optional<rules::KingAndRook> king_and_rook(const Scene& scene);
/// Of a castling that was done: nothing forbids it but the check in which the King stood. Nothing for other moves.
[[nodiscard]] std::optional<bool> castled_out_of_check_only(const Scene& scene);
/// Whether no legal move leads to this: a King could be taken, or a pawn stands on its last rank.
[[nodiscard]] bool is_illegal_position(const chess::Setup& setup);
/// How the game had ended before the matter was raised; nothing where it is not known.
[[nodiscard]] std::optional<rules::Ending> game_ended_by(const Scene& scene);
/// Who sealed a move: as the acts tell; else the player on turn where the game was broken off.
[[nodiscard]] std::optional<chess::Color> sealer(const Scene& scene);
/// Whether the move was completed: pressed, or the game ended by it, or the same person has moved again.
[[nodiscard]] std::optional<bool> completed(const Scene& scene);
[[nodiscard]] std::optional<bool> leaves_own_king_in_check(const Scene& scene);
/// The check that a move did not meet, or that is found.
[[nodiscard]] std::optional<rules::CheckCall> check_left(const Scene& scene);
/// Whether the game was over before the act by the position in which it was done.
[[nodiscard]] bool is_over_on_the_board(const Scene& scene);
/// Whether something ended the game before the matter was raised: an act, what a person told, or the board.
[[nodiscard]] bool is_over(const Scene& scene);

}  // namespace jadoube::adjudicate
