// Pairings as a table with separated values.
#include "event/csv/pairing_table.hpp"

#include <fmt/format.h>

#include "catch.hpp"
#include "event/csv/cells.hpp"

using namespace jadoube;
using namespace jadoube::event;

namespace {

PairingTable read(const std::string& text, std::optional<int> round = 3) {
    auto table = read_pairing_table(text, "", round);
    REQUIRE(table);
    return std::move(*table);
}

std::string games_in(const PairingTable& table) {
    std::string text;
    for (const PairedGame& game : table.games)
        text += fmt::format("{}{} {} - {} {}", text.empty() ? "" : "; ", to_text(game.game), game.players.white,
                            game.players.black, game.result);
    return text;
}

}  // namespace

TEST_CASE("a table is read by its header, in any order, language and with any separator") {
    const std::string games = "r3b1 Byron, Ada - Müller 1-0; r3b2 Novák - Okafor ";
    CHECK(games_in(read("Board,White,Black,Result\n1,\"Byron, Ada\",Müller,1-0\n2,Novák,Okafor,\n")) == games);
    CHECK(games_in(read("Erg.;Schwarz;Weiß;Brett\r\n1 - 0;Müller;Byron, Ada;1\r\n;Okafor;Novák;2\r\n")) == games);
    CHECK(games_in(read("City Open\n\nBo.\tNo.\tWhite\tRtg\tResult\tBlack\n1\t4\tByron, Ada\t2000\t1:0\tMüller\n"
                        "2\t5\tNovák\t1900\t-\tOkafor")) == games);
    CHECK(read("Weiß;Schwarz\na;b\n").columns == std::vector<std::string>{"Weiß: white", "Schwarz: black"});
}

TEST_CASE("rounds and boards are those of their columns, else the one told and the rows as they are counted") {
    CHECK(games_in(read("Round;Board;White;Black\n2;7;A;B\n2;8;C;D\n", {})) == "r2b7 A - B ; r2b8 C - D ");
    CHECK(games_in(read("White;Black\nA;B\nC;bye\nE;F\n")) == "r3b1 A - B ; r3b3 E - F ");
    const PairingTable unknown = read("White;Black\nA;B\n", {});
    CHECK_FALSE(unknown.has_round);
    CHECK(unknown.games.empty());
}

TEST_CASE("results are read as they are written, and one that is none is named with its place") {
    for (const auto& [told, result] : {std::pair("½ - ½", "1/2-1/2"),
                                       {"0,5-0,5", "1/2-1/2"},
                                       {"1/2", "1/2-1/2"},
                                       {"+ - -", "+/-"},
                                       {"- - +", "-/+"},
                                       {"0 - 0", "0-0"},
                                       {"*", ""}})
        CHECK(read(fmt::format("White;Black;Result\nA;B;{}\n", told)).games.at(0).result == result);
    const PairingTable bad = read("White;Black;Result\nMüller;B;won\n");
    REQUIRE(bad.findings.size() == 1);
    CHECK(bad.findings[0] == ImportFinding{ImportFindingKind::unreadable, 2, 10, "'won'"});
    CHECK(bad.games.size() == 1);
}

TEST_CASE("a damaged table keeps its good rows, and a text without a header is none") {
    const PairingTable table = read("Board;White;Black\n1;A;B\nx;C;D\n1;E;F\n3;\"G\nH\";I\n4;J\n5;\"K;L\n6;M\x01N;O\n");
    CHECK(games_in(table) == "r3b1 A - B ; r3b3 G H - I ; r3b5 K - L ; r3b6 M\\u{1}N - O ");
    REQUIRE(table.findings.size() == 4);
    CHECK(table.findings[0].line == 3);
    CHECK(table.findings[1].kind == ImportFindingKind::number_twice);
    CHECK(table.findings[2] == ImportFinding{ImportFindingKind::unclosed_quote, 8, 3, "'K'"});
    CHECK(table.findings[3].kind == ImportFindingKind::control_character);
    CHECK_FALSE(read_pairing_table("Name;Points\nA;3\n", "", 1));
    CHECK_FALSE(read_pairing_table("", "", 1));
}

TEST_CASE("cells know where they begin, in lines and characters") {
    const auto rows = rows_of("ä;\"b;\"\"c\"\"\"\n\n  d ;e\n");
    REQUIRE(rows.size() == 2);
    CHECK(rows[0][1].text == "b;\"c\"");
    CHECK(rows[0][1].column == 3);
    CHECK(rows[1][0].text == "d");
    CHECK(rows[1][1].line == 3);
    CHECK(rows[1][1].column == 6);
}
