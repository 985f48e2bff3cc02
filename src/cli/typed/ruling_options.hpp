// How much of a ruling is shown: the options that the commands share which show one.
#pragma once

#include "cli/command.hpp"
#include "report/ruling/explain.hpp"

namespace jadoube::cli {

struct RulingWords {
    bool brief = false;
    bool explain = false;
};

[[nodiscard]] inline OptionSpec brief_option(RulingWords& words) {
    return {"--brief", "show the ruling without its reasons; the log and the report have them", &words.brief};
}

[[nodiscard]] inline OptionSpec explain_option(RulingWords& words) {
    return {"--explain", "show the articles too that were considered and do not apply, and why", &words.explain};
}

/// What is said of these articles at the terminal.
[[nodiscard]] inline report::Considered considered(const RulingWords& words) {
    return words.explain ? report::Considered::shown : report::Considered::offered;
}

}  // namespace jadoube::cli
