// The parts of `jadoube rules`, each made where it is written.
#pragma once

#include "cli/command.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::cli {

[[nodiscard]] Command rules_list_command();
[[nodiscard]] Command rules_show_command();
[[nodiscard]] Command rules_lint_command();
[[nodiscard]] Command rules_new_command();
[[nodiscard]] Command rules_format_command();
[[nodiscard]] Command rules_test_command();
[[nodiscard]] Command rules_coverage_command();
[[nodiscard]] Command rules_matrix_command();
[[nodiscard]] Command rules_diff_command();
[[nodiscard]] Command rules_check_against_command();
[[nodiscard]] Command rules_vocabulary_command();

/// The codes named, or all that are at hand.
[[nodiscard]] std::vector<std::string> names_or_all(const rules::RulesetStore& store,
                                                    const std::vector<std::string>& names);

}  // namespace jadoube::cli
