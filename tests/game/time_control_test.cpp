#include "game/time_control.hpp"

#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::game;

TEST_CASE("a time control of several periods is read") {
    const auto control = parse_time_control("40/5400+30:1800+30");
    REQUIRE(control);
    REQUIRE(control->kind == TimeControl::Kind::periods);
    REQUIRE(control->periods.size() == 2);
    CHECK(control->periods[0] == TimePeriod{.moves = 40, .time = {5400000}, .increment = {30000}});
    CHECK(control->periods[1] == TimePeriod{.time = {1800000}, .increment = {30000}});
}

TEST_CASE("unknown, none and sandclock are told apart") {
    CHECK(parse_time_control("?")->kind == TimeControl::Kind::unknown);
    CHECK(parse_time_control("-")->kind == TimeControl::Kind::unlimited);
    CHECK(parse_time_control("*180")->periods.front() == TimePeriod{.time = {180000}, .is_sandclock = true});
}

TEST_CASE("a time control is printed as it is read") {
    for (const char* text : {"?", "-", "300", "4500+60", "*180", "40/9000", "40/7200:20/3600:900+30", "10.931+0.109",
                             "40/5400+30:1800+30", "60+0.05"}) {
        INFO(text);
        const auto control = parse_time_control(text);
        REQUIRE(control);
        CHECK(to_text(*control) == text);
    }
    CHECK(to_text(*parse_time_control("60+0")) == "60");
}

TEST_CASE("free text is no time control, and the error quotes it") {
    for (const char* text : {"", "60 mins", "15 min/game + 10 sec/move", "90m+30s", "300:300", "40/", "/300", "0/300",
                             "300+", "1.", "1.2345", "-300", "40/5400+30;1800", "99999999999999999999", "4e3"}) {
        INFO(text);
        const auto control = parse_time_control(text);
        REQUIRE_FALSE(control);
        CHECK(control.error().code == ErrorCode::bad_time);
        CHECK(control.error().message == "'" + std::string(text) + "' is not a time control");
    }
}
