#include "adjudicate/cases/earlier.hpp"

#include "base/error.hpp"

namespace jadoube::adjudicate {
namespace {

/// A member that says no; yes where it is absent.
bool is_true(const JsonObject& object, std::string_view key, rules::Notes& notes) {
    for (const auto& [name, value] : object) {
        if (name != key) continue;
        const bool* truth = value.if_bool();
        if (truth != nullptr) return *truth;
        notes.add(value, ErrorCode::json_shape, "'" + name + "' is true or false");
    }
    return true;
}

template <typename Words>
Json one_or_list(const Words& words) {
    JsonArray list;
    for (const auto& word : words) list.emplace_back(word);
    return list.size() == 1 ? list.front() : Json(std::move(list));
}

Json incident_json(const EarlierIncident& one) {
    Json json = Json::object({{"kind", one_or_list(rules::names_of(one.kinds))}, {"by", name_of(one.by)}});
    if (one.articles) json.set("articles", JsonArray(one.articles->begin(), one.articles->end()));
    if (one.found) json.set("found", rules::name_of(*one.found));
    if (one.penalties && !one.penalties->empty()) json.set("penalty", one_or_list(rules::names_of(*one.penalties)));
    if (one.penalties && one.penalties->empty()) json.set("penalty", JsonArray());
    if (!one.is_decided) json.set("decided", false);
    if (!one.is_remembered) json.set("remembered", false);
    return json;
}

}  // namespace

EarlierIncident read_earlier(const Json& json, rules::Notes& notes) {
    EarlierIncident earlier;
    const JsonObject* object = rules::object_of(json, "an earlier incident", notes);
    if (object == nullptr) return earlier;
    check_keys(*object, "an earlier incident", {"kind", "by", "articles", "found", "penalty", "decided", "remembered"},
               notes);
    if (const Json* kind = json.find("kind")) {
        earlier.kinds = rules::words_in<rules::Kind>(*kind, "kind of incident", notes);
    } else {
        notes.add(json, ErrorCode::json_shape, "an earlier incident needs 'kind'");
    }
    earlier.by = person_named(json.text("by")).value_or(Person::nobody);
    if (!color_of(earlier.by)) notes.add(json, ErrorCode::json_shape, "an earlier incident is by white or black");
    if (const Json* articles = json.find("articles")) {
        earlier.articles.emplace();
        for (const Json* id : rules::items_of(*articles))
            earlier.articles->push_back(rules::text_of(*id, "an article", notes));
    }
    if (const Json* found = json.find("found"))
        earlier.found = rules::word_in<rules::Conclusion>(*found, "finding", notes);
    if (const Json* penalty = json.find("penalty"))
        earlier.penalties = rules::words_in<rules::Penalty>(*penalty, "penalty", notes);
    earlier.is_decided = is_true(*object, "decided", notes);
    earlier.is_remembered = is_true(*object, "remembered", notes);
    return earlier;
}

Json to_json(const std::vector<EarlierIncident>& earlier) {
    JsonArray all;
    for (const EarlierIncident& one : earlier) all.push_back(incident_json(one));
    return Json(std::move(all));
}

}  // namespace jadoube::adjudicate
