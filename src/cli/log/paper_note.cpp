#include "cli/log/paper_note.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/error.hpp"
#include "base/text.hpp"
#include "event/moment.hpp"
#include "event/reference.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube::cli {
namespace {

/// As a shell takes it for one word.
std::string typed_word(const std::string& word) {
    const bool is_plain = !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 ||
               std::string_view("-_./:=+,@%").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (is_plain) return word;
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string typed_command(const std::vector<std::string>& words) {
    std::string command = "jadoube";
    for (const std::string& word : words) command += " " + typed_word(word);
    return command;
}

/// "116, lusab babad ...": the heads beside a log that cannot be read may be whole.
std::string last_head_of(const std::filesystem::path& log) {
    const auto heads = log::heads_beside(log);
    if (!heads || !*heads || (*heads)->notes.empty()) return "no head of an entry is known here";
    const log::HeadNote& last = (*heads)->notes.back();
    return fmt::format("entry {}, {}", last.seq.value, log::fingerprint_of(log::to_raw(last.hash)));
}

/// The first word that names a game, where none is known otherwise.
std::string game_in(const std::vector<std::string>& words) {
    for (const std::string& word : words)
        if (const auto game = event::parse_game_reference(word)) return event::to_text(*game);
    return {};
}

/// What is not known is left to the hand.
std::string or_blank(const std::string& text) {
    return text.empty() ? "........................................" : text;
}

}  // namespace

std::string lines_of(const PaperNote& note, const Session& session) {
    std::string acts;
    for (const std::string& act : note.acts) acts += (acts.empty() ? "" : ". ") + act;
    const std::vector<std::pair<std::string, std::string>> lines{
        {"time", event::moment_text(session.now_ms(), note.time_zone)},
        {"board", or_blank(note.game.empty() ? game_in(*session.typed) : note.game)},
        {"happened", acts.empty() ? "as in the command below" : acts},
        {"ruling", or_blank(note.ruling)},
        {"comes after", last_head_of(note.log)},
        {"enter later", typed_command(note.command.empty() ? *session.typed : note.command)}};
    std::string text = "write on paper:\n";
    for (const auto& [name, value] : lines) text += fmt::format("  {:<13}{}\n", name + ":", for_terminal(value));
    return text;
}

void have_paper_ready(const Session& session, const PaperNote& note) {
    *session.on_paper = [note, &session] { return lines_of(note, session); };
}

}  // namespace jadoube::cli
