// The answer to a claim on a game: the moments at which it was right, the evidence, and the ruling.
#pragma once

#include "desk/claim/claim_evidence.hpp"
#include "desk/claim/claim_search.hpp"

namespace jadoube::desk {

/// A claim as it is asked about: at one moment, or anywhere in the game.
struct ClaimAsked {
    ClaimToCheck made;
    std::optional<game::Ply> at = {};  // nothing: the whole game is looked through
    std::string intended = {};
};

struct ClaimAnswer {
    ChosenGame chosen;  // with the moment that the ruling is about
    /// The record could not be read to the moment asked about, or a half-move before it is not known: there is nothing
    /// else then.
    std::optional<game::PgnFinding> unread = {};
    /// What stopped the reading later than the half-move objected to; the answer is on what comes before it.
    std::optional<game::PgnFinding> unread_later = {};
    /// The game was over earlier, or at that moment by something else than what is claimed.
    std::optional<adjudicate::EndOnRecord> over = {};
    bool was_searched = false;
    std::vector<RightMoment> moments = {};
    std::optional<JudgedClaim> judged = {};
    std::optional<Evidence> evidence = {};
    std::optional<bool> holds = {};
};

/// Without a moment the ruling is on the last at which the claim was right; where there is none, on the end. A claim
/// that fails at a moment named is looked for in the rest of the game. Fails with bad_move or bad_case where the move
/// intended cannot be played, with no_such_game where a move is objected to and none was made.
[[nodiscard]] Result<ClaimAnswer> answer_claim(const ClaimAsked& asked, game::PgnGame game, const Laws& laws);

/// Whether the claim fails because the game was over.
[[nodiscard]] bool fails_by_end(const ClaimAnswer& answer);

/// What the game shows: how far it could be read, where it was over, the moments, the evidence.
[[nodiscard]] report::Blocks to_blocks(const ClaimAnswer& answer);
/// Without ground and game: "holds", "at" and what there is of "unread", "unread_later", "over", "moments", "by",
/// "evidence", "ruling".
[[nodiscard]] Json to_json(const ClaimAnswer& answer);

}  // namespace jadoube::desk
