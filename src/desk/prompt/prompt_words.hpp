// The words of the prompt that are no acts: help, back, later; where the men stood; how an answer is typed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicate/ruling/ruling.hpp"
#include "base/result.hpp"

namespace jadoube::desk {

/// As on the command line: with two dashes, and in quotes.
[[nodiscard]] std::string_view without_dashes(std::string_view text);
[[nodiscard]] std::string without_quotes(std::string_view text);

enum class PromptWord {
    help,     // "?"
    back,     // takes the last line or answer away
    later,    // records with what is known, or leaves the decision open
    drop,     // forgets what was told
    another,  // what was refused is another incident than the like one that was entered
    quit
};
/// Nothing where the line is no such word.
[[nodiscard]] std::optional<PromptWord> prompt_word(std::string_view line);

struct PromptSetting {
    enum class What { fen, pgn, at, names, clocks, white_clock, black_clock, fact, no_position, nothing_else };
    What what = What::fen;
    std::string value;
};
/// "fen FEN", "pgn FILE", "at 27w", "names White - Black", "clocks 0:58:30 1:02:00", "no-position", or as the option of
/// the command is typed: "--fen FEN", "-f deliberate=yes"; nothing where the line is an act.
[[nodiscard]] std::optional<PromptSetting> prompt_setting(std::string_view line);

/// "Müller - Novák". Fails with usage.
[[nodiscard]] Result<chess::ByColor<std::string>> players_named(std::string_view text);

enum class PromptPlace { board, acts, decision };
/// What may be typed there.
[[nodiscard]] std::string help_at(PromptPlace place);

/// "yes, no [no]> ": the answers that may be given, and the likely one, which an empty line gives.
[[nodiscard]] std::string answer_prompt(const adjudicate::OpenQuestion& question);
/// The answer meant by a line: itself, the beginning of one answer alone, y and n; an empty line is the likely one.
/// Fails with usage, listing the answers.
[[nodiscard]] Result<std::string> answer_to(const adjudicate::OpenQuestion& question, std::string_view line);

[[nodiscard]] bool is_yes(std::string_view line);

/// The options of the ruling's choice, numbered as `decide --option` takes them; empty where there is none.
[[nodiscard]] std::string options_in_lines(const adjudicate::Ruling& ruling, const std::optional<chess::Setup>& before);

}  // namespace jadoube::desk
