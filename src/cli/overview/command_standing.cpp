// jadoube standing: how a board stands, as the last ruling left it.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_rows.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/known/board_known.hpp"
#include "desk/known/board_named.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/known/for_later.hpp"
#include "report/event/adjournment_page.hpp"
#include "report/event/report_data.hpp"
#include "report/formats/brief.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

constexpr std::size_t kMostLines = 5;  // below the one on the incident

struct StandingWords {
    std::string reference;
    std::string log;
};

ExitCode show_line(Session& session, const desk::OpenLog& open, const event::GameReference& game,
                   const std::string& text, Json standing) {
    if (session.json)
        session.print(Json::object({{"schema", "jadoube/standing/1"},
                                    {"incident", Json()},
                                    {"text", text + "\n"},
                                    {"standing", std::move(standing)}}));
    else
        session.out << event::to_text(game) << ", " << for_terminal(report::plain(players_words(open.state, game)))
                    << '\n'
                    << for_terminal(text) << '\n';
    return ExitCode::fine;
}

/// Nothing was ruled on the game: what the log knows of its end, or that it is adjourned.
ExitCode show_unruled(Session& session, const desk::OpenLog& open, const event::GameReference& game) {
    if (const auto ended = desk::ended_game(open.state, game)) {
        const adjudicate::Ruling over{
            .standing = {.over = adjudicate::GameEnd{.by = ended->end.by, .score = ended->end.score}}};
        return show_line(session, open, game, report::plain(report::verdict(over)),
                         *adjudicate::to_json(over).find("standing"));
    }
    const log::AdjournedGame* adjourned = open.state.adjournment_of(game);
    if (adjourned != nullptr && !adjourned->resumed)
        return show_line(session, open, game, report::plain(report::adjournment_status(*adjourned)), Json::object({}));
    return session.fail(Error{ErrorCode::no_such_entry, "nothing was ruled on this game", event::to_text(game),
                              "jadoube open lists what waits"});
}

ExitCode run_standing(Session& session, const StandingWords& words) {
    const auto game = desk::board_named(words.reference, std::nullopt, [&] {
        return open_log(session, words.log, log::Access::read, log::WholeLog{});
    });
    if (!game) return session.fail(game.error());
    // What was laid on a player in an earlier round stands in no entry of this game.
    const auto open = open_log(session, words.log, log::Access::read, log::WholeLog{});
    if (!open) return session.fail(open.error());
    const log::LoggedIncident* last = desk::last_ruled(open->state, *game);
    if (last == nullptr) return show_unruled(session, *open, *game);
    const auto standing = desk::standing_after(*open, *last);
    if (!standing) return session.fail(standing.error());
    const std::string brief = report::in_brief(standing->words, terminal_style(session), kMostLines);
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/standing/1"},
                                    {"incident", incident_json(open->state, *last)},
                                    {"text", brief},
                                    {"standing", standing->standing}}));
        return ExitCode::fine;
    }
    const report::Text head = report::foreign(event::to_text(*game)) + ", " + players_words(open->state, *game) + ", " +
                              report::say("board.incident", {{"number", log::to_text(last->number)},
                                                             {"status", report::status_words(last->status())}});
    for (const desk::ForLater& one : desk::falling_on(open->state, *game))
        session.err << for_terminal(report::plain(desk::to_words(one))) << '\n';
    session.out << report::in_brief({{report::Paragraph{head}}}, terminal_style(session), 1) << brief;
    return ExitCode::fine;
}

}  // namespace

Command standing_command() {
    const auto words = std::make_shared<StandingWords>();
    Command command;
    command.name = "standing";
    command.summary = "Show how a board stands, as the last ruling left it";
    command.details =
        "In at most six lines: what is to be played, who may choose, the clocks to set. It is that of the ruling "
        "recorded\n"
        "last, with the option that was decided on; a decision with an option, or otherwise, is said first.";
    command.example = "jadoube standing r5b3";
    command.options = {{"game", "which game: r5b12 is round 5, board 12", &words->reference, "REF", true},
                       log_option(words->log)};
    command.run = [words](Session& session) { return run_standing(session, *words); };
    return command;
}

}  // namespace jadoube::cli
