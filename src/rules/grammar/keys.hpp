// The keys of a ruleset file and of its articles, in the order in which they are written.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace jadoube::rules {

[[nodiscard]] const std::vector<std::string>& ruleset_keys();

/// The keys of an article, by the lines on which they stand: what it is, the summary, the note, when it holds, what
/// follows.
[[nodiscard]] std::span<const std::vector<std::string>> article_lines();
/// The keys that an article may have where nothing is left to be laid over a base.
[[nodiscard]] const std::vector<std::string>& article_keys();

/// Whether a code may have this id: small letters, digits and hyphens.
[[nodiscard]] bool is_ruleset_id(const std::string& id);

}  // namespace jadoube::rules
