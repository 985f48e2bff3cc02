// Holds src/ to edges.txt; and the scan itself to a small tree (samples/) in which every rule is broken once.
#include <regex>

#include "catch.hpp"
#include "code.hpp"
#include "edges.hpp"
#include "scan.hpp"

using namespace jadoube::architecture;

namespace {

namespace fs = std::filesystem;

const fs::path kSource = JADOUBE_SOURCE;
const fs::path kHere = kSource / "tests/architecture";

Edges edges_of(const fs::path& path) {
    return read_edges(text_of_file(path));
}

/// The rows "| `module` | what it holds | used, used |" of a page, and those of rooms, as lines of edges.txt.
Edges edges_told_by(const fs::path& page) {
    const std::string text = text_of_file(page);
    const std::regex row(R"re(\| `([\w/]+)` \|[^|\n]*\| ([\w, ]*)\|)re");
    std::string lines;
    for (std::sregex_iterator match(text.begin(), text.end(), row); match != std::sregex_iterator(); ++match) {
        lines += (*match)[1].str() + ": " + std::regex_replace((*match)[2].str(), std::regex(","), " ") + "\n";
    }
    return read_edges(lines);
}

}  // namespace

TEST_CASE("the modules keep apart") {
    const auto faults = faults_in(kSource / "src", edges_of(kHere / "edges.txt"), ruleset_ids(kSource / "rules"));
    for (const std::string& fault : faults) UNSCOPED_INFO("src/" << fault);
    CHECK(faults.empty());
}

TEST_CASE("the page on the architecture tells the same") {
    CHECK(edges_told_by(kSource / "docs/architecture.md") == edges_of(kHere / "edges.txt"));
}

TEST_CASE("every module or room that is used is one, and none uses itself by a detour") {
    const Edges edges = edges_of(kHere / "edges.txt");
    REQUIRE(edges.size() >= 11);
    for (const auto& [module, used] : edges) {
        for (const std::string& other : used) {
            INFO(module << " uses " << other);
            CHECK(edges.contains(other));
            CHECK_FALSE(reachable_from(edges, other).contains(module));
        }
    }
}

TEST_CASE("the scan finds each fault with its line, and nothing else") {
    const fs::path samples = kHere / "samples";
    const Edges edges = {{"base", {}},     {"chess", {"base"}}, {"game", {"chess"}}, {"log", {"game"}},
                         {"log/disk", {}}, {"rules", {"base"}}, {"rules/top", {}},   {"rules/read", {"rules/top"}}};
    CHECK(ruleset_ids(samples / "rules") == std::vector<std::string>{"old-1911", "old-1911a"});
    CHECK(faults_in(samples / "src", edges, ruleset_ids(samples / "rules")) ==
          std::vector<std::string>{
              "base/parts/words.hpp:1: the folder 'base/parts' is no room of base",
              "chess/CMakeLists.txt:2: USES log; chess may not use it",
              "chess/board.cpp:3: includes log/disk/database.hpp; chess may not use log",
              "chess/board.cpp:4: includes game/record.hpp; chess may not use game",
              "chess/board.cpp:5: includes \"board_parts.hpp\"; expected \"module/file.hpp\"",
              "chess/board.cpp:6: includes <sqlite3.h>; SQLite belongs to log/disk/database.cpp",
              "chess/board.cpp:10: names the ruleset old-1911; an edition of the laws is data",
              "engine/search.hpp:1: the folder 'engine' is no module",
              "log/disk/database.hpp:5: includes <SQLiteCpp/Database.h> in a header; it belongs to the .cpp file that "
              "owns "
              "the "
              "library",
              "log/disk/database.hpp:6: includes <nlohmann/json.hpp> in a header; it belongs to the .cpp file that "
              "owns the "
              "library",
              "rules/article.hpp:3: includes rules/read/reader.hpp; rules/top may not use rules/read",
              "rules/attic/old_reader.hpp:1: the folder 'rules/attic' is no room of rules",
          });
}

TEST_CASE("comments go, lines and literals stay") {
    CHECK(without_comments("a // b\nc") == "a \nc");
    CHECK(without_comments("a /* b\n\n */ c") == "a \n\n c");
    CHECK(without_comments(R"(f("// no", '"', "\"/*") // yes)") == R"(f("// no", '"', "\"/*") )");
    CHECK(without_comments("R\"x(// \" )\" )x\" // y") == "R\"x(// \" )\" )x\" ");
    CHECK(without_comments("1'000 /* ' */ + 0xFF'FF // '") == "1'000  + 0xFF'FF ");
    CHECK(without_comments("\"open") == "\"open");
    CHECK(without_comments("/* open") == "");
}
