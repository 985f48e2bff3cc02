// jadoube adjourn: a game is broken off; what stands on the envelope goes into the log.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/adjourn/pages.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_words.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/adjourn/adjourned_games.hpp"
#include "desk/adjourn/adjourning.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/event_data.hpp"
#include "desk/known/open_log.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::cli {
namespace {

struct AdjournWords {
    IncidentWords game;
    std::string seals;
    std::string draw_offer;
    std::string resumption;
    PageWords pages;
};

/// What is told, as a case without acts.
tl::expected<adjudicate::Case, Errors> told(const AdjournWords& words) {
    DisputeWords dispute = words.game.dispute;
    dispute.pgn.clear();  // the game becomes an entry of its own
    dispute.no_position = dispute.fen.empty();
    auto read = read_dispute(dispute);
    if (!read) return tl::unexpected<Errors>(read.error());
    return std::move(read->given);
}

ExitCode say(Session& session, const desk::OpenLog& open, const log::AdjournedGame& game, const desk::Receipt& receipt,
             const PageWords& pages) {
    const report::Document page = report::envelope_page(desk::adjournment_report(open, game));
    std::string path;
    ExitCode code = ExitCode::fine;  // what was recorded is told, whatever becomes of the page
    if (!pages.folder.empty()) {
        const auto written = write_page(session, pages, game.game, "envelope", game.adjournment.entry.number, page);
        if (written) path = *written;
        if (!written) code = session.fail(written.error());
    }
    if (session.json) {
        Json json = adjournment_receipt(receipt, game);
        if (!path.empty()) json.set("pages", Json::array({path}));
        session.print(json);
        return code;
    }
    session.out << report::to_terminal(page, terminal_style(session)) << '\n' << short_text(receipt) << '\n';
    if (!path.empty()) say_line(session, "prompt.page", {{"file", for_terminal(path)}});
    say_next(session,
             fmt::format("jadoube seal {} --by {}", event::to_text(game.game), name_of(game.adjournment.what.seals)));
    return code;
}

/// Looks again: what is shown is what the log holds now.
ExitCode show_again(Session& session, const AdjournWords& words, const desk::Receipt& receipt) {
    const auto open = open_log(session, words.game.log, log::Access::read, game_named(words.game.reference));
    if (!open) return session.fail(open.error());
    const auto game = desk::adjourned_ever(*open, words.game.reference);
    if (!game) return session.fail(game.error());
    return say(session, *open, **game, receipt, words.pages);
}

ExitCode adjourn(Session& session, desk::OpenLog& open, const AdjournWords& words,
                 const event::GameReference& reference, const log::EntryId& id) {
    if (const auto ready = desk::require_not_adjourned(open, reference); !ready) return session.fail(ready.error());
    if (const auto folder = make_page_folder(words.pages); !folder) return session.fail(folder.error());
    const auto given = told(words);
    if (!given) return session.fail(given.error());
    if (const auto& control = given->game.clocks.control) tell_control(session, *control);
    const auto game = told_game(words.game, reference, *given);
    if (!game) return session.fail(game.error());
    const auto adjournment =
        desk::adjournment_to_enter(open, {*game, *given, chess::color_named(words.seals),
                                          chess::color_named(words.draw_offer), words.resumption, words.game.note});
    if (!adjournment) return session.fail(adjournment.error());
    const Uninterrupted held(session);
    const auto receipt = desk::enter(open, *adjournment, {id, desk::recorder(open, words.game.by)});
    if (!receipt) return session.fail(on_paper(receipt.error(), id));
    return show_again(session, words, *receipt);
}

ExitCode run_adjourn(Session& session, const AdjournWords& words) {
    const auto reference = event::parse_game_reference(words.game.reference);
    if (!reference) return session.fail(reference.error());
    auto open = open_log(session, words.game.log, log::Access::append, part_for(words.game, *reference));
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.game.id);
    if (!id) return session.fail(id.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::adjournment, [&](const log::Entry& entry) {
        return desk::is_adjournment(entry, *reference, chess::color_named(words.draw_offer), words.resumption,
                                    words.game.note);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_again(session, words, **tried);
    return adjourn(session, *open, words, *reference, *id);
}

}  // namespace

Command adjourn_command() {
    const auto words = std::make_shared<AdjournWords>();
    DisputeWords& dispute = words->game.dispute;
    Command command;
    command.name = "adjourn";
    command.summary = "Break a game off, and make the page for its envelope";
    command.details =
        "Records players, position, moves so far, clocks, who seals, an open draw offer, the resumption agreed and the "
        "laws.\n"
        "Of a game file nothing after --at is kept. The sealed move itself goes in with 'jadoube seal', or on paper "
        "alone.";
    command.example =
        "jadoube adjourn r21b1 --pgn game.pgn --at 40b --white-clock 0:34:00 --black-clock 0:21:00 --resumption "
        "\"tomorrow, 14:30\"";
    command.options = {
        {"game", "which game: r5b12 is round 5, board 12", &words->game.reference, "REF", true},
        {"--pgn", "the game so far", &dispute.pgn, "FILE"},
        {"--game", "which game of the file, from 1", &dispute.game, "N"},
        {"--at", "the moment: 40b is after Black's 40th move (default: the end)", &dispute.at, "MOVE"},
        {"--fen", "the position, where no moves are known", &dispute.fen, "FEN"},
        {"--rename", "the names that the log has for this game were wrong", &words->game.rename},
        {"--white", "the name of White", &words->game.white, "NAME", false, {}, ValueKind::players},
        {"--black", "the name of Black", &words->game.black, "NAME", false, {}, ValueKind::players},
        {"--white-clock", "White's clock: 0:34:00", &dispute.white_clock, "TIME"},
        {"--black-clock", "Black's clock", &dispute.black_clock, "TIME"},
        {"--running", "whose clock is running", &dispute.running, "SIDE", false, sides()},
        {"--control", "the time control: \"40 moves in 2 hours\"", &dispute.control, "CONTROL"},
        {"--seals", "who has the move, where no position is known", &words->seals, "SIDE", false, sides()},
        {"--draw-offer", "a draw offer by this side is open", &words->draw_offer, "SIDE", false, sides()},
        {"--resumption", "day, time and place", &words->resumption, "TEXT"},
        {"--note", "a remark for the report", &words->game.note, "TEXT"},
        {"--by", "who records (default: the event's only arbiter)", &words->game.by, "NAME"}};
    for (OptionSpec& spec : page_options(words->pages)) command.options.push_back(std::move(spec));
    command.options.push_back(log_option(words->game.log));
    command.options.push_back(id_option(words->game.id));
    command.run = [words](Session& session) { return run_adjourn(session, *words); };
    return command;
}

}  // namespace jadoube::cli
