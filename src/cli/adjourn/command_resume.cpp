// jadoube resume: an adjourned game is taken up again, step by step; each step that the laws regulate is ruled on.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"
#include "cli/adjourn/resumption.hpp"
#include "cli/commands.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/told_facts.hpp"
#include "desk/adjourn/adjourned_games.hpp"
#include "desk/adjourn/going_on.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/known/open_log.hpp"
#include "desk/laws/sealed_advice.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

/// "the game goes on with Nf3".
std::string going_on(const std::string& move) {
    return move.empty() ? report::phrase("prompt.goes_on")
                        : report::phrase("prompt.goes_on_with", {{"move", report::foreign(move)}});
}

desk::Receipt receipt_of_last(const std::vector<log::Recorded>& recorded) {
    return {recorded.back().entry.seq, recorded.back().entry.id, recorded.back().was_there};
}

using chess::Color;
using desk::ResumeStep;
using rules::SealedMove;

ExitCode note_presence(const Resumption& run) {
    const Uninterrupted held(run.session);
    const auto recorded = run.at.open.record(desk::presence_entries(run.at, run.told));
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.at.recording.id));
    std::vector<std::string> names;
    for (const Color side : run.told.present) names.push_back(report::side(side));
    const std::string words = fmt::format("{} {} there", list_of(names), names.size() == 1 ? "is" : "are");
    say(run, receipt_of(*recorded, run.at.recording.id), words, next_step(run));
    return ExitCode::fine;
}

/// Such a move is entered as made, and the exact options follow.
void advise_on_illegal_move(const Resumption& run, const desk::JudgedMatter& judged) {
    const auto position = desk::position_of(run.at.game);
    if (run.told.found != SealedMove::illegal || !position || run.session.json) return;
    const desk::SealedAdvice advice = desk::advice_on(desk::opened_text(run.at.game), *position);
    if (!desk::is_as_if_played(judged) || !advice.raw) return;
    run.session.out << fmt::format(
        "The move counts as made on the board: jadoube incident {} --act \"{} moves {}-{}\" --act \"{} points out\"\n",
        run.reference(), name_of(run.at.game.adjournment.what.seals), to_text(advice.raw->from),
        to_text(advice.raw->to), name_of(!run.at.game.adjournment.what.seals));
}

ExitCode rule(const Resumption& run) {
    const auto ruled = desk::ruled_step(run.at, run.told);
    if (!ruled) return run.session.fail(ruled.error());
    const Uninterrupted held(run.session);
    const auto recorded = run.at.open.record(ruled->entries);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.at.recording.id));
    desk::Receipt receipt = receipt_of(*recorded, run.at.recording.id);
    receipt.incident = ruled->matter.incident.number;
    const ExitCode code = show_ruling(run.session, ruled->judged, receipt, run.words.ruling);
    advise_on_illegal_move(run, ruled->judged);
    if (!run.session.json && recorded->back().entry.kind() == log::EntryKind::resumed)
        say(run, receipt_of_last(*recorded), going_on(std::get<log::GameResumed>(recorded->back().entry.data).move),
            {});
    if (!run.session.json && recorded->back().entry.kind() == log::EntryKind::seal_void)
        say(run, receipt_of_last(*recorded), report::phrase("prompt.stays_shut"), {});
    return code;
}

/// A legal move that came out of the envelope is the next move of the game, and is made by what is found of it.
std::optional<Error> sealed_move_waits(const Resumption& run) {
    const std::string text = desk::opened_text(run.at.game);
    const auto position = desk::position_of(run.at.game);
    if (!run.told.move.empty() || text.empty() || !position || !chess::parse_san(*position, text)) return std::nullopt;
    return Error{ErrorCode::usage,
                 fmt::format("the sealed move {} was opened, and is not made yet", for_terminal(text)), "--go-on",
                 fmt::format("it is made with: jadoube resume {} --found legal", run.reference())};
}

ExitCode go_on(const Resumption& run) {
    if (const auto waits = sealed_move_waits(run)) return run.session.fail(*waits);
    auto going =
        desk::going_on(run.at.open, run.at.game, run.told.move, run.told.clocks.value_or(run.at.game.clocks()));
    if (!going) return run.session.fail(going.error());
    going->resumed.note = run.told.note;
    auto entries = desk::entries_for(run.at.open, run.at.game, *going, run.at.recording);
    if (!entries) return run.session.fail(entries.error());
    entries->back().id = run.at.recording.id;
    std::vector<log::NewEntry> all = desk::presence_entries(run.at, run.told);
    all.insert(all.end(), entries->begin(), entries->end());
    const Uninterrupted held(run.session);
    const auto recorded = run.at.open.record(all);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.at.recording.id));
    const std::string& move = going->resumed.move;
    say(run, receipt_of(*recorded, run.at.recording.id), going_on(move), {});
    return ExitCode::fine;
}

ExitCode take(const Resumption& run) {
    switch (run.told.step) {
        case ResumeStep::present: return note_presence(run);
        case ResumeStep::open: return open_envelope(run);
        case ResumeStep::go_on: return go_on(run);
        default: return rule(run);
    }
}

/// Wrong times and positions come to light after the resumption too; an envelope is opened after the end if both ask.
bool needs_adjourned_game(const ResumeWords& words, ResumeStep step) {
    return step != ResumeStep::times && step != ResumeStep::position && !(step == ResumeStep::open && words.both_ask);
}

ExitCode run_resume(Session& session, const ResumeWords& words) {
    const auto step = step_of(words);
    if (!step) return session.fail(step.error());
    auto open = open_log(session, words.log, log::Access::append, game_named(words.reference));
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = desk::earlier_try(*open, *id, desk::kind_of(*step), [&](const log::Entry& entry) {
        const auto reference = event::parse_game_reference(words.reference);
        return reference && entry.game == *reference;
    });
    if (!tried) return session.fail(tried.error());
    const auto game = *tried || !needs_adjourned_game(words, *step) ? desk::adjourned_ever(*open, words.reference)
                                                                    : desk::adjourned_now(*open, words.reference);
    if (!game) return session.fail(game.error());
    auto told = told_of(*step, words, **game);
    if (!told) return session.fail(told.error());
    const Resumption run{session, words, {*open, **game, {*id, desk::recorder(*open, words.by)}}, std::move(*told)};
    if (!*tried) {
        if (const auto sealed = require_sealed_move(run); !sealed) return session.fail(sealed.error());
        return take(run);
    }
    if ((*tried)->incident.value != 0) return show_recorded(session, *open, **tried, words.ruling);
    say(run, **tried, report::phrase("prompt.earlier_try"), {});
    return ExitCode::fine;
}

}  // namespace

Command resume_command() {
    const auto words = std::make_shared<ResumeWords>();
    Command command;
    command.name = "resume";
    command.summary = "Take an adjourned game up again, step by step";
    command.details =
        "Note who is there, open the envelope, say what it holds; or that the game ended meanwhile, that somebody is "
        "away,\n"
        "that times or position are wrong. Each is ruled on by the laws that the log keeps. A legal sealed move is "
        "made "
        "on\n"
        "the board, and the game goes on in the same log with its clocks, counts and offers.";
    command.example = "jadoube resume r21b1 --present both --open";
    command.options = resume_options(*words);
    command.run = [words](Session& session) { return run_resume(session, *words); };
    return command;
}

}  // namespace jadoube::cli
