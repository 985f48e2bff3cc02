// The commands, each made where it is written.
#pragma once

#include "cli/command.hpp"

namespace jadoube::cli {

[[nodiscard]] Command demo_command();
[[nodiscard]] Command rules_command();
[[nodiscard]] Command judge_command();
[[nodiscard]] Command words_command();
[[nodiscard]] Command exam_command();
[[nodiscard]] Command claim_command();
[[nodiscard]] Command replay_command();
[[nodiscard]] Command audit_command();
[[nodiscard]] Command mate_command();
[[nodiscard]] Command clock_command();
[[nodiscard]] Command perft_command();
[[nodiscard]] Command init_command();
[[nodiscard]] Command import_command();
[[nodiscard]] Command prompt_command();
[[nodiscard]] Command incident_command();
[[nodiscard]] Command answer_command();
[[nodiscard]] Command decide_command();
[[nodiscard]] Command overrule_command();
[[nodiscard]] Command appeal_command();
[[nodiscard]] Command correct_command();
[[nodiscard]] Command undo_command();
[[nodiscard]] Command redact_command();
[[nodiscard]] Command adjourn_command();
[[nodiscard]] Command seal_command();
[[nodiscard]] Command resume_command();
[[nodiscard]] Command key_command();
[[nodiscard]] Command unlock_command();
[[nodiscard]] Command lock_command();
[[nodiscard]] Command open_command();
[[nodiscard]] Command due_command();
[[nodiscard]] Command player_command();
[[nodiscard]] Command standing_command();
[[nodiscard]] Command log_command();
[[nodiscard]] Command verify_command();
[[nodiscard]] Command report_command();
[[nodiscard]] Command backup_command();
[[nodiscard]] Command eject_command();
[[nodiscard]] Command rebuild_command();
[[nodiscard]] Command head_command();
[[nodiscard]] Command export_command();
[[nodiscard]] Command merge_command();
[[nodiscard]] Command doctor_command();
[[nodiscard]] Command config_command();
[[nodiscard]] Command completion_command();
[[nodiscard]] Command man_command();

/// Whether one log stands in this folder or above it, or is named: then `jadoube` alone is the prompt.
[[nodiscard]] bool is_beside_log(const Session& session);

}  // namespace jadoube::cli
