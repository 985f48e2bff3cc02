// Lines as arbiters of several countries type them (lines.txt): read as they are meant, or asked about.
#include "base/file.hpp"
#include "catch.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

struct Row {
    std::string line;
    std::string means;  // how it is said again; behind "? " the question that is asked
    Position before;
};

Position position_named(const std::string& section) {
    if (section == "no position") return {};
    if (section == "White to move") return example_position();
    if (section != "Black to move") return *chess::parse_fen(section);
    Position black = example_position();
    black->turn = chess::Color::black;
    return black;
}

std::vector<Row> rows_of(const std::string& text) {
    std::vector<Row> rows;
    Position before;
    for (const std::string_view line : split(text, '\n')) {
        if (line.empty() || line.front() == '#') continue;
        if (line.front() == '[') {
            before = position_named(std::string(line.substr(1, line.size() - 2)));
            continue;
        }
        const auto bar = line.find(" | ");
        REQUIRE(bar != std::string_view::npos);
        rows.push_back({std::string(line.substr(0, bar)), std::string(line.substr(bar + 3)), before});
    }
    return rows;
}

}  // namespace

TEST_CASE("lines as arbiters of several countries type them are read as they are meant") {
    const auto text = read_file(std::string(JADOUBE_SOURCE) + "/tests/desk/lines.txt", 1000000);
    REQUIRE(text);
    const auto rows = rows_of(*text);
    constexpr std::size_t kLeast = 200;
    CHECK(rows.size() > kLeast);
    for (const Row& row : rows) {
        INFO(row.line);
        const bool is_asked = row.means.starts_with("? ");
        if (is_asked) CHECK(asked(row.line, row.before) == row.means.substr(2));
        if (!is_asked) CHECK(echo(row.line, row.before) == row.means);
    }
}
