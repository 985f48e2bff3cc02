#include "desk/incident/answers.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {
namespace {

Result<void> require_undecided(const log::LoggedIncident& incident) {
    if (!incident.decision && !incident.withdrawal) return {};
    return failure(
        ErrorCode::usage,
        fmt::format("incident {} is {} already", incident.number, incident.withdrawal ? "withdrawn" : "decided"), {},
        "what is told now would change nothing; enter a new incident if something new happened");
}

std::vector<log::NewEntry> entries_for(const Recording& recording, const log::LoggedIncident& incident,
                                       const std::vector<log::ToldFact>& told, const std::string& note) {
    std::vector<log::NewEntry> entries;
    for (const log::ToldFact& fact : told) {
        const log::EntryId id =
            entries.empty() ? recording.id : part_of(recording.id, fmt::format("fact {}", entries.size()));
        entries.push_back({id, log::FactTold{incident.entry.id, fact, note}, recording.author, incident.game});
    }
    return entries;
}

tl::expected<JudgedMatter, Errors> judged_with(const OpenLog& open, log::LoggedIncident incident,
                                               const std::vector<log::ToldFact>& facts) {
    for (const log::ToldFact& fact : facts) incident.facts.push_back({fact, incident.entry});
    const auto matter = matter_of(open, incident);
    if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
    return judge_matter(open, *matter);
}

/// Those that nothing hangs on, not even beside the others: nobody asked for them, or they were known.
tl::expected<std::vector<std::string>, Errors> idle_in(const OpenLog& open, const log::LoggedIncident& incident,
                                                       const std::vector<log::ToldFact>& facts,
                                                       const adjudicate::Ruling& ruling) {
    std::vector<std::string> idle;
    const Json whole = adjudicate::to_json(ruling);
    for (const log::ToldFact& fact : facts) {
        std::vector<log::ToldFact> others;
        for (const log::ToldFact& other : facts)
            if (other.fact != fact.fact) others.push_back(other);
        const auto without = judged_with(open, incident, others);
        if (!without) return tl::unexpected<Errors>(without.error());
        if (adjudicate::to_json(without->ruling) == whole) idle.push_back(fact.fact);
    }
    return idle;
}

}  // namespace

std::vector<log::ToldFact> told_by(const std::string& teller, const ToldValues& values) {
    std::vector<log::ToldFact> told;
    for (const auto& [fact, value] : values) told.push_back({fact, value_json(value), teller});
    return told;
}

tl::expected<AnswersToRecord, Errors> answers_to_record(const OpenLog& open, const log::LoggedIncident& incident,
                                                        const AnswersTold& told, const Recording& recording) {
    if (const auto ready = require_undecided(incident); !ready) return tl::unexpected<Errors>(Errors{ready.error()});
    const std::vector<log::ToldFact> facts = told_by(told.teller, told.values);
    auto judged = judged_with(open, incident, facts);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    if (const auto heard =
            require_heard(judged->ruling, judged->given.dispute, {told.values.begin(), told.values.end()});
        !heard)
        return tl::unexpected<Errors>(Errors{heard.error()});
    auto idle = idle_in(open, incident, facts, judged->ruling);
    if (!idle) return tl::unexpected<Errors>(idle.error());
    std::vector<log::NewEntry> entries = entries_for(recording, incident, facts, told.note);
    entries.push_back(ruling_entry(recording, incident, *judged));
    return AnswersToRecord{std::move(*judged), std::move(entries), std::move(*idle)};
}

bool is_answer(const log::Entry& entry, const log::LoggedIncident& incident, const AnswersTold& told) {
    if (told.values.empty()) return false;
    const log::ToldFact first = told_by(told.teller, told.values).front();
    return std::get<log::FactTold>(entry.data) == log::FactTold{incident.entry.id, first, told.note};
}

}  // namespace jadoube::desk
