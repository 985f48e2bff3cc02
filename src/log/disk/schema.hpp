// The tables of a log: the text of every statement that makes them. verify compares a log with it letter by letter.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace jadoube::log {

/// "JDOU", in the header of the file.
inline constexpr std::int64_t kApplicationId = 0x4A444F55;
/// The version of the tables, in the header of the file.
inline constexpr std::int64_t kFormatVersion = 1;

/// One body. A ruling is stored with its whole chain.
inline constexpr std::size_t kLargestBody = std::size_t{256} * 1024;
/// One text named from a body by its hash: a ruleset (1 MB), a game (4 MB), a file of the tournament.
inline constexpr std::size_t kLargestText = std::size_t{8} * 1024 * 1024;

/// What makes an empty log, in order.
[[nodiscard]] std::span<const std::string_view> schema_statements();

}  // namespace jadoube::log
