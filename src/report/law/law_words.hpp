// What an article makes the program do, in sentences made from its data alone: for somebody who holds the print beside
// it and reads no JSON. Its summary is not among them, for that is what somebody wrote about it.
#pragma once

#include <vector>

#include "report/words/document.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {

/// Number and heading, then a sentence each: what happened, under which conditions, until when, who may raise it, what
/// follows, what it sets aside and what sets it aside, which rules of movement, numbers and definitions hold by it.
[[nodiscard]] std::vector<Text> law_sentences(const rules::Article& article, const rules::Ruleset& ruleset);

/// What follows by one remedy, without full stop: "the opponent chooses one of: (1) ...; (2) ...".
[[nodiscard]] Text remedy_words(const rules::Remedy& remedy, const rules::Ruleset& ruleset);

/// What a number of a code is for, by its name: "default time" of "default_time_ms".
[[nodiscard]] std::string number_words(const std::string& name);

}  // namespace jadoube::report
