#include "game/time/clock_check.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"

using namespace jadoube;
using namespace jadoube::game;
using Kind = ClockFindingKind;

namespace {

constexpr Millis kLag{2000};

/// A game of Knights going out and back, with these readings: "White Black", one pair a move, "-" for none.
Record game_with(const std::vector<std::pair<const char*, const char*>>& readings, const std::string& tags = "") {
    constexpr const char* kWhite[] = {"Nf3", "Ng1"};
    constexpr const char* kBlack[] = {"Nf6", "Ng8"};
    std::string text = tags + "\n";
    const auto add = [&](const char* move, std::string_view reading) {
        text += std::string(move) + " ";
        if (reading == "-") return;
        const auto space = reading.find(' ');
        text += "{[%clk " + std::string(reading.substr(0, space)) + "]";
        if (space != std::string_view::npos) text += " [%emt " + std::string(reading.substr(space + 1)) + "]";
        text += "} ";
    };
    for (std::size_t i = 0; i < readings.size(); ++i) {
        text += std::to_string(i + 1) + ". ";
        add(kWhite[i % 2], readings[i].first);
        add(kBlack[i % 2], readings[i].second);
    }
    std::istringstream in(text + (tags.empty() ? "*" : ""));
    auto game = PgnReader(in).next();
    REQUIRE(game);
    return std::move(game->record);
}

/// "5w jump 0:01:00", for each finding.
std::vector<std::string> found(const Record& record, const char* control, Millis lag = kLag) {
    std::vector<std::string> lines;
    for (const ClockFinding& finding : check_clocks(record, *parse_time_control(control), lag).findings) {
        lines.push_back(std::to_string(finding.moves) + (finding.side == chess::Color::white ? "w " : "b ") +
                        std::string(name_of(finding.kind)) + " " + to_text(finding.figure));
    }
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("clocks that did what they should give no finding, whenever the increment is added") {
    CHECK(found(game_with({{"0:05:00", "0:05:00"}, {"0:05:02", "0:04:50"}, {"0:05:01", "0:04:53"}}), "300+3") ==
          Lines{});
    CHECK(found(game_with({{"0:05:05", "0:05:06"}, {"0:05:07", "0:04:50"}, {"0:05:01", "0:04:53"}}), "300+3") ==
          Lines{});
    CHECK(found(game_with({{"0:05:00", "-"}, {"-", "0:04:50"}, {"0:05:06", "0:04:40"}}), "300+3") == Lines{});
}

TEST_CASE("more gained than an increment is told with its figure, up to the lag nothing") {
    const Record twice = game_with({{"0:05:25", "-"}, {"0:05:30", "-"}, {"0:06:00", "-"}});
    CHECK(found(twice, "300+15") == Lines{"3w increment-twice 0:00:15"});
    CHECK(found(twice, "300+15", Millis{15000}) == Lines{});
    CHECK(found(twice, "300+15", Millis{4000}) == Lines{"3w increment-twice 0:00:15"});
    const Record jump = game_with({{"0:05:00", "-"}, {"0:04:55", "-"}, {"0:05:20", "-"}});
    CHECK(found(jump, "300+3") == Lines{"3w jump 0:00:22"});
    CHECK(found(jump, "300d15") == Lines{"3w jump 0:00:25"});
    CHECK(found(jump, "300b15") == Lines{"3w jump 0:00:25"});
}

TEST_CASE("a reading that was sent late is told apart from time gained") {
    CHECK(found(game_with({{"0:05:00", "-"}, {"0:04:40", "-"}, {"0:05:05", "-"}}), "300+15") ==
          Lines{"3w reading-late 0:00:10"});
    CHECK(found(game_with({{"0:05:00", "-"}, {"0:02:00", "-"}, {"0:05:00", "-"}}), "300") == Lines{"3w dip 0:03:00"});
    CHECK(found(game_with({{"0:05:00", "-"}, {"0:00:00", "-"}, {"0:04:50", "-"}}), "300") ==
          Lines{"2w not-read 0:00:00"});
    CHECK(found(game_with({{"0:05:00", "-"}, {"8:05:00", "-"}, {"0:04:50", "-"}}), "300") ==
          Lines{"2w not-read 8:05:00"});
    CHECK(found(game_with({{"0:05:00", "-"}, {"0:05:00", "-"}, {"0:05:00", "-"}, {"0:05:00", "-"}, {"0:05:00", "-"}}),
                "300+5") == Lines{"5w not-read 0:00:00"});
}

TEST_CASE("the time of the next period belongs to its move") {
    const auto game = [](const char* third, const char* fourth, const char* fifth) {
        return game_with({{"0:10:00", "-"}, {"0:09:00", "-"}, {third, "-"}, {fourth, "-"}, {fifth, "-"}});
    };
    CHECK(found(game("0:13:00", "0:12:00", "0:11:00"), "3/600:300") == Lines{});
    CHECK(found(game("0:13:00", "0:12:00", "0:11:00"), "4/600:300") == Lines{"3w period-early 0:05:00"});
    CHECK(found(game("0:08:00", "0:12:30", "0:11:00"), "3/600:300") == Lines{"4w period-late 0:05:00"});
    CHECK(found(game("0:13:00", "0:17:30", "0:17:00"), "3/600:300") == Lines{"4w period-twice 0:05:00"});
    CHECK(found(game("0:09:00", "0:12:30", "0:11:00"), "3/600:300") == Lines{});  // the third was not read
}

TEST_CASE("increments that neither side ever gained are missing") {
    std::vector<std::pair<const char*, const char*>> readings;
    const char* const falling[] = {"0:05:00", "0:04:50", "0:04:40", "0:04:30", "0:04:20", "0:04:10",
                                   "0:04:00", "0:03:50", "0:03:40", "0:03:30", "0:03:20"};
    for (const char* reading : falling) readings.emplace_back(reading, reading);
    CHECK(found(game_with(readings), "300+5") ==
          Lines{"11w increment-missing 0:00:05", "11b increment-missing 0:00:05"});
    CHECK(found(game_with(readings), "300") == Lines{});
    readings[5].second = "0:04:22";
    CHECK(found(game_with(readings), "300+5") == Lines{});
}

TEST_CASE("increments twice as large as they should be are one finding") {
    std::vector<std::pair<const char*, const char*>> readings;
    const char* const rising[] = {"0:05:10", "0:05:19", "0:05:28", "0:05:37", "0:05:46",
                                  "0:05:55", "0:06:04", "0:06:13", "0:06:22", "0:06:31"};
    for (const char* reading : rising) readings.emplace_back(reading, "-");
    CHECK(found(game_with(readings), "300+5") == Lines{"10w increment-doubled 0:00:04"});
}

TEST_CASE("with the time spent a single missing or doubled increment shows") {
    const auto game = [](const char* second) { return game_with({{"0:05:00", "-"}, {second, "-"}}); };
    CHECK(found(game("0:04:50 0:00:20"), "300+10") == Lines{});
    CHECK(found(game("0:04:40 0:00:20"), "300+10") == Lines{"2w increment-missing 0:00:10"});
    CHECK(found(game("0:05:00 0:00:20"), "300+10") == Lines{"2w increment-twice 0:00:10"});
    CHECK(found(game("0:03:50 0:00:20"), "300+10") == Lines{"2w loss 0:01:00"});
    CHECK(found(game_with({{"0:05:00", "0:05:00"}, {"0:04:35 0:00:20", "0:05:05 0:00:20"}}), "300+10") ==
          Lines{"2w elapsed-shifted 0:00:15"});
}

TEST_CASE("a flag that fell before the end is told with the moves made") {
    const auto fell = check_clocks(game_with({{"0:05:10", "-"}, {"0:00:00", "-"}, {"0:00:05", "-"}}),
                                   *parse_time_control("40/300+10:300+10"), kLag);
    REQUIRE(fell.findings.size() == 1);
    CHECK(fell.findings[0].kind == Kind::flag_fell);
    CHECK(fell.findings[0].moves == 2);
    CHECK(fell.findings[0].expected == 40);
    CHECK(found(game_with({{"0:05:00", "-"}, {"0:00:00", "-"}, {"0:00:00", "-"}}), "300") ==
          Lines{"2w nothing-left 0:00:00"});
}

TEST_CASE("how many moves were made is told where a game was lost on time") {
    const Record record = game_with({{"0:05:00", "0:04:00"}, {"0:04:55", "0:00:03"}, {"0:04:50", "0:00:01"}},
                                    "[Termination \"Time forfeit\"]\n[Result \"1-0\"]\n");
    const auto findings = check_clocks(record, *parse_time_control("40/300:300"), kLag).findings;
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].kind == Kind::lost_on_time);
    CHECK(findings[0].side == chess::Color::black);
    CHECK(findings[0].moves == 3);
    CHECK(findings[0].expected == 40);
    CHECK(findings[0].figure == Millis{1000});
}

TEST_CASE("both readings of a sandclock together stay the same") {
    CHECK(found(game_with({{"0:02:50", "0:03:08"}, {"0:02:45", "0:03:14"}}), "*180") == Lines{});
    CHECK(found(game_with({{"0:02:50", "0:03:30"}, {"0:02:30", "0:03:30"}}), "*180") ==
          Lines{"1b total-changed 0:00:20"});
}

TEST_CASE("readings that only run down, but for increments, are those in which nothing suspicious is found") {
    std::mt19937 random(7);
    int quick = 0;
    for (int game = 0; game < 4000; ++game) {
        const char* const controls[] = {"300+3", "180", "60d5", "W300-B240", "40/300:300", "*180", "20/3600"};
        const auto control = *parse_time_control(controls[random() % std::size(controls)]);
        const auto moves = static_cast<std::size_t>(random() % 30);
        std::vector<std::optional<Millis>> readings(moves);
        Record record;
        record.moves.resize(moves + random() % 2);
        for (std::size_t i = 0; i < moves; ++i) {
            const std::int64_t before = i < 2 || !readings[i - 2] ? 300'000 : readings[i - 2]->count;
            const std::int64_t gain = static_cast<std::int64_t>(random() % 12) * 1000 - (random() % 9 == 0 ? 0 : 8000);
            if (random() % 60 != 0) readings[i] = Millis{std::max<std::int64_t>(before + gain, 0)};
            record.moves[i].clock = readings[i];
        }
        const auto check = check_clocks(record, control, kLag);
        const bool has_any = std::any_of(check.findings.begin(), check.findings.end(),
                                         [](const ClockFinding& one) { return is_suspicious(one.kind); });
        const bool only = only_run_down(readings, control, kLag);
        quick += only ? 1 : 0;
        REQUIRE_FALSE((only && has_any));
    }
    CHECK(quick > 200);
}

TEST_CASE("a club cup is checked with few findings, and those are the ones looked at by hand", "[data]") {
    std::ifstream in(std::string(JADOUBE_TEST_DATA) + "/pgn/otb/european-club-cup-2018-open-clk.pgn");
    if (!in) return;
    const auto control = *parse_time_control("40/5400+30:1800+30");
    std::map<Kind, int> counts;
    int games = 0;
    int with_findings = 0;
    PgnReader reader(in);
    while (const auto game = reader.next()) {
        ++games;
        const auto check = check_clocks(game->record, control, kLag);
        bool any = false;
        for (const ClockFinding& finding : check.findings) {
            ++counts[finding.kind];
            any = any || is_suspicious(finding.kind);
        }
        with_findings += any ? 1 : 0;
    }
    CHECK(games == 900);
    CHECK(with_findings == 22);
    CHECK(counts[Kind::period_early] == 20);
    CHECK(counts[Kind::period_late] == 9);
    CHECK(counts[Kind::period_twice] == 1);
    CHECK(counts[Kind::increment_twice] == 8);
    CHECK(counts[Kind::jump] == 1);
    CHECK(counts[Kind::flag_fell] == 1);
}
