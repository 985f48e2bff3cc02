// jadoube clock check: the clock readings of games against their time control.
#include <fmt/format.h>

#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/known/game_files.hpp"
#include "report/game/clock_page.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

struct CheckWords {
    std::string file;
    std::optional<int> game;
    std::string control;
    std::string lag = "0:02";
};

/// A game with what was found; nothing was looked for where its control is not known.
struct CheckedGame {
    const game::Record& record;
    int number = 0;
    game::ClockCheck check = {};
    std::string control = {};  // raw, where it was not understood
};

struct Totals {
    int games = 0;
    int with_readings = 0;
    int with_findings = 0;
    int not_understood = 0;
};

std::string_view severity_of(game::ClockFindingKind kind) {
    return game::is_suspicious(kind) ? "warning" : "remark";
}

Json finding_json(const CheckWords& words, const CheckedGame& checked, const game::ClockFinding& finding) {
    return Json::object({{"schema", "jadoube/finding/1"},
                         {"code", name_of(finding.kind)},
                         {"severity", severity_of(finding.kind)},
                         {"file", words.file},
                         {"game", checked.number},
                         {"ply", finding.ply.value},
                         {"by", name_of(finding.side)},
                         {"figure_ms", finding.figure.count},
                         {"text", report::finding_words(finding)}});
}

std::string finding_line(const CheckedGame& checked, const game::ClockFinding& finding) {
    return fmt::format("{} {} {}: {}", game::move_label(checked.record.start, finding.ply), report::side(finding.side),
                       name_of(finding.kind), report::finding_words(finding));
}

void print(Session& session, const CheckWords& words, const CheckedGame& checked) {
    if (session.json) {
        for (const auto& finding : checked.check.findings) session.print(finding_json(words, checked, finding));
        return;
    }
    if (checked.check.findings.empty()) return;
    report::Blocks blocks{
        {report::Heading{3, report::say("timing.game", {{"number", checked.number},
                                                        {"title", report::foreign(desk::title_of(checked.record))}})}}};
    std::vector<report::ListItem> items;
    for (const auto& finding : checked.check.findings) items.push_back({report::Text(finding_line(checked, finding))});
    report::add_list(blocks, {}, std::move(items));
    show(session, blocks, kWideTerminal);
}

/// The control of the option, else of the tag.
std::optional<game::TimeControl> control_of(const std::optional<game::TimeControl>& given, const game::Record& record) {
    return given ? given : game::time_control_of(record);
}

bool has_readings(const game::Record& record) {
    return std::any_of(record.moves.begin(), record.moves.end(),
                       [](const game::HalfMove& move) { return move.clock.has_value(); });
}

void check_one(Session& session, const CheckWords& words, const std::optional<game::TimeControl>& given, Millis lag,
               CheckedGame checked, Totals& totals) {
    ++totals.games;
    if (!has_readings(checked.record)) return;
    ++totals.with_readings;
    const auto control = control_of(given, checked.record);
    if (!control) {
        ++totals.not_understood;
        session.err << fmt::format("game {}: the time control '{}' is not understood; --control says it\n",
                                   checked.number, for_terminal(checked.record.tag("TimeControl")));
        return;
    }
    checked.check = check_clocks(checked.record, *control, lag);
    const auto& findings = checked.check.findings;
    if (std::any_of(findings.begin(), findings.end(), [](const auto& one) { return is_suspicious(one.kind); })) {
        ++totals.with_findings;
    }
    print(session, words, checked);
}

ExitCode run_check(Session& session, const CheckWords& words) {
    std::optional<game::TimeControl> given;
    if (!words.control.empty()) {
        auto control = control_option(words.control, "--control");
        if (!control) return session.fail(control.error());
        tell_control(session, *control);
        given = std::move(*control);
    }
    const auto lag = time_option(words.lag, "--lag");
    if (!lag) return session.fail(lag.error());
    Totals totals;
    const std::string numbers = words.game ? std::to_string(*words.game) : "all";
    const auto all = desk::each_chosen_game(words.file, numbers, [&](const desk::NumberedGame& one) {
        check_one(session, words, given, *lag, {one.game.record, one.number}, totals);
        return true;
    });
    if (!all) return session.fail(all.error());
    if (!session.json) {
        session.out << fmt::format("{}, {} with clock readings, {} with something wrong (lag up to {} allowed)\n",
                                   counted(totals.games, "game"), totals.with_readings, totals.with_findings,
                                   to_text(*lag));
    }
    if (totals.not_understood > 0 && totals.not_understood == totals.with_readings) return ExitCode::bad_input;
    return totals.with_findings > 0 ? ExitCode::negative : ExitCode::fine;
}

}  // namespace

Command clock_check_command() {
    const auto words = std::make_shared<CheckWords>();
    Command command;
    command.name = "check";
    command.summary = "Hold the clock readings of games against their time control";
    command.details =
        "Looks at the readings after each move (%clk, %emt): increments missing or given twice, the next period's "
        "time\n"
        "at a wrong move, leaps, a flag that fell while the game went on, and how many moves were made when it fell.\n"
        "Readings show gains only; a clock that ran too fast looks like thinking. Exit code 1: something is wrong.";
    command.example = "jadoube clock check data/clocks-demo.pgn";
    command.options = {{"games", "a PGN file, or - for standard input", &words->file, "GAMES.pgn", true},
                       {"--game", "only this game of the file, from 1", &words->game, "N"},
                       {"--control", "the time control, in place of the TimeControl tag", &words->control, "CONTROL"},
                       {"--lag", "by how much a reading may be off (default 0:02)", &words->lag, "TIME"}};
    command.run = [words](Session& session) { return run_check(session, *words); };
    return command;
}

}  // namespace jadoube::cli
