// Facts as a person tells them at the terminal, and whether a ruling took them in.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "adjudicate/cases/case.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"

namespace jadoube::cli {

using ToldValues = std::vector<std::pair<std::string, rules::Values>>;

/// "deliberate=yes", in the order told. Fails with all that cannot be read, and with facts that are told twice.
[[nodiscard]] tl::expected<ToldValues, Errors> read_told(const std::vector<std::string>& words);

/// That no told fact is settled otherwise by the acts, the board or the record, which the ruling rests on then. Facts
/// that the ruling does not look at pass. Fails with usage.
[[nodiscard]] Result<void> require_heard(const adjudicate::Ruling& ruling, const adjudicate::Facts& told);

}  // namespace jadoube::cli
