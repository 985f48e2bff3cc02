// What the script knows of the commands is written from their tree; how a line is looked at stands below as it is.
#include <fmt/format.h>

#include "cli/shell/levels.hpp"
#include "cli/shell/offers.hpp"
#include "cli/shell/scripts.hpp"

namespace jadoube::cli {
namespace {

constexpr std::string_view kBashHead = R"(# Completion of jadoube for bash, as 'jadoube completion bash' prints it.

)";

constexpr std::string_view kBashWalk = R"(
# The words of that kind, one a line. What only the program knows it is asked for.
__jadoube_offers() {
    case $1 in
    :*) printf '%s\n' "${1#:}" | tr , '\n' ;;
    text | files | folders) ;;
    *) __jadoube_closed "$1" || command "$program" completion --values "$1" "${asked[@]}" 2>/dev/null ;;
    esac
}

# Takes a word before the cursor into account.
__jadoube_pass() {
    local word=${1//[\\\"\']/} one
    if [[ -n $option ]]; then
        [[ $option == --log || $option == --rules-dir ]] && asked+=("$option" "$word")
        option=''
    elif [[ $word == -?* ]]; then
        for one in $options; do
            [[ $one == "${word%%=*}="* ]] || continue
            option=${word%%=*} source=${one#*=}
            [[ $word == *=* ]] && __jadoube_pass "${word#*=}"
            break
        done
    elif ((count == 0)) && [[ " $parts $shorts " == *" $word "* ]]; then
        [[ $word == help ]] || __jadoube_level "${path:+$path }$word"
    else
        ((count++ == 0)) && first=$word
    fi
}

# What the word at the cursor may be, where it is none of an option.
__jadoube_place() {
    local left place=$count
    read -ra left <<<"$places"
    ((${#left[@]})) || return
    ((place < ${#left[@]})) || place=$((${#left[@]} - 1))
    [[ ${left[place]} == *+ ]] || ((place == count)) || return
    source=${left[place]%+}
}

# All that may stand at the cursor, one a line.
__jadoube_here() {
    local one
    if [[ -z $option && $value == -* ]]; then
        for one in $options; do printf '%s\n' "${one%%=*}"; done
        return
    fi
    if [[ -z $option ]] && ((count == 0)); then
        for one in $parts; do printf '%s\n' "$one"; done
    fi
    [[ $source == articles ]] && asked+=(--of "$first")
    __jadoube_offers "${source:-text}"
}

# Files are known to the shell.
__jadoube_files() {
    local one how=-f
    [[ $source == files || $source == folders ]] || return
    [[ $source == folders ]] && how=-d
    compopt -o filenames 2>/dev/null
    while IFS= read -r one; do COMPREPLY+=("$one"); done < <(compgen "$how" -- "$value")
}

_jadoube() {
    local program=${COMP_WORDS[0]/#\~/$HOME} path parts shorts options places
    local option='' source='' first='' count=0 asked=() typed=() i word was_joint='' is_joint='' head='' value quote='' line
    local IFS=$' \t\n'
    COMPREPLY=()
    # readline parts words at = and : too; they are put together again, and `head` is what it leaves alone.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        is_joint=''
        [[ -n $word && -z ${word//[=:]/} ]] && is_joint=yes
        if ((i > 1)) && [[ -n $is_joint$was_joint ]]; then
            head=${typed[${#typed[@]} - 1]}
            typed[${#typed[@]} - 1]+=$word
        else
            head=''
            typed+=("$word")
        fi
        was_joint=$is_joint
    done
    word=${COMP_WORDS[COMP_CWORD]}
    [[ -n $is_joint ]] && head+=$word word=''
    __jadoube_level ''
    for ((i = 0; i < ${#typed[@]} - 1; i++)); do __jadoube_pass "${typed[i]}"; done

    [[ $word == [\"\']* ]] && quote=${word:0:1} word=${word:1}
    [[ -n $quote ]] || word=${word//\\/}
    value=$head$word
    if [[ -z $option && $value == -*=* ]]; then
        for line in $options; do
            [[ $line == "${value%%=*}="* ]] && option=${value%%=*} source=${line#*=}
        done
        [[ -n $option ]] || return
        if [[ $head == "$option="* ]]; then head=${head#"$option="}; fi
        value=${value#*=}
    fi
    if [[ -z $option ]]; then
        source=''
        [[ $value == -?* ]] || __jadoube_place
    fi
    while IFS= read -r line; do
        line=${line%%$'\t'*}
        [[ -n $line && $line == "$value"* ]] || continue
        [[ $line == *= ]] && compopt -o nospace 2>/dev/null
        line=${line#"$head"}
        [[ -n $quote ]] || printf -v line %q "$line"
        COMPREPLY+=("$line")
    done < <(__jadoube_here)
    __jadoube_files
}

complete -o nosort -F _jadoube jadoube 2>/dev/null || complete -F _jadoube jadoube
)";

/// "--json --by=arbiters": each name, with what its value may be.
std::string options_in_bash(const Level& level) {
    std::string words;
    for (const Argument& argument : level.options) {
        for (const std::string& name : argument.names) {
            const std::string source = source_of(argument);
            words += fmt::format("{}{}{}{}", words.empty() ? "" : " ", name, source.empty() ? "" : "=", source);
        }
    }
    return words;
}

std::string places_in_bash(const Level& level) {
    std::string words;
    for (const Argument& argument : level.places)
        words += fmt::format("{}{}{}", words.empty() ? "" : " ", source_of(argument), argument.repeats ? "+" : "");
    return words;
}

std::string parts_in_bash(const Level& level) {
    std::string words;
    for (const auto& [name, summary] : level.parts) words += (words.empty() ? "" : " ") + name;
    return words;
}

std::string shorts_in_bash(const std::vector<Level>& levels, const Level& of) {
    std::string words;
    for (const Level& level : levels) {
        if (level.short_path.empty() || level.short_path.find(' ') != std::string::npos || !of.path.empty()) continue;
        words += (words.empty() ? "" : " ") + level.short_path;
    }
    return words;
}

std::string level_in_bash(const std::vector<Level>& levels, const Level& level) {
    const std::string also = level.short_path.empty() ? "" : " | " + quoted_for_sh(level.short_path);
    return fmt::format("    {}{})\n        parts={} shorts={}\n        options={}\n        places={}\n        ;;\n",
                       quoted_for_sh(level.path), also, quoted_for_sh(parts_in_bash(level)),
                       quoted_for_sh(shorts_in_bash(levels, level)), quoted_for_sh(options_in_bash(level)),
                       quoted_for_sh(places_in_bash(level)));
}

std::string list_in_bash(ValueKind values) {
    std::string text = fmt::format("    {})\n        printf '%s\\n'", rules::name_of(values));
    for (const Offer& offer : closed_list(values)) text += " \\\n            " + quoted_for_sh(offer.name);
    return text + "\n        ;;\n";
}

}  // namespace

std::string bash_script(const std::vector<Command>& commands) {
    const std::vector<Level> levels = levels_of(commands);
    std::string text(kBashHead);
    text += "# What may stand behind the commands typed: their parts, options with what each takes, and words.\n";
    text += "__jadoube_level() {\n    path=$1\n    case $path in\n";
    for (const Level& level : levels) text += level_in_bash(levels, level);
    text += "    esac\n}\n\n# Lists that never change.\n__jadoube_closed() {\n    case $1 in\n";
    for (const ValueKindRow& row : rules::rows<ValueKind>())
        if (row.known_to == KnownTo::vocabulary) text += list_in_bash(row.value);
    return text + "    *) return 1 ;;\n    esac\n}\n" + std::string(kBashWalk);
}

}  // namespace jadoube::cli
