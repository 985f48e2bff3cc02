#include "event/result_words.hpp"

#include <algorithm>
#include <vector>

namespace jadoube::event {

std::optional<std::string> result_told(std::string_view told) {
    struct ResultWords {
        std::string_view result;
        std::vector<std::string_view> words;
    };
    static const std::vector<ResultWords> kResults{
        {"1-0", {"1-0", "1:0", "WHITEWIN"}},
        {"0-1", {"0-1", "0:1", "BLACKWIN"}},
        {"1/2-1/2",
         {"1/2-1/2", "½-½", "½:½", "0.5-0.5", "0,5-0,5", "=-=", "½", "1/2", "1/2:1/2", "0.5", "0,5", "=", "DRAW"}},
        {"0-0", {"0-0", "0:0"}},
        {"+/-", {"+/-", "+--", "+:-", "+-"}},
        {"-/+", {"-/+", "--+", "-:+", "-+"}},
        {"-/-", {"-/-", "---", "-:-", "--"}},
        {"", {"", "-", ":", "*", "?"}},
    };
    std::string word;
    for (const char c : told)
        if (c != ' ') word += c;
    for (const ResultWords& row : kResults)
        if (std::find(row.words.begin(), row.words.end(), word) != row.words.end()) return std::string(row.result);
    return std::nullopt;
}

}  // namespace jadoube::event
