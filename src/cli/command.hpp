// What a command is: its words, its options and what it does. The command line library sees commands through these
// alone, and help, completion and manual pages are made from them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/session.hpp"
#include "cli/value_kind.hpp"
#include "log/chain/log_number.hpp"

namespace jadoube::cli {

/// Where an option's value goes.
using Target =
    std::variant<bool*, std::string*, std::optional<int>*, std::optional<log::LogNumber>*, std::vector<std::string>*>;

struct OptionSpec {
    std::string name;  // "--rules" or "-r,--rules"; a positional has no dash
    std::string help;  // a phrase without full stop
    Target target;
    std::string value_name = {};  // "ID", "FILE"
    bool required = false;
    std::vector<std::string> among = {};   // the words allowed
    std::optional<ValueKind> values = {};  // where they are found, if the value's name does not say it (values_of)
};

[[nodiscard]] bool is_positional(const OptionSpec& spec);
[[nodiscard]] bool is_flag(const OptionSpec& spec);
/// Whether it may be given more than once.
[[nodiscard]] bool is_list(const OptionSpec& spec);
/// "-r" and "--rules"; of a positional the one that stands in help, "CODE".
[[nodiscard]] std::vector<std::string> names_of(const OptionSpec& spec);
/// What its value may be; nothing is known of a flag's.
[[nodiscard]] ValueKind values_of(const OptionSpec& spec);

/// A command, or a group of commands.
struct Command {
    std::string name;
    std::string short_name = {};               // as which it may be typed too
    std::string summary = {};                  // an imperative line without full stop
    std::string details = {};                  // full sentences
    std::function<std::string()> listed = {};  // below them, made where it is shown: a list in the language spoken
    std::string example = {};                  // one true command line
    std::vector<OptionSpec> options = {};
    std::function<ExitCode(Session&)> run = {};
    std::vector<Command> parts = {};
    bool is_paged = false;  // records nothing, and its answer may be longer than a screen
};

/// The details with what is listed below them; empty where there are none.
[[nodiscard]] std::string details_of(const Command& command);

/// An option that every command takes.
struct CommonOption {
    std::vector<std::string> names;
    std::string help;
    std::string value_name = {};          // empty: a flag
    std::vector<std::string> among = {};  // the words allowed
    bool repeats = false;
};
[[nodiscard]] const std::vector<CommonOption>& common_options();

}  // namespace jadoube::cli
