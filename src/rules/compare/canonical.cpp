#include "rules/compare/canonical.hpp"

#include <algorithm>
#include <array>

#include "rules/words/remedy_json.hpp"

namespace jadoube::rules {
namespace {

/// Where a number stands, or the name of a parameter.
bool holds_number(std::string_view key) {
    constexpr std::array<std::string_view, 9> kKeys{"at_least", "at_most", "moves_by_each", "own_moves", "add",
                                                    "subtract", "set",     "credit",        "runs_for"};
    return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

/// A number for each kind of play; nothing for a measured time.
std::optional<Json> number_by_play(const Json& json, const Ruleset& ruleset) {
    Json plays = Json::object();
    for (const Play play : {Play::standard, Play::rapid, Play::blitz}) {
        const std::string* name = json.if_string();
        const auto number = name != nullptr ? ruleset.parameter(*name, play) : std::nullopt;
        if (json.if_int() == nullptr && !number) return std::nullopt;
        plays.set(name_of(play), json.if_int() != nullptr ? *json.if_int() : *number);
    }
    return plays;
}

enum class Numbers { kept, left_out };

class Spelling {
public:
    Spelling(const Ruleset& ruleset, Numbers numbers) : ruleset_(ruleset), numbers_(numbers) {}

    Json of(const Json& json, std::string_view key = {}) const {
        if (holds_number(key)) {
            const auto number = number_by_play(json, ruleset_);
            if (number) return numbers_ == Numbers::kept ? *number : Json("a number");
        }
        if (const JsonArray* items = json.if_array()) return list(*items, key);
        if (const JsonObject* members = json.if_object()) return object(*members);
        return json;
    }

private:
    Json object(const JsonObject& members) const {
        Json result = Json::object();
        for (const auto& [key, value] : members) result.set(key, of(value, key));
        return result;
    }

    /// Only what is tried one after the other has an order.
    Json list(const JsonArray& items, std::string_view key) const {
        JsonArray spelt;
        for (const Json& item : items) spelt.push_back(of(item));
        if (key != "first_possible") {
            std::sort(spelt.begin(), spelt.end(),
                      [](const Json& a, const Json& b) { return to_canonical_text(a) < to_canonical_text(b); });
        }
        return Json(std::move(spelt));
    }

    const Ruleset& ruleset_;
    Numbers numbers_;
};

CanonicalPart part(const Json& json, const Ruleset& ruleset) {
    return {to_canonical_text(Spelling(ruleset, Numbers::kept).of(json)),
            to_canonical_text(Spelling(ruleset, Numbers::left_out).of(json))};
}

Json remedies_json(const Article& article) {
    JsonArray list;
    for (const Remedy& remedy : article.then) list.push_back(to_json(remedy));
    return Json(std::move(list));
}

std::string sorted_words(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    std::string text;
    for (const std::string& word : words) text += word + ' ';
    return text;
}

}  // namespace

CanonicalArticle canonical(const Article& article, const Ruleset& ruleset) {
    return {part(to_json(article.when), ruleset), part(article.until ? to_json(*article.until) : Json(), ruleset),
            part(remedies_json(article), ruleset), sorted_words(texts_of(article.raised_by)),
            article.finding ? std::string(name_of(*article.finding)) : std::string()};
}

}  // namespace jadoube::rules
