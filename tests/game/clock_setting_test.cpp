#include "game/time/clock_setting.hpp"

#include <sstream>

#include "base/error.hpp"
#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

constexpr Millis kSecond{1000};

Millis seconds(std::int64_t count) {
    return Millis{count * kSecond.count};
}

Record recorded() {
    std::istringstream in(
        "1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:00]} 2. Nf3 {[%clk 0:08:00]} Nc6 {[%clk 0:07:00]} 3. Bb5 {[%clk "
        "0:06:00]} *");
    return PgnReader(in).next()->record;
}

/// The readings to set in seconds, "white black"; the error where there is one.
std::string set(const std::vector<std::string>& texts, const char* control = "600+10") {
    const Record record = recorded();
    std::vector<ClockChange> changes;
    for (const std::string& text : texts) {
        const auto change = parse_clock_change(text, record);
        if (!change) return change.error().message;
        changes.push_back(*change);
    }
    const ClockState before{{seconds(358), seconds(397)}, {20, 20}};
    const auto setting = set_clocks(before, changes, *parse_time_control(control), record);
    if (!setting) return setting.error().message;
    return to_text(*setting->after.reading.white) + " " + to_text(*setting->after.reading.black);
}

}  // namespace

TEST_CASE("changes of the clocks are carried out to the second, in their order") {
    CHECK(set({}) == "0:05:58 0:06:37");
    CHECK(set({"increment black", "add white 1:00"}) == "0:06:58 0:06:27");
    CHECK(set({"subtract white 0:58", "ran black 0:37"}) == "0:05:00 0:06:00");
    CHECK(set({"set white 0:10:00", "add white 0:30"}) == "0:10:30 0:06:37");
    CHECK(set({"add white 0:30", "set white 0:10:00"}) == "0:10:00 0:06:37");
    CHECK(set({"add black 0:00:00.5"}) == "0:05:58 0:06:37.5");
}

TEST_CASE("the increment taken back is that of the period the moves are in; a delay gave none") {
    CHECK(set({"increment white"}, "20/600+5:600+30") == "0:05:28 0:06:37");
    CHECK(set({"increment white"}, "21/600+5:600+30") == "0:05:53 0:06:37");
    CHECK(set({"increment white"}, "600d10") == "0:05:58 0:06:37");
    CHECK(set({"increment white"}, "?") == "the increment is not known");
}

TEST_CASE("recorded clocks are restored with the moves of that moment") {
    CHECK(set({"restore 2w"}) == "0:08:00 0:09:00");
    CHECK(set({"restore 2b"}) == "0:08:00 0:07:00");
    CHECK(set({"restore 1w"}) == "0:10:00 0:10:00");
    const ClockState state = recorded_state(recorded(), Ply{3}, *parse_time_control("600"));
    CHECK(state.moves == chess::ByColor<std::optional<int>>{2, 1});
}

TEST_CASE("what cannot be carried out is said, and nothing is cut off at zero") {
    CHECK(set({"subtract white 6:00"}) == "white would have 0:00:02 less than nothing");
    CHECK(set({"restore 9w"}).find("9") != std::string::npos);
    for (const char* text : {"", "add", "add white", "give white 1:00", "add green 1:00", "increment", "restore"}) {
        INFO(text);
        CHECK(set({text}) == "'" + std::string(text) + "' is no change of the clocks");
    }
    const auto unknown = set_clocks({}, {ClockChange{}}, {}, recorded());
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().message == "the reading of white is not known");
}

TEST_CASE("after a failure the sum of both clocks is certain") {
    const auto control = *parse_time_control("40/5400+30:1800+30");
    const ClockState then{{seconds(3920), seconds(3490)}, {20, 19}};
    const auto total = total_left(then, {26, 25}, seconds(1020), control);
    REQUIRE(total);
    CHECK(total->added == seconds(360));
    CHECK(total->left == seconds(3920 + 3490 + 360 - 1020));
    CHECK(total->most.white == seconds(3920 + 180));
    CHECK(total_left(then, {40, 25}, seconds(1020), control)->added == seconds(1800 + 20 * 30 + 6 * 30));
    CHECK_FALSE(total_left(then, {19, 25}, seconds(1020), control));
    CHECK_FALSE(total_left({}, {26, 25}, seconds(1020), control));
    CHECK(total->left_most == total->left);
    CHECK_FALSE(total_left(then, {26, 25}, seconds(9000), control));
}

TEST_CASE("moves that no game has are refused") {
    const auto control = *parse_time_control("1/60");
    const auto refusal = [&](int then, int now) {
        const auto total = total_left({{seconds(3920), seconds(3490)}, {then, 1}}, {now, 2}, seconds(1), control);
        return total ? std::string() : total.error().message;
    };
    CHECK(refusal(1, 9999).empty());
    CHECK(refusal(1, 10000) == "10000 moves of white cannot have been made");
    CHECK(refusal(-1, 2) == "-1 moves of white cannot have been made");
}

TEST_CASE("delays keep some of the time from being counted, and a sandclock keeps its sum") {
    const ClockState then{{seconds(1200), seconds(1260)}, {10, 10}};
    const auto delayed = total_left(then, {13, 12}, seconds(240), *parse_time_control("3600d5"));
    REQUIRE(delayed);
    CHECK(delayed->left == seconds(2220));
    CHECK(delayed->left_most == seconds(2220 + 5 * 5 + 5));  // five moves, and the one that runs
    const auto given_back = total_left(then, {13, 12}, seconds(240), *parse_time_control("3600b5"));
    CHECK(given_back->left_most == seconds(2220 + 5 * 5));
    const auto at_once = total_left(then, {13, 12}, seconds(4), *parse_time_control("3600d5"));
    CHECK(at_once->left_most == seconds(2460));
    const auto sand =
        total_left({{seconds(120), seconds(240)}, {10, 10}}, {13, 12}, seconds(20), *parse_time_control("*180"));
    REQUIRE(sand);
    CHECK(sand->left == seconds(360));
    CHECK(sand->left_most == seconds(360));
    CHECK(sand->most.white == seconds(140));
    CHECK(sand->most.black == seconds(260));
}

TEST_CASE("an estimate shares what passed by the pace of each, and only where there is one") {
    const auto control = *parse_time_control("40/5400+30:1800+30");
    // White used 90 min + 20 * 30 s - 65:20 in 20 moves: 104 s a move; Black 90 min + 19 * 30 s - 58:10: 130.5 s a
    // move.
    const ClockState then{{seconds(3920), seconds(3490)}, {20, 19}};
    const auto shared = [&](const ClockState& from, chess::ByColor<int> now, std::int64_t passed,
                            const TimeControl& c) {
        return shared_by_pace(from, now, *total_left(from, now, seconds(passed), c), c);
    };
    const auto both = shared(then, {26, 25}, 1020, control);
    REQUIRE(both);
    CHECK(both->white == seconds(3920 + 180 - 452));  // 1020 * 624 / (624 + 783.2)
    CHECK(both->white + both->black == seconds(3920 + 3490 + 360 - 1020));
    CHECK_FALSE(shared(then, {26, 19}, 1020, control));   // Black has made no move since
    CHECK_FALSE(shared(then, {26, 25}, 15000, control));  // more than both had
    CHECK_FALSE(shared({then.reading, {0, 0}}, {6, 6}, 60, control));
    CHECK_FALSE(shared(then, {26, 25}, 1020, *parse_time_control("3600d5")));
    CHECK_FALSE(shared({{seconds(120), seconds(240)}, {10, 10}}, {13, 12}, 20, *parse_time_control("*180")));
}
