// jadoube clock total: what both clocks together must show after a clock stopped working or was wrongly set.
#include "base/error.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "report/game/clock_setting_page.hpp"

namespace jadoube::cli {
namespace {

struct TotalWords {
    std::string control;
    std::string white_clock;
    std::string black_clock;
    std::string passed;
    std::optional<int> white_moves;
    std::optional<int> black_moves;
    std::optional<int> white_now;
    std::optional<int> black_now;
};

Result<game::TotalLeft> total_of(const Session& session, const TotalWords& words) {
    const auto control = control_option(words.control, "--control");
    if (!control) return tl::unexpected<Error>(control.error());
    tell_control(session, *control);
    const auto white = time_option(words.white_clock, "--white-clock");
    if (!white) return tl::unexpected<Error>(white.error());
    const auto black = time_option(words.black_clock, "--black-clock");
    if (!black) return tl::unexpected<Error>(black.error());
    const auto passed = time_option(words.passed, "--passed");
    if (!passed) return tl::unexpected<Error>(passed.error());
    return game::total_left({{*white, *black}, {words.white_moves, words.black_moves}},
                            {words.white_now.value_or(0), words.black_now.value_or(0)}, *passed, *control);
}

ExitCode run_total(Session& session, const TotalWords& words) {
    const auto total = total_of(session, words);
    if (!total) return session.fail(total.error());
    if (session.json) {
        session.print(report::to_json(*total));
    } else {
        show(session, report::total_page(*total));
    }
    return ExitCode::fine;
}

}  // namespace

Command clock_total_command() {
    const auto words = std::make_shared<TotalWords>();
    Command command;
    command.name = "total";
    command.summary = "Say what both clocks together must show after a clock failed";
    command.details =
        "From the last readings that were right, the moves then and now, and the time that has passed since. The sum "
        "is\n"
        "certain; how it falls to the two players is the arbiter's estimate.";
    command.example =
        "jadoube clock total --control 40/5400+30:1800+30 --white-clock 1:05:20 --black-clock 0:58:10 --white-moves 20 "
        "--black-moves 19 --passed 0:17:00 --white-now 26 --black-now 25";
    command.options = {{"--control", "the time control", &words->control, "CONTROL", true},
                       {"--white-clock", "White's last right reading", &words->white_clock, "TIME", true},
                       {"--black-clock", "Black's", &words->black_clock, "TIME", true},
                       {"--passed", "time since that reading, pauses left out", &words->passed, "TIME", true},
                       {"--white-moves", "moves White had completed then", &words->white_moves, "N", true},
                       {"--black-moves", "moves Black had completed then", &words->black_moves, "N", true},
                       {"--white-now", "moves White has completed now", &words->white_now, "N", true},
                       {"--black-now", "moves Black has completed now", &words->black_now, "N", true}};
    command.run = [words](Session& session) { return run_total(session, *words); };
    return command;
}

}  // namespace jadoube::cli
