// Reads the sources of a tree and says where they break the rules that keep its modules apart.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "edges.hpp"

namespace jadoube::architecture {

/// The ids of the codes of laws in a folder of rulesets: the names of its files, the index apart.
[[nodiscard]] std::vector<std::string> ruleset_ids(const std::filesystem::path& rules);

/// One line a fault, "chess/board.hpp:7: what is wrong", in the order of files and lines:
/// - an #include, or a USES in a CMakeLists.txt, of a module that `edges` do not allow, or without the module's folder;
/// - an #include, within a module that has rooms, of a room that `edges` do not allow;
/// - a folder that is no module of `edges`, or no room of its module;
/// - a header that includes a library for JSON, schemas, SQLite, cryptography or command lines; SQLite anywhere but in
///   log/disk/database.cpp;
/// - one of `ruleset_ids` outside a comment: an edition of the laws is data.
/// `src` is the folder of the modules.
[[nodiscard]] std::vector<std::string> faults_in(const std::filesystem::path& src, const Edges& edges,
                                                 const std::vector<std::string>& ruleset_ids);

}  // namespace jadoube::architecture
