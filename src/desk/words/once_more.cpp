#include "desk/words/once_more.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kDoes[] = {"does", "do", "did", "doing", "macht", "machte", "tut", "tat"};
constexpr std::string_view kPlays[] = {"plays", "makes", "play", "make", "played", "made", "spielt"};
constexpr std::string_view kRepeats[] = {"repeats", "repeat", "repeated", "repeating", "wiederholt", "wiederholte"};
constexpr std::string_view kWhat[] = {"it",      "move", "zug",       "that",      "this", "so",    "the",
                                      "his",     "her",  "exactly",   "thing",     "just", "claim", "demand",
                                      "es",      "das",  "complaint", "objection", "act",  "seine", "a",
                                      "protest", "noch", "genau",     "once",      "time"};
constexpr std::string_view kSame[] = {"same",  "likewise", "too",         "also",   "auch",      "dasselbe",
                                      "selbe", "gleiche",  "gleichfalls", "ebenso", "ebenfalls", "ditto"};
constexpr std::string_view kAgain[] = {"again",  "more",    "second",   "third",  "another",
                                       "wieder", "nochmal", "nochmals", "einmal", "erneut"};
constexpr std::string_view kBare[] = {"again", "wieder", "nochmal", "nochmals", "erneut"};
constexpr std::string_view kToo[] = {"too", "also", "auch"};

template <typename Words>
bool is_one_of(const Words& words, const Token& token) {
    return std::ranges::find(words, lower(token.text)) != std::end(words);
}

}  // namespace

std::optional<OnceMore> once_more_at(const Tokens& tokens, std::size_t at, bool is_bare_allowed) {
    const bool does = is_one_of(kDoes, tokens[at]);
    const bool repeats = is_one_of(kRepeats, tokens[at]);
    const bool plays = is_one_of(kPlays, tokens[at]);
    std::size_t end = does || repeats || plays ? at + 1 : at;
    bool is_again = false;
    bool is_same = false;
    bool is_too = false;
    for (; !tokens.is_stop(end); ++end) {
        const Token& token = tokens[end];
        const bool is_said_again = is_one_of(kAgain, token);
        const bool is_said_same = is_one_of(kSame, token);
        if (!is_said_again && !is_said_same && !is_one_of(kWhat, token)) return std::nullopt;
        is_again = is_again || is_said_again;
        is_same = is_same || is_said_same;
        is_too = is_too || is_one_of(kToo, token);
    }
    const bool is_same_move = plays && is_same && !is_too;
    const bool is_whole = repeats || is_same_move || (does && (is_again || is_same)) ||
                          (!does && !plays && is_same && !is_too) ||
                          (is_bare_allowed && is_one_of(kBare, tokens[at]) && end == at + 1);
    if (!is_whole) return std::nullopt;
    return OnceMore{end, is_same && !is_again && !repeats && !is_same_move};
}

}  // namespace jadoube::desk
