// What the script knows of the commands is written from their tree, in the words of zsh's _arguments and _describe.
#include <fmt/format.h>

#include "cli/shell/levels.hpp"
#include "cli/shell/offers.hpp"
#include "cli/shell/scripts.hpp"

namespace jadoube::cli {
namespace {

constexpr std::string_view kZshHead = R"(#compdef jadoube
# Completion of jadoube for zsh, as 'jadoube completion zsh' prints it.

)";

constexpr std::string_view kZshWalk = R"(
# The words of that kind. What only the program knows it is asked for.
_jadoube_offers() {
    local -a lines begun asked
    local one name
    if ! _jadoube_closed $1; then
        [[ -n ${opt_args[--log]-} ]] && asked+=(--log "${(Q)opt_args[--log]}")
        [[ -n ${opt_args[--rules-dir]-} ]] && asked+=(--rules-dir "${(Q)opt_args[--rules-dir]}")
        [[ $1 == articles ]] && asked+=(--of "${(Q)line[1]}")
        for one in "${(@f)$(command $program completion --values $1 $asked 2>/dev/null)}"; do
            [[ -n $one ]] || continue
            name=${one%%$'\t'*}
            one=${${one#$name}#$'\t'}
            lines+=("${${name//\\/\\\\}//:/\\:}${one:+:$one}")
        done
    fi
    begun=(${(M)lines:#*=:*})
    lines=(${lines:#*=:*})
    _describe -V -t $1 $1 lines
    (( $#begun )) && _describe -V -t $1 $1 begun -S ''
}

_jadoube_value() {
    case $1 in
    files) _files ;;
    folders) _files -/ ;;
    text) _message $2 ;;
    *) _jadoube_offers $1 ;;
    esac
}

# Parts of a command, and behind them what else may stand there.
_jadoube_first() {
    local -a parts
    _jadoube_parts "$1"
    _describe -t commands command parts
    [[ -n ${2-} ]] && _jadoube_value $2 $3
}

_jadoube() {
    local program=${words[1]/#\~/$HOME} at=''
    local curcontext=$curcontext state
    local -a line
    local -A opt_args
    while (( CURRENT > 2 )); do
        case $words[2] in
        --json | help) ;;
        *)
            _jadoube_is_command "${at:+$at }$words[2]" || break
            at=${at:+$at }$words[2]
            ;;
        esac
        shift words
        (( CURRENT-- ))
    done
    _jadoube_level "$at"
}

if [[ $funcstack[1] == _jadoube ]]; then
    _jadoube "$@"
else
    compdef _jadoube jadoube
fi
)";

/// With a backslash before each of these characters.
std::string escaped_in_zsh(const std::string& text, std::string_view special) {
    std::string escaped;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string described_in_zsh(const std::string& name, const std::string& about) {
    return quoted_for_sh(escaped_in_zsh(name, "\\:") + (about.empty() ? "" : ":" + about));
}

/// What completes a value, as _arguments wants it.
std::string action_in_zsh(const Argument& argument) {
    const std::string name = escaped_in_zsh(argument.value_name, "\\:");
    if (!argument.among.empty()) return fmt::format(":{}:({})", name, fmt::join(argument.among, " "));
    return fmt::format(":{}: _jadoube_value {} {}", name, rules::name_of(argument.values),
                       quoted_for_sh(argument.value_name));
}

std::string option_in_zsh(const Argument& argument, const std::string& name) {
    const bool takes_value = !argument.value_name.empty();
    const std::string before = argument.repeats ? "*" : fmt::format("({})", fmt::join(argument.names, " "));
    const std::string joint = takes_value && name.starts_with("--") ? "=" : "";
    return before + name + joint + "[" + escaped_in_zsh(argument.help, "\\[]") + "]" +
           (takes_value ? action_in_zsh(argument) : "");
}

std::string place_in_zsh(const Level& level, std::size_t i) {
    const Argument& argument = level.places[i];
    if (i == 0 && !level.parts.empty()) {
        return fmt::format("1:{}: _jadoube_first {} {} {}", escaped_in_zsh(argument.value_name, "\\:"),
                           quoted_for_sh(level.path), rules::name_of(argument.values),
                           quoted_for_sh(argument.value_name));
    }
    return (argument.repeats ? std::string("*") : std::to_string(i + 1)) + action_in_zsh(argument);
}

std::string arguments_in_zsh(const Level& level) {
    std::string text = "        _arguments -S :";
    const auto add = [&](const std::string& word) { text += " \\\n            " + quoted_for_sh(word); };
    for (const Argument& argument : level.options)
        for (const std::string& name : argument.names) add(option_in_zsh(argument, name));
    if (level.places.empty() && !level.parts.empty())
        add(fmt::format("1:command: _jadoube_first {}", quoted_for_sh(level.path)));
    for (std::size_t i = 0; i < level.places.size(); ++i) add(place_in_zsh(level, i));
    return text + "\n        ;;\n";
}

/// "'incident' | 'i'"
std::string pattern_in_zsh(const Level& level) {
    return quoted_for_sh(level.path) + (level.short_path.empty() ? "" : " | " + quoted_for_sh(level.short_path));
}

std::string parts_in_zsh(const std::vector<Level>& levels) {
    std::string text = "# The parts of a command.\n_jadoube_parts() {\n    case $1 in\n";
    for (const Level& level : levels) {
        if (level.parts.empty()) continue;
        text += fmt::format("    {})\n        parts=(\n", quoted_for_sh(level.path));
        for (const auto& [name, summary] : level.parts) text += "            " + described_in_zsh(name, summary) + "\n";
        text += "        )\n        ;;\n";
    }
    return text + "    esac\n}\n\n";
}

std::string commands_in_zsh(const std::vector<Level>& levels) {
    std::string text = "_jadoube_is_command() {\n    case $1 in\n";
    for (const Level& level : levels)
        if (!level.path.empty()) text += fmt::format("    {}) ;;\n", pattern_in_zsh(level));
    return text + "    *) return 1 ;;\n    esac\n}\n\n";
}

std::string lists_in_zsh() {
    std::string text = "\n# Lists that never change.\n_jadoube_closed() {\n    case $1 in\n";
    for (const ValueKindRow& row : rules::rows<ValueKind>()) {
        if (row.known_to != KnownTo::vocabulary) continue;
        text += fmt::format("    {})\n        lines=(\n", row.name);
        for (const Offer& offer : closed_list(row.value))
            text += "            " + described_in_zsh(offer.name, offer.about) + "\n";
        text += "        )\n        ;;\n";
    }
    return text + "    *) return 1 ;;\n    esac\n}\n";
}

}  // namespace

std::string zsh_script(const std::vector<Command>& commands) {
    const std::vector<Level> levels = levels_of(commands);
    std::string text = std::string(kZshHead) + parts_in_zsh(levels) + commands_in_zsh(levels);
    text += "# What may stand behind the commands typed.\n_jadoube_level() {\n    case $1 in\n";
    for (const Level& level : levels) text += "    " + pattern_in_zsh(level) + ")\n" + arguments_in_zsh(level);
    return text + "    esac\n}\n" + lists_in_zsh() + std::string(kZshWalk);
}

}  // namespace jadoube::cli
