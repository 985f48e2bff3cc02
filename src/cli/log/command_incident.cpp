// jadoube incident: what happened at a board goes into the log, and is judged.
#include <algorithm>
#include <memory>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_words.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/typed_line.hpp"
#include "desk/incident_entered.hpp"
#include "desk/judged_matter.hpp"
#include "desk/left_off.hpp"
#include "desk/line/line.hpp"
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

/// Where it begins; the acts of a line are read there.
Result<desk::Beginning> beginning_of(const desk::OpenLog& open, const IncidentWords& words,
                                     const event::GameReference& reference, const adjudicate::Case& told) {
    const auto game = told_game(words, reference, told);
    if (!game) return tl::unexpected<Error>(game.error());
    const auto now = desk::game_now(open, *game);
    if (!now) return tl::unexpected<Error>(now.error());
    return desk::beginning_of(open, *game, *now, told.game.start);
}

/// The position in which the line is read: what was left, if it goes on from there.
std::optional<chess::Setup> position_for(const std::string& line, const desk::Beginning& beginning) {
    const auto read = desk::read_line(line, beginning.position());
    return read && desk::goes_on(beginning, read->acts) ? beginning.position() : beginning.told;
}

/// What happened, from the line too; its kind of play and its remark go where the options have theirs.
tl::expected<adjudicate::Case, Errors> line_added(const Session& session, const desk::Beginning& beginning,
                                                  IncidentWords& words, adjudicate::Case told) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const auto read = typed_line(session, words.dispute.line, position_for(words.dispute.line, beginning));
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

/// That it goes on from what was left, or why not, is said before the ruling.
std::optional<desk::LeftOff> gone_on_from(const Session& session, const desk::Beginning& beginning,
                                          const adjudicate::Case& told) {
    const bool is_gone_on = desk::goes_on(beginning, told.dispute.acts);
    if (const std::string remark = beginning.remark(is_gone_on); !remark.empty())
        session.err << for_terminal(remark) << '\n';
    return is_gone_on ? beginning.left : std::nullopt;
}

ExitCode run_incident(Session& session, IncidentWords words) {
    const auto reference = event::parse_game_reference(words.reference);
    if (!reference) return session.fail(reference.error());
    auto told = told_case(words);
    if (!told) return session.fail(told.error());
    if (!words.dispute.control.empty()) tell_control(session, *told->game.clocks.control);
    auto open = open_log(session, words.log, log::Access::append, part_for(words, *reference));
    if (!open) return session.fail(on_paper(open.error()));
    const auto beginning = beginning_of(*open, words, *reference, *told);
    if (!beginning) return session.fail(beginning.error());
    if (!words.dispute.line.empty()) {
        told = line_added(session, *beginning, words, std::move(*told));
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
    const auto incident = desk::incident_to_enter(
        *open,
        {*game, *told, told_play(words, *told), words.note, words.another, gone_on_from(session, *beginning, *told)},
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
        "the game are counted from the log. Where nothing is told of the board, or the very board that the last ruling "
        "of\n"
        "the game left, it goes on from there with what is due and to be chosen, as if both were told in one: after a\n"
        "decision as proposed or with an option, and before it where a demand, an answer or a refusal comes first. "
        "From\n"
        "what was decided otherwise nothing is carried over. Without a board duties are stated in words. Exit code 4: "
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
