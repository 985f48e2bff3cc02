// jadoube resume: an adjourned game is taken up again, step by step; each step that the laws regulate is ruled on.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/text.hpp"
#include "cli/adjourn/resumption.hpp"
#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/told_facts.hpp"
#include "desk/adjourned_games.hpp"
#include "desk/going_on.hpp"
#include "desk/judged_matter.hpp"
#include "desk/open_log.hpp"
#include "desk/recording.hpp"
#include "desk/sealed_advice.hpp"
#include "report/words.hpp"

namespace jadoube::cli {
namespace {

using chess::Color;
using rules::SealedMove;

ExitCode note_presence(const Resumption& run) {
    const Uninterrupted held(run.session);
    const auto recorded = run.open.record(presence_entries(run));
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    std::vector<std::string> names;
    for (const Color side : sides_of(run.words.present)) names.push_back(report::side(side));
    const std::string words = fmt::format("{} {} there", list_of(names), names.size() == 1 ? "is" : "are");
    say(run, receipt_of(*recorded, run.recording.id), words, next_step(run));
    return ExitCode::fine;
}

// Steps that are ruled on.

/// Whether the ruling lets the game go on with the sealed move.
bool lets_go_on(const adjudicate::Ruling& ruling) {
    const adjudicate::MatterRuling* main = ruling.main();
    return ruling.status == adjudicate::Status::decided && main != nullptr && !(main->result && main->result->score) &&
           !main->game;
}

/// The move that the players go on with: as told, else as opened.
std::string move_to_make(const Resumption& run) {
    const auto found = found_in(run.words);
    if (found != SealedMove::legal && found != SealedMove::no_envelope) return {};
    return run.words.move.empty() && found == SealedMove::legal ? desk::opened_text(run.game) : run.words.move;
}

Result<std::vector<log::NewEntry>> consequences(const Resumption& run, const desk::JudgedMatter& judged,
                                                const log::ClockReadings& clocks) {
    if (run.step == ResumeStep::ended) {
        const EarlyEnd end = early_end(run.words);
        std::vector<log::NewEntry> entries;
        if (const auto known = run.open.state.games.find(run.game.game); known != run.open.state.games.end()) {
            log::GameKnown over = known->second.what;
            over.result = end.result;
            entries.push_back(run.entry(desk::part_of(run.recording.id, "game"), over));
        }
        entries.push_back(run.entry(desk::part_of(run.recording.id, "void"),
                                    log::SealVoid{run.game.adjournment.entry.id, end.result, end.reason}));
        return entries;
    }
    const std::string move = run.step == ResumeStep::found ? move_to_make(run) : std::string();
    if (move.empty() || !lets_go_on(judged.ruling)) return std::vector<log::NewEntry>{};
    const auto going = desk::going_on(run.open, run.game, move, clocks);
    if (!going) return tl::unexpected<Error>(going.error());
    return desk::entries_for(run.open, run.game, *going, run.recording);
}

/// Whether an article on illegal moves on the board applied: the law takes the sealed move as made there.
bool is_as_if_played(const desk::JudgedMatter& judged) {
    const adjudicate::MatterRuling* main = judged.ruling.main();
    if (main == nullptr) return false;
    return std::any_of(main->chain.begin(), main->chain.end(), [&](const adjudicate::ArticleFinding& finding) {
        const rules::Article* article = judged.laws.ruleset().find(finding.article);
        return finding.finding == rules::Finding::applies && article != nullptr &&
               rules::covers_any(rules::Kind::illegal_move, article->triggers);
    });
}

/// Such a move is entered as made, and the exact options follow.
void advise_on_illegal_move(const Resumption& run, const desk::JudgedMatter& judged) {
    const auto position = desk::position_of(run.game);
    if (found_in(run.words) != SealedMove::illegal || !position || run.session.json) return;
    const desk::SealedAdvice advice = desk::advice_on(desk::opened_text(run.game), *position);
    if (!is_as_if_played(judged) || !advice.raw) return;
    run.session.out << fmt::format(
        "The move counts as made on the board: jadoube incident {} --act \"{} moves {}-{}\" --act \"{} points out\"\n",
        run.reference(), name_of(run.game.adjournment.what.seals), to_text(advice.raw->from), to_text(advice.raw->to),
        name_of(!run.game.adjournment.what.seals));
}

ExitCode rule(const Resumption& run) {
    const auto incident = incident_of(run.step, run.words, run.game, run.recording.author);
    if (!incident) return run.session.fail(incident.error());
    const auto matter = desk::matter_on(run.open, run.game, *incident, run.recording);
    if (!matter) return run.session.fail(matter.error());
    const auto judged = desk::judge_matter(run.open, *matter);
    if (!judged) return run.session.fail(judged.error());
    const auto told = read_told(run.words.facts);  // without what the steps themselves say
    if (!told) return run.session.fail(told.error());
    const auto heard = desk::require_heard(judged->ruling, {told->begin(), told->end()});
    if (!heard) return run.session.fail(heard.error());
    std::vector<log::NewEntry> entries = presence_entries(run);
    entries.push_back(run.entry(run.recording.id, matter->incident.report));
    entries.push_back(desk::ruling_entry(run.recording, matter->incident, *judged));
    const auto more = consequences(run, *judged, matter->incident.report.clocks);
    if (!more) return run.session.fail(more.error());
    entries.insert(entries.end(), more->begin(), more->end());
    const Uninterrupted held(run.session);
    const auto recorded = run.open.record(entries);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    desk::Receipt receipt = receipt_of(*recorded, run.recording.id);
    receipt.incident = matter->incident.number;
    const ExitCode code = show_ruling(run.session, *judged, receipt, run.words.ruling);
    advise_on_illegal_move(run, *judged);
    if (!run.session.json && recorded->back().entry.kind() == log::EntryKind::resumed)
        run.session.out << fmt::format("recorded as {}: the game goes on with {}\n", recorded->back().entry.seq.value,
                                       std::get<log::GameResumed>(recorded->back().entry.data).move);
    if (!run.session.json && recorded->back().entry.kind() == log::EntryKind::seal_void)
        run.session.out << fmt::format("recorded as {}: the envelope stays shut\n", recorded->back().entry.seq.value);
    return code;
}

ExitCode go_on(const Resumption& run) {
    const auto told = told_clocks(run.words, run.game);
    if (!told) return run.session.fail(told.error());
    auto going = desk::going_on(run.open, run.game, run.words.move, told->value_or(run.game.clocks()));
    if (!going) return run.session.fail(going.error());
    going->resumed.note = run.words.note;
    auto entries = desk::entries_for(run.open, run.game, *going, run.recording);
    if (!entries) return run.session.fail(entries.error());
    entries->back().id = run.recording.id;
    std::vector<log::NewEntry> all = presence_entries(run);
    all.insert(all.end(), entries->begin(), entries->end());
    const Uninterrupted held(run.session);
    const auto recorded = run.open.record(all);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    const std::string& move = going->resumed.move;
    say(run, receipt_of(*recorded, run.recording.id), "the game goes on" + (move.empty() ? "" : " with " + move), {});
    return ExitCode::fine;
}

ExitCode take(const Resumption& run) {
    switch (run.step) {
        case ResumeStep::present: return note_presence(run);
        case ResumeStep::open: return open_envelope(run);
        case ResumeStep::go_on: return go_on(run);
        default: return rule(run);
    }
}

log::EntryKind kind_for(ResumeStep step) {
    switch (step) {
        case ResumeStep::present: return log::EntryKind::presence;
        case ResumeStep::open: return log::EntryKind::opened;
        case ResumeStep::go_on: return log::EntryKind::resumed;
        default: return log::EntryKind::incident;
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
    const auto tried = desk::earlier_try(*open, *id, kind_for(*step), [&](const log::Entry& entry) {
        const auto reference = event::parse_game_reference(words.reference);
        return reference && entry.game == *reference;
    });
    if (!tried) return session.fail(tried.error());
    const auto game = *tried || !needs_adjourned_game(words, *step) ? desk::adjourned_ever(*open, words.reference)
                                                                    : desk::adjourned_now(*open, words.reference);
    if (!game) return session.fail(game.error());
    const Resumption run{session, *open, **game, words, *step, {*id, desk::recorder(open->state, words.by)}};
    if (!*tried) {
        if (const auto sealed = require_sealed_move(run); !sealed) return session.fail(sealed.error());
        return take(run);
    }
    if ((*tried)->incident != 0) return show_recorded(session, *open, **tried, words.ruling);
    say(run, **tried, "by an earlier try of this command", {});
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
