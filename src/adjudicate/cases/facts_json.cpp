#include "adjudicate/cases/facts_json.hpp"

#include "adjudicate/cases/fact_of_act.hpp"
#include "rules/grammar/condition_reader.hpp"
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

using RowNamed = const rules::FactRow*(const std::string& name);

const rules::FactRow* row_of_fact(const std::string& name) {
    return rules::fact_named(name);
}

Facts read_facts(const Json& json, RowNamed* row_named, Notes& notes) {
    Facts facts;
    const JsonObject* object = object_of(json, "facts", notes);
    if (object == nullptr) return facts;
    for (const auto& [name, value] : *object) {
        const bool is_time = name.size() > 3 && name.compare(name.size() - 3, 3, "_ms") == 0;
        const rules::FactRow* row = row_named(name);
        if (row == nullptr && !is_time) notes.add_unknown(value, "fact", name, rules::names_in(rules::facts()));
        for (const Json* item : rules::items_of(value)) {
            facts[name].push_back(row != nullptr ? rules::read_value(*item, *row, notes) : value_written(*item, notes));
        }
    }
    return facts;
}

}  // namespace

Facts facts_in(const Json& json, Notes& notes) {
    return read_facts(json, row_of_fact, notes);
}

Facts facts_told_in(const Json& json, Notes& notes) {
    return read_facts(json, row_of_told, notes);
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
