#include "adjudicate/ruling/answered_json.hpp"

#include <algorithm>
#include <array>

#include "rules/words/remedy_json.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Condition;
using rules::Truth;
using rules::Until;
using rules::Wanted;

constexpr std::array kTruths{Truth::no, Truth::unknown, Truth::yes};

/// As rules::to_json writes them.
using Limit = std::pair<Wanted::Kind, std::string_view>;
constexpr std::array kLimits{Limit{Wanted::Kind::none_of, "not"}, Limit{Wanted::Kind::at_least, "at_least"},
                             Limit{Wanted::Kind::at_most, "at_most"}};

constexpr std::string_view key_of(Condition::Kind kind) {
    if (kind == Condition::Kind::any) return "any";
    return kind == Condition::Kind::negation ? "not" : "all";
}

Json parts_json(const Answered& condition) {
    if (condition.kind == Condition::Kind::negation) return to_json(condition.parts.front());
    JsonArray parts;
    for (const Answered& part : condition.parts) parts.push_back(to_json(part));
    return parts;
}

Json test_json(const Answered& test) {
    Json json = Json::object({{"fact", test.fact}, {"wanted", rules::to_json(test.wanted)}});
    if (test.bound) json.set("bound", *test.bound);
    if (test.found) json.set("found", to_json(*test.found));
    if (test.origin) json.set("origin", name_of(*test.origin));
    return json;
}

template <typename Enum, std::size_t N>
std::optional<Enum> named(const Json& json, std::string_view key, const std::array<Enum, N>& all) {
    for (const Enum value : all)
        if (json.text(key) == name_of(value)) return value;
    return std::nullopt;
}

std::optional<rules::Value> read_value(const Json& json) {
    if (const bool* truth = json.if_bool()) return *truth;
    if (const std::int64_t* number = json.if_int()) return *number;
    if (const std::string* word = json.if_string()) return *word;
    return std::nullopt;
}

std::optional<rules::Bound> read_bound(const Json& json) {
    if (const std::int64_t* number = json.if_int()) return *number;
    if (const std::string* parameter = json.if_string()) return *parameter;
    return std::nullopt;
}

std::optional<std::int64_t> number_in(const Json& json, std::string_view key) {
    const Json* member = json.find(key);
    const std::int64_t* number = member != nullptr ? member->if_int() : nullptr;
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::optional<Wanted> wanted_of(Wanted::Kind kind, const Json& json) {
    if (kind == Wanted::Kind::at_least || kind == Wanted::Kind::at_most) {
        const auto bound = read_bound(json);
        return bound ? std::optional(Wanted{.kind = kind, .bound = *bound}) : std::nullopt;
    }
    auto values = read_values(json);
    return values ? std::optional(Wanted{.kind = kind, .values = std::move(*values)}) : std::nullopt;
}

std::optional<Wanted> read_wanted(const Json* json) {
    if (json == nullptr) return std::nullopt;
    const JsonObject* object = json->if_object();
    if (object == nullptr) return wanted_of(Wanted::Kind::one_of, *json);
    if (object->size() != 1) return std::nullopt;
    const auto& [key, value] = object->front();
    const auto row = std::ranges::find(kLimits, key, &Limit::second);
    return row != kLimits.end() ? wanted_of(row->first, value) : std::nullopt;
}

std::optional<Answered> read_test(const Json& json) {
    Answered test{.kind = Condition::Kind::test, .fact = json.text("fact")};
    auto wanted = read_wanted(json.find("wanted"));
    if (!wanted || test.fact.empty()) return std::nullopt;
    test.wanted = std::move(*wanted);
    test.bound = number_in(json, "bound");
    test.origin = rules::named<rules::Origin>(json.text("origin"));
    if (const Json* found = json.find("found")) {
        test.found = read_values(*found);
        if (!test.found || !test.origin) return std::nullopt;
    }
    return test;
}

std::optional<Answered> read_parts(const Json& json) {
    for (const auto kind : {Condition::Kind::all, Condition::Kind::any, Condition::Kind::negation}) {
        const Json* member = json.find(key_of(kind));
        if (member == nullptr) continue;
        const JsonArray* list = member->if_array();
        const JsonArray alone{*member};
        if ((list == nullptr) != (kind == Condition::Kind::negation)) return std::nullopt;
        Answered condition{.kind = kind};
        for (const Json& item : list != nullptr ? *list : alone) {
            auto part = read_answered(item);
            if (!part) return std::nullopt;
            condition.parts.push_back(std::move(*part));
        }
        return condition;
    }
    return std::nullopt;
}

}  // namespace

Json to_json(const rules::Values& values) {
    if (values.size() == 1) return rules::to_json(values.front());
    JsonArray list;
    for (const rules::Value& value : values) list.push_back(rules::to_json(value));
    return list;
}

std::optional<rules::Values> read_values(const Json& json) {
    rules::Values values;
    const JsonArray alone{json};
    for (const Json& item : json.if_array() != nullptr ? *json.if_array() : alone) {
        auto value = read_value(item);
        if (!value) return std::nullopt;
        values.push_back(std::move(*value));
    }
    return values;
}

Json to_json(const Answered& condition) {
    Json json = condition.kind == Condition::Kind::test
                    ? test_json(condition)
                    : Json::object({{std::string(key_of(condition.kind)), parts_json(condition)}});
    return json.set("truth", name_of(condition.truth));
}

Json to_json(const AnsweredWindow& window) {
    Json json = Json::object({{"until", rules::to_json(window.until)}});
    if (window.moves) json.set("moves", *window.moves);
    return json.set("open", name_of(window.open));
}

std::optional<Answered> read_answered(const Json& json) {
    const auto truth = named(json, "truth", kTruths);
    auto condition = json.find("fact") != nullptr ? read_test(json) : read_parts(json);
    if (!condition || !truth) return std::nullopt;
    condition->truth = *truth;
    return condition;
}

std::optional<Until> read_until(const Json& json) {
    const JsonObject* object = json.if_object();
    const bool has_bound = object != nullptr && object->size() == 1;
    const auto bound = has_bound ? read_bound(object->front().second) : rules::Bound{};
    for (const rules::Window kind : rules::all_words<rules::Window>()) {
        const Until until{.kind = kind, .moves = bound.value_or(rules::Bound{})};
        if (rules::to_json(until) == json) return until;
    }
    return std::nullopt;
}

std::optional<AnsweredWindow> read_window(const Json& json) {
    const Json* member = json.find("until");
    const auto until = member != nullptr ? read_until(*member) : std::nullopt;
    const auto open = named(json, "open", kTruths);
    if (!until || !open) return std::nullopt;
    return AnsweredWindow{*until, number_in(json, "moves"), *open};
}

}  // namespace jadoube::adjudicate
