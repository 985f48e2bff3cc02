// What the script knows of the commands is written from their tree; how a line is looked at stands below as it is.
#include <fmt/format.h>

#include "cli/shell/levels.hpp"
#include "cli/shell/offers.hpp"
#include "cli/shell/scripts.hpp"

namespace jadoube::cli {
namespace {

constexpr std::string_view kFishHead = R"(# Completion of jadoube for fish, as 'jadoube completion fish' prints it.

)";

constexpr std::string_view kFishWalk = R"(
# The words of that kind, with what they are. What only the program knows it is asked for.
function __jadoube_offers --no-scope-shadowing --argument-names kind
    switch $kind
        case ':*'
            string split , -- (string sub -s 2 -- $kind)
        case text
        case files
            __fish_complete_path $value
        case folders
            __fish_complete_directories $value ''
        case '*'
            __jadoube_closed $kind
            or command $program completion --values $kind $asked 2>/dev/null
    end
end

# Takes a word before the cursor into account.
function __jadoube_pass --no-scope-shadowing --argument-names word
    if test -n "$option"
        contains -- $option --log --rules-dir
        and set asked $asked $option $word
        set option ''
    else if string match -qr -- '^-.' $word
        set -l halves (string split -m 1 -- = $word)
        for one in $__jadoube_options
            set -l columns (string split -- \t $one)
            contains -- $halves[1] (string split -- ' ' $columns[1])
            or continue
            test -n "$columns[2]"
            or break
            if not set -q halves[2]
                set option $halves[1]
                set kind $columns[2]
            else if contains -- $halves[1] --log --rules-dir
                set asked $asked $halves
            end
            break
        end
    else if test $count -eq 0
        and contains -- $word (string replace -r '\t.*' '' -- $__jadoube_parts) $__jadoube_shorts
        test $word = help
        or __jadoube_level (string trim -- "$__jadoube_path $word")
    else
        test $count -eq 0
        and set first $word
        set count (math $count + 1)
    end
end

# The option in $name, with its value begun in $value: what it may be.
function __jadoube_complete_value --no-scope-shadowing
    for one in $__jadoube_options
        set -l columns (string split -- \t $one)
        contains -- $name (string split -- ' ' $columns[1])
        and test -n "$columns[2]"
        and __jadoube_offers $columns[2] | string replace -r '^' -- "$name="
    end
end

function __jadoube_complete
    set -l words (commandline -opc)
    set -l value (commandline -ct)
    set -l program (string replace -r '^~' -- $HOME $words[1])
    set -l option ''
    set -l kind ''
    set -l first ''
    set -l count 0
    set -l asked
    __jadoube_level ''
    for word in $words[2..-1]
        __jadoube_pass $word
    end
    if test -n "$option"
        __jadoube_offers $kind
    else if string match -qr -- '^-.*=' $value
        set -l name (string replace -r '=.*' '' -- $value)
        set value (string replace -r '^[^=]*=' '' -- $value)
        __jadoube_complete_value
    else if string match -qr -- '^-' $value
        for one in $__jadoube_options
            set -l columns (string split -- \t $one)
            for name in (string split -- ' ' $columns[1])
                printf '%s\t%s\n' $name $columns[3]
            end
        end
    else
        test $count -eq 0
        and printf '%s\n' $__jadoube_parts
        set -l place (math $count + 1)
        set -q __jadoube_places[$place]
        or set place -1
        set -q __jadoube_places[1]
        or return
        string match -qr -- '\+$' $__jadoube_places[$place]
        or test $place -gt 0
        or return
        set kind (string replace -r '\+$' '' -- $__jadoube_places[$place])
        test $kind = articles
        and set asked $asked --of $first
        __jadoube_offers $kind
    end
end

complete -c jadoube -f -k -a '(__jadoube_complete)'
)";

std::string quoted_for_fish(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + "'";
}

/// One word of several columns.
std::string columns_in_fish(const std::vector<std::string>& columns) {
    std::string word;
    for (const std::string& column : columns) word += (word.empty() ? "" : "\\t") + quoted_for_fish(column);
    return word;
}

std::string set_in_fish(std::string_view variable, const std::vector<std::string>& words) {
    std::string text = fmt::format("            set -g __jadoube_{}", variable);
    for (const std::string& word : words) text += " \\\n                " + word;
    return text + "\n";
}

std::string level_in_fish(const std::vector<Level>& levels, const Level& level) {
    std::vector<std::string> parts;
    std::vector<std::string> shorts;
    std::vector<std::string> options;
    std::vector<std::string> places;
    for (const auto& [name, summary] : level.parts) parts.push_back(columns_in_fish({name, summary}));
    for (const Level& other : levels)
        if (level.path.empty() && !other.short_path.empty()) shorts.push_back(quoted_for_fish(other.short_path));
    for (const Argument& argument : level.options)
        options.push_back(
            columns_in_fish({fmt::format("{}", fmt::join(argument.names, " ")), source_of(argument), argument.help}));
    for (const Argument& argument : level.places)
        places.push_back(quoted_for_fish(source_of(argument) + (argument.repeats ? "+" : "")));
    const std::string also = level.short_path.empty() ? "" : " " + quoted_for_fish(level.short_path);
    return fmt::format("        case {}{}\n{}{}{}{}", quoted_for_fish(level.path), also, set_in_fish("parts", parts),
                       set_in_fish("shorts", shorts), set_in_fish("options", options), set_in_fish("places", places));
}

std::string list_in_fish(ValueKind values) {
    std::string text = fmt::format("        case {}\n            printf '%s\\n'", rules::name_of(values));
    for (const Offer& offer : closed_list(values)) {
        const bool is_bare = offer.about.empty();
        text += " \\\n                " + columns_in_fish(is_bare ? std::vector<std::string>{offer.name}
                                                                  : std::vector<std::string>{offer.name, offer.about});
    }
    return text + "\n";
}

}  // namespace

std::string fish_script(const std::vector<Command>& commands) {
    const std::vector<Level> levels = levels_of(commands);
    std::string text(kFishHead);
    text += "# What may stand behind the commands typed: their parts, options with what each takes, and words.\n";
    text += "function __jadoube_level --argument-names path\n    set -g __jadoube_path $path\n    switch $path\n";
    for (const Level& level : levels) text += level_in_fish(levels, level);
    text += "    end\nend\n\n# Lists that never change.\nfunction __jadoube_closed --argument-names kind\n";
    text += "    switch $kind\n";
    for (const ValueKindRow& row : rules::rows<ValueKind>())
        if (row.known_to == KnownTo::vocabulary) text += list_in_fish(row.value);
    return text + "        case '*'\n            return 1\n    end\nend\n" + std::string(kFishWalk);
}

}  // namespace jadoube::cli
