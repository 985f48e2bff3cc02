// Why a ruling is as it is: article by article with the facts, then the articles that were considered and do not apply.
#pragma once

#include "report/ruling/deferral.hpp"

namespace jadoube::report {

/// The articles that apply or are cited, with heading and summary from the code and the facts they rest on, and those
/// that wait for an answer; then, if asked for, those that do not apply and why. Where a code is not at hand the
/// numbers stand alone.
[[nodiscard]] Blocks reasons_of(const adjudicate::MatterRuling& ruling, const Codes& codes, bool with_considered);

/// The articles that were considered in the matter and do not apply.
[[nodiscard]] std::vector<std::string> considered_and_not_applied(const adjudicate::MatterRuling& ruling);

}  // namespace jadoube::report
