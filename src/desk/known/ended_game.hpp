// The end of a game is one fact, and the log knows it by decisions or by the result that came with the pairings.
//
// An incident that is entered asks `ended_game` first. Where the game is over it says so as a fact told by the log
// (`told_end`), and goes on from nothing, whatever board is told with it: its case begins with the end as the state of
// the game (GameState::ended), and the judge rules on what comes after an end. Who tells `game_ended_by` himself is
// believed in place of the log. Judged anew, an incident asks again: an end that was overruled since is none, and one
// that was decided since, of what happened before, is one.
#pragma once

#include <optional>
#include <string>

#include "adjudicate/cases/dispute.hpp"
#include "desk/known/earlier_matters.hpp"

namespace jadoube::desk {

struct EndedGame {
    adjudicate::EndBefore end = {};
    std::string remark = {};   // what has ended it, for whoever enters the next incident
    bool is_imported = false;  // by the result of its pairing, and by no decision
};

/// By the last decision that leaves the game over or in play: a penalty with which the offender plays no further,
/// the end that was ruled, or a result decided in place of the ruling. The last is what happened last; what was ruled
/// upon when the end was not decided yet leaves nothing in play. Else by the result of the pairing, where that was
/// imported after all that was decided, and before the incident happened.
[[nodiscard]] std::optional<EndedGame> ended_game(const log::State& state, const event::GameReference& game,
                                                  const BeforeIncident& before = {});

/// The one result that a decision otherwise than proposed names in its words: "Black has won, 0-1". Nothing where it
/// names none, or two.
[[nodiscard]] std::optional<game::Score> result_decided(const log::DecisionMade& decision);

/// What is to be said of the game once something was decided on it: that it is over, and with which result; or that the
/// pairing has another result, before which the decision stands. Empty where it is in play, and nobody says otherwise.
[[nodiscard]] std::string stands_since(const log::State& state, const event::GameReference& game);

/// The fact by which an incident says that it was entered when the game was over.
[[nodiscard]] log::ToldFact told_end(const EndedGame& ended);
[[nodiscard]] bool is_of_the_end(const std::string& fact);
/// Whether the log said so when it was entered, and nobody has told otherwise.
[[nodiscard]] bool is_told_after_the_end(const log::LoggedIncident& incident);
/// Whether somebody has told what had ended the game, or that nothing had.
[[nodiscard]] bool is_end_told_otherwise(const log::LoggedIncident& incident);

}  // namespace jadoube::desk
