// One walk over a game finds everything that can be asked about it, with its half-move.
#include "audit/walk.hpp"

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::audit;

namespace {

using Lines = std::vector<std::string>;

struct Row {
    const char* name;
    std::string pgn;
    Lines found;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(lines_of(findings_of(row.pgn)) == row.found);
    }
}

std::string from(const std::string& fen, const std::string& rest) {
    return "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n" + rest;
}

/// So many times Knights out and home: four half-moves each.
std::string knights(int times) {
    std::string moves;
    for (int i = 0; i < times; ++i) moves += "Nf3 Nf6 Ng1 Ng8 ";
    return moves;
}

}  // namespace

TEST_CASE("a walk finds how the board ended the game") {
    check({{"mate", "f3 e5 g4 Qh4# 0-1", {"4 checkmate black"}},
           {"mate without its result", "f3 e5 g4 Qh4# *", {"4 checkmate black", "4 result-against-board"}},
           {"mate and another result", "f3 e5 g4 Qh4# 1/2-1/2", {"4 checkmate black", "4 result-against-board"}},
           {"stalemate",
            from("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "\n1. Qg6 1/2-1/2"),
            {"0 cannot-mate black", "1 stalemate black"}},
           {"stalemate and won",
            from("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "\n1. Qg6 1-0"),
            {"0 cannot-mate black", "1 stalemate black", "1 result-against-board"}},
           {"played on after mate",
            "f3 e5 g4 Qh4# Kf2 0-1",
            {"4 checkmate black", "5 illegal-move", "5 play-after-end", "5 check-ignored white"}},
           {"no mate by an illegal move", "f3 a6 g4 Qh4 *", {"4 illegal-move"}},
           {"mate in the start position",
            from("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "\n0-1"),
            {"0 checkmate black"}}});
}

TEST_CASE("a walk finds who can no longer mate, from the half-move on, once in each stretch of legal moves") {
    const std::string knight_and_pawn = "8/8/8/3k4/8/8/3p4/3K1N2 w - - 0 1";
    check({{"both by one capture", from(knight_and_pawn, "\n1. Nxd2 1/2-1/2"), {"1 dead-position"}},
           {"a lone King from the start",
            from("8/8/4k3/8/8/8/4P3/4K3 w - - 0 1", "\n1. e4 1-0"),
            {"0 cannot-mate black"}},
           {"a dead position won",
            from(knight_and_pawn, "\n1. Nxd2 Kd4 1-0"),
            {"1 dead-position", "2 result-against-board"}},
           {"the mated King is not told besides",
            from("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "\n1. Qg7# 1-0"),
            {"0 cannot-mate black", "1 checkmate white"}},
           {"anew after an irregular move",
            from("8/8/8/3k4/8/8/8/3K1N2 w - - 0 1", "\n1. Nf4+ Kc4 1/2-1/2"),
            {"0 dead-position", "1 illegal-move", "1 dead-position"}}});
}

TEST_CASE("a walk finds repetitions and counts of moves, the first and the last") {
    check({{"twice", knights(1) + "*", {}},
           {"three times", knights(2) + "*", {"8 threefold"}},
           {"four times and gone", knights(3) + "e4 *", {"8 threefold to 12"}},
           {"five times", knights(4) + "*", {"8 threefold to 16", "16 fivefold"}},
           {"ninety-nine half-moves",
            from("8/8/8/3k4/8/8/3R4/3K4 b - - 98 60", "\n60... Kc5 *"),
            {"0 cannot-mate black"}},
           {"a hundred",
            from("8/8/8/3k4/8/8/3R4/3K4 b - - 98 60", "\n60... Kc5 61. Kc1 Kb5 *"),
            {"0 cannot-mate black", "2 fifty-moves to 3"}},
           {"a hundred and fifty, reset by a capture",
            from("3r4/8/8/8/4k3/8/3R4/3K4 b - - 148 90", "\n90... Ke5 91. Kc1 Rxd2 *"),
            {"0 fifty-moves to 2", "2 seventy-five-moves", "3 cannot-mate white"}}});
}

TEST_CASE("a walk finds what is not in order where it begins") {
    check({{"a check ignored", "e4 e5 Bc4 d6 Bb5+ a6 Nf3 *", {"6 illegal-move", "6 check-ignored black"}},
           {"a Pawn left on the last rank",
            from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "\n1. a8 Kd7 *"),
            {"0 cannot-mate black", "1 illegal-move", "1 pawn-on-last-rank white"}},
           {"in a variation it is none of the game", "e4 e5 (e6 Ke3 d5) Nf3 *", {"2 illegal-move"}},
           {"a half-move left out", "e4 e5 -- Nc6 *", {"3 unknown-move"}},
           {"a start that cannot be",
            from("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "\n*"),
            {"0 irregular-position", "0 cannot-mate black"}}});
}

TEST_CASE("a walk holds result and termination against the board") {
    const std::string lone_knight = "8/8/8/3k4/3p4/8/8/3K1N2 w - - 0 1";
    const std::string rook_against_pawn = "8/8/8/3k4/3p4/8/8/3K1R2 w - - 0 1";
    const std::string time = "[Termination \"Time forfeit\"]\n";
    check(
        {{"won on time without means", from("8/8/8/3k4/8/8/3p4/3KN3 w - - 0 1", time + "\n1. Nf3 0-1"), {}},
         {"drawn forfeit, both could mate", from(lone_knight, time + "\n1. Nd2 1/2-1/2"), {"1 drawn-forfeit"}},
         {"a lone King won on time",
          from("8/8/8/3k4/8/8/8/3K1R2 w - - 0 1", time + "\n1. Rf2 0-1"),
          {"0 cannot-mate black", "1 forfeit-without-mate black"}},
         {"a lone King won",
          from("8/8/8/3k4/8/8/8/3K1R2 w - - 0 1", "\n1. Rf2 0-1"),
          {"0 cannot-mate black", "1 won-without-mate black"}},
         {"a lone King held",
          from("8/8/8/3k4/8/8/8/3K1R2 w - - 0 1", time + "\n1. Rf2 1/2-1/2"),
          {"0 cannot-mate black"}},
         {"lost on time when mated", time + "f3 e5 g4 Qh4# 0-1", {"4 checkmate black", "4 termination-against-board"}},
         {"unfinished and won",
          from(rook_against_pawn, "[Termination \"unterminated\"]\n\n1. Rf2 1-0"),
          {"1 termination-against-board"}},
         {"lost on time, and nobody won", time + "\ne4 e5 *", {"2 termination-against-board"}}});
}

TEST_CASE("a walk finds tags that are missing or contradict, clocks that cannot be, and text that was not read") {
    CHECK(findings_of("[Event \"x\"]\n\ne4 *").size() == 6);
    CHECK(findings_of("[Event \"x\"]\n\ne4 *").front().kind == FindingKind::tag_missing);
    check({{"too few half-moves", "[PlyCount \"3\"]\n\ne4 e5 *", {"0 tag-contradicts"}},
           {"their number", "[PlyCount \"2\"]\n\ne4 e5 *", {}},
           {"no such day", "[Date \"1911.02.29\"]\n\ne4 *", {"0 tag-contradicts"}},
           {"a leap year", "[Date \"1912.02.29\"]\n\ne4 *", {}},
           {"days not known", "[Date \"1911.??.??\"]\n\ne4 *", {}},
           {"a year alone", "[Date \"1911\"]\n\ne4 *", {}},
           {"set up without a position", "[SetUp \"1\"]\n\ne4 *", {"0 tag-contradicts"}},
           {"a clock that gained an hour",
            "[TimeControl \"600\"]\n\n1. e4 {[%clk 0:09:50]} e5 {[%clk 0:09:55]} 2. Nf3 {[%clk 1:09:40]} Nc6 "
            "{[%clk 0:09:50]} 3. Bb5 {[%clk 1:09:30]} a6 {[%clk 0:09:45]} *",
            {"3 jump white"}},
           {"text that was not read: its end is not known", "f3 e5 g4 Nd3 Qh4# 1-0", {"4 unreadable-move"}}});
}

TEST_CASE("every kind has a name of its own") {
    std::vector<std::string_view> names = rules::names_of(rules::all_words<FindingKind>());
    for (const std::string_view name : names) CHECK(rules::named<FindingKind>(name));
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}
