#include "desk/elements/row_in_line.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/elements/slots.hpp"
#include "desk/words/durations.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSpeaker = "i", kSaid = "say";

bool matches(const Token& token, const std::string& word) {
    if (token.kind == Token::Kind::stop || token.kind == Token::Kind::doubt) return false;
    const bool is_letter = word.size() == 1 && word != lower(word);
    if (is_letter || token.kind != Token::Kind::word) return token.text == word;
    const bool is_speaker = word == kSpeaker && lower(token.text) == kSpeaker;  // "I", whoever says so
    if (is_speaker) return true;
    constexpr std::string_view kDenied = "not", kStrong[] = {"cannot", "never"};  // they are "not" in any row
    return token.basic == word || (word == kDenied && std::ranges::find(kStrong, token.basic) != std::end(kStrong));
}

bool is_left_out(const Token& token) {
    return token.kind == Token::Kind::word && (is_incidental(token.basic) || is_incidental(lower(token.text)));
}

/// In what somebody does to his opponent, he may be named: "calls Black a cheat". Not as the owner of something.
std::optional<Who> victim_at(const Pattern& pattern, std::size_t word, const Tokens& tokens, std::size_t at) {
    constexpr std::string_view kOpponent = "opponent";
    const bool may_be = word > 0 && pattern.words[word] == kOpponent && tokens[at].kind == Token::Kind::word &&
                        std::get_if<Did>(&pattern.saying->meaning) != nullptr;
    if (!may_be) return std::nullopt;
    const Token& next = tokens[at + 1];
    const bool owns = next.kind == Token::Kind::square || next.kind == Token::Kind::move || next.text == "'s" ||
                      chess::role_named(next.basic);
    if (owns) return std::nullopt;
    for (const Who who : {Who::white, Who::black}) {
        const auto ways = split(row_of(who)->words, '|');
        const std::string named = lower(tokens[at].text);
        if (tokens[at].basic == row_of(who)->says || std::ranges::find(ways, named) != ways.end()) return who;
    }
    return std::nullopt;
}

/// "says it was a draw": how the game ended, and no offer.
bool tells_of_offer(const Pattern& pattern, const Token& token) {
    constexpr std::string_view kIs[] = {"is", "was", "be", "ist", "war"};
    const auto* word = std::get_if<rules::ActWord>(&pattern.saying->meaning);
    return word != nullptr && *word == rules::ActWord::offer_draw && pattern.words.front() == kSaid &&
           std::ranges::find(kIs, lower(token.text)) != std::end(kIs);
}

std::optional<RowInLine> place_of(const Pattern& pattern, const Tokens& tokens, std::size_t at) {
    RowInLine place{.saying = pattern.saying, .end = at};
    place.is_filled = std::ranges::any_of(pattern.words, is_slot);
    for (std::size_t i = 0; i < pattern.words.size(); ++i) {
        const std::string& word = pattern.words[i];
        const auto stands = [&] {
            return is_slot(word)                      ? filled_from(word, tokens, place.end)
                   : matches(tokens[place.end], word) ? std::optional(place.end + 1)
                                                      : std::nullopt;
        };
        for (; i > 0; ++place.end) {
            const Token& token = tokens[place.end];
            const bool may_stand = is_silent(token) || is_left_out(token);
            if (!may_stand || stands()) break;
            if (tells_of_offer(pattern, token)) return std::nullopt;
            if (is_left_out(token)) place.left_out.push_back(place.end);
            place.is_perfect = place.is_perfect || is_perfect(token.text);
        }
        if (const auto whom = victim_at(pattern, i, tokens, place.end)) {
            place.whom = whom;
            ++place.end;
            continue;
        }
        const auto end = stands();
        if (!end) return std::nullopt;
        place.end = *end;
    }
    return place;
}

/// The first words under which a pattern that stands here may be listed.
std::vector<std::string> first_words(const Tokens& tokens, std::size_t at) {
    std::vector<std::string> words{tokens[at].text, tokens[at].basic};
    if (matches(tokens[at], "not")) words.emplace_back("not");
    if (matches(tokens[at], std::string(kSpeaker))) words.emplace_back(kSpeaker);
    for (const std::string_view name : slots())
        if (filled_from(name, tokens, at)) words.emplace_back(name);
    return words;
}

bool is_of_outsiders(const Saying& saying) {
    const auto* did = std::get_if<Did>(&saying.meaning);
    return did != nullptr && did->kind == rules::Kind::conduct_spectator;
}

template <typename MayBe>
std::optional<RowInLine> longest_row(const Tokens& tokens, std::size_t at, MayBe may_be) {
    const Pattern* best = nullptr;
    std::optional<RowInLine> place;
    for (const std::string& first : first_words(tokens, at)) {
        const auto known = patterns_by_word().find(first);
        if (known == patterns_by_word().end()) continue;
        for (const Pattern* pattern : known->second) {
            const bool is_longer = best == nullptr || pattern->words.size() > best->words.size();
            auto there = is_longer && may_be(*pattern->saying) ? place_of(*pattern, tokens, at) : std::nullopt;
            if (!there) continue;
            best = pattern;
            place = std::move(there);
            break;
        }
    }
    return place;
}

}  // namespace

std::optional<RowInLine> row_at(const Tokens& tokens, std::size_t at, const ClauseSoFar& clause) {
    const auto may_be = [&](const Saying& row) {
        return clause.demands || std::get_if<Demandable>(&row.meaning) == nullptr;
    };
    auto any = longest_row(tokens, at, may_be);
    if (clause.speaker == Speaker::anybody || !any || !is_of_outsiders(*any->saying)) return any;
    auto of_players = longest_row(tokens, at, [&](const Saying& row) { return may_be(row) && !is_of_outsiders(row); });
    return of_players ? of_players : any;
}

}  // namespace jadoube::desk
