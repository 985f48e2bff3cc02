#include "cli/parse.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <limits>
#include <ostream>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/help.hpp"
#include "log/entry/fields.hpp"

namespace jadoube::cli {
namespace {

/// Lets the library fill a target.
struct Binder {
    CLI::App& app;
    const OptionSpec& spec;

    CLI::Option* operator()(bool* target) const { return app.add_flag(spec.name, *target); }
    CLI::Option* operator()(std::string* target) const { return app.add_option(spec.name, *target); }
    /// Decimal, whatever it begins with: 010 is ten.
    CLI::Option* operator()(std::optional<int>* target) const {
        const bool is_round = values_of(spec) == ValueKind::rounds;
        return app.add_option(spec.name, [target, is_round](const CLI::results_t& words) {
            std::string_view word = words.empty() ? std::string_view() : std::string_view(words.front());
            if (is_round && (word.starts_with('r') || word.starts_with('R'))) word.remove_prefix(1);
            const auto number = parse_int(word);
            const bool fits =
                number && *number >= std::numeric_limits<int>::min() && *number <= std::numeric_limits<int>::max();
            if (fits) *target = static_cast<int>(*number);
            return fits;
        });
    }
    CLI::Option* operator()(std::optional<log::LogNumber>* target) const {
        return app.add_option(spec.name, [target](const CLI::results_t& words) {
            const auto number = words.empty() ? std::nullopt : log::parse_log_number(words.front());
            const bool fits = number && number->value >= std::numeric_limits<int>::min() &&
                              number->value <= std::numeric_limits<int>::max();
            if (fits) *target = *number;
            return fits;
        });
    }
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
        if (command.name == name || (!name.empty() && command.short_name == name)) return &command;
    return nullptr;
}

std::vector<std::string> names(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands) names.push_back(command.name);
    return names;
}

std::vector<std::string> option_names(const Command& command) {
    std::vector<std::string> names{"--help", "--json", "--rules-dir", "--language"};
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
    const std::string hint = meant ? did_you_mean(fmt::format("jadoube {}{}", prefix, *meant))
                                   : fmt::format("'jadoube {}--help' lists the commands", prefix);
    return usage(session, fmt::format("there is no command '{}{}'", prefix, word), hint);
}

/// A value that is no word of a closed list, said with the nearest.
std::optional<Error> outside_list(const OptionSpec& spec) {
    const auto* value = std::get_if<std::string*>(&spec.target);
    if (spec.among.empty() || value == nullptr || (*value)->empty()) return std::nullopt;
    if (std::find(spec.among.begin(), spec.among.end(), **value) != spec.among.end()) return std::nullopt;
    const std::string hint = did_you_mean(**value, spec.among, "known: " + list_of(spec.among));
    return Error{ErrorCode::usage, fmt::format("'{}' is no {}", **value, lower(spec.value_name)), spec.name, hint};
}

/// A name of a person that no entry could hold, called by its option and not by its place in the entry.
std::optional<Error> no_name(const OptionSpec& spec) {
    constexpr std::string_view kNames[] = {"NAME", "WHO", "NAME[:ROLE]"};
    if (std::find(std::begin(kNames), std::end(kNames), spec.value_name) == std::end(kNames)) return std::nullopt;
    std::vector<std::string> given;
    if (const auto* value = std::get_if<std::string*>(&spec.target)) given = {**value};
    if (const auto* values = std::get_if<std::vector<std::string>*>(&spec.target)) given = **values;
    const auto is_none = [](const std::string& name) { return !name.empty() && !log::is_name(name); };
    if (std::none_of(given.begin(), given.end(), is_none)) return std::nullopt;
    return Error{ErrorCode::usage, "holds hidden characters, several lines or too much for a name", spec.name,
                 "type it as it is printed, at most 512 bytes"};
}

/// The option whose name the library uses in its messages; those of two names are called by the long one.
const OptionSpec* option_named(const Command& command, const std::string& name) {
    for (const OptionSpec& spec : command.options) {
        for (const std::string_view one : split(spec.name, ','))
            if (one == name) return &spec;
    }
    return nullptr;
}

/// "Could not convert: --game = x"
Error not_a_number(const Command& command, const std::string& text) {
    const std::string rest = text.substr(std::string_view("Could not convert: ").size());
    const auto equals = rest.find(" = ");
    const OptionSpec* spec = option_named(command, rest.substr(0, equals));
    const bool is_of_log = spec != nullptr && std::holds_alternative<std::optional<log::LogNumber>*>(spec->target);
    return {ErrorCode::usage, fmt::format("'{}' is no whole number", rest.substr(equals + 3)), rest.substr(0, equals),
            is_of_log ? "write 1, 2, 3; of another device, with its letters: B3" : "write 1, 2, 3"};
}

/// "game is required", "--fen: 1 required TEXT missing": what is missing, by the first word.
Error missing(const Command& command, const std::string& prefix, const std::string& text) {
    const std::string name = text.substr(0, text.find_first_of(": "));
    const OptionSpec* spec = option_named(command, name);
    if (spec == nullptr) return {ErrorCode::usage, text};
    const bool is_positional = name.front() != '-';
    const bool is_twice = text.find("required but received") != std::string::npos;
    if (is_twice) return {ErrorCode::usage, fmt::format("{} was given more than once", name), {}, "give it once"};
    return {ErrorCode::usage,
            fmt::format("{} {}: {}", is_positional ? spec->value_name : name,
                        is_positional ? "is missing" : "needs a value", spec->help),
            {},
            fmt::format("'jadoube {}--help' shows how it is used", prefix)};
}

/// What the library could not parse, in our words.
Error explained(const Command& command, const std::string& prefix, const CLI::ParseError& problem) {
    const std::string hint = fmt::format("'jadoube {}--help' shows how it is used", prefix);
    const std::string text = problem.what();
    if (dynamic_cast<const CLI::ConversionError*>(&problem) != nullptr) return not_a_number(command, text);
    const bool is_required = dynamic_cast<const CLI::RequiredError*>(&problem) != nullptr;
    if (is_required || dynamic_cast<const CLI::ArgumentMismatch*>(&problem) != nullptr) {
        return missing(command, prefix, text);
    }
    if (dynamic_cast<const CLI::ExtrasError*>(&problem) != nullptr) {
        const std::string word = text.substr(text.rfind(' ') + 1);
        const bool is_option = word.starts_with('-');
        return {ErrorCode::usage,
                fmt::format("'{}' was not expected", word),
                {},
                is_option ? did_you_mean(word, option_names(command), hint) : hint};
    }
    return {ErrorCode::usage, problem.what(), {}, hint};
}

/// A value that was given and says nothing, as by an empty variable of a script, is not the same as none given.
std::optional<Error> empty_value(const std::vector<std::string>& words) {
    if (!words.empty() && words.front().empty())
        return Error{ErrorCode::usage, "the name is empty", {}, "leave it out, or say what it is"};
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        const bool is_option = words[i].size() > 1 && words[i].front() == '-';
        const auto equals = is_option ? words[i].find('=') : std::string::npos;
        const bool is_empty = equals != std::string::npos ? equals + 1 == words[i].size()
                                                          : is_option && i + 1 < words.size() && words[i + 1].empty();
        if (is_empty) {
            return Error{ErrorCode::usage, "the value is empty", words[i].substr(0, equals),
                         "leave the option out, or say what it is"};
        }
        if (i + 1 < words.size() && words[i + 1].empty()) {
            return Error{ErrorCode::usage, "the name after it is empty", words[i], "leave it out, or say what it is"};
        }
    }
    return std::nullopt;
}

/// Whether this word names the option, and its value is the next word.
bool takes_next(const OptionSpec& spec, const std::string& word) {
    if (std::holds_alternative<bool*>(spec.target) || spec.name.front() != '-') return false;
    const auto names = split(spec.name, ',');
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// An option whose value was forgotten does not take the next option for it.
std::optional<Error> swallowed_option(const Command& command, const std::vector<std::string>& words) {
    for (std::size_t i = 0; i + 1 < words.size() && words[i] != "--"; ++i) {
        const auto spec = std::find_if(command.options.begin(), command.options.end(),
                                       [&](const OptionSpec& one) { return takes_next(one, words[i]); });
        if (spec == command.options.end()) continue;
        const std::string& next = words[++i];
        const auto names = option_names(command);
        const bool looks_like_one = next.rfind("--", 0) == 0 && next.find(' ') == std::string::npos;
        const bool is_option = looks_like_one || std::find(names.begin(), names.end(), next) != names.end();
        if (!is_option) continue;
        const std::string name(split(spec->name, ',').back());
        return Error{ErrorCode::usage,
                     fmt::format("{} needs a value, and '{}' follows: {}", name, next, spec->help),
                     {},
                     fmt::format("a value that begins so is written {}={}", name, next)};
    }
    return std::nullopt;
}

constexpr std::string_view kChange = "CHANGE";  // whose, and how much more or less: "black +2:00"

/// A change typed as two words, without the quotes that a shell takes off, is the one that is meant.
std::vector<std::string> with_whole_changes(const Command& command, const std::vector<std::string>& words) {
    const auto takes_change = [&](const std::string& word) {
        return std::ranges::any_of(command.options, [&](const OptionSpec& spec) {
            return spec.value_name == kChange && takes_next(spec, word);
        });
    };
    const auto is_size = [](const std::string& word) {
        return word.size() > 1 && (word.front() == '+' || word.front() == '-') && is_digit(word[1]);
    };
    std::vector<std::string> whole;
    for (std::size_t i = 0; i < words.size(); ++i) {
        whole.push_back(words[i]);
        if (i + 2 >= words.size() || !takes_change(words[i]) || !is_size(words[i + 2])) continue;
        whole.push_back(words[i + 1] + " " + words[i + 2]);
        i += 2;
    }
    return whole;
}

/// What is typed goes into logs and reports, which are UTF-8; only the name of a file may be any bytes.
std::optional<Error> not_utf8(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        std::error_code problem;
        if (is_utf8(word) || std::filesystem::exists(word, problem)) continue;
        return Error{ErrorCode::not_utf8, "not UTF-8 text", fmt::format("'{}'", word),
                     "set the terminal to UTF-8, or write it without accents"};
    }
    return std::nullopt;
}

/// Folders of rulesets that are named must be there: under other rules the ruling is another.
std::optional<Error> missing_folder(const Session& session) {
    for (const std::filesystem::path& folder : session.rules_dirs) {
        std::error_code problem;
        if (std::filesystem::is_directory(folder, problem)) continue;
        return Error{ErrorCode::usage, "there is no such folder",
                     "--rules-dir " + (folder.empty() ? "(nothing)" : folder.string()),
                     "name a folder with rulesets, as rules/"};
    }
    return std::nullopt;
}

/// The value of an option that may stand anywhere, which is the next word; nothing where another option follows.
std::string next_value(const std::vector<std::string>& words, std::size_t& i) {
    const bool has_value = i + 1 < words.size() && words[i + 1].rfind("--", 0) != 0;
    return has_value ? words[++i] : std::string();
}

/// Words for the session: --json, --rules-dir and --language may stand anywhere.
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
        } else if (words[i] == "--rules-dir") {
            session.rules_dirs.emplace_back(next_value(words, i));
        } else if (words[i] == "--language") {
            session.language = next_value(words, i);
        } else {
            rest.push_back(words[i]);
        }
    }
    return rest;
}

/// The command that the first words name, which are then taken off and stand in `prefix`; null where it is not known,
/// which is said.
Parsed command_meant(const std::vector<Command>& commands, std::vector<std::string>& words, std::string& prefix,
                     Session& session) {
    const std::vector<Command>* known = &commands;
    const Command* command = nullptr;
    while (!words.empty() && !known->empty()) {
        const Command* part = find(*known, words.front());
        if (part == nullptr && command != nullptr && command->run) break;  // a command with parts and words of its own
        command = part;
        if (command == nullptr) return {nullptr, unknown_command(session, *known, prefix, words.front())};
        prefix += command->name + " ";
        words.erase(words.begin());
        known = &command->parts;
    }
    return {command, ExitCode::fine};
}

/// The rest of the words, put where the options of the command have them.
std::optional<Error> take_options(const Command& command, std::vector<std::string> words, const std::string& prefix) {
    if (auto error = swallowed_option(command, words)) return error;
    words = with_whole_changes(command, words);
    CLI::App app;
    app.set_help_flag();
    bind(command, app);
    std::reverse(words.begin(), words.end());
    try {
        app.parse(words);
    } catch (const CLI::ParseError& problem) {
        return explained(command, prefix, problem);
    }
    for (const OptionSpec& spec : command.options) {
        if (auto error = outside_list(spec)) return error;
        if (auto error = no_name(spec)) return error;
    }
    return std::nullopt;
}

}  // namespace

constexpr std::string_view kHelp = "help";  // before a command, or alone

Parsed parse(const std::vector<Command>& commands, std::vector<std::string> words, Session& session) {
    bool help = false;
    for (const auto& error : {not_utf8(words), empty_value(words)}) {
        if (error) return {nullptr, session.fail(*error)};
    }
    words = take_common(std::move(words), session, help);
    if (const auto error = missing_folder(session)) return {nullptr, session.fail(*error)};
    if (!words.empty() && words.front() == kHelp) {
        words.erase(words.begin());
        help = true;
    }
    if (words.empty()) {
        (help ? session.out : session.err) << overview(commands);
        return {nullptr, help ? ExitCode::fine : ExitCode::usage};
    }
    std::string prefix;
    const auto [command, failed] = command_meant(commands, words, prefix, session);
    if (command == nullptr) return {nullptr, failed};
    if (help || !command->run) {
        (help ? session.out : session.err) << page(*command, prefix);
        return {nullptr, help ? ExitCode::fine : ExitCode::usage};
    }
    if (const auto error = take_options(*command, std::move(words), prefix)) return {nullptr, session.fail(*error)};
    return {command, ExitCode::fine};
}

}  // namespace jadoube::cli
