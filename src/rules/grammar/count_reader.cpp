#include "rules/grammar/count_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/vocabulary/count.hpp"

namespace jadoube::rules {
namespace {

const std::vector<std::string> kCounted{"kind",  "article", "of",       "in",        "since",
                                        "found", "penalty", "proposed", "remembered"};
const std::vector<std::string> kLimits{"is", "not", "at_least", "at_most"};

class CountReader {
public:
    CountReader(const ParameterNames& parameters, Notes& notes) : parameters_(parameters), notes_(notes) {}

    Condition read(const Json& json) {
        Condition condition{.kind = Condition::Kind::test, .written = json.place()};
        const JsonObject* object = object_of(json, "a count of earlier matters", notes_);
        if (object == nullptr) return condition;
        std::vector<std::string> known = kCounted;
        known.insert(known.end(), kLimits.begin(), kLimits.end());
        check_keys(*object, "a count of earlier matters", known, notes_);
        condition.fact = named(json);
        condition.wanted = wanted(json, *object);
        return condition;
    }

private:
    std::string named(const Json& json) {
        Count count;
        if (const Json* kind = json.find("kind")) count.kinds = words_in<Kind>(*kind, "kind of incident", notes_);
        if (const Json* article = json.find("article")) count.articles = texts_of(*article, "'article'", notes_);
        if (const Json* of = json.find("of"))
            count.of = word_in(*of, "person", parties_that_are_counted(), notes_).value_or(count.of);
        if (const Json* in = json.find("in")) count.in = word_in<CountSpan>(*in, "span", notes_).value_or(count.in);
        if (const Json* since = json.find("since")) count.since = read_since(*since, count);
        if (const Json* found = json.find("found")) count.found = words_in<Conclusion>(*found, "finding", notes_);
        if (const Json* penalty = json.find("penalty"))
            count.penalties = words_in<Penalty>(*penalty, "penalty", notes_);
        count.also_proposed = json.truth("proposed");
        count.only_remembered = json.truth("remembered");
        const std::string name = name_of(count);
        const auto is_there = [&](const char* key) { return json.find(key) != nullptr; };
        if (!is_there("kind") && !is_there("article") && !is_there("penalty")) {
            notes_.add(json, ErrorCode::json_shape, "a count of earlier matters needs 'kind', 'article' or 'penalty'",
                       "say what is counted, such as \"kind\": \"conduct.device\"");
        } else if (notes_.empty() && !count_named(name)) {
            notes_.add(json, ErrorCode::bad_ruleset, "an article whose id has ':' or '+' in it cannot be counted",
                       "give it another id");
        }
        return name;
    }

    CountSince read_since(const Json& json, const Count& count) {
        if (count.of == Party::both) {
            notes_.add(json, ErrorCode::bad_ruleset, "a count of both players has nobody else's matter to begin at",
                       "name the offender or the opponent in 'of', or leave out 'since'");
        }
        return word_in<CountSince>(json, "beginning of a count", notes_).value_or(count.since);
    }

    Wanted wanted(const Json& json, const JsonObject& object) {
        const auto is_limit = [](const auto& member) {
            return std::find(kLimits.begin(), kLimits.end(), member.first) != kLimits.end();
        };
        if (std::count_if(object.begin(), object.end(), is_limit) != 1) {
            notes_.add(json, ErrorCode::json_shape,
                       fmt::format("a count of earlier matters needs exactly one of {}", list_of(kLimits)),
                       "such as \"at_least\": 1");
            return {};
        }
        const auto& [key, value] = *std::find_if(object.begin(), object.end(), is_limit);
        if (key == "at_least") return {.kind = Wanted::Kind::at_least, .bound = read_bound(value, parameters_, notes_)};
        if (key == "at_most") return {.kind = Wanted::Kind::at_most, .bound = read_bound(value, parameters_, notes_)};
        Wanted exact{.kind = key == "is" ? Wanted::Kind::one_of : Wanted::Kind::none_of};
        for (const Json* item : items_of(value)) exact.values.emplace_back(count_of(*item, "a count", 0, notes_));
        return exact;
    }

    const ParameterNames& parameters_;
    Notes& notes_;
};

}  // namespace

std::vector<Condition> read_counts(const Json& json, const ParameterNames& parameters, Notes& notes) {
    std::vector<Condition> counts;
    for (const Json* item : items_of(json)) counts.push_back(CountReader(parameters, notes).read(*item));
    if (counts.empty()) notes.add(json, ErrorCode::json_shape, "'earlier' must have at least one count in it");
    return counts;
}

}  // namespace jadoube::rules
