// A case as a page on the law names it.
#pragma once

#include <string>
#include <vector>

namespace jadoube::adjudicate {
struct Case;
}
namespace jadoube::rules {
struct Article;
}

namespace jadoube::report {

struct LawCase {
    std::string name;
    std::string source = {};
    std::string expects = {};                // "decided, a breach"
    std::vector<std::string> articles = {};  // expected to be cited
    std::string about = {};                  // the article that its file is about
};

/// What the case is called and what it expects.
[[nodiscard]] LawCase law_case(const adjudicate::Case& one);

/// Whether the case is about the article, or expects it or its number to be cited.
[[nodiscard]] bool concerns(const LawCase& one, const rules::Article& article);

}  // namespace jadoube::report
