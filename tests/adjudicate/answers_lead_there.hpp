// What a question says that its answers lead to, held to what comes of them.
#pragma once

#include <functional>
#include <optional>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::tests {

/// Nothing where what was done later could not have been done.
using JudgeCase = std::function<std::optional<adjudicate::Ruling>(const adjudicate::Case&)>;

/// What an answer is said to lead to is what comes of it when it is told, with the usual answers to the other
/// questions. Not held to it: what hangs on questions without a usual answer, and on what an earlier dispute misses.
void check_answers_lead_there(const adjudicate::Case& given, const adjudicate::Ruling& ruling, const JudgeCase& judge);

}  // namespace jadoube::tests
