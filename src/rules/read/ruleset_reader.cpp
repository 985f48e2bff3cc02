#include "rules/read/ruleset_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "rules/grammar/article_reader.hpp"
#include "rules/grammar/condition_reader.hpp"
#include "rules/grammar/groups.hpp"
#include "rules/grammar/keys.hpp"
#include "rules/grammar/references.hpp"
#include "rules/read/ruleset_index.hpp"
#include "rules/vocabulary/definition_rows.hpp"

namespace jadoube::rules {
namespace {

using Words = std::vector<std::string>;

/// Reads a ruleset of which `extends` is already resolved.
class RulesetReader {
public:
    RulesetReader(const Json& json, Notes& notes) : json_(json), notes_(notes) {}

    Ruleset read() {
        Ruleset ruleset;
        check_keys(*json_.if_object(), "a ruleset", ruleset_keys(), notes_);
        read_heading(ruleset);
        read_parameters(ruleset);
        read_definitions(ruleset);
        read_event_defaults(ruleset);
        if (const Json* kinds_named = json_.find("exhaustive")) {
            ruleset.exhaustive = words_in<Kind>(*kinds_named, "incident kind", notes_);
        }
        read_articles(ruleset);
        check_references(ruleset, notes_);
        return ruleset;
    }

private:
    std::string required(const char* key) {
        if (const Json* value = json_.find(key)) return text_of(*value, fmt::format("'{}'", key), notes_);
        notes_.add(json_, ErrorCode::json_shape, fmt::format("the ruleset has no '{}'", key));
        return {};
    }

    void read_heading(Ruleset& ruleset) {
        ruleset.id = required("id");
        if (!ruleset.id.empty() && !is_ruleset_id(ruleset.id)) {
            notes_.add(*json_.find("id"), ErrorCode::json_shape, fmt::format("the id '{}' cannot be typed", ruleset.id),
                       "use small letters, digits and hyphens, such as my-club-2024");
        }
        ruleset.title = required("title");
        ruleset.source = required("source");
        ruleset.checked_on = required("checked_on");
        if (!ruleset.checked_on.empty() && !is_date(ruleset.checked_on)) {
            notes_.add(*json_.find("checked_on"), ErrorCode::json_shape,
                       fmt::format("'checked_on' is no date: '{}'", ruleset.checked_on), "write 2024-05-31");
        }
        if (const Json* other = json_.find("defers_to")) ruleset.defers_to = text_of(*other, "'defers_to'", notes_);
    }

    void read_parameters(Ruleset& ruleset) {
        const Json* json = json_.find("parameters");
        const JsonObject* object = json != nullptr ? object_of(*json, "'parameters'", notes_) : nullptr;
        if (object == nullptr) return;
        for (const auto& [name, values] : *object) {
            parameters_.push_back(name);
            read_parameter(ruleset, name, values);
        }
    }

    /// `null` is a number that the code leaves to the event, also where the base has one.
    void read_parameter(Ruleset& ruleset, const std::string& name, const Json& json) {
        if (json.is_null()) {
            ruleset.parameters[name] = {};
            if (json.place().is_known()) ruleset.own_parameters.insert(name);
            return;
        }
        const JsonObject* values = object_of(json, fmt::format("the parameter '{}'", name), notes_);
        if (values == nullptr) return;
        if (json.place().is_known()) ruleset.own_parameters.insert(name);
        check_keys(*values, fmt::format("the parameter '{}'", name), names_in(rows<Play>()), notes_);
        if (values->empty()) {
            notes_.add(json, ErrorCode::json_shape, fmt::format("the parameter '{}' has no value", name));
        }
        for (const auto& [play, value] : *values) {
            if (value.is_null()) {
                notes_.add(value, ErrorCode::json_shape, fmt::format("'{}' of the parameter '{}' is null", play, name),
                           "leave it out; null for the whole number leaves it to the event");
                continue;
            }
            const Number number = read_number(name, value);
            if (const auto word = named<Play>(play)) ruleset.parameters[name][*word] = number;
        }
    }

    /// `60000`, or `{"is": 60000, "by": "A.3"}`.
    Number read_number(const std::string& name, const Json& json) {
        const std::string what = fmt::format("the parameter '{}'", name);
        const JsonObject* object = json.if_object();
        if (object == nullptr) return {count_of(json, what, 0, notes_), {}};
        check_keys(*object, what, {"is", "by"}, notes_);
        Number number;
        if (const Json* is = json.find("is")) number.is = count_of(*is, what, 0, notes_);
        if (const Json* by = json.find("by")) number.by = texts_of(*by, "'by'", notes_);
        for (const char* key : {"is", "by"}) {
            if (json.find(key) != nullptr) continue;
            notes_.add(json, ErrorCode::json_shape, fmt::format("{} has no '{}'", what, key),
                       "such as {\"is\": 60000, \"by\": \"A.3\"}");
        }
        return number;
    }

    void read_definitions(Ruleset& ruleset) {
        const Json* json = json_.find("definitions");
        const JsonObject* object = json != nullptr ? object_of(*json, "'definitions'", notes_) : nullptr;
        if (object == nullptr) return;
        check_keys(*object, "'definitions'", names_of_definitions(), notes_);
        for (const auto& [name, value] : *object) {
            if (name == kMoveIsComplete) {
                read_completion(ruleset.definitions.move_is_complete, value);
            } else if (const DefinitionRow* row = definition_named(name)) {
                define(*row, ruleset.definitions, read_definition(*row, value_defined(ruleset, *row, value)));
            }
        }
    }

    /// `"king"`, or `{"is": "king", "by": "12(a)"}`, of which the clauses are noted.
    const Json& value_defined(Ruleset& ruleset, const DefinitionRow& row, const Json& json) {
        const Json* is = json.if_object() != nullptr ? json.find("is") : nullptr;
        if (is == nullptr) return json;
        const std::string what = fmt::format("the definition '{}'", row.name);
        check_keys(*json.if_object(), what, {"is", "by"}, notes_);
        const Json* by = json.find("by");
        if (by == nullptr) {
            notes_.add(json, ErrorCode::json_shape, fmt::format("{} has no '{}'", what, "by"),
                       "write the value alone where no clause is to be cited");
        } else if (row.decides.empty()) {
            notes_.add(json, ErrorCode::bad_ruleset, fmt::format("no fact is measured by {}", what),
                       "write the value alone; no ruling could cite a clause for it");
        } else {
            ruleset.defined_by[std::string(row.name)] = texts_of(*by, "'by'", notes_);
        }
        return *is;
    }

    void read_event_defaults(Ruleset& ruleset) {
        const Json* json = json_.find("event_defaults");
        const JsonObject* object = json != nullptr ? object_of(*json, "'event_defaults'", notes_) : nullptr;
        if (object == nullptr) return;
        for (const auto& [name, value] : *object) {
            const FactRow* fact = fact_named(name);
            if (fact == nullptr || !may_have_default(*fact)) {
                notes_.add_unknown(value, "fact of the event", name, facts_with_default());
                continue;
            }
            for (const Json* item : items_of(value)) {
                ruleset.event_defaults[name].push_back(read_value(*item, *fact, notes_));
            }
        }
    }

    /// What the event tells; and what somebody would have told if it were not as usual.
    static bool may_have_default(const FactRow& fact) {
        return fact.origin == Origin::event || (fact.origin == Origin::person && !fact.traits.usual.empty());
    }

    static Words facts_with_default() {
        Words names;
        for (const FactRow& fact : facts())
            if (may_have_default(fact)) names.emplace_back(fact.name);
        return names;
    }

    std::string read_definition(const DefinitionRow& row, const Json& json) {
        if (!row.values.empty()) {
            const Words known = names_in(std::span<const DefinitionValue>(row.values));
            return word_of(json, fmt::format("value of '{}'", row.name), known, notes_);
        }
        if (const std::int64_t* number = json.if_int()) return std::to_string(*number);
        return text_of(json, fmt::format("the definition '{}'", row.name), notes_);
    }

    void read_completion(MoveIsComplete& complete, const Json& json) {
        const JsonObject* object = object_of(json, "'move_is_complete'", notes_);
        if (object == nullptr) return;
        const auto kinds = names_of_completed_kinds();
        check_keys(*object, "'move_is_complete'", {kinds.begin(), kinds.end()}, notes_);
        for (const CompletedKindRow& row : completed_kinds()) {
            if (const Json* value = json.find(name_of(row.kind))) complete.*row.member = read_completions(*value);
        }
    }

    Completions read_completions(const Json& json) {
        const auto all = words_in<Completion>(json, "thing that completes a move", notes_);
        return {all.begin(), all.end()};
    }

    void read_articles(Ruleset& ruleset) {
        const Json* phrases = json_.find("phrases");
        const JsonObject* named = phrases != nullptr ? object_of(*phrases, "'phrases'", notes_) : nullptr;
        RemedyReader remedies(named, parameters_, notes_);
        ruleset.phrases = remedies.phrases();
        const Json* lists = json_.find("groups");
        Groups groups(lists != nullptr ? object_of(*lists, "'groups'", notes_) : nullptr, notes_);
        const Json* articles = json_.find("articles");
        if (articles == nullptr || articles->if_array() == nullptr || articles->if_array()->empty()) {
            notes_.add(articles != nullptr ? *articles : json_, ErrorCode::json_shape, "the ruleset has no articles",
                       "'articles' is a list of at least one");
            return;
        }
        Words triggers = names_in(rows<Kind>());
        for (std::string& group : groups.names()) triggers.push_back(std::move(group));
        for (const Json& article : *articles->if_array()) {
            ruleset.articles.push_back(read_article(article, {remedies, groups, parameters_, triggers}, notes_));
        }
        ruleset.groups = groups.taken();
    }

    const Json& json_;
    Notes& notes_;
    ParameterNames parameters_;
};

}  // namespace

Ruleset read_whole(const Json& json, Notes& notes) {
    return RulesetReader(json, notes).read();
}

}  // namespace jadoube::rules
