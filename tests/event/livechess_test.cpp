// Folders as DGT LiveChess saves them: who plays, and the moves with their clocks.
#include <fmt/format.h>

#include "base/error.hpp"
#include "base/file.hpp"
#include "catch.hpp"
#include "event/livechess/livechess_folder.hpp"

using namespace jadoube;
using namespace jadoube::event;

namespace {

/// The sample for people.
FolderFiles sample() {
    FolderFiles files;
    for (const char* name : {"tournament.json", "round-1/index.json", "round-1/game-1.json", "round-1/game-2.json",
                             "round-2/index.json", "round-2/game-1.json"}) {
        auto bytes = read_file(fmt::format("{}/data/livechess/{}", JADOUBE_SOURCE, name), 1 << 20);
        REQUIRE(bytes);
        files.push_back({name, std::move(*bytes)});
    }
    return files;
}

/// A round with these pairings, and the files of its games from the first on.
LiveFolder round_of(const std::string& pairings, const std::vector<std::string>& games = {}) {
    FolderFiles files{{"round-1/index.json", R"({"pairings": [)" + pairings + "]}"}};
    for (const std::string& game : games) files.push_back({fmt::format("round-1/game-{}.json", files.size()), game});
    return read_livechess(files, "");
}

const std::string kAdaJan = R"({"white": {"lname": "Byron"}, "black": {"lname": "Novák"}, "result": "*"})";

/// The game of these two with what its file has.
game::PgnGame game_with(const std::string& members) {
    LiveFolder folder = round_of(kAdaJan, {"{" + members + "}"});
    REQUIRE(folder.played.size() == 1);
    return std::move(folder.played.front().game);
}

std::string games_in(const LiveFolder& folder) {
    std::string text;
    for (const PairedGame& game : folder.games)
        text += fmt::format("{}{} {} - {} {}", text.empty() ? "" : "; ", to_text(game.game), game.players.white,
                            game.players.black, game.result);
    return text;
}

std::string found_in(const LiveFolder& folder) {
    std::string text;
    for (const ImportFinding& finding : folder.findings)
        text += fmt::format("{}{}:{}: {}: {}", text.empty() ? "" : "; ", finding.file, finding.line,
                            row_of(finding.kind).name, finding.text);
    return text;
}

bool contains_finding(const LiveFolder& folder, std::string_view words) {
    INFO(found_in(folder));
    return found_in(folder).find(words) != std::string::npos;
}

/// The time left and the time spent of each half-move, in seconds.
std::string times_of(const game::PgnGame& game) {
    const auto seconds = [](std::optional<Millis> time) {
        return time ? std::to_string(time->count / 1000) : std::string("?");
    };
    std::string text;
    for (const game::HalfMove& move : game.record.moves)
        text += fmt::format("{}{} {}+{}", text.empty() ? "" : ", ", move.written, seconds(move.clock),
                            seconds(move.elapsed));
    return text;
}

}  // namespace

TEST_CASE("a folder has the name, the control and the games of its rounds, by board") {
    const LiveFolder folder = read_livechess(sample(), "");
    CHECK(found_in(folder).empty());
    CHECK(folder.name == "Riverside Open");
    CHECK(folder.control == "5400+30");
    CHECK(folder.players == 4);
    CHECK(games_in(folder) ==
          "r1b1 Byron, Ada - Novák, Jan Karel 1-0; r1b2 Müller, Eva - Okafor, Obi 1/2-1/2; "
          "r2b1 Okafor, Obi - Byron, Ada ; r2b2 Novák, Jan Karel - Müller, Eva ");
    REQUIRE(folder.played.size() == 3);
    CHECK(folder.played[0].game.record.tag("WhiteFideId") == "900001");
    CHECK(games_in(read_livechess(sample(), "A", 2)) ==
          "A.r2b1 Okafor, Obi - Byron, Ada ; A.r2b2 Novák, Jan Karel - Müller, Eva ");
}

TEST_CASE(
    "a move has the time that is left and the time spent; the last ones without have that of a clock that stands") {
    const LiveFolder folder = read_livechess(sample(), "");
    REQUIRE(folder.played.size() == 3);
    CHECK(times_of(folder.played[0].game) ==
          "e4 5425+5, e5 5423+7, Bc4 5447+8, Nc6 5412+41, Qh5 5461+16, Nf6 5391+51, Qxf7# 5480+11");
    CHECK(times_of(folder.played[1].game) == "Nf3 5426+?, Nf6 5419+?, Ng1 5412+12, Ng8 5400+?");
    CHECK(times_of(folder.played[2].game) == "d4 5426+4, d5 5428+2, c4 5444+12, e6 5405+?");
    CHECK(times_of(game_with(R"("moves": ["e4", "e5"], "clock": {"white": 60, "black": 50, "run": true})")) ==
          "e4 ?+?, e5 50+?");
}

TEST_CASE("an illegal move stands, and what is no move ends the reading, each with its line") {
    const game::PgnGame illegal = game_with("\"moves\": [\"e4\",\n\"Ke6\",\n\"Nf3\"]");
    CHECK(illegal.record.moves.size() == 3);
    REQUIRE(illegal.findings.size() >= 1);
    CHECK(illegal.findings.front().kind == game::PgnFindingKind::illegal_move);
    CHECK(illegal.findings.front().line == 2);
    for (const char* odd : {"hello", "", "1-0", "e5 e6"}) {
        INFO(odd);
        const game::PgnGame read = game_with(fmt::format("\"moves\": [\"e4\",\n\"{}\",\n\"Nf3\"]", odd));
        const bool is_move = std::string_view(odd) == "e5 e6";
        CHECK(read.record.moves.size() == (is_move ? 3U : 1U));
        CHECK(read.unread.has_value() != is_move);
        if (read.unread) CHECK(read.unread->line == 2);
    }
    CHECK(game_with("\"moves\": [\"e4\", 7, \"e5\"]").record.moves.size() == 1);
}

TEST_CASE("Chess960 has its start position, and the usual one is no other") {
    CHECK(game_with(R"("chess960": 518, "moves": ["e4"])").record.tag("FEN").empty());
    const game::PgnGame other = game_with(R"("chess960": 0, "moves": ["e4"])");
    CHECK(other.record.tag("FEN").starts_with("bbqnnrkr/"));
    CHECK(other.record.moves.size() == 1);
    CHECK(contains_finding(round_of(kAdaJan, {R"({"chess960": 960})"}), "chess960"));
}

TEST_CASE("results are read in words too, and one that the index and the game tell otherwise is found") {
    const auto paired = [](const std::string& result) {
        return R"({"white": {"lname": "Byron"}, "black": {"lname": "Novák"}, "result": ")" + result + "\"}";
    };
    const std::string players = "r1b1 Byron - Novák ";
    for (const auto& [told, read] : {std::pair("WHITEWIN", "1-0"), {"BLACKWIN", "0-1"}, {"DRAW", "1/2-1/2"}, {"*", ""}})
        CHECK(games_in(round_of(paired(told))) == players + read);
    CHECK(games_in(round_of(paired("*"), {R"({"result": "0-1"})"})) == players + "0-1");
    const LiveFolder both = round_of(paired("1-0"), {R"({"result": "DRAW"})"});
    CHECK(games_in(both) == players + "1-0");
    CHECK(found_in(both) == "round-1/game-1.json:1: results-disagree: 1/2-1/2 here, and 1-0 in the index");
    CHECK(found_in(round_of(paired("won"))) == "round-1/index.json:1: unreadable: result: \"won\"");
}

TEST_CASE("what is damaged is found in its file with its line, and the rest is kept") {
    FolderFiles files = sample();
    files[0].bytes = "{\"name\": \"Open\", \"timecontrol\": \"as the arbiter says\"}";
    files[2].bytes.resize(files[2].bytes.size() / 2);
    files[5].bytes = "[]";
    files.push_back({"round-3/game-1.json", "{}"});
    files.push_back({"round-2/game-9.json", "{}"});
    const LiveFolder folder = read_livechess(files, "");
    CHECK(folder.games.size() == 4);
    CHECK(folder.played.size() == 1);
    CHECK(contains_finding(folder, "tournament.json:1: unreadable: time control: 'as the arbiter says'"));
    CHECK(contains_finding(folder, "round-1/game-1.json:"));
    CHECK(contains_finding(folder, "round-2/game-1.json:1: unreadable: a list stands where an object should"));
    CHECK(contains_finding(folder, "round-3/index.json:0: unreadable: is not there"));
    CHECK(contains_finding(folder, "round-2/game-9.json:0: no-board: the index has 2 pairings"));
}

TEST_CASE("a pairing without both players is none, and nobody plays himself or twice") {
    const LiveFolder nobody = round_of(R"({"white": {"lname": "Byron"}, "black": null}, )" + kAdaJan, {"{}", "{}"});
    CHECK(games_in(nobody) == "r1b2 Byron - Novák ");
    CHECK(found_in(nobody) == "round-1/game-1.json:0: no-board: the pairing has no player on one side");
    const LiveFolder twice = round_of(kAdaJan + "," + kAdaJan);
    CHECK(contains_finding(twice, "player-twice: 'Byron' is at r1b1 and at r1b2"));
    CHECK(contains_finding(round_of(R"({"white": {"lname": "B"}, "black": {"lname": "b"}})"), "against himself"));
    CHECK(contains_finding(round_of("{\"white\": {\"lname\": \"A\\u0007\"}, \"black\": {\"lname\": \"B\"}}"),
                           "control-character"));
}

TEST_CASE("names of files are those of LiveChess alone") {
    for (const char* name : {"tournament.json", "round-1/index.json", "round-12/game-103.json"})
        CHECK(is_livechess_file(name));
    for (const char* name : {"", "index.json", "round-0/index.json", "round-x/index.json", "round-1/game-.json",
                             "round-1/game-01.json", "round-1/a/index.json", "round-99999/index.json"}) {
        INFO(name);
        CHECK_FALSE(is_livechess_file(name));
    }
}
