#include "desk/elements/slots.hpp"

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "desk/sayings/saying.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kAnyMan = "#man", kAnyMove = "#move", kAnyCount = "#count", kAnyTime = "#time",
                           kAnyPlayer = "#who";
constexpr std::string_view kSlots[] = {kAnyMan, kAnyMove, kAnyCount, kAnyTime, kAnyPlayer};

/// All words that stand for a person or a man in the table; letters as they are written.
template <typename T>
const std::set<std::string, std::less<>>& names() {
    static const std::set<std::string, std::less<>> kKnownNames = [] {
        std::set<std::string, std::less<>> all;
        for (const Saying& row : sayings()) {
            if (std::get_if<T>(&row.meaning) == nullptr) continue;
            all.emplace(row.says);
            for (const std::string_view way : split(row.words, '|')) all.emplace(way);
        }
        return all;
    }();
    return kKnownNames;
}

template <typename T>
bool is_name(const Token& token) {
    const bool is_known =
        names<T>().contains(token.text) || names<T>().contains(lower(token.text)) || names<T>().contains(token.basic);
    return token.kind == Token::Kind::word && is_known;
}

bool is_player(const Token& token) {
    constexpr std::string_view kKin[] = {"kid",      "boy",    "girl", "child", "son",
                                         "daughter", "player", "him",  "them",  "kids"};
    if (std::ranges::find(kKin, lower(token.text)) != std::end(kKin)) return true;
    constexpr std::string_view kOthers[] = {"arbiter", "arb", "deputy", "i", "spectator", "father"};
    return is_name<Who>(token) && std::ranges::find(kOthers, lower(token.text)) == std::end(kOthers) &&
           std::ranges::find(kOthers, token.basic) == std::end(kOthers);
}

bool is_square(const Token& token) {
    return token.kind == Token::Kind::square || token.kind == Token::Kind::move;
}

std::optional<std::size_t> man_from(const Tokens& tokens, std::size_t at) {
    const auto skip = [&](auto may) {
        const bool is_there = may(tokens[at]);
        if (is_there) ++at;
        return is_there;
    };
    const auto skip_silent = [&] {
        while (skip([](const Token& token) { return is_silent(token); })) continue;
    };
    constexpr std::string_view kOwn = "own", kWhose = "'s";
    skip_silent();
    const bool is_owner =
        tokens[at + 1].text == kWhose || is_square(tokens[at + 1]) || is_name<chess::Role>(tokens[at + 1]);
    const bool is_bishop = tokens[at].text == "B" && !is_owner;  // "R v R and B"
    if (!is_bishop) skip(is_player);
    skip([&](const Token& token) { return token.text == kWhose; });
    skip([&](const Token& token) { return token.basic == kOwn; });
    const bool has_file = is_file(tokens[at].text) && chess::role_named(tokens[at + 1].basic) == chess::Role::pawn;
    if (has_file) ++at;
    const bool is_of_square = is_square(tokens[at]) && is_name<chess::Role>(tokens[at + 1]);
    if (is_of_square) return at + 2;  // "the c1 bishop"
    const bool has_role = skip([](const Token& token) {
        return is_name<chess::Role>(token) || token.text == "B" || token.text.ends_with("-pawn");
    });
    const std::size_t behind_role = at;
    constexpr std::string_view kOn[] = {"on", "at", "from"};
    if (has_role) skip([&](const Token& token) { return std::ranges::find(kOn, token.basic) != std::end(kOn); });
    if (skip(is_square)) return at;
    return has_role ? std::optional(behind_role) : std::nullopt;
}

std::optional<std::size_t> time_from(const Tokens& tokens, std::size_t at) {
    if (tokens[at].kind == Token::Kind::clock) return at + 1;
    const auto duration = duration_at(tokens, at);
    return duration ? std::optional(duration->end) : std::nullopt;
}

bool is_count(const Token& token) {
    constexpr std::string_view kCounts[] = {"one",   "two",     "three", "four", "five",  "six",
                                            "seven", "eight",   "nine",  "ten",  "some",  "few",
                                            "many",  "several", "every", "each", "couple"};
    return token.kind == Token::Kind::number || std::ranges::find(kCounts, token.basic) != std::end(kCounts);
}

}  // namespace

bool is_file(std::string_view word) {
    return word.size() == 1 && word[0] >= 'a' && word[0] <= 'h';
}

std::span<const std::string_view> slots() {
    return kSlots;
}

bool is_slot(std::string_view word) {
    return word.starts_with('#');
}

std::optional<std::size_t> filled_from(std::string_view slot, const Tokens& tokens, std::size_t at) {
    const auto one = [&](bool is_there) { return is_there ? std::optional(at + 1) : std::nullopt; };
    if (slot == kAnyMan) return man_from(tokens, at);
    if (slot == kAnyTime) return time_from(tokens, at);
    if (slot == kAnyMove) return one(is_square(tokens[at]));
    if (slot == kAnyCount) return one(is_count(tokens[at]));
    return slot == kAnyPlayer ? one(is_player(tokens[at])) : std::nullopt;
}

}  // namespace jadoube::desk
