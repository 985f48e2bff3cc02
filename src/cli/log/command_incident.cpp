// jadoube incident: what happened at a board goes into the log, and is judged.
#include <algorithm>
#include <memory>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_words.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/typed_line.hpp"
#include "desk/board_known.hpp"
#include "desk/incident_entered.hpp"
#include "desk/judged_matter.hpp"
#include "desk/open_log.hpp"
#include "desk/recording.hpp"

namespace jadoube::cli {
namespace {

/// The kind of play, where it is told.
std::string told_play(const IncidentWords& words, const adjudicate::Case& told) {
    return words.case_file.empty() ? words.dispute.play : std::string(name_of(told.game.play));
}

ExitCode judge_and_enter(Session& session, desk::OpenLog& open, const desk::IncidentToEnter& incident,
                         const RulingWords& words) {
    const auto judged = desk::judge_matter(open, incident.matter);
    if (!judged) return session.fail(judged.error());
    const auto heard = desk::require_heard(judged->ruling, judged->given.dispute, judged->given.dispute.facts);
    if (!heard) return session.fail(heard.error());
    const Uninterrupted held(session);
    const auto receipt = desk::enter(open, incident, *judged);
    if (!receipt) return session.fail(on_paper(receipt.error(), incident.recording.id));
    return show_ruling(session, *judged, *receipt, words);
}

/// What happened, from the line too, which is read in the position that the log or the options know; its kind of play
/// and its remark go where the options have theirs.
tl::expected<adjudicate::Case, Errors> line_added(const Session& session, const desk::OpenLog& open,
                                                  IncidentWords& words, const event::GameReference& reference,
                                                  adjudicate::Case told) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const auto game = told_game(words, reference, told);
    if (!game) return fail(game.error());
    const auto now = desk::game_now(open, *game);
    if (!now) return fail(now.error());
    const auto read =
        typed_line(session, words.dispute.line, game->has_own_position ? told.game.start : desk::position_in(*now));
    if (!read) return fail(read.error());
    if (read->play && !words.dispute.play.empty() && rules::named<rules::Play>(words.dispute.play) != read->play) {
        return fail(
            {ErrorCode::usage, "the kind of play stands in the line and in an option", "--play", "tell it once"});
    }
    if (read->play) words.dispute.play = name_of(*read->play);
    if (!read->remark.empty()) words.note += (words.note.empty() ? "" : "; ") + read->remark;
    auto added = desk::with_line(std::move(told), *read);
    if (!added) return fail(added.error());
    if (!added->dispute.acts.empty()) return std::move(*added);
    return fail({ErrorCode::usage, "nothing has happened yet", "the line", "write an act: 'white touches f3'"});
}

/// Where nobody tells a position and no record is known, the game stands where its last ruling has left it.
bool begins_where_it_was_left(const IncidentWords& words, const desk::OpenLog& open,
                              const event::GameReference& reference, const adjudicate::Case& told) {
    const DisputeWords& dispute = words.dispute;
    const bool is_told = !words.case_file.empty() || !dispute.fen.empty() || !dispute.pgn.empty() ||
                         !dispute.at.empty() || dispute.no_position || !told.game.moves.empty();
    const auto known = desk::game_on_file(open, reference);
    return !is_told && known && *known && !(*known)->record;
}

tl::expected<adjudicate::Case, Errors> begun_where_it_was_left(const Session& session, IncidentWords& words,
                                                               const desk::OpenLog& open,
                                                               const event::GameReference& reference,
                                                               adjudicate::Case told) {
    if (!begins_where_it_was_left(words, open, reference, told)) return told;
    const auto board = desk::board_left(open, reference);
    if (!board) return told;
    words.dispute.fen = chess::to_fen(*board);
    session.err << "begins on the board that the last ruling left: " << words.dispute.fen
                << " (another one: --fen; unknown: --no-position)\n";
    return told_case(words);
}

ExitCode run_incident(Session& session, IncidentWords words) {
    const auto reference = event::parse_game_reference(words.reference);
    if (!reference) return session.fail(reference.error());
    auto told = told_case(words);
    if (!told) return session.fail(told.error());
    if (!words.dispute.control.empty()) tell_control(session, *told->game.clocks.control);
    auto open = open_log(session, words.log, log::Access::append, part_for(words, *reference));
    if (!open) return session.fail(on_paper(open.error()));
    told = begun_where_it_was_left(session, words, *open, *reference, std::move(*told));
    if (!told) return session.fail(told.error());
    if (!words.dispute.line.empty()) {
        told = line_added(session, *open, words, *reference, std::move(*told));
        if (!told) return session.fail(told.error());
    }
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::incident, [&](const log::Entry& entry) {
        return desk::reports(entry, *reference, *told, words.note);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_recorded(session, *open, **tried, words.ruling);
    const auto game = told_game(words, *reference, *told);
    if (!game) return session.fail(game.error());
    const auto incident =
        desk::incident_to_enter(*open, {*game, *told, told_play(words, *told), words.note, words.another},
                                {*id, desk::recorder(open->state, words.by)});
    if (!incident) return session.fail(incident.error());
    return judge_and_enter(session, *open, *incident, words.ruling);
}

/// The options of a dispute without those that the log itself answers.
std::vector<OptionSpec> dispute_options(DisputeWords& words) {
    std::vector<OptionSpec> options = options_for(words);
    options.erase(std::remove_if(options.begin(), options.end(),
                                 [](const OptionSpec& spec) { return spec.name.rfind("--illegal-", 0) == 0; }),
                  options.end());
    return options;
}

}  // namespace

Command incident_command() {
    const auto words = std::make_shared<IncidentWords>();
    Command command;
    command.name = "incident";
    command.short_name = "i";
    command.summary = "Enter what happened at a board, and have it judged";
    command.details =
        "Records the game where it is new, the incident and the ruling proposed, all or nothing. Earlier illegal moves "
        "of\n"
        "the game are counted from the log. Where neither position nor game is told, it begins on the board that the\n"
        "last ruling of the game left, if that was decided as proposed; else duties are stated in words. Exit code 4: "
        "it is\n"
        "recorded, and something must still be told with 'jadoube answer'. An incident like one that was entered (same "
        "game,\n"
        "moment and kind) is not recorded unless --another says that it is another.";
    command.example =
        "jadoube incident r5b12 --pgn game.pgn --at 27w \"black Nd5-e3, presses; white points it out\" --nothing-else";
    command.options = {{"game", "which game: r5b12 is round 5, board 12; A.r5b12 in a section; r5m3b2 in a match",
                        &words->reference, "REF", true},
                       {"line", "what happened, in a line: \"white Nf3-d3, presses; black points it out\"",
                        &words->dispute.line, "LINE"}};
    for (OptionSpec& spec : dispute_options(words->dispute)) command.options.push_back(std::move(spec));
    const std::vector<OptionSpec> more{
        {"--case", "what happened, from a case file in place of --act", &words->case_file, "CASE.json"},
        {"--white", "the name of White", &words->white, "NAME"},
        {"--black", "the name of Black", &words->black, "NAME"},
        {"--another", "it is another one, although an incident like it was entered", &words->another},
        {"--rename", "the names that the log has for this game were wrong", &words->rename},
        {"--note", "a remark for the report", &words->note, "TEXT"},
        {"--by", "who records (default: the event's only arbiter)", &words->by, "NAME"},
        brief_option(words->ruling),
        explain_option(words->ruling),
        log_option(words->log),
        id_option(words->id)};
    command.options.insert(command.options.end(), more.begin(), more.end());
    command.run = [words](Session& session) { return run_incident(session, *words); };
    return command;
}

}  // namespace jadoube::cli
