#include "rules/vocabulary/place.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr bool kRestored = true;

constexpr auto kPlaces = std::to_array<PlaceRow>({
    {Place::stand, "stand", "the position as it stands"},
    {Place::before_offence, "before_offence", "the position before the offence", kRestored},
    {Place::before_second_move, "before_second_move", "the position before the second of two moves", kRestored},
    {Place::when_check_was_given, "when_check_was_given", "the position when the check was given", kRestored},
    {Place::before_checked_sides_last_move, "before_checked_sides_last_move",
     "the position before the last move of the player in check", kRestored},
    {Place::before_claimants_last_move, "before_claimants_last_move", "the position before the claimant's last move",
     kRestored},
    {Place::before_first_illegal_move, "before_first_illegal_move", "the position before the first illegal move found",
     kRestored},
    {Place::as_adjourned, "as_adjourned", "the adjourned position", kRestored},
    {Place::last_identifiable, "last_identifiable", "the last position that can be established", kRestored},
    {Place::complete_with_queen, "complete_with_queen", "the position with a Queen for the pawn", false,
     PieceName::queen},
    {Place::complete_with_rook, "complete_with_rook", "the position with a Rook for the pawn", false, PieceName::rook},
    {Place::complete_with_bishop, "complete_with_bishop", "the position with a Bishop for the pawn", false,
     PieceName::bishop},
    {Place::complete_with_knight, "complete_with_knight", "the position with a Knight for the pawn", false,
     PieceName::knight},
});
static_assert(is_in_order(kPlaces));

}  // namespace

template <>
std::span<const PlaceRow> rows<Place>() {
    return kPlaces;
}

std::vector<Place> places_to_restore() {
    return words_where<Place>([](const PlaceRow& row) { return row.may_be_restored; });
}

std::vector<PieceName> pieces_to_complete_with() {
    std::vector<PieceName> pieces;
    for (const PlaceRow& row : kPlaces)
        if (row.completed_with) pieces.push_back(*row.completed_with);
    return pieces;
}

std::optional<Place> completed_with(PieceName piece) {
    const auto found =
        std::find_if(kPlaces.begin(), kPlaces.end(), [&](const PlaceRow& row) { return row.completed_with == piece; });
    return found == kPlaces.end() ? std::nullopt : std::optional(found->value);
}

}  // namespace jadoube::rules
