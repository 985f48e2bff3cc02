// How the program ends (docs/cli.md); no other codes are used.
#pragma once

#include "base/result.hpp"

namespace jadoube::cli {

enum class ExitCode : int {
    fine = 0,      // also: the claim holds; a ruling was reached
    negative = 1,  // findings; the claim fails; the side cannot mate; a test failed
    usage = 2,
    bad_input = 3,    // bad data or ruleset, also conflict
    needs_facts = 4,  // something must be told first; can-mate unknown
    log_unverified = 5,
    not_recorded = 6,  // nothing changed
    unknown = 7,       // unknown whether recorded, or output incomplete
    internal = 70,
    interrupted = 130
};

/// The exit code that goes with a failure.
[[nodiscard]] ExitCode exit_code_for(ErrorCode code);

}  // namespace jadoube::cli
