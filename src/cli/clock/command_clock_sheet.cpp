// jadoube clock sheet: the clock readings that the log holds, boards by rows and times by columns.
#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "report/game/clock_sheet_page.hpp"

namespace jadoube::cli {
namespace {

struct SheetWords {
    std::string boards;
    std::string log;
};

/// The boards of a round, a match or a sector.
struct Sector {
    event::GameReference first;
    int last = 1;  // board

    [[nodiscard]] bool holds(const event::GameReference& game) const {
        return game.section == first.section && game.round == first.round &&
               (!first.match || game.match == first.match) && game.board >= first.board && game.board <= last;
    }
};

/// "r5", "A.r5m3", "r5b12", "r5b1-10".
Result<Sector> read_sector(const std::string& text) {
    constexpr int kLastBoard = 9999;
    const auto dot = text.find('.');
    const auto dash = text.find('-', dot == std::string::npos ? 0 : dot);
    const std::string head = text.substr(0, dash);
    if (dash == std::string::npos) {
        if (const auto round = event::parse_game_reference(head + "b1")) return Sector{*round, kLastBoard};
    }
    auto first = event::parse_game_reference(head);
    if (!first) {
        first.error().hint = "write a round r5, a match r5m3, a sector r5b1-10 or a board r5b12";
        return tl::unexpected<Error>(first.error());
    }
    if (dash == std::string::npos) return Sector{*first, first->board};
    const auto last = parse_int(text.substr(dash + 1));
    if (last && *last >= first->board && *last <= kLastBoard) return Sector{*first, static_cast<int>(*last)};
    return failure(ErrorCode::usage, "'" + for_terminal(text, 60) + "' names no boards", {},
                   "r5b1-10 is boards 1 to 10");
}

report::ClockRounds within(const report::ClockRounds& rounds, const Sector& sector) {
    report::ClockRounds chosen;
    for (auto read : rounds) {
        auto& boards = read.what.boards;
        boards.erase(std::remove_if(boards.begin(), boards.end(), [&](const auto& b) { return !sector.holds(b.game); }),
                     boards.end());
        if (!boards.empty()) chosen.push_back(std::move(read));
    }
    return chosen;
}

ExitCode run_sheet(Session& session, const SheetWords& words) {
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    report::ClockRounds rounds = open->state.readings;
    if (!words.boards.empty()) {
        const auto sector = read_sector(words.boards);
        if (!sector) return session.fail(sector.error());
        rounds = within(rounds, *sector);
    }
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/clock-sheet/1"}, {"readings", report::to_json(rounds)}}));
    } else if (rounds.empty()) {
        session.out << "no clocks were read\n";
    } else {
        show(session, report::clock_sheet(rounds), kWideTerminal);
    }
    return ExitCode::fine;
}

}  // namespace

Command clock_sheet_command() {
    const auto words = std::make_shared<SheetWords>();
    Command command;
    command.name = "sheet";
    command.summary = "Show the clock-reading sheet";
    command.details = "Boards by rows, times of reading by columns, with the entry that holds them.";
    command.example = "jadoube clock sheet r5b1-10";
    command.options = {{"boards", "a round r5, a match r5m3, a sector r5b1-10 or a board r5b12 (default: all)",
                        &words->boards, "BOARDS"},
                       log_option(words->log)};
    command.is_paged = true;
    command.run = [words](Session& session) { return run_sheet(session, *words); };
    return command;
}

}  // namespace jadoube::cli
