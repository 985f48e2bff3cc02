// What a code of laws says of something that was found in the record of a game: it is put before the code as a claim,
// or as what an arbiter sees, at that half-move; the articles are those that then apply.
#pragma once

#include "adjudicate/facts/end_on_record.hpp"
#include "audit/finding.hpp"
#include "desk/laws/law_of_game.hpp"
#include "game/replay.hpp"

namespace jadoube::desk {

/// What is said of one finding.
struct SaidOfFinding {
    /// Numbers of the articles that apply, in the order of the code; empty: it says nothing of such a finding, or
    /// that nothing follows from it.
    std::vector<std::string> articles = {};
    /// Whether the claim is upheld (a draw was there to be claimed, the game was over); nothing where the code does not
    /// settle it, or there is nothing to claim.
    std::optional<bool> holds = {};
    friend bool operator==(const SaidOfFinding&, const SaidOfFinding&) = default;
};

/// A code of laws may have something on such a finding; on tags that are missing, say, none has.
[[nodiscard]] bool is_of_law(const audit::Finding& finding, const game::Replay& replay);

/// The code counts repetitions and quiet moves as the walk does.
[[nodiscard]] bool counts_as_walk(const LawOfGame& law);

/// The answers of codes, kept where the board alone decides them. May be asked from several threads.
class FindingLaw {
public:
    /// `replay` is that of the record. `over` is where the game was over under the code. It is taken that nothing else
    /// happened than what is recorded, that a flag had fallen where the record says so, and that who lost otherwise
    /// than on time and board resigned.
    [[nodiscard]] SaidOfFinding of(const audit::Finding& finding, const game::Record& record,
                                   const game::Replay& replay, const LawOfGame& law,
                                   const std::optional<adjudicate::EndOnRecord>& over);

    /// What is said of a mate that is all a game could have been ended by; nothing where no game with one was asked
    /// about before, or games with one can differ under the code.
    [[nodiscard]] std::optional<SaidOfFinding> of_mate(const LawOfGame& law);

private:
    [[nodiscard]] std::optional<SaidOfFinding> kept(const std::string& key);

    std::mutex mutex_ = {};
    std::map<std::string, SaidOfFinding> kept_ = {};
};

}  // namespace jadoube::desk
