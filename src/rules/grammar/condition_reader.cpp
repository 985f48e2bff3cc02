#include "rules/grammar/condition_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/grammar/count_reader.hpp"

namespace jadoube::rules {
namespace {

std::vector<std::string> words_of_fact(const FactRow& fact) {
    return {fact.words.begin(), fact.words.end()};
}

std::string what_fits(const FactRow& fact) {
    std::vector<std::string> fitting = words_of_fact(fact);
    if (fact.type == FactType::yes_no) fitting.insert(fitting.begin(), {"true", "false"});
    if (fact.type == FactType::number) fitting.insert(fitting.begin(), "a whole number");
    return list_of(fitting, "or");
}

bool fits(const Json& json, const FactRow& fact) {
    if (json.if_bool() != nullptr) return fact.type == FactType::yes_no;
    if (json.if_int() != nullptr) return fact.type == FactType::number && *json.if_int() >= 0;
    const std::string* word = json.if_string();
    return word != nullptr && std::find(fact.words.begin(), fact.words.end(), *word) != fact.words.end();
}

class ConditionReader {
public:
    ConditionReader(const ParameterNames& parameters, Notes& notes) : parameters_(parameters), notes_(notes) {}

    Condition read(const Json& json) {
        Condition condition{.kind = Condition::Kind::all, .written = json.place()};
        const JsonObject* object = object_of(json, "a condition", notes_);
        if (object == nullptr) return condition;
        for (const auto& [key, value] : *object) {
            if (key == kEarlier) {
                for (Condition& count : read_counts(value, parameters_, notes_))
                    condition.parts.push_back(std::move(count));
            } else {
                condition.parts.push_back(read_member(key, value));
            }
        }
        return condition;
    }

private:
    Condition read_member(const std::string& key, const Json& value) {
        if (key == "any") return read_any(value);
        if (key == "not") {
            return {.kind = Condition::Kind::negation, .parts = {read(value)}, .written = value.place()};
        }
        return read_test(key, value);
    }

    Condition read_any(const Json& json) {
        Condition condition{.kind = Condition::Kind::any, .written = json.place()};
        const JsonArray* array = json.if_array();
        if (array == nullptr || array->empty()) {
            notes_.add(json, ErrorCode::json_shape, "'any' must be a list of conditions with at least one in it");
            return condition;
        }
        for (const Json& part : *array) condition.parts.push_back(read(part));
        return condition;
    }

    Condition read_test(const std::string& name, const Json& json) {
        Condition condition{.kind = Condition::Kind::test, .fact = name, .written = json.place()};
        const FactRow* fact = fact_named(name);
        if (count_named(name) && !is_own_name_of_count(name)) {
            notes_.add(json, ErrorCode::unknown_name, fmt::format("'{}' is the name of a count", name),
                       "in a ruleset write what is counted under 'earlier'");
            return condition;
        }
        if (fact == nullptr) {
            notes_.add_unknown(json, "fact", name, names_in(facts()));
            return condition;
        }
        condition.wanted = read_wanted(json, *fact);
        return condition;
    }

    Wanted read_wanted(const Json& json, const FactRow& fact) {
        const JsonObject* object = json.if_object();
        if (object == nullptr) return {.kind = Wanted::Kind::one_of, .values = read_values(json, fact)};
        if (object->size() != 1) {
            notes_.add(json, ErrorCode::json_shape,
                       fmt::format("what '{}' must be needs exactly one of at_least, at_most and not", fact.name));
            return {};
        }
        const auto& [key, value] = object->front();
        if (key == "not") return {.kind = Wanted::Kind::none_of, .values = read_values(value, fact)};
        if (key == "at_least") return read_limit(Wanted::Kind::at_least, value, fact);
        if (key == "at_most") return read_limit(Wanted::Kind::at_most, value, fact);
        notes_.add_unknown(value, "test", key, {"at_least", "at_most", "not"});
        return {};
    }

    Wanted read_limit(Wanted::Kind kind, const Json& json, const FactRow& fact) {
        if (fact.type != FactType::number) {
            notes_.add(json, ErrorCode::json_shape,
                       fmt::format("'{}' is no number and has no least or most", fact.name),
                       fmt::format("it is {}", what_fits(fact)));
        }
        return {.kind = kind, .bound = read_bound(json, parameters_, notes_)};
    }

    Values read_values(const Json& json, const FactRow& fact) {
        const std::vector<const Json*> items = items_of(json);
        if (items.empty()) {
            notes_.add(json, ErrorCode::json_shape, fmt::format("the values of '{}' are an empty list", fact.name));
        }
        Values values;
        for (const Json* item : items) values.push_back(read_value(*item, fact, notes_));
        return values;
    }

    const ParameterNames& parameters_;
    Notes& notes_;
};

std::vector<Window> windows_without_number() {
    return words_where<Window>([](const WindowRow& row) { return !row.is_counted; });
}

Until read_counted_window(const JsonObject& object, const Json& json, const ParameterNames& parameters, Notes& notes) {
    if (object.size() == 1) {
        const auto& [key, value] = object.front();
        const auto window = named<Window>(key);
        if (window && row_of(*window).is_counted) return {*window, read_bound(value, parameters, notes)};
    }
    const auto counted = texts_of(words_where<Window>([](const WindowRow& row) { return row.is_counted; }));
    if (object.size() == 1 && check_keys(object, "'until'", counted, notes)) return {};
    if (object.size() != 1) {
        notes.add(json, ErrorCode::json_shape,
                  fmt::format("'until' as an object needs exactly one of {}", list_of(counted)),
                  "such as {\"moves_by_each\": 4}");
    }
    return {};
}

}  // namespace

Condition read_condition(const Json& json, const ParameterNames& parameters, Notes& notes) {
    return ConditionReader(parameters, notes).read(json);
}

Value read_value(const Json& json, const FactRow& fact, Notes& notes) {
    if (!fits(json, fact)) {
        const std::string* word = json.if_string();
        const std::string found = word != nullptr ? fmt::format("'{}'", *word) : described(json);
        const std::string fitting = fmt::format("it is {}", what_fits(fact));
        notes.add(json, ErrorCode::unknown_name, fmt::format("'{}' cannot be {}", fact.name, found),
                  word != nullptr ? did_you_mean(*word, words_of_fact(fact), fitting) : fitting);
    }
    if (const bool* truth = json.if_bool()) return *truth;
    if (const std::int64_t* number = json.if_int()) return *number;
    return json.if_string() != nullptr ? *json.if_string() : std::string();
}

Bound read_bound(const Json& json, const ParameterNames& parameters, Notes& notes) {
    if (json.if_string() != nullptr) return word_of(json, "parameter", parameters, notes);
    return count_of(json, "a bound", 0, notes);
}

Until read_until(const Json& json, const ParameterNames& parameters, Notes& notes) {
    if (const JsonObject* object = json.if_object()) return read_counted_window(*object, json, parameters, notes);
    const std::string* word = json.if_string();
    const auto named_window = word != nullptr ? named<Window>(*word) : std::nullopt;
    if (named_window && row_of(*named_window).is_counted) {
        notes.add(json, ErrorCode::json_shape, fmt::format("the window '{}' needs a number", *word),
                  fmt::format("such as {{\"{}\": {}}}", *word, is_time(*named_window) ? 60'000 : 4));
        return {};
    }
    return {.kind = word_in(json, "window", windows_without_number(), notes).value_or(Window::game_ends)};
}

}  // namespace jadoube::rules
