// The questions about a line in German. They are made in English and said in the language of the run where they leave
// the reader: what stands in a slot is carried over.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace jadoube::desk {

/// A slot is `{}`, and as many stand in both.
struct QuestionInGerman {
    std::string_view english;
    std::string_view german;
};

/// What is asked, or found wrong.
[[nodiscard]] std::span<const QuestionInGerman> german_asked();
/// What to write.
[[nodiscard]] std::span<const QuestionInGerman> german_hints();

/// In German; as it is where no row has it. What stands in a slot is looked for among the rows too.
[[nodiscard]] std::string in_german(const std::string& words);

/// The question in the language spoken.
[[nodiscard]] Error in_spoken_words(Error asked);

}  // namespace jadoube::desk
