#include "desk/words/durations.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kLate = "late";

/// "four minutes"; "one second illegal move" counts no seconds.
std::optional<std::int64_t> number_word(const Tokens& tokens, std::size_t at) {
    constexpr std::string_view kSecond = "second";
    const bool is_ordinal = lower(tokens[at + 1].text) == kSecond;
    return is_ordinal ? std::nullopt : count_in_words(tokens[at].text);
}

}  // namespace

std::optional<std::int64_t> count_in_words(std::string_view word) {
    constexpr std::pair<std::string_view, std::int64_t> kWords[] = {
        {"one", 1},     {"two", 2},     {"three", 3},  {"four", 4},   {"five", 5},    {"six", 6},
        {"seven", 7},   {"eight", 8},   {"nine", 9},   {"ten", 10},   {"twelve", 12}, {"fifteen", 15},
        {"twenty", 20}, {"thirty", 30}, {"forty", 40}, {"sixty", 60}, {"ninety", 90}};
    const auto row = std::ranges::find(kWords, lower(word), &std::pair<std::string_view, std::int64_t>::first);
    return row == std::end(kWords) ? std::nullopt : std::optional(row->second);
}

std::optional<Millis> unit_of_time(std::string_view word) {
    constexpr std::pair<std::string_view, std::int64_t> kUnits[] = {
        {"m", 60'000},  {"min", 60'000},  {"mins", 60'000},    {"minute", 60'000},   {"minutes", 60'000},
        {"mn", 60'000}, {"h", 3'600'000}, {"hour", 3'600'000}, {"hours", 3'600'000}, {"s", 1'000},
        {"sec", 1'000}, {"secs", 1'000},  {"second", 1'000},   {"seconds", 1'000}};
    for (const auto& [name, ms] : kUnits)
        if (name == word) return Millis{ms};
    return std::nullopt;
}

bool is_silent(const Token& token) {
    return token.kind == Token::Kind::word && (says_nothing(token.basic) || says_nothing(lower(token.text)));
}

std::optional<Duration> duration_at(const Tokens& tokens, std::size_t at) {
    constexpr std::int64_t kHour = 3'600'000;
    constexpr std::int64_t kMinute = 60'000;
    const auto unit_at = [&](std::size_t i) { return unit_of_time(lower(tokens[i].text)); };
    const auto number_at = [&](std::size_t i) {
        const std::string word = lower(tokens[i].text);
        const auto unit = unit_at(i + 1);
        const bool is_one = (word == "a" || word == "an") && unit && unit->count >= kMinute;  // no "a second queen"
        if (is_one) return std::optional<std::int64_t>(1);
        return tokens[i].kind == Token::Kind::number ? parse_int(tokens[i].text) : number_word(tokens, i);
    };
    if (lower(tokens[at].text) == "half") {
        const std::size_t end = is_silent(tokens[at + 1]) ? at + 2 : at + 1;
        if (unit_at(end) == Millis{kHour}) return Duration{Millis{kHour / 2}, end + 1};
    }
    const auto count = number_at(at);
    const auto each = unit_at(at + 1);
    constexpr std::int64_t kMost = 10'000;
    if (!count || *count > kMost || !each) return std::nullopt;
    Duration all{Millis{*count * each->count}, at + 2};
    constexpr std::string_view kAnd = "and", kArticle = "a", kHalf = "half";
    const bool is_and_a_half = each->count == kHour && lower(tokens[all.end].text) == kAnd &&
                               lower(tokens[all.end + 1].text) == kArticle && lower(tokens[all.end + 2].text) == kHalf;
    if (is_and_a_half) return Duration{Millis{all.time.count + kHour / 2}, all.end + 3};
    const auto minutes = number_at(all.end);
    constexpr std::int64_t kMostMinutes = 59;
    if (each->count != kHour || !minutes || *minutes > kMostMinutes) return all;
    const bool is_named = unit_at(all.end + 1) == Millis{kMinute};
    const bool is_last = tokens.is_stop(all.end + 1) || tokens[all.end + 1].basic == kLate;
    if (!is_named && !is_last) return all;
    return Duration{Millis{all.time.count + *minutes * kMinute}, all.end + (is_named ? 2 : 1)};
}

std::optional<Millis> duration_in(std::string_view text) {
    const Tokens tokens = tokens_of(text);
    const auto whole = duration_at(tokens, 0);
    return whole && whole->end == tokens.size() ? std::optional(whole->time) : std::nullopt;
}

}  // namespace jadoube::desk
