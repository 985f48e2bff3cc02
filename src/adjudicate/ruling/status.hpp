// How sure an answer is.
#pragma once

#include <string_view>

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::adjudicate {

/// From best to worst; a ruling has the worst of its questions.
enum class Status { decided, choice, discretion, silent, needs_facts, conflict };
[[nodiscard]] std::string_view name_of(Status status);

}  // namespace jadoube::adjudicate

namespace jadoube::rules {
template <>
std::span<const WordRow<adjudicate::Status>> rows<adjudicate::Status>();
}  // namespace jadoube::rules
