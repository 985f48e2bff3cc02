#include "report/catalogue/catalogue.hpp"

#include <algorithm>
#include <array>

namespace jadoube::report {

namespace {

bool is_before(const Phrase& a, const Phrase& b) {
    return a.key < b.key;
}

}  // namespace

Catalogue::Catalogue(std::string_view language, std::initializer_list<std::span<const Phrase>> tables)
    : language_(language), tables_(tables) {}

std::vector<Phrase> Catalogue::phrases() const {
    std::vector<Phrase> phrases;
    for (const std::span<const Phrase> table : tables_) phrases.insert(phrases.end(), table.begin(), table.end());
    std::sort(phrases.begin(), phrases.end(), is_before);
    return phrases;
}

std::optional<std::string_view> Catalogue::find(std::string_view key) const {
    const Phrase wanted{key, {}};
    for (const std::span<const Phrase> table : tables_) {
        if (table.empty() || is_before(wanted, table.front()) || is_before(table.back(), wanted)) continue;
        const auto found = std::lower_bound(table.begin(), table.end(), wanted, is_before);
        if (found->key == key) return found->words;
    }
    return std::nullopt;
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
