// The names that headers give to types: one name, one thing.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "code.hpp"

namespace jadoube::architecture {

/// The types that code declares with all they hold, and the names it gives to types, where they stand in a namespace.
/// A type within a type is named together with that one; a specialisation of a template is no type of its own.
[[nodiscard]] std::set<std::string> types_declared(const std::vector<Token>& tokens);

/// "Score: event/tournament.hpp, game/record.hpp": each name that more than one header of a tree gives to a type, in
/// the order of the names.
[[nodiscard]] std::vector<std::string> types_declared_again(const std::filesystem::path& src);

}  // namespace jadoube::architecture
