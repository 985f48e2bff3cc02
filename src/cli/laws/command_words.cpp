// jadoube words: what may stand in a line, from the one table.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/typed/show.hpp"
#include "desk/elements/elements.hpp"
#include "desk/elements/nearest_sayings.hpp"
#include "desk/words/forms.hpp"
#include "desk/words/word_classes.hpp"
#include "report/formats/formats.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

using desk::Saying;
using Rows = std::vector<const Saying*>;

struct WordsAsked {
    std::string word;
    std::string format = "text";
};

/// Ways of saying it, the most usual words of each.
std::vector<std::string> ways_of(const Saying& saying) {
    std::vector<std::string> ways;
    for (const std::string_view way : split(saying.words, '|')) ways.emplace_back(way);
    return ways;
}

bool has_word(const Saying& saying, const std::string& word) {
    const std::string basic = desk::basic_form(lower(word));
    std::string all = fmt::format("{}|{}", saying.says, saying.words);
    for (char& c : all)
        if (c == '|' || c == '[' || c == ']' || c == '/') c = ' ';
    const auto words = split(all, ' ');
    return std::ranges::any_of(words, [&](std::string_view one) { return desk::basic_form(lower(one)) == basic; });
}

Rows rows_with(const std::string& word) {
    Rows rows;
    for (const Saying& saying : desk::sayings())
        if (word.empty() || has_word(saying, word)) rows.push_back(&saying);
    return rows;
}

report::Document page_of(const Rows& rows) {
    report::Table table{{report::say("column.read_as"), report::say("column.said_also"), report::say("column.example")},
                        {}};
    for (const Saying* row : rows) {
        table.rows.push_back(
            {row->says, report::Text(fmt::format("{}", fmt::join(ways_of(*row), ", "))), row->example});
    }
    const std::string about =
        "What may stand in a line of 'jadoube i BOARD \"...\"' and 'jadoube judge \"...\"'. Words stand here in "
        "their "
        "basic form (touch; also touches, touched); those in [ ] may be left out. The examples are read in this "
        "position:";
    const std::string left_out = fmt::format("Left out wherever they stand, and shown behind what was read: {}.",
                                             fmt::join(desk::incidental_words(), ", "));
    return {"Words of a line",
            "en",
            {{report::Paragraph{about + " " + std::string(desk::kExamplePosition)}},
             {report::Paragraph{left_out}},
             {std::move(table)}}};
}

Json json_of(const Rows& rows) {
    JsonArray list;
    for (const Saying* row : rows) {
        JsonArray ways;
        for (const std::string& way : ways_of(*row)) ways.emplace_back(way);
        list.push_back(Json::object({{"says", row->says}, {"words", ways}, {"example", row->example}}));
    }
    return Json::object({{"schema", "jadoube/words/1"}, {"position", desk::kExamplePosition}, {"rows", list}});
}

ExitCode run_words(Session& session, const WordsAsked& asked) {
    Rows rows = rows_with(asked.word);
    if (rows.empty()) {
        std::vector<std::string> nearest;
        for (const Saying* row : desk::nearest_sayings(asked.word)) nearest.push_back(fmt::format("'{}'", row->says));
        return session.fail(
            Error{ErrorCode::usage,
                  fmt::format("'{}' stands in no row", asked.word),
                  {},
                  nearest.empty() ? "'jadoube words' lists all" : "is it " + list_of(nearest, "or") + "?"});
    }
    if (session.json) {
        session.print(json_of(rows));
        return ExitCode::fine;
    }
    report::TerminalStyle style = terminal_style(session);
    style.width = kWideTerminal;
    session.out << report::format_named(asked.format)->page(page_of(rows), style);
    return ExitCode::fine;
}

}  // namespace

Command words_command() {
    const auto asked = std::make_shared<WordsAsked>();
    Command command;
    command.name = "words";
    command.summary = "List what may stand in a line, with examples";
    command.details =
        "The lines that 'jadoube i' and 'jadoube judge' take are read by this table. With a word, the rows "
        "that\n"
        "know it; a word that none knows is answered with the nearest.";
    command.example = "jadoube words draw";
    command.options = {{"word", "rows with this word", &asked->word, "WORD"},
                       {"--format", "text or md", &asked->format, "FORMAT", false, {"text", "md"}}};
    command.is_paged = true;
    command.run = [asked](Session& session) { return run_words(session, *asked); };
    return command;
}

}  // namespace jadoube::cli
