#include "adjudicate/cases/facts_json.hpp"

#include "base/error.hpp"
#include "rules/read/condition_reader.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Notes;

rules::Value value_written(const Json& json, Notes& notes) {
    if (const bool* truth = json.if_bool()) return *truth;
    if (const std::int64_t* number = json.if_int()) return *number;
    return text_of(json, "a fact's value", notes);
}

Json value_json(const rules::Value& value) {
    return std::visit([](const auto& v) { return Json(v); }, value);
}

}  // namespace

Facts facts_in(const Json& json, Notes& notes) {
    Facts facts;
    const JsonObject* object = object_of(json, "facts", notes);
    if (object == nullptr) return facts;
    for (const auto& [name, value] : *object) {
        const bool is_time = name.size() > 3 && name.compare(name.size() - 3, 3, "_ms") == 0;
        const rules::FactRow* row = rules::fact_named(name);
        if (row == nullptr && !is_time) notes.add_unknown(value, "fact", name, rules::names_in(rules::facts()));
        for (const Json* item : rules::items_of(value)) {
            facts[name].push_back(row != nullptr ? rules::read_value(*item, *row, notes) : value_written(*item, notes));
        }
    }
    return facts;
}

Json facts_json(const Facts& facts) {
    Json json = Json::object();
    for (const auto& [name, values] : facts) {
        if (values.size() == 1) {
            json.set(name, value_json(values.front()));
        } else {
            JsonArray list;
            for (const rules::Value& value : values) list.push_back(value_json(value));
            json.set(name, list);
        }
    }
    return json;
}

}  // namespace jadoube::adjudicate
