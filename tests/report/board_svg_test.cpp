#include "report/formats/board_svg.hpp"

#include <set>

#include "catch.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;

namespace {

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
    return found;
}

}  // namespace

TEST_CASE("a board has 32 dark squares and a drawing for every man") {
    const std::string svg = board_svg({chess::Setup::initial(), {}});
    CHECK(count(svg, "h100v100h-100z") == 32);
    CHECK(count(svg, "<use ") == 32);
    CHECK(count(svg, "href=\"#man-p\"") == 16);
    CHECK(count(svg, "href=\"#man-k\"") == 2);
}

TEST_CASE("men stand on their squares, a1 below on the left") {
    const std::string svg = board_svg({samples::setup("7k/8/8/8/8/8/8/K7 w - - 0 1"), {}});
    CHECK(svg.find("<use href=\"#man-k\" x=\"42\" y=\"706\" width=\"100\" height=\"100\" fill=\"#fff\"") !=
          std::string::npos);
    CHECK(svg.find("<use href=\"#man-k\" x=\"742\" y=\"6\" width=\"100\" height=\"100\" fill=\"#262626\"") !=
          std::string::npos);
}

TEST_CASE("a1 is dark") {
    const std::string svg = board_svg({samples::setup("7k/8/8/8/8/8/8/K7 w - - 0 1"), {}});
    CHECK(svg.find("M42 706h100") != std::string::npos);
    CHECK(svg.find("M142 706h100") == std::string::npos);
}

TEST_CASE("every symbol that a board uses is drawn, each differently") {
    const std::string symbols = piece_symbols();
    std::set<std::string> bodies;
    for (const char letter : std::string("kqrbnp")) {
        const auto at = symbols.find(std::string("<symbol id=\"man-") + letter + "\"");
        REQUIRE(at != std::string::npos);
        const auto body = symbols.find("<path", at);
        bodies.insert(symbols.substr(body, symbols.find("</symbol>", at) - body));
    }
    CHECK(bodies.size() == 6);
}

TEST_CASE("marks frame squares and arrows point the right way") {
    const auto square = [](const char* name) { return *chess::square_named(name); };
    Diagram diagram{chess::Setup::initial(), {}};
    CHECK(count(board_svg(diagram), "a3341f") == 0);
    diagram.marked = {square("a1")};
    CHECK(board_svg(diagram).find("<rect x=\"48\" y=\"712\" width=\"88\"") != std::string::npos);
    diagram.arrows = {{square("e2"), square("e4")}};
    CHECK(board_svg(diagram).find("translate(492 656) rotate(-90.00)") != std::string::npos);
    diagram.arrows = {{square("e2"), square("e2")}};
    CHECK(count(board_svg(diagram), "rotate(") == 0);
}

TEST_CASE("a board is told in words for those who do not see it") {
    CHECK(board_in_words(samples::setup("6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1")) ==
          "White: king e1, rook a1; Black: king g8, pawns f7, g7, h7. Black to move.");
    CHECK(board_in_words(samples::setup("8/8/8/8/8/8/8/K7 w - - 0 1")) ==
          "White: king a1; Black: no men. White to move.");
}
