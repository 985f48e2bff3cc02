// Why it is said of a side that it cannot mate, or not said whether it can.
#pragma once

#include <string_view>

namespace jadoube::mate {

/// Why a side cannot mate; which men are left says it where they are too few.
enum class NoMate {
    is_mated,
    stalemate,
    lone_king,
    lone_knight,
    lone_knight_against_queens,
    bishops_on_one_colour,
    lines_end,         // every line of legal moves ends soon, and without a mate
    no_position_left,  // all that can still arise was looked at
    no_room            // wherever the men can get
};
inline constexpr NoMate kNoMates[] = {NoMate::is_mated,
                                      NoMate::stalemate,
                                      NoMate::lone_king,
                                      NoMate::lone_knight,
                                      NoMate::lone_knight_against_queens,
                                      NoMate::bishops_on_one_colour,
                                      NoMate::lines_end,
                                      NoMate::no_position_left,
                                      NoMate::no_room};
[[nodiscard]] std::string_view name_of(NoMate why);

/// Why there is no answer.
enum class WhyUnknown {
    budget_spent,
    promotion_bound  // Pawns do not become what piece they like, which is not looked into
};
inline constexpr WhyUnknown kWhyUnknown[] = {WhyUnknown::budget_spent, WhyUnknown::promotion_bound};
[[nodiscard]] std::string_view name_of(WhyUnknown why);

}  // namespace jadoube::mate
