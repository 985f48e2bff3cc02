// The articles of an examination: those that decide a dispute, and others that do not.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::desk {

/// The numbers of the articles from which something follows, in the order of the code: result, position, duty, rights,
/// clocks, penalties. Where nothing follows those that apply. None where another code answered, or facts are missing.
[[nodiscard]] std::vector<std::string> deciding_articles(const adjudicate::Ruling& ruling,
                                                         const rules::Ruleset& ruleset);

/// The numbers of articles that neither apply nor are cited: first those that were considered in the dispute, then
/// those that stand nearest to the deciding ones.
[[nodiscard]] std::vector<std::string> other_articles(const adjudicate::Ruling& ruling, const rules::Ruleset& ruleset,
                                                      const std::vector<std::string>& deciding);

}  // namespace jadoube::desk
