// The questions about a line in the language spoken. The reader asks in English, the language of lines; here what it
// asks is found again among the rows of the catalogue (`asked`, `hint`), with what stands in their slots, and said with
// the row of the same key in the other language.
#pragma once

#include <string>

#include "base/result.hpp"
#include "report/catalogue/catalogue.hpp"

namespace jadoube::desk {

/// In the words of that language; as it is where no row has it. What stands in a slot is looked for among the rows too.
[[nodiscard]] std::string question_in(const report::Catalogue& language, const std::string& words);

/// The question in the language spoken.
[[nodiscard]] Error in_spoken_words(Error asked);

}  // namespace jadoube::desk
