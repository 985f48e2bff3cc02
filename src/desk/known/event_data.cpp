#include "desk/known/event_data.hpp"

#include <map>

#include "base/error.hpp"
#include "desk/known/judged_matter.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

/// Fills reports, reading each code of laws once.
class Reporter {
public:
    explicit Reporter(const OpenLog& open) : open_(open) {}

    tl::expected<report::IncidentReport, Errors> report(const log::LoggedIncident& incident) {
        const auto matter = matter_of(open_, incident);
        if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
        auto given = to_case(*matter);
        if (!given) return tl::unexpected<Errors>(given.error());
        report::IncidentReport result{.incident = incident, .given = std::move(*given)};
        result.before = position_before(result.given);
        const auto game = open_.state.games.find(incident.game);
        if (game != open_.state.games.end()) result.players = game->second.what.players;
        if (!incident.ruling) return result;
        result.earlier = counted_before(open_.state, incident, incident.counted());
        return with_ruling(std::move(result), incident.ruling->what);
    }

private:
    tl::expected<report::IncidentReport, Errors> with_ruling(report::IncidentReport result,
                                                             const log::RulingProposed& proposed) {
        auto ruling = adjudicate::read_ruling(proposed.ruling);
        if (!ruling) return tl::unexpected<Errors>(Errors{ruling.error()});
        result.proposed = std::move(*ruling);
        auto& laws = laws_[proposed.rules.text];
        if (laws == nullptr) {
            auto kept = laws_in(open_.store, proposed.rules);
            if (!kept) return tl::unexpected<Errors>(kept.error());
            laws = std::make_shared<const Laws>(std::move(*kept));
        }
        result.ruleset = {laws, &laws->ruleset()};
        result.deferred = laws->deferred;
        return result;
    }

    const OpenLog& open_;
    std::map<log::TextHash, std::shared_ptr<const Laws>> laws_;
};

tl::expected<report::EventReport, Errors> particulars(const OpenLog& open) {
    report::EventReport event{.event = event_of(open.state),
                              .entries = open.entries().size(),
                              .at = open.at,
                              .verification = open.store.verification()};
    event.log = open.store.own_chain();
    for (const log::Entry& entry : open.entries())
        if (entry.chain == open.store.own_chain()) event.head = entry.hash;
    if (!open.state.event) return event;
    const auto laws = laws_in(open.store, open.state.rules->what);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    event.ruleset_title = laws->ruleset().title;
    event.ruleset = laws->ruleset().id;
    return event;
}

}  // namespace

tl::expected<report::EventReport, Errors> event_data(const OpenLog& open, const IncidentChoice& choice) {
    const auto asked = chosen(open, choice);
    if (!asked) return tl::unexpected<Errors>(Errors{asked.error()});
    auto event = event_data_of(open, asked->incidents);
    if (!event) return event;
    event->named = asked->named;
    if (choice.number || choice.is_of_many()) return event;
    event->readings = open.state.readings;
    for (const log::AdjournedGame& game : open.state.adjourned)
        event->adjournments.push_back(adjournment_report(open, game));
    return event;
}

tl::expected<report::EventReport, Errors> event_data_of(const OpenLog& open,
                                                        const std::vector<const log::LoggedIncident*>& incidents) {
    auto event = particulars(open);
    if (!event) return event;
    Reporter reporter(open);
    for (const log::LoggedIncident* one : incidents) {
        auto result = reporter.report(*one);
        if (!result) return tl::unexpected<Errors>(result.error());
        event->incidents.push_back(std::move(*result));
    }
    return event;
}

report::AdjournmentReport adjournment_report(const OpenLog& open, const log::AdjournedGame& game) {
    return {event_of(open.state).name, game, laws_title(open.store, game.adjournment.what.rules)};
}

}  // namespace jadoube::desk
