// Showing documents on the terminal.
#pragma once

#include "cli/session.hpp"
#include "cli/setting.hpp"
#include "cli/typed/ruling_options.hpp"
#include "desk/laws/laws.hpp"
#include "report/formats/terminal.hpp"

namespace jadoube::adjudicate {
struct Case;
struct Ruling;
}  // namespace jadoube::adjudicate

namespace jadoube::cli {

/// How the terminal shows documents: letters in place of figurines where the locale is not UTF-8.
[[nodiscard]] report::TerminalStyle terminal_style(const Session& session);
/// How men are drawn, and the variable that says so.
[[nodiscard]] Setting men_setting(const Session& session);
/// Wide enough for tables on the law, and still within what people have on their screens.
inline constexpr std::size_t kWideTerminal = 100;
/// Blocks as text on `out`, in lines of at most `width` columns.
void show(const Session& session, const report::Blocks& blocks, std::size_t width = report::TerminalStyle{}.width);
/// The ruling on the case as JSON or explained; `before`: the position when its first act was done.
void show(const Session& session, const adjudicate::Ruling& ruling, const desk::Laws& laws,
          const adjudicate::Case& given, const chess::Setup* before, const RulingWords& words);
/// fine, needs_facts or bad_input (a conflict in the ruleset).
[[nodiscard]] ExitCode exit_code_for(const adjudicate::Ruling& ruling);

}  // namespace jadoube::cli
