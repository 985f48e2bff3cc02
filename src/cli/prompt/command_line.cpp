#include "cli/prompt/command_line.hpp"

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/program.hpp"

namespace jadoube::cli {

std::vector<std::string> words_of_line(const std::string& line) {
    std::vector<std::string> words;
    std::optional<char> quote;
    bool in_word = false;
    for (const char c : line) {
        const bool opens = !quote && (c == '"' || c == '\'');
        if (!in_word && (opens || quote || c != ' ')) words.emplace_back();
        if (opens) {
            quote = c;
        } else if (quote == c) {
            quote.reset();
        } else if (quote || c != ' ') {
            words.back() += c;
        }
        in_word = quote || c != ' ';
    }
    return words;
}

std::optional<std::vector<std::string>> typed_command(const Session& session, const std::string& line) {
    std::vector<std::string> words = words_of_line(line);
    if (!words.empty() && words.front() == "jadoube") words.erase(words.begin());
    if (words.empty()) return std::nullopt;
    const std::vector<Command> known = commands(session);
    const bool is_known = std::any_of(known.begin(), known.end(), [&](const Command& command) {
        return command.name != "prompt" && (command.name == words.front() || command.short_name == words.front());
    });
    return is_known ? std::optional(std::move(words)) : std::nullopt;
}

}  // namespace jadoube::cli
