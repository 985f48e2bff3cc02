#include "cli/help.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::cli {
std::string shown_name(const OptionSpec& spec) {
    if (is_positional(spec)) return spec.value_name.empty() ? spec.name : spec.value_name;
    std::string name = spec.name;
    if (const auto comma = name.find(','); comma != std::string::npos) name.insert(comma + 1, " ");
    return is_flag(spec) ? name : name + " " + (spec.value_name.empty() ? "VALUE" : spec.value_name);
}

std::string usage(const Command& command, const std::string& prefix) {
    std::string text = "jadoube " + prefix;
    if (!command.parts.empty() && !command.run) return text + "COMMAND";
    const bool has_options = std::any_of(command.options.begin(), command.options.end(),
                                         [](const OptionSpec& spec) { return !is_positional(spec); });
    for (const OptionSpec& spec : command.options) {
        if (!is_positional(spec)) continue;
        const std::string name = shown_name(spec) + (is_list(spec) ? "..." : "");
        text += (spec.required ? name : "[" + name + "]") + " ";
    }
    return std::string(trim(text + (has_options ? "[OPTIONS]" : "")));
}

namespace {

std::string row(const std::string& left, const std::string& right) {
    constexpr std::size_t kColumn = 24;
    if (left.size() + 2 > kColumn) return fmt::format("  {}\n  {:<{}}{}\n", left, "", kColumn, right);
    return fmt::format("  {:<{}}{}\n", left, kColumn, right);
}

}  // namespace

std::string about_program() {
    return "jadoube judges disputes at the chessboard under the laws in force, and keeps the record.\n\n"
           "  jadoube judge --fen FEN --line \"white touches c1 and d5\" --all\n"
           "  jadoube i r5b3 \"white Nf3-d3, presses; black points it out\"\n"
           "  jadoube claim threefold game.pgn --at 54b\n";
}

std::string overview(const std::vector<Command>& commands) {
    std::string text = about_program() + "\nCommands:\n";
    for (const Command& command : commands) text += row(command.name, command.summary);
    return text +
           "\n'jadoube COMMAND --help' explains one of them. Every command takes --json, --rules-dir DIR\n"
           "and --language LANGUAGE.\n";
}

std::string page(const Command& command, const std::string& prefix) {
    std::string text = command.summary + "\n\n  " + usage(command, prefix) + "\n";
    if (!command.short_name.empty()) text += fmt::format("\nShort: jadoube {}\n", command.short_name);
    if (const std::string details = details_of(command); !details.empty()) text += "\n" + details + "\n";
    if (!command.parts.empty()) {
        text += "\nCommands:\n";
        for (const Command& part : command.parts) text += row(part.name, part.summary);
    }
    if (!command.options.empty()) {
        text += "\nOptions:\n";
        for (const OptionSpec& spec : command.options) text += row(shown_name(spec), spec.help);
    }
    if (!command.example.empty()) text += "\nExample:\n  " + command.example + "\n";
    return text;
}

}  // namespace jadoube::cli
