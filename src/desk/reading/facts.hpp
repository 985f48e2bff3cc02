// Facts of a line. What a clause tells of one act is not let stand for another.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

[[nodiscard]] Result<void> take_told(LineSoFar& line, const Saying& saying, const SaidGroup& group);
[[nodiscard]] Result<void> check_of(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> tell(LineSoFar& line, const Told& told, const SaidGroup& group);
[[nodiscard]] std::optional<std::size_t> act_told_of(const LineSoFar& line, std::string_view fact,
                                                     std::optional<Person> by = {});
[[nodiscard]] Result<void> set(LineSoFar& line, std::string_view fact, const rules::Value& value);
[[nodiscard]] Result<void> set_at(LineSoFar& line, std::string_view fact, const rules::Value& value,
                                  std::optional<std::size_t> act);
[[nodiscard]] Result<void> check_facts(LineSoFar& line);

}  // namespace jadoube::desk
