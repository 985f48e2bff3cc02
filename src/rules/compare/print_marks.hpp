// Marks that number the clauses of a print: how the number of an article is printed, which comes next in a series, and
// whether one stands at a place of a text.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube::rules {

/// A number of a code with the mark that it is looked for by.
struct NumberMark {
    std::string number;  // "24(a)"
    std::string mark;    // "(a)"
};

/// The number and those above it: "24" and "24(a)" for "24(a)"; words that are no marks are left out.
[[nodiscard]] std::vector<NumberMark> marks_of(std::string_view number);

/// The marks that may follow this one: "(f)" after "(e)", "45" after "44"; two where "(i)" is a letter or a numeral.
[[nodiscard]] std::vector<std::string> marks_after(std::string_view mark);

/// What numbers of one print have in common. A single letter is none that shows by itself where it stands in a text.
enum class MarkForm { number, dotted, numeral };
[[nodiscard]] std::optional<MarkForm> form_of(std::string_view mark);
/// A mark of one of these forms at the beginning of the text, closed as marks are, with a sentence behind it. Where it
/// is `named`, as in "Rule 2", a blank is enough behind it.
[[nodiscard]] std::optional<std::string> mark_of_form(std::string_view text, const std::set<MarkForm>& forms,
                                                      bool named = false);
/// "Rule ", "Article " or "§ " before a number that no sentence goes on with; 0 where the text begins with none.
[[nodiscard]] std::size_t clause_word_length(std::string_view text);
/// Whether a number is one by its marks, not by a word such as "preamble" or "(note)".
[[nodiscard]] bool is_numbered(std::string_view number);

enum class Likeness { exact, misread };
struct MarkFound {
    std::size_t length = 0;
    Likeness likeness = Likeness::exact;
};
/// The mark at the beginning of the text, with what has to stand behind it; `misread`: as a scanner may have read it.
[[nodiscard]] std::optional<MarkFound> mark_at(std::string_view text, std::string_view mark);

}  // namespace jadoube::rules
