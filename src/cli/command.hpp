// What a command is: its words, its options and what it does. The command line library sees commands through these
// alone, and help, completion and manual pages are made from them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/session.hpp"

namespace jadoube::cli {

/// Where an option's value goes.
using Target = std::variant<bool*, std::string*, std::optional<int>*, std::vector<std::string>*>;

struct OptionSpec {
    std::string name;  // "--rules" or "-r,--rules"; a positional has no dash
    std::string help;  // a phrase without full stop
    Target target;
    std::string value_name = {};  // "ID", "FILE"
    bool required = false;
    std::vector<std::string> among = {};  // the words allowed
};

/// A command, or a group of commands.
struct Command {
    std::string name;
    std::string short_name = {};  // as which it may be typed too
    std::string summary = {};     // an imperative line without full stop
    std::string details = {};     // full sentences
    std::string example = {};     // one true command line
    std::vector<OptionSpec> options = {};
    std::function<ExitCode(Session&)> run = {};
    std::vector<Command> parts = {};
};

}  // namespace jadoube::cli
