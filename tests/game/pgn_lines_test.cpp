#include "game/pgn/pgn_lines.hpp"

#include <sstream>
#include <string>

#include "catch.hpp"

using namespace jadoube::game;

namespace {

struct NumberedLine {
    int number;
    std::string text;
    friend bool operator==(const NumberedLine&, const NumberedLine&) = default;
};

std::vector<NumberedLine> lines_of(const std::string& text) {
    std::istringstream in(text);
    PgnLines lines(in);
    std::vector<NumberedLine> result;
    while (const auto line = lines.next()) result.push_back({lines.number(), std::string(*line)});
    return result;
}

}  // namespace

TEST_CASE("lines end with LF, CR LF or CR") {
    using Numbered = std::vector<NumberedLine>;
    CHECK(lines_of("").empty());
    CHECK(lines_of("a") == Numbered{{1, "a"}});
    CHECK(lines_of("a\n") == Numbered{{1, "a"}});
    CHECK(lines_of("a\nb\r\nc\rd") == Numbered{{1, "a"}, {2, "b"}, {3, "c"}, {4, "d"}});
    CHECK(lines_of("\n\r\n\r\r") == Numbered{{1, ""}, {2, ""}, {3, ""}, {4, ""}});
    CHECK(lines_of("a\r\rb") == Numbered{{1, "a"}, {2, ""}, {3, "b"}});
}

TEST_CASE("lines are the same wherever the buffer ends") {
    // The source is read 64 kB at a time: the line end goes through every place around it.
    for (std::size_t before = 65530; before < 65545; ++before) {
        const std::string line(before, 'x');
        const auto lines = lines_of(line + "\r\n" + line + "\r" + line + "\nend");
        REQUIRE(lines.size() == 4);
        CHECK(lines[0].text == line);
        CHECK(lines[1].text == line);
        CHECK(lines[2].text == line);
        CHECK(lines[3] == NumberedLine{4, "end"});
    }
}

TEST_CASE("a line over 1 MB comes in pieces with one number, cut at a space") {
    std::string text;
    while (text.size() < 3 * PgnLines::kLongestLine) text += "word ";
    const auto lines = lines_of(text + "\nnext\n");
    REQUIRE(lines.size() == 5);
    std::string whole;
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(lines[i].number == 1);
        CHECK(lines[i].text.size() <= PgnLines::kLongestLine);
        if (i > 0) CHECK(lines[i].text.front() == ' ');
        whole += lines[i].text;
    }
    CHECK(whole == text);
    CHECK(lines[4] == NumberedLine{2, "next"});
}

TEST_CASE("a line that cannot be cut at a space is cut at 1 MB") {
    const std::string text(2 * PgnLines::kLongestLine + 5, 'x');
    const auto lines = lines_of(text);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].text.size() == PgnLines::kLongestLine);
    CHECK(lines[2].text == "xxxxx");
}
