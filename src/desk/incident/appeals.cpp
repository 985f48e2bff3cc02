#include "desk/incident/appeals.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/authority.hpp"
#include "desk/known/judged_matter.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using rules::Kind;

tl::unexpected<Error> appeal_refused(std::string what, std::string where, std::string hint) {
    return failure(ErrorCode::usage, std::move(what), std::move(where), std::move(hint));
}

bool is_about_disputes(const rules::Article& article) {
    const auto is_dispute = [](Kind kind) { return kind == Kind::dispute || kind == Kind::dispute_law; };
    return std::any_of(article.triggers.begin(), article.triggers.end(), is_dispute);
}

/// To whom one of these remedies refers the question.
std::optional<std::string> referred_to(const std::vector<rules::Remedy>& remedies) {
    for (const rules::Remedy& remedy : remedies) {
        const auto* other = std::get_if<rules::OtherRemedy>(&remedy.what);
        if (other != nullptr && other->kind == rules::OtherKind::refer && !other->words.empty())
            return rules::to_text(other->words.front());
    }
    return std::nullopt;
}

/// To whom a player may take it by himself.
std::optional<std::string> players_may_refer_to(const rules::Article& article) {
    for (const rules::Remedy& remedy : article.then) {
        const auto* may = std::get_if<rules::May>(&remedy.what);
        if (may == nullptr) continue;
        if (auto body = referred_to(may->remedies)) return body;
    }
    return std::nullopt;
}

/// Whom both players may ask what happened.
std::optional<FactReferred> fact_referred(const rules::Ruleset& code) {
    for (const rules::Article& article : code.articles) {
        const auto& triggers = article.triggers;
        if (std::find(triggers.begin(), triggers.end(), Kind::dispute_fact) == triggers.end()) continue;
        if (auto body = referred_to(article.then)) return FactReferred{rules::number_of(article.id), std::move(*body)};
    }
    return std::nullopt;
}

/// A right of the players goes before a question that both may put to somebody.
AppealLaw law_of(const rules::Ruleset& code) {
    AppealLaw law;
    for (const rules::Article& article : code.articles) {
        if (!is_about_disputes(article)) continue;
        if (auto body = players_may_refer_to(article))
            return {.under = {rules::number_of(article.id)}, .hears = std::move(*body)};
        if (auto body = referred_to(article.then); body && law.under.empty())
            law = {.under = {rules::number_of(article.id)}, .hears = std::move(*body), .needs_both = true};
    }
    if (law.needs_both) law.of_fact = fact_referred(code);
    if (law.of_fact && law.of_fact->to == law.hears) law.of_fact.reset();
    return law;
}

std::optional<Millis> window_in(const rules::Ruleset& code, rules::Play play) {
    const auto ms = code.parameter(std::string(rules::kAppealWindow), play);
    return ms ? std::optional(Millis{*ms}) : std::nullopt;
}

Result<const log::Appeal*> waiting_appeal(const log::LoggedIncident& incident) {
    if (const log::Appeal* appeal = incident.pending_appeal()) return appeal;
    return appeal_refused(fmt::format("no appeal on incident {} waits", incident.number), {},
                          fmt::format("jadoube appeal {} --appellant black --grounds \"why\"", incident.number));
}

Result<void> require_appealable(const OpenLog& open, const log::LoggedIncident& incident) {
    if (incident.withdrawal) return appeal_refused(fmt::format("incident {} is withdrawn", incident.number), {}, {});
    if (!incident.decision)
        return appeal_refused(
            fmt::format("incident {} is not decided: there is nothing to appeal against", incident.number), {},
            fmt::format("jadoube decide {}", incident.number));
    if (const log::Appeal* appeal = incident.pending_appeal())
        return appeal_refused(
            fmt::format("the appeal of entry {} on incident {} waits", appeal->filed.entry.number, incident.number), {},
            fmt::format("jadoube appeal decide {}", incident.number));
    const auto decider = decider_of(event_of(open.state), incident);
    if (decider && decider->authority == Authority::appeals_committee)
        return appeal_refused(
            fmt::format("{} decided on incident {}: nobody stands above", decider->name, incident.number), {},
            "who decided may decide anew: jadoube decide");
    return {};
}

/// Nobody sits on what he decided, nor on his own game.
std::string why_not_on_panel(const OpenLog& open, const log::LoggedIncident& incident, const log::Appeal& appeal,
                             const PanelTold& told, const std::string& name) {
    const auto is_recused = [&](const log::Recusal& one) { return one.name == name; };
    if (std::any_of(told.recused.begin(), told.recused.end(), is_recused)) return "is recused";
    const auto made = [&](const auto& decision) { return decision.what.by == name; };
    if (std::any_of(incident.decisions.begin(), incident.decisions.end(), made)) return "decided it";
    const auto game = open.state.games.find(incident.game);
    const bool plays = game != open.state.games.end() &&
                       (game->second.what.players.white == name || game->second.what.players.black == name);
    if (plays || appeal.filed.what.appellant == name) return "is a party to it";
    return {};
}

/// Whether what stands is decided once more.
bool is_the_same(const log::DecisionMade& now, const log::DecisionMade& before) {
    return now.manner == before.manner && now.option == before.option && now.words == before.words &&
           now.ruling == before.ruling && now.counted == before.counted;
}

/// The decision that takes the place of the other.
tl::expected<log::NewEntry, Errors> decision_instead(const OpenLog& open, const log::LoggedIncident& incident,
                                                     const DecisionTold& told, const Recording& recording) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const log::Appeal* appeal = incident.pending_appeal();
    DecisionTold overruling = told;
    overruling.hears_appeal = appeal != nullptr && hears(*appeal, told.by);
    overruling.overrules = !overruling.hears_appeal;
    auto decision = decision_on(open, incident, overruling);
    if (!decision) return tl::unexpected<Errors>(decision.error());
    if (incident.decision && is_the_same(decision->made, incident.decision->what))
        return fail(appeal_refused("that is what was decided before", {},
                                   "say what is decided instead (--option, --penalty, --otherwise), or --dismissed")
                        .value());
    return log::NewEntry{part_of(recording.id, "decision"), std::move(decision->made), recording.author, incident.game};
}

Result<void> require_above(const OpenLog& open, const log::LoggedIncident& incident, const AppealDecisionTold& told) {
    if (told.outcome == log::AppealOutcome::withdrawn) return {};
    if (told.decision.reason.empty()) return appeal_refused("a reason is needed", "--reason", "why it was decided so");
    const log::Appeal* appeal = incident.pending_appeal();
    if (appeal != nullptr && hears(*appeal, told.decision.by)) return {};
    if (const auto known = require_of_event(open.state, told.decision.by); !known) return known;
    return require_higher_authority(event_of(open.state), incident, told.decision.by);
}

}  // namespace

AppealLaw appeal_law(const Laws& laws, const log::EventBegun& event) {
    const rules::Ruleset& code = laws.ruleset();
    AppealLaw law = law_of(code);
    law.window = window_in(code, event.play);
    if (law.under.empty() && laws.deferred != nullptr) {
        law = law_of(*laws.deferred);
        for (std::string& article : law.under) article = laws.deferred->id + " " + article;
        law.window = window_in(*laws.deferred, event.play);
    }
    if (const Json* told = event.facts.find(rules::kAppealWindow); told != nullptr && told->if_int() != nullptr)
        law.window = Millis{*told->if_int()};
    return law;
}

tl::expected<log::NewEntry, Errors> appeal_to_record(const OpenLog& open, const log::LoggedIncident& incident,
                                                     const AppealTold& told, const Recording& recording) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    if (const auto ready = require_appealable(open, incident); !ready) return fail(ready.error());
    if (const auto known = require_of_event(open.state, recording.author); !known) return fail(known.error());
    const auto laws = laws_in(open.store, incident.rules);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    const AppealLaw law = appeal_law(*laws, event_of(open.state));
    log::AppealFiled filed{.incident = incident.entry.id,
                           .decision = incident.decision->entry.id,
                           .appellant = told.appellant,
                           .grounds = told.grounds,
                           .deposit = told.deposit,
                           .after = told.after,
                           .window = law.window,
                           .hears = law.hears,
                           .under = law.under};
    return log::NewEntry{recording.id, std::move(filed), recording.author, incident.game};
}

Result<log::NewEntry> panel_to_record(const OpenLog& open, const log::LoggedIncident& incident, const PanelTold& told,
                                      const Recording& recording) {
    const auto appeal = waiting_appeal(incident);
    if (!appeal) return tl::unexpected<Error>(appeal.error());
    if (told.members.empty())
        return appeal_refused("nobody is named", "--member", "who hears it: --member NAME, for each");
    for (const std::string& name : told.members) {
        const std::string why = why_not_on_panel(open, incident, **appeal, told, name);
        if (!why.empty())
            return appeal_refused(fmt::format("{} {}, and does not sit on it", name, why), "--member",
                                  "name somebody else");
    }
    if (const auto known = require_of_event(open.state, recording.author); !known)
        return tl::unexpected<Error>(known.error());
    return log::NewEntry{recording.id, log::AppealPanel{(*appeal)->filed.entry.id, told.members, told.recused},
                         recording.author, incident.game};
}

tl::expected<std::vector<log::NewEntry>, Errors> appeal_decision(const OpenLog& open,
                                                                 const log::LoggedIncident& incident,
                                                                 const AppealDecisionTold& told,
                                                                 const Recording& recording) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const auto appeal = waiting_appeal(incident);
    if (!appeal) return fail(appeal.error());
    if (const auto may = require_above(open, incident, told); !may) return fail(may.error());
    log::AppealClosed closed{.appeal = (*appeal)->filed.entry.id,
                             .outcome = told.outcome,
                             .reason = told.decision.reason,
                             .deposit = told.deposit,
                             .by = told.decision.by};
    std::vector<log::NewEntry> entries;
    if (told.outcome == log::AppealOutcome::upheld) {
        auto instead = decision_instead(open, incident, told.decision, recording);
        if (!instead) return tl::unexpected<Errors>(instead.error());
        closed.decision = instead->id;
        entries.push_back(std::move(*instead));
    }
    entries.push_back({recording.id, std::move(closed), recording.author, incident.game});
    return entries;
}

}  // namespace jadoube::desk
