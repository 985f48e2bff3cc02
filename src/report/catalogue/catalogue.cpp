#include "report/catalogue/catalogue.hpp"

#include <algorithm>
#include <array>

namespace jadoube::report {

Catalogue::Catalogue(std::string_view language, std::initializer_list<std::span<const Phrase>> tables)
    : language_(language) {
    for (const std::span<const Phrase> table : tables) phrases_.insert(phrases_.end(), table.begin(), table.end());
    std::sort(phrases_.begin(), phrases_.end(), [](const Phrase& a, const Phrase& b) { return a.key < b.key; });
}

std::optional<std::string_view> Catalogue::find(std::string_view key) const {
    const auto found =
        std::lower_bound(phrases_.begin(), phrases_.end(), key,
                         [](const Phrase& phrase, std::string_view wanted) { return phrase.key < wanted; });
    const bool is_there = found != phrases_.end() && found->key == key;
    return is_there ? std::optional(found->words) : std::nullopt;
}

std::span<const Catalogue* const> catalogues() {
    static const std::array all{&english(), &german()};
    return all;
}

const Catalogue* catalogue_of(std::string_view language) {
    const auto all = catalogues();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Catalogue* catalogue) { return catalogue->language() == language; });
    return found == all.end() ? nullptr : *found;
}

std::string_view name_of(GrammarCase grammar_case) {
    switch (grammar_case) {
        case GrammarCase::nominative: return "nominative";
        case GrammarCase::accusative: return "accusative";
        case GrammarCase::dative: return "dative";
    }
    return {};
}

}  // namespace jadoube::report
