// What is wrong with a ruleset file, collected while it is read, and the checks of shape that every reader needs.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/text_place.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

/// Collects problems of one file, each once: a member of a group is read wherever the group is named. Values that come
/// from a base ruleset have no place and are named by the file alone.
class Notes {
public:
    explicit Notes(std::string file) : file_(std::move(file)) {}

    void add(const Json& at, ErrorCode code, std::string message, std::string hint = {});
    void add_at(TextPlace written, ErrorCode code, std::string message, std::string hint = {});
    /// "'x' is no fact", with the nearest known name, or all of them where they are few.
    void add_unknown(const Json& at, std::string_view what, const std::string& word,
                     const std::vector<std::string>& known);

    [[nodiscard]] bool empty() const { return errors_.empty(); }
    /// All problems in the order of their places.
    [[nodiscard]] Errors sorted() const;

private:
    std::string file_;
    std::vector<std::pair<TextPlace, Error>> errors_;
};

/// The names of a table of the vocabulary.
template <typename Row>
[[nodiscard]] std::vector<std::string> names_in(std::span<const Row> rows) {
    std::vector<std::string> names;
    for (const Row& row : rows) names.emplace_back(row.name);
    return names;
}

/// "a text", "an object", "null".
[[nodiscard]] std::string described(const Json& json);
/// The object, or nothing with a note that `what` must be one.
[[nodiscard]] const JsonObject* object_of(const Json& json, std::string_view what, Notes& notes);
/// The text; empty with a note where it is another type or empty.
[[nodiscard]] std::string text_of(const Json& json, std::string_view what, Notes& notes);
/// The items of a list, or the one value that stands instead of a list.
[[nodiscard]] std::vector<const Json*> items_of(const Json& json);
/// The same, with a note where the list of `what` is empty.
[[nodiscard]] std::vector<const Json*> some_items_of(const Json& json, std::string_view what, Notes& notes);
/// The texts of a list or of one text; the list may not be empty.
[[nodiscard]] std::vector<std::string> texts_of(const Json& json, std::string_view what, Notes& notes);
/// A word out of a closed set; empty with a note where it is none of them.
[[nodiscard]] std::string word_of(const Json& json, std::string_view what, const std::vector<std::string>& known,
                                  Notes& notes);
/// Words out of a closed set, from a list or from one text.
[[nodiscard]] std::vector<std::string> words_of(const Json& json, std::string_view what,
                                                const std::vector<std::string>& known, Notes& notes);
/// A word of the vocabulary; nothing, with a note, where it is none of these.
template <typename Word>
[[nodiscard]] std::optional<Word> word_in(const Json& json, std::string_view what, const std::vector<Word>& known,
                                          Notes& notes) {
    const std::string* text = json.if_string();
    const auto word = text != nullptr ? named<Word>(*text) : std::nullopt;
    if (word && std::find(known.begin(), known.end(), *word) != known.end()) return word;
    (void)word_of(json, what, rules::texts_of(known), notes);  // says why not
    return std::nullopt;
}
/// Any word of its list.
template <typename Word>
[[nodiscard]] std::optional<Word> word_in(const Json& json, std::string_view what, Notes& notes) {
    static const std::vector<Word> kAll = all_words<Word>();
    return word_in(json, what, kAll, notes);
}
/// Words of the vocabulary, from a list or from one text.
template <typename Word>
[[nodiscard]] std::vector<Word> words_in(const Json& json, std::string_view what, const std::vector<Word>& known,
                                         Notes& notes) {
    std::vector<Word> words;
    for (const Json* item : some_items_of(json, what, notes))
        if (const auto word = word_in(*item, what, known, notes)) words.push_back(*word);
    return words;
}
template <typename Word>
[[nodiscard]] std::vector<Word> words_in(const Json& json, std::string_view what, Notes& notes) {
    static const std::vector<Word> kAll = all_words<Word>();
    return words_in(json, what, kAll, notes);
}
/// A whole number of at least `least`; `least` with a note otherwise.
[[nodiscard]] std::int64_t count_of(const Json& json, std::string_view what, std::int64_t least, Notes& notes);
/// Notes each key that is none of these. Whether all are.
bool check_keys(const JsonObject& object, std::string_view what, const std::vector<std::string>& known, Notes& notes);

}  // namespace jadoube::rules
