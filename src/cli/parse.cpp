#include "cli/parse.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ostream>

#include "base/text.hpp"
#include "cli/help.hpp"

namespace jadoube::cli {
namespace {

/// Lets the library fill a target.
struct Binder {
    CLI::App& app;
    const OptionSpec& spec;

    CLI::Option* operator()(bool* target) const { return app.add_flag(spec.name, *target); }
    CLI::Option* operator()(std::string* target) const { return app.add_option(spec.name, *target); }
    CLI::Option* operator()(std::optional<int>* target) const { return app.add_option(spec.name, *target); }
    CLI::Option* operator()(std::vector<std::string>* target) const {
        CLI::Option* option = app.add_option(spec.name, *target);
        return spec.name.front() == '-' ? option->allow_extra_args(false) : option;
    }
};

void bind(const Command& command, CLI::App& app) {
    for (const OptionSpec& spec : command.options) std::visit(Binder{app, spec}, spec.target)->required(spec.required);
}

const Command* find(const std::vector<Command>& commands, const std::string& name) {
    for (const Command& command : commands)
        if (command.name == name) return &command;
    return nullptr;
}

std::vector<std::string> names(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands) names.push_back(command.name);
    return names;
}

std::vector<std::string> option_names(const Command& command) {
    std::vector<std::string> names{"--help", "--json", "--rules-dir"};
    for (const OptionSpec& spec : command.options) {
        for (const std::string_view name : split(spec.name, ','))
            if (name.front() == '-') names.emplace_back(name);
    }
    return names;
}

ExitCode usage(Session& session, std::string message, std::string hint) {
    return session.fail(Error{ErrorCode::usage, std::move(message), {}, std::move(hint)});
}

ExitCode unknown_command(Session& session, const std::vector<Command>& known, const std::string& prefix,
                         const std::string& word) {
    const auto meant = nearest(word, names(known));
    const std::string hint = meant ? fmt::format("did you mean 'jadoube {}{}'?", prefix, *meant)
                                   : fmt::format("'jadoube {}--help' lists the commands", prefix);
    return usage(session, fmt::format("there is no command '{}{}'", prefix, word), hint);
}

/// A value that is no word of a closed list, said with the nearest.
std::optional<Error> outside_list(const OptionSpec& spec) {
    const auto* value = std::get_if<std::string*>(&spec.target);
    if (spec.among.empty() || value == nullptr || (*value)->empty()) return std::nullopt;
    if (std::find(spec.among.begin(), spec.among.end(), **value) != spec.among.end()) return std::nullopt;
    const auto meant = nearest(**value, spec.among);
    const std::string hint = meant ? fmt::format("did you mean '{}'?", *meant) : "known: " + list_of(spec.among);
    return Error{ErrorCode::usage, fmt::format("'{}' is no {}", **value, lower(spec.placeholder)), spec.name, hint};
}

/// What the library could not parse, in our words.
Error explained(const Command& command, const std::string& prefix, const CLI::ParseError& problem) {
    const std::string hint = fmt::format("'jadoube {}--help' shows how it is used", prefix);
    if (const auto* extras = dynamic_cast<const CLI::ExtrasError*>(&problem)) {
        (void)extras;
        const std::string text = problem.what();
        const std::string word = text.substr(text.rfind(' ') + 1);
        const auto meant = word.rfind('-', 0) == 0 ? nearest(word, option_names(command)) : std::nullopt;
        return {ErrorCode::usage,
                fmt::format("'{}' was not expected", word),
                {},
                meant ? fmt::format("did you mean '{}'?", *meant) : hint};
    }
    return {ErrorCode::usage, problem.what(), {}, hint};
}

/// Words for the session: --json and --rules-dir may stand anywhere.
std::vector<std::string> take_common(std::vector<std::string> words, Session& session, bool& help) {
    std::vector<std::string> rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--") {
            rest.insert(rest.end(), words.begin() + static_cast<std::ptrdiff_t>(i), words.end());
            break;
        }
        if (words[i] == "--json") {
            session.json = true;
        } else if (words[i] == "--help" || words[i] == "-h") {
            help = true;
        } else if (words[i] == "--rules-dir" && i + 1 < words.size()) {
            session.rules_dirs.emplace_back(words[++i]);
        } else {
            rest.push_back(words[i]);
        }
    }
    return rest;
}

}  // namespace

Parsed parse(const std::vector<Command>& commands, std::vector<std::string> words, Session& session) {
    bool help = false;
    words = take_common(std::move(words), session, help);
    if (!words.empty() && words.front() == "help") {
        words.erase(words.begin());
        help = true;
    }
    if (words.empty()) {
        (help ? session.out : session.err) << overview(commands);
        return {nullptr, help ? ExitCode::fine : ExitCode::usage};
    }
    const std::vector<Command>* known = &commands;
    const Command* command = nullptr;
    std::string prefix;
    while (!words.empty() && !known->empty()) {
        command = find(*known, words.front());
        if (command == nullptr) return {nullptr, unknown_command(session, *known, prefix, words.front())};
        prefix += command->name + " ";
        words.erase(words.begin());
        known = &command->parts;
    }
    if (help || !command->run) {
        (help ? session.out : session.err) << page(*command, prefix);
        return {nullptr, help ? ExitCode::fine : ExitCode::usage};
    }
    CLI::App app;
    app.set_help_flag();
    bind(*command, app);
    std::reverse(words.begin(), words.end());
    try {
        app.parse(words);
    } catch (const CLI::ParseError& problem) {
        return {nullptr, session.fail(explained(*command, prefix, problem))};
    }
    for (const OptionSpec& spec : command->options) {
        if (const auto error = outside_list(spec)) return {nullptr, session.fail(*error)};
    }
    return {command, ExitCode::fine};
}

}  // namespace jadoube::cli
