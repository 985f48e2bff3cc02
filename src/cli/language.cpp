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
    const Setting told = language_setting(session);
    if (told.origin == SettingOrigin::built_in) return &report::english();
    return known_language(told.value, told.where.c_str());
}

}  // namespace

Setting language_setting(const Session& session) {
    constexpr const char* kName = "language";
    if (session.language) return {kName, *session.language, SettingOrigin::option, kOption};
    const auto variable = session.environment(kVariable);
    if (variable && !variable->empty()) return {kName, *variable, SettingOrigin::environment, kVariable};
    return {kName, std::string(report::english().language())};
}

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
