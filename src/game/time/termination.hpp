// How a game came to its end, as the Termination tag says it (PGN 9.8.1).
#pragma once

#include <optional>
#include <string_view>

namespace jadoube::game {

enum class Termination {
    abandoned,
    adjudication,
    death,
    emergency,
    normal,
    rules_infraction,
    time_forfeit,
    unterminated
};
/// "time forfeit" and so on, as the tag has them.
[[nodiscard]] std::string_view name_of(Termination termination);

/// Reads a tag whatever its case, and sentences on a game won on time. Nothing on other text.
[[nodiscard]] std::optional<Termination> termination_in(std::string_view text);

}  // namespace jadoube::game
