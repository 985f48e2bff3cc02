// A ruling as it holds once it is decided: of what it left to choose, what was chosen.
#pragma once

#include "report/event/report_data.hpp"

namespace jadoube::report {

/// The ruling that is proposed, with what the arbiter chose alone: the penalties imposed and what follows from them for
/// the game and its clocks, the option taken. As it is where nothing is decided, or it is decided otherwise.
[[nodiscard]] std::optional<adjudicate::Ruling> as_decided(const IncidentReport& incident);

/// The penalties that a decision which stands lays on this player himself, and not on a team: those chosen, and those
/// the law left no choice of, with their sizes.
[[nodiscard]] std::vector<rules::SaidWord> imposed_on(const IncidentReport& incident, chess::Color player);
/// All penalties that it lays, on whomever they fall.
[[nodiscard]] std::vector<rules::Penalty> imposed_in(const IncidentReport& incident);

}  // namespace jadoube::report
