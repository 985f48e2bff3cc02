#include "desk/words/arbiters_questions.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kAsking[] = {"what", "how", "why"};
constexpr std::string_view kRelative[] = {"who", "which", "whose", "where"};  // behind a comma they tell
constexpr std::string_view kOfLaw[] = {"do", "must", "should", "shall", "may", "can"};
constexpr std::string_view kOfUs[] = {"i", "we", "he", "she", "they"};
constexpr std::string_view kComma = ",", kColon = ":", kAbout = "about";
// What a player may ask to some effect: "shall we draw?" offers one.
constexpr std::string_view kOfPlayers[] = {"draw",    "offer",      "half",   "1/2",      "agree",
                                           "accept",  "resign",     "adjust", "j'adoube", "compose",
                                           "correct", "repetition", "3fold",  "threefold"};

bool asks(const Tokens& tokens, std::size_t at, std::string_view stop) {
    const auto is_one_of = [&](const auto& words, std::size_t place) {
        return std::ranges::find(words, lower(tokens[place].text)) != std::end(words);
    };
    return is_one_of(kAsking, at) || (is_one_of(kRelative, at) && stop != kComma) ||
           (is_one_of(kOfLaw, at) && is_one_of(kOfUs, at + 1));
}

bool is_of_players(const Token& token) {
    return token.basic == kAbout || std::ranges::find(kOfPlayers, token.basic) != std::end(kOfPlayers);
}

bool is_doubt(const Token& token) {
    return token.kind == Token::Kind::doubt;
}

}  // namespace

std::optional<std::size_t> end_of_question(const Tokens& tokens, std::size_t at, std::string_view stop) {
    if (!asks(tokens, at, stop)) return std::nullopt;
    std::size_t end = tokens.find(at, tokens.clause_end(at), is_doubt);
    const bool may_be_players = stop == kColon || stop == kSpeech || tokens.any(at, end, is_of_players);
    if (tokens.is_stop(end) || may_be_players) return std::nullopt;
    while (is_doubt(tokens[end])) ++end;
    return end;
}

}  // namespace jadoube::desk
