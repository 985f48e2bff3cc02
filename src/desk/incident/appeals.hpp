// Appeals against decisions: to whom and until when by code and event, who sits, and how they end.
#pragma once

#include "desk/incident/decisions.hpp"
#include "desk/incident/recording.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::desk {

/// Whom both players may ask what happened, where that is somebody else than who is asked about the law.
struct FactReferred {
    std::string under;  // the article
    std::string to;     // as the code names it
};

/// What code and event say of appeals.
struct AppealLaw {
    std::vector<std::string> under = {};       // the articles that give it; empty: none does
    std::string hears = {};                    // to whom it goes, as the code names it
    bool needs_both = false;                   // the code knows no appeal: both may put the question to somebody
    std::optional<FactReferred> of_fact = {};  // as needs_both
    std::optional<Millis> window = {};         // from the decision; nothing where neither says
};
/// Of the code that answers, or of the one that it defers to. The window of the event outranks that of the code.
[[nodiscard]] AppealLaw appeal_law(const Laws& laws, const log::EventBegun& event);

struct AppealTold {
    std::string appellant = {};  // "white", "black", or a name
    std::string grounds = {};
    std::string deposit = {};
    std::optional<Millis> after = {};  // the decision
};
/// Fails with usage where the incident is withdrawn or not decided, an appeal on it waits already, or those decided who
/// hear appeals. One that comes too late is recorded, and says so.
[[nodiscard]] tl::expected<log::NewEntry, Errors> appeal_to_record(const OpenLog& open,
                                                                   const log::LoggedIncident& incident,
                                                                   const AppealTold& told, const Recording& recording);

struct PanelTold {
    std::vector<std::string> members = {};
    std::vector<log::Recusal> recused = {};
};
/// Fails with usage where no appeal waits, nobody is named, or somebody would sit on what he decided himself, on his
/// own game, or although he is recused.
[[nodiscard]] Result<log::NewEntry> panel_to_record(const OpenLog& open, const log::LoggedIncident& incident,
                                                    const PanelTold& told, const Recording& recording);

struct AppealDecisionTold {
    log::AppealOutcome outcome = log::AppealOutcome::dismissed;
    log::Deposit deposit = log::Deposit::none;
    DecisionTold decision = {};  // by whom and why; where it is upheld also what is decided
};
/// The end of the appeal; before it, where it is upheld, the decision in place of the other. Fails with usage where no
/// appeal waits, whoever decides does not stand above whoever decided before, a reason is missing, or nothing is
/// decided otherwise than before.
[[nodiscard]] tl::expected<std::vector<log::NewEntry>, Errors> appeal_decision(const OpenLog& open,
                                                                               const log::LoggedIncident& incident,
                                                                               const AppealDecisionTold& told,
                                                                               const Recording& recording);

}  // namespace jadoube::desk
