#include "base/text.hpp"

#include "catch.hpp"

using namespace jadoube;

TEST_CASE("numbers are read whole or not at all") {
    CHECK(parse_int("42") == 42);
    CHECK(parse_int("-7") == -7);
    CHECK_FALSE(parse_int("42 "));
    CHECK_FALSE(parse_int(""));
    CHECK_FALSE(parse_int("99999999999999999999"));
}

TEST_CASE("splitting keeps empty parts") {
    CHECK(split("a,,b", ',') == std::vector<std::string_view>{"a", "", "b"});
    CHECK(split("", ',') == std::vector<std::string_view>{""});
}

TEST_CASE("the nearest name is the one with the fewest edits, if they are few") {
    CHECK(nearest("threfold", {"fifty", "threefold", "fivefold"}) == "threefold");
    CHECK(nearest("TOUCH", {"touch"}) == "touch");
    CHECK_FALSE(nearest("castle", {"fifty", "threefold"}));
}

TEST_CASE("lists read as a sentence") {
    CHECK(counted(1, "game") == "1 game");
    CHECK(counted(0, "game") == "0 games");
    CHECK(list_of({"a"}) == "a");
    CHECK(list_of({"a", "b", "c"}) == "a, b and c");
    CHECK(list_of({"a", "b"}, "or") == "a or b");
}

TEST_CASE("foreign text shows what it hides") {
    CHECK(for_terminal("Müller – ♞") == "Müller – ♞");
    CHECK(for_terminal("a\x1b[31mb") == "a\\u{1b}[31mb");
    CHECK(for_terminal("a\xe2\x80\xae"
                       "b") == "a\\u{202e}b");
    CHECK(for_terminal("\xff"
                       "a") == "\\x{ff}a");
    CHECK(for_terminal("line\nbreak") == "line\\u{a}break");
    CHECK(for_terminal("\xef\xbb\xbf"
                       "x") == "\\u{feff}x");
    CHECK(for_terminal("abcdef", 2) == "ab... (4 more characters)");
    CHECK(for_terminal("a\x7f\x7f\x7f", 14) == "a\\u{7f}\\u{7f}... (1 more characters)");
    CHECK(for_terminal("\x7f", 5) == "... (1 more characters)");
}

TEST_CASE("foreign text in a document keeps its lines and shows what it hides") {
    CHECK(for_document("Müller – ♞") == "Müller – ♞");
    CHECK(for_document("a\xe2\x80\xae"
                       "b\xe2\x80\x8b") == "a[U+202E]b[U+200B]");
    CHECK(for_document("a\x1b[31mb\x7f") == "a[U+001B][31mb[U+007F]");
    CHECK(for_document("\xff"
                       "a") == "[0xFF]a");
    CHECK(for_document("one\r\ntwo\rthree\nfour") == "one\ntwo\nthree\nfour");
    CHECK(for_document("\xf3\xa0\x81\x81") == "[U+E0041]");
}

TEST_CASE("Latin-1 becomes UTF-8") {
    CHECK(latin1_to_utf8("M\xfcller") == "Müller");
    CHECK_FALSE(is_utf8("M\xfcller"));
    CHECK(is_utf8("Müller"));
    CHECK(count_code_points("Müller") == 6);
}
