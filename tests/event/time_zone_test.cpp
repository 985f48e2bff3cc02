// Moments by the clocks of a zone, over the days on which they are put forward and back.
#include "event/time_zone.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "event/moment.hpp"

using namespace jadoube;
using namespace jadoube::event;

namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kSpring = 1'774'746'000'000;  // 2026-03-29 01:00 UTC: date -u -d '2026-03-29 01:00' +%s000
constexpr std::int64_t kAutumn = 1'792'890'000'000;  // 2026-10-25 01:00 UTC

std::string refused(const Result<std::int64_t>& moment) {
    REQUIRE_FALSE(moment);
    CHECK(moment.error().code == ErrorCode::usage);
    CHECK(to_text(moment.error()).size() <= 400);
    return moment.error().message + " | " + moment.error().hint;
}

}  // namespace

TEST_CASE("clocks of a zone are put forward and back on the days of its law") {
    CHECK(moment_text(kSpring - 1000, "Europe/Vienna") == "2026-03-29 01:59:59 +01:00");
    CHECK(moment_text(kSpring, "Europe/Vienna") == "2026-03-29 03:00:00 +02:00");
    CHECK(moment_text(kAutumn - 1000, "Europe/Vienna") == "2026-10-25 02:59:59 +02:00");
    CHECK(moment_text(kAutumn, "Europe/Vienna") == "2026-10-25 02:00:00 +01:00");
    CHECK(moment_text(kAutumn, "Asia/Kolkata") == "2026-10-25 06:30:00 +05:30");
    CHECK(moment_text(kAutumn, "America/St_Johns") == "2026-10-24 22:30:00 -02:30");
    CHECK(moment_text(kAutumn, "") == "2026-10-25 01:00:00 UTC");
    CHECK(moment_text(kAutumn, "Atlantis/Poseidonis") == "2026-10-25 01:00:00 UTC");
    // Austria had its summer time of 1976 not yet, France had.
    CHECK(offset_in("Europe/Vienna", 205'000'000'000) == 60);
    CHECK(offset_in("Europe/Paris", 205'000'000'000) == 120);
}

TEST_CASE("a zone that the system does not know is refused with the nearest") {
    const auto hint = [](const std::string& name) {
        const auto known = require_time_zone(name);
        REQUIRE_FALSE(known);
        CHECK(known.error().code == ErrorCode::usage);
        return known.error().hint;
    };
    CHECK(require_time_zone("Europe/Vienna"));
    CHECK(hint("Europe/Viena") == "did you mean 'Europe/Vienna'?");
    CHECK(hint("vienna") == "did you mean 'Europe/Vienna'?");
    CHECK(hint("New York") == "did you mean 'America/New_York'?");
    CHECK(hint("../../etc/passwd") == "a continent and a city, as Europe/Vienna");
    CHECK_FALSE(require_time_zone(""));
}

TEST_CASE("a time is read by the clocks of the zone, today, or on the day that is told") {
    const std::int64_t now = kAutumn + 12 * kHour;  // 14:00 in Vienna
    CHECK(parse_moment("13:05", "Europe/Vienna", now) == kAutumn + 11 * kHour + 300'000);
    CHECK(parse_moment("9:05:30", "Europe/Vienna", now) == kAutumn + 7 * kHour + 330'000);
    CHECK(parse_moment("2026-10-24 23:30", "Europe/Vienna", now) == kAutumn - 3 * kHour - kHour / 2);
    CHECK(parse_moment("2026-10-24T23:30", "Europe/Vienna", now) == kAutumn - 3 * kHour - kHour / 2);
    CHECK(parse_moment("13:05Z", "Europe/Vienna", now + kHour) == kAutumn + 12 * kHour + 300'000);
    CHECK(parse_moment("13:05 +05:30", "", now) == kAutumn + 6 * kHour + kHour / 2 + 300'000);
    CHECK(parse_moment("2026-10-24 23:30-02:30", "", now) == kAutumn + kHour);
    // It is the next day there already.
    CHECK(parse_moment("00:30", "Pacific/Auckland", kAutumn + 11 * kHour + kHour / 2) ==
          kAutumn + 10 * kHour + kHour / 2);
}

TEST_CASE("an hour that the clocks show twice, or never, has to be told with its offset") {
    const std::int64_t now = kAutumn + 12 * kHour;
    CHECK(refused(parse_moment("02:30", "Europe/Vienna", now)) ==
          "clocks in Europe/Vienna showed 2026-10-25 02:30 twice: they were put back | "
          "\"2026-10-25 02:30+02:00\" or \"2026-10-25 02:30+01:00\"");
    CHECK(parse_moment("2026-10-25 02:30+02:00", "Europe/Vienna", now) == kAutumn - kHour / 2);
    CHECK(parse_moment("2026-10-25 02:30+01:00", "Europe/Vienna", now) == kAutumn + kHour / 2);
    CHECK_THAT(refused(parse_moment("2026-03-29 02:30", "Europe/Vienna", now)),
               Catch::StartsWith("clocks in Europe/Vienna never showed 2026-03-29 02:30: they were put forward"));
}

TEST_CASE("what is no time that has been is refused") {
    const std::int64_t now = kAutumn + 12 * kHour;
    for (const char* text : {"", "14", "25:00", "14:60", "14:05:61", "2026-02-30 14:05", "26-10-25 14:05", "now",
                             "14:5", "2026-10-25", "+02:00", "Z", "14:05+99:00", "14:05+0200"}) {
        INFO(text);
        CHECK_FALSE(parse_moment(text, "Europe/Vienna", now));
    }
    CHECK_THAT(refused(parse_moment("14:05", "Europe/Vienna", now)),
               Catch::StartsWith("2026-10-25 14:05:00 +01:00 has not been yet"));
    CHECK_THAT(refused(parse_moment("13:05", "", now)), Catch::StartsWith("the event has no time zone"));
    CHECK_THAT(refused(parse_moment("x\x1b[2J", "Europe/Vienna", now)), !Catch::Contains("\x1b"));
}
