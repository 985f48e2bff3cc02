// The first sentence of a standing, and what it says already, so that the lines below need not say it again.
#pragma once

#include "adjudicate/ruling/ruling.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// The standing in a sentence; `before` names men where no position is left, and may be null.
[[nodiscard]] Text verdict_on(const adjudicate::Ruling& ruling, const chess::Setup* before);

/// As its lines say it: articles named with their code, no time to choose in where the choice is made, and nothing that
/// is no duty.
[[nodiscard]] adjudicate::FinalStanding said_of(const adjudicate::Ruling& ruling);

/// Whether the first thing due is what the verdict says.
[[nodiscard]] bool says_what_is_due(const adjudicate::Ruling& ruling);

/// Whether the verdict is that the matter is referred, and to whom.
[[nodiscard]] bool says_where_it_goes(const adjudicate::Ruling& ruling);

/// "The game is annulled (5)", without a full stop: of what concerns the game as a whole.
[[nodiscard]] Text game_word(const adjudicate::MatterRuling& matter);

/// Whether board or men are put right, and the game goes on.
[[nodiscard]] bool is_put_right(const adjudicate::MatterRuling& matter);

/// Whether a line is given to it.
[[nodiscard]] bool says_something(const adjudicate::OtherAnswer& other);

/// "a breach by White", "the claim is upheld".
[[nodiscard]] Text finding_words(rules::Conclusion conclusion, const std::optional<chess::Color>& offender);

}  // namespace jadoube::report
