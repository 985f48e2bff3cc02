#include "desk/incident/corrections.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/incident/authority.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {
namespace {

Result<void> require_correctable(const OpenLog& open, const log::LoggedIncident& incident, const std::string& reason,
                                 const std::string& by) {
    if (incident.withdrawal) {
        return failure(ErrorCode::usage, fmt::format("incident {} is withdrawn", incident.number), {},
                       "enter a new incident");
    }
    if (reason.empty())
        return failure(ErrorCode::usage, "a reason is needed", "--reason", "say why what was entered is wrong");
    if (const auto none = require_no_appeal(incident); !none) return none;
    if (const auto apart = require_no_player(open.state, incident, by); !apart) return apart;
    if (const auto known = require_of_event(open.state, by); !known) return known;
    return require_authority_over(event_of(open.state), incident, by);
}

void put_fact(std::vector<log::ToldFact>& facts, log::ToldFact fact) {
    const auto known =
        std::find_if(facts.begin(), facts.end(), [&](const log::ToldFact& one) { return one.fact == fact.fact; });
    if (known == facts.end())
        facts.push_back(std::move(fact));
    else if (known->value != fact.value)
        *known = std::move(fact);
}

void put_clocks(const adjudicate::Clocks& told, log::ClockReadings& clocks) {
    for (const chess::Color side : {chess::Color::white, chess::Color::black})
        if (told.reading[side]) clocks.reading[side] = told.reading[side];
    if (told.running) clocks.running = told.running;
}

/// The report as it reads from now on. On another board it goes on from nothing that was left on the old one.
log::IncidentReported corrected(log::IncidentReported report, const CorrectionTold& told) {
    const log::IncidentReported now = to_report(told.told, told.by);
    if (!now.acts.empty()) report.acts = now.acts;
    for (const log::ToldFact& fact : now.facts) put_fact(report.facts, fact);
    put_clocks(told.told.game.clocks, report.clocks);
    if (told.happened) report.happened = told.happened;
    report.told_complete = report.told_complete || now.told_complete;
    if (!told.has_position) return report;
    report.fen = now.fen;
    report.moves = now.moves;
    report.ply.reset();
    report.goes_on_from.reset();
    return report;
}

/// The incident as the log will tell it.
log::LoggedIncident with_report(log::LoggedIncident incident, log::IncidentReported report) {
    const log::Stamp before = incident.corrections.empty() ? incident.entry : incident.corrections.back().by.entry;
    std::erase_if(incident.facts, [&](const auto& told) { return told.entry == before; });
    std::vector<log::Entered<log::ToldFact>> facts;
    for (const log::ToldFact& told : report.facts) facts.push_back({told, before});
    incident.facts.insert(incident.facts.begin(), facts.begin(), facts.end());
    incident.report = std::move(report);
    return incident;
}

}  // namespace

tl::expected<CorrectionToRecord, Errors> correction_to_record(const OpenLog& open, const log::LoggedIncident& incident,
                                                              const CorrectionTold& told, const Recording& recording) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    if (const auto ready = require_correctable(open, incident, told.reason, told.by); !ready)
        return fail(ready.error());
    log::IncidentReported report = corrected(incident.report, told);
    if (report == incident.report)
        return fail(
            {ErrorCode::usage, "it reads so already", {}, "say what was entered wrongly: --act, --fen, --fact"});
    const auto matter = matter_of(open, with_report(incident, report));
    if (!matter) return fail(matter.error());
    auto judged = judge_matter(open, *matter);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    if (const auto heard = require_heard(judged->ruling, judged->given.dispute, told.told.dispute.facts); !heard)
        return fail(heard.error());
    log::IncidentCorrected made{incident.entry.id, std::move(report), told.reason, told.by};
    std::vector<log::NewEntry> entries{{recording.id, std::move(made), recording.author, incident.game},
                                       ruling_entry(recording, incident, *judged)};
    return CorrectionToRecord{std::move(*judged), std::move(entries)};
}

bool is_correction(const log::Entry& entry, const log::LoggedIncident& incident, const CorrectionTold& told) {
    const auto& made = std::get<log::IncidentCorrected>(entry.data);
    const bool is_of_it = made.incident == incident.entry.id && made.reason == told.reason && made.by == told.by;
    return is_of_it && corrected(made.report, told) == made.report;
}

Result<log::NewEntry> withdrawal_of(const OpenLog& open, const log::LoggedIncident& incident, const std::string& reason,
                                    const Recording& recording) {
    if (const auto ready = require_correctable(open, incident, reason, recording.author); !ready)
        return tl::unexpected<Error>(ready.error());
    return log::NewEntry{recording.id, log::Withdrawn{reason}, recording.author, incident.game, incident.entry.id};
}

}  // namespace jadoube::desk
