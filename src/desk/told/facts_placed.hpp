// Of which act a fact is that a line tells: of what he did of whom it is told, and never of what another did.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

/// The last act that it may be of, by this person where one is given.
[[nodiscard]] std::optional<std::size_t> act_told_of(const LineSoFar& line, std::string_view fact,
                                                     std::optional<Person> by = {});
[[nodiscard]] Result<void> set(LineSoFar& line, std::string_view fact, const rules::Value& value);
/// Of this act, or of none where it is of the whole line.
[[nodiscard]] Result<void> set_at(LineSoFar& line, std::string_view fact, const rules::Value& value,
                                  std::optional<std::size_t> act);
/// Of what this person did last that it may be of; "both" of what each of them did.
[[nodiscard]] Result<void> tell_of(LineSoFar& line, Person whose, std::string_view fact, const rules::Value& value);
/// With an act, or behind it, it is of who did that; what somebody only points out or finds was done by another.
[[nodiscard]] Result<void> tell_of_last(LineSoFar& line, std::string_view fact, const rules::Value& value);
/// Once all is told. A fact that a case would hold for two acts, and that the line tells of one, or of each otherwise,
/// stands with its act.
[[nodiscard]] Result<void> check_facts(LineSoFar& line);

}  // namespace jadoube::desk
