#include "cli/exit_code.hpp"

#include "base/error.hpp"

namespace jadoube::cli {

ExitCode exit_code_for(ErrorCode code) {
    switch (code) {
        case ErrorCode::usage:
        case ErrorCode::no_such_ruleset:
        case ErrorCode::no_such_game:
        case ErrorCode::no_such_entry:
        case ErrorCode::log_missing: return ExitCode::usage;
        case ErrorCode::log_damaged: return ExitCode::log_unverified;
        case ErrorCode::log_busy:
        case ErrorCode::log_readonly:
        case ErrorCode::log_full:
        case ErrorCode::key_unusable: return ExitCode::not_recorded;
        case ErrorCode::log_unknown:
        case ErrorCode::output_failed: return ExitCode::unknown;
        case ErrorCode::internal: return ExitCode::internal;
        default: return ExitCode::bad_input;
    }
}

}  // namespace jadoube::cli
