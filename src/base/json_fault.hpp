// Why a text is no JSON, said for people who write it by hand: at what character, and what to write in its place.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace jadoube {

struct JsonFault {
    std::string message;  // "unexpected ','"
    std::string hint;
    int column = 1;  // of its line, from 1, in characters
};

/// The fault where a reader stopped: after so many bytes of the text, the last of which it could not use. `token` is
/// what it kept of them.
[[nodiscard]] JsonFault json_fault(std::string_view text, std::size_t bytes_read, std::string_view token);

/// Whether the text looks like UTF-16, as some editors save it.
[[nodiscard]] bool looks_like_utf16(std::string_view text);

}  // namespace jadoube
