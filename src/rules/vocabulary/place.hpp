// The positions that the laws name: those that are restored, and what else can become of the one on the board.
#pragma once

#include "rules/vocabulary/men.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class Place {
    stand,
    before_offence,
    before_second_move,
    when_check_was_given,
    before_checked_sides_last_move,
    before_claimants_last_move,
    before_first_illegal_move,
    as_adjourned,
    last_identifiable,
    complete_with_queen,
    complete_with_rook,
    complete_with_bishop,
    complete_with_knight
};

struct PlaceRow {
    Place value;
    std::string_view name;
    std::string_view meaning;
    bool may_be_restored = false;
    std::optional<PieceName> completed_with = {};
};
template <>
struct RowType<Place> {
    using type = PlaceRow;
};
template <>
std::span<const PlaceRow> rows<Place>();

/// Those that `restore` may name.
[[nodiscard]] std::vector<Place> places_to_restore();
/// The pieces that `complete_with` may name.
[[nodiscard]] std::vector<PieceName> pieces_to_complete_with();
/// The position with this piece for the pawn; nothing where a pawn cannot become it.
[[nodiscard]] std::optional<Place> completed_with(PieceName piece);

}  // namespace jadoube::rules
