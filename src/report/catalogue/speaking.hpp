// In which language words are said. Who begins a run says so once; everything below asks here.
#pragma once

#include <string>

#include "report/catalogue/catalogue.hpp"
#include "rules/translation.hpp"

namespace jadoube::report {

/// While it lives, this thread speaks that language. One within another holds until it ends; English where there is
/// none.
class Speaking {
public:
    /// `laws`: what the laws say in that language; it must live as long.
    explicit Speaking(const Catalogue& language, const rules::Translations* laws = nullptr);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    const Catalogue* language_before_;
    const rules::Translations* laws_before_;
};

[[nodiscard]] const Catalogue& spoken();
/// BCP 47.
[[nodiscard]] std::string spoken_language();
/// What the code of that id says in it; null where it is not translated.
[[nodiscard]] const rules::Translation* translation_spoken(const std::string& code);

}  // namespace jadoube::report
