// Times that last, as they are typed: "35 min", "1h05".
#pragma once

#include <optional>
#include <string_view>

#include "base/millis.hpp"
#include "desk/words/tokens.hpp"

namespace jadoube::desk {

/// "three"; nothing where the word is no count.
[[nodiscard]] std::optional<std::int64_t> count_in_words(std::string_view word);

/// What one of it lasts: "min", "hours", "s"; nothing where the word is none.
[[nodiscard]] std::optional<Millis> unit_of_time(std::string_view word);

struct Duration {
    Millis time;
    std::size_t end;  // one past its last token
};

/// What stands at this token: "35 min", "1 h 5 m", "1h05", "half an hour"; nothing where it is no such time.
[[nodiscard]] std::optional<Duration> duration_at(const Tokens& tokens, std::size_t at);

/// The whole text as such a time; nothing where it is none.
[[nodiscard]] std::optional<Millis> duration_in(std::string_view text);

/// Whether a token is a word that says nothing.
[[nodiscard]] bool is_silent(const Token& token);

}  // namespace jadoube::desk
