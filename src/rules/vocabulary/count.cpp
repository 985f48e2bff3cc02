#include "rules/vocabulary/count.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

constexpr auto kSpans = std::to_array<WordRow<CountSpan>>({
    {CountSpan::game, "game", "in this game"},
    {CountSpan::event, "event", "in this event, this game included"},
});
static_assert(is_in_order(kSpans));

constexpr auto kSince = std::to_array<WordRow<CountSince>>({
    {CountSince::beginning, "beginning", "from the beginning"},
    {CountSince::opponents_last, "opponents_last", "after the last such matter of the other player"},
});
static_assert(is_in_order(kSince));

constexpr std::string_view kBegin = "earlier";
constexpr char kPart = ':';
constexpr char kAlso = '+';
constexpr std::string_view kUnder = "under ";
constexpr std::string_view kOf = "of ";
constexpr std::string_view kIn = "in ";
constexpr std::string_view kAfter = "since ";
constexpr std::string_view kFound = "found ";
constexpr std::string_view kPenalty = "penalty ";
constexpr std::string_view kProposed = "proposed";
constexpr std::string_view kRemembered = "remembered";

struct OwnName {
    std::string_view name;
    std::string_view count;
};
/// Each is a row of the facts too, with its question.
constexpr auto kOwnNames = std::to_array<OwnName>({
    {"illegal_moves_before",
     "earlier:illegal_move+press.without_move+press.two_hands+press.pawn_on_last_rank:proposed:remembered"},
    {"warnings_before", "earlier:penalty warning"},
});

template <typename Words>
std::string listed(const Words& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? std::string() : std::string(1, kAlso)) + std::string(word);
    return text;
}

template <typename Word>
bool read_words(std::string_view text, std::vector<Word>& words) {
    for (const std::string_view name : split(text, kAlso)) {
        const auto word = named<Word>(name);
        if (!word) return false;
        words.push_back(*word);
    }
    return true;
}

template <typename Word>
bool read_word(std::string_view text, Word& word) {
    const auto found = named<Word>(text);
    if (found) word = *found;
    return found.has_value();
}

bool read_part(std::string_view part, Count& count) {
    if (part.starts_with(kUnder)) {
        for (const std::string_view id : split(part.substr(kUnder.size()), kAlso)) count.articles.emplace_back(id);
        return true;
    }
    if (part.starts_with(kOf)) return read_word(part.substr(kOf.size()), count.of);
    if (part.starts_with(kIn)) return read_word(part.substr(kIn.size()), count.in);
    if (part.starts_with(kAfter)) return read_word(part.substr(kAfter.size()), count.since);
    if (part.starts_with(kFound)) return read_words(part.substr(kFound.size()), count.found);
    if (part.starts_with(kPenalty)) return read_words(part.substr(kPenalty.size()), count.penalties);
    if (part == kProposed) return count.also_proposed = true;
    if (part == kRemembered) return count.only_remembered = true;
    return read_words(part, count.kinds);
}

std::string full_name_of(const Count& count) {
    std::string name(kBegin);
    const auto add = [&](std::string_view before, const std::string& words) {
        name += kPart + std::string(before) + words;
    };
    if (!count.kinds.empty()) add({}, listed(names_of(count.kinds)));
    if (!count.articles.empty()) add(kUnder, listed(count.articles));
    if (!count.penalties.empty()) add(kPenalty, listed(names_of(count.penalties)));
    if (count.of != Party::offender) add(kOf, std::string(name_of(count.of)));
    if (count.in != CountSpan::game) add(kIn, std::string(name_of(count.in)));
    if (count.since != CountSince::beginning) add(kAfter, std::string(name_of(count.since)));
    if (!count.found.empty()) add(kFound, listed(names_of(count.found)));
    if (count.also_proposed) add(kProposed, {});
    if (count.only_remembered) add(kRemembered, {});
    return name;
}

const OwnName* own_name(std::string_view name) {
    const auto found = std::ranges::find(kOwnNames, name, &OwnName::name);
    return found == kOwnNames.end() ? nullptr : &*found;
}

}  // namespace

template <>
std::span<const WordRow<CountSpan>> rows<CountSpan>() {
    return kSpans;
}

template <>
std::span<const WordRow<CountSince>> rows<CountSince>() {
    return kSince;
}

std::string name_of(const Count& count) {
    std::string name = full_name_of(count);
    const auto own = std::ranges::find(kOwnNames, name, &OwnName::count);
    return own == kOwnNames.end() ? name : std::string(own->name);
}

std::optional<Count> count_named(std::string_view name) {
    const OwnName* own = own_name(name);
    const std::string_view full = own != nullptr ? own->count : name;
    if (full.size() <= kBegin.size() || !full.starts_with(kBegin) || full[kBegin.size()] != kPart) return std::nullopt;
    Count count;
    for (const std::string_view part : split(full.substr(kBegin.size() + 1), kPart))
        if (!read_part(part, count)) return std::nullopt;
    const bool counts_something = !count.kinds.empty() || !count.articles.empty() || !count.penalties.empty();
    const bool is_countable = !row_of(count.of).counted.empty();
    return counts_something && is_countable && name_of(count) == name ? std::optional(count) : std::nullopt;
}

bool is_own_name_of_count(std::string_view name) {
    return own_name(name) != nullptr;
}

std::vector<Party> parties_that_are_counted() {
    return words_where<Party>([](const PartyRow& row) { return !row.counted.empty(); });
}

}  // namespace jadoube::rules
