// jadoube clock rebuild: what a dead clock must show, from the last right reading in the log.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/reading_lines.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/known/open_log.hpp"
#include "desk/laws/game_control.hpp"
#include "report/game/rebuilt_page.hpp"

namespace jadoube::cli {
namespace {

using Round = log::Entered<log::ClocksRead>;

struct RebuildWords {
    std::string game;
    std::string passed;
    std::string at;
    std::string control;
    std::optional<log::LogNumber> entry;
    std::optional<int> white_moves;
    std::optional<int> black_moves;
    std::optional<int> white_now;
    std::optional<int> black_now;
    std::string log;
};

/// What was read at that board; nothing where it was passed over.
const log::ClockReadings* reading_of(const Round& read, const event::GameReference& game) {
    const auto& boards = read.what.boards;
    const auto found =
        std::find_if(boards.begin(), boards.end(), [&](const auto& board) { return board.game == game; });
    return found == boards.end() ? nullptr : &found->clocks;
}

Result<const Round*> last_right(const desk::OpenLog& open, const event::GameReference& game,
                                const std::optional<log::LogNumber>& entry) {
    const auto& rounds = open.state.readings;
    const auto found = std::find_if(rounds.rbegin(), rounds.rend(), [&](const Round& read) {
        return (!entry || read.entry.number == *entry) && reading_of(read, game) != nullptr;
    });
    if (found != rounds.rend()) return &*found;
    const std::string name = event::to_text(game);
    return failure(ErrorCode::no_such_entry,
                   entry ? fmt::format("entry {} is no reading of {}", *entry, name)
                         : fmt::format("the clocks of {} were never read", name),
                   open.store.path().string(),
                   "jadoube clock sheet shows what was read; without a reading: jadoube clock total");
}

/// The one typed, else the one last told in the log.
Result<game::TimeControl> control_of(const Session& session, const log::State& state, const event::GameReference& game,
                                     const RebuildWords& words) {
    const auto told = words.control.empty() ? desk::control_told(state, game) : std::nullopt;
    if (told) return game::parse_time_control(*told);
    auto control = control_option(words.control, "--control");
    if (control) tell_control(session, *control);
    return control;
}

/// By the watch from the one reading to now, at most a day.
Result<Millis> passed_by_watch(Millis then, const std::string& at) {
    constexpr std::int64_t kDay = std::int64_t{24} * 3600 * 1000;
    if (at.empty()) {
        return failure(ErrorCode::usage, "that reading has the time of your watch, and what it shows now is not known",
                       "--at", "--at 14:47, or the time passed without pauses: --passed 0:17:00");
    }
    auto now = watch_option(at, "--at");
    if (!now) return now;
    return Millis{(now->count - then.count + kDay) % kDay};
}

Result<Millis> time_passed(const Session& session, const Round& read, const RebuildWords& words) {
    if (!words.passed.empty()) return time_option(words.passed, "--passed");
    if (read.what.watch) return passed_by_watch(*read.what.watch, words.at);
    const Millis passed{session.now_ms() - read.entry.at.ms};
    if (words.at.empty() && passed >= Millis{}) return passed;
    return failure(ErrorCode::usage,
                   words.at.empty() ? "the device's clock stands before the time of that reading"
                                    : "that reading has the time of the device, not of your watch",
                   words.at.empty() ? "--passed" : "--at", "say how much time has passed since: --passed 0:17:00");
}

/// The clocks at the reading; moves that the sheet does not have are told.
Result<game::ClockState> state_then(const log::ClockReadings& clocks, const RebuildWords& words) {
    game::ClockState then{clocks.reading, clocks.moves};
    if (words.white_moves) then.moves.white = words.white_moves;
    if (words.black_moves) then.moves.black = words.black_moves;
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        if (then.moves[side]) continue;
        return failure(ErrorCode::usage,
                       fmt::format("how many moves {} had completed at the reading is not known", name_of(side)), {},
                       fmt::format("--{}-moves 18", name_of(side)));
    }
    return then;
}

Result<report::RebuiltClocks> rebuild(const Session& session, const RebuildWords& words) {
    const auto game = event::parse_game_reference(words.game);
    if (!game) return tl::unexpected<Error>(game.error());
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return tl::unexpected<Error>(open.error());
    const auto read = last_right(*open, *game, words.entry);
    if (!read) return tl::unexpected<Error>(read.error());
    const auto control = control_of(session, open->state, *game, words);
    if (!control) return tl::unexpected<Error>(control.error());
    const auto passed = time_passed(session, **read, words);
    if (!passed) return tl::unexpected<Error>(passed.error());
    const auto then = state_then(*reading_of(**read, *game), words);
    if (!then) return tl::unexpected<Error>(then.error());
    const chess::ByColor<int> now{words.white_now.value_or(0), words.black_now.value_or(0)};
    const auto total = game::total_left(*then, now, *passed, *control);
    if (!total) return tl::unexpected<Error>(total.error());
    return report::RebuiltClocks{*game,    **read, *then,
                                 *control, *total, game::shared_by_pace(*then, now, *total, *control)};
}

ExitCode run_rebuild(Session& session, const RebuildWords& words) {
    const auto rebuilt = rebuild(session, words);
    if (!rebuilt) return session.fail(rebuilt.error());
    if (session.json) {
        session.print(report::to_json(*rebuilt));
    } else {
        show(session, report::rebuilt_page(*rebuilt));
    }
    return ExitCode::fine;
}

}  // namespace

Command clock_rebuild_command() {
    const auto words = std::make_shared<RebuildWords>();
    Command command;
    command.name = "rebuild";
    command.summary = "Say what a dead clock must show, from the last reading in the log";
    command.details =
        "The sum of both clocks is certain, and what neither can exceed. Where the pace of both until the reading is\n"
        "known, an estimate of the shares is added, and said to be one. Nothing is recorded.";
    command.example = "jadoube clock rebuild r5b1 --passed 0:17:00 --white-now 26 --black-now 25";
    command.options = {
        {"game", "round and board: r5b1", &words->game, "GAME", true},
        {"--white-now", "moves White has completed now", &words->white_now, "N", true},
        {"--black-now", "moves Black has completed now", &words->black_now, "N", true},
        {"--passed", "time since that reading, pauses left out (default: all until now)", &words->passed, "TIME"},
        {"--at", "what your watch shows now, where the reading has its time", &words->at, "TIME"},
        {"--control", "the time control (default: as last told for this game, else that of the event)", &words->control,
         "CONTROL"},
        {"--entry", "the entry with the last right reading (default: the latest)", &words->entry, "SEQ"},
        {"--white-moves", "moves White had completed at the reading, where the sheet has none", &words->white_moves,
         "N"},
        {"--black-moves", "moves Black had completed then", &words->black_moves, "N"},
        log_option(words->log)};
    command.run = [words](Session& session) { return run_rebuild(session, *words); };
    return command;
}

}  // namespace jadoube::cli
