// The elements of a line once all are read: what one of them means beside the others. Knows no board.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// The elements in their order, with the incidental words that were left out, and those of them that may tell order.
struct LineElements {
    struct OrderWord {
        std::size_t place;  // of the element before which it stands
        std::string text;
    };
    Elements all = {};
    std::vector<Element> incidental = {};
    std::vector<OrderWord> order_words = {};

    /// Words that decide nothing are put beside the others.
    void leave_out(std::string text) { incidental.push_back({Element::Kind::incidental, std::move(text)}); }
};

/// The row of this conduct that tells nothing more with it.
[[nodiscard]] const Saying* row_of_conduct(rules::Kind kind);

/// The row of a device that rings once more.
[[nodiscard]] const Saying* row_of_ringing_again();

/// Words of order, auxiliaries, "both", persons, "too", "for" and the letter B, as they stand with the others.
void settle(LineElements& line);

/// The row with this meaning, which the table has.
template <typename T>
[[nodiscard]] const Saying* row_of(T meaning) {
    return &*std::ranges::find_if(sayings(), [&](const Saying& row) {
        const auto* its_own = std::get_if<T>(&row.meaning);
        return its_own != nullptr && *its_own == meaning;
    });
}

}  // namespace jadoube::desk
