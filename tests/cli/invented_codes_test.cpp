// Codes that nobody plays by, for what the shipped ones do not say: each is sound, its cases hold, and turning what it
// says makes a case fail.
#include "base/error.hpp"
#include "base/file.hpp"
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

std::string file(const std::string& name) {
    return std::string(JADOUBE_SOURCE) + "/tests/codes/" + name;
}

struct Turned {
    const char* what;
    const char* into;
};

/// The code with one of its words turned.
std::string turned(const std::string& code, const Turned& turn) {
    const auto text = read_file(file(code), kLargestJson);
    REQUIRE(text);
    const auto at = text->find(turn.what);
    INFO(turn.what);
    REQUIRE(at != std::string::npos);
    return text->substr(0, at) + turn.into + text->substr(at + std::string(turn.what).size());
}

std::vector<std::string> problems(const std::string& schema, const std::string& name) {
    return rules::SchemaFile(rules::schema_path(schema)).problems_of(*read_file(file(name), kLargestJson));
}

void check_turned(const std::string& code, const std::string& cases, const std::vector<Turned>& turns) {
    const Desktop desktop;
    desktop.expect(0, {"rules", "lint", file(code)});
    CHECK(problems("ruleset", code).empty());
    CHECK(problems("case", cases).empty());
    desktop.expect(0, {"rules", "test", file(cases), "--rules", file(code)});
    for (const Turned& turn : turns) {
        INFO(turn.what << " -> " << turn.into);
        desktop.write("turned.json", turned(code, turn));
        CHECK(desktop.run({"rules", "test", file(cases), "--rules", "./turned.json"}).code == 1);
    }
}

}  // namespace

TEST_CASE("every word of a count decides a case") {
    check_turned(
        "harbour.json", "harbour-cases.json",
        {{R"("earlier": {"article": "2", "is": 0})", R"("earlier": {"article": "2", "is": 1})"},
         {R"("article": "2", "at_least": 1)", R"("article": "2", "at_least": 2)"},
         {R"("article": "2", "at_least": 1)", R"("article": "2", "of": "opponent", "at_least": 1)"},
         {R"("kind": "conduct.absent", "in": "event", "at_least": 2)", R"("kind": "conduct.absent", "at_least": 2)"},
         {R"("kind": "conduct.absent", "in": "event", "at_most": 1)",
          R"("kind": "conduct.absent", "in": "event", "proposed": true, "at_most": 1)"},
         {R"("offers": {"any": 2})", R"("offers": {"any": 3})"},
         {R"("kind": "draw_offer", "of": "opponent", "is": 0)", R"("kind": "resign", "of": "opponent", "is": 0)"},
         {R"("of": "both",)", R"("of": "offender",)"},
         {R"("found": "breach",)", R"("found": ["breach", "no_breach"],)"},
         {R"(["conduct.disturb", "conduct.smoking"])", R"("conduct.disturb")"}});
}

TEST_CASE("results, choices and times may be anybody's, by name") {
    check_turned("pier.json", "pier-cases.json",
                 {{R"("black_wins")", R"("white_wins")"},
                  {R"("black_wins")", R"("draw")"},
                  {R"("odds_receiver_wins")", R"("odds_giver_wins")"},
                  {R"("to": "odds_giver")", R"("to": "odds_receiver")"},
                  {R"("last_winner_wins")", R"("white_wins")"},
                  {R"("white_wins")", R"("offender_loses")"},
                  {R"("by": "odds_receiver")", R"("by": "opponent")"},
                  {R"("odds_giver_wins")", R"("offender_loses")"},
                  {R"("claimant_loses")", R"("claimant_wins")"},
                  {R"("by": "black")", R"("by": "offender")"},
                  {R"("by": "last_loser")", R"("by": "opponent")"},
                  {R"({"moved_piece": "pawn"})", R"({"moved_piece": "rook"})"},
                  {R"("moved_piece": {"not": "pawn"})", R"("moved_piece": "pawn")"},
                  {R"("first_touched_piece": "queen")", R"("first_touched_piece": "pawn")"},
                  {R"("offender": "white")", R"("offender": "black")"},
                  {R"("to": "last_loser")", R"("to": "last_winner")"},
                  {R"("result": "claimant_wins")", R"("result": "claimant_loses")"}});
}

TEST_CASE("men that a restored board is without decide a case") {
    check_turned("quay.json", "quay-cases.json",
                 {{R"({"restore": "before_offence", "men_off": "moved_man"})", R"({"restore": "before_offence"})"},
                  {R"("of": "opponent", "on": "e5")", R"("of": "offender", "on": "e5")"},
                  {R"("piece": "knight", "of": "opponent", "on": "arrival")",
                   R"("piece": "bishop", "of": "opponent", "on": "arrival")"},
                  {R"("of": "offender", "on": "departure")", R"("of": "offender", "on": "a3")"},
                  {R"(["moved_man", "captured_man"])", R"("moved_man")"},
                  {R"(["moved_man", "captured_man"])", R"("captured_man")"}});
}

TEST_CASE("what a code says of a bare King, and of clocks that somebody chooses, decides a case") {
    check_turned("jetty.json", "jetty-cases.json",
                 {{R"("is": "unless_bared_at_once")", R"("is": "yes")"},
                  {R"("is": "unless_bared_at_once")", R"("is": "no")"},
                  {R"({"bared_at_once": true})", R"({"bared_at_once": false})"},
                  {R"({"bare_king": "both"})", R"({"bare_king": "nobody"})"},
                  {R"("two_minutes_ms": {"any": 120000})", R"("two_minutes_ms": {"any": 60000})"},
                  {R"(, "at_least": "minute_ms")", ""},
                  {R"("choice_of": [{"clock": {"add": "minute_ms", "to": "opponent"}}, "play_on"])",
                   R"("choice_of": [{"clock": {"add": "minute_ms", "to": "offender"}}, "play_on"])"}});
}

TEST_CASE("what a code says of the board, of sizes, limits and stages decides a case") {
    check_turned(
        "lagoon.json", "lagoon-cases.json",
        {{R"("resets_quiet_moves": "capture")", R"("resets_quiet_moves": "capture_or_pawn_move")"},
         {R"("promotes_to": "queen")", R"("promotes_to": "piece_of_choice")"},
         {R"("taking_in_passing": "no")", R"("taking_in_passing": "yes")"},
         {R"("castling_after_check": "no")", R"("castling_after_check": "yes")"},
         {R"("man": "last_own")", R"("man": "first_own")"},
         {R"({"time_since_offence_ms": "minute_ms"})", R"({"time_since_offence_ms": "three_minutes_ms"})"},
         {R"({"captured_piece": "king"})", R"({"captured_piece": "pawn"})"},
         {R"({"phrase": "a_minute", "if": {"arbiter_saw": true}})", R"("a_minute")"},
         {R"("size": "fine"}, "if": {"arbiter_saw": true})", R"("size": "fine"}, "if": {"arbiter_saw": false})"},
         {R"("fine": {"standard": 20)", R"("fine": {"standard": 30)"},
         {R"(, "at_least": "minute_ms")", ""},
         {R"(, "at_most": "time_at_start_ms")", ""},
         {R"("to": "both", "share": "half")", R"("to": "both")"},
         {R"("since": "opponents_last", "at_most": 1)", R"("at_most": 1)"},
         {R"("since": "opponents_last", "at_least": 2)", R"("of": "opponent", "at_least": 2)"},
         {R"("size": 50, "to": "both_teams")", R"("size": 50)"},
         {R"("player_on_turn_loses")", R"("draw")"},
         {R"("result": "black_wins", "if": {"bare_king": "white"})", R"("result": "black_wins")"},
         {R"({"bared_at_once": true})", R"({"bared_at_once": false})"},
         {R"("own_points_less", "size": 1)", R"("own_points_less", "size": 2)"},
         {R"("size": 1, "in": "next_round")", R"("size": 1)"},
         {R"({"deciding_game": true})", R"({"deciding_game": false})"},
         {R"("board_of_match": "odd")", R"("board_of_match": "even")"},
         {R"(["word", "signature"])", R"("signature")"},
         {R"("kind": "black", "to": "last_winner")", R"("kind": "white", "to": "last_winner")"},
         {R"(, "in": "next_game")", ""}});
}

TEST_CASE("words that no other code uses decide a case") {
    check_turned(
        "reef.json", "reef-cases.json",
        {{R"("demand_made": true)", R"("demand_made": false)"},
         {R"("moves_or_captures": "last_touched")", R"("moves_or_captures": "first_own")"},
         {R"("captures": "last_enemy")", R"("captures": "first_enemy")"},
         {R"("refused": true)", R"("refused": false)"},
         {R"("leaves_own_king_in_check": true)", R"("leaves_own_king_in_check": false)"},
         {R"("trigger": "illegal_move", "until": "opponent_replies")", R"("trigger": "illegal_move")"},
         {R"("later_illegal_moves": {"at_most": 1})", R"("later_illegal_moves": {"at_most": 2})"},
         {R"("later_illegal_moves": {"at_least": 2})", R"("later_illegal_moves": {"at_least": 3})"},
         {R"("result": "claimant_loses")", R"("result": "claimant_wins")"},
         {R"("new_piece_touched_square": true)", R"("new_piece_touched_square": false)"},
         {R"("before_claimants_last_move")", R"("last_identifiable")"},
         {R"("trigger": "check.false", "until": "speaker_moves")", R"("trigger": "check.false")"},
         {R"("until": "next_move",)", ""},
         {R"("moves_since_check_by_giver": {"at_most": 1})", R"("moves_since_check_by_giver": {"at_most": 0})"},
         {R"("moves_since_check_by_giver": {"at_least": 2})", R"("moves_since_check_by_giver": {"at_least": 3})"},
         {R"("checks_in_a_row": {"any": 3})", R"("checks_in_a_row": {"any": 4})"},
         {R"("checks_in_a_row": {"any": 3})", R"("checks_in_a_row": {"any": 2})"},
         {R"({"captures": "enemy_men"})", R"({"man": "own_men"})"},
         {R"("set": "five_minutes_ms")", R"("add": "five_minutes_ms")"},
         {R"("credit": "stopped_ms")", R"("runs_for": "stopped_ms")"},
         {R"("flag_fallen": true)", R"("flag_fallen": false)"},
         {R"("warnings_before": {"at_most": 1})", R"("warnings_before": {"at_most": 0})"},
         {R"("warnings_before": {"at_least": 2})", R"("warnings_before": {"at_least": 3})"},
         {R"("period_ended": false)", R"("period_ended": true)"},
         {R"("refer": "committee")", R"("refer": "appeals_committee")"}});
}

TEST_CASE("what was decided before in the game and in the event is counted from the log") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--rules", file("harbour.json")});
    const auto enter = [&](const std::vector<std::string>& words) {
        std::vector<std::string> all{"incident"};
        all.insert(all.end(), words.begin(), words.end());
        return desktop.run(all).out;
    };
    const std::string phone = "arbiter finds device of white";
    CHECK(contains(enter({"r1b1", "--white", "Ada", "--black", "Bo", "--act", phone}),
                   "2(a) A phone, first time. The first"));
    CHECK(contains(enter({"r1b1", "--act", phone, "--another"}),
                   "2(a) A phone, first time. The first"));  // the first is not decided yet
    desktop.expect(0, {"decide", "1"});
    CHECK(contains(enter({"r1b1", "--act", phone, "--another"}), "0-1"));
    CHECK(contains(enter({"r1b1", "--act", "arbiter finds device of black", "--another"}),
                   "2(a) A phone, first time. The first"));

    const std::string late = "arbiter finds absent of black";
    CHECK(contains(enter({"r2b1", "--white", "Cy", "--black", "Ada", "--act", late}),
                   "3(a) Late, once or twice in the event. Coming"));
    desktop.expect(0, {"decide", "5"});
    CHECK(contains(enter({"r3b1", "--white", "Bo", "--black", "Ada", "--act", late}),
                   "3(a) Late, once or twice in the event. Coming"));
    desktop.expect(0, {"decide", "6"});
    CHECK(contains(enter({"r4b1", "--white", "Ada", "--black", "Bo", "--act", late}),
                   "3(a) Late, once or twice in the event. Coming"));
    CHECK(
        contains(enter({"r5b1", "--white", "Ada", "--black", "Cy", "--act", "arbiter finds absent of white"}), "0-1"));
    CHECK(contains(enter({"r6b1", "--act", late}), "How many earlier matters of the offender are there in this event"));
    desktop.expect(0, {"answer", "9", "earlier:conduct.absent:in event=2"});
    CHECK(contains(desktop.expect(0, {"verify", "--rejudge"}).out, "0 of 9 proposals"));
}

TEST_CASE("of a decision that goes its own way it is not known under what it counts") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--rules", file("harbour.json")});
    const std::vector<std::string> again{"incident", "r1b1", "--act", "arbiter finds device of white", "--another"};
    (void)desktop.run({"incident", "r1b1", "--act", "arbiter finds device of white"});
    desktop.expect(0, {"decide", "1", "--otherwise", "let off", "--reason", "it was the arbiter's own"});
    CHECK(contains(desktop.run(again).out, "How many earlier matters of the offender are there in this game"));
}

TEST_CASE("a count that is misspelt is no fact") {
    const Desktop desktop;
    const std::vector<std::string> words{"judge",
                                         "--rules",
                                         file("harbour.json"),
                                         "--act",
                                         "arbiter finds device of white",
                                         "--fact",
                                         "earlier:under 2:of nobody=1"};
    CHECK(contains(desktop.expect(2, words).err, "'earlier:under 2:of nobody' is no fact"));
}

TEST_CASE("shares of a point, words withdrawn and what was imposed before decide a case") {
    check_turned(
        "cove.json", "cove-cases.json",
        {{R"("share": "3/4")", R"("share": "1/4")"},
         {R"(, "share": "3/4")", ""},
         {R"("then": "play_on", "finding": "claim_upheld")", R"("then": "nothing", "finding": "claim_rejected")"},
         {R"("signed": false, "earlier": {"kind": "resign", "at_least": 1})", R"("signed": false)"},
         {R"("size": "1/4")", R"("size": 1)"},
         {R"("earlier": {"penalty": "warning", "at_least": 2})", R"("earlier": {"penalty": "warning", "at_least": 3})"},
         {R"("penalty": "warning", "at_least": 2)", R"("penalty": "own_points_less", "at_least": 1)"},
         {R"("penalty": "warning", "at_least": 2)", R"("kind": "conduct", "at_least": 2)"},
         {R"("persistent": true)", R"("persistent": false)"},
         {R"("appeal_rejected": true)", R"("appeal_rejected": false)"}});
}
