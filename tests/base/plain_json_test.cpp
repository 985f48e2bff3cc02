// What is read in one pass is what the library reads.
#include "base/plain_json.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;

namespace {

/// The value as the library reads it, on the same lines: with it stands a text that is not read in one pass.
Result<Json> read_by_library(const std::string& text) {
    const auto both = parse_json("[\"\\u0041\", " + text + "]", "x.json");
    if (!both) return tl::unexpected<Error>(both.error());
    return both->if_array()->at(1);
}

void check_lines(const Json& a, const Json& b) {
    CHECK(a.line() == b.line());
    if (const JsonObject* object = a.if_object())
        for (const auto& [key, value] : *object) check_lines(value, *b.find(key));
    if (const JsonArray* items = a.if_array())
        for (std::size_t i = 0; i < items->size(); ++i) check_lines((*items)[i], (*b.if_array())[i]);
}

}  // namespace

TEST_CASE("JSON read in one pass has the values and lines that the library finds") {
    for (const char* text : {"[]", "{}", "0", "-0", "-12", "123456789012345", "null", " [true ,\n false ]\n",
                             "{\"a\": {\"b\": []}, \"c\": [{}]}", R"(["", "ä\"\\\/\b\f\n\r\t", "a\nb"])",
                             "{\n \"a\": [1,\n  \"two\"],\r\n \"b\": {\"c\": null}\n}"}) {
        INFO(text);
        const auto plain = read_plain_json(text);
        const auto whole = read_by_library(text);
        REQUIRE(plain);
        REQUIRE(whole);
        CHECK(*plain == *whole);
        CHECK(to_text(*plain) == to_text(*whole));
        check_lines(*plain, *whole);
    }
}

TEST_CASE("what is refused is not read in one pass") {
    for (const char* text : {"",
                             " ",
                             "{} x",
                             "{\"a\": 1,}",
                             "[1,]",
                             "[1 2]",
                             "{\"a\": 1, \"a\": 2}",
                             "{\"a\" 1}",
                             "{1: 2}",
                             "01",
                             "1.5",
                             "1e3",
                             "-",
                             "+1",
                             "tru",
                             "truex",
                             "\"a",
                             "\"\\x\"",
                             "\"\\",
                             "\"a\nb\"",
                             "[",
                             "{\"a\":",
                             "9007199254740992",
                             "'a'"}) {
        INFO(text);
        CHECK_FALSE(read_plain_json(text));
        CHECK_FALSE(parse_json(text, "x.json"));
    }
    CHECK_FALSE(read_plain_json(std::string(65, '[') + std::string(65, ']')));
    CHECK(read_plain_json(std::string(64, '[') + std::string(64, ']')));
}

TEST_CASE("every ruleset is read in one pass, as the library reads it") {
    for (const auto& entry : std::filesystem::directory_iterator(std::string(JADOUBE_SOURCE) + "/rules")) {
        if (entry.path().extension() != ".json") continue;
        INFO(entry.path().string());
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        const auto plain = read_plain_json(text.str());
        const auto whole = read_by_library(text.str());
        REQUIRE(plain);
        REQUIRE(whole);
        CHECK(*plain == *whole);
        check_lines(*plain, *whole);
    }
}
