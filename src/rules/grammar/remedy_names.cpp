// Remedies that are written as a name: those that stand alone, and the phrases of the file.
#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/grammar/remedy_reader.hpp"

namespace jadoube::rules {
namespace {

using Words = std::vector<std::string>;

using Beside = OtherKindRow::Beside;

/// Remedies that need no more than their name, with what they are.
const std::vector<std::pair<std::string, Remedy>>& bare_remedies() {
    static const auto kRemedies = [] {
        std::vector<std::pair<std::string, Remedy>> remedies = {
            {std::string(name_of(Place::stand)), {.what = Stand{}}}};
        for (const auto& row : rows<GameWord>()) remedies.emplace_back(row.name, Remedy{.what = GameRemedy{row.value}});
        for (const OtherKindRow& row : rows<OtherKind>()) {
            if (row.beside == Beside::nothing) remedies.emplace_back(row.name, Remedy{.what = OtherRemedy{row.value}});
        }
        return remedies;
    }();
    return kRemedies;
}

Words bare_words() {
    Words words;
    for (const auto& [name, remedy] : bare_remedies()) words.push_back(name);
    return words;
}

const Remedy* bare_remedy(const std::string& name) {
    const auto& all = bare_remedies();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == name; });
    return found == all.end() ? nullptr : &found->second;
}

std::vector<Remedy> written_at(std::vector<Remedy> remedies, TextPlace written) {
    for (Remedy& remedy : remedies) remedy.written = written;
    return remedies;
}

}  // namespace

RemedyReader::RemedyReader(const JsonObject* phrases, ParameterNames parameters, Notes& notes)
    : phrases_(phrases), parameters_(std::move(parameters)), notes_(notes) {
    if (phrases_ == nullptr) return;
    for (const auto& [name, json] : *phrases_) {
        if (bare_remedy(name) != nullptr) {
            notes_.add(json, ErrorCode::bad_ruleset, fmt::format("the phrase '{}' hides the remedy of that name", name),
                       "give it another name");
        }
        read_phrase(name, json);
    }
}

Remedy RemedyReader::read_name(const Json& json) {
    std::vector<Remedy> remedies = read_names(json);
    if (remedies.size() != 1) {
        notes_.add(json, ErrorCode::bad_ruleset, fmt::format("the phrase '{}' is several remedies", *json.if_string()),
                   "name it where a list of remedies may stand");
    }
    return remedies.empty() ? Remedy{.what = OtherRemedy{}} : std::move(remedies.front());
}

std::vector<Remedy> RemedyReader::read_names(const Json& json) {
    const std::string& name = *json.if_string();
    if (const Remedy* bare = bare_remedy(name)) {
        Remedy remedy = *bare;
        remedy.written = json.place();
        return {remedy};
    }
    Words known = bare_words();
    if (phrases_ != nullptr) {
        for (const auto& [phrase, value] : *phrases_) {
            if (phrase == name) return written_at(read_phrase(name, value), json.place());
            known.push_back(phrase);
        }
    }
    notes_.add_unknown(json, "phrase or remedy", name, known);
    return {Remedy{.what = OtherRemedy{}}};
}

std::vector<Remedy> RemedyReader::read_phrase(const std::string& name, const Json& phrase) {
    if (const auto known = read_phrases_.find(name); known != read_phrases_.end()) return known->second;
    if (std::find(open_phrases_.begin(), open_phrases_.end(), name) != open_phrases_.end()) {
        notes_.add(phrase, ErrorCode::bad_ruleset, fmt::format("the phrase '{}' names itself in the end", name),
                   fmt::format("it goes by way of {}", list_of(open_phrases_)));
        return {Remedy{.what = OtherRemedy{}, .phrase = name}};
    }
    open_phrases_.push_back(name);
    std::vector<Remedy> remedies = read_list(phrase, fmt::format("the phrase '{}'", name));
    open_phrases_.pop_back();
    for (Remedy& remedy : remedies) remedy.phrase = name;
    return read_phrases_.emplace(name, std::move(remedies)).first->second;
}

}  // namespace jadoube::rules
