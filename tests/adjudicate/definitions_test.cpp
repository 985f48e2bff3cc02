// A definition that no mechanism reads changes no ruling. So each is turned round, and some case must notice.
#include <algorithm>
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/expectation.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "rules/vocabulary/definition_rows.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

bool is_as_expected(const Case& one, const rules::Ruleset& code) {
    const rules::Ruleset* deferred = code.defers_to ? &tests::ruleset(*code.defers_to) : nullptr;
    const auto ruling = adjudicate::adjudicate(code, one.game, one.dispute, {}, deferred);
    return ruling && differences(*one.then, *ruling).empty();
}

/// How many cases of these files, that are about the code, are not ruled as expected.
std::int64_t failing(const rules::Ruleset& code, const std::string& file) {
    const auto& cases = tests::all_cases();
    return std::ranges::count_if(cases, [&](const tests::FiledCase& one) {
        return one.file == file && one.given.ruleset == code.id && one.given.then && !is_as_expected(one.given, code);
    });
}

rules::Ruleset turned(rules::Ruleset code, const rules::DefinitionRow& row, std::string_view value) {
    rules::define(row, code.definitions, std::string(value));
    return code;
}

}  // namespace

TEST_CASE("whose turn it is, what resets a count, what a Pawn becomes: turned round in any code, a case notices") {
    for (const std::string& id : tests::ruleset_ids()) {
        const rules::Ruleset& code = tests::ruleset(id);
        INFO(id);
        CHECK(failing(code, "definitions.json") == 0);
        for (const char* name : {"first_move_by", "turn_passes", "resets_quiet_moves", "promotes_to"}) {
            const rules::DefinitionRow& row = *rules::definition_named(name);
            for (const rules::DefinitionValue& value : row.values) {
                INFO(name << ": " << value.name);
                const bool is_its_own = value_of(row, code.definitions) == value.name;
                CHECK((failing(turned(code, row, value.name), "definitions.json") > 0) == !is_its_own);
            }
        }
    }
}

TEST_CASE("every other definition, turned round in some code, is noticed by a case") {
    struct Row {
        const char* definition;
        const char* code;
        const char* value;
        const char* file;
    };
    const Row rows[] = {
        {"same_position", "bcf-1911", "possible_moves", "32-c.json"},
        {"castling_counts_as_move_of", "bcf-1911", "king", "12-a.json"},
        {"moved_man_counts_as_touched", "bcf-1911", "no", "22-d.json"},
        {"taking_in_passing", "bcf-1911", "no", "14.json"},
        {"upside_down_rook", "uschess-7ed-2019", "rook", "upside-down-rook.json"},
        {"castling_after_check", "fide-2023", "no", "definitions.json"},
        {"notice_excuses", "us-clubs", "before", "VII-adjust.json"},
        {"notice_keeps_choice", "us-clubs", "no", "XXV.json"},
        {"touch_that_closes", "wood-1835", "meant", "23-false-move.json"},
        {"touch_is_raised_by", "uschess-7ed-2019", "anybody", "who-raises-a-touch.json"},
        {"touched_man_needs_demand", "bcf-1911", "no", "26.json"},
        {"dead_position_ends_game", "fide-2023", "no", "5.2.2.json"},
        {"fivefold_ends_game", "fide-2023", "no", "time-flags.json"},
        {"bare_king_ends_game", "fide-2023", "yes", "5.2.2.json"},
        {"seventy_five_moves_end_game", "fide-2023", "no", "7.5.5.json"},
        {"move_counts_for_time", "bcf-1911", "pressed", "37-two-together.json"},
        {"retracted_moves_count", "bcf-1911", "no", "36-f.json"},
        {"time_control", "bcf-1911", "60", "time-limit.json"},
    };
    std::set<std::string_view> noticed = {"first_move_by", "turn_passes", "resets_quiet_moves", "promotes_to"};
    for (const Row& row : rows) {
        INFO(row.definition);
        const rules::Ruleset& code = tests::ruleset(row.code);
        CHECK(failing(code, row.file) == 0);
        CHECK(failing(turned(code, *rules::definition_named(row.definition), row.value), row.file) > 0);
        noticed.insert(row.definition);
    }
    for (const rules::DefinitionRow& row : rules::definition_rows()) {
        INFO(row.name);
        CHECK(noticed.contains(row.name));
    }
}

namespace {

/// The laws of 1911 with one definition turned round and an article on clocks that are pressed, and a Pawn of White's
/// on e7, his Queen on the board.
Ruling judged(const char* definition, const char* value, const std::string& acts) {
    const Case one = tests::case_of(R"({"given": {"position": {"fen": "3r2k1/4P3/8/8/8/8/3Q2PP/6K1 w - - 0 40"}},
        "when": {"acts": [{"act": "move", "by": "white", "from": "e7", "to": "e8")" +
                                    acts + R"(], "told": "complete"}})");
    auto code = turned(tests::ruleset("bcf-1911"), *rules::definition_named(definition), value);
    code.articles.push_back({.id = "press", .triggers = {rules::Kind::press_without_move}});
    const auto ruling = adjudicate::adjudicate(code, one.game, one.dispute);
    if (!ruling) FAIL(to_text(ruling.error()));
    return *ruling;
}

using Kinds = std::vector<rules::Kind>;
using rules::Kind;

const std::string kReply = R"(}, {"act": "move", "by": "black", "from": "g8", "to": "g7"})";
const std::string kPress = R"(}, {"act": "press", "by": "white"}, {"act": "point_out", "by": "black"})";

}  // namespace

TEST_CASE("a reply before the piece is named is in turn where the turn passes as the Pawn is let go") {
    const Ruling waits = judged("turn_passes", "when_completed", kReply);
    REQUIRE(waits.matters.size() == 2);
    CHECK(waits.matters[0].kinds == Kinds{Kind::out_of_turn_move});
    const Ruling passes = judged("turn_passes", "when_made", kReply);
    for (const MatterRuling& incident : passes.matters) CHECK(incident.kinds != Kinds{Kind::out_of_turn_move});
    CHECK(passes.matters.at(0).kinds == Kinds{Kind::promotion});
}

TEST_CASE("a Pawn still in hand, and a King whose Rook has not moved, give no turn up") {
    rules::Definitions definitions;
    definitions.turn_passes = rules::TurnPasses::when_made;
    const auto castling = classify_castling(chess::Setup::initial(), chess::Color::white,
                                            Castle{{*chess::square_named("e1"), *chess::square_named("g1")}, {}});
    CHECK_FALSE(gives_up_turn(castling, definitions));
    Done step = classify_move(chess::Setup::initial(), chess::Color::white,
                              MoveMan{{*chess::square_named("e2"), *chess::square_named("e4")}});
    CHECK(gives_up_turn(step, definitions));
    step.held = true;
    CHECK_FALSE(gives_up_turn(step, definitions));
}

TEST_CASE("a second Queen is not allowed where a Pawn becomes what has been taken, and is not among the moves") {
    const std::string queen = R"(, "piece": "queen"}, {"act": "point_out", "by": "black"})";
    CHECK(judged("promotes_to", "piece_of_choice", queen).matters.at(0).kinds.empty());
    const Ruling ruling = judged("promotes_to", "captured_piece", queen);
    REQUIRE(ruling.matters.at(0).kinds == Kinds{Kind::promotion});
    REQUIRE(ruling.matters[0].obligation);
    CHECK(ruling.matters[0].obligation->options.at(0).moves == std::vector<std::string>{"e8=B", "e8=N", "e8=R+"});
}

TEST_CASE("a Pawn left on its last rank with the clock pressed is in order where it may stay a Pawn") {
    CHECK(judged("promotes_to", "piece_of_choice", kPress).matters.at(0).kinds ==
          Kinds{Kind::promotion, Kind::press_pawn_on_last_rank});
    const Ruling ruling = judged("promotes_to", "piece_or_pawn", kPress);
    CHECK(ruling.matters.at(0).kinds.empty());
    REQUIRE(ruling.matters[0].position);
    REQUIRE(ruling.matters[0].position->setup);
    CHECK(to_fen(*ruling.matters[0].position->setup) == "3rP1k1/8/8/8/8/8/3Q2PP/6K1 b - - 0 40");
}
