// Lines of a clock-reading sheet, as they are typed on the way from board to board: "r5b1 1:20:05 1:31:10 18 w".
#pragma once

#include "log/entry/entries.hpp"

namespace jadoube::cli {

/// One board a line, its words in any order: the game (`b1` where the round is given), White's clock before Black's,
/// the side whose clock ran (`w`, `b`), and the moves completed: `18/17`, or `18` for White's, from which Black's
/// follow where it is said whose clock ran. Empty lines are passed over. Fails with usage or bad_time, once for each
/// line that is wrong, and where a game stands twice or no line says anything.
[[nodiscard]] tl::expected<std::vector<log::BoardReading>, Errors> read_lines(const std::vector<std::string>& lines,
                                                                              const std::string& round);

/// The time of the day as a watch shows it: `14:30`, `14:30:20`. Fails with bad_time.
[[nodiscard]] Result<Millis> watch_option(const std::string& text, const std::string& option);

}  // namespace jadoube::cli
