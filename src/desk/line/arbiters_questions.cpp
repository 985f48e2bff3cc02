#include "desk/line/arbiters_questions.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kAsking[] = {"what", "how", "why"};
constexpr std::string_view kRelative[] = {"who", "which", "whose", "where"};  // behind a comma they tell
constexpr std::string_view kOfLaw[] = {"do", "must", "should", "shall", "may", "can"};
constexpr std::string_view kOfUs[] = {"i", "we", "he", "she", "they"};
constexpr std::string_view kComma = ",";

bool asks(std::span<const Token> tokens, std::size_t at, std::string_view stop) {
    const auto is_one_of = [&](const auto& words, std::size_t place) {
        return place < tokens.size() && std::ranges::find(words, lower(tokens[place].text)) != std::end(words);
    };
    return is_one_of(kAsking, at) || (is_one_of(kRelative, at) && stop != kComma) ||
           (is_one_of(kOfLaw, at) && is_one_of(kOfUs, at + 1));
}

bool ends_clause(const Token& token) {
    return token.kind == Token::Kind::stop || token.kind == Token::Kind::doubt;
}

}  // namespace

std::optional<std::size_t> end_of_question(std::span<const Token> tokens, std::size_t at, std::string_view stop) {
    if (!asks(tokens, at, stop)) return std::nullopt;
    std::size_t end = at;
    while (end < tokens.size() && !ends_clause(tokens[end])) ++end;
    if (end == tokens.size() || tokens[end].kind == Token::Kind::stop) return std::nullopt;
    while (end < tokens.size() && tokens[end].kind == Token::Kind::doubt) ++end;
    const bool is_whole = end == tokens.size() || tokens[end].kind == Token::Kind::stop;
    return is_whole ? std::optional(end) : std::nullopt;
}

}  // namespace jadoube::desk
