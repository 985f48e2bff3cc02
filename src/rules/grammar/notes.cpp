#include "rules/grammar/notes.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::rules {
namespace {

constexpr std::size_t kFewNames = 16;

bool is_known(const std::string& word, const std::vector<std::string>& known) {
    return std::find(known.begin(), known.end(), word) != known.end();
}

/// The name that was probably meant; nothing for names so short that any other is near.
std::optional<std::string> meant_by(const std::string& word, const std::vector<std::string>& known) {
    constexpr std::size_t kShortest = 3;
    return word.size() < kShortest ? std::nullopt : nearest(word, known);
}

std::string hint_among(const std::string& word, const std::vector<std::string>& known) {
    const std::optional<std::string> meant = meant_by(word, known);
    const std::string question = meant ? did_you_mean(*meant) : std::string();
    if (known.size() > kFewNames || known.empty()) {
        return meant ? question : "`jadoube rules vocabulary` lists the words";
    }
    return fmt::format("{}{} {}", question, meant ? " Known:" : "known:", list_of(known));
}

}  // namespace

void Notes::add(const Json& at, ErrorCode code, std::string message, std::string hint) {
    add_at(at.place(), code, std::move(message), std::move(hint));
}

void Notes::add_at(TextPlace written, ErrorCode code, std::string message, std::string hint) {
    const bool is_told = std::any_of(errors_.begin(), errors_.end(), [&](const auto& told) {
        return told.first == written && told.second.message == message;
    });
    if (is_told) return;
    errors_.emplace_back(written, Error{code, std::move(message), place_in(file_, written), std::move(hint)});
}

void Notes::add_unknown(const Json& at, std::string_view what, const std::string& word,
                        const std::vector<std::string>& known) {
    add(at, ErrorCode::unknown_name, fmt::format("'{}' is no {}", word, what), hint_among(word, known));
}

Errors Notes::sorted() const {
    auto in_order = errors_;
    std::stable_sort(in_order.begin(), in_order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    Errors errors;
    for (auto& [written, error] : in_order) errors.push_back(std::move(error));
    return errors;
}

std::string described(const Json& json) {
    if (json.is_null()) return "null";
    return fmt::format("{} {}", json.if_object() != nullptr ? "an" : "a", json.type_name());
}

const JsonObject* object_of(const Json& json, std::string_view what, Notes& notes) {
    const JsonObject* object = json.if_object();
    if (object == nullptr) {
        notes.add(json, ErrorCode::json_shape, fmt::format("{} must be an object, not {}", what, described(json)));
    }
    return object;
}

std::string text_of(const Json& json, std::string_view what, Notes& notes) {
    const std::string* text = json.if_string();
    if (text == nullptr) {
        notes.add(json, ErrorCode::json_shape, fmt::format("{} must be a text, not {}", what, described(json)));
        return {};
    }
    if (trim(*text).empty()) notes.add(json, ErrorCode::json_shape, fmt::format("{} is empty", what));
    return *text;
}

std::vector<const Json*> items_of(const Json& json) {
    const JsonArray* array = json.if_array();
    if (array == nullptr) return {&json};
    std::vector<const Json*> items;
    for (const Json& item : *array) items.push_back(&item);
    return items;
}

std::vector<const Json*> some_items_of(const Json& json, std::string_view what, Notes& notes) {
    std::vector<const Json*> items = items_of(json);
    if (items.empty()) notes.add(json, ErrorCode::json_shape, fmt::format("the list of {}s is empty", what));
    return items;
}

std::vector<std::string> texts_of(const Json& json, std::string_view what, Notes& notes) {
    const std::vector<const Json*> items = items_of(json);
    if (items.empty()) notes.add(json, ErrorCode::json_shape, fmt::format("{} is an empty list", what));
    std::vector<std::string> texts;
    for (const Json* item : items) {
        std::string text = text_of(*item, what, notes);
        if (!text.empty()) texts.push_back(std::move(text));
    }
    return texts;
}

std::string word_of(const Json& json, std::string_view what, const std::vector<std::string>& known, Notes& notes) {
    std::string word = text_of(json, what, notes);
    if (word.empty() || is_known(word, known)) return word;
    notes.add_unknown(json, what, word, known);
    return {};
}

std::vector<std::string> words_of(const Json& json, std::string_view what, const std::vector<std::string>& known,
                                  Notes& notes) {
    std::vector<std::string> words;
    for (const Json* item : some_items_of(json, what, notes)) {
        std::string word = word_of(*item, what, known, notes);
        if (!word.empty()) words.push_back(std::move(word));
    }
    return words;
}

std::int64_t count_of(const Json& json, std::string_view what, std::int64_t least, Notes& notes) {
    const std::int64_t* count = json.if_int();
    if (count != nullptr && *count >= least) return *count;
    const std::string found = count != nullptr ? std::to_string(*count) : described(json);
    notes.add(json, ErrorCode::json_shape,
              fmt::format("{} must be a whole number of at least {}, not {}", what, least, found));
    return least;
}

bool check_keys(const JsonObject& object, std::string_view what, const std::vector<std::string>& known, Notes& notes) {
    bool are_known = true;
    for (const auto& [key, value] : object) {
        if (is_known(key, known)) continue;
        notes.add_unknown(value, fmt::format("key of {}", what), key, known);
        are_known = false;
    }
    return are_known;
}

}  // namespace jadoube::rules
