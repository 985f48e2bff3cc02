#include "cli/log/event_data.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/adjourn/adjournments.hpp"
#include "cli/log/entry_words.hpp"
#include "game/replay.hpp"
#include "report/act_words.hpp"
#include "report/duty.hpp"

namespace jadoube::cli {
namespace {

using Numbers = std::vector<const log::Incident*>;

/// The incidents asked for.
Result<Numbers> incidents_of(const Desk& desk, std::optional<int> number) {
    Numbers incidents;
    if (number) {
        const auto one = incident_numbered(desk, number);
        if (!one) return tl::unexpected<Error>(one.error());
        incidents.push_back(*one);
        return incidents;
    }
    for (const log::Incident& incident : desk.state.incidents) incidents.push_back(&incident);
    return incidents;
}

/// The last moves before the incident: "… 26.Bb5+ Kb6 27.Rxb7+".
std::string last_moves(const adjudicate::GameState& game) {
    constexpr int kShown = 6;
    if (!game.start || game.moves.empty()) return {};
    const game::Replay replay(*game.start, game.moves);
    const int last = replay.end().value;
    const int first = std::max(1, last - kShown + 1);
    std::string text = first > 1 ? "…" : "";
    for (int ply = first; ply <= last; ++ply) {
        const game::Ply here{ply};
        const game::Ply before{ply - 1};
        const bool numbered = ply == first || replay.at(before).turn == chess::Color::white;
        text += text.empty() ? "" : " ";
        text += (numbered ? game::move_label(*game.start, here) : "") +
                game::to_san(replay.at(before), replay.move_to(here));
    }
    return text;
}

std::vector<report::FactTold> facts_of(const log::Incident& incident) {
    std::vector<report::FactTold> facts;
    for (const auto& told : incident.facts)
        facts.push_back({told.what.fact, value_words(told.what.value), told.what.by});
    return facts;
}

/// The option that was taken, in words; as JSON where the ruling has no such option.
std::string option_taken(const log::DecisionMade& decision, const report::IncidentReport& incident) {
    const adjudicate::IncidentRuling* main = incident.proposed ? incident.proposed->main() : nullptr;
    if (main == nullptr || !main->obligation) return to_text(decision.option);
    const chess::Setup* before = incident.before ? &*incident.before : nullptr;
    const std::string action = decision.option.text("do");
    const std::string man = decision.option.text("man");
    for (const adjudicate::Option& option : main->obligation->options) {
        if (option.action == action && option.man == man) return report::plain(report::option_words(option, before));
    }
    return to_text(decision.option);
}

report::Decision decision_of(const log::Said<log::DecisionMade>& said, const report::IncidentReport& incident) {
    const log::DecisionMade& made = said.what;
    report::Decision decision{
        .text = made.words, .reason = made.reason, .by = made.by, .at = to_words(said.entry.at) + " UTC"};
    if (made.manner == log::DecisionManner::otherwise) decision.kind = report::Decision::Kind::otherwise;
    if (made.manner == log::DecisionManner::option) {
        decision.kind = report::Decision::Kind::option;
        decision.text = option_taken(made, incident);
    }
    return decision;
}

std::string status_words(log::IncidentStatus status) {
    switch (status) {
        case log::IncidentStatus::open: return "open";
        case log::IncidentStatus::needs_facts: return "waits for facts";
        case log::IncidentStatus::ruled: return "waits for the decision";
        case log::IncidentStatus::decided: return "decided";
        default: return "withdrawn";
    }
}

using Codes = std::map<log::TextHash, std::shared_ptr<const Laws>>;

/// Fills reports, reading each code of laws once.
class Reporter {
public:
    Reporter(const Desk& desk, const log::Verification& verification) : desk_(desk), verification_(verification) {}

    tl::expected<report::IncidentReport, Errors> report(const log::Incident& incident) {
        const auto matter = matter_of(desk_, incident);
        if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
        const auto given = to_case(*matter);
        if (!given) return tl::unexpected<Errors>(given.error());
        report::IncidentReport result = heading(*matter);
        add_case(*given, result);
        if (incident.ruling) {
            if (const auto added = add_ruling(*incident.ruling, result); !added)
                return tl::unexpected<Errors>(added.error());
        }
        if (incident.decision) result.decision = decision_of(*incident.decision, result);
        if (incident.withdrawal) result.withdrawn = incident.withdrawal->what.reason;
        return result;
    }

private:
    report::IncidentReport heading(const Matter& matter) const {
        const log::Incident& incident = matter.incident;
        report::IncidentReport result{.number = fmt::format("{}", incident.number),
                                      .entry = fmt::format("{}", incident.entry.seq.value),
                                      .reference = reference_words(incident.game)};
        const auto game = desk_.state.games.find(incident.game);  // names may have come later than the incident
        if (game != desk_.state.games.end()) result.players = game->second.what.players;
        result.at = to_words(incident.entry.at) + " UTC";
        result.reported_by = incident.report.reported_by;
        result.note = incident.report.note;
        result.facts = facts_of(incident);
        result.status = status_words(incident.status());
        result.verification =
            verification_.is_ok() ? "Hash, links and signature verified." : log::summary(verification_);
        return result;
    }

    static void add_case(const adjudicate::Case& given, report::IncidentReport& result) {
        result.moves = last_moves(given.game);
        if (given.game.start) {
            const game::Replay replay(*given.game.start, given.game.moves);
            result.before = replay.at(replay.end());
        }
        result.marks = report::marks_of(given.dispute.acts);
        result.acts = report::sentences_of(given.dispute.acts);
        result.clocks = given.game.clocks;
    }

    tl::expected<void, Errors> add_ruling(const log::Said<log::RulingProposed>& said, report::IncidentReport& result) {
        auto ruling = adjudicate::read_ruling(said.what.ruling);
        if (!ruling) return tl::unexpected<Errors>(Errors{ruling.error()});
        result.proposed = std::move(*ruling);
        auto& code = codes_[said.what.rules.text];
        if (code == nullptr) {
            auto laws = laws_in(desk_.store, said.what.rules);
            if (!laws) return tl::unexpected<Errors>(laws.error());
            code = std::make_shared<const Laws>(std::move(*laws));
        }
        result.ruleset = {code, &code->ruleset()};
        result.deferred = code->deferred;
        return {};
    }

    const Desk& desk_;
    const log::Verification& verification_;
    Codes codes_;
};

std::string dates_of(const log::EventBegun& event) {
    if (event.last_day.empty() || event.last_day == event.first_day) return event.first_day;
    return event.first_day + " to " + event.last_day;
}

std::vector<std::string> arbiters_of(const log::EventBegun& event) {
    std::vector<std::string> names;
    for (const log::Arbiter& arbiter : event.arbiters) {
        names.push_back(arbiter.role.empty() ? arbiter.name : fmt::format("{} ({})", arbiter.name, arbiter.role));
    }
    return names;
}

tl::expected<report::EventReport, Errors> particulars(const Desk& desk, const log::Verification& verification) {
    report::EventReport event{.entries = desk.entries.size(), .verification = log::summary(verification)};
    if (!desk.entries.empty()) {
        event.log_id = log::to_hex(desk.entries.front().chain);
        event.head = log::to_hex(desk.entries.back().hash);
    }
    if (!desk.state.event) return event;
    const log::EventBegun& begun = desk.state.event->what;
    event.event = begun.name;
    event.place = begun.place;
    event.dates = dates_of(begun);
    event.arbiters = arbiters_of(begun);
    const auto laws = laws_in(desk.store, desk.state.rules->what);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    event.ruleset_title = laws->ruleset().title;
    return event;
}

Json incident_json(const log::Incident& incident, const adjudicate::Case& given) {
    Json json = Json::object({{"incident", incident.number},
                              {"entry", incident.entry.seq.value},
                              {"game", event::to_text(incident.game)},
                              {"at", log::to_text(incident.entry.at)},
                              {"status", name_of(incident.status())},
                              {"note", incident.report.note},
                              {"case", adjudicate::to_json(given)}});
    JsonArray facts;
    for (const auto& told : incident.facts) {
        facts.push_back(Json::object({{"fact", told.what.fact}, {"value", told.what.value}, {"by", told.what.by}}));
    }
    json.set("facts", facts);
    json.set("ruling", incident.ruling ? incident.ruling->what.ruling : Json());
    json.set("decision", incident.decision ? log::to_json(log::EntryData(incident.decision->what)) : Json());
    return json;
}

Json envelope_json(const log::Envelope& envelope) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    const auto& opened = envelope.opened;
    return Json::object({{"entry", envelope.sealed.entry.seq.value},
                         {"by", name_of(sealed.by)},
                         {"commitment", fingerprint_of(sealed.sealing.commitment)},
                         {"replaced", envelope.replaced},
                         {"opened", opened ? log::to_json(log::EntryData(opened->what)) : Json()},
                         {"agrees", opened ? Json(log::is_as_sealed(sealed, opened->what)) : Json()}});
}

Json adjourned_json(const log::AdjournedGame& game) {
    JsonArray sealed;
    for (const log::Envelope& envelope : game.envelopes) sealed.push_back(envelope_json(envelope));
    return Json::object({{"entry", game.adjournment.entry.seq.value},
                         {"game", event::to_text(game.game)},
                         {"status", name_of(game.status())},
                         {"envelope", log::to_json(log::EntryData(game.adjournment.what))},
                         {"sealed", std::move(sealed)},
                         {"resumed", game.resumed ? log::to_json(log::EntryData(game.resumed->what)) : Json()},
                         {"ended", game.ended ? log::to_json(log::EntryData(game.ended->what)) : Json()}});
}

}  // namespace

tl::expected<report::EventReport, Errors> event_data(const Desk& desk, const log::Verification& verification,
                                                     std::optional<int> incident) {
    const auto chosen = incidents_of(desk, incident);
    if (!chosen) return tl::unexpected<Errors>(Errors{chosen.error()});
    auto event = particulars(desk, verification);
    if (!event) return event;
    Reporter reporter(desk, verification);
    for (const log::Incident* one : *chosen) {
        auto result = reporter.report(*one);
        if (!result) return tl::unexpected<Errors>(result.error());
        event->incidents.push_back(std::move(*result));
    }
    if (incident) return event;
    event->readings = desk.state.readings;
    for (const log::AdjournedGame& game : desk.state.adjourned) {
        const std::string laws = laws_title(desk, game.adjournment.what.rules);
        event->adjournments.push_back(adjournment_report(desk.state, game, laws));
    }
    return event;
}

tl::expected<Json, Errors> event_json(const Desk& desk, const log::Verification& verification,
                                      std::optional<int> incident) {
    const auto chosen = incidents_of(desk, incident);
    if (!chosen) return tl::unexpected<Errors>(Errors{chosen.error()});
    JsonArray incidents;
    for (const log::Incident* one : *chosen) {
        const auto matter = matter_of(desk, *one);
        if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
        const auto given = to_case(*matter);
        if (!given) return tl::unexpected<Errors>(given.error());
        incidents.push_back(incident_json(*one, *given));
    }
    JsonArray adjourned;
    if (!incident) {
        for (const log::AdjournedGame& game : desk.state.adjourned) adjourned.push_back(adjourned_json(game));
    }
    const std::string name = desk.state.event ? desk.state.event->what.name : std::string();
    return Json::object({{"schema", "jadoube/report/1"},
                         {"event", name},
                         {"verification", log::to_json(verification)},
                         {"incidents", std::move(incidents)},
                         {"adjourned", std::move(adjourned)},
                         {"readings", incident ? Json::array() : report::to_json(desk.state.readings)}});
}

}  // namespace jadoube::cli
