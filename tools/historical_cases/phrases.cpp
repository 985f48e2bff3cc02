#include "historical_cases/phrases.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::historical {
namespace {

constexpr std::int64_t kMsPerMinute = 60'000;
constexpr std::size_t kLargestTable = std::size_t{1} << 20;

/// "12", "twelve", "twenty-five"; "several" is more than two.
std::optional<std::int64_t> number_named(const std::string& text) {
    if (const auto digits = parse_int(text)) return digits;
    static const std::array<std::string, 21> kSmall = {
        "no",       "one",     "two",     "three",     "four",     "five",     "six",
        "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};
    static const std::map<std::string, int> kTens = {
        {"twenty", 20}, {"thirty", 30},   {"forty", 40},  {"fifty", 50}, {"sixty", 60}, {"seventy", 70}, {"eighty", 80},
        {"ninety", 90}, {"hundred", 100}, {"several", 3}, {"many", 3},   {"few", 3},    {"a", 1},        {"an", 1}};
    const auto small = std::find(kSmall.begin(), kSmall.end(), text);
    if (small != kSmall.end()) return small - kSmall.begin();
    const auto parts = split(text, '-');
    const auto tens = kTens.find(std::string(parts.front()));
    if (tens == kTens.end()) return std::nullopt;
    if (parts.size() == 1) return tens->second;
    const auto ones = number_named(std::string(parts[1]));
    return ones ? std::optional(tens->second + *ones) : std::nullopt;
}

/// The last place where the pattern fits: of several games it is the last that counts.
bool find_last(const std::string& text, const std::regex& pattern, std::smatch& match) {
    bool found = false;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        match = *at;
        found = true;
    }
    return found;
}

/// A value as the table gives it: plain, or {"number": 1}, {"word": 1}, {"is_claimant": 1} of a group of the pattern.
std::optional<rules::Value> value_of(const Json& json, const std::smatch& match, const std::string& claimant) {
    if (const bool* truth = json.if_bool()) return *truth;
    if (const std::int64_t* number = json.if_int()) return *number;
    if (const std::string* text = json.if_string()) return *text;
    const JsonObject* object = json.if_object();
    if (object == nullptr || object->size() != 1 || object->front().second.if_int() == nullptr) return std::nullopt;
    const std::string& how = object->front().first;
    const std::string group = match[static_cast<std::size_t>(*object->front().second.if_int())].str();
    if (group.empty()) return std::nullopt;
    if (how == "word") return group;
    if (how == "is_claimant" && !claimant.empty()) return group == lower(claimant);
    if (how == "is_not_claimant" && !claimant.empty()) return group != lower(claimant);
    const auto number = number_named(group);
    if (how == "number" && number) return *number;
    if (how == "minutes" && number) return *number * kMsPerMinute;
    return std::nullopt;
}

std::vector<std::string> texts_in(const Json* json) {
    std::vector<std::string> texts;
    if (json == nullptr) return texts;
    if (json->if_string() != nullptr) texts.push_back(*json->if_string());
    if (json->if_array() == nullptr) return texts;
    for (const Json& item : *json->if_array())
        if (item.if_string() != nullptr) texts.push_back(*item.if_string());
    return texts;
}

}  // namespace

std::string Reading::word(const std::string& mark) const {
    const auto found = marks.find(mark);
    return found == marks.end() ? std::string() : rules::to_text(found->second);
}

Result<Phrases> Phrases::read(const std::string& path) {
    const auto text = read_file(path, kLargestTable);
    if (!text) return tl::unexpected<Error>(text.error());
    const auto json = parse_json(*text, path);
    if (!json) return tl::unexpected<Error>(json.error());
    Phrases phrases;
    const auto words_of = [&](const char* section, const auto& take) {
        const Json* table = json->find(section);
        if (table == nullptr || table->if_object() == nullptr) return;
        for (const auto& [meaning, words] : *table->if_object())
            for (const std::string& word : texts_in(&words)) take(word, meaning);
    };
    words_of("types", [&](const auto& word, const auto& meaning) { phrases.types_[word] = meaning; });
    words_of("actions", [&](const auto& word, const auto& meaning) { phrases.actions_[word] = meaning; });
    words_of("demands", [&](const auto& word, const auto& meaning) {
        const std::size_t space = meaning.find(' ');
        phrases.demands_[word] = {meaning.substr(0, space),
                                  space == std::string::npos ? std::string() : meaning.substr(space + 1)};
    });
    if (const Json* rows = json->find("phrases"); rows != nullptr && rows->if_array() != nullptr) {
        for (const Json& row : *rows->if_array())
            if (const auto added = phrases.add_row(row, path); !added) return tl::unexpected<Error>(added.error());
    }
    return phrases;
}

Result<void> Phrases::add_row(const Json& json, const std::string& path) {
    const std::string where = fmt::format("{}:{}", path, json.line());
    for (const char* group : {"facts", "event"}) {
        const Json* facts = json.find(group);
        if (facts == nullptr || facts->if_object() == nullptr) continue;
        for (const auto& [fact, value] : *facts->if_object())
            if (rules::fact_named(fact) == nullptr)
                return failure(ErrorCode::unknown_name, fmt::format("there is no fact '{}'", fact), where);
    }
    try {
        rows_.push_back({texts_in(json.find("in")), std::regex(json.text("says"), std::regex::optimize), json});
    } catch (const std::regex_error& problem) {
        return failure(ErrorCode::json_shape, fmt::format("'says' is no pattern: {}", problem.what()), where);
    }
    return {};
}

Reading Phrases::read(const std::string& type, const std::string& text, const std::string& claimant) const {
    Reading reading;
    for (const Row& row : rows_) {
        const bool concerned = row.in.empty() || std::find(row.in.begin(), row.in.end(), type) != row.in.end();
        std::smatch match;
        if (!concerned || !find_last(text, row.says, match)) continue;
        for (const auto& [group, into] :
             {std::pair{"marks", &reading.marks}, {"facts", &reading.facts}, {"event", &reading.event}}) {
            const Json* values = row.json.find(group);
            if (values == nullptr || values->if_object() == nullptr) continue;
            for (const auto& [name, value] : *values->if_object())
                if (const auto meant = value_of(value, match, claimant)) into->emplace(name, *meant);
        }
    }
    return reading;
}

std::string Phrases::type_named(const std::string& type) const {
    const auto found = types_.find(type);
    return found == types_.end() ? std::string() : found->second;
}

std::optional<DemandWord> Phrases::demand_named(const std::string& demand) const {
    const auto found = demands_.find(demand);
    return found == demands_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string> Phrases::action_named(const std::string& action) const {
    const auto found = actions_.find(action);
    return found == actions_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace jadoube::historical
