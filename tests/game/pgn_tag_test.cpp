#include "game/pgn/pgn_tag.hpp"

#include "catch.hpp"

using namespace jadoube::game;

TEST_CASE("tags are read with escapes, and with quotes that should have been escaped") {
    struct Case {
        const char* text;
        Tag tag;
        bool is_broken;
    };
    const Case cases[] = {
        {R"([White "Morphy, Paul"])", {"White", "Morphy, Paul"}, false},
        {R"([A "b\""])", {"A", "b\""}, false},
        {R"([D "A]]["])", {"D", "A]]["}, false},
        {R"([F "\"A]][\"\\"])", {"F", "\"A]][\"\\"}, false},
        {R"([ White  "x" ])", {"White", "x"}, false},
        {R"([Dir "c:\games\new"])", {"Dir", "c:\\games\\new"}, false},
        {R"([Empty ""])", {"Empty", ""}, false},
        {R"([Event "The "Green" Cup"])", {"Event", "The \"Green\" Cup"}, true},
        {R"([Event "Elmtown \"])", {"Event", "Elmtown \\"}, true},
        {R"([Event "Elmtown")", {"Event", "Elmtown"}, true},
        {R"([Event "Elm)", {"Event", "Elm"}, true},
        {R"([Event])", {"Event", ""}, true},
        {R"([Event Elmtown])", {"Event", "Elmtown"}, true},
    };
    for (const Case& c : cases) {
        INFO(c.text);
        const auto read = parse_tag(c.text);
        REQUIRE(read);
        CHECK(read->tag == c.tag);
        CHECK(read->is_broken == c.is_broken);
        CHECK(read->length == std::string_view(c.text).size());
    }
}

TEST_CASE("a tag ends at its bracket") {
    const auto read = parse_tag(R"([A "1"] [B "2"] 1. e4)");
    REQUIRE(read);
    CHECK(read->tag == Tag{"A", "1"});
    CHECK(read->length == 7);
    CHECK(parse_tag("[A 1] 1. e4")->length == 5);
}

TEST_CASE("a bracket without a name is no tag") {
    for (const char* text : {"[", "[]", "[%clk 0:01:00]", "[\"x\"]", "[ "}) {
        INFO(text);
        CHECK_FALSE(parse_tag(text));
        CHECK_FALSE(looks_like_tag(text));
    }
    CHECK(looks_like_tag("[Event \""));
    CHECK_FALSE(looks_like_tag("[Event]"));
    CHECK_FALSE(looks_like_tag("[d4 was better]"));
}

TEST_CASE("a tag is read as it was written") {
    for (const char* value : {"", "x", "\"", "\\", "\\\"", "a]b[", "\"]", "c:\\d\\"}) {
        INFO(value);
        const auto read = parse_tag(to_text(Tag{"Name", value}));
        REQUIRE(read);
        CHECK(read->tag == Tag{"Name", value});
        CHECK_FALSE(read->is_broken);
    }
    CHECK(to_text(Tag{"Name", "two\nlines"}) == "[Name \"two lines\"]");
}
