// Which incidents a report is of.
#pragma once

#include "desk/known/open_log.hpp"
#include "report/words/document.hpp"

namespace jadoube::desk {

/// What is asked for; what is not named leaves nothing out.
struct IncidentChoice {
    std::optional<log::LogNumber> number = {};
    std::optional<int> round = {};
    std::string section = {};
    std::string day = {};      // YYYY-MM-DD, in the zone of the event, on which it was entered
    std::string arbiter = {};  // who entered it or decided on it
    std::string player = {};   // or a part of his name

    /// Whether anything is named but a number.
    [[nodiscard]] bool is_of_many() const;
};

struct ChosenIncidents {
    std::vector<const log::LoggedIncident*> incidents = {};  // by number
    std::vector<report::Text> named = {};                    // what was asked for: "round 5", "Ada Byron"
};

/// Fails with no_such_entry where there is no incident of that number; with usage where a player, an arbiter, a
/// section, or a round beside those that are paired is not in the log, naming what is, and where the day is none.
[[nodiscard]] Result<ChosenIncidents> chosen(const OpenLog& open, const IncidentChoice& choice);

}  // namespace jadoube::desk
