#include "cli/shell/levels.hpp"

#include <fmt/format.h>

namespace jadoube::cli {
namespace {

Argument argument_of(const OptionSpec& spec) {
    if (is_flag(spec)) return {names_of(spec), spec.help};
    const std::string value = spec.value_name.empty() ? "VALUE" : spec.value_name;
    return {names_of(spec), spec.help, value, values_of(spec), spec.among, is_list(spec)};
}

void add_common(std::vector<Argument>& options) {
    for (const CommonOption& option : common_options())
        options.push_back({option.names, option.help, option.value_name, values_named(option.value_name), option.among,
                           option.repeats});
}

/// A code first, then its articles.
void add_place(std::vector<Argument>& places, Argument argument) {
    if (argument.values == ValueKind::articles) {
        Argument code = argument;
        code.values = ValueKind::codes;
        code.repeats = false;
        places.push_back(std::move(code));
    }
    places.push_back(std::move(argument));
}

std::vector<std::pair<std::string, std::string>> summaries(const std::vector<Command>& commands) {
    std::vector<std::pair<std::string, std::string>> parts;
    for (const Command& command : commands) parts.emplace_back(command.name, command.summary);
    return parts;
}

void add_levels(std::vector<Level>& levels, const std::vector<Command>& commands, const std::string& prefix) {
    for (const Command& command : commands) {
        const std::string shorter = command.short_name.empty() ? std::string() : prefix + command.short_name;
        Level level{prefix + command.name, shorter, summaries(command.parts), {}, {}};
        for (const OptionSpec& spec : command.options) {
            if (is_positional(spec)) {
                add_place(level.places, argument_of(spec));
            } else {
                level.options.push_back(argument_of(spec));
            }
        }
        add_common(level.options);
        levels.push_back(std::move(level));
        add_levels(levels, command.parts, prefix + command.name + " ");
    }
}

}  // namespace

std::vector<Level> levels_of(const std::vector<Command>& commands) {
    Level top{"", "", summaries(commands), {}, {}};
    top.parts.emplace_back("help", "Explain a command, or list them all");
    top.options.push_back({{"--version"}, "print the version"});
    add_common(top.options);
    std::vector<Level> levels{std::move(top)};
    add_levels(levels, commands, "");
    return levels;
}

std::string source_of(const Argument& argument) {
    if (argument.value_name.empty()) return {};
    if (!argument.among.empty()) return fmt::format(":{}", fmt::join(argument.among, ","));
    return std::string(rules::name_of(argument.values));
}

std::string quoted_for_sh(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

}  // namespace jadoube::cli
