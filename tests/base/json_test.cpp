#include "base/json.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"

using namespace jadoube;

namespace {

Error error_of(std::string_view text) {
    const auto value = parse_json(text, "x.json");
    REQUIRE_FALSE(value);
    return value.error();
}

}  // namespace

TEST_CASE("a value knows its place; a member stands where its name does") {
    const auto value = parse_json("{\n \"a\": [1,\n  \"two\"],\n \"ä\": 1, \"b\": {\"c\":\n null}\n}", "x.json");
    REQUIRE(value);
    CHECK(value->place() == TextPlace{1, 1});
    CHECK(value->find("a")->place() == TextPlace{2, 2});
    CHECK(value->find("a")->if_array()->at(0).place() == TextPlace{2, 8});
    CHECK(value->find("a")->if_array()->at(1).place() == TextPlace{3, 3});
    CHECK(value->find("b")->place() == TextPlace{4, 10});  // in characters, not in bytes
    CHECK(value->find("b")->find("c")->place() == TextPlace{4, 16});
    CHECK(value->find("b")->find("c")->is_null());
}

TEST_CASE("a key that stands twice is refused with its place") {
    const Error error = error_of("{\"a\": 1,\n\"a\": 2}");
    CHECK(error.code == ErrorCode::json_duplicate_key);
    CHECK(error.where == "x.json:2:1");
    CHECK(error.message == "the key 'a' stands twice in one object");
}

TEST_CASE("what is not JSON, or not ours, is refused") {
    CHECK(error_of("{\"a\": 1,}").code == ErrorCode::json_syntax);
    CHECK(error_of("").code == ErrorCode::json_syntax);
    CHECK(error_of("{} x").code == ErrorCode::json_syntax);
    CHECK(error_of("1.5").code == ErrorCode::json_syntax);
    CHECK(error_of("9007199254740992").code == ErrorCode::json_syntax);
    CHECK(error_of("\"\xff\"").code == ErrorCode::not_utf8);
    CHECK(error_of(std::string(100, '[')).message == "nested over 64 levels deep");
    CHECK(error_of(std::string(kLargestJson + 1, ' ')).code == ErrorCode::too_large);
}

TEST_CASE("foreign text in an error is spelled out and short") {
    const std::string wild = std::string(500, '\x7f');
    for (const std::string& text : {"{\"" + wild + "\":1,\"" + wild + "\":2}", "[\"" + wild + "\" 1]",
                                    std::string("[" + std::string(500, '9') + "]"), "[1." + std::string(500, '9') + "]",
                                    "[" + std::string(500, 'a') + "]"}) {
        const Error error = error_of(text);
        CAPTURE(error.message);
        CHECK(error.message.size() <= 300);
        CHECK(for_terminal(error.message) == error.message);
    }
}

TEST_CASE("what an editor or a habit puts into JSON is named, with its line and column") {
    const struct {
        const char* text;
        const char* where;
        const char* message;
        const char* hint;
    } rows[] = {
        {"{\n  \"a\": “x”}", "x.json:2:8", "not JSON: unexpected '“'", "straight quotes"},
        {"{\"a\": 'x'}", "x.json:1:7", "not JSON: unexpected '''", "double quotes"},
        {"{\"a\": 1 // one\n}", "x.json:1:9", "not JSON: unexpected '/'", "no comments"},
        {"{\"a\": [1, 2,\n]}", "x.json:2:1", "not JSON: unexpected ']'", "leave out the comma before the ]"},
        {"{\"a\": 1,}", "x.json:1:9", "not JSON: unexpected '}'", "leave out the comma before the }"},
        {"{\"é\": 1 \"b\": 2}", "x.json:1:9", "not JSON: unexpected '\"b\"'", "missing comma"},
        {"{\"a\":\u00a01}", "x.json:1:6", "not JSON: unexpected '\u00a0'", "does not break"},
        {"{\"a\": \"x\n\"}", "x.json:1:9", "not JSON: unexpected '\\u{a}'", "one line"},
        {"{\"a\": True}", "x.json:1:7", "not JSON: unexpected 'T'", "true and false"},
        {"{\"a\": 60,000}", "x.json:1:10", "not JSON: unexpected '0'", "digits alone"},
        {"{\"a\": 1:00}", "x.json:1:8", "not JSON: unexpected ':'", "digits alone"},
        {"{\"a\": 1.5\n}", "x.json:1:7", "the number 1.5 is not a whole number within 2^53", "numbers are whole"},
        {"{\"a\": 1", "x.json:1:1", "not JSON: the text ends too early", "missing quote or bracket"},
    };
    for (const auto& row : rows) {
        INFO(row.text);
        const Error error = error_of(row.text);
        CHECK(error.where == row.where);
        CHECK(error.message == row.message);
        CHECK(error.hint.find(row.hint) != std::string::npos);
    }
    const Error wide = error_of(std::string_view("{\0}\0", 4));
    CHECK(wide.code == ErrorCode::not_utf8);
    CHECK(wide.message == "UTF-16 text, not UTF-8");
}

TEST_CASE("canonical text sorts members and escapes only what it must") {
    const auto value = parse_json(R"({"b":[true,-3],"a":"é\n\"\/"})", "x.json");
    REQUIRE(value);
    CHECK(to_canonical_text(*value) == "{\"a\":\"é\\n\\\"/\",\"b\":[true,-3]}");
    CHECK(to_text(*value) == "{\"b\":[true,-3],\"a\":\"é\\n\\\"/\"}");
    CHECK(*parse_json(to_pretty_text(*value), "y") == *value);
}

TEST_CASE("a byte that is no UTF-8, or cannot stand in a text of JSON, is written as what can") {
    CHECK(to_text(Json("a\xff\xc3z")) == "\"a\uFFFD\uFFFDz\"");
    CHECK(to_text(Json(std::string_view("\0\b\t\n\v\f\r\x1f\x7f", 9))) ==
          "\"\\u0000\\b\\t\\n\\u000b\\f\\r\\u001f\x7f\"");
    CHECK(to_text(Json("")) == "\"\"");
}

TEST_CASE("a copy is changed for itself alone") {
    const Json before = Json::object({{"a", Json::array({1, Json::object({{"b", 2}})})}});
    Json copy = before;
    copy.find("a")->if_array()->at(1).set("b", 3);
    copy.set("c", copy);
    CHECK(to_text(before) == R"({"a":[1,{"b":2}]})");
    CHECK(to_text(copy) == R"({"a":[1,{"b":3}],"c":{"a":[1,{"b":3}]}})");
}

TEST_CASE("objects are equal whatever the order of their members") {
    CHECK(*parse_json(R"({"a":1,"b":2})", "x") == *parse_json(R"({"b":2,"a":1})", "x"));
    CHECK_FALSE(*parse_json(R"({"a":1})", "x") == *parse_json(R"({"a":1,"b":2})", "x"));
}

TEST_CASE("members are set, replaced and read with fallbacks") {
    Json value;
    value.set("a", 1).set("b", "x").set("a", 2);
    CHECK(to_text(value) == R"({"a":2,"b":"x"})");
    CHECK(value.number("a") == 2);
    CHECK(value.text("a", "none") == "none");
    CHECK(value.find("c") == nullptr);
}
