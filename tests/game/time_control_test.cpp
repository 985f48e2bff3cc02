#include "game/time/time_control.hpp"

#include <random>

#include "base/error.hpp"
#include "catch.hpp"
#include "game/time/time_control_words.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::game;

TEST_CASE("a time control of several periods is read") {
    const auto control = parse_time_control("40/5400+30:1800+30");
    REQUIRE(control);
    REQUIRE(control->kind == TimeControl::Kind::periods);
    REQUIRE(control->periods.white.size() == 2);
    CHECK(control->periods.white[0] == TimePeriod{.moves = 40, .time = {5400000}, .per_move = {30000}});
    CHECK(control->periods.white[1] == TimePeriod{.time = {1800000}, .per_move = {30000}});
    CHECK(control->is_equal());
}

TEST_CASE("unknown, none and sandclock are told apart") {
    CHECK(parse_time_control("?")->kind == TimeControl::Kind::unknown);
    CHECK(parse_time_control("-")->kind == TimeControl::Kind::unlimited);
    CHECK(parse_time_control("*180")->periods.white.front() == TimePeriod{.time = {180000}, .is_sandclock = true});
}

TEST_CASE("unequal sides, delay and Bronstein have a compact form") {
    const auto control = parse_time_control("W300-B240d2");
    REQUIRE(control);
    CHECK(control->periods.white.front() == TimePeriod{.time = {300000}});
    CHECK(control->periods.black.front() == TimePeriod{.time = {240000}, .per_move = {2000}, .manner = PerMove::delay});
    CHECK(parse_time_control("300b3")->periods.white.front().manner == PerMove::bronstein);
}

TEST_CASE("a time control is printed as it is read") {
    for (const char* text :
         {"?", "-", "300", "4500+60", "*180", "40/9000", "40/7200:20/3600:900+30", "10.931+0.109", "40/5400+30:1800+30",
          "60+0.05", "3600d5", "300b3", "W300-B240", "W40/5400+30:900+30-B1800+30", "20/3600"}) {
        INFO(text);
        const auto control = parse_time_control(text);
        REQUIRE(control);
        CHECK(to_text(*control) == text);
    }
    CHECK(to_text(*parse_time_control("60+0")) == "60");
}

TEST_CASE("free text is no compact time control, and the error quotes it") {
    for (const char* text : {"",
                             "60 mins",
                             "15 min/game + 10 sec/move",
                             "90m+30s",
                             "300:300",
                             "40/",
                             "/300",
                             "0/300",
                             "300+",
                             "1.",
                             "1.2345",
                             "-300",
                             "40/5400+30;1800",
                             "99999999999999999999",
                             "4e3",
                             "W300",
                             "W300-B",
                             "W-B240",
                             "300d",
                             "300x5"}) {
        INFO(text);
        const auto control = parse_time_control(text);
        REQUIRE_FALSE(control);
        CHECK(control.error().code == ErrorCode::bad_time);
        CHECK(control.error().message == "'" + std::string(text) + "' is not a time control");
    }
}

TEST_CASE("what people write is read") {
    const std::pair<const char*, const char*> table[] = {
        {"90 min for 40 moves + 30 min, 30 s per move from move 1", "40/5400+30:1800+30"},
        {"G/90;+30", "5400+30"},
        {"25m+10s", "1500+10"},
        {"40 Züge in 2 Stunden", "40/7200"},
        {"15 min/game + 10 sec/move", "900+10"},
        {"60 mins", "3600"},
        {"90m+30s", "5400+30"},
        {"90'+30''", "5400+30"},
        {"90’+30”", "5400+30"},
        {"1h30 + 30s", "5400+30"},
        {"1h30'+30''", "5400+30"},
        {"1 hour 30 minutes with 30 seconds increment", "5400+30"},
        {"1:30:00 + 30 s/move", "5400+30"},
        {"G/60 d5", "3600d5"},
        {"G/60; d5", "3600d5"},
        {"G60 inc5", "3600+5"},
        {"Game in 30 minutes, 5 second delay", "1800d5"},
        {"5 min, Bronstein 3 s", "300b3"},
        {"10 min + 5 s Bronstein delay", "600b5"},
        {"3 min sandclock", "*180"},
        {"Sanduhr 5 Minuten", "*300"},
        {"40/90, SD/30, 30 s per move from move 1", "40/5400+30:1800+30"},
        {"40/120, 20/60, SD/30", "40/7200:20/3600:1800"},
        {"40/90; +30, SD/30; +30", "40/5400+30:1800+30"},
        {"40 moves in 2 hours, then 20 moves in 1 hour, then 15 min for the rest, 30 s per move from move 61",
         "40/7200:20/3600:900+30"},
        {"100 minutes for the first 40 moves, followed by 50 minutes for the next 20 moves and 15 minutes for the rest "
         "of the game with 30 seconds added per move from move one",
         "40/6000+30:20/3000+30:900+30"},
        {"40 moves in 2 hours, then 20 moves per hour", "40/7200:20/3600"},
        {"20 moves an hour", "20/3600"},
        {"20 moves in the first hour", "20/3600"},
        {"20 Züge je Stunde", "20/3600"},
        {"90 min/40 moves, 30 min/rest, 30 s/move from the first move", "40/5400+30:1800+30"},
        {"90 Minuten für 40 Züge, danach 30 Minuten für den Rest der Partie, 30 Sekunden Zuschlag pro Zug ab Zug 1",
         "40/5400+30:1800+30"},
        {"90 Min. für 40 Züge + 30 Min. Rest, 30 Sek. je Zug ab dem 1. Zug", "40/5400+30:1800+30"},
        {"10 Minuten + 5 Sekunden pro Zug", "600+5"},
        {"2 Stunden für 40 Züge, dann 1 Stunde", "40/7200:3600"},
        {"eine Stunde pro Spieler", "3600"},
        {"half an hour each", "1800"},
        {"White 5 min, Black 4 min", "W300-B240"},
        {"Weiß 5 Minuten, Schwarz 4 Minuten, 2 Sekunden pro Zug ab Zug 61", "W60/300:0+2-B60/240:0+2"},
        {"10 min, 3 s per move from move 41", "40/600:0+3"},
        {"300+3", "300+3"},
        {"W300-B240", "W300-B240"},
    };
    for (const auto& [text, compact] : table) {
        INFO(text);
        const auto control = read_time_control(text);
        if (!control) FAIL(control.error().message);
        CHECK(to_text(*control) == compact);
    }
}

TEST_CASE("what could be meant several ways, or is not known, is refused with the text as it was written") {
    for (const char* text : {"",
                             "fast",
                             "90 min for 40 moves + 30 min + 30 s",
                             "40 moves in 90 min + 30",
                             "90'30''",
                             "40 moves",
                             "30 min, 30 min",
                             "90 min 30 min",
                             "40/120, 20/60, SD/15, 30 s per move",
                             "White 5 min",
                             "Black 4 min",
                             "White 5 min + 3 s, Black 4 min",
                             "1.5 hours",
                             "40/90, SD/30, 30 s per move from move 20",
                             "SD",
                             "d5",
                             "60 mins classical",
                             "90 min and 30 min for 40 moves",
                             "rest 30 min, 40 moves in 2 hours",
                             "999999 minutes",
                             "moves 40",
                             "per move 30 s"}) {
        INFO(text);
        const auto control = read_time_control(text);
        if (control) FAIL(to_text(*control));
        CHECK(control.error().code == ErrorCode::bad_time);
        CHECK(control.error().message.find("'" + std::string(text) + "'") == 0);
    }
}

TEST_CASE("of numbers alone a first time up to 180 is minutes, from 300 on seconds") {
    const std::pair<const char*, const char*> table[] = {{"90+30", "5400+30"},
                                                         {"90 + 30", "5400+30"},
                                                         {"3+2", "180+2"},
                                                         {"180", "10800"},
                                                         {"300", "300"},
                                                         {"300+3", "300+3"},
                                                         {"40/90", "40/5400"},
                                                         {"40 / 90", "40/5400"},
                                                         {"40/90+30", "40/5400+30"},
                                                         {"40/90+30,30+30", "40/5400+30:1800+30"},
                                                         {"40/90+30, 30+30", "40/5400+30:1800+30"},
                                                         {"40/90+30:30+30", "40/5400+30:1800+30"},
                                                         {"40/120:60", "40/7200:3600"},
                                                         {"40/120,20/60,15", "40/7200:20/3600:900"},
                                                         {"40/5400+30,1800+30", "40/5400+30:1800+30"},
                                                         {"60d5", "3600d5"},
                                                         {"*3", "*180"},
                                                         {"W5-B4", "W300-B240"}};
    for (const auto& [text, compact] : table) {
        INFO(text);
        const auto control = read_typed_control(text);
        if (!control) FAIL(control.error().message);
        CHECK(to_text(*control) == compact);
    }
}

TEST_CASE("what a person types and could mean in seconds or minutes is refused with both readings") {
    const std::tuple<const char*, const char*, const char*> table[] = {
        {"181", "0:03:01", "3:01:00"},     {"240+5", "0:04:00", "4:00:00"},      {"299", "0:04:59", "4:59:00"},
        {"40/2:00", "0:02:00", "2:00:00"}, {"40/1:30", "0:01:30", "1:30:00"},    {"5:00 + 3", "0:05:00", "5:00:00"},
        {"1:30", "0:01:30", "1:30:00"},    {"40/90:1800", "0:30:00", "30:00:00"}};
    for (const auto& [text, one, other] : table) {
        INFO(text);
        const auto control = read_typed_control(text);
        if (control) FAIL(to_text(*control));
        CHECK(control.error().code == ErrorCode::bad_time);
        CHECK(control.error().message ==
              "'" + std::string(text) + "' could be meant in two ways: " + one + " or " + other);
    }
}

TEST_CASE("blanks do not change what is typed, and units decide") {
    const std::pair<const char*, const char*> table[] = {{"300+3", "300+3"},
                                                         {"300 + 3", "300+3"},
                                                         {"40 / 5400 + 30 : 1800 + 30", "40/5400+30:1800+30"},
                                                         {"60/300:0+2", "60/300:0+2"},
                                                         {"W300-B60", "W300-B60"},
                                                         {"90s+30s", "90+30"},
                                                         {"90m + 30s", "5400+30"},
                                                         {"40/90s", "40/90"},
                                                         {"40 moves in 2 hours", "40/7200"},
                                                         {"1:30 h + 30 s", "5400+30"},
                                                         {"1:30:00 + 30 s", "5400+30"},
                                                         {"G/90;+30", "5400+30"},
                                                         {"?", "?"}};
    for (const auto& [text, compact] : table) {
        INFO(text);
        const auto control = read_typed_control(text);
        if (!control) FAIL(control.error().message);
        CHECK(to_text(*control) == compact);
    }
    CHECK_FALSE(read_typed_control("40 90"));
    CHECK_FALSE(read_typed_control("fast"));
}

TEST_CASE("a tag keeps its meaning: compact text is in seconds") {
    Record record;
    record.tags = {{"TimeControl", "60+1"}};
    const auto control = time_control_of(record);
    REQUIRE(control);
    CHECK(to_text(*control) == "60+1");
}

namespace {

TimePeriods random_periods(std::mt19937& random) {
    const auto below = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    TimePeriods periods;
    for (int left = below(3); left >= 0; --left) {
        TimePeriod period;
        if (below(8) == 0) {
            period.is_sandclock = true;
        } else {
            if (left > 0 || below(3) == 0) period.moves = 1 + below(60);
            if (below(2) == 0) period.per_move = Millis{below(90000)};
            if (period.per_move > Millis{}) period.manner = static_cast<PerMove>(below(3));
        }
        period.time = Millis{below(9000000)};
        periods.push_back(period);
        if (!period.moves) break;
    }
    return periods;
}

}  // namespace

TEST_CASE("every control is printed so that it is read back the same", "[sized]") {
    std::mt19937 random(1911);
    for (int i = 0; i < static_cast<int>(sized(2000, 20000, 1000000)); ++i) {
        TimeControl control = equal_control(random_periods(random));
        if (i % 3 == 0) control.periods.black = random_periods(random);
        const auto read = parse_time_control(to_text(control));
        INFO(to_text(control));
        REQUIRE(read);
        CHECK(*read == control);
        CHECK(*read_time_control(to_text(control)) == control);
    }
}

TEST_CASE("a player's place in the control follows from the moves he has completed") {
    const TimePeriods periods = parse_time_control("40/5400+30:20/3600+30:900+30")->periods.white;
    CHECK(place_after(periods, 0).number == 1);
    CHECK(place_after(periods, 39).number == 1);
    CHECK(place_after(periods, 39).last_move == 40);
    CHECK(place_after(periods, 40).number == 2);
    CHECK(place_after(periods, 40).given == Millis{9000000});
    CHECK_FALSE(place_after(periods, 59).is_last);
    CHECK(place_after(periods, 60).is_last);
    CHECK_FALSE(place_after(periods, 60).last_move);
    CHECK(place_after(periods, 60).given == Millis{9900000});
    CHECK(place_in(periods, 2).first_move == 41);
    CHECK(place_in(periods, 9).number == 3);
}

TEST_CASE("at twenty moves an hour each whole hour is a control, without an end") {
    const TimePeriods periods = parse_time_control("20/3600")->periods.white;
    CHECK_FALSE(place_after(periods, 1000).is_last);
    CHECK(place_after(periods, 45).last_move == 60);
    CHECK(place_after(periods, 45).given == Millis{3 * 3600000});
}

TEST_CASE("an increment that begins later makes no period of its own") {
    const TimePeriods periods = parse_time_control("60/300:0+2")->periods.white;
    CHECK(place_after(periods, 10).is_last);
}
