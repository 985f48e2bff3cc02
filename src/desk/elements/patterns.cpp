#include "desk/elements/patterns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "base/text.hpp"
#include "desk/words/tokens.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

using Words = std::vector<std::string>;
using Parts = std::vector<std::string_view>;

/// "say [at] j'adoube" with and without the words in brackets.
std::vector<Parts> readings_of(std::string_view pattern) {
    std::vector<Parts> readings{{}};
    for (const std::string_view part : split(pattern, ' ')) {
        if (part.empty()) continue;
        const bool is_optional = part.front() == '[';
        const std::string_view choices = is_optional ? part.substr(1, part.size() - 2) : part;
        std::vector<Parts> longer = is_optional ? readings : std::vector<Parts>();
        for (Parts& reading : readings) {
            reading.push_back(choices);
            longer.push_back(std::move(reading));
        }
        readings = std::move(longer);
    }
    return readings;
}

/// The compared words of the rows' parts. A part stands in many rows and is taken apart once; where one says nothing by
/// itself it may do so beside another ("only then"), and the whole is taken apart.
class ComparedParts {
public:
    Words joined(const Parts& parts) {
        Words words;
        for (const std::string_view part : parts) {
            const auto [known, is_new] = known_.try_emplace(part);
            if (is_new) known->second = compared(part);
            if (known->second.empty()) return compared(fmt::format("{}", fmt::join(parts, " ")));
            words.insert(words.end(), known->second.begin(), known->second.end());
        }
        return words;
    }

private:
    std::unordered_map<std::string_view, Words> known_;
};

}  // namespace

std::vector<std::string> compared(std::string_view text) {
    Words words;
    for (const Token& token : tokens_of(text)) {
        if (token.kind == Token::Kind::stop || token.kind == Token::Kind::doubt) continue;
        const bool is_letter = token.text.size() == 1 && token.text != lower(token.text);
        const std::string word = is_letter || token.kind != Token::Kind::word ? token.text : token.basic;
        if (!says_nothing(word)) words.push_back(word);
    }
    return words;
}

const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> kAll = [] {
        std::vector<Pattern> all;
        ComparedParts parts;
        for (const Saying& saying : sayings()) {
            std::vector<std::string_view> ways = split(saying.words, '|');
            ways.push_back(saying.says);
            for (const std::string_view way : ways) {
                for (const Parts& reading : readings_of(way)) {
                    Words words = parts.joined(reading);
                    if (!words.empty()) all.push_back({std::move(words), &saying});
                }
            }
        }
        std::ranges::stable_sort(all,
                                 [](const Pattern& a, const Pattern& b) { return a.words.size() > b.words.size(); });
        return all;
    }();
    return kAll;
}

const std::map<std::string, std::vector<const Pattern*>, std::less<>>& patterns_by_word() {
    static const std::map<std::string, std::vector<const Pattern*>, std::less<>> kAll = [] {
        std::map<std::string, std::vector<const Pattern*>, std::less<>> all;
        for (const Pattern& pattern : patterns()) all[pattern.words.front()].push_back(&pattern);
        return all;
    }();
    return kAll;
}

}  // namespace jadoube::desk
