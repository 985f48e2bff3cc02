// The tree of commands laid out flat, as scripts of completion are written from it.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace jadoube::cli {

/// An option, or a place for words, with what may stand there.
struct Argument {
    std::vector<std::string> names;  // "-r", "--rules"; of a place its name in help
    std::string help;
    std::string value_name = {};  // empty: a flag
    ValueKind values = ValueKind::text;
    std::vector<std::string> among = {};  // the only words allowed, where they are few
    bool repeats = false;
};

/// What may be typed behind the words of one command.
struct Level {
    std::string path;                                        // "", "decide", "rules lint"
    std::string short_path;                                  // "i"; may be empty
    std::vector<std::pair<std::string, std::string>> parts;  // name and summary
    std::vector<Argument> options;                           // those of every command last
    std::vector<Argument> places;
};

/// The program itself first, then each command before its parts.
[[nodiscard]] std::vector<Level> levels_of(const std::vector<Command>& commands);

/// How scripts write what an argument may hold: "files", "games", ":white,black"; empty for a flag.
[[nodiscard]] std::string source_of(const Argument& argument);
/// "'it'\''s'": one word for a shell of the Bourne family.
[[nodiscard]] std::string quoted_for_sh(const std::string& text);

}  // namespace jadoube::cli
