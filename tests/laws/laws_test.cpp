// Whatever is turned round in a shipped code, some case notices, or the reason why none can is written down.
#include <fmt/format.h>

#include <iostream>
#include <set>

#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "catch.hpp"
#include "laws/survivors.hpp"
#include "laws/trial.hpp"
#include "size.hpp"

using namespace jadoube;
using tests::Trial;
using tests::Turn;

namespace {

using Survivors = std::map<std::string, std::string>;

Survivors survivors_of(const std::string& id) {
    const auto path = std::filesystem::path(JADOUBE_SOURCE) / "tests/laws/survivors" / (id + ".txt");
    const auto text = read_file(path, kLargestJson);
    if (!text && text.error().code == ErrorCode::file_missing) return {};
    REQUIRE(text);
    const auto survivors = tests::read_survivors(*text, path.filename().string());
    if (!survivors) FAIL(to_text(survivors.error()));
    return *survivors;
}

void check_each_is_a_turn(const Survivors& survivors, const std::vector<Turn>& turns) {
    std::set<std::string> names;
    for (const Turn& turn : turns) {
        INFO(turn.name);
        CHECK(names.insert(turn.name).second);
    }
    for (const auto& [name, reason] : survivors) {
        INFO(name);
        CHECK(names.contains(name));
    }
}

/// One turn in so many is tried: every one in a full run, few under sanitizers, where the cases are run by themselves.
void try_turns(const std::string& id) {
    const auto one_in = static_cast<std::size_t>(sized(40, 1, 1, 1000));
    Trial trial(id);
    const Survivors survivors = survivors_of(id);
    check_each_is_a_turn(survivors, trial.turns());
    for (std::size_t i = 0; i < trial.turns().size(); i += one_in) {
        const Turn& turn = trial.turns()[i];
        const bool is_noticed = trial.is_noticed(turn);
        if (is_noticed == survivors.contains(turn.name)) {
            FAIL_CHECK(
                fmt::format("{}: {} {}", id, turn.name, is_noticed ? "is listed, and noticed" : "is not noticed"));
        }
    }
}

}  // namespace

// Whatever is turned round in a code, a case notices, or a reason is written down. A test for each, so that they can
// run side by side.
TEST_CASE("turned round: bcf-1911", "[sized]") {
    try_turns("bcf-1911");
}
TEST_CASE("turned round: fide-1997", "[sized]") {
    try_turns("fide-1997");
}
TEST_CASE("turned round: fide-2001", "[sized]") {
    try_turns("fide-2001");
}
TEST_CASE("turned round: fide-2005", "[sized]") {
    try_turns("fide-2005");
}
TEST_CASE("turned round: fide-2009", "[sized]") {
    try_turns("fide-2009");
}
TEST_CASE("turned round: fide-2014", "[sized]") {
    try_turns("fide-2014");
}
TEST_CASE("turned round: fide-2017", "[sized]") {
    try_turns("fide-2017");
}
TEST_CASE("turned round: fide-2018", "[sized]") {
    try_turns("fide-2018");
}
TEST_CASE("turned round: fide-2023", "[sized]") {
    try_turns("fide-2023");
}
TEST_CASE("turned round: fide-basic", "[sized]") {
    try_turns("fide-basic");
}
TEST_CASE("turned round: nswjcl", "[sized]") {
    try_turns("nswjcl");
}
TEST_CASE("turned round: us-clubs", "[sized]") {
    try_turns("us-clubs");
}
TEST_CASE("turned round: uschess-7ed-2019", "[sized]") {
    try_turns("uschess-7ed-2019");
}
TEST_CASE("turned round: wood-1835", "[sized]") {
    try_turns("wood-1835");
}

TEST_CASE("a turn changes one thing, and says which") {
    const auto code = parse_json(R"({"id": "small",
        "parameters": {"limit": {"any": 4, "rapid": {"is": 0, "by": "2"}}},
        "definitions": {"turn_passes": "when_made", "move_is_complete": {"capture": ["hand_off", "captured_man_off"]}},
        "exhaustive": ["claim.draw"], "groups": {"some": ["1", "2"]},
        "phrases": {"late": {"choice_of": ["stand"], "by": "opponent"}},
        "articles": [{"id": "1", "trigger": "touch", "raised_by": "either", "until": {"own_moves": "limit"},
                      "when": {"own_men_touched": {"at_least": 2}}, "exception_to": ["2", "some"],
                      "then": {"clock": {"add": "limit", "to": "opponent"}}},
                     {"id": "2", "exception_to": "1", "then": {"result": "offender_loses"}}]})",
                                 "small");
    REQUIRE(code);
    std::vector<std::string> names;
    for (const Turn& turn : tests::turns_of(*code)) {
        names.push_back(turn.name);
        INFO(turn.name);
        CHECK_FALSE(tests::turned(*code, turn) == *code);
    }
    const std::vector<std::string> expected = {"parameters.limit.any: 4 -> 5",
                                               "parameters.limit.any: 4 -> 3",
                                               "parameters.limit.rapid.is: 0 -> 1",
                                               "definitions.turn_passes: when_made -> when_completed",
                                               "definitions.move_is_complete.capture: hand_off dropped",
                                               "definitions.move_is_complete.capture: captured_man_off dropped",
                                               "exhaustive: claim.draw dropped",
                                               "groups.some: 1 dropped",
                                               "groups.some: 2 dropped",
                                               "phrases.late.by: opponent -> player",
                                               "1 / raised_by: dropped",
                                               "1 / until: dropped",
                                               "1 / when.own_men_touched.at_least: 2 -> 3",
                                               "1 / when.own_men_touched.at_least: 2 -> 1",
                                               "1 / exception_to: 2 dropped",
                                               "1 / exception_to: some dropped",
                                               "1 / then.clock.to: opponent -> player",
                                               "2 / exception_to: 1 dropped",
                                               "2 / then.result: offender_loses -> draw"};
    CHECK(names == expected);
    CHECK(to_text(tests::turned(*code, tests::turns_of(*code).at(14))
                      .find("articles")
                      ->if_array()
                      ->front()
                      .find("exception_to")
                      ->if_array()
                      ->front()) == R"("some")");
}

TEST_CASE("a survivor without a reason, a reason without a survivor, and one listed twice are faults of the list") {
    const auto good =
        tests::read_survivors("# a remark\nNobody can see it.\n    1 / until: dropped\n  2 / x: y\n", "a.txt");
    REQUIRE(good);
    CHECK(*good == Survivors{{"1 / until: dropped", "Nobody can see it."}, {"2 / x: y", "Nobody can see it."}});
    CHECK(to_text(tests::read_survivors("  1 / until: dropped\n", "a.txt").error()) ==
          "a.txt:1: no reason stands before this turn");
    CHECK(to_text(tests::read_survivors("One\nTwo\n  1\n", "a.txt").error()) ==
          "a.txt:2: the reason before this line has no turn");
    CHECK(to_text(tests::read_survivors("One\n  1\n  1\n", "a.txt").error()) == "a.txt:3: this turn stands twice");
    CHECK(to_text(tests::read_survivors("One\n  1\nTwo\n", "a.txt").error()) == "a.txt:4: the last reason has no turn");
}
