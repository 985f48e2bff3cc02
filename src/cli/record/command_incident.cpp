// jadoube incident: what happened at a board goes into the log, and is judged.
#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/due_note.hpp"
#include "cli/log/incident_words.hpp"
#include "cli/log/paper_note.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/typed_line.hpp"
#include "desk/incident/authority.hpp"
#include "desk/incident/incident_entered.hpp"
#include "desk/incident/penalties.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/board_named.hpp"
#include "desk/known/for_later.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/known/open_log.hpp"
#include "log/entry/fields.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/act_words.hpp"
#include "report/words/document.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

void remark(const Session& session, const std::string& words) {
    session.err << for_terminal(words) << '\n';
}

/// Which incidents are of other players from now on, and where else in the round one of them plays.
void tell_renamed(const Session& session, const log::State& state, const desk::IncidentToEnter& incident) {
    const event::GameReference& here = incident.matter.incident.game;
    const auto& now = incident.game.game.known.players;
    const auto before = state.games.find(here);
    if (before != state.games.end() && before->second.what.players == now) return;
    for (const log::LoggedIncident& one : state.incidents)
        if (before != state.games.end() && one.game == here && !one.is_for_few_eyes)
            remark(session, report::phrase("begin.renamed", {{"number", log::to_text(one.number)},
                                                             {"white", report::foreign(now.white)},
                                                             {"black", report::foreign(now.black)}}));
    for (const auto& [game, known] : state.games) {
        if (event::round_of(game) != event::round_of(here) || game == here) continue;
        for (const std::string& name : {now.white, now.black})
            if (!name.empty() && (known.what.players.white == name || known.what.players.black == name))
                remark(session,
                       report::phrase("begin.plays_elsewhere", {{"name", report::foreign(name)},
                                                                {"game", report::foreign(event::to_text(game))}}));
    }
}

ExitCode judge_and_enter(Session& session, desk::OpenLog& open, const desk::IncidentToEnter& incident,
                         const IncidentWords& words) {
    const auto judged = desk::judge_matter(open, incident.matter);
    if (!judged) return session.fail(judged.error());
    const auto heard = desk::require_heard(judged->ruling, judged->given.dispute, judged->given.dispute.facts);
    if (!heard) return session.fail(heard.error());
    for (const report::Text& imposed : desk::imposed_before(open.state, incident.matter.incident.game, judged->ruling))
        remark(session, report::plain(imposed));
    if (words.only_shown) return show_unrecorded(session, *judged, incident.matter.incident.number, words.ruling);
    have_paper_ready(session, {.log = open.store.path(),
                               .time_zone = desk::event_of(open.state).time_zone,
                               .game = event::to_text(incident.matter.incident.game),
                               .acts = report::sentences_of(judged->given.dispute.acts),
                               .ruling = report::plain(report::verdict(judged->ruling))});
    const Uninterrupted held(session);
    const auto receipt = desk::enter(open, incident, *judged);
    if (!receipt) return session.fail(on_paper(receipt.error(), incident.recording.id));
    if (incident.matter.incident.report.happened) tell_due_since(session, open);
    return show_ruling(session, *judged, *receipt, words.ruling);
}

/// Where it begins; the acts of a line are read there.
Result<desk::Beginning> beginning_of(const desk::OpenLog& open, const desk::IncidentTold& incident) {
    const auto now = desk::game_now(open, incident.game);
    if (!now) return tl::unexpected<Error>(now.error());
    return desk::beginning_of(open, incident.game, *now, incident.told.given.game.start, incident.told.happened);
}

/// What happened, from the line too.
Result<desk::IncidentTold> all_told(const Session& session, desk::IncidentTold incident, const std::string& line,
                                    const desk::Beginning& beginning) {
    if (line.empty()) return desk::told_by_acts(std::move(incident), beginning);
    const auto read = typed_line(session, line, beginning);
    if (!read) return tl::unexpected<Error>(read.error());
    auto told = desk::told_by_line(std::move(incident), *read);
    if (!told || !told->told.given.dispute.acts.empty()) return told;
    return failure(ErrorCode::usage, "nothing has happened yet", "the line", "write an act: 'white touches f3'");
}

/// That it goes on from what was left, or why not, and the kind of play, where nobody said them.
void tell_what_follows(const Session& session, const desk::Beginning& beginning,
                       const std::optional<desk::LeftOff>& goes_on_from, const desk::KindOfPlay& play) {
    if (const std::string remark = beginning.remark(goes_on_from); !remark.empty())
        session.err << for_terminal(remark) << '\n';
    tell_play(session, play);
}

/// What was ruled on in the log before is unknown to this one.
void tell_followed(const Session& session, const log::EventBegun& event) {
    if (!event.follows) return;
    session.err << "remark: this log goes on from " << for_terminal(event.follows->file)
                << ", and does not count what was ruled on there; tell it: -f illegal_moves_before=1\n";
}

/// Who plays at the board as the log knows it, where nobody said it; or that it knows other rounds, and not this one.
void tell_players(const Session& session, const log::State& state, const desk::GameTold& game,
                  const chess::ByColor<std::string>& players) {
    const bool are_told = !game.players.white.empty() || !game.players.black.empty();
    const bool has_pairings =
        std::ranges::any_of(state.imports, [](const auto& file) { return file.what.players > 0; });
    const bool is_unpaired =
        has_pairings && !state.games.contains(game.reference) && players.white.empty() && players.black.empty();
    if (is_unpaired)
        remark(session, report::phrase("begin.round_not_paired", {{"game", event::to_text(game.reference)}}));
    if (are_told || players.white.empty() || players.black.empty()) return;
    session.err << event::to_text(game.reference) << ": " << for_terminal(players.white) << " - "
                << for_terminal(players.black) << '\n';
}

ExitCode enter_told(Session& session, desk::OpenLog& open, const desk::IncidentTold& told,
                    const desk::Beginning& beginning, const log::EntryId& id, const IncidentWords& words) {
    const auto tried = desk::earlier_try(open, id, log::EntryKind::incident, [&](const log::Entry& entry) {
        return desk::reports(entry, told.game.reference, told.told);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_recorded(session, open, **tried, words.ruling);
    const std::string by = desk::recorder(open, words.by);
    if (const auto known = desk::require_of_event(open.state, by); !known && !words.only_shown)
        return session.fail(known.error());
    auto incident = desk::incident_to_enter(open, told, {id, by});
    if (!incident) return session.fail(incident.error());
    incident->is_confidential = words.is_confidential;
    tell_players(session, open.state, told.game, incident->game.game.known.players);
    tell_followed(session, desk::event_of(open.state));
    for (const desk::ForLater& one : desk::falling_on(open.state, told.game.reference))
        remark(session, report::plain(desk::to_words(one)));
    if (told.game.renames) tell_renamed(session, open.state, *incident);
    tell_what_follows(session, beginning, told.goes_on_from, incident->play);
    return judge_and_enter(session, open, *incident, words);
}

/// "-": what stands on standard input.
Result<std::string> note_typed(const Session& session, const std::string& typed) {
    if (typed != "-") return typed;
    std::string text;
    while (session.next_line) {
        const auto line = session.next_line("");
        if (!line) break;
        text += (text.empty() ? "" : "\n") + *line;
    }
    if (!text.empty()) return text;
    return failure(ErrorCode::usage, "nothing was told", "--confidential",
                   "give the text, or write it to standard input");
}

ExitCode say_kept(const Session& session, const log::Entry& entry, bool was_there) {
    const desk::Receipt receipt{entry.seq, entry.id, was_there};
    if (session.json)
        session.print(receipt_json(receipt));
    else
        session.out << short_text(receipt) << ": in no report; to read it: jadoube log --confidential\n";
    return ExitCode::fine;
}

/// A note for few eyes: it is kept encrypted, and nothing is judged.
ExitCode keep_confidential(Session& session, const IncidentWords& words, const event::GameReference& reference) {
    if (!words.dispute.line.empty() || words.dispute != DisputeWords{} || !words.case_file.empty() ||
        !words.note.empty())
        return session.fail(Error{ErrorCode::usage, "a confidential note is told in words alone, and not judged",
                                  "--confidential", "what is to be judged is told with --confidentially"});
    if (words.only_shown)
        return session.fail(Error{ErrorCode::usage, "a confidential note is not judged: there is nothing to show",
                                  "--dry-run", "leave one of --dry-run and --confidential out"});
    const auto text = note_typed(session, words.confidential);
    if (!text) return session.fail(text.error());
    if (!log::is_note(*text))
        return session.fail(
            Error{ErrorCode::too_large, "the note is longer than 16 kB, or no UTF-8", "--confidential", {}});
    auto open = open_log(session, words.log, log::Access::append, log::GameOf{reference});
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto there = open->store.find(*id);
    if (!there) return session.fail(there.error());
    if (*there && (*there)->kind() == log::EntryKind::confidential) return say_kept(session, **there, true);
    auto field = log::encrypt_field(*text);
    if (!field) return session.fail(field.error());
    log::NewEntry entry{*id, log::ConfidentialNote{field->field}, desk::recorder(*open, words.by), reference};
    entry.field_key = std::make_shared<const log::Secret>(std::move(field->key));
    const Uninterrupted held(session);
    const auto recorded = open->record(entry);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    return say_kept(session, recorded->entry, recorded->was_there);
}

ExitCode run_incident(Session& session, const IncidentWords& words) {
    const auto reference = desk::board_named(words.reference, std::nullopt, [&] {
        return open_log(session, words.log, log::Access::read, log::WholeLog{});
    });
    if (!reference) return session.fail(reference.error());
    if (!words.confidential.empty()) return keep_confidential(session, words, *reference);
    auto told = told_case(words);
    if (!told) return session.fail(told.error());
    told->note = words.note;
    if (told->control) tell_control(session, *told->control);
    const log::Access access = words.only_shown ? log::Access::read : log::Access::append;
    auto open = open_log(session, words.log, access, part_for(words, *reference));
    if (!open) return session.fail(words.only_shown ? open.error() : on_paper(open.error()));
    const auto happened = moment_typed(session, *open, words.at_time, "--at-time");
    if (!happened) return session.fail(happened.error());
    told->happened = *happened;
    auto game = told_game(words, *reference, told->given);
    if (!game) return session.fail(game.error());
    desk::IncidentTold incident{.game = std::move(*game), .told = std::move(*told), .is_another = words.another};
    const auto beginning = beginning_of(*open, incident);
    if (!beginning) return session.fail(beginning.error());
    const auto all = all_told(session, std::move(incident), words.dispute.line, *beginning);
    if (!all) return session.fail(all.error());
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    return enter_told(session, *open, *all, *beginning, *id, words);
}

/// Of whom and when it is, and how it is kept.
std::vector<OptionSpec> options_beside_dispute(IncidentWords& words) {
    return {
        {"--case", "what happened, from a case file in place of --act", &words.case_file, "CASE.json"},
        {"--white", "the name of White", &words.white, "NAME", false, {}, ValueKind::players},
        {"--black", "the name of Black", &words.black, "NAME", false, {}, ValueKind::players},
        {"--another", "it is another one, although an incident like it was entered", &words.another},
        {"--dry-run", "record nothing; show the ruling as it would be made, with exit code and all", &words.only_shown},
        {"--rename", "the names that the log has for this game were wrong", &words.rename},
        {"--at-time", "when it happened, by the clocks of the event, if not now: 14:05, \"2026-05-14 14:05\"",
         &words.at_time, "TIME"},
        {"--confidential", "a note for few eyes, in no report and not judged; '-' reads it from standard input",
         &words.confidential, "TEXT"},
        {"--confidentially",
         "judge it, and keep all of it for few eyes: in no report, slip or list; redact destroys it",
         &words.is_confidential},
        {"--note", "a remark for the report", &words.note, "TEXT"},
        {"--by", "who records (default: the event's only arbiter)", &words.by, "NAME"},
        brief_option(words.ruling),
        explain_option(words.ruling),
        log_option(words.log),
        id_option(words.id)};
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
        "what was decided otherwise nothing is carried over. Once it was decided that the game is over, or the pairing "
        "has a\n"
        "result, it is over, whatever board is told; 'game_ended_by=no' as a fact judges it as in play. Without a "
        "board duties are\n"
        "stated in words. Exit code 4: it is recorded, and something must still be told with 'jadoube answer'. An "
        "incident\n"
        "like one that was entered (same game, moment and kind) is not recorded unless --another says that it is\n"
        "another. With --dry-run it is judged and shown as it would be recorded, by all that the log knows of the\n"
        "game, and nothing is; that needs no key.";
    command.example =
        "jadoube incident r5b12 --pgn game.pgn --at 27w \"black Nd5-e3, presses; white points it out\" --nothing-else";
    command.options = {{"game",
                        "which game: r5b12 is round 5, board 12 (b12: of the round paired last); A.r5b12 in a section; "
                        "r5m3b2 in a match",
                        &words->reference, "REF", true},
                       {"line", "what happened, in a line: \"white Nf3-d3, presses; black points it out\"",
                        &words->dispute.line, "LINE"}};
    for (OptionSpec& spec : options_for(words->dispute, Background::in_log)) command.options.push_back(std::move(spec));
    for (OptionSpec& spec : options_beside_dispute(*words)) command.options.push_back(std::move(spec));
    command.run = [words](Session& session) { return run_incident(session, *words); };
    return command;
}

}  // namespace jadoube::cli
