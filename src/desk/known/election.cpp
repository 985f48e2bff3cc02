#include "desk/known/election.hpp"

#include <algorithm>

#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Person;

/// Whose penalty ends the game, where one of them does.
std::optional<chess::Color> loser_by(const Json& option) {
    const Json* penalties = option.find("penalties");
    const JsonArray* all = penalties == nullptr ? nullptr : penalties->if_array();
    if (all == nullptr) return std::nullopt;
    for (const Json& one : *all) {
        const auto kind = rules::named<rules::Penalty>(one.text("penalty"));
        if (kind && rules::row_of(*kind).ends_the_game) return chess::color_named(one.text("to"));
    }
    return std::nullopt;
}

/// Who has the choice; the player bound where it is not one of the two.
Person chooser_of(const adjudicate::Obligation& duty) {
    if (duty.chooser == rules::Party::white) return Person::white;
    if (duty.chooser == rules::Party::black) return Person::black;
    return adjudicate::person_of(!duty.binds);
}

}  // namespace

bool leaves_what_was_ruled(const log::LoggedIncident& incident) {
    if (!incident.ruling || incident.withdrawal || incident.is_veiled) return false;
    if (!incident.decision) return true;
    const log::DecisionMade& made = incident.decision->what;
    return made.manner != log::DecisionManner::otherwise && !loser_by(made.option);
}

std::optional<chess::Color> loser_by_penalty(const log::LoggedIncident& incident) {
    const bool is_imposed = incident.decision && incident.decision->what.manner == log::DecisionManner::option;
    return is_imposed ? loser_by(incident.decision->what.option) : std::nullopt;
}

std::optional<adjudicate::Act> election_in(const log::LoggedIncident& incident) {
    const bool is_chosen =
        incident.decision && incident.ruling && incident.decision->what.manner == log::DecisionManner::option;
    if (!is_chosen || incident.decision->what.option.find("penalties") != nullptr) return std::nullopt;
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling || ruling->main() == nullptr || !ruling->main()->obligation) return std::nullopt;
    const Json& option = incident.decision->what.option;
    return adjudicate::Act{chooser_of(*ruling->main()->obligation),
                           adjudicate::Demand{.option = rules::do_word(option.text("do")),
                                              .man = chess::square_named(option.text("man"))}};
}

}  // namespace jadoube::desk
