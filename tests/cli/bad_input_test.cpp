// Bad input at the terminal, reader by reader: one clear message, the exit code of docs/cli.md, nothing half-written.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const std::string kFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string kPgn = "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n";

/// A command line, the exit code, and what must stand in the message.
struct Refusal {
    std::string name;
    Words words;
    int code;
    Words parts;
};

Words judge(const Words& more) {
    Words words{"judge", "--fen", kFen};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Words act(const std::string& text) {
    return judge({"--act", text});
}

Words touch(const Words& more) {
    Words words = act("white touches e2");
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// Every message is one line that names the place, and nothing is printed as a result.
void check(const Desktop& desktop, const Refusal& refusal) {
    const Outcome outcome = desktop.run(refusal.words);
    INFO(refusal.name);
    INFO(outcome.err);
    CHECK(outcome.code == refusal.code);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.rfind("jadoube: error: ", 0) == 0);
    for (const std::string& part : refusal.parts) {
        INFO(part);
        CHECK(contains(outcome.err, part));
    }
    for (const char c : outcome.err) CHECK((c == '\n' || static_cast<unsigned char>(c) >= 0x20));
}

void check_all(const Desktop& desktop, const std::vector<Refusal>& refusals) {
    for (const Refusal& refusal : refusals) check(desktop, refusal);
}

const std::string kUtf16{"\xFF\xFEh\0i\0", 6};
const std::string kNul{"a\0b", 3};

}  // namespace

TEST_CASE("files that are none, or no text, are refused by every reader") {
    const Desktop desktop;
    fs::create_directory("folder");
    desktop.write("empty", "");
    desktop.write("bom", "\xEF\xBB\xBF");
    desktop.write("binary", std::string("\x7F"
                                        "ELF\x02\x01\0\0\xFF\xFE\x90\x90",
                                        12));
    desktop.write("utf16", kUtf16);
    desktop.write("nul", kNul);
    const Words readers[] = {{"replay"}, {"claim", "threefold"}, {"judge"}, {"rules", "test"}};
    for (const Words& reader : readers) {
        for (const std::string file : {"folder", "empty", "bom", "binary", "utf16", "nul", "gone"}) {
            Words words = reader;
            words.push_back(file);
            const Outcome outcome = desktop.run(words);
            INFO(reader.front() << " " << file << "\n" << outcome.err);
            CHECK((outcome.code == 3 || (file == "folder" && outcome.code == 2)));
            CHECK(contains(outcome.err, file + ":"));
        }
    }
    for (const std::string file : {"empty", "bom", "binary", "utf16", "nul", "gone", "folder"}) {
        check(desktop, {"ruleset " + file, touch({"--rules", "./" + file}), 3, {file}});
    }
}

TEST_CASE("games that were damaged are read as far as they go") {
    const Desktop desktop;
    desktop.write("latin1.pgn", "[White \"J\xF6rg\"]\n\n1. e4 *\n");
    desktop.write("bom.pgn", "\xEF\xBB\xBF" + kPgn);
    desktop.write("nul.pgn", std::string("[White \"A\0B\"]\n\n1. e4 e5 *\n", 26));
    desktop.write("cut.pgn", kPgn.substr(0, kPgn.size() - 4));
    CHECK(contains(desktop.run({"replay", "latin1.pgn"}).out, "Jörg"));
    CHECK(contains(desktop.expect(0, {"replay", "bom.pgn"}).out, "A - B"));
    CHECK(contains(desktop.run({"replay", "nul.pgn"}).out, "A\\u{0}B"));
    CHECK(desktop.run({"replay", "cut.pgn"}).code == 1);
}

TEST_CASE("games and moments that a file does not hold") {
    const Desktop desktop;
    desktop.write("game.pgn", kPgn);
    desktop.write("two.pgn", kPgn + "\n" + kPgn);
    check_all(
        desktop,
        {{"game 99", {"replay", "game.pgn", "--game", "99"}, 2, {"game.pgn", "no game 99", "one game"}},
         {"game 0", {"replay", "game.pgn", "--game", "0"}, 2, {"no game 0"}},
         {"game -1", {"replay", "game.pgn", "--game", "-1"}, 2, {"no game -1"}},
         {"game x", {"replay", "game.pgn", "--game", "x"}, 2, {"--game", "'x' is no whole number"}},
         {"a number that overflows", {"replay", "game.pgn", "--game", "99999999999"}, 2, {"no game 99999999999"}},
         {"games the wrong way round", {"replay", "two.pgn", "--game", "2-1"}, 2, {"'2-1'", "1,4-6"}},
         {"which of two", {"replay", "two.pgn"}, 2, {"two.pgn", "--game 2"}},
         {"past the end", {"replay", "game.pgn", "--at", "99w"}, 2, {"--at", "game.pgn", "99w", "1. to 2."}},
         {"no moment", {"replay", "game.pgn", "--at", "xyz"}, 2, {"--at", "'xyz'", "45b"}},
         {"an illegal intention",
          {"claim", "threefold", "game.pgn", "--intended", "Qe4"},
          3,
          {"--intended", "Qe4 is not legal here"}},
         {"no intention", {"claim", "threefold", "game.pgn", "--intended", ""}, 2, {"--intended", "empty"}},
         {"an intention that is no move", {"claim", "threefold", "game.pgn", "--intended", "Zz9"}, 3, {"--intended"}},
         {"a misspelt ground", {"claim", "treefold", "game.pgn"}, 2, {"'threefold'"}},
         {"no ground", {"claim"}, 2, {"GROUND is missing", "threefold"}}});
}

TEST_CASE("positions that are none") {
    const Desktop desktop;
    const auto with_fen = [](const std::string& fen) {
        return Words{"judge", "--fen", fen, "--act", "white touches e2"};
    };
    check_all(desktop, {{"nine ranks",
                         with_fen("rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                         3,
                         {"--fen", "9 ranks, expected 8", "hint:"}},
                        {"nothing", with_fen(""), 2, {"--fen", "empty"}},
                        {"blank", with_fen(" "), 3, {"--fen", "fields: 0"}},
                        {"cut", with_fen("rnbqkbnr/pppp"), 3, {"--fen", "fields: 1"}},
                        {"long", with_fen(std::string(300, 'x')), 3, {"--fen", "300 bytes, expected at most 200"}},
                        {"not UTF-8", with_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1\xFF"), 3, {"not UTF-8", "\\x{ff}"}},
                        {"without kings", {"mate", "8/8/8/8/8/8/8/4K3 w - - 0 1"}, 3, {"Black has 0 Kings"}},
                        {"two at once", touch({"--pgn", "game.pgn"}), 2, {"--fen and --pgn", "give one of them"}},
                        {"one and none", touch({"--no-position"}), 2, {"--fen and --no-position"}},
                        {"no game to look in", touch({"--at", "5"}), 2, {"--at", "--pgn"}},
                        {"no value", {"judge", "--fen"}, 2, {"--fen needs a value"}}});
}

TEST_CASE("acts that cannot be read") {
    const Desktop desktop;
    check_all(desktop, {{"nothing", act("white"), 2, {"--act 'white'", "who and what"}},
                        {"nobody known", act("green touches e2"), 2, {"'green' is no person", "white, black"}},
                        {"misspelt", act("white tuches e2"), 2, {"'tuches' is no act", "'touches'"}},
                        {"without a square", act("white touches"), 2, {"a square is missing", "hint:"}},
                        {"no square", act("white touches e9"), 2, {"'e9'"}},
                        {"half a move", act("white moves e2"), 2, {"'e2'"}},
                        {"nothing taken", act("white moves e2-e4 takes"), 2, {"missing after 'takes'"}},
                        {"nothing meant", act("white claims repetition with"), 2, {"missing after 'with'"}},
                        {"two moves in one", act("white moves e2-e4 e4-e5"), 2, {"two acts"}},
                        {"a third man in castling", act("white castles e1-g1 h1-f1 a1-d1"), 2, {"two acts"}},
                        {"no piece", act("white moves e2-e4 =x"), 2, {"'x' is no piece", "queen"}},
                        {"no ground", act("white claims nonsense"), 2, {"'nonsense' is no ground"}},
                        {"not UTF-8", act("white touches e2\xFF"), 3, {"not UTF-8", "\\x{ff}"}},
                        {"no such half-move", act("white points out ply 99"), 3, {"act 1", "no half-move 99"}},
                        {"nothing to point out", act("white points out"), 3, {"act 1", "enter the act"}}});
    desktop.expect(4, act("white\ttouches\te2"));
}

TEST_CASE("a piece may be named by its letter") {
    const Desktop desktop;
    for (const std::string piece : {"=Q", "=q", "=queen"}) {
        const Json ruling = desktop
                                .expect(0, {"judge", "--fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "--act",
                                            "white moves a7-a8 " + piece, "--nothing-else", "--json"})
                                .json();
        CHECK(ruling.find("standing")->text("play_from") == "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    }
}

TEST_CASE("clock readings, facts and counts that cannot be") {
    const Desktop desktop;
    check_all(desktop, {{"under zero", touch({"--white-clock=-0:00:05"}), 3, {"--white-clock", "under zero"}},
                        {"a number", touch({"--white-clock", "5"}), 3, {"--white-clock", "h:mm:ss"}},
                        {"99 seconds", touch({"--black-clock", "1:99"}), 3, {"--black-clock"}},
                        {"a month", touch({"--black-clock", "99999:00:00"}), 3, {"--black-clock"}},
                        {"a misspelt fact", touch({"-f", "delibrate=yes"}), 2, {"--fact", "'deliberate'"}},
                        {"a fact that cannot be so", touch({"-f", "deliberate=perhaps"}), 2, {"cannot be 'perhaps'"}},
                        {"a fact without a value", touch({"-f", "deliberate"}), 2, {"write deliberate=yes"}},
                        {"a fact of nothing", touch({"-f", "deliberate="}), 2, {"deliberate"}},
                        {"fewer than none", touch({"--illegal-white", "-1"}), 2, {"--illegal-white"}},
                        {"more than any", touch({"--illegal-white", "101"}), 2, {"--illegal-white"}}});
}

TEST_CASE("the kind of play is what the code makes of the control, where nobody has said it") {
    const Desktop desktop;
    const auto pressed = [&](const Words& more) {
        Words words{"judge",
                    "--rules",
                    "fide-2023",
                    "--fen",
                    kFen,
                    "--act",
                    "white moves g1-g4",
                    "--act",
                    "white presses",
                    "--act",
                    "black points out",
                    "--nothing-else",
                    "-e",
                    "well_supervised=no"};
        words.insert(words.end(), more.begin(), more.end());
        return desktop.expect(0, words);
    };
    const Outcome blitz = pressed({"--control", "5 min"});
    CHECK(contains(blitz.err, "kind of play: blitz"));
    CHECK(contains(blitz.out, "+0:01:00 for Black"));
    const Outcome told = pressed({"--control", "5 min", "--play", "standard"});
    CHECK(contains(told.err, "kind of play: standard, as told; by the time control it is blitz"));
    CHECK(contains(told.out, "+0:02:00 for Black"));
    CHECK_FALSE(contains(pressed({"--control", "90+30"}).err, "kind of play"));
}

TEST_CASE("conduct, adjournment and times are typed as they are said") {
    const Desktop desktop;
    const Words late{"judge",           "--rules",        "fide-2023", "--no-position", "--act",
                     "black is absent", "--nothing-else", "-f",        "late_ms=22:15", "-e"};
    const auto with = [&](const std::string& event) {
        Words words = late;
        words.push_back(event);
        return words;
    };
    Words in_time = with("default_time_ms=30:00");
    in_time.emplace_back("--explain");
    CHECK(contains(desktop.expect(0, in_time).out, "not met"));
    CHECK(contains(desktop.expect(0, with("default_time_ms=1200000")).out, "1-0"));
    check(desktop, {"no time", with("default_time_ms=soon"), 2, {"'soon' is no time", "0:30:00"}});
    check(desktop, {"less than none", with("default_time_ms=-5"), 2, {"'-5' is no time"}});
    const std::string sealed =
        desktop
            .run({"judge", "--rules", "fide-2023", "--act", "arbiter adjourns", "--act", "white seals", "--act",
                  "both absent", "-f", "late_ms=18:00", "-e", "default_time_ms=1:00:00"})
            .out;
    CHECK(contains(sealed, "Each player comes 0:18:00 late"));
}

TEST_CASE("a case may name a game file beside it, and a moment") {
    const Desktop desktop;
    desktop.write("games.pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 d5 2. c4 e6 *\n");
    std::filesystem::create_directory("cases");
    const Words judge{"judge", "--rules", "fide-2023", "cases/one.json"};
    const auto write_case = [&](const std::string& place) {
        desktop.write("cases/one.json", R"({"given": {"position": {"pgn": )" + place + R"(}},
            "when": {"acts": [{"act": "touch", "by": "black", "squares": ["g8"]}], "told": "complete", "facts": {"deliberate": true}}})");
    };
    write_case(R"("../games.pgn", "game": 2, "after": "2")");
    const std::string ruling = desktop.expect(0, judge).out;
    CHECK(contains(ruling, "Nf6, Nh6"));
    CHECK(contains(ruling, "b KQkq c3 0 2"));
    const auto refused = [&](const std::string& place, const Words& parts) {
        write_case(place);
        check(desktop, {place, judge, 3, parts});
    };
    refused(R"("../games.pgn", "game": 3)", {"one.json:1", "there is no game 3", "games 1 to 2"});
    refused(R"("../games.pgn", "game": 2, "after": "9")", {"one.json:1", "9"});
    refused(R"("../gone.pgn")", {"one.json:1", "gone.pgn"});
    refused(R"("../games.pgn", "ply": 2)", {"one.json:1", "'ply'"});
}

TEST_CASE("case files with a fault") {
    const Desktop desktop;
    const std::string given = R"({"given": {"position": {"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},)";
    const std::string touched = R"({"act": "touch", "by": "white", "squares": ["e2"]})";
    const auto refused = [&](const std::string& name, const std::string& text, int code, const Words& parts) {
        desktop.write("case.json", text);
        check(desktop, {name, {"judge", "case.json"}, code, parts});
    };
    const std::string when = R"("when": {"acts": [)" + touched + "]";
    refused("cut off", given + "\n\"when\":", 3, {"case.json:2", "ends too early"});
    refused("a comma too few", given + "\n \"when\" 3}", 3, {"case.json:2", "unexpected"});
    refused("a key twice", given + "\n\"given\": {}}", 3, {"case.json:2", "'given' stands twice"});
    refused("a misspelt key", given + "\"whn\": {}}", 3, {"case.json:1", "'whn'", "'when'"});
    refused("a misspelt fact", given + "\n" + when + ", \"facts\": {\"deliberat\": true}}}", 3,
            {"case.json:2", "'deliberate'"});
    refused("a fact that cannot be so", given + "\n" + when + ", \"facts\": {\"deliberate\": \"perhaps\"}}}", 3,
            {"case.json:2", "'deliberate' cannot be 'perhaps'"});
    refused("a count under zero", given + when + ", \"facts\": {\"illegal_moves_before\": -1}}}", 3, {"case.json:1"});
    refused("half a millisecond", R"({"given": {"clocks": {"white_ms": 1.5}}, "when": {}})", 3, {"whole number"});
    refused("a clock under zero", R"({"given": {"clocks": {"white_ms": -5}}, "when": {}})", 3, {"-5"});
    refused("a clock of years", R"({"given": {"clocks": {"white_ms": 99999999999999}}, "when": {}})", 3,
            {"1000 hours"});
    refused("nine ranks", R"({"given": {"position": {"fen": "8/8/8/8/8/8/8/8/8 w - - 0 1"}}, "when": {}})", 3,
            {"case.json:1", "9 ranks"});
    refused("a man of another game",
            given + R"("when": {"acts": [{"act": "name", "by": "white", "piece": "dragon"}]}})", 3,
            {"'dragon' is no piece"});
    refused("of a newer version", R"({"schema": "jadoube/case/9", )" + given.substr(1) + when + "}}", 3,
            {"jadoube/case/9", "newer jadoube"});
    refused("of another program", R"({"schema": "chess/1", )" + given.substr(1) + when + "}}", 3, {"jadoube/case/1"});
    refused("nothing happened", given + R"("when": {"acts": []}})", 2, {"nothing has happened"});
    refused("Latin-1", "{\"name\": \"J\xF6rg\"}", 3, {"case.json", "not UTF-8"});
    refused("a list", "[]", 3, {"case.json:1", "object"});
    desktop.write("case.json", given + when + "}}");
    check(desktop, {"a case and options", {"judge", "case.json", "--fen", kFen}, 2, {"case.json", "leave out"}});
    desktop.write("bom.json", "\xEF\xBB\xBF" + given + when + "}}");
    desktop.expect(4, {"judge", "bom.json"});
}

TEST_CASE("the folder of rulesets and its index") {
    const Desktop desktop;
    fs::create_directory("rules");
    desktop.write("rules/club.json", desktop.read(test_file("club.json")));
    const Words list{"rules", "list", "--rules-dir", "rules"};
    check_all(desktop, {{"no folder", {"rules", "list", "--rules-dir", "gone"}, 2, {"--rules-dir gone"}},
                        {"a file", {"rules", "list", "--rules-dir", "rules/club.json"}, 2, {"no such folder"}},
                        {"no word after it", {"rules", "list", "--rules-dir"}, 2, {"--rules-dir"}}});
    for (const std::string text : {"", "{", "[]", "{\"default\": 1}", "{\"format\": 99}", "{\"default\": \"\xFF\"}"}) {
        desktop.write("rules/index.json", text);
        const Outcome outcome = desktop.expect(3, list);
        INFO(text);
        CHECK(contains(outcome.err, "rules/index.json"));
        CHECK(contains(outcome.out, "club"));
        check(desktop, {"judge", touch({"--rules-dir", "rules"}), 3, {"rules/index.json"}});
    }
    desktop.write("rules/index.json", R"({"default": "nope"})");
    check(desktop, {"a default that is not there", touch({"--rules-dir", "rules"}), 2, {"'nope'"}});
    desktop.write("rules/index.json", "{}");
    desktop.write("rules/broken.json", "{\n");
    const std::string table = desktop.expect(0, list).out;
    CHECK(contains(table, "broken"));
    CHECK_FALSE(contains(table, "hint:"));
    check_all(desktop, {{"a misspelt ruleset", touch({"--rules-dir", "rules", "--rules", "clubb"}), 2, {"'club'"}},
                        {"no day", touch({"--rules", "fide@2024-13-45"}), 2, {"'2024-13-45' is no date"}},
                        {"a day too early", touch({"--rules", "fide@1700-01-01"}), 2, {"no edition", "oldest"}},
                        {"an unknown article", {"rules", "show", "fide-2023", "99.9"}, 2, {"no article 99.9"}}});
}

TEST_CASE("what is told of an event") {
    const Desktop desktop;
    const auto init = [](const Words& more) {
        Words words{"init", "open.jadoube", "--rules", test_file("club.json")};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    check_all(desktop,
              {{"not UTF-8", init({"--name", "J\xF6rg"}), 3, {"'J\\x{f6}rg'", "not UTF-8"}},
               {"too long", init({"--name", std::string(600, 'x')}), 3, {"--name", "512 bytes"}},
               {"two lines", init({"--place", "a\nb"}), 3, {"--place", "one line"}},
               {"an arbiter without a name", init({"--arbiter", ":chief"}), 3, {"--arbiter"}},
               {"no day", init({"--from", "2026-02-30"}), 3, {"--from", "2026-02-30"}},
               {"the end before the beginning", init({"--from", "2026-05-20", "--to", "2026-05-14"}), 2, {"--to"}},
               {"an empty name", init({"--name", ""}), 2, {"--name", "empty"}},
               {"a fact that cannot be so", init({"--event", "well_supervised=perhaps"}), 2, {"--event", "perhaps"}},
               {"a kind of play", init({"--play", "bullet"}), 2, {"--play", "blitz"}},
               {"a folder that is not there",
                {"init", "gone/open.jadoube", "--rules", test_file("club.json")},
                2,
                {"gone"}}});
    CHECK(fs::is_empty(desktop.folder()));
}

TEST_CASE("what cannot be entered leaves the log as it was") {
    const Desktop desktop;
    desktop.begin_log();
    const std::string before = desktop.expect(0, {"log"}).out;
    const auto incident = [](const Words& more) {
        Words words{"incident", "r1b1", "--act", "white touches e2"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    desktop.write("case.json", R"({"when": {"acts": [{"act": "resign", "by": "white"}]}})");
    check_all(desktop,
              {{"no game", {"incident", "b12", "--act", "white touches e2"}, 2, {"'b12'", "r5b12"}},
               {"left over", {"incident", "r1b1x", "--act", "white touches e2"}, 2, {"'x' is left over"}},
               {"no act", {"incident", "r1b1"}, 2, {"nothing has happened"}},
               {"an empty act", {"incident", "r1b1", "--act", ""}, 2, {"--act", "empty"}},
               {"a name in Latin-1", incident({"--white", "J\xF6rg"}), 3, {"not UTF-8"}},
               {"a long note", incident({"--note", std::string(20'000, 'x')}), 3, {"note", "16384 bytes"}},
               {"no file", incident({"--pgn", "gone.pgn"}), 3, {"gone.pgn", "no such file"}},
               {"no game to look in", incident({"--at", "5"}), 2, {"--at", "--pgn"}},
               {"a clock under zero", incident({"--white-clock=-1:00"}), 3, {"--white-clock"}},
               {"a case and options", {"incident", "r1b1", "--case", "case.json", "--fen", kFen}, 2, {"--case"}},
               {"no id", incident({"--id", "xyz"}), 2, {"--id", "32"}},
               {"no incident", {"answer", "99", "deliberate=yes"}, 2, {"no incident 99"}},
               {"no number", {"answer", "x", "deliberate=yes"}, 2, {"incident", "'x' is no whole number"}},
               {"nothing decided", {"decide", "99"}, 2, {"no incident 99"}},
               {"no entry", {"log", "99"}, 2, {"no entry 99"}},
               {"no side", {"decide", "1", "--otherwise", "x", "--reason", "y", "--counts", "green"}, 2, {"'green'"}}});
    CHECK(desktop.expect(0, {"log"}).out == before);
    CHECK(desktop.expect(0, {"verify", "--json"}).json().truth("ok"));
}

TEST_CASE("an illegal King move at the end of a game can be claimed, and Kings that show the result are told") {
    const Desktop desktop;
    const std::string start = "[SetUp \"1\"]\n[FEN \"8/3k4/8/8/8/4K3/8/4R3 w - - 0 1\"]\n";
    desktop.write("game.pgn", start + "[Result \"*\"]\n\n1. Re2 Kd5 *\n");
    const Outcome claim = desktop.expect(0, {"claim", "illegal-move", "game.pgn", "--play", "blitz"});
    CHECK(contains(claim.out, "after 1...Kd7-d5 [illegal]"));
    CHECK(claim.err.empty());
    desktop.write("kings.pgn", "[Result \"1-0\"]\n\n1. e4 e5 2. Ke4 Kd5 1-0\n");
    const Outcome signal = desktop.expect(1, {"claim", "stalemate", "kings.pgn"});
    CHECK(signal.err == "kings.pgn: line 3: result-signal, not taken as played: Ke4 Kd5\n");
    CHECK(desktop.expect(1, {"claim", "stalemate", "kings.pgn", "--at", "1w"}).err.empty());
}
