// Puts what was ruled on each matter of a dispute together to the ruling on the whole.
#pragma once

#include <limits>
#include <set>

#include "adjudicate/dispute/follow.hpp"
#include "adjudicate/dispute/ruled.hpp"

namespace jadoube::adjudicate {

/// The matter that is made of the end that the board shows; it comes after all others.
inline constexpr std::size_t kEndOnTheBoard = std::numeric_limits<std::size_t>::max();

/// No matter: the game was over before the first act.
inline constexpr std::size_t kEndBefore = kEndOnTheBoard - 1;

/// By what the game is over, the matter whose ruling says so, and the act with which it ended, if it was an act.
struct OverByMatter {
    rules::Ending by = rules::Ending::no;
    std::size_t matter = 0;  // of the story
    std::optional<std::size_t> act = {};
    std::optional<game::Score> score = {};  // where it was over before
};

/// A story told to its end and ruled upon.
struct RuledStory {
    RuledMatters& ruled;  // their rulings move to the ruling on the whole
    const Standing& standing;
    std::optional<OverByMatter> over;
    bool is_over_before_the_close = false;      // known to be over when what came later was told
    std::optional<chess::Setup> board;          // from which play goes on
    const std::set<std::size_t>& waiting_acts;  // what they come to hangs on an answer
    const Dispute& dispute;
    const Facts& assumed;
    const chess::ByColor<std::optional<Millis>>& clocks;
    std::size_t acts_before = 0;  // of disputes ruled upon before, which are left out of the ruling
};

/// Fills in matters, main matter, story, standing, finding and status, and adds the facts that are unknown in a matter.
/// The main matter is what was objected to or claimed; else what breaks the law; else what came last. The end that the
/// board shows is it only where there is no other.
void put_together(ProvisionalRuling& provisional, const RuledStory& story);

}  // namespace jadoube::adjudicate
