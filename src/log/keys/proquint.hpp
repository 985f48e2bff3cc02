// Bytes as words of five letters that can be read out: "lusab babad gutih tugad". Two bytes a word.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace jadoube::log {

/// Words with a space between. An odd byte at the end is left out.
[[nodiscard]] std::string proquints_of(std::string_view raw);
/// How many words stand for a hash: its first 128 bits. Fewer could be searched for by whoever wants two logs to read
/// alike.
inline constexpr std::size_t kFingerprintWords = 8;
/// A hash as people compare it by voice or on paper, in eight words. `hash` is raw, at least 16 bytes.
[[nodiscard]] std::string fingerprint_of(std::string_view hash);

/// The bytes of such words; nothing where the text is none.
[[nodiscard]] std::optional<std::string> raw_of_proquints(std::string_view words);

}  // namespace jadoube::log
