#include "game/pgn/pgn_reader.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/file.hpp"
#include "catch.hpp"
#include "game/replay.hpp"
#include "transcript.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

const std::filesystem::path kSamples = std::filesystem::path(JADOUBE_SOURCE) / "tests/pgn";

std::vector<PgnGame> games_in(const std::string& text) {
    std::istringstream in(text);
    PgnReader reader(in);
    std::vector<PgnGame> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

PgnGame game_in_file(const std::string& name) {
    std::ifstream in(kSamples / (name + ".pgn"), std::ios::binary);
    PgnReader reader(in);
    auto game = reader.next();
    REQUIRE(game);
    return std::move(*game);
}

std::vector<std::string> kinds_of(const PgnGame& game) {
    std::vector<std::string> kinds;
    for (const PgnFinding& finding : game.findings) kinds.emplace_back(name_of(finding.kind));
    return kinds;
}

bool updates_goldens() {
    const char* value = std::getenv("JADOUBE_UPDATE_GOLDEN");
    return value != nullptr && std::string_view(value) == "1";
}

}  // namespace

TEST_CASE("any space parts the words of movetext, and no letter is taken for one") {
    for (const char* space : {" ", "\t", "\u00A0", "\u2009", "\u202F", "\u3000", "\xA0"}) {
        const std::string text = std::string("1.") + space + "e4" + space + "e5 2." + space + "Nf3" + space + "*\n";
        const auto games = games_in(text);
        REQUIRE(games.size() == 1);
        CHECK(games.front().record.moves.size() == 3);
        CHECK_FALSE(games.front().unread);
    }
    const auto games = games_in("1. e4 voilà e5 *\n");
    REQUIRE(games.size() == 1);
    CHECK(kinds_of(games.front()) == std::vector<std::string>{"stray-text"});
    CHECK(games.front().findings.front().text == "voilà");
}

TEST_CASE("each odd file is read as the text beside it says") {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kSamples)) {
        if (entry.path().extension() != ".pgn") continue;
        ++files;
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string transcript = transcript_of(in);
        auto expected_path = entry.path();
        expected_path.replace_extension(".txt");
        if (updates_goldens()) REQUIRE(write_file(expected_path, transcript));
        const auto expected = read_file(expected_path, 1 << 20);
        INFO(entry.path());
        REQUIRE(expected);
        CHECK(transcript == *expected);
    }
    CHECK(files > 80);
}

TEST_CASE("the illegal move of Carlsen - Inarkiev stands and the game ends after the reply") {
    const PgnGame game = game_in_file("carlsen-inarkiev-2017");
    REQUIRE(game.record.end() == Ply{55});
    CHECK(kinds_of(game) == std::vector<std::string>{"illegal-move"});
    CHECK(game.findings.front().ply == Ply{54});
    CHECK(game.findings.front().text == "Ne3+: leaves_king_in_check");
    const Replay replay(game.record);
    // The appeals decision: play continues from the position after 28.Kd3, with Black to move, his King still attacked.
    CHECK(to_fen(replay.at(replay.end())) == "1r2r3/1R3ppp/1k6/1B6/8/2PKnP2/6PP/1R6 b - - 2 28");
    CHECK(replay.position(replay.end())->is_check());
}

TEST_CASE("Heidenfeld castles a second time and Black wins in forty moves") {
    const PgnGame game = game_in_file("heidenfeld-kerins-1973");
    CHECK(game.record.end() == Ply{80});
    CHECK(kinds_of(game) == std::vector<std::string>{"illegal-move"});
    const Replay replay(game.record);
    CHECK(to_fen(replay.at(Ply{65})) == "2kr4/pp2n1p1/8/n2PPq2/1Np2p2/2P2Q2/P4B1r/2KR4 b - - 2 33");
    CHECK(move_label(game.record.start, game.record.end()) == "40...");
}

TEST_CASE("a game over 4 MB is cut and reading goes on with the next") {
    std::string text = "[Event \"Long\"]\n\n1. e4 ";
    while (text.size() < (5U << 20)) text += "{all these words are one comment among very many}\n";
    text += "e5 *\n\n[Event \"Next\"]\n\n1. d4 *\n";
    const auto games = games_in(text);
    REQUIRE(games.size() == 2);
    CHECK(games[0].record.end() == Ply{1});
    CHECK(games[0].record.moves[0].comment.size() < (std::size_t{4} << 20));
    CHECK(games[0].findings.front().kind == PgnFindingKind::game_cut);
    CHECK(games[1].record.tag("Event") == "Next");
    CHECK(games[1].findings.empty());
}

TEST_CASE("a comment of 5 MB is cut too") {
    const std::string text =
        "[Event \"Long\"]\n\n1. e4 {" + std::string(5U << 20, 'x') + "} *\n\n[Event \"Next\"]\n\n*\n";
    const auto games = games_in(text);
    REQUIRE(games.size() == 2);
    CHECK(kinds_of(games[0]) == std::vector<std::string>{"long-line", "game-cut", "missing-result"});
    CHECK(games[0].record.moves[0].comment.size() <= (std::size_t{5} << 20));
}

TEST_CASE("a line over 1 MB is read in pieces without losing a move") {
    std::string text = "[Event \"One line\"]\n\n";
    for (int i = 0; i < 70000; ++i) text += "{a b c d e f} ";
    text += "1. Nf3 Nf6 2. Ng1 Ng8 *\n";
    std::string spaced = "[Event \"One line\"]\n\n1. Nf3 " + std::string(1 << 20, ' ') + "Nf6 2. Ng1 Ng8 *\n";
    for (const std::string& one : {text, spaced}) {
        const auto games = games_in(one);
        REQUIRE(games.size() == 1);
        CHECK(games[0].record.end() == Ply{4});
    }
}

TEST_CASE("the same finding is kept a hundred times a game") {
    std::string text = "[Event \"Many\"]\n\n1. e4 ";
    for (int i = 0; i < 500; ++i) text += "{[%clk x]} ";
    CHECK(games_in(text + "*").front().findings.size() == 100);
}

TEST_CASE("a source that breaks off says so") {
    std::istringstream in("[Event \"a\"]\n\n1. e4 *\n");
    PgnReader reader(in);
    in.setstate(std::ios::badbit);
    CHECK(reader.next().has_value());
    CHECK_FALSE(reader.next().has_value());
    REQUIRE(reader.leftovers().size() == 1);
    CHECK(reader.leftovers().front().kind == PgnFindingKind::read_failed);
}

TEST_CASE("every kind of finding has its own name") {
    std::vector<std::string_view> names;
    for (int kind = 0; kind < kPgnFindingKinds; ++kind) names.push_back(name_of(static_cast<PgnFindingKind>(kind)));
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
    CHECK(names.front() != "");
}

TEST_CASE("a game says what stopped the reading of its moves, and which half-move up to a moment is not known") {
    struct Row {
        const char* name;
        const char* pgn;
        std::optional<int> unread;
        std::optional<int> unknown;
    };
    const Row rows[] = {{"all read", "1. e4 e5 (1... Ke4) 2. Nf3 (2. Nd4 Nc6) *", {}, {}},
                        {"a move that no man can make", "1. e4 e5 2. Nd4 Nc6 *", 3, {}},
                        {"cut off in a move", "1. e4 e5 2. Nf3 Kx", 4, {}},
                        {"words before the result", "1. e4 e5 good game *", {}, {}},
                        {"another game", "[Variant \"Antichess\"]\n\n1. e3 b5 *", 0, {}},
                        {"a half-move left out", "1. e4 e5 2. -- Nc6 *", {}, 3}};
    for (const Row& row : rows) {
        INFO(row.name);
        std::istringstream in(row.pgn);
        const auto game = PgnReader(in).next();
        REQUIRE(game);
        CHECK(game->unread.has_value() == row.unread.has_value());
        if (row.unread) CHECK(game->unread->ply == Ply{*row.unread});
        const auto unknown = unknown_before(*game, game->record.end());
        CHECK(unknown.has_value() == row.unknown.has_value());
        if (row.unknown) CHECK(unknown->ply == Ply{*row.unknown});
        CHECK_FALSE(unknown_before(*game, Ply{std::min(2, game->record.end().value)}));
    }
}
