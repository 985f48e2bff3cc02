// jadoube correct: what was entered wrongly of an incident, or the names of the players, reads right from now on.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/due_note.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/dispute_options.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/typed_line.hpp"
#include "desk/incident/authority.hpp"
#include "desk/incident/corrections.hpp"
#include "desk/known/game_told.hpp"
#include "desk/line/line_case.hpp"

namespace jadoube::cli {
namespace {

struct CorrectWords {
    std::string what;  // "3", or "r5b12"
    DisputeWords dispute;
    std::string white;
    std::string black;
    std::string at_time;
    std::string reason;
    std::string by;
    std::string log;
    std::string id;
    RulingWords ruling;
};

/// What is told anew, the line read where the incident began.
tl::expected<desk::CorrectionTold, Errors> correction_told(const Session& session, const desk::OpenLog& open,
                                                           const log::LoggedIncident& incident,
                                                           const CorrectWords& words) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const auto happened = moment_typed(session, open, words.at_time, "--at-time");
    if (!happened) return fail(happened.error());
    desk::CorrectionTold told{.has_position = !words.dispute.fen.empty() || words.dispute.no_position,
                              .happened = *happened,
                              .reason = words.reason,
                              .by = desk::recorder(open, words.by)};
    DisputeWords dispute = words.dispute;
    dispute.no_position = dispute.fen.empty();
    auto given = read_dispute(dispute);
    if (!given) return tl::unexpected<Errors>(given.error());
    told.told = given->given;
    if (words.dispute.line.empty()) return told;
    const auto matter = desk::matter_of(open, incident);
    if (!matter) return fail(matter.error());
    const auto before = desk::to_case(*matter);
    if (!before) return tl::unexpected<Errors>(before.error());
    const auto read = typed_line(session, words.dispute.line,
                                 told.has_position ? told.told.game.start : desk::position_before(*before));
    if (!read) return fail(read.error());
    auto added = desk::with_line(std::move(*given), *read);
    if (!added) return fail(added.error());
    told.told = std::move(added->given);
    return told;
}

ExitCode correct_incident(Session& session, const CorrectWords& words, const log::LogNumber& number) {
    auto open = open_log(session, words.log, log::Access::append, log::GameOfIncident{number});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto incident = desk::incident_numbered(*open, number);
    if (!incident) return session.fail(incident.error());
    const auto told = correction_told(session, *open, **incident, words);
    if (!told) return session.fail(told.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::correction, [&](const log::Entry& entry) {
        return desk::is_correction(entry, **incident, *told);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_recorded(session, *open, **tried, words.ruling);
    const auto made = desk::correction_to_record(*open, **incident, *told, {*id, told->by});
    if (!made) return session.fail(made.error());
    const Uninterrupted held(session);
    const auto recorded = open->record(made->entries);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    const log::Recorded& first = recorded->front();
    const bool was_decided = !(*incident)->decisions.empty();
    tell_due_since(session, *open);
    return show_ruling(session, made->judged, {first.entry.seq, *id, first.was_there, number}, words.ruling,
                       was_decided);
}

ExitCode say_names(const Session& session, const desk::Receipt& receipt, const log::GameKnown& known) {
    if (session.json)
        session.print(receipt_json(receipt));
    else
        session.out << short_text(receipt) << ": " << for_terminal(known.players.white) << " - "
                    << for_terminal(known.players.black) << '\n';
    return ExitCode::fine;
}

ExitCode correct_names(Session& session, const CorrectWords& words, const event::GameReference& game) {
    auto open = open_log(session, words.log, log::Access::append, log::GameOf{game});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto known = desk::game_on_file(*open, game);
    if (!known) return session.fail(known.error());
    if (!*known) {
        return session.fail(
            Error{ErrorCode::no_such_entry, "the log has no such game", words.what, "jadoube log lists what there is"});
    }
    const auto now = desk::game_now(*open, {.reference = game, .players = {words.white, words.black}, .renames = true});
    if (!now) return session.fail(now.error());
    const log::NewEntry entry{*id, now->game.known, desk::recorder(*open, words.by), game};
    if (const auto by = desk::require_of_event(open->state, entry.author); !by) return session.fail(by.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::game, [&](const log::Entry& there) {
        return std::get<log::GameKnown>(there.data).players == now->game.known.players;
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return say_names(session, **tried, now->game.known);
    if (!now->is_new) {
        return session.fail(Error{ErrorCode::usage, "it reads so already", words.what, "--white NAME or --black NAME"});
    }
    const Uninterrupted held(session);
    const auto recorded = open->record(entry);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    return say_names(session, {recorded->entry.seq, *id, recorded->was_there}, now->game.known);
}

ExitCode run_correct(Session& session, const CorrectWords& words) {
    const bool names = !words.white.empty() || !words.black.empty();
    const auto number = log::parse_log_number(words.what);
    if (number && !names) return correct_incident(session, words, *number);
    const auto game = event::parse_game_reference(words.what);
    if (game && names) return correct_names(session, words, *game);
    return session.fail(Error{ErrorCode::usage,
                              "'" + words.what + "' and what is told do not go together",
                              {},
                              "the number of an incident with what happened, or a board with --white and --black"});
}

/// What takes the place of what was entered.
std::vector<OptionSpec> told_anew_options(DisputeWords& dispute) {
    return {
        {"line", "what happened, in a line, in place of all acts", &dispute.line, "LINE"},
        {"-a,--act",
         "what happened, once for each act in order, in place of all acts",
         &dispute.acts,
         "TEXT",
         false,
         {},
         ValueKind::acts},
        {"--fen", "the position before the first act", &dispute.fen, "FEN"},
        {"--no-position", "no position is known", &dispute.no_position},
        {"-f,--fact", "a fact told with the incident, once for each: deliberate=yes", &dispute.facts, "FACT=VALUE"},
        {"--white-clock", "White's clock when it was stopped", &dispute.white_clock, "TIME"},
        {"--black-clock", "Black's clock", &dispute.black_clock, "TIME"},
        {"--running", "whose clock was running", &dispute.running, "SIDE", false, sides()},
        {"--nothing-else", "all is told: what was not entered did not happen", &dispute.nothing_else},
    };
}

}  // namespace

Command correct_command() {
    const auto words = std::make_shared<CorrectWords>();
    Command command;
    command.name = "correct";
    command.summary = "Correct what was entered wrongly of an incident, or the names of players";
    command.details =
        "Of an incident that is told anew which was mistyped: all its acts, a fact, the position, the clocks; the rest "
        "stays.\n"
        "It is judged again, and a decision on what stood before has to be made anew. Both stay in the log, and the "
        "report\n"
        "shows what it read before. By whoever entered it or decided on it, or somebody whose role is as high. An "
        "incident\n"
        "of another board is withdrawn and entered there: 'jadoube undo'. With a board and names these are corrected.";
    command.example = "jadoube correct 3 \"white Nf3-d4, presses; black points it out\" --reason \"it was d4\"";
    command.options = {{"what", "the number of the incident, or a board: r5b12", &words->what, "N|REF", true}};
    for (OptionSpec& option : told_anew_options(words->dispute)) command.options.push_back(std::move(option));
    const std::vector<OptionSpec> more{
        {"--white", "with a board: the name of White", &words->white, "NAME", false, {}, ValueKind::players},
        {"--black", "with a board: the name of Black", &words->black, "NAME", false, {}, ValueKind::players},
        {"--at-time", "when it happened, by the clocks of the event: \"2026-05-14 14:05\"", &words->at_time, "TIME"},
        {"--reason", "why; needed for an incident", &words->reason, "TEXT"},
        {"--by", "who corrects it (default: the event's only arbiter)", &words->by, "NAME"},
        brief_option(words->ruling),
        explain_option(words->ruling),
        log_option(words->log),
        id_option(words->id),
    };
    command.options.insert(command.options.end(), more.begin(), more.end());
    command.run = [words](Session& session) { return run_correct(session, *words); };
    return command;
}

}  // namespace jadoube::cli
