// The same story told in the record of the game and in acts comes out the same (STORY section 2, the record comes
// first), and a game has one result.
#include <algorithm>
#include <array>
#include <sstream>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

std::optional<Ruling> ruling_of_case(const Case& given) {
    const rules::Ruleset& code = tests::ruleset(given.ruleset);
    const rules::Ruleset* deferred = code.defers_to ? &tests::ruleset(*code.defers_to) : nullptr;
    auto ruling = adjudicate::adjudicate(code, given.game, given.dispute, {.mate_nodes = 500}, deferred);
    return ruling ? std::optional(std::move(*ruling)) : std::nullopt;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream words(line);
    return {std::istream_iterator<std::string>(words), {}};
}

std::string as_record(const std::string& line) {
    std::string moves;
    for (const std::string& move : words_of(line)) moves += (moves.empty() ? "\"" : ", \"") + move + "\"";
    return moves;
}

std::string as_acts(const std::string& line) {
    std::string acts;
    bool is_white = true;
    for (const std::string& move : words_of(line)) {
        const std::string by = std::exchange(is_white, !is_white) ? "white" : "black";
        acts += R"({"act": "move", "by": ")" + by + R"(", "from": ")" + move.substr(0, 2) + R"(", "to": ")" +
                move.substr(2) + R"("}, {"act": "press", "by": ")" + by + R"("}, )";
    }
    return acts;
}

Case told_case(const std::string& code, const std::string& record, const std::string& acts) {
    return tests::case_of(R"({"name": "told", "given": {"ruleset": ")" + code + R"(", "play": "standard", "moves": [)" +
                          record +
                          R"(], "clocks": {"white_ms": 600000, "black_ms": 600000}}, "when": {"told": "complete",
                             "facts": {"moves_completed_in_time": false}, "acts": [)" +
                          acts + "]}}");
}

/// What the game comes to, without the numbers of acts and matters.
void check_same_standing(const FinalStanding& one, const FinalStanding& other) {
    CHECK(one.over.has_value() == other.over.has_value());
    if (one.over && other.over) {
        CHECK(one.over->by == other.over->by);
        CHECK(one.over->score == other.over->score);
    }
    CHECK(one.play_from == other.play_from);
    CHECK(one.due == other.due);
    CHECK(one.clocks == other.clocks);
}

}  // namespace

TEST_CASE("What was not in order comes out the same in the record and in acts") {
    constexpr std::array kLines{"e2e4 e7e5 a2a5",
                                "e2e4 e7e5 a2a5 h7h6",
                                "e2e4 e7e5 a2a5 h7h6 b2b5 g7g6",
                                "e2e4 e7e5 a2a5 h7h4 g1f3",
                                "e2e4 e7e5 f1c4 b8c6 d1f7",  // no legal move, and no mate
                                "a2a5 e7e5 e2e4 b8c6 f1c4 g8f6 d1h5 a7a6 h5f7"};
    constexpr std::array kEnds{
        R"({"act": "point_out", "by": "white"})",
        R"({"act": "point_out", "by": "black"})",
        R"({"act": "point_out", "by": "arbiter"})",
        R"({"act": "flag_falls", "by": "black"})",
        R"({"act": "flag_falls", "by": "white"}, {"act": "claim", "by": "black", "ground": "flag"})",
        R"({"act": "find", "by": "arbiter", "what": "observed.flag", "of": "black"})",
        R"({"act": "claim", "by": "white", "ground": "checkmate"})",
        R"({"act": "resign", "by": "white"})",
        R"({"act": "resign", "by": "black"})"};
    for (const std::string& code : tests::ruleset_ids())
        for (const std::string line : kLines)
            for (const std::string end : kEnds) {
                INFO(code << ": " << line << "; " << end);
                const auto in_record = ruling_of_case(told_case(code, as_record(line), end));
                const auto in_acts = ruling_of_case(told_case(code, "", as_acts(line) + end));
                REQUIRE(in_record);
                REQUIRE(in_acts);
                check_same_standing(in_record->standing, in_acts->standing);
            }
}

TEST_CASE("Two flags have one result, whether they fall, are claimed or are found") {
    constexpr std::array kFlags{
        R"({"act": "find", "by": "arbiter", "what": "observed.flag", "of": "black"},
           {"act": "find", "by": "arbiter", "what": "observed.flag", "of": "white"})",
        R"({"act": "flag_falls", "by": "white"}, {"act": "flag_falls", "by": "black"})",
        R"({"act": "flag_falls", "by": "white"}, {"act": "find", "by": "arbiter", "what": "observed.flag", "of": "black"})",
        R"({"act": "flag_falls", "by": "white"}, {"act": "claim", "by": "black", "ground": "flag"},
           {"act": "flag_falls", "by": "black"}, {"act": "claim", "by": "white", "ground": "flag"})"};
    for (const std::string& code : tests::ruleset_ids())
        for (const std::string flags : kFlags) {
            INFO(code << ": " << flags);
            const auto ruling = ruling_of_case(told_case(code, as_record("e2e4 e7e5"), flags));
            REQUIRE(ruling);
            const auto results = std::count_if(ruling->matters.begin(), ruling->matters.end(), [](const auto& matter) {
                return matter.result && matter.result->score;
            });
            CHECK(results <= 1);
        }
}

TEST_CASE("What waits for the next move is settled with that, whatever is done later") {
    const std::string given = R"({"name": "both Kings in check", "given": {"ruleset": "fide-2023", "play": "rapid",
        "event": {"well_supervised": false}, "position": {"fen": "4k3/8/8/8/8/8/4R3/r3K3 w - - 1 51"}},
        "when": {"told": "complete", "acts": [{"act": "find", "by": "arbiter", "what": "observed.illegal_position"},
        {"act": "move", "by": "white", "from": "e1", "to": "d2"}, {"act": "press", "by": "white"})";
    for (const std::string later : {"", R"(, {"act": "move", "by": "black", "from": "a1", "to": "a2"})",
                                    R"(, {"act": "move", "by": "black", "from": "e8", "to": "d8"})"}) {
        INFO(later);
        const auto ruling = ruling_of_case(tests::case_of(given + later + "]}}"));
        REQUIRE(ruling);
        CHECK_FALSE(ruling->standing.over);
        CHECK(ruling->matters.front().articles == std::vector<std::string>{"A.5.4 legal_again"});
    }
}
