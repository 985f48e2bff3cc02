#include "game/pgn/pgn_comment.hpp"

#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::game;

TEST_CASE("clock commands are taken out of a comment") {
    const CommentText parsed = parse_comment(" [%clk 1:05:23] a  good\n move [%emt 0:00:03.5]");
    CHECK(parsed.text == "a good move");
    CHECK(parsed.clock == Millis{3923000});
    CHECK(parsed.elapsed == Millis{3500});
    CHECK(parsed.not_understood.empty());
}

TEST_CASE("a command may be broken over a line end at any place") {
    for (const char* text : {"[%clk\n1:05:23]", "[%clk 1:05:\n23]", "[%clk 1:05:23\n]", "[%clk\r\n 1:05:23 ]"}) {
        INFO(text);
        CHECK(parse_comment(text).clock == Millis{3923000});
        CHECK(parse_comment(text).text.empty());
    }
}

TEST_CASE("other commands stay") {
    CHECK(parse_comment("[%eval 0.2] [%clk 0:05:00] [%csl Ge4]").text == "[%eval 0.2] [%csl Ge4]");
    CHECK(parse_comment("[%clk 0:05:00").text == "[%clk 0:05:00");
    CHECK(parse_comment("50 [% of all]").text == "50 [% of all]");
}

TEST_CASE("a clock command that cannot be read, or a second one, stays and is named") {
    const CommentText parsed = parse_comment("[%clk now] x [%clk 0:05:00][%clk 0:04:00]");
    CHECK(parsed.text == "[%clk now] x [%clk 0:04:00]");
    CHECK(parsed.clock == Millis{300000});
    CHECK(parsed.not_understood == std::vector<std::string>{"[%clk now]", "[%clk 0:04:00]"});
}

TEST_CASE("what was done is read as it is written") {
    const auto square = [](const char* name) { return chess::square_named(name); };
    const IrregularMove moves[] = {
        {.by = chess::Color::white, .man = *chess::parse_raw_uci("d5e3")},
        {.by = chess::Color::black, .man = *chess::parse_raw_uci("e2e1n"), .taken = square("a1")},
        {.by = chess::Color::white,
         .man = *chess::parse_raw_uci("e1c1"),
         .taken = square("b7"),
         .rook = chess::parse_raw_uci("a1d1")},
    };
    for (const IrregularMove& move : moves) {
        const std::string text = command_text({}, {}, move);
        INFO(text);
        const CommentText parsed = parse_comment(text);
        REQUIRE(parsed.done);
        CHECK(*parsed.done == move);
        CHECK(parsed.text.empty());
    }
    CHECK(command_text(Millis{60000}, Millis{1500}, moves[0]) ==
          "[%irregular d5e3 by=white] [%clk 0:01:00] [%emt 0:00:01.5]");
    CHECK(command_text({}, {}, {}).empty());
}

TEST_CASE("what was done must be squares and known words") {
    for (const char* text :
         {"[%irregular]", "[%irregular d5]", "[%irregular d5e3 taken=z9]", "[%irregular d5e3 by=red]",
          "[%irregular d5e3 rook=h1]", "[%irregular d5e3 on=purpose]", "[%irregular by=white]"}) {
        INFO(text);
        const CommentText parsed = parse_comment(text);
        CHECK_FALSE(parsed.done);
        CHECK(parsed.not_understood == std::vector<std::string>{text});
    }
}
