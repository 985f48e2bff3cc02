// What was found in the record of a game, in words.
#pragma once

#include "audit/finding.hpp"
#include "base/json.hpp"
#include "game/record.hpp"
#include "game/replay.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// What a finding says, without its place: "the position stands for the third time; so last after 31...Kg7".
[[nodiscard]] Text finding_words(const audit::Finding& finding, const game::Replay& replay);

/// What is said in few words beside the move itself: "White can no longer mate"; nothing of other findings.
[[nodiscard]] std::optional<std::string> remark_words(const audit::Finding& finding);

/// "26.Rb2", "the start": the half-move that led to a position of the game.
[[nodiscard]] std::string move_words(const game::Replay& replay, game::Ply ply);

/// The findings as a list under two labels, warnings first; no block where there are none.
[[nodiscard]] Blocks findings_list(const std::vector<audit::Finding>& findings, const game::Replay& replay);

/// {"kind", "severity", "ply", "text"} and, where there is one, "line", "by", "until_ply", "figure_ms".
[[nodiscard]] Json to_json(const audit::Finding& finding, const game::Replay& replay);

}  // namespace jadoube::report
