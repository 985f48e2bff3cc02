// A small event, made up, with rulings as the adjudicator gives them; the incidents are those of the kernel's own
// examples.
#pragma once

#include "report/event/report_data.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::report::samples {

[[nodiscard]] chess::Setup setup(std::string_view fen);

/// A test of a fact, answered by what was found; unknown without it.
[[nodiscard]] adjudicate::Answered answered(std::string fact, rules::Wanted wanted,
                                            std::optional<rules::Values> found = {},
                                            rules::Origin origin = rules::Origin::acts);
[[nodiscard]] rules::Wanted is(rules::Value value);
[[nodiscard]] rules::Wanted at_least(std::int64_t number);
/// Answered conditions together, with the truth that follows from theirs. `negation_of` one.
[[nodiscard]] adjudicate::Answered all_of(std::vector<adjudicate::Answered> parts);
[[nodiscard]] adjudicate::Answered any_of(std::vector<adjudicate::Answered> parts);
[[nodiscard]] adjudicate::Answered negation_of(adjudicate::Answered part);

/// Touching one man of each colour: Black chooses between two duties.
[[nodiscard]] adjudicate::Ruling one_man_of_each();
/// An illegal castling with the clock pressed: a duty, and two minutes for the opponent.
[[nodiscard]] adjudicate::Ruling illegal_castling();
/// The right to a penalty is lost by demanding what cannot be done.
[[nodiscard]] adjudicate::Ruling lost_right();
/// A third repetition claimed and found.
[[nodiscard]] adjudicate::Ruling repetition();
/// A touch of which nobody has said whether it was meant.
[[nodiscard]] adjudicate::Ruling doubtful_touch();

/// A made-up code of these articles; `more` are further members, each with its comma.
[[nodiscard]] rules::Ruleset code(const std::string& id, const std::string& articles, const std::string& more = {});
[[nodiscard]] std::shared_ptr<const rules::Ruleset> old_code();
[[nodiscard]] std::shared_ptr<const rules::Ruleset> new_code();

[[nodiscard]] EventReport event();

/// The first incident of it with one text in every field that people, files or other programs fill.
[[nodiscard]] EventReport event_full_of(const std::string& text);

}  // namespace jadoube::report::samples
