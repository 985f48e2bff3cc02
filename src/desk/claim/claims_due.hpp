// A game that is still being played, watched: the claims that fell due with the moves that came in, and what ended it.
#pragma once

#include "desk/claim/claim_check.hpp"
#include "desk/claim/claim_search.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "report/words/document.hpp"

namespace jadoube::desk {

/// A claim that may be made at a moment, or (of a ground that needs no claim) what ended the game there.
struct ClaimDue {
    SpokenGround ground = SpokenGround::threefold;
    RightMoment moment = {};
};

/// By the half-moves; of a ground that goes on from one half-move to the next only the first. `seen`: how far the game
/// was looked at before; nothing: never, and then claims are told that may be made now, and every end. It is taken that
/// claims are made as the law asks.
[[nodiscard]] Result<std::vector<ClaimDue>> claims_due(const game::PgnGame& game, std::optional<game::Ply> seen,
                                                       rules::Play play, const Laws& laws);

/// One line: "Karpov - Miles: after 25...Kc6 White may claim with 26.Nb5: the position a third time".
[[nodiscard]] report::Text words_of_due(const ClaimDue& due, const game::PgnGame& game);
/// {"ground", "by", "ply", "at", "intended", "ends"}
[[nodiscard]] Json to_json(const ClaimDue& due, const game::PgnGame& game);

}  // namespace jadoube::desk
