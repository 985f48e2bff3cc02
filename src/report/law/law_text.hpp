// Titles, headings and summaries of the laws in the language that is spoken, as far as they are translated.
#pragma once

#include <string>

#include "report/words/document.hpp"

namespace jadoube::rules {
struct Article;
}

namespace jadoube::report {

/// Of the code with that id; `title` where nobody translated it.
[[nodiscard]] std::string law_title(const std::string& code, const std::string& title);
[[nodiscard]] Text law_heading(const std::string& code, const rules::Article& article);
/// Marked as English where the other articles of the code are not.
[[nodiscard]] Text law_summary(const std::string& code, const rules::Article& article);
/// Whether its articles are read out in English though another language is spoken.
[[nodiscard]] bool is_only_in_english(const std::string& code);

}  // namespace jadoube::report
