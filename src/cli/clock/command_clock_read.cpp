// jadoube clock read: a round of clock readings goes into the log.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/reading_lines.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/open_log.hpp"
#include "report/game/clock_sheet_page.hpp"

namespace jadoube::cli {
namespace {

struct ReadWords {
    std::vector<std::string> lines;
    std::string round;
    std::string at;
    std::string control;
    std::string note;
    std::string by;
    std::string log;
    std::string id;
};

Result<std::vector<std::string>> lines_of(const ReadWords& words) {
    constexpr std::size_t kMost = std::size_t{1} << 20;
    if (words.lines != std::vector<std::string>{"-"}) return words.lines;
    const auto text = read_file("-", kMost);
    if (!text) return tl::unexpected<Error>(text.error());
    std::vector<std::string> lines;
    for (const std::string_view line : split(*text, '\n')) lines.emplace_back(line);
    return lines;
}

tl::expected<log::ClocksRead, Errors> readings_of(const Session& session, const ReadWords& words) {
    const auto lines = lines_of(words);
    if (!lines) return tl::unexpected<Errors>(Errors{lines.error()});
    auto boards = read_lines(*lines, words.round);
    if (!boards) return tl::unexpected<Errors>(boards.error());
    log::ClocksRead read{.boards = std::move(*boards), .note = words.note};
    if (!words.at.empty()) {
        const auto watch = watch_option(words.at, "--at");
        if (!watch) return tl::unexpected<Errors>(Errors{watch.error()});
        read.watch = *watch;
    }
    if (words.control.empty()) return read;
    const auto control = control_option(words.control, "--control");
    if (!control) return tl::unexpected<Errors>(Errors{control.error()});
    tell_control(session, *control);
    for (log::BoardReading& board : read.boards) board.clocks.control = game::to_text(*control);
    return read;
}

/// Looks again: what is shown is what the log holds now.
ExitCode show_again(Session& session, const ReadWords& words, const desk::Receipt& receipt) {
    if (session.json) {
        session.print(receipt_json(receipt));
        return ExitCode::fine;
    }
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    report::ClockRounds rounds;
    for (const auto& read : open->state.readings) {
        if (read.entry.id == receipt.id) rounds.push_back(read);
    }
    show(session, report::clock_sheet(rounds), kWideTerminal);
    session.out << '\n' << short_text(receipt) << '\n';
    return ExitCode::fine;
}

ExitCode run_read(Session& session, const ReadWords& words) {
    auto open = open_log(session, words.log, log::Access::append, log::EventAlone{});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto read = readings_of(session, words);
    if (!read) return session.fail(read.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::clocks_read,
                                         [&](const log::Entry& entry) { return entry.data == log::EntryData(*read); });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_again(session, words, **tried);
    const Uninterrupted held(session);
    const std::string by = desk::recorder(*open, words.by);
    if (const auto named = desk::require_recorder(open->state, by); !named) return session.fail(named.error());
    const auto recorded = open->store.append(log::NewEntry{*id, *read, by});
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    return show_again(session, words, desk::Receipt{recorded->entry.seq, *id, recorded->was_there});
}

}  // namespace

Command clock_read_command() {
    const auto words = std::make_shared<ReadWords>();
    Command command;
    command.name = "read";
    command.summary = "Record what the clocks show, board by board";
    command.details =
        "A board a line, in any order: the game (b1 with --round r5), White's clock, then Black's, moves completed, "
        "and\n"
        "whose clock runs (w or b). 18 are the moves of White; those of Black follow where it is said whose clock "
        "runs,\n"
        "else 18/17 says both. If one line is wrong, nothing is recorded.";
    command.example =
        "jadoube clock read --round r5 --at 14:30 \"b1 1:20:05 1:31:10 18 w\" \"b2 0:58:40 1:02:15 21 b\"";
    command.options = {
        {"lines", "a board each; - reads them from standard input", &words->lines, "LINE", true},
        {"--round", "the round of boards named b1 (or m3b1): r5, A.r5", &words->round, "ROUND"},
        {"--at", "when, by your watch: 14:30 (default: now, by the device)", &words->at, "TIME"},
        {"--control", "the time control of these games, kept with the readings", &words->control, "CONTROL"},
        {"--note", "a remark for the log", &words->note, "TEXT"},
        {"--by", "who read them (default: the event's only arbiter)", &words->by, "WHO"},
        log_option(words->log),
        id_option(words->id)};
    command.run = [words](Session& session) { return run_read(session, *words); };
    return command;
}

}  // namespace jadoube::cli
