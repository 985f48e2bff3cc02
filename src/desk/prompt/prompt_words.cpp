#include "desk/prompt/prompt_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "adjudicate/cases/fact_of_act.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "report/ruling/duty.hpp"
#include "report/words/say.hpp"
#include "rules/condition.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::desk {
namespace {

struct WordRow {
    PromptWord word;
    std::string_view typed;
};
constexpr std::array kWords{WordRow{PromptWord::help, "?"},          WordRow{PromptWord::help, "help"},
                            WordRow{PromptWord::back, "back"},       WordRow{PromptWord::back, "undo"},
                            WordRow{PromptWord::later, "later"},     WordRow{PromptWord::drop, "drop"},
                            WordRow{PromptWord::another, "another"}, WordRow{PromptWord::another, "--another"},
                            WordRow{PromptWord::quit, "quit"},       WordRow{PromptWord::quit, "exit"}};

struct SettingRow {
    PromptSetting::What what;
    std::string_view typed;
};
constexpr std::array kSettings{SettingRow{PromptSetting::What::fen, "fen "},
                               SettingRow{PromptSetting::What::pgn, "pgn "},
                               SettingRow{PromptSetting::What::at, "at "},
                               SettingRow{PromptSetting::What::names, "names "},
                               SettingRow{PromptSetting::What::clocks, "clocks "},
                               SettingRow{PromptSetting::What::white_clock, "white-clock "},
                               SettingRow{PromptSetting::What::black_clock, "black-clock "},
                               SettingRow{PromptSetting::What::fact, "fact "},
                               SettingRow{PromptSetting::What::fact, "-f "},
                               SettingRow{PromptSetting::What::no_position, "no-position"},
                               SettingRow{PromptSetting::What::nothing_else, "nothing-else"}};

std::vector<std::string> answers_of(const adjudicate::OpenQuestion& question) {
    std::vector<std::string> answers;
    for (const rules::Value& answer : question.answers) answers.push_back(rules::to_text(answer));
    return answers;
}

/// What holds where nobody saw a reason to tell it; empty where nothing is usual, or it is no answer here.
std::string likely(const adjudicate::OpenQuestion& question) {
    const rules::FactRow* row = adjudicate::row_of_told(question.fact);
    const std::string usual(row == nullptr ? std::string_view() : row->traits.usual);
    const auto answers = answers_of(question);
    const bool may_be = answers.empty() ? parse_int(usual).has_value()
                                        : std::find(answers.begin(), answers.end(), usual) != answers.end();
    return may_be ? usual : std::string();
}

Error no_answer(const adjudicate::OpenQuestion& question, std::string_view line) {
    const auto answers = answers_of(question);
    return {ErrorCode::usage,
            line.empty() ? "nobody can guess this" : fmt::format("'{}' is no answer", line),
            {},
            (answers.empty() ? "type a number" : "type " + list_of(answers, "or")) +
                "; '?' says what each leads to, 'later' records without it"};
}

}  // namespace

std::optional<PromptWord> prompt_word(std::string_view line) {
    const std::string typed = lower(line);
    const auto row = std::find_if(kWords.begin(), kWords.end(), [&](const WordRow& one) { return one.typed == typed; });
    return row == kWords.end() ? std::nullopt : std::optional(row->word);
}

std::string_view without_dashes(std::string_view text) {
    if (text.starts_with("--")) text.remove_prefix(2);
    return text;
}

std::string without_quotes(std::string_view text) {
    text = trim(text);
    const bool is_quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
    return std::string(is_quoted ? text.substr(1, text.size() - 2) : text);
}

std::optional<PromptSetting> prompt_setting(std::string_view line) {
    const std::string_view typed = without_dashes(line);
    for (const SettingRow& row : kSettings) {
        const bool takes_value = row.typed.ends_with(' ');
        if (takes_value ? typed.starts_with(row.typed) : typed == row.typed)
            return PromptSetting{row.what, without_quotes(typed.substr(row.typed.size()))};
    }
    return std::nullopt;
}

Result<chess::ByColor<std::string>> players_named(std::string_view text) {
    constexpr std::string_view kDash = " - ";
    const auto dash = text.find(kDash);
    if (dash != std::string_view::npos) {
        return chess::ByColor<std::string>{std::string(trim(text.substr(0, dash))),
                                           std::string(trim(text.substr(dash + kDash.size())))};
    }
    return failure(ErrorCode::usage, "two names are needed", {}, "names Müller - Novák");
}

std::string help_at(PromptPlace place) {
    switch (place) {
        case PromptPlace::board: return report::phrase("prompt.help_board") + "\n";
        case PromptPlace::acts: return report::phrase("prompt.help_acts") + "\n";
        case PromptPlace::decision: return report::phrase("prompt.help_decision") + "\n";
    }
    return {};
}

std::string answer_prompt(const adjudicate::OpenQuestion& question) {
    const auto answers = answers_of(question);
    const std::string usual = likely(question);
    return fmt::format(
        "{}{}> ", answers.empty() ? report::phrase("prompt.a_number") : fmt::format("{}", fmt::join(answers, ", ")),
        usual.empty() ? "" : " [" + usual + "]");
}

Result<std::string> answer_to(const adjudicate::OpenQuestion& question, std::string_view line) {
    const auto answers = answers_of(question);
    const std::string typed = lower(trim(line));
    if (typed.empty()) {
        if (std::string usual = likely(question); !usual.empty()) return usual;
        return tl::unexpected<Error>(no_answer(question, typed));
    }
    if (answers.empty() && parse_int(typed)) return typed;
    std::vector<std::string> meant;
    for (const std::string& answer : answers) {
        if (answer == typed) return answer;
        if (answer.starts_with(typed)) meant.push_back(answer);
    }
    if (meant.size() == 1) return meant.front();
    return tl::unexpected<Error>(no_answer(question, line));
}

bool is_yes(std::string_view line) {
    const std::string typed = lower(line);
    return typed == "y" || typed == name_of(rules::Truth::yes);
}

std::string options_in_lines(const adjudicate::Ruling& ruling, const std::optional<chess::Setup>& before) {
    const adjudicate::MatterRuling* main = ruling.main();
    if (main == nullptr || !main->obligation || main->obligation->options.size() < 2) return {};
    std::string lines;
    int number = 0;
    for (const adjudicate::Option& option : main->obligation->options) {
        const report::Text words = report::option_words(option, before ? &*before : nullptr);
        lines += fmt::format("  {}. {}\n", ++number, for_terminal(report::plain(words)));
    }
    return lines;
}

}  // namespace jadoube::desk
