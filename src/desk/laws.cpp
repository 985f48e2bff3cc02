#include "desk/laws.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/read/ruleset_reader.hpp"

namespace jadoube::desk {
namespace {

/// The texts that were kept with a ruleset, by their ids.
rules::RulesetTexts texts_kept_with(const log::EntryStore& store, const log::AdoptedRules& rules) {
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
    if (const auto& other = laws.loaded.ruleset.defers_to) {
        auto deferred = store.load(*other);
        if (!deferred) return tl::unexpected<Errors>(deferred.error());
        laws.deferred = std::make_shared<const rules::Ruleset>(std::move(deferred->ruleset));
    }
    return laws;
}

tl::expected<Laws, Errors> laws_in(const log::EntryStore& store, const log::AdoptedRules& rules) {
    const auto text = store.text(rules.text);
    if (!text) return tl::unexpected<Errors>(Errors{text.error()});
    const auto texts = texts_kept_with(store, rules);
    auto ruleset = rules::read_ruleset(*text, rules.id, texts);
    if (!ruleset) return tl::unexpected<Errors>(ruleset.error());
    Laws laws{{.ruleset = std::move(*ruleset), .path = {}, .text = *text}};
    if (const auto& other = laws.loaded.ruleset.defers_to) {
        const auto kept = texts(*other);
        if (!kept) return tl::unexpected<Errors>(Errors{kept.error()});
        auto deferred = rules::read_ruleset(*kept, *other, texts);
        if (!deferred) return tl::unexpected<Errors>(deferred.error());
        laws.deferred = std::make_shared<const rules::Ruleset>(std::move(*deferred));
    }
    return laws;
}

std::string laws_title(const log::EntryStore& store, const log::AdoptedRules& rules) {
    const auto laws = laws_in(store, rules);
    return laws ? laws->ruleset().title : rules.id;
}

}  // namespace jadoube::desk
