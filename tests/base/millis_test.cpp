#include "base/millis.hpp"

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;

TEST_CASE("clock times are read as people write them") {
    CHECK(parse_millis("1:40:00")->count == 6000000);
    CHECK(parse_millis("5:58")->count == 358000);
    CHECK(parse_millis("0:05:58.4")->count == 358400);
    CHECK(parse_millis("0:00:00.007")->count == 7);
}

TEST_CASE("what is no clock time is refused with an example") {
    for (const char* text : {"", "90", "1:60", "1:2:3:4", "-1:00", "-0:00:05", "5:-0", "0:05:58.-4", "0:05:58.",
                             "0:05:58.1234", "a:00", "1000:00:00"}) {
        INFO(text);
        const auto time = parse_millis(text);
        REQUIRE_FALSE(time);
        CHECK(time.error().code == ErrorCode::bad_time);
        CHECK(time.error().hint.find("5:58") != std::string::npos);
    }
}

TEST_CASE("a time is printed as it is read") {
    for (const char* text : {"0:05:58", "1:40:00", "0:05:58.4", "0:00:00.007", "0:00:00"}) {
        CHECK(to_text(*parse_millis(text)) == text);
    }
    CHECK(to_text(Millis{-61000}) == "-0:01:01");
}
