#include "report/formats/terminal.hpp"

#include "base/text.hpp"
#include "catch.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using namespace std::string_literals;

TEST_CASE("paragraphs are wrapped at spaces, longer words stand alone") {
    const Blocks blocks{{Paragraph{"one two three"s}}, {Paragraph{"a verylongword b"s}}};
    CHECK(to_terminal(blocks, {.width = 8}) == "one two\nthree\n\na\nverylongword\nb\n");
}

TEST_CASE("line ends of people's text are kept, whatever their kind") {
    CHECK(to_terminal(Blocks{{Paragraph{foreign("one\r\ntwo\rthree\nfour")}}}) == "one\ntwo\nthree\nfour\n");
}

TEST_CASE("lists hang under their marks") {
    const Blocks blocks{{List{{{"first thing"s, {{"below"s}}}, {"second"s}}, true}}};
    CHECK(to_terminal(blocks, {.width = 12}) == "  1. first\n     thing\n     - below\n  2. second\n");
}

TEST_CASE("a list follows what announces it without an empty line") {
    const Blocks blocks{{Paragraph{"These:"s, Paragraph::Role::lead_in}}, {List{{{"x"s}}}}, {Paragraph{"End."s}}};
    CHECK(to_terminal(blocks) == "These:\n  - x\n\nEnd.\n");
}

TEST_CASE("tables are aligned by the columns a terminal shows") {
    const Blocks blocks{{Table{{"Name"s, "Points"s}, {{"Åsa 王"s, "1"s}, {"Bo"s, "22"s}}}}};
    CHECK(to_terminal(blocks) == "Name    Points\n------  ------\nÅsa 王  1\nBo      22\n");
}

TEST_CASE("wide tables are wrapped into the width") {
    const Text words = "many words that need a lot of room in the second column of the table"s;
    const std::string text = to_terminal(Blocks{{Table{{"Key"s, "Value"s}, {{"k"s, words}}}}}, {.width = 30});
    for (const std::string_view line : split(text, '\n')) CHECK(display_width(line) <= 30);
    CHECK(text.find("k    many words that need a\n     lot of room") != std::string::npos);
}

TEST_CASE("boards stand side by side where there is room") {
    const Diagram start{chess::Setup::initial(), "Start"s};
    const Blocks two{{Diagrams{{start, start}}}};
    const std::string wide = to_terminal(two, {.width = 80, .men = MenDrawn::letters});
    CHECK(wide.find("1  R  N  B  Q  K  B  N  R     1  R  N  B  Q  K  B  N  R\n") != std::string::npos);
    const std::string narrow = to_terminal(two, {.width = 40, .men = MenDrawn::letters});
    CHECK(narrow.find("1  R  N  B  Q  K  B  N  R\n   a") != std::string::npos);
}

TEST_CASE("marked squares stand in brackets, figurines stand for letters") {
    const Diagram diagram{samples::setup("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1"), {}, {*chess::square_named("f1")}};
    CHECK(board_lines(diagram, MenDrawn::letters)[7] == "1  .  .  .  .  K [Q] .  .");
    CHECK(board_lines(diagram, MenDrawn::figurines)[7] == "1  ·  ·  ·  ·  ♔ [♕] ·  ·");
    CHECK(board_lines(diagram, MenDrawn::figurines)[0] == "8  ·  ·  ·  ·  ♚  ·  ·  ·");
}
