// What people call an entry or an incident: its number in the chain of the device that recorded it, and before it the
// letters of that device where it is another one: "117", "B117". Never stored: entries name each other by id.
#pragma once

#include <fmt/format.h>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json.hpp"

namespace jadoube::log {

struct LogNumber {
    std::string device = {};  // its letters; empty: the device whose log this is
    std::int64_t value = 0;

    /// The device's own first, then the others by their letters.
    friend auto operator<=>(const LogNumber&, const LogNumber&) = default;
};

/// Whether a device of this name gives its letters to numbers: one or two capital letters.
[[nodiscard]] bool is_device_letters(std::string_view name);

/// "117", "B117".
[[nodiscard]] std::string to_text(const LogNumber& number);
/// The same, with small letters too; nothing where it is anything else.
[[nodiscard]] std::optional<LogNumber> parse_log_number(std::string_view text);
/// A whole number, or a text with letters.
[[nodiscard]] Json json_of(const LogNumber& number);

}  // namespace jadoube::log

template <>
struct fmt::formatter<jadoube::log::LogNumber> : fmt::formatter<std::string> {
    template <typename Context>
    auto format(const jadoube::log::LogNumber& number, Context& context) const {
        return fmt::formatter<std::string>::format(jadoube::log::to_text(number), context);
    }
};
