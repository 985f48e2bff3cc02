// Tournament reports: TRF16, TRF26 and what programs make of them.
#include "event/trf/trf_reader.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "catch.hpp"
#include "event/cross_checks.hpp"
#include "event/pairings.hpp"
#include "sample_trf.hpp"

using namespace jadoube;
using namespace jadoube::event;

namespace {

TournamentFile read_file(const std::string& bytes) {
    return read_trf(decode(bytes).lines);
}

std::string names_of(const ImportFindings& findings) {
    std::string names;
    for (const ImportFinding& finding : findings)
        names += fmt::format("{}{}:{} {}", names.empty() ? "" : "; ", finding.line, finding.column,
                             row_of(finding.kind).name);
    return names;
}

/// The file of that name among the public samples.
std::string public_sample(const std::string& name) {
    std::ifstream in(std::filesystem::path(JADOUBE_TEST_DATA) / "trf" / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("a report gives its players with all that stands in their columns") {
    const TournamentFile file = read_file(samples::open());
    CHECK(names_of(file.findings).empty());
    const Tournament& open = file.tournament;
    CHECK(open.name == "City Open");
    CHECK(open.place == "Old Town");
    CHECK(open.rounds == 3);
    CHECK(open.control == "40/5400+30:1800+30");
    REQUIRE(open.players.size() == 4);
    const Player& eva = open.players.at(3);
    CHECK(eva.name == "Müller, Eva");
    CHECK(eva.sex == "m");
    CHECK(eva.rating == 2397);
    CHECK(eva.federation == "FID");
    CHECK(eva.fide_id == "900003");
    CHECK(eva.birth == "1990/00/00");
    CHECK(eva.points == Points{5});
    CHECK(eva.rank == 3);
    REQUIRE(eva.rounds.size() == 3);
    CHECK(eva.rounds[0] == RoundCell{2, chess::Color::white, RoundScore::loss, 92});
    CHECK(eva.rounds[2] == RoundCell{1, chess::Color::black, RoundScore::open, 112});
}

TEST_CASE("line ends, a byte order mark and Latin-1 make no difference to what is read") {
    const Tournament plain = read_file(samples::open()).tournament;
    std::string crlf;
    std::string cr = samples::open();
    for (const char c : samples::open()) crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
    std::replace(cr.begin(), cr.end(), '\n', '\r');
    std::string latin1 = samples::open();
    for (const auto& [utf8, byte] : {std::pair("ü", "\xFC"), {"á", "\xE1"}}) {
        const auto at = latin1.find(utf8);
        latin1.replace(at, 2, byte);
    }
    for (const std::string& bytes : {crlf, cr, "\xEF\xBB\xBF" + samples::open(), latin1}) {
        const DecodedText text = decode(bytes);
        const TournamentFile file = read_trf(text.lines);
        CHECK(file.tournament.players == plain.players);
        CHECK(file.findings.empty());
        CHECK(text.encoding == (bytes == latin1 ? TextEncoding::windows_1252 : TextEncoding::utf_8));
    }
}

TEST_CASE("columns counted in bytes, or moved by a long name, are found and said to be shifted") {
    std::string padded = samples::open();
    const auto at = padded.find("Müller, Eva ");
    padded.erase(at + std::string("Müller, Eva").size(), 1);
    const TournamentFile file = read_file(padded);
    CHECK(names_of(file.findings) == "8:47 shifted-columns");
    const Player& eva = file.tournament.players.at(3);
    CHECK(eva.name == "Müller, Eva");
    CHECK(eva.rating == 2397);
    CHECK(eva.points == Points{5});
    CHECK(eva.rounds.at(1).opponent == 4);
}

TEST_CASE("what cannot be read in a line is named with its column, and the rest of it is kept") {
    const auto lines = "012 Cup\n" + samples::player(1, "Byron", "x", "   2 w 1") +
                       samples::player(2, "Novák", "0.0", "   1 q ?") + "001   ab m    Nobody\n" +
                       samples::player(2, "Okafor", "0.0", "") + "062 7\n222 soon\n999 something\n999 more\n" +
                       "DDD SSSS sTTT\n1234567890\n### a remark\n";
    const TournamentFile file = read_file(lines);
    CHECK(names_of(file.findings) ==
          "2:81 unreadable; 3:97 unreadable; 3:99 unreadable; 4:5 unreadable; 4:5 no-number; 5:5 number-twice; 6:5 "
          "other-count; 7:5 unreadable; 8:1 unknown-record; 10:1 ruler-line");
    CHECK(file.tournament.players.size() == 2);
    CHECK(file.tournament.players.at(1).rounds.at(0).score == RoundScore::win);
    CHECK(file.tournament.players.at(2).name == "Novák");
    REQUIRE(file.tournament.unread.size() == 2);
    CHECK(file.tournament.unread[1].text == "999 more");
}

TEST_CASE("short lines and control characters leave what stands before them") {
    const TournamentFile cut = read_file("001    1 m    Byron, Ada\n001    2\n");
    CHECK(cut.findings.empty());
    CHECK(cut.tournament.players.at(1).name == "Byron, Ada");
    CHECK(cut.tournament.players.at(2).name.empty());
    const DecodedText text = decode("012 Cup\x01\x02 of\n");
    CHECK(names_of(text.findings) == "1:8 control-character");
    CHECK(read_trf(text.lines).tournament.name == "Cup   of");
}

TEST_CASE("points given or taken are read by the columns of the sample and of the table") {
    const TournamentFile sample =
        read_file("299 -      -1.0   3   12   14\n299 +  2.0  2.5   1    1\n299 W       3.0\n");
    REQUIRE(sample.tournament.changes.size() == 3);
    const PointChange& penalty = sample.tournament.changes[0];
    CHECK(penalty.for_score == RoundScore::forfeit_loss);
    CHECK(penalty.points == Points{-10});
    CHECK_FALSE(penalty.match_points);
    CHECK(penalty.round == 3);
    CHECK(penalty.numbers == std::vector<int>{12, 14});
    CHECK(sample.tournament.changes[1].match_points == Points{20});
    CHECK(sample.tournament.changes[1].points == Points{25});
    CHECK_FALSE(sample.tournament.changes[2].round);
    CHECK(sample.findings.empty());
    const TournamentFile table = read_file("299          -1.0   3   12   14\n");
    REQUIRE(table.tournament.changes.size() == 1);
    CHECK(table.tournament.changes[0].points == Points{-10});
    CHECK(table.tournament.changes[0].round == 3);
    CHECK(table.tournament.changes[0].numbers == std::vector<int>{12, 14});
    CHECK(names_of(table.findings) == "1:14 other-columns");
}

TEST_CASE("the scoring of the file counts, in all its spellings") {
    for (const std::string record : {"162  W 3.0    D 1.0\n", "XXS W=3 D=1\n", "BBW  3.0\nBBD  1.0\n"}) {
        INFO(record);
        const Scoring scoring = read_file(record).tournament.scoring;
        CHECK(given_for(scoring, RoundScore::win) == Points{30});
        CHECK(given_for(scoring, RoundScore::half_bye) == Points{10});
        CHECK(given_for(scoring, RoundScore::loss) == Points{0});
    }
    CHECK(names_of(read_file("162  Q 3.0\n").findings) == "1:6 unreadable");
    CHECK(given_for(read_file("XXS PAB=0.5\n").tournament.scoring, RoundScore::pairing_bye) == Points{5});
}

TEST_CASE("public reports are read whole, with nothing in them to be looked at", "[data]") {
    struct Sample {
        const char* name;
        std::size_t players;
        std::size_t games;
    };
    for (const Sample& sample : {Sample{"trf16-karl-mala-2005.trf", 284, 980},
                                 {"trfx-gros-2010.trf", 52, 93},
                                 {"lichess-swiss-2020.trf", 13, 56},
                                 {"trf26-individual-byes.trf", 16, 36},
                                 {"trf26-team-typea.trf", 26, 14},
                                 {"trf26-team-fide-sample.trf", 249, 1030}}) {
        INFO(sample.name);
        const TournamentFile file = read_file(public_sample(sample.name));
        CHECK(file.tournament.players.size() == sample.players);
        const Pairings pairings = pairings_of(file.tournament);
        CHECK(pairings.games.size() == sample.games);
        for (const ImportFindings& findings : {file.findings, pairings.findings, contradictions_in(file.tournament)})
            for (const ImportFinding& finding : findings) {
                INFO(finding.line << ": " << finding.text);
                CHECK_FALSE(row_of(finding.kind).is_fault);
            }
    }
}
