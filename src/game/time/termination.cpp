#include "game/time/termination.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace jadoube::game {
namespace {

constexpr std::array<std::string_view, 8> kNames = {"abandoned", "adjudication",     "death",        "emergency",
                                                    "normal",    "rules infraction", "time forfeit", "unterminated"};

/// "A time forfeit by Black", "Jones won on time".
bool tells_of_forfeit(std::string_view words) {
    return words.find("time forfeit") != std::string_view::npos || words.find("won on time") != std::string_view::npos;
}

}  // namespace

std::string_view name_of(Termination termination) {
    return kNames[static_cast<std::size_t>(termination)];
}

std::optional<Termination> termination_in(std::string_view text) {
    const std::string words = lower(trim(text));
    const auto name = std::find(kNames.begin(), kNames.end(), words);
    if (name != kNames.end()) return static_cast<Termination>(name - kNames.begin());
    return tells_of_forfeit(words) ? std::optional(Termination::time_forfeit) : std::nullopt;
}

}  // namespace jadoube::game
