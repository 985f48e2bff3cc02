#include "cli/shell/manual.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "cli/help.hpp"

namespace jadoube::cli {
namespace {

constexpr std::string_view kDay = "2026-05-14";  // of the form of the pages: a page is the same whenever it is made

std::string file_name(const std::string& words) {
    std::string name = "jadoube" + (words.empty() ? "" : "-" + words);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

/// A line of a paragraph: at its beginning a full stop or an apostrophe would be a request.
std::string line_in_roff(std::string_view line) {
    const std::string shown = for_roff(line);
    const bool is_request = shown.starts_with('.') || shown.starts_with("\\(aq");
    return (is_request ? "\\&" : "") + shown + "\n";
}

/// A line of running text, which roff fills anew, in pieces that fit a terminal.
std::string filled_in_roff(std::string_view line) {
    constexpr std::size_t kWidth = 70;
    std::string roff;
    std::string piece;
    for (const std::string_view word : split(line, ' ')) {
        if (!piece.empty() && for_roff(piece).size() + word.size() >= kWidth)
            roff += line_in_roff(std::exchange(piece, {}));
        piece += fmt::format("{}{}", piece.empty() ? "" : " ", word);
    }
    return roff + line_in_roff(piece);
}

/// Lines that begin with blanks stand as they are; an empty line parts paragraphs.
std::string paragraphs_in_roff(const std::string& text) {
    std::string roff;
    bool is_as_it_is = false;
    bool is_new = false;
    for (const std::string_view line : split(text, '\n')) {
        const bool is_indented = line.starts_with(' ');
        if (is_as_it_is && !is_indented) roff += ".EE\n";
        if (!is_as_it_is && is_indented) roff += ".PP\n.EX\n";
        if (!is_indented && !line.empty() && (is_new || is_as_it_is)) roff += ".PP\n";
        is_new = line.empty();
        is_as_it_is = is_indented;
        if (!line.empty()) roff += is_indented ? line_in_roff(line) : filled_in_roff(line);
    }
    return roff + (is_as_it_is ? ".EE\n" : "");
}

std::string entry_in_roff(const std::string& head, const std::string& text) {
    return ".TP\n.B " + for_roff(head) + "\n" + filled_in_roff(text);
}

std::string commands_in_roff(const std::vector<Command>& commands, const std::string& prefix) {
    std::string roff = ".SH COMMANDS\n";
    for (const Command& command : commands)
        roff += entry_in_roff("jadoube " + prefix + command.name, command.summary + ".");
    return roff;
}

std::string options_in_roff(const Command& command) {
    std::string roff = ".SH OPTIONS\n";
    for (const OptionSpec& spec : command.options) roff += entry_in_roff(shown_name(spec), spec.help);
    for (const CommonOption& option : common_options()) {
        const std::string value = option.value_name.empty() ? "" : " " + option.value_name;
        roff += entry_in_roff(fmt::format("{}{}", fmt::join(option.names, ", "), value), option.help);
    }
    return roff;
}

std::string in_capitals(std::string name) {
    for (char& c : name)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return name;
}

std::string head_in_roff(const std::string& name, const std::string& summary, std::string_view version) {
    return fmt::format(".TH {} 1 {} \"jadoube {}\" \"Manual of jadoube\"\n.nh\n.SH NAME\n{} \\-\n{}",
                       for_roff(in_capitals(name)), kDay, version, for_roff(name), filled_in_roff(summary));
}

std::string see_also(const std::vector<std::string>& names) {
    std::string roff = ".SH SEE ALSO\n";
    for (const std::string& name : names)
        roff += fmt::format(".BR {} (1){}\n", for_roff(name), name == names.back() ? "" : ",");
    return roff;
}

ManualPage page_on(const Command& command, const std::string& prefix, std::string_view version) {
    const std::string name = file_name(prefix + command.name);
    std::string roff = head_in_roff(name, command.summary, version);
    roff += ".SH SYNOPSIS\n.B " + for_roff(usage(command, prefix + command.name + " ")) + "\n";
    if (!command.short_name.empty()) roff += ".PP\n.B " + for_roff("jadoube " + prefix + command.short_name) + "\n";
    roff += ".SH DESCRIPTION\n" + filled_in_roff(command.summary + ".");
    if (const std::string details = details_of(command); !details.empty())
        roff += ".PP\n" + paragraphs_in_roff(details);
    if (!command.parts.empty()) roff += commands_in_roff(command.parts, prefix + command.name + " ");
    roff += options_in_roff(command);
    if (!command.example.empty()) roff += ".SH EXAMPLES\n.EX\n" + line_in_roff(command.example) + ".EE\n";
    const std::string above = prefix.empty() ? "" : std::string(trim(prefix));
    std::vector<std::string> others{file_name(above)};
    for (const Command& part : command.parts) others.push_back(file_name(prefix + command.name + " " + part.name));
    return {name, roff + see_also(others)};
}

void add_pages(std::vector<ManualPage>& pages, const std::vector<Command>& commands, const std::string& prefix,
               std::string_view version) {
    for (const Command& command : commands) {
        pages.push_back(page_on(command, prefix, version));
        add_pages(pages, command.parts, prefix + command.name + " ", version);
    }
}

ManualPage page_on_program(const std::vector<Command>& commands, std::string_view version) {
    Command program;
    program.summary = "rulings for chess arbiters, and the record of them";
    std::string roff = head_in_roff("jadoube", program.summary, version);
    roff += ".SH SYNOPSIS\n.B jadoube COMMAND [OPTIONS]\n.SH DESCRIPTION\n" + paragraphs_in_roff(about_program());
    roff += commands_in_roff(commands, "") + options_in_roff(program);
    std::vector<std::string> names;
    for (const Command& command : commands) names.push_back(file_name(command.name));
    return {"jadoube", roff + see_also(names)};
}

}  // namespace

std::string for_roff(std::string_view text) {
    std::string shown;
    for (const char c : text) {
        switch (c) {
            case '\\': shown += "\\(rs"; break;
            case '-': shown += "\\-"; break;
            case '\'': shown += "\\(aq"; break;
            case '"': shown += "\\(dq"; break;
            case '`': shown += "\\(ga"; break;
            case '^': shown += "\\(ha"; break;
            case '~': shown += "\\(ti"; break;
            default: shown += c;
        }
    }
    return shown;
}

std::vector<ManualPage> manual_pages(const std::vector<Command>& commands, std::string_view version) {
    std::vector<ManualPage> pages{page_on_program(commands, version)};
    add_pages(pages, commands, "", version);
    return pages;
}

}  // namespace jadoube::cli
