#include "cli/language.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "report/catalogue/catalogue.hpp"

namespace jadoube::cli {
namespace {

constexpr const char* kOption = "--language";
constexpr const char* kVariable = "JADOUBE_LANGUAGE";

Result<const report::Catalogue*> known_language(const std::string& name, const char* where) {
    if (const report::Catalogue* language = report::catalogue_of(name)) return language;
    std::vector<std::string> known;
    for (const report::Catalogue* one : report::catalogues()) known.emplace_back(one->language());
    return failure(ErrorCode::usage,
                   name.empty() ? "no language is named" : fmt::format("there are no words in '{}'", name), where,
                   "known: " + list_of(known));
}

Result<const report::Catalogue*> named_language(const Session& session) {
    if (session.language) return known_language(*session.language, kOption);
    const auto variable = session.environment(kVariable);
    if (variable && !variable->empty()) return known_language(*variable, kVariable);
    return &report::english();
}

}  // namespace

Result<const report::Catalogue*> language_of(const Session& session) {
    auto told = named_language(session);
    if (told && session.json) return &report::english();
    return told;
}

tl::expected<rules::Translations, Errors> laws_in(const report::Catalogue& language, const Session& session) {
    if (&language == &report::english()) return rules::Translations{};
    return ruleset_store(session).translations(std::string(language.language()));
}

}  // namespace jadoube::cli
