// The one function the project is about: acts at a board, judged under a code of laws.
#pragma once

#include "adjudicate/facts/end_on_record.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

struct Limits {
    std::uint64_t mate_nodes = mate::Budget{}.nodes;  // of one question whether a side can mate
};

/// The ruling on a dispute under a code. Pure: the same input gives the same ruling. Fails with bad_case where the acts
/// cannot have been done in that position, or a told fact contradicts the board. `deferred` is the code that
/// `ruleset.defers_to` names: it answers the incidents on which this one is silent. A game that was over before the end
/// of its record is judged as it stood when it was over: moves made after that, and what was done at the board, have no
/// effect.
[[nodiscard]] Result<Ruling> adjudicate(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute,
                                        const Limits& limits = {}, const rules::Ruleset* deferred = nullptr);

/// Where the game was over under the code, by its record; nothing where it was not, or no position is known.
[[nodiscard]] std::optional<EndOnRecord> end_of_game(const rules::Ruleset& ruleset, const GameState& game,
                                                     const Limits& limits = {});

/// Whether a fact told of the whole dispute is one of an act in it, which says no more of it: whether a touch was
/// meant. It is heard then, whatever the ruling comes to.
[[nodiscard]] bool is_told_of_an_act(const Dispute& dispute, const std::string& fact);

}  // namespace jadoube::adjudicate
