#include "literals.hpp"

#include <algorithm>
#include <array>
#include <regex>

#include "base/error.hpp"

namespace jadoube::architecture {
namespace {

namespace fs = std::filesystem;
using Tokens = std::vector<Token>;

bool is_word(const Token& token) {
    static const std::regex word("\"[a-z][a-z0-9_.-]*\"");
    return std::regex_match(token.text, word);
}

/// {Person::white, "white"}, or: case Person::white: return "white";
bool names_an_enumerator(const Tokens& tokens, std::size_t at) {
    const bool is_in_row = text_at(tokens, at - 1) == "," && text_at(tokens, at - 3) == "::";
    const bool is_key = content_of(tokens[at]).find('.') != std::string_view::npos;  // of a catalogue
    const bool is_of_case = !is_key && text_at(tokens, at - 1) == "return" && text_at(tokens, at - 2) == ":" &&
                            text_at(tokens, at - 4) == "::";
    return is_in_row || is_of_case;
}

/// The literal may stand in std::string("..."): the place before and the place behind all of it.
std::pair<std::size_t, std::size_t> around(const Tokens& tokens, std::size_t at) {
    constexpr std::array<std::string_view, 4> kMakers{"string", "string_view", "Value", "Values"};
    std::size_t before = at - 1;
    std::size_t behind = at + 1;
    while ((text_at(tokens, before) == "(" || text_at(tokens, before) == "{") &&
           is_one_of(kMakers, text_at(tokens, before - 1))) {
        before -= 2;
        while (text_at(tokens, before) == "::" || text_at(tokens, before) == "std" ||
               text_at(tokens, before) == "rules")
            --before;
        ++behind;
    }
    return {before, behind};
}

bool is_comparison(const std::string& text) {
    return text == "==" || text == "!=";
}

/// kinds.contains("claim.flag"), but not json.find("kind"): members of formats have the names of what they hold.
bool is_looked_up(const Tokens& tokens, std::size_t at) {
    constexpr std::array<std::string_view, 8> kCalls{"starts_with", "ends_with", "rfind", "compare",
                                                     "contains",    "erase",     "find",  "count"};
    constexpr std::array<std::string_view, 10> kJson{"json", "json_", "given", "when",   "wanted",
                                                     "item", "one",   "body",  "option", "]"};
    const auto open = bracket_around(tokens, at);
    if (!open || text_at(tokens, *open) != "(" || !is_one_of(kCalls, text_at(tokens, *open - 1))) return false;
    const std::string& dot = text_at(tokens, *open - 2);
    if (dot == "::") return true;  // std::find(kinds.begin(), kinds.end(), "claim.flag")
    return dot == "." && !is_one_of(kJson, text_at(tokens, *open - 3));
}

/// {"white", "black"}: all of a list are words. In keys({"to", "name"}) they are members of a format.
bool is_listed(const Tokens& tokens, std::size_t at, const Words& words) {
    if (text_at(tokens, at - 1) != "{") return false;
    if (text_at(tokens, at - 2) == "(" && text_at(tokens, at - 3) == "keys") return false;
    std::size_t last = at;
    const auto is_known = [&](std::size_t place) {
        return place < tokens.size() && is_word(tokens[place]) && words.contains(content_of(tokens[place]));
    };
    while (text_at(tokens, last + 1) == "," && is_known(last + 2)) last += 2;
    return last > at && text_at(tokens, last + 1) == "}";
}

/// What stands in an error: it is said by whoever finds the fault, in the language of the code.
bool is_in_error(const Tokens& tokens, std::size_t at) {
    constexpr std::array<std::string_view, 12> kErrors{"failure", "refusal", "refuse",  "Error",
                                                       "fail",    "throw",   "hint",    "where",
                                                       "message", "tag",     "set_tag", "or_unknown"};
    for (std::size_t place = at; place-- > 0 && text_at(tokens, place) != ";";) {
        if (is_one_of(kErrors, text_at(tokens, place))) return true;
        if (text_at(tokens, place) == "{" && text_at(tokens, place - 1) == ")") break;  // the body begins
    }
    return false;
}

bool is_english(std::string_view text) {
    static const std::regex slots(R"re(\\.|\{[^}]*\})re");
    static const std::regex english("[A-Za-z]{2,} |^ [A-Za-z]{2,}|^[A-Z][a-z]+");
    return std::regex_search(std::regex_replace(std::string(text), slots, " "), english);
}

/// The rooms of the reader of lines: their words are those of English.
bool reads_lines(const fs::path& path) {
    constexpr std::array<std::string_view, 5> kRooms{"sayings", "words", "elements", "groups", "line"};
    const fs::path room = path.parent_path();
    return room.parent_path().filename() == "desk" && is_one_of(kRooms, room.filename().string());
}

std::string place_of(const Token& token) {
    return std::to_string(token.line) + ": " + std::string(content_of(token));
}

}  // namespace

Tables tables_in(const fs::path& src) {
    Tables tables;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(src)) {
        const fs::path& path = entry.path();
        if (path.extension() != ".cpp" && path.extension() != ".hpp") continue;
        if (reads_lines(path)) continue;
        const bool is_vocabulary = path.parent_path().filename() == "vocabulary" && path.extension() == ".cpp";
        const bool is_of_facts = path.filename().string().starts_with("vocabulary_facts_");
        const Tokens tokens = tokens_of(text_of_file(path));
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            if (!is_word(tokens[at])) continue;
            const std::string word(content_of(tokens[at]));
            const bool is_named = names_an_enumerator(tokens, at);
            if (is_named) tables.of_enumerators.insert(word);
            if (is_named || is_vocabulary) tables.all.insert(word);
            const bool is_first = text_at(tokens, at - 1) == "{" && text_at(tokens, at + 1) == ",";
            if (is_of_facts && is_first && at + 2 < tokens.size() && !is_literal(tokens[at + 2]))
                tables.facts.insert(word);
        }
    }
    return tables;
}

std::vector<std::string> words_compared(const Tokens& tokens, const Tables& tables) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!is_word(tokens[at])) continue;
        std::string_view word = content_of(tokens[at]);
        if (word.ends_with('.')) word.remove_suffix(1);
        if (!tables.all.contains(word)) continue;
        const auto [before, behind] = around(tokens, at);
        const bool is_compared = is_comparison(text_at(tokens, before)) || is_comparison(text_at(tokens, behind));
        const bool is_sought = is_looked_up(tokens, at) && !tables.facts.contains(word);
        if (is_compared || is_sought || (!tables.facts.contains(word) && is_listed(tokens, at, tables.of_enumerators)))
            found.push_back(place_of(tokens[at]));
    }
    return found;
}

std::vector<std::string> english_in(const Tokens& tokens) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (is_literal(tokens[at]) && is_english(content_of(tokens[at])) && !is_in_error(tokens, at))
            found.push_back(place_of(tokens[at]));
    return found;
}

}  // namespace jadoube::architecture
