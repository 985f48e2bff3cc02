// The signs that annotators put behind a move: "!?", "+-".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace jadoube::game {

/// A word and the annotation signs it ends with ("Nf3!?", "Bb5+-"); the word is empty where there are only signs. What
/// belongs to the move stays with it: the check of "Bb5+".
struct AnnotatedWord {
    std::string_view word;
    std::string_view signs;
};
[[nodiscard]] AnnotatedWord split_annotation(std::string_view text);
/// The numeric annotation glyphs of signs such as "!", "?!", "+-", "!?+="; nothing where any is none.
[[nodiscard]] std::optional<std::vector<int>> nags_of(std::string_view signs);

}  // namespace jadoube::game
