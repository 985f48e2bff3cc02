#include "report/words/say.hpp"

#include <algorithm>

#include "report/catalogue/speaking.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

std::string key_of(std::string_view table, std::string_view row) {
    return std::string(table) + "." + std::string(row);
}

const Text* filling(std::string_view name, Slots slots) {
    const auto found = std::find_if(slots.begin(), slots.end(), [&](const Slot& slot) { return slot.name == name; });
    return found == slots.end() ? nullptr : &found->text;
}

/// The words before a slot go to the text as they are.
Text filled(std::string_view words, Slots slots) {
    Text text;
    while (!words.empty()) {
        const auto open = words.find('{');
        const auto close = words.find('}', open);
        if (close == std::string_view::npos) break;
        const Text* inside = filling(words.substr(open + 1, close - open - 1), slots);
        if (open > 0) text += words.substr(0, open);
        text += inside != nullptr ? *inside : Text(words.substr(open, close - open + 1));
        words.remove_prefix(close + 1);
    }
    return words.empty() ? text : text + words;
}

/// In English where the language that is spoken lacks the key.
std::optional<std::string_view> words_in(std::string_view key) {
    const auto words = spoken().find(key);
    return words ? words : english().find(key);
}

std::optional<std::string_view> form_of(std::string_view key, GrammarCase grammar_case) {
    return spoken().find(key_of(key, name_of(grammar_case)));
}

/// The key itself where no language has it, so that a page says something.
Text said(std::string_view key, Slots slots) {
    const auto words = words_in(key);
    return words ? filled(*words, slots) : foreign(key);
}

}  // namespace

Text say(Key key, Slots slots) {
    return said(key.name(), slots);
}

Text say_row(std::string_view table, std::string_view row, Slots slots) {
    return said(key_of(table, row), slots);
}

std::string phrase(Key key, Slots slots) {
    return plain(say(key, slots));
}

std::string phrase(Key key, GrammarCase grammar_case) {
    const auto form = form_of(key.name(), grammar_case);
    return form ? std::string(*form) : phrase(key);
}

void add_row(Particulars& particulars, Key name, Text value) {
    if (!value.empty()) particulars.rows.emplace_back(say(name), std::move(value));
}

std::string words_of(std::string_view table, std::string_view row) {
    const auto words = words_in(key_of(table, row));
    return words ? std::string(*words) : spaced(row);
}

std::string words_of(std::string_view table, std::string_view row, GrammarCase grammar_case) {
    const auto form = form_of(key_of(table, row), grammar_case);
    return form ? std::string(*form) : words_of(table, row);
}

bool has_words(std::string_view table, std::string_view row) {
    return words_in(key_of(table, row)).has_value();
}

}  // namespace jadoube::report
