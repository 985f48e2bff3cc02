// A code of laws as a page, and all codes as pages that lead to each other.
#pragma once

#include "report/law/article_page.hpp"

namespace jadoube::report {

/// The code with its definitions and numbers, then its articles in order, each by number, heading and summary.
[[nodiscard]] Blocks code_page(const rules::Ruleset& ruleset);

/// A file of a folder.
struct LawFile {
    std::string name;
    Document document;
};

/// A page for each code with all its articles in full, and `index.html`, which lists the codes.
[[nodiscard]] std::vector<LawFile> law_folder(std::span<const LawCode> codes);

/// All codes with all their articles as one page.
[[nodiscard]] Document law_page(std::span<const LawCode> codes);

}  // namespace jadoube::report
