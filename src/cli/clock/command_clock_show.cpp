// jadoube clock show: what a time control means.
#include "base/error.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/typed/show.hpp"
#include "game/time/time_control_words.hpp"
#include "report/game/clock_page.hpp"

namespace jadoube::cli {
namespace {

ExitCode show_control(Session& session, const std::string& text) {
    const auto control = game::read_typed_control(text);
    if (!control) return session.fail(control.error());
    if (session.json) {
        session.print(report::to_json(*control).set("text", text));
        return ExitCode::fine;
    }
    show(session, report::control_page(*control));
    return ExitCode::fine;
}

}  // namespace

Command clock_show_command() {
    const auto text = std::make_shared<std::string>();
    Command command;
    command.name = "show";
    command.summary = "Say what a time control means, period by period";
    command.details =
        "Of numbers alone a first time up to 180 is minutes (90+30, 40/90+30,30+30), from 300 on seconds, as in the "
        "PGN\n"
        "tag and the coded field of TRF26 (40/5400+30:1800+30). d and b in the place of + are delay and Bronstein,\n"
        "W300-B240 is for unequal sides, and words in English and German are read too. What could be meant two ways\n"
        "is refused: 240+5, 5:00. A last period with moves is repeated: 20/60 is twenty moves in each hour.";
    command.example = "jadoube clock show \"90 min for 40 moves + 30 min, 30 s per move from move 1\"";
    command.options = {{"control", "the time control", text.get(), "CONTROL", true}};
    command.run = [text](Session& session) { return show_control(session, *text); };
    return command;
}

}  // namespace jadoube::cli
