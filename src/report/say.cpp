#include "report/say.hpp"

#include <algorithm>

#include "report/catalogue/catalogue.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

std::string key_of(std::string_view table, std::string_view row) {
    return std::string(table) + "." + std::string(row);
}

const Text* filling(std::string_view name, std::initializer_list<Slot> slots) {
    const auto found = std::find_if(slots.begin(), slots.end(), [&](const Slot& slot) { return slot.name == name; });
    return found == slots.end() ? nullptr : &found->text;
}

/// The words before a slot go to the text as they are.
Text filled(std::string_view words, std::initializer_list<Slot> slots) {
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

}  // namespace

Text say(std::string_view key, std::initializer_list<Slot> slots) {
    const auto words = english().find(key);
    return words ? filled(*words, slots) : foreign(key);
}

std::string phrase(std::string_view key) {
    return plain(say(key));
}

std::string words_of(std::string_view table, std::string_view row) {
    const auto words = english().find(key_of(table, row));
    return words ? std::string(*words) : spaced(row);
}

bool has_words(std::string_view table, std::string_view row) {
    return english().find(key_of(table, row)).has_value();
}

}  // namespace jadoube::report
