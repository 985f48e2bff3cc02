#include "desk/incident/decisions.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "desk/incident/authority.hpp"
#include "desk/incident/left_open.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Status;

std::string otherwise_hint(const log::LogNumber& incident) {
    return fmt::format("jadoube decide {} --otherwise \"what\" --reason \"why\"", incident);
}

/// Why the ruling cannot be decided as it stands.
Result<void> require_decidable(const log::LoggedIncident& incident, const DecisionTold& told) {
    const log::LogNumber& number = incident.number;
    if (incident.withdrawal) return refusal(fmt::format("incident {} is withdrawn", number), "enter a new incident");
    if (!incident.decisions.empty() && told.reason.empty()) {
        return refusal(
            fmt::format("incident {} was decided by entry {}", number, incident.decisions.back().entry.number),
            "a new decision needs a reason: --reason \"why\"");
    }
    if (!told.otherwise.empty()) return {};
    if (!incident.ruling) return refusal(fmt::format("incident {} has no ruling", number), otherwise_hint(number));
    const std::string status = incident.ruling->what.ruling.text("status");
    if (status == name_of(Status::needs_facts)) {
        return refusal(
            fmt::format("the ruling on incident {} still asks something", number),
            fmt::format("tell it with 'jadoube answer {0} FACT=VALUE', or: {1}", number, otherwise_hint(number)));
    }
    if (status == name_of(Status::conflict)) {
        return refusal(fmt::format("there is no ruling on incident {}: the ruleset contradicts itself", number),
                       otherwise_hint(number));
    }
    return {};
}

/// A reason is due where the law leaves the matter to the arbiter, and where he departs from the proposal.
Result<void> require_reason(const log::LoggedIncident& incident, const DecisionTold& told) {
    if (!told.reason.empty()) return {};
    if (!told.otherwise.empty())
        return refusal("a decision otherwise than proposed needs a reason", "add --reason \"why\"");
    const std::string status = incident.ruling->what.ruling.text("status");
    if (status == name_of(Status::discretion) || status == name_of(Status::silent)) {
        return refusal("the law leaves this to the arbiter: a reason is needed", "add --reason \"why\"");
    }
    return {};
}

/// The options of the ruling's main question, as the explanation numbers them.
std::vector<adjudicate::Option> options_of(const adjudicate::Ruling& ruling) {
    const adjudicate::MatterRuling* main = ruling.main();
    return main != nullptr && main->obligation ? main->obligation->options : std::vector<adjudicate::Option>{};
}

/// The place of the chosen option.
Result<std::size_t> option_numbered(const std::vector<adjudicate::Option>& options, int number) {
    if (number >= 1 && static_cast<std::size_t>(number) <= options.size()) return static_cast<std::size_t>(number) - 1;
    return refusal(fmt::format("the ruling has no option {}", number),
                   options.empty() ? std::string("it leaves no choice; leave --option out")
                                   : fmt::format("it has options 1 to {}", options.size()));
}

/// An option as it stands in the ruling that the log has.
Json option_json(const adjudicate::Ruling& ruling, std::size_t place) {
    const Json json = adjudicate::to_json(ruling);
    const JsonArray& matters = *json.find("matters")->if_array();
    const Json& duty = *matters[ruling.main_matter].find("obligation");
    return (*duty.find("options")->if_array())[place];
}

/// The decision with the penalties that are imposed.
tl::expected<DecisionToRecord, Errors> with_penalties(const JudgedMatter& judged, const DecisionTold& told,
                                                      DecisionToRecord decision) {
    auto imposed = penalties_imposed(judged, told.penalties);
    if (!imposed) return tl::unexpected<Errors>(Errors{imposed.error()});
    decision.made.manner = log::DecisionManner::option;
    decision.made.option = std::move(*imposed);
    return decision;
}

/// The decision with its option or its penalties, if one is named and there is a ruling to name it of.
tl::expected<DecisionToRecord, Errors> with_option(const OpenLog& open, const log::LoggedIncident& incident,
                                                   const DecisionTold& told, DecisionToRecord decision) {
    if (!incident.ruling) return decision;
    const auto judged = recorded_ruling(open, incident);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    if (!told.penalties.empty()) return with_penalties(*judged, told, std::move(decision));
    if (const auto none = require_no_choice_of_penalties(*judged, incident.number); !none) {
        return tl::unexpected<Errors>(Errors{none.error()});
    }
    if (!told.option) return decision;
    const auto options = options_of(judged->ruling);
    const auto place = option_numbered(options, *told.option);
    if (!place) return tl::unexpected<Errors>(Errors{place.error()});
    decision.made.manner = log::DecisionManner::option;
    decision.made.option = option_json(judged->ruling, *place);
    decision.option = options[*place];
    decision.before = judged->before();
    return decision;
}

Result<void> require_consistent(const DecisionTold& told) {
    if (!told.penalties.empty() && (told.option || !told.otherwise.empty()))
        return refusal("a penalty of the ruling is neither an option nor something otherwise", "leave one of them out");
    if (!told.otherwise.empty() && told.option)
        return refusal("--option follows the proposal and --otherwise does not", "leave one of them out");
    if (told.otherwise.empty() && !told.counts.empty())
        return refusal("--counts goes with --otherwise", "the proposal says what counts");
    return {};
}

tl::expected<DecisionToRecord, Errors> decision_as_told(const OpenLog& open, const log::LoggedIncident& incident,
                                                        const DecisionTold& told) {
    if (const auto consistent = require_consistent(told); !consistent)
        return tl::unexpected<Errors>(Errors{consistent.error()});
    DecisionToRecord decision{
        {.incident = incident.entry.id, .words = told.otherwise, .reason = told.reason, .by = told.by}};
    if (incident.ruling) decision.made.ruling = incident.ruling->entry.id;
    if (!incident.decisions.empty()) decision.made.replaces = incident.decisions.back().entry.id;
    for (const auto& beside : incident.standing)
        if (beside.entry.id != decision.made.replaces) decision.made.settles.push_back(beside.entry.id);
    if (told.otherwise.empty()) return with_option(open, incident, told, std::move(decision));
    decision.made.manner = log::DecisionManner::otherwise;
    if (!told.counts.empty()) decision.made.counted = {{"illegal_move", told.counts}};
    return decision;
}

Result<void> authority_for(const log::EventBegun& event, const log::LoggedIncident& incident,
                           const DecisionTold& told) {
    if (told.hears_appeal) return {};
    return told.overrules ? require_higher_authority(event, incident, told.by)
                          : require_authority(event, incident, told.by);
}

}  // namespace

tl::expected<DecisionToRecord, Errors> decision_on(const OpenLog& open, const log::LoggedIncident& incident,
                                                   const DecisionTold& told) {
    if (const auto apart = require_no_player(open.state, incident, told.by); !apart)
        return tl::unexpected<Errors>(Errors{apart.error()});
    const auto known = told.hears_appeal ? Result<void>() : require_of_event(open.state, told.by);
    const auto may = authority_for(event_of(open.state), incident, told);
    if (told.overrules && !known) return tl::unexpected<Errors>(Errors{known.error()});
    if (told.overrules && !may) return tl::unexpected<Errors>(Errors{may.error()});
    if (const auto ready = require_decidable(incident, told); !ready)
        return tl::unexpected<Errors>(Errors{ready.error()});
    if (!may) return tl::unexpected<Errors>(Errors{may.error()});
    if (!known) return tl::unexpected<Errors>(Errors{known.error()});
    if (const auto none = told.hears_appeal ? Result<void>() : require_no_appeal(incident); !none)
        return tl::unexpected<Errors>(Errors{none.error()});
    const bool is_as_ruled = told.otherwise.empty() && !told.anew;
    const auto unchanged = is_as_ruled ? require_nothing_changed(open, incident) : Result<void>();
    if (!unchanged) return tl::unexpected<Errors>(Errors{unchanged.error()});
    if (const auto reasoned = require_reason(incident, told); !reasoned)
        return tl::unexpected<Errors>(Errors{reasoned.error()});
    return decision_as_told(open, incident, told);
}

tl::expected<RuledAnew, Errors> ruled_anew(const OpenLog& open, const log::LoggedIncident& incident,
                                           const Recording& recording) {
    RuledAnew anew{.incident = incident};
    if (incident.withdrawal || !incident.ruling) return anew;
    const auto matter = matter_of(open, incident);
    if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
    const auto judged = judge_matter(open, *matter);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    if (adjudicate::to_json(judged->ruling) == incident.ruling->what.ruling) return anew;
    anew.ruling = ruling_entry(recording, incident, *judged);
    anew.incident.ruling->what = std::get<log::RulingProposed>(anew.ruling->data);
    anew.incident.ruling->entry.id = anew.ruling->id;
    return anew;
}

bool is_decision(const OpenLog& open, const log::Entry& entry, const log::LoggedIncident& incident,
                 const DecisionTold& told) {
    const auto& made = std::get<log::DecisionMade>(entry.data);
    if ((told.option || !told.penalties.empty()) && !incident.ruling) return false;
    auto now = decision_as_told(open, incident, told);
    if (now) now->made.ruling = made.ruling;
    if (now) now->made.replaces = made.replaces;
    if (now) now->made.settles = made.settles;
    return now && now->made == made;
}

}  // namespace jadoube::desk
