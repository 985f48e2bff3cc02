#include "desk/elements/nearest_sayings.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/words/forms.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

using Words = std::vector<std::string>;

/// How many rows know a word, in what they read or think of.
const std::map<std::string, std::set<const Saying*>>& rows_by_word() {
    static const std::map<std::string, std::set<const Saying*>> kAll = [] {
        std::map<std::string, std::set<const Saying*>> all;
        for (const Pattern& pattern : patterns())
            for (const std::string& word : pattern.words) all[word].insert(pattern.saying);
        for (const Saying& saying : sayings())
            for (const std::string& word : compared(saying.about)) all[word].insert(&saying);
        return all;
    }();
    return kAll;
}

/// The known word that was probably meant, where a word is unknown.
std::string known_word(const std::string& word) {
    constexpr std::size_t kShortest = 4;
    if (rows_by_word().contains(word) || word.size() < kShortest) return word;
    static const Words kKnown = [] {
        Words known = known_forms();
        for (const auto& [name, rows] : rows_by_word()) known.push_back(name);
        return known;
    }();
    Words alike;  // who types fast still begins with the right letter
    std::ranges::copy_if(kKnown, std::back_inserter(alike), [&](const std::string& one) { return one[0] == word[0]; });
    const auto meant = nearest(word, alike);
    return basic_form(meant ? *meant : nearest(word, kKnown).value_or(word));
}

/// Letters that changed their places, one too many or too few; of a short word any other letter may be another word.
bool is_slip(const std::string& typed, const std::string& meant) {
    constexpr std::size_t kLong = 7;
    if (typed.size() >= kLong || meant.size() != typed.size()) return true;
    Words letters_of{typed, meant};
    for (std::string& letters : letters_of) std::ranges::sort(letters);
    return letters_of[0] == letters_of[1];
}

}  // namespace

std::optional<std::string> typed_for(std::string_view word) {
    constexpr std::size_t kShortest = 4;
    const std::string typed = lower(word);
    if (typed.size() < kShortest || rows_by_word().contains(basic_form(typed))) return std::nullopt;
    Words alike;
    for (const std::string& form : known_forms()) {
        const bool is_near = form.front() == typed.front() && form.size() + 1 >= typed.size() &&
                             form.size() <= typed.size() + 1 && is_slip(typed, form) &&
                             rows_by_word().contains(basic_form(form));
        if (is_near) alike.push_back(form);
    }
    const auto meant = nearest(typed, alike);
    return meant && *meant != typed ? meant : std::nullopt;
}

std::vector<const Saying*> nearest_sayings(std::string_view words) {
    std::map<const Saying*, double> scores;
    for (const std::string& word : compared(words)) {
        if (word.size() < 2 || parse_int(word) || says_little(word)) continue;
        const auto rows = rows_by_word().find(known_word(word));
        if (rows == rows_by_word().end()) continue;
        constexpr double kNamed = 0.5;  // more, for a row that is called so
        for (const Saying* row : rows->second) {
            const bool is_named = std::ranges::count(compared(row->says), rows->first) > 0;
            scores[row] += 1.0 / static_cast<double>(rows->second.size()) + (is_named ? kNamed : 0.0);
        }
    }
    std::vector<const Saying*> found;
    const auto is_told = [](const Saying& row) {
        const auto* manner = std::get_if<Manner>(&row.meaning);
        const bool is_remark = manner != nullptr && *manner == Manner::remark;  // as any other words are
        return !is_remark && std::get_if<Who>(&row.meaning) == nullptr &&
               std::get_if<chess::Role>(&row.meaning) == nullptr && std::get_if<Link>(&row.meaning) == nullptr;
    };
    for (const Saying& row : sayings())
        if (scores.contains(&row) && is_told(row)) found.push_back(&row);
    std::ranges::stable_sort(found, [&](const Saying* a, const Saying* b) { return scores[a] > scores[b]; });
    constexpr std::size_t kMost = 3;
    if (found.size() > kMost) found.resize(kMost);
    return found;
}

}  // namespace jadoube::desk
