// How sound a log is, in a line of a report.
#pragma once

#include <string>

namespace jadoube::log {
struct Verification;
}

namespace jadoube::report {

/// "OK, 117 entries; end proven by the head of 117". What is damaged is said as the log says it.
[[nodiscard]] std::string verification_words(const log::Verification& verification);

}  // namespace jadoube::report
