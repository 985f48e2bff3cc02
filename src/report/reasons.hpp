// Why a ruling is as it is: article by article with the facts, then the articles that were considered and do not apply.
#pragma once

#include "report/deferral.hpp"

namespace jadoube::report {

/// The articles that apply or are cited, with heading and summary from the code and the facts they rest on; then,
/// shorter, those that do not apply and why. Where a code is not at hand the numbers stand alone.
[[nodiscard]] Blocks reasons_of(const adjudicate::IncidentRuling& ruling, const Codes& codes);

}  // namespace jadoube::report
