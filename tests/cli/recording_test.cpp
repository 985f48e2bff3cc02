// init, incident, answer and decide: what they record, and what they refuse.
#include <algorithm>

#include "base/error.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

/// The kinds of all entries, in order.
Words kinds_in(const Desktop& desktop) {
    Words kinds;
    std::string lines = desktop.expect(0, {"log", "--json"}).out;
    for (std::size_t end = lines.find('\n'); end != std::string::npos; end = lines.find('\n')) {
        const auto entry = parse_json(lines.substr(0, end), "line");
        REQUIRE(entry);
        kinds.push_back(entry->find("body")->text("kind"));
        lines.erase(0, end + 1);
    }
    return kinds;
}

/// `data` of an entry.
Json data_of(const Desktop& desktop, int entry) {
    const Json json = desktop.expect(0, {"log", std::to_string(entry), "--json"}).json();
    return *json.find("body")->find("data");
}

const Words kTwoTouched{"incident",      "r1b1",
                        "--fen",         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                        "--act",         "white touches e2 d2 deliberately",
                        "--nothing-else"};

Words illegal_move(const std::string& game) {
    return {"incident",       game,
            "--fen",          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "--act",          "white moves e2-e5",
            "--nothing-else", "--json",
            "--another"};
}

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("init begins a log and a key, names both, and says what to type next") {
    const Desktop desktop;
    const Outcome made = desktop.expect(0, {"init", "open.jadoube", "--rules", test_file("club.json")});
    CHECK(std::filesystem::exists("open.jadoube"));
    CHECK(std::filesystem::exists("open.jadoube.key"));
    CHECK(contains(made.out, (desktop.folder() / "open.jadoube").string()));
    CHECK(contains(made.out, "next: jadoube i r1b1"));
    CHECK(kinds_in(desktop) == Words{"event"});
    CHECK(data_of(desktop, 1).text("name") == "open");
}

TEST_CASE("init keeps what it is told of the event") {
    const Desktop desktop;
    desktop.begin_log({"--place", "Graz", "--from", "2026-05-14", "--to", "2026-05-20", "--play", "rapid", "--arbiter",
                       "Bo", "--event", "well_supervised=no"});
    const Json event = data_of(desktop, 1);
    CHECK(event.text("name") == "City Open");
    CHECK(event.text("place") == "Graz");
    CHECK(event.text("first_day") == "2026-05-14");
    CHECK(event.text("last_day") == "2026-05-20");
    CHECK(event.text("play") == "rapid");
    CHECK(event.find("rules")->text("id") == "club");
    CHECK(*event.find("facts") == Json::object({{"well_supervised", false}}));
    const JsonArray& arbiters = *event.find("arbiters")->if_array();
    REQUIRE(arbiters.size() == 2);
    CHECK(arbiters[0] == Json::object({{"name", "Ada Byron"}, {"role", "chief arbiter"}}));
    CHECK(arbiters[1] == Json::object({{"name", "Bo"}, {"role", ""}}));
}

TEST_CASE("init refuses") {
    const Desktop desktop;
    SECTION("a file that is there") {
        desktop.begin_log();
        const std::string before = desktop.read("open.jadoube");
        const Outcome again = desktop.expect(2, {"init", "open.jadoube", "--rules", test_file("club.json")});
        CHECK(contains(again.err, "open.jadoube"));
        CHECK(contains(again.err, "hint:"));
        CHECK(desktop.read("open.jadoube") == before);
    }
    SECTION("no file, and a name that no command would find again") {
        desktop.expect(2, {"init"});
        CHECK(contains(desktop.expect(2, {"init", "open.db"}).err, "open.db.jadoube"));
    }
    SECTION("rules that do not exist, with the nearest name") {
        CHECK(contains(desktop.expect(2, {"init", "open.jadoube", "--rules", "bcf-1912"}).err, "bcf-1911"));
    }
    SECTION("a fact that does not exist, and a day that is none") {
        const Words init{"init", "open.jadoube", "--rules", test_file("club.json")};
        CHECK(contains(desktop.expect(2, with(init, {"--event", "well_supervized=no"})).err, "well_supervised"));
        desktop.expect(3, with(init, {"--from", "14 May"}));
    }
    CHECK(std::filesystem::exists("open.jadoube") == std::filesystem::exists("open.jadoube.key"));
}

TEST_CASE("an incident is recorded with its game and its ruling, all in one") {
    const Desktop desktop;
    desktop.begin_log();
    const Outcome outcome = desktop.expect(0, with(kTwoTouched, {"--white", "Ada", "--black", "Bo", "--note", "seen"}));
    CHECK(contains(outcome.out, "recorded as 3 (incident 1)\n"));
    CHECK(contains(outcome.out, "next: jadoube decide 1"));
    CHECK(kinds_in(desktop) == Words{"event", "game", "incident", "ruling"});
    CHECK(*data_of(desktop, 2).find("players") == Json::object({{"white", "Ada"}, {"black", "Bo"}}));
    const Json incident = data_of(desktop, 3);
    CHECK(incident.text("note") == "seen");
    CHECK(incident.truth("told_complete"));
    const Json act =
        Json::object({{"act", "touch"}, {"by", "white"}, {"squares", Json::array({"e2", "d2"})}, {"deliberate", true}});
    CHECK(*incident.find("acts") == Json(JsonArray{act}));
    CHECK(data_of(desktop, 4).find("ruling")->text("status") == "choice");
}

TEST_CASE("a dry run shows the ruling as it would be recorded, by what the log knows, and records nothing") {
    const Desktop desktop;
    desktop.begin_log();
    const Words first = with(kTwoTouched, {"--white", "Ada", "--black", "Bo"});
    const Outcome shown = desktop.expect(0, with(first, {"--dry-run"}));
    CHECK(kinds_in(desktop) == Words{"event"});
    CHECK(contains(shown.out, "nothing was recorded; it would be incident 1\n"));
    CHECK_FALSE(contains(shown.out, "next:"));
    const Outcome recorded = desktop.expect(0, first);
    CHECK(recorded.out.substr(0, recorded.out.find("recorded as")) ==
          shown.out.substr(0, shown.out.find("nothing was recorded")));

    desktop.expect(0, illegal_move("r1b1"));
    const Words entered = kinds_in(desktop);
    const Words second{"i", "r1b1", "white moves e2-e5; black points it out", "--nothing-else", "--another"};
    const Outcome told = desktop.run(with(second, {"--dry-run"}));
    CHECK(contains(told.err, "r1b1: Ada - Bo"));
    const Json dry = desktop.run(with(second, {"--dry-run", "--json"})).json();
    CHECK(kinds_in(desktop) == entered);
    CHECK(dry.find("entry")->is_null());
    CHECK(dry.find("id")->is_null());
    CHECK(dry.number("incident") == 3);
    const Outcome real = desktop.run(with(second, {"--json"}));
    CHECK(real.code == told.code);
    CHECK(*real.json().find("ruling") == *dry.find("ruling"));
}

TEST_CASE("a dry run needs no key, ends as the ruling does, and refuses what recording would refuse") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, kTwoTouched);
    std::filesystem::remove("open.jadoube.key");
    CHECK(contains(desktop.expect(2, with(kTwoTouched, {"--dry-run"})).err, "is this the same?"));
    desktop.expect(4, {"i", "r1b2", "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--act",
                       "white touches e2 d2", "--dry-run"});
    CHECK(contains(desktop.expect(2, {"i", "r1b2", "--confidential", "seen", "--dry-run"}).err, "--dry-run"));
    CHECK(kinds_in(desktop) == Words{"event", "game", "incident", "ruling"});
}

TEST_CASE("a game that the log knows is not recorded again, and its moves serve the next incident") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("game.pgn", "[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n");
    desktop.expect(0, {"incident", "r2b1", "--pgn", "game.pgn", "--at", "2b", "--act", "white touches f1 deliberately",
                       "--nothing-else"});
    CHECK(data_of(desktop, 3).number("ply") == 4);
    const Outcome second = desktop.expect(
        0, {"incident", "r2b1", "--at", "3", "--act", "black touches f8 deliberately", "--nothing-else", "--json"});
    CHECK(kinds_in(desktop) == Words{"event", "game", "incident", "ruling", "incident", "ruling"});
    CHECK(data_of(desktop, 5).number("ply") == 5);
    const Json answer = second.json();
    const Json* duty = (*answer.find("ruling")->find("matters")->if_array())[0].find("obligation");
    REQUIRE(duty != nullptr);
    // The bishop on f8 after 3.Bc4.
    const Json moves = Json::array({"Ba3", "Bb4", "Bc5", "Bd6", "Be7"});
    CHECK(*(*duty->find("options")->if_array())[0].find("moves") == moves);
}

TEST_CASE("without a record the next incident begins on the board that a decided ruling left") {
    const Desktop desktop;
    desktop.begin_log();
    const Words next{"incident", "r1b1", "white Nxe5, presses; black Nxe5, presses", "--nothing-else"};
    desktop.expect(0, {"incident", "r1b1", "white Nf3-d3, presses; black points it out", "--nothing-else", "--fen",
                       "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"});
    CHECK(desktop.run(next).code != 0);  // what is not decided has left nothing yet
    desktop.expect(0, {"decide", "1"});
    const auto entered = desktop.expect(0, next);
    CHECK(entered.err.find("begins on the board that the last ruling left") != std::string::npos);
    desktop.expect(0, {"decide", "2"});
    const Json standing = desktop.expect(0, {"standing", "r1b1", "--json"}).json();
    CHECK(standing.find("standing")->text("play_from").starts_with("r1bqk1nr/pppp1ppp/8/2b1n3/2B1P3/8/PPPP1PPP/"));
    const Words anywhere{"incident", "r1b1", "white touches g1", "--nothing-else", "--no-position"};
    CHECK(desktop.run(anywhere).err.find("begins on") == std::string::npos);
}

TEST_CASE("a game that is corrected later changes nothing of the incidents before") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("a.pgn", "[White \"?\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n");
    desktop.write("b.pgn", "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. d4 d5 *\n");
    desktop.expect(4, {"incident", "r1b1", "--pgn", "a.pgn", "--act", "white touches d1", "--nothing-else"});
    desktop.expect(0,
                   {"incident", "r1b1", "--pgn", "b.pgn", "--act", "white touches d1 deliberately", "--nothing-else"});
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "3.Bb5 a6 4.Ba4 Nf6"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "1"}).out, "Ada"));
    CHECK(contains(desktop.expect(0, {"report", "--incident", "2"}).out, "1.d4 d5"));
    const Json ruled = desktop.expect(0, {"answer", "1", "deliberate=yes", "--json"}).json();
    const Json* duty = (*ruled.find("ruling")->find("matters")->if_array())[0].find("obligation");
    REQUIRE(duty != nullptr);
    CHECK(*(*duty->find("options")->if_array())[0].find("moves") == Json::array({"Qe2"}));
}

TEST_CASE("of two commands at once one decides, and the other goes by what the log says then") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, kTwoTouched);
    std::vector<int> codes = desktop.at_once({{"decide", "1"}, {"decide", "1"}});
    std::sort(codes.begin(), codes.end());
    CHECK(codes.front() == 0);
    const bool is_refused = codes.back() == 6 || codes.back() == 2;  // as the log changed before or after its look
    CHECK(is_refused);
    CHECK(kinds_in(desktop) == Words{"event", "game", "incident", "ruling", "decision"});
}

TEST_CASE("without a position the duty is stated in words") {
    const Desktop desktop;
    desktop.begin_log();
    const Json ruling =
        *desktop.run({"incident", "r3b1", "--act", "white touches e2 deliberately", "--nothing-else", "--json"})
             .json()
             .find("ruling");
    CHECK(data_of(desktop, 3).find("fen")->is_null());
    CHECK(data_of(desktop, 3).find("ply")->is_null());
    CHECK_FALSE(ruling.text("status").empty());
}

TEST_CASE("what a shipped code counts is counted from the log") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--name", "Open", "--rules", "fide-2023", "--play", "standard",
                       "--arbiter", "A B"});
    const std::string fen = "8/8/4k3/3r4/8/2R5/4K3/8 w - - 0 60";
    SECTION("the second illegal move of a player loses") {
        const Words illegal{"incident",       "r1b3",
                            "--fen",          fen,
                            "--act",          "white moves c3d4",
                            "--act",          "white presses",
                            "--act",          "black points out",
                            "--nothing-else", "--white-clock",
                            "10:00",          "--black-clock",
                            "10:00"};
        CHECK(contains(desktop.expect(0, illegal).out, "Black 0:12:00 under 7.5.5"));
        desktop.expect(0, {"decide", "1"});
        CHECK(contains(desktop.expect(0, with(illegal, {"--another"})).out, "Result: 0-1"));
    }
    SECTION("a claim left open is decided when the flag falls") {
        const auto at = [&](const std::string& clock, const std::string& act) {
            return Words{"incident",
                         "r1b4",
                         "--fen",
                         fen,
                         "--white-clock",
                         clock,
                         "--black-clock",
                         "3:00",
                         "--control",
                         "7200",
                         "-e",
                         "quickplay_finish_announced=yes",
                         "--act",
                         act,
                         "--nothing-else"};
        };
        Words claim = at("1:30", "white claims normal_means");
        claim.insert(claim.end(), {"-f", "normal_means=undecided"});
        desktop.expect(0, claim);
        CHECK(contains(desktop.expect(4, at("0:00", "black claims flag")).out, "Fact: normal_means"));
    }
}

TEST_CASE("illegal moves are counted from the earlier incidents of the same game") {
    const Desktop desktop;
    desktop.begin_log();
    const auto articles = [&](const Words& words) {
        const Json json = desktop.expect(0, words).json();
        const Json& incident = (*json.find("ruling")->find("matters")->if_array())[0];
        return *incident.find("articles");
    };
    CHECK(articles(illegal_move("r1b1")) == Json::array({"3"}));
    CHECK(articles(illegal_move("r1b1")) == Json::array({"4"}));
    CHECK(articles(illegal_move("r1b2")) == Json::array({"3"}));
}

TEST_CASE("a decision otherwise than proposed counts what it says, and nothing else") {
    const Desktop desktop;
    desktop.begin_log();
    const auto article_after = [&](const Words& decision) {
        desktop.expect(0, illegal_move("r1b1"));
        desktop.expect(0, with({"decide", "1", "--otherwise", "play on", "--reason", "both agree"}, decision));
        const Json json = desktop.expect(0, illegal_move("r1b1")).json();
        return *(*json.find("ruling")->find("matters")->if_array())[0].find("articles");
    };
    SECTION("nothing") {
        CHECK(article_after({}) == Json::array({"3"}));
    }
    SECTION("an illegal move of White") {
        CHECK(article_after({"--counts", "white"}) == Json::array({"4"}));
    }
    SECTION("an illegal move of Black") {
        CHECK(article_after({"--counts", "black"}) == Json::array({"3"}));
    }
}

TEST_CASE("a ruling that asks is recorded all the same; the answer is recorded with who gave it and judged") {
    const Desktop desktop;
    desktop.begin_log();
    const Words touch{"incident",      "r1b1",
                      "--fen",         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                      "--act",         "white touches e2",
                      "--nothing-else"};
    const Outcome asked = desktop.expect(4, touch);
    CHECK(contains(asked.out, "recorded as 3 (incident 1)"));
    CHECK(contains(asked.out, "next: jadoube answer 1 deliberate="));
    CHECK(contains(desktop.expect(2, {"decide", "1"}).err, "jadoube answer 1"));

    const Outcome told = desktop.expect(0, {"answer", "1", "deliberate=yes", "--by", "the player of Black"});
    CHECK(contains(told.out, "recorded as 5 (incident 1)"));
    CHECK(kinds_in(desktop) == Words{"event", "game", "incident", "ruling", "fact", "ruling"});
    const Json fact = Json::object({{"fact", "deliberate"}, {"value", true}, {"by", "the player of Black"}});
    CHECK(*data_of(desktop, 5).find("told") == fact);
    CHECK(data_of(desktop, 6).find("ruling")->text("status") == "decided");

    desktop.expect(0, {"decide", "1"});
    CHECK(contains(desktop.expect(2, {"answer", "1", "deliberate=no"}).err, "decided already"));
}

TEST_CASE("an incident is judged by the text of the laws in the log, whatever becomes of the file") {
    const Desktop desktop;
    desktop.write("house.json", desktop.read(test_file("club.json")));
    desktop.expect(0, {"init", "open.jadoube", "--rules", "./house.json"});
    desktop.write("house.json", "{}");
    desktop.expect(0, illegal_move("r1b1"));
}

TEST_CASE("decisions") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(0, kTwoTouched);
    SECTION("as proposed") {
        CHECK(contains(desktop.expect(0, {"decide", "1"}).out, "recorded as 5 (incident 1): decided as proposed"));
        const Json decision = data_of(desktop, 5);
        CHECK(decision.text("manner") == "as_proposed");
        CHECK(decision.text("by") == "Ada Byron");
    }
    SECTION("with an option, kept as the ruling has it") {
        const Outcome outcome = desktop.expect(0, {"decide", "1", "--option", "2", "--by", "ada byron"});
        CHECK(contains(outcome.out, "d2"));
        const Json decision = data_of(desktop, 5);
        CHECK(decision.text("manner") == "option");
        CHECK(decision.find("option")->text("man") == "d2");
        CHECK(decision.text("by") == "Ada Byron");
    }
    SECTION("with an option that is not there") {
        CHECK(contains(desktop.expect(2, {"decide", "1", "--option", "3"}).err, "options 1 to 2"));
        desktop.expect(2, {"decide", "1", "--option", "0"});
        CHECK(kinds_in(desktop).size() == 4);
    }
    SECTION("otherwise, with a reason") {
        desktop.expect(2, {"decide", "1", "--otherwise", "play on"});
        desktop.expect(0, {"decide", "1", "--otherwise", "play on", "--reason", "both agree"});
        CHECK(data_of(desktop, 5).text("words") == "play on");
        CHECK(data_of(desktop, 5).text("reason") == "both agree");
    }
    SECTION("a second one, with a reason") {
        desktop.expect(0, {"decide", "1"});
        CHECK(contains(desktop.expect(2, {"decide", "1"}).err, "entry 5"));
        desktop.expect(0, {"decide", "1", "--option", "1", "--reason", "the appeals committee"});
        CHECK(kinds_in(desktop).size() == 6);
    }
    SECTION("on an incident that is not there") {
        CHECK(contains(desktop.expect(2, {"decide", "2"}).err, "there is no incident 2"));
        desktop.expect(2, {"decide", "0"});
        desktop.expect(2, {"decide", "99999999999"});
        desktop.expect(2, {"decide"});
    }
}

TEST_CASE("what the law leaves to the arbiter is decided with a reason") {
    const Desktop desktop;
    desktop.begin_log();
    const Outcome asked = desktop.expect(0, {"incident", "r1b1", "--act", "arbiter finds conduct.upset of white"});
    CHECK(contains(asked.out, "--reason"));
    desktop.expect(2, {"decide", "1"});
    desktop.expect(0, {"decide", "1", "--reason", "he apologised"});
}

TEST_CASE("a retry records nothing and names what was recorded") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string id = "000102030405060708090a0b0c0d0e0f";
    const std::string other = "ff0102030405060708090a0b0c0d0e0f";
    const Words incident = with(kTwoTouched, {"--id", id});
    CHECK(contains(desktop.expect(0, incident).out, "recorded as 3 (incident 1)"));
    CHECK(contains(desktop.expect(0, incident).out, "already recorded as 3 (incident 1)"));
    const Json json = desktop.expect(0, with(incident, {"--json"})).json();
    CHECK(json.truth("was_there"));
    CHECK(json.number("entry") == 3);
    CHECK(json.text("id") == id);

    desktop.expect(0, {"answer", "1", "deliberate=yes", "--id", other});
    CHECK(contains(desktop.expect(0, {"answer", "1", "deliberate=yes", "--id", other}).out, "already recorded as 5"));

    CHECK(contains(desktop.expect(2, {"decide", "1", "--id", id}).err, "entry 3 has this id"));
    CHECK(contains(desktop.expect(2, {"decide", "1", "--id", "12"}).err, "32 small hexadecimal digits"));
    const std::string third = "aa0102030405060708090a0b0c0d0e0f";
    CHECK(contains(desktop.expect(0, {"decide", "1", "--id", third}).out, "recorded as 7"));
    CHECK(contains(desktop.expect(0, {"decide", "1", "--id", third}).out, "already recorded as 7"));

    const Words different[] = {
        with(kTwoTouched, {"--id", id, "--note", "again"}),
        {"incident", "r9b9", "--act", "white touches e2 d2 deliberately", "--nothing-else", "--id", id},
        {"incident", "r1b1", "--act", "black touches e7", "--nothing-else", "--id", id},
        {"answer", "1", "deliberate=no", "--id", other},
        {"decide", "1", "--otherwise", "White loses", "--reason", "so ruled", "--id", third},
        {"decide", "1", "--option", "1", "--id", third}};
    for (const Words& words : different)
        CHECK(contains(desktop.expect(2, words).err, "has this id and says something else: nothing was recorded"));
    CHECK(kinds_in(desktop).size() == 7);
}

TEST_CASE("an incident from a case file") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("case.json", R"({"given": {"moves": ["e2e4", "e7e5"], "play": "rapid", "clocks": {"white_ms": 61000}},
        "when": {"acts": [{"act": "touch", "by": "white", "squares": ["g1"], "deliberate": true}], "told": "complete"}})");
    desktop.expect(0, {"incident", "r1b1", "--case", "case.json"});
    const Json incident = data_of(desktop, 3);
    CHECK(incident.number("ply") == 2);
    CHECK(incident.find("clocks")->number("white_ms") == 61000);
    CHECK((*incident.find("facts")->if_array())[0] ==
          Json::object({{"fact", "play"}, {"value", "rapid"}, {"by", "Ada Byron"}}));

    CHECK(contains(desktop.expect(2, {"incident", "r1b1", "--case", "case.json", "--act", "white presses"}).err,
                   "--case"));
    desktop.write("counting.json", R"({"given": {"earlier": [{"kind": "illegal_move", "by": "white"}]},
        "when": {"acts": [{"act": "touch", "by": "white", "squares": ["g1"]}]}})");
    CHECK(contains(desktop.expect(3, {"incident", "r1b1", "--case", "counting.json"}).err, "the log counts them"));
    CHECK(kinds_in(desktop).size() == 4);
}

TEST_CASE("bad input to incident and answer records nothing") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string before = desktop.read("open.jadoube");
    const Words touch{"--act", "white touches e2"};
    CHECK(contains(desktop.expect(2, with({"incident", "board 12"}, touch)).err, "hint:"));
    CHECK(contains(desktop.expect(2, {"incident", "r1b1"}).err, "--act"));
    desktop.expect(2, {"incident", "r1b1", "--act", "white tuches e2"});
    desktop.expect(2, with({"incident", "r1b1", "--fact", "delibrate=yes"}, touch));
    desktop.expect(3, with({"incident", "r1b1", "--fen", "9/8/8/8/8/8/8/8/8 w - - 0 1"}, touch));
    desktop.expect(3, with({"incident", "r1b1", "--pgn", "missing.pgn"}, touch));
    desktop.expect(3, with({"incident", "r1b1", "--white-clock", "1000:00:00"}, touch));
    desktop.expect(3, {"incident", "r1b1", "--case", "missing.json"});
    desktop.write("game.pgn", "[White \"Ada\"]\n\n1. e4 e5 *\n");
    desktop.expect(2, with({"incident", "r1b1", "--pgn", "game.pgn", "--game", "99"}, touch));
    desktop.expect(2, with({"incident", "r1b1", "--pgn", "game.pgn", "--at", "40w"}, touch));
    CHECK(contains(desktop.expect(2, with({"incident", "r1b1", "--at", "3w"}, touch)).err, "--pgn"));
    desktop.expect(2, with({"incident", "r1b1", "--at", "3w", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}, touch));
    desktop.expect(2, {"answer", "1", "deliberate=yes"});
    desktop.expect(2, {"answer", "1"});
    CHECK(desktop.read("open.jadoube") == before);
    CHECK(kinds_in(desktop) == Words{"event"});
}

TEST_CASE("a report replaces neither the log nor what belongs to it") {
    const Desktop desktop;
    desktop.begin_log();
    std::filesystem::rename("open.jadoube", "open.db");
    std::filesystem::rename("open.jadoube.key", "open.db.key");
    std::filesystem::create_hard_link("open.db", "other.html");
    const std::string log = desktop.read("open.db");
    const std::string key = desktop.read("open.db.key");
    for (const char* file : {"open.db", "open.db.key", "./open.db", "other.html", "new.jadoube", "new.jadoube.key",
                             "new.jadoube-wal", "new.jadoube-shm"}) {
        INFO(file);
        const Outcome refused = desktop.run({"report", "--log", "open.db", "--format", "html", "-o", file});
        CHECK(refused.code == 2);
        CHECK(contains(refused.err, "belongs to a log"));
    }
    CHECK(desktop.read("open.db") == log);
    CHECK(desktop.read("open.db.key") == key);
    CHECK_FALSE(std::filesystem::exists("new.jadoube"));
    desktop.expect(0, {"report", "--log", "open.db", "-o", "rulings.html"});
    desktop.expect(0, {"report", "--log", "open.db", "-o", "rulings.html"});
}

TEST_CASE("a fact of one act does not contradict what was entered of another") {
    const Desktop desktop;
    const Words acts{"judge",
                     "--fen",
                     "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                     "--act",
                     "black displaced",
                     "--act",
                     "white touches e2 deliberately",
                     "--act",
                     "black points out",
                     "--nothing-else",
                     "--fact",
                     "deliberate@1=no"};
    desktop.expect(0, acts);
}

TEST_CASE("an answer that contradicts what was entered or the board is refused, and told why") {
    const Desktop desktop;
    desktop.begin_log();
    const std::vector<std::string> touch{"r1b1", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "--act",
                                         "white touches e2 deliberately"};
    const auto with = [&](std::vector<std::string> words, const std::vector<std::string>& more) {
        words.insert(words.end(), touch.begin() + (words.front() == "judge" ? 1 : 0), touch.end());
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    desktop.expect(0, with({"incident"}, {"--nothing-else"}));
    const std::string before = desktop.expect(0, {"log"}).out;
    const Outcome answered = desktop.expect(2, {"answer", "1", "deliberate=no"});
    CHECK(contains(answered.err, "deliberate=no: by what was entered and the board it is yes"));
    for (const char* command : {"incident", "judge"}) {
        Words no{"-f", "deliberate=no", "--nothing-else"};
        if (command == std::string("incident")) no.emplace_back("--another");
        const Outcome told = desktop.expect(2, with({command}, no));
        CHECK(contains(told.err, "deliberate=no: by what was entered"));
        const Outcome twice = desktop.expect(2, with({command}, {"-f", "play=rapid", "-f", "play=blitz"}));
        CHECK(contains(twice.err, "'play' is told twice"));
    }
    CHECK(contains(desktop.expect(2, {"answer", "1", "play=rapid", "play=blitz"}).err, "told twice"));
    CHECK(desktop.expect(0, {"log"}).out == before);
    desktop.expect(0, {"answer", "1", "deliberate=yes"});
}

TEST_CASE("an answer on which nothing hangs is recorded, and that is said") {
    const Desktop desktop;
    desktop.expect(
        0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--arbiter", "Ada Byron"});
    desktop.expect(4, {"i", "r1b1", "black's phone rings"});
    const Outcome both = desktop.expect(0, {"answer", "1", "device_place=on_person", "offer_timely=yes"});
    CHECK(contains(both.err, "offer_timely: nothing in the ruling hangs on it"));
    CHECK_FALSE(contains(both.err, "device_place"));
    CHECK(contains(desktop.expect(0, {"answer", "1", "device_place=on_person"}).err, "device_place: nothing"));
    CHECK(desktop.expect(0, {"answer", "1", "device_place=off_in_bag"}).err.empty());
}

TEST_CASE("answers that go together are asked for, each by what the others leave") {
    const Desktop desktop;
    desktop.expect(
        0, {"init", "open.jadoube", "--rules-dir", std::string(JADOUBE_SOURCE) + "/rules", "--arbiter", "Ada Byron"});
    desktop.expect(4, {"i", "r1b1", "w claims fifty moves"});
    CHECK(desktop.expect(0, {"answer", "1", "claimant_on_turn=yes", "claimant_touched=no", "quiet_moves_by_each=50"})
              .err.empty());
}
