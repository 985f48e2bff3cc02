// One article as a page: what it says, when it holds and until when, what follows, and what it goes with.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "report/law/law_case.hpp"
#include "report/law/law_links.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// A code with the cases that are known of it.
struct LawCode {
    const rules::Ruleset* ruleset = nullptr;
    std::vector<LawCase> cases = {};
};

/// What an article is shown among. Without links, and without other codes, the page stands for itself.
struct Library {
    std::span<const LawCode> codes = {};
    const LawLinks* links = nullptr;
};

/// Heading, summary, gates, what follows, exceptions, numbers, note and cases; then, from the library, the articles of
/// other codes on the same kind of incident.
[[nodiscard]] Blocks article_page(const rules::Article& article, const LawCode& code, const Library& library = {});

}  // namespace jadoube::report
