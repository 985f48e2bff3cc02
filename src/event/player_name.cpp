#include "event/player_name.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

bool parts_words(char c) {
    return static_cast<unsigned char>(c) < 0x80 && !is_letter(c) && !is_digit(c);
}

/// Sorted.
std::vector<std::string> words_in(std::string_view name) {
    std::vector<std::string> words(1);
    for (const char c : folded(name)) {
        if (!parts_words(c)) {
            words.back() += c;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) words.pop_back();
    std::sort(words.begin(), words.end());
    return words;
}

}  // namespace

bool may_be_same_name(std::string_view a, std::string_view b) {
    auto one = words_in(a);
    auto other = words_in(b);
    if (one.size() > other.size()) std::swap(one, other);
    return !one.empty() && std::includes(other.begin(), other.end(), one.begin(), one.end());
}

bool may_be_same_players(const chess::ByColor<std::string>& a, const chess::ByColor<std::string>& b) {
    return may_be_same_name(a.white, b.white) && may_be_same_name(a.black, b.black);
}

std::string made_fit(const std::string& name) {
    constexpr std::size_t kLongestPlayerName = 512;  // as the log takes names
    constexpr std::size_t kShownOfName = 80;
    const auto is_control = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7F;
    };
    const bool is_fit = name.size() <= kLongestPlayerName && std::none_of(name.begin(), name.end(), is_control);
    return is_fit ? name : for_terminal(name, kShownOfName);
}

}  // namespace jadoube::event
