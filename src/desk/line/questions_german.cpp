#include "desk/line/questions_german.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/text.hpp"
#include "report/catalogue/speaking.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSlot = "{}";
constexpr std::string_view kGerman = "de";

/// What stands in slots: sides, and men as a position shows them.
constexpr QuestionInGerman kNames[] = {{"White", "Weiß"},
                                       {"white", "Weiß"},
                                       {"Black", "Schwarz"},
                                       {"black", "Schwarz"},
                                       {"a white pawn", "ein weißer Bauer"},
                                       {"a white knight", "ein weißer Springer"},
                                       {"a white bishop", "ein weißer Läufer"},
                                       {"a white rook", "ein weißer Turm"},
                                       {"a white queen", "eine weiße Dame"},
                                       {"a white king", "ein weißer König"},
                                       {"a black pawn", "ein schwarzer Bauer"},
                                       {"a black knight", "ein schwarzer Springer"},
                                       {"a black bishop", "ein schwarzer Läufer"},
                                       {"a black rook", "ein schwarzer Turm"},
                                       {"a black queen", "eine schwarze Dame"},
                                       {"a black king", "ein schwarzer König"}};
constexpr std::string_view kOr = " or ", kOder = " oder ";

/// The words without its slots.
std::size_t weight_of(const QuestionInGerman& row) {
    std::size_t slots = 0;
    for (auto at = row.english.find(kSlot); at != std::string_view::npos; at = row.english.find(kSlot, at + 1)) ++slots;
    return row.english.size() - slots * kSlot.size();
}

/// All rows, those first that say most themselves.
const std::vector<QuestionInGerman>& all_rows() {
    static const std::vector<QuestionInGerman> kAll = [] {
        std::vector<QuestionInGerman> all(german_asked().begin(), german_asked().end());
        all.insert(all.end(), german_hints().begin(), german_hints().end());
        std::stable_sort(all.begin(), all.end(),
                         [](const auto& a, const auto& b) { return weight_of(a) > weight_of(b); });
        return all;
    }();
    return kAll;
}

/// What stands in the slots of the pattern; nothing where the words are others. No slot is empty.
std::optional<std::vector<std::string>> slots_in(std::string_view words, std::string_view pattern) {
    std::vector<std::string> slots;
    while (true) {
        const auto slot = pattern.find(kSlot);
        const auto before = pattern.substr(0, slot);
        if (!words.starts_with(before)) return std::nullopt;
        words.remove_prefix(before.size());
        if (slot == std::string_view::npos) return words.empty() ? std::optional(slots) : std::nullopt;
        pattern.remove_prefix(slot + kSlot.size());
        const auto behind = pattern.substr(0, pattern.find(kSlot));
        const bool is_last = behind.size() == pattern.size();
        const auto end = behind.empty() && is_last ? words.size() : is_last ? words.rfind(behind) : words.find(behind);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        slots.emplace_back(words.substr(0, end));
        words.remove_prefix(end);
    }
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
    for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + by.size()))
        text.replace(at, old.size(), by);
    return text;
}

/// "c3, e4 or f3": squares and moves, and not words of a line.
bool is_list(std::string_view words) {
    const auto end = words.find(kOr);
    if (end == std::string_view::npos || words.find(' ', end + kOr.size()) != std::string_view::npos) return false;
    const auto items = split(words.substr(0, end), ' ');
    return std::all_of(items.begin(), items.end() - 1, [](std::string_view item) { return item.ends_with(','); });
}

std::optional<std::string> by_a_row(const std::string& words);

std::string in_slot(const std::string& words) {
    for (const QuestionInGerman& row : kNames)
        if (words == row.english) return std::string(row.german);
    if (is_list(words)) return replaced(words, kOr, kOder);
    if (auto said = by_a_row(words)) return *said;
    return replaced(replaced(words, "' or '", "' oder '"), "' and '", "' und '");
}

std::string filled(std::string_view german, const std::vector<std::string>& slots) {
    std::string text;
    for (const std::string& slot : slots) {
        const auto at = german.find(kSlot);
        text += std::string(german.substr(0, at)) + in_slot(slot);
        german.remove_prefix(at + kSlot.size());
    }
    return text + std::string(german);
}

std::optional<std::string> by_a_row(const std::string& words) {
    for (const QuestionInGerman& row : all_rows())
        if (const auto slots = slots_in(words, row.english)) return filled(row.german, *slots);
    return std::nullopt;
}

}  // namespace

std::string in_german(const std::string& words) {
    return by_a_row(words).value_or(words);
}

Error in_spoken_words(Error asked) {
    if (report::spoken_language() != kGerman) return asked;
    asked.message = in_german(asked.message);
    asked.hint = in_german(asked.hint);
    return asked;
}

}  // namespace jadoube::desk
