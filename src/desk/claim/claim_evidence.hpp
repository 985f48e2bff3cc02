// What a game shows for or against a claim.
#pragma once

#include "audit/mating_chances.hpp"
#include "base/json.hpp"
#include "desk/claim/claims.hpp"
#include "desk/known/game_files.hpp"
#include "game/counting.hpp"
#include "report/words/document.hpp"

namespace jadoube::rules {
struct Ruleset;
}  // namespace jadoube::rules

namespace jadoube::desk {

struct Evidence {
    /// The position that the claim is about: the one at the moment, or after the move intended.
    chess::Setup position;
    std::string intended = {};                // in SAN
    std::vector<game::Ply> occurrences = {};  // of a repetition; the last is the claim's own
    std::vector<game::LookAlike> look_alikes = {};
    std::optional<game::QuietCount> quiet = {};  // of a count of moves
    game::QuietReset reset = game::QuietReset::capture_or_pawn_move;
    game::Sameness sameness = game::Sameness::possible_moves;
    std::vector<chess::Setup> line = {};               // all positions, that of the move intended last
    bool shown_by_board = false;                       // the board itself is the evidence
    std::optional<audit::MatingChances> chances = {};  // of a dead position
};

/// The evidence for a ground under the definitions of a code. Fails with bad_move where the
/// move intended cannot be played.
[[nodiscard]] Result<Evidence> evidence_for(SpokenGround ground, const ChosenGame& chosen, const std::string& intended,
                                            const rules::Ruleset& ruleset);

[[nodiscard]] report::Blocks to_blocks(const Evidence& evidence, const ChosenGame& chosen);
[[nodiscard]] Json to_json(const Evidence& evidence);
/// {"white": {"can_mate", "lost_at_ply", "is_exact", "reason"}, "black": {...}, "dead_since_ply"}
[[nodiscard]] Json to_json(const audit::MatingChances& chances);

}  // namespace jadoube::desk
