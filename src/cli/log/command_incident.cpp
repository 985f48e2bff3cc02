// jadoube incident: what happened at a board goes into the log, and is judged.
#include <algorithm>
#include <memory>

#include "cli/commands.hpp"
#include "cli/log/incident_words.hpp"
#include "cli/log/recording.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/signals.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/told_facts.hpp"

namespace jadoube::cli {
namespace {

/// What is about to be recorded.
struct Draft {
    Recording recording;
    event::GameReference reference;
    GameNow game;
    Matter matter;
    bool brief = false;  // the ruling is shown without its reasons
};

tl::unexpected<Errors> failed(const Error& error) {
    return tl::unexpected<Errors>(Errors{error});
}

tl::expected<Draft, Errors> draft_of(const Desk& desk, const IncidentWords& words,
                                     const event::GameReference& reference, const adjudicate::Case& told,
                                     const log::EntryId& id) {
    auto game = game_now(desk, reference, words, told);
    if (!game) return failed(game.error());
    const Recording recording{id, recorder(desk.state, words.by)};
    const log::EventBegun event = desk.state.event ? desk.state.event->what : log::EventBegun{};
    log::Incident incident{.number = static_cast<int>(desk.state.incidents.size()) + 1,
                           .entry = {.id = id},
                           .game = reference,
                           .report = report_of(words, told, *game, event, recording.author),
                           .rules = desk.state.rules ? desk.state.rules->what : log::AdoptedRules{}};
    for (const log::ToldFact& fact : incident.report.facts) incident.facts.push_back({fact, incident.entry});
    Matter matter{std::move(incident), game->game, event, log::counted_in(desk.state, reference)};
    return Draft{recording, reference, std::move(*game), std::move(matter), words.brief};
}

/// Whether the entry reports what is told now. The game may have become known further meanwhile.
bool says_the_same(const log::Entry& entry, const event::GameReference& reference, const IncidentWords& words,
                   const adjudicate::Case& told) {
    const auto& there = std::get<log::IncidentReported>(entry.data);
    const log::IncidentReported now = to_report(told, {});
    const auto same_fact = [](const log::ToldFact& a, const log::ToldFact& b) {
        return a.fact == b.fact && a.value == b.value;
    };
    return entry.game == reference && there.acts == now.acts && there.told_complete == now.told_complete &&
           there.clocks == now.clocks && there.note == words.note && there.facts.size() >= now.facts.size() &&
           std::equal(now.facts.begin(), now.facts.end(), there.facts.begin(), same_fact);
}

/// Game, incident and ruling in one: all of it is recorded, or nothing.
Result<log::Recorded> record(Desk& desk, const Draft& draft, const Judged& judged) {
    std::vector<log::NewEntry> entries;
    if (draft.game.is_new) {
        if (draft.game.game.known.pgn) {
            if (const auto kept = desk.store.put_text(draft.game.game.pgn); !kept)
                return tl::unexpected<Error>(kept.error());
        }
        entries.push_back(
            {part_of(draft.recording.id, "game"), draft.game.game.known, draft.recording.author, draft.reference});
    }
    entries.push_back({draft.recording.id, draft.matter.incident.report, draft.recording.author, draft.reference});
    entries.push_back(ruling_entry(draft.recording, draft.matter.incident, judged));
    auto recorded = desk.record(entries);
    if (!recorded) return tl::unexpected<Error>(recorded.error());
    return std::move((*recorded)[recorded->size() - 2]);
}

ExitCode record_and_show(Session& session, Desk& desk, const Draft& draft) {
    const auto judged = judge(desk, draft.matter);
    if (!judged) return session.fail(judged.error());
    const auto heard = require_heard(judged->ruling, judged->given.dispute.facts);
    if (!heard) return session.fail(heard.error());
    const Uninterrupted held(session);
    const auto recorded = record(desk, draft, *judged);
    if (!recorded) return session.fail(on_paper(recorded.error(), draft.recording.id));
    const Receipt receipt{recorded->entry.seq, draft.recording.id, recorded->was_there, draft.matter.incident.number};
    return show_ruling(session, *judged, receipt, !draft.brief);
}

ExitCode run_incident(Session& session, const IncidentWords& words) {
    const auto reference = event::parse_game_reference(words.reference);
    if (!reference) return session.fail(reference.error());
    const auto told = told_case(words);
    if (!told) return session.fail(told.error());
    if (!words.dispute.control.empty()) tell_control(session, *told->game.clocks.control);
    auto desk = open_desk(session, words.log, log::Access::append);
    if (!desk) return session.fail(on_paper(desk.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = earlier_try(*desk, *id, log::EntryKind::incident, [&](const log::Entry& entry) {
        return says_the_same(entry, *reference, words, *told);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_recorded(session, *desk, **tried, !words.brief);
    const auto draft = draft_of(*desk, words, *reference, *told, *id);
    if (!draft) return session.fail(draft.error());
    return record_and_show(session, *desk, *draft);
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
    command.summary = "Enter what happened at a board, and have it judged";
    command.details =
        "Records the game where it is new, the incident and the ruling proposed, all or nothing. Earlier illegal moves "
        "of\n"
        "the game are counted from the log. Without a position or a game, duties are stated in words. Exit code 4: it "
        "is\n"
        "recorded, and something must still be told with 'jadoube answer'.";
    command.example =
        "jadoube incident r5b12 --pgn game.pgn --at 27w --act \"black moves d5-e3\" --act \"black presses\" "
        "--nothing-else";
    command.options = {{"game", "which game: r5b12 is round 5, board 12; A.r5b12 in a section; r5m3b2 in a match",
                        &words->reference, "REF", true}};
    for (OptionSpec& spec : dispute_options(words->dispute)) command.options.push_back(std::move(spec));
    const std::vector<OptionSpec> more{
        {"--case", "what happened, from a case file in place of --act", &words->case_file, "CASE.json"},
        {"--white", "the name of White", &words->white, "NAME"},
        {"--black", "the name of Black", &words->black, "NAME"},
        {"--note", "a remark for the report", &words->note, "TEXT"},
        {"--by", "who records (default: the event's only arbiter)", &words->by, "NAME"},
        brief_option(words->brief),
        log_option(words->log),
        id_option(words->id)};
    command.options.insert(command.options.end(), more.begin(), more.end());
    command.run = [words](Session& session) { return run_incident(session, *words); };
    return command;
}

}  // namespace jadoube::cli
