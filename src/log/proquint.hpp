// Bytes as words of five letters that can be read out: "lusab babad gutih tugad". Two bytes a word.
#pragma once

#include <string>
#include <string_view>

namespace jadoube::log {

/// Words with a space between. An odd byte at the end is left out.
[[nodiscard]] std::string proquints_of(std::string_view raw);

}  // namespace jadoube::log
