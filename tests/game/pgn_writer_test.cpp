#include "game/pgn/pgn_writer.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "base/text.hpp"
#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/replay.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

const std::filesystem::path kWritten = std::filesystem::path(JADOUBE_SOURCE) / "tests/pgn";

std::vector<PgnGame> games_in(std::istream& in) {
    PgnReader reader(in);
    std::vector<PgnGame> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

std::vector<PgnGame> games_in_text(const std::string& text) {
    std::istringstream in(text);
    return games_in(in);
}

std::vector<PgnGame> games_in_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return games_in(in);
}

void forget_spelling(std::vector<HalfMove>& moves) {
    for (HalfMove& move : moves) {
        move.written.clear();
        for (Variation& variation : move.variations) forget_spelling(variation.moves);
    }
}

/// The record with its moves in no particular spelling and its tags as the writer puts them: roster first, complete.
Record comparable(Record record) {
    forget_spelling(record.moves);
    const std::string result = record.result ? to_text(*record.result) : "*";
    std::vector<Tag> tags;
    for (const char* name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
        const std::string value = record.tag(name);
        tags.emplace_back(name, !value.empty() ? value : std::string(name) == "Date" ? "????.??.??" : "?");
    }
    tags.emplace_back("Result", result);
    if (!record.tag("FEN").empty()) {
        tags.emplace_back("SetUp", record.tag("SetUp").empty() ? "1" : record.tag("SetUp"));
        tags.emplace_back("FEN", record.tag("FEN"));
    }
    for (const Tag& tag : record.tags) {
        if (std::none_of(tags.begin(), tags.end(), [&](const Tag& other) { return other.first == tag.first; })) {
            tags.push_back(tag);
        }
    }
    record.tags = std::move(tags);
    return record;
}

bool has_repeated_tag(const PgnGame& game) {
    return std::any_of(game.findings.begin(), game.findings.end(),
                       [](const PgnFinding& f) { return f.kind == PgnFindingKind::repeated_tag; });
}

/// A game written and read is the same game, and written again the same text.
void check_round_trip(const PgnGame& game) {
    if (has_repeated_tag(game)) return;
    const std::string text = to_pgn(game.record);
    const auto again = games_in_text(text);
    REQUIRE(again.size() == 1);
    CHECK(comparable(again[0].record) == comparable(game.record));
    CHECK(to_pgn(again[0].record) == text);
}

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    for (const std::string_view line : split(text, '\n')) longest = std::max(longest, count_code_points(line));
    return longest;
}

}  // namespace

TEST_CASE("a game is written with its roster first and in standard notation") {
    const auto games = games_in_text(
        "[White \"A\"]\n[WhiteElo \"2000\"]\n[Result \"1-0\"]\n[Event \"The \\\"E\\\"\"]\n\n{start} 1. e2e4 {[%clk "
        "0:01:00] "
        "[%emt 0:00:02] good}e5 $1 (1... c5 {sharp} 2.Sf3 (2.c3)) (1... e6) 2.Nf3!? Nc6 3.0-0 1-0");
    REQUIRE(games.size() == 1);
    CHECK(to_pgn(games[0].record) ==
          "[Event \"The \\\"E\\\"\"]\n"
          "[Site \"?\"]\n"
          "[Date \"????.??.??\"]\n"
          "[Round \"?\"]\n"
          "[White \"A\"]\n"
          "[Black \"?\"]\n"
          "[Result \"1-0\"]\n"
          "[WhiteElo \"2000\"]\n"
          "\n"
          "{start} 1. e4 {[%clk 0:01:00] [%emt 0:00:02] good} 1... e5 $1 (1... c5 {sharp}\n"
          "2. Nf3 (2. c3)) (1... e6) 2. Nf3 $5 Nc6 {0-0} 1-0\n"
          "\n");
}

TEST_CASE("each odd game comes back from its own writing") {
    for (const auto& entry : std::filesystem::directory_iterator(kWritten)) {
        if (entry.path().extension() != ".pgn") continue;
        for (const PgnGame& game : games_in_file(entry.path())) {
            INFO(entry.path());
            check_round_trip(game);
        }
    }
}

TEST_CASE("each real game comes back from its own writing", "[data]") {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(JADOUBE_TEST_DATA) + "/pgn")) {
        if (entry.path().extension() != ".pgn") continue;
        for (const PgnGame& game : games_in_file(entry.path())) {
            INFO(entry.path() << ":" << game.line);
            check_round_trip(game);
        }
    }
}

TEST_CASE("lines have at most 79 characters, and none begins with a sign that means something there") {
    for (const char* name : {"variations-70-deep", "heidenfeld-kerins-1973", "comment-with-semicolon"}) {
        const auto games = games_in_file(kWritten / (std::string(name) + ".pgn"));
        CHECK(longest_line(to_pgn(games[0].record)) <= 79);
    }
    Record record;
    for (int i = 0; i < 60; ++i)
        record.comment += "[d4] %of ;it ab" + std::string(static_cast<std::size_t>(i % 7), 'c') + " ";
    const std::string text = to_pgn(record);
    CHECK(longest_line(text) <= 79);
    for (const char* begin : {"\n[d4]", "\n%of", "\n;it"}) CHECK(text.find(begin) == std::string::npos);
    CHECK(games_in_text(text)[0].record.comment == std::string(trim(record.comment)));
}

TEST_CASE("a comment with braces comes back") {
    Record record;
    record.comment = "one {two} three} four";
    for (int i = 0; i < 50; ++i) record.comment += " and {more}";
    const auto games = games_in_text(to_pgn(record));
    REQUIRE(games.size() == 1);
    CHECK(games[0].record.comment == record.comment);
    CHECK(games[0].findings.empty());
    CHECK(longest_line(to_pgn(record)) <= 79);
}

TEST_CASE("the tags Result, SetUp and FEN follow the record") {
    Record record{.tags = {{"Result", "1-0"}, {"FEN", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}, {"SetUp", "0"}}};
    record.start = *chess::parse_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 5 40");
    record.result = Score{1, 1};
    const std::string text = to_pgn(record);
    CHECK(text.find("[Result \"1/2-1/2\"]") != std::string::npos);
    CHECK(text.find("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 5 40\"]") != std::string::npos);
    CHECK(text.find("1/2-1/2\n\n") != std::string::npos);
    record.start = chess::Setup::initial();
    CHECK(to_pgn(record).find("FEN") == std::string::npos);
}

TEST_CASE("an irregular move is written as its source had it, or by command") {
    const auto carlsen = games_in_file(kWritten / "carlsen-inarkiev-2017.pgn");
    CHECK(to_pgn(carlsen[0].record).find("27. Rxb7+ Ne3+ 28. Kd3+") != std::string::npos);
    const auto pushed = games_in_file(kWritten / "irregular-command.pgn");
    CHECK(to_pgn(pushed[0].record).find("1. e4 -- {[%irregular e7e4 taken=e2 by=black] pushed through}") !=
          std::string::npos);
}

TEST_CASE("any irregular move on the board comes back") {
    std::mt19937 random(3);
    const chess::Setup start = *chess::parse_fen("r3k2r/pp1n1ppp/8/3pP3/6b1/2N2N2/PPP2PPP/R3K2R w KQkq d6 4 12");
    const auto any_square = [&] { return chess::Square::from_index(static_cast<int>(random() % 64)); };
    int written = 0;
    for (int round = 0; round < 3000; ++round) {
        IrregularMove move{.by = random() % 4 == 0 ? chess::Color::black : chess::Color::white,
                           .man = {any_square(), any_square()}};
        if (random() % 4 == 0) move.taken = any_square();
        if (random() % 8 == 0) move.rook = chess::RawMove{any_square(), any_square()};
        if (random() % 8 == 0) move.man.promotes_to = chess::Role::queen;
        if (!chess::Position::from(stand(start, move))) continue;  // no play without a King
        Record record{.start = start, .moves = {{move, ""}, {UnknownMove{}, "--"}}};
        const auto again = games_in_text(to_pgn(record));
        REQUIRE(again.size() == 1);
        REQUIRE(again[0].record.moves.size() == 2);
        INFO(to_pgn(record));
        CHECK(again[0].record.moves[0].played == Played(move));
        ++written;
    }
    CHECK(written > 1000);
}

TEST_CASE("for other programs a game is cut at an illegal move and goes on after it") {
    const auto games = games_in_file(kWritten / "heidenfeld-kerins-1973.pgn");
    const auto parts = games_in_text(to_pgn(games[0].record, PgnStyle::strict));
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].findings.empty());
    CHECK(parts[1].findings.empty());
    CHECK(parts[0].record.end() == Ply{64});
    CHECK(parts[0].record.moves.back().comment == "33. O-O-O [illegal] The game goes on after this in the next one.");
    CHECK(parts[1].record.end() == Ply{15});
    CHECK(parts[1].record.comment == "Goes on after 33. O-O-O [illegal]");
    CHECK(parts[1].record.tag("FEN") == "2kr4/pp2n1p1/8/n2PPq2/1Np2p2/2P2Q2/P4B1r/2KR4 b - - 2 33");
    CHECK(parts[1].record.tag("White") == "Heidenfeld, Wolfgang");
    CHECK(parts[1].record.result == Score{0, 2});
}

TEST_CASE("for other programs what cannot be gone on from is kept in words") {
    struct Case {
        const char* file;
        std::vector<std::string> comments;  // the last of each part
    };
    const Case cases[] = {
        {"illegal-castling", {"20. O-O [illegal] O-O-O [illegal]"}},
        {"half-move-missing", {"2... -- The game goes on after this in the next one.", ""}},
        {"result-both-lose", {"Result 0-0"}},
        {"result-half-and-loss", {"Result 1/2-0"}},
    };
    for (const Case& c : cases) {
        INFO(c.file);
        const auto games = games_in_file(kWritten / (std::string(c.file) + ".pgn"));
        const auto parts = games_in_text(to_pgn(games[0].record, PgnStyle::strict));
        REQUIRE(parts.size() == c.comments.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Record& record = parts[i].record;
            CHECK((record.moves.empty() ? record.comment : record.moves.back().comment) == c.comments[i]);
        }
    }
}

TEST_CASE("for other programs braces in comments become round brackets") {
    const auto games = games_in_text("; {a}\n1. e4 ; b {c} d\n(1. d4 ; {e}\n) *");
    const auto parts = games_in_text(to_pgn(games[0].record, PgnStyle::strict));
    REQUIRE(parts.size() == 1);
    CHECK(parts[0].record.comment == "(a)");
    CHECK(parts[0].record.moves[0].comment == "b (c) d");
    CHECK(parts[0].record.moves[0].variations[0].moves[0].comment == "(e)");
}

TEST_CASE("for other programs illegal variations become words") {
    const auto games = games_in_text(
        "1. e4 {[%clk 0:01:00]} e5 (1... c5 2. Qxf7 {bold} Kxf7 (2... g5)) (1... Qxh1 {[%clk 0:00:59]}) (1... d5 -- "
        "2. d4) "
        "2. Nf3 *");
    const auto parts = games_in_text(to_pgn(games[0].record, PgnStyle::strict));
    REQUIRE(parts.size() == 1);
    const HalfMove& reply = parts[0].record.moves[1];
    CHECK(reply.comment == "(1... Qd8xh1 [illegal] (clock 0:00:59))");
    REQUIRE(reply.variations.size() == 2);
    CHECK(reply.variations[0].moves.size() == 1);
    CHECK(reply.variations[0].moves[0].comment == "2. Qd1xf7 [illegal] bold 2... Kxf7 (2... g7-g5 [illegal])");
    CHECK(reply.variations[1].moves.size() == 3);
}

TEST_CASE("a command that is part of a longer one does not come to stand on a line of its own") {
    const std::string filling(60, 'x');
    const auto games = games_in_text("1. e4\n;" + filling + " } [%N e4 and much more [%clk 1:30:00 ] 2\n e5 *\n");
    REQUIRE(games.size() == 1);
    check_round_trip(games[0]);
    const auto twice = games_in_text("1. e4 {[%clk 1:30:00]}\n;} [%clk 1:30:00] e5\n 1... e5 *\n");
    REQUIRE(twice.size() == 1);
    check_round_trip(twice[0]);
}

TEST_CASE("a castling that is none is not written like a result") {
    const auto games = games_in_text("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ke2 Be7 5. Ke1 d6 6. 0-0 Kf8 7. d3 0-0\n");
    REQUIRE(games.size() == 1);
    REQUIRE(games[0].record.moves.size() == 13);
    CHECK(to_pgn(games[0].record).find("6. O-O Kf8 7. d3 0-0") != std::string::npos);
    check_round_trip(games[0]);
}

TEST_CASE("words that look like a command because two comments were joined are written apart again") {
    const auto games = games_in_text("1. e4 {[%clk} {1:00] late} e5 *\n");
    REQUIRE(games.size() == 1);
    CHECK_FALSE(games[0].record.moves[0].clock);
    CHECK(games[0].record.moves[0].comment == "[%clk 1:00] late");
    CHECK(to_pgn(games[0].record).find("{[%clk} {1:00] late}") != std::string::npos);
    check_round_trip(games[0]);
}
