#include "desk/line/questions_spoken.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "base/error.hpp"
#include "base/text.hpp"
#include "report/catalogue/speaking.hpp"

namespace jadoube::desk {
namespace {

using report::Catalogue;
using report::Phrase;

constexpr std::string_view kOr = "list.or";

bool is_question(const Phrase& phrase) {
    return phrase.key.starts_with("asked.") || phrase.key.starts_with("hint.");
}

/// A side, or a man as a position shows it.
bool is_name(const Phrase& phrase) {
    return phrase.key.starts_with("shown.");
}

/// Words with slots, taken apart: one text more than there are slots.
struct SlottedWords {
    std::vector<std::string_view> texts;
    std::vector<std::string_view> slots;
};

SlottedWords pattern_of(std::string_view words) {
    SlottedWords pattern;
    for (auto open = words.find('{'); open != std::string_view::npos; open = words.find('{')) {
        const auto close = words.find('}', open);
        pattern.texts.push_back(words.substr(0, open));
        pattern.slots.push_back(words.substr(open + 1, close - open - 1));
        words.remove_prefix(close + 1);
    }
    pattern.texts.push_back(words);
    return pattern;
}

/// What the question says itself.
std::size_t weight_of(const SlottedWords& pattern) {
    return std::accumulate(pattern.texts.begin(), pattern.texts.end(), std::size_t{0},
                           [](std::size_t sum, std::string_view text) { return sum + text.size(); });
}

struct Row {
    std::string_view key;
    SlottedWords pattern;
};

/// Those of English, first those that say most themselves.
const std::vector<Row>& all_rows() {
    static const std::vector<Row> kAll = [] {
        std::vector<Row> all;
        for (const Phrase& phrase : report::english().phrases())
            if (is_question(phrase)) all.push_back({phrase.key, pattern_of(phrase.words)});
        std::stable_sort(all.begin(), all.end(),
                         [](const Row& a, const Row& b) { return weight_of(a.pattern) > weight_of(b.pattern); });
        return all;
    }();
    return kAll;
}

/// What stands in the slots of the pattern, in their order; nothing where the words are others. No slot is empty.
std::optional<std::vector<std::string>> slots_in(std::string_view words, const SlottedWords& pattern) {
    if (!words.starts_with(pattern.texts.front())) return std::nullopt;
    words.remove_prefix(pattern.texts.front().size());
    std::vector<std::string> slots;
    for (std::size_t slot = 0; slot < pattern.slots.size(); ++slot) {
        const std::string_view behind = pattern.texts[slot + 1];
        const bool is_last = slot + 1 == pattern.slots.size();
        const auto end = behind.empty() && is_last ? words.size() : is_last ? words.rfind(behind) : words.find(behind);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        slots.emplace_back(words.substr(0, end));
        words.remove_prefix(end + behind.size());
    }
    return words.empty() ? std::optional(slots) : std::nullopt;
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
    for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + by.size()))
        text.replace(at, old.size(), by);
    return text;
}

/// A word of the catalogue between two marks: " or ", "' and '".
std::string between(const Catalogue& language, std::string_view key, std::string_view mark) {
    return std::string(mark) + " " + std::string(language.find(key).value_or(key)) + " " + std::string(mark);
}

/// "c3, e4 or f3": squares and moves, and not words of a line.
bool is_list(std::string_view words) {
    const std::string or_word = between(report::english(), kOr, "");
    const auto end = words.find(or_word);
    if (end == std::string_view::npos || words.find(' ', end + or_word.size()) != std::string_view::npos) return false;
    const auto items = split(words.substr(0, end), ' ');
    return std::all_of(items.begin(), items.end() - 1, [](std::string_view item) { return item.ends_with(','); });
}

std::optional<std::string> name_in(const Catalogue& language, std::string_view words) {
    for (const Phrase& phrase : report::english().phrases())
        if (is_name(phrase) && lower(phrase.words) == lower(words))
            return std::string(language.find(phrase.key).value_or(words));
    return std::nullopt;
}

std::optional<std::string> by_a_row(const Catalogue& language, const std::string& words);

std::string in_slot(const Catalogue& language, const std::string& words) {
    if (auto name = name_in(language, words)) return *name;
    const auto with_words = [&](std::string text, std::string_view key, std::string_view mark) {
        return replaced(std::move(text), between(report::english(), key, mark), between(language, key, mark));
    };
    if (is_list(words)) return with_words(words, kOr, "");
    if (auto said = by_a_row(language, words)) return *said;
    return with_words(with_words(words, kOr, "'"), "list.and", "'");
}

std::string filled(const Catalogue& language, const Row& row, const std::vector<std::string>& slots) {
    const SlottedWords wanted = pattern_of(language.find(row.key).value_or(row.key));
    std::string text(wanted.texts.front());
    for (std::size_t at = 0; at < wanted.slots.size(); ++at) {
        const auto slot = std::find(row.pattern.slots.begin(), row.pattern.slots.end(), wanted.slots[at]);
        if (slot != row.pattern.slots.end())
            text += in_slot(language, slots[static_cast<std::size_t>(slot - row.pattern.slots.begin())]);
        text += wanted.texts[at + 1];
    }
    return text;
}

std::optional<std::string> by_a_row(const Catalogue& language, const std::string& words) {
    for (const Row& row : all_rows())
        if (const auto slots = slots_in(words, row.pattern)) return filled(language, row, *slots);
    return std::nullopt;
}

}  // namespace

std::string question_in(const Catalogue& language, const std::string& words) {
    return by_a_row(language, words).value_or(words);
}

Error in_spoken_words(Error asked) {
    const Catalogue& language = report::spoken();
    if (&language == &report::english()) return asked;
    asked.message = question_in(language, asked.message);
    asked.hint = question_in(language, asked.hint);
    return asked;
}

}  // namespace jadoube::desk
