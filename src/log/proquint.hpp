// Bytes as words of five letters that can be read out: "lusab babad gutih tugad". Two bytes a word.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace jadoube::log {

/// Words with a space between. An odd byte at the end is left out.
[[nodiscard]] std::string proquints_of(std::string_view raw);
/// The bytes of such words; nothing where the text is none.
[[nodiscard]] std::optional<std::string> raw_of_proquints(std::string_view words);

}  // namespace jadoube::log
