// jadoube answer: a fact that only a person can know goes into the log, and the incident is judged again.
#include <fmt/format.h>

#include <memory>

#include "cli/commands.hpp"
#include "cli/log/recording.hpp"
#include "cli/typed/act_text.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/signals.hpp"
#include "cli/typed/told_facts.hpp"

namespace jadoube::cli {
namespace {

struct AnswerWords {
    std::optional<int> incident;
    std::vector<std::string> facts;
    std::string by;
    std::string note;
    std::string log;
    std::string id;
    bool brief = false;
};

using ToldFacts = std::vector<log::ToldFact>;

ToldFacts told_by(const std::string& teller, const ToldValues& values) {
    ToldFacts told;
    for (const auto& [fact, value] : values) told.push_back({fact, value_json(value), teller});
    return told;
}

Error decided_already(const log::Incident& incident) {
    const bool withdrawn = incident.withdrawal.has_value();
    return {ErrorCode::usage,
            fmt::format("incident {} is {} already", incident.number, withdrawn ? "withdrawn" : "decided"),
            {},
            "what is told now would change nothing; enter a new incident if something new happened"};
}

/// The answers first, then the new ruling.
std::vector<log::NewEntry> entries_for(const Recording& recording, const Matter& matter, const ToldFacts& told,
                                       const std::string& note, const Judged& judged) {
    std::vector<log::NewEntry> entries;
    for (const log::ToldFact& fact : told) {
        const log::EntryId id =
            entries.empty() ? recording.id : part_of(recording.id, fmt::format("fact {}", entries.size()));
        entries.push_back(
            {id, log::FactTold{matter.incident.entry.id, fact, note}, recording.author, matter.incident.game});
    }
    entries.push_back(ruling_entry(recording, matter.incident, judged));
    return entries;
}

/// Whether the first answer is the one that is told now.
bool says_the_same(const Desk& desk, const log::Entry& entry, const AnswerWords& words) {
    const log::Incident* incident = desk.state.incident(words.incident.value_or(0));
    const auto values = read_told(words.facts);
    if (incident == nullptr || !values || values->empty()) return false;
    const ToldFacts told = told_by(recorder(desk.state, words.by), *values);
    return std::get<log::FactTold>(entry.data) == log::FactTold{incident->entry.id, told.front(), words.note};
}

ExitCode record(Session& session, Desk& desk, const log::Incident& incident, const AnswerWords& words,
                const log::EntryId& id) {
    const Recording recording{id, recorder(desk.state, {})};
    const auto values = read_told(words.facts);
    if (!values) return session.fail(values.error());
    const ToldFacts told = told_by(recorder(desk.state, words.by), *values);
    auto matter = matter_of(desk, incident);
    if (!matter) return session.fail(matter.error());
    for (const log::ToldFact& fact : told) matter->incident.facts.push_back({fact, incident.entry});
    const auto judged = judge(desk, *matter);
    if (!judged) return session.fail(judged.error());
    if (const auto heard = require_heard(judged->ruling, {values->begin(), values->end()}); !heard)
        return session.fail(heard.error());
    const Uninterrupted held(session);
    const auto recorded = desk.record(entries_for(recording, *matter, told, words.note, *judged));
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    const log::Recorded& first = recorded->front();
    return show_ruling(session, *judged, Receipt{first.entry.seq, id, first.was_there, incident.number}, !words.brief);
}

ExitCode run_answer(Session& session, const AnswerWords& words) {
    auto desk = open_desk(session, words.log, log::Access::append);
    if (!desk) return session.fail(on_paper(desk.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = earlier_try(*desk, *id, log::EntryKind::fact,
                                   [&](const log::Entry& entry) { return says_the_same(*desk, entry, words); });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_recorded(session, *desk, **tried, !words.brief);
    const auto incident = incident_numbered(*desk, words.incident);
    if (!incident) return session.fail(incident.error());
    if ((*incident)->decision || (*incident)->withdrawal) return session.fail(decided_already(**incident));
    return record(session, *desk, **incident, words, *id);
}

}  // namespace

Command answer_command() {
    const auto words = std::make_shared<AnswerWords>();
    Command command;
    command.name = "answer";
    command.summary = "Tell what a ruling asks, and have it judged again";
    command.details =
        "Records each fact with who told it, and the new ruling. The last answer on a fact counts; the others stay in "
        "the\n"
        "log. What acts and board settle is not asked, and an answer that contradicts it is refused. Exit code 4: "
        "something must still be told.";
    command.example = "jadoube answer 1 deliberate=yes --by \"the player of Black\"";
    command.options = {
        {"incident", "the number of the incident", &words->incident, "N", true},
        {"facts", "what is told: deliberate=yes", &words->facts, "FACT=VALUE", true},
        {"--by", "who told it (default: the event's only arbiter)", &words->by, "WHO"},
        {"--note", "a remark for the log", &words->note, "TEXT"},
        brief_option(words->brief),
        log_option(words->log),
        id_option(words->id),
    };
    command.run = [words](Session& session) { return run_answer(session, *words); };
    return command;
}

}  // namespace jadoube::cli
