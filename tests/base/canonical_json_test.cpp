#include "base/canonical_json.hpp"

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;

namespace {

/// As reading and writing it again finds it.
bool is_canonical(const std::string& text) {
    const auto value = parse_json(text, "x.json");
    return value && to_canonical_text(*value) == text;
}

/// Texts that differ from this one in one byte: another, none, or one more.
std::vector<std::string> neighbours(const std::string& text) {
    constexpr std::string_view kBytes{"\0\x01\t\n \"\\/,:-+.019aefnu[]{}\x7f\xc3\xff", 27};
    std::vector<std::string> all;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size()) all.push_back(text.substr(0, at) + text.substr(at + 1));
        for (const char byte : kBytes) {
            all.push_back(text.substr(0, at) + byte + text.substr(at));
            if (at < text.size()) all.push_back(text.substr(0, at) + byte + text.substr(at + 1));
        }
    }
    return all;
}

}  // namespace

TEST_CASE("what stands in the one canonical spelling is read as it is by the reader of all JSON") {
    for (const std::string text :
         {R"({"a":[1,-2,0,true,false,null],"b":{"c":"é \" \\ / \b\f\n\r\t \u0000\u001f","d":[]},"e":{}})", R"("")",
          "9007199254740991", "-9007199254740991", "[]", "[[],[{}]]", R"({"":"","A":1,"a":2,"é":3})"}) {
        INFO(text);
        const auto value = read_canonical_json(text);
        REQUIRE(value);
        CHECK(*value == parse_json(text, "x.json"));
        CHECK(to_canonical_text(*value) == text);
    }
}

TEST_CASE("every other spelling is refused, and what is no JSON of ours") {
    for (const char* text : {"",
                             " 1",
                             "1 ",
                             "01",
                             "-0",
                             "1.0",
                             "1e2",
                             "9007199254740992",
                             "-9007199254740992",
                             "99999999999999999999",
                             R"("\u00e9")",
                             R"("\/")",
                             R"("\u000a")",
                             R"("\u001F")",
                             R"("\x")",
                             "\"\n\"",
                             "\"\xff\"",
                             "\"",
                             R"({"b":1,"a":2})",
                             R"({"a":1,"a":1})",
                             R"({"a": 1})",
                             R"({"a":1,})",
                             "[1,]",
                             "[1 ,2]",
                             "{1:2}",
                             "[1",
                             "nul",
                             "True",
                             "1 1"}) {
        INFO(text);
        CHECK_FALSE(read_canonical_json(text));
    }
    const std::string deep(kDeepestJson + 1, '[');
    CHECK_FALSE(read_canonical_json(deep + std::string(kDeepestJson + 1, ']')));
    CHECK(read_canonical_json(deep.substr(1) + std::string(kDeepestJson, ']')));
    CHECK_FALSE(read_canonical_json('"' + std::string(kLargestJson, 'x') + '"'));
}

TEST_CASE("a text is read as canonical exactly where reading and writing it again gives it back") {
    for (const std::string text :
         {R"({"a":[1,-20,true,null],"b":{"c":"é\"\\\n\u001f"}})", R"([{"x":0},"",{},[]])", R"("\b\f\r\t\u0000")"}) {
        for (const std::string& other : neighbours(text)) {
            INFO(other);
            CHECK(read_canonical_json(other).has_value() == is_canonical(other));
        }
    }
}
