#include "desk/laws/laws.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "rules/read/readings.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

/// The texts that were kept with a ruleset, by their ids.
rules::RulesetTexts texts_kept_with(const log::CheckedLog& store, const log::AdoptedRules& rules) {
    return [&store, &rules](const std::string& id) -> Result<std::string> {
        const auto found = std::find_if(rules.with.begin(), rules.with.end(),
                                        [&](const log::RulesText& kept) { return kept.id == id; });
        if (found != rules.with.end()) return store.text(found->text);
        return failure(ErrorCode::no_such_ruleset, fmt::format("the log does not keep the ruleset '{}'", id));
    };
}

}  // namespace

tl::expected<Laws, Errors> load_laws(const rules::RulesetStore& store, const std::string& name) {
    auto loaded = store.load(name);
    if (!loaded) return tl::unexpected<Errors>(loaded.error());
    Laws laws{std::move(*loaded)};
    if (const auto& other = laws.ruleset().defers_to) {
        auto deferred = store.load(*other);
        if (!deferred) return tl::unexpected<Errors>(deferred.error());
        laws.deferred = deferred->ruleset;
    }
    return laws;
}

tl::expected<Laws, Errors> laws_in(const log::CheckedLog& store, const log::AdoptedRules& rules) {
    const auto text = store.text(rules.text);
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    rules::Readings readings(texts_kept_with(store, rules));
    const auto reading = readings.read(*text, rules.id);
    if (!reading) return tl::unexpected<Errors>(reading.error());
    Laws laws{{.ruleset = reading->ruleset, .path = {}, .text = *text}};
    if (const auto& other = laws.ruleset().defers_to) {
        const Result<std::string>& kept = readings.text_of(*other);
        if (!kept) return tl::unexpected<Errors>(Errors{kept.error()});
        const auto deferred = readings.read(*kept, *other);
        if (!deferred) return tl::unexpected<Errors>(deferred.error());
        laws.deferred = deferred->ruleset;
    }
    return laws;
}

std::string laws_title(const log::CheckedLog& store, const log::AdoptedRules& rules) {
    const auto laws = laws_in(store, rules);
    return laws ? laws->ruleset().title : rules.id;
}

}  // namespace jadoube::desk
