// jadoube clock set: the times to set, from the readings and what is to be done to them.
#include "base/error.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/known/game_files.hpp"
#include "report/game/clock_setting_page.hpp"

namespace jadoube::cli {
namespace {

struct SetWords {
    std::vector<std::string> changes;
    std::string white_clock;
    std::string black_clock;
    std::optional<int> white_moves;
    std::optional<int> black_moves;
    std::string control;
    desk::GameChoice game;
};

/// Where the changes start from, and what they refer to.
struct Given {
    game::ClockState state;
    game::TimeControl control;
    game::Record record;
};

Result<void> read_game(const SetWords& words, Given& given) {
    if (words.game.file.empty()) return {};
    auto chosen = desk::choose_game(words.game);
    if (!chosen) return tl::unexpected<Error>(chosen.error());
    given.record = std::move(chosen->game.record);
    const std::string tag = given.record.tag("TimeControl");
    if (const auto control = game::read_time_control(tag); control) given.control = *control;
    given.state = recorded_state(given.record, chosen->at, given.control);
    return {};
}

Result<void> read_clock(const std::string& text, const char* option, std::optional<Millis>& reading) {
    if (text.empty()) return {};
    const auto time = time_option(text, option);
    if (!time) return tl::unexpected<Error>(time.error());
    reading = *time;
    return {};
}

Result<Given> read_given(const Session& session, const SetWords& words) {
    Given given;
    if (auto read = read_game(words, given); !read) return tl::unexpected<Error>(read.error());
    if (!words.control.empty()) {
        auto control = control_option(words.control, "--control");
        if (!control) return tl::unexpected<Error>(control.error());
        tell_control(session, *control);
        given.control = std::move(*control);
    }
    auto white = read_clock(words.white_clock, "--white-clock", given.state.reading.white);
    if (!white) return tl::unexpected<Error>(white.error());
    auto black = read_clock(words.black_clock, "--black-clock", given.state.reading.black);
    if (!black) return tl::unexpected<Error>(black.error());
    if (words.white_moves) given.state.moves.white = words.white_moves;
    if (words.black_moves) given.state.moves.black = words.black_moves;
    return given;
}

ExitCode run_set(Session& session, const SetWords& words) {
    const auto given = read_given(session, words);
    if (!given) return session.fail(given.error());
    std::vector<game::ClockChange> changes;
    for (const std::string& text : words.changes) {
        const auto change = game::parse_clock_change(text, given->record);
        if (!change) return session.fail(change.error());
        changes.push_back(*change);
    }
    const auto setting = game::set_clocks(given->state, changes, given->control, given->record);
    if (!setting) return session.fail(setting.error());
    if (session.json) {
        session.print(report::to_json(*setting, given->record));
    } else {
        show(session, report::setting_page(*setting, given->record));
    }
    return ExitCode::fine;
}

}  // namespace

Command clock_set_command() {
    const auto words = std::make_shared<SetWords>();
    Command command;
    command.name = "set";
    command.summary = "Work out the times to set, step by step";
    command.details =
        "Begins with the readings when the clock was paused and carries the changes out in order: 'add white 2:00',\n"
        "'subtract black 1:00', 'set white 0:10:00', 'ran black 3:20' (time that ran and was not counted), 'increment\n"
        "black' (takes back what a wrong press gained), 'restore 23b' (both clocks as recorded after Black's 23rd "
        "move).\n"
        "What the law orders is said by 'jadoube judge', which sets the clocks itself.";
    command.example =
        "jadoube clock set \"increment black\" \"add white 1:00\" --white-clock 5:58 --black-clock 6:37 "
        "--control \"25m+10s\"";
    command.options = {
        {"changes", "what is done, in order", &words->changes, "CHANGE"},
        {"--white-clock", "White's clock when it was paused: 0:05:58", &words->white_clock, "TIME"},
        {"--black-clock", "Black's clock", &words->black_clock, "TIME"},
        {"--white-moves", "moves that White has completed", &words->white_moves, "N"},
        {"--black-moves", "moves that Black has completed", &words->black_moves, "N"},
        {"--control", "the time control, in place of the game's TimeControl tag", &words->control, "CONTROL"},
        {"--pgn", "the game, with its clock readings", &words->game.file, "FILE"},
        {"--game", "which game of the file, from 1", &words->game.number, "N"},
        {"--at", "the moment of the pause: 45b is after Black's 45th move (default: the end)", &words->game.at,
         "MOVE"}};
    command.run = [words](Session& session) { return run_set(session, *words); };
    return command;
}

}  // namespace jadoube::cli
