// jadoube resume: an adjourned game is taken up again, step by step; each step that the laws regulate is ruled on.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/going_on.hpp"
#include "cli/resume_words.hpp"
#include "cli/sealed_advice.hpp"
#include "cli/secret_input.hpp"
#include "cli/signals.hpp"
#include "log/escrow_file.hpp"
#include "report/explain.hpp"
#include "report/outcome.hpp"
#include "report/words.hpp"

namespace jadoube::cli {
namespace {

using chess::Color;

constexpr std::size_t kLongestPassphrase = 1024;
constexpr std::size_t kLongestCode = 200;

/// One run of the command.
struct Resumption {
    Session& session;
    Desk& desk;
    const log::AdjournedGame& game;
    const ResumeWords& words;
    ResumeStep step;
    Recording recording;

    [[nodiscard]] std::string reference() const { return event::to_text(game.game); }
    [[nodiscard]] log::NewEntry entry(const log::EntryId& id, log::EntryData data) const {
        return {id, std::move(data), recording.author, game.game};
    }
};

tl::unexpected<Error> refuse(std::string why, std::string hint) {
    return failure(ErrorCode::usage, std::move(why), {}, std::move(hint));
}

/// Who has come, and who has not. The command's own id is for what it is about, if that is something else.
std::vector<log::NewEntry> presence_entries(const Resumption& run) {
    std::vector<log::NewEntry> entries;
    const auto note = [&](const std::string& word, bool present) {
        for (const Color side : sides_of(word)) {
            const bool is_main = run.step == ResumeStep::present && entries.empty();
            const std::string part = fmt::format("presence {}", name_of(side));
            entries.push_back(run.entry(is_main ? run.recording.id : part_of(run.recording.id, part),
                                        log::PresenceNoted{run.game.adjournment.entry.id, side, present}));
        }
    };
    note(run.words.present, true);
    note(run.words.absent, false);
    return entries;
}

bool is_present(const Resumption& run, Color side) {
    const auto named = sides_of(run.words.present);
    if (std::find(named.begin(), named.end(), side) != named.end()) return true;
    return run.game.presence[side] && run.game.presence[side]->what.present;
}

/// What is typed next.
std::string next_step(const Resumption& run) {
    const log::Envelope* next = run.game.next_to_open();
    if (next == nullptr) return fmt::format("jadoube resume {} --found legal", run.reference());
    const Color answers = !next->sealed.what.by;
    if (is_present(run, answers)) return fmt::format("jadoube resume {} --open", run.reference());
    return fmt::format("when {} is there: jadoube resume {} --present {} --open", report::side(answers),
                       run.reference(), name_of(answers));
}

void say(const Resumption& run, const Receipt& receipt, const std::string& words, const std::string& next) {
    if (run.session.json) return run.session.print(adjournment_receipt(receipt, run.game));
    run.session.out << short_text(receipt) << ": " << words << '\n';
    if (!next.empty()) run.session.out << "next: " << next << '\n';
}

Receipt receipt_of(const std::vector<log::Recorded>& recorded, const log::EntryId& id) {
    const auto found =
        std::find_if(recorded.begin(), recorded.end(), [&](const log::Recorded& one) { return one.entry.id == id; });
    const log::Recorded& main = found == recorded.end() ? recorded.front() : *found;
    return {main.entry.seq, main.entry.id, main.was_there};
}

ExitCode note_presence(const Resumption& run) {
    const Uninterrupted held(run.session);
    const auto recorded = run.desk.store.append(presence_entries(run));
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    std::vector<std::string> names;
    for (const Color side : sides_of(run.words.present)) names.push_back(report::side(side));
    const std::string words = fmt::format("{} {} there", list_of(names), names.size() == 1 ? "is" : "are");
    say(run, receipt_of(*recorded, run.recording.id), words, next_step(run));
    return ExitCode::fine;
}

// Opening.

Result<const log::Envelope*> envelope_to_open(const Resumption& run) {
    const log::Envelope* envelope = run.game.next_to_open();
    if (envelope == nullptr)
        return refuse(
            "the log has no sealed move to open",
            fmt::format("one on paper is entered with: jadoube resume {} --found legal --move MOVE", run.reference()));
    if (run.game.ended && !run.words.both_ask)
        return refuse("the game has ended, and the envelope stays shut", "if both players ask: --both-ask");
    const Color answers = !envelope->sealed.what.by;
    if (is_present(run, answers) || run.game.ended) return envelope;
    return refuse(
        fmt::format("{} has to answer the sealed move and is not noted as present", report::side(answers)),
        fmt::format("when he is there: jadoube resume {} --present {} --open", run.reference(), name_of(answers)));
}

Result<log::SealKeys> keys_in_escrow(const ResumeWords& words, const log::MoveSealed& sealed) {
    const auto secret = log::read_escrow_file(words.escrow_key);
    if (!secret) return tl::unexpected<Error>(secret.error());
    Error last{ErrorCode::seal_shut, "this move was sealed for no escrow key", "--escrow-key",
               "it opens with passphrase and slip"};
    for (const log::EscrowWrap& wrap : sealed.escrow) {
        auto keys = log::unwrap_escrow(wrap, *secret);
        if (keys) return keys;
        last = keys.error();
    }
    return tl::unexpected<Error>(std::move(last));
}

/// The slip first: its check is done at once, the passphrase takes its time.
Result<log::SealKeys> keys_for(const ResumeWords& words, const log::MoveSealed& sealed) {
    if (!words.escrow_key.empty()) return keys_in_escrow(words, sealed);
    if (words.slip_fd && words.slip_fd == words.passphrase_fd)
        return refuse("passphrase and code come from one descriptor", "give each its own");
    const auto code = read_secret(
        {.descriptor = words.slip_fd, .option = "--slip-fd", .prompt = "The code on the slip"}, kLongestCode);
    if (!code) return tl::unexpected<Error>(code.error());
    auto second = log::read_slip_code(code->view());
    if (!second) return tl::unexpected<Error>(second.error());
    const auto passphrase = read_secret({.descriptor = words.passphrase_fd,
                                         .option = "--passphrase-fd",
                                         .prompt = "Arbiter: the passphrase of this envelope"},
                                        kLongestPassphrase);
    if (!passphrase) return tl::unexpected<Error>(passphrase.error());
    auto first = log::unwrap_first(sealed.passphrase, *passphrase);
    if (!first) return tl::unexpected<Error>(first.error());
    return log::SealKeys{std::move(*first), std::move(*second)};
}

/// The entry must be of this log, game and envelope before it is believed.
Result<log::Opening> opening_of(const Resumption& run, const log::Envelope& envelope) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    const auto entry = std::find_if(run.desk.entries.begin(), run.desk.entries.end(),
                                    [&](const log::Entry& e) { return e.id == envelope.sealed.entry.id; });
    if (const std::string why = log::misplaced(*entry, run.game.adjournment.what); !why.empty())
        return failure(ErrorCode::log_damaged, fmt::format("entry {}: {}", entry->seq.value, why), {},
                       "see: jadoube verify");
    const auto keys = keys_for(run.words, sealed);
    if (!keys) return tl::unexpected<Error>(keys.error());
    return log::open_text(sealed.sealing, *keys, to_canonical_text(sealed.context));
}

ExitCode show_opening(const Resumption& run, const log::MoveSealed& sealed, const log::SealOpened& opened,
                      const Receipt& receipt) {
    const auto position = sealed.by == run.game.adjournment.what.seals ? position_of(run.game) : std::nullopt;
    const auto advice = position ? std::optional(advice_on(opened.text, *position)) : std::nullopt;
    const bool agrees = log::is_as_sealed(sealed, opened);
    if (run.session.json) {
        Json json = adjournment_receipt(receipt, run.game).set("status", "opened");
        json.set("text", is_utf8(opened.text) ? Json(opened.text) : Json()).set("bytes", log::hex_of(opened.text));
        json.set("commitment", fingerprint_of(sealed.sealing.commitment)).set("agrees", agrees);
        run.session.print(json.set("reads_as", advice ? Json(advice->found) : Json()));
        return agrees ? ExitCode::fine : ExitCode::log_unverified;
    }
    std::ostream& out = run.session.out;
    out << report::side(sealed.by) << " sealed: " << for_terminal(opened.text) << '\n'
        << "commitment: " << fingerprint_of(sealed.sealing.commitment) << '\n';
    out << (agrees ? "It agrees with what was opened.\n"
                   : "It does NOT agree with what was opened: this is not what was sealed.\n");
    if (advice) out << advice->words << " What it is, the arbiter finds.\n";
    out << short_text(receipt) << '\n';
    if (!run.game.ended)
        out << fmt::format("next: jadoube resume {} --found {}\n", run.reference(), advice ? advice->found : "legal");
    return agrees ? ExitCode::fine : ExitCode::log_unverified;
}

/// With --opened-by it is ruled on who opened; that goes into the log together with the opening.
Result<std::vector<log::NewEntry>> ruling_on_opener(const Resumption& run) {
    if (run.words.opened_by.empty()) return std::vector<log::NewEntry>{};
    const auto incident = incident_of(ResumeStep::open, run.words, run.game, run.recording.author);
    if (!incident) return tl::unexpected<Error>(incident.error());
    const Recording part{part_of(run.recording.id, "opener"), run.recording.author};
    const auto matter = matter_on(run.desk, run.game, *incident, part);
    if (!matter) return tl::unexpected<Error>(matter.error());
    const auto judged = judge(run.desk, *matter);
    if (!judged) return tl::unexpected<Error>(judged.error().front());
    if (!run.session.json) {
        const adjudicate::IncidentRuling* main = judged->ruling.main();
        run.session.out << "Who opened it: "
                        << report::plain(main == nullptr ? report::verdict(judged->ruling)
                                                         : report::outcome_line(*main, nullptr))
                        << '\n';
    }
    return std::vector<log::NewEntry>{run.entry(part.id, matter->incident.report),
                                      ruling_entry(part, matter->incident, *judged)};
}

ExitCode open(const Resumption& run) {
    if (const auto guarded = log::guard_process(); !guarded) return run.session.fail(guarded.error());
    const auto envelope = envelope_to_open(run);
    if (!envelope) return run.session.fail(envelope.error());
    const auto opening = opening_of(run, **envelope);
    if (!opening) return run.session.fail(opening.error());
    const log::MoveSealed sealed = (*envelope)->sealed.what;
    const log::SealOpened opened{.sealed = (*envelope)->sealed.entry.id,
                                 .value = opening->value,
                                 .text = opening->text,
                                 .commitment = opening->commitment,
                                 .by = run.words.opened_by.empty() ? run.recording.author : run.words.opened_by};
    std::vector<log::NewEntry> entries = presence_entries(run);
    entries.push_back(run.entry(run.recording.id, opened));
    const auto ruled = ruling_on_opener(run);
    if (!ruled) return run.session.fail(ruled.error());
    entries.insert(entries.end(), ruled->begin(), ruled->end());
    const Uninterrupted held(run.session);
    const auto recorded = run.desk.store.append(entries);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    return show_opening(run, sealed, opened, receipt_of(*recorded, run.recording.id));
}

// Steps that are ruled on.

/// Whether the ruling lets the game go on with the sealed move.
bool lets_go_on(const adjudicate::Ruling& ruling) {
    const adjudicate::IncidentRuling* main = ruling.main();
    return ruling.status == adjudicate::Status::decided && main != nullptr && !(main->result && main->result->score) &&
           !main->game;
}

/// The move that the players go on with: as told, else as opened.
std::string move_to_make(const Resumption& run) {
    if (run.words.found != "legal" && run.words.found != "no_envelope") return {};
    return run.words.move.empty() && run.words.found == "legal" ? opened_text(run.game) : run.words.move;
}

Result<std::vector<log::NewEntry>> consequences(const Resumption& run, const Judged& judged,
                                                const log::ClockReadings& clocks) {
    if (run.step == ResumeStep::ended) {
        const EarlyEnd end = early_end(run.words);
        std::vector<log::NewEntry> entries;
        if (const auto known = run.desk.state.games.find(run.game.game); known != run.desk.state.games.end()) {
            log::GameKnown over = known->second.what;
            over.result = end.result;
            entries.push_back(run.entry(part_of(run.recording.id, "game"), over));
        }
        entries.push_back(run.entry(part_of(run.recording.id, "void"),
                                    log::SealVoid{run.game.adjournment.entry.id, end.result, end.reason}));
        return entries;
    }
    const std::string move = run.step == ResumeStep::found ? move_to_make(run) : std::string();
    if (move.empty() || !lets_go_on(judged.ruling)) return std::vector<log::NewEntry>{};
    const auto going = going_on(run.desk, run.game, move, clocks);
    if (!going) return tl::unexpected<Error>(going.error());
    return entries_for(run.desk, run.game, *going, run.recording);
}

/// Whether an article on illegal moves on the board applied: the law takes the sealed move as made there.
bool is_as_if_played(const Judged& judged) {
    const adjudicate::IncidentRuling* main = judged.ruling.main();
    if (main == nullptr) return false;
    return std::any_of(main->chain.begin(), main->chain.end(), [&](const adjudicate::ArticleFinding& finding) {
        const rules::Article* article = judged.laws.ruleset().find(finding.article);
        return finding.finding == rules::Finding::applies && article != nullptr &&
               std::any_of(article->triggers.begin(), article->triggers.end(),
                           [](const std::string& kind) { return rules::kind_covers("illegal_move", kind); });
    });
}

/// Such a move is entered as made, and the exact options follow.
void advise_on_illegal_move(const Resumption& run, const Judged& judged) {
    const auto position = position_of(run.game);
    if (run.words.found != "illegal" || !position || run.session.json) return;
    const SealedAdvice advice = advice_on(opened_text(run.game), *position);
    if (!is_as_if_played(judged) || !advice.raw) return;
    run.session.out << fmt::format(
        "The move counts as made on the board: jadoube incident {} --act \"{} moves {}-{}\" --act \"{} points out\"\n",
        run.reference(), name_of(run.game.adjournment.what.seals), to_text(advice.raw->from), to_text(advice.raw->to),
        name_of(!run.game.adjournment.what.seals));
}

ExitCode rule(const Resumption& run) {
    const auto incident = incident_of(run.step, run.words, run.game, run.recording.author);
    if (!incident) return run.session.fail(incident.error());
    const auto matter = matter_on(run.desk, run.game, *incident, run.recording);
    if (!matter) return run.session.fail(matter.error());
    const auto judged = judge(run.desk, *matter);
    if (!judged) return run.session.fail(judged.error());
    std::vector<log::NewEntry> entries = presence_entries(run);
    entries.push_back(run.entry(run.recording.id, matter->incident.report));
    entries.push_back(ruling_entry(run.recording, matter->incident, *judged));
    const auto more = consequences(run, *judged, matter->incident.report.clocks);
    if (!more) return run.session.fail(more.error());
    entries.insert(entries.end(), more->begin(), more->end());
    const Uninterrupted held(run.session);
    const auto recorded = run.desk.store.append(entries);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    Receipt receipt = receipt_of(*recorded, run.recording.id);
    receipt.incident = matter->incident.number;
    const ExitCode code = show_ruling(run.session, *judged, receipt, !run.words.brief);
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
    auto going = going_on(run.desk, run.game, run.words.move, told->value_or(clocks_of(run.game)));
    if (!going) return run.session.fail(going.error());
    going->resumed.note = run.words.note;
    auto entries = entries_for(run.desk, run.game, *going, run.recording);
    if (!entries) return run.session.fail(entries.error());
    entries->back().id = run.recording.id;
    std::vector<log::NewEntry> all = presence_entries(run);
    all.insert(all.end(), entries->begin(), entries->end());
    const Uninterrupted held(run.session);
    const auto recorded = run.desk.store.append(all);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.recording.id));
    const std::string& move = going->resumed.move;
    say(run, receipt_of(*recorded, run.recording.id), "the game goes on" + (move.empty() ? "" : " with " + move), {});
    return ExitCode::fine;
}

ExitCode take(const Resumption& run) {
    switch (run.step) {
        case ResumeStep::present: return note_presence(run);
        case ResumeStep::open: return open(run);
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
    auto desk = open_desk(session, words.log, log::Access::append);
    if (!desk) return session.fail(on_paper(desk.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = earlier_try(*desk, *id, kind_for(*step));
    if (!tried) return session.fail(tried.error());
    const auto game = *tried || !needs_adjourned_game(words, *step) ? adjourned_ever(*desk, words.reference)
                                                                    : adjourned_now(*desk, words.reference);
    if (!game) return session.fail(game.error());
    const Resumption run{session, *desk, **game, words, *step, {*id, recorder(desk->state, words.by)}};
    if (!*tried) return take(run);
    if ((*tried)->incident != 0) return show_recorded(session, *desk, **tried, !words.brief);
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
