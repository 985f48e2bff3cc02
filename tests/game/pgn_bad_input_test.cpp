// Texts that are no games at all: no crash, and time in proportion to their size.
#include <chrono>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/pgn/pgn_writer.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

const std::string kGame =
    "[Event \"A\"]\n[White \"M\xFCller\"]\n[Result \"1-0\"]\n\n{start} 1. e4 {[%clk 0:05:00] good} e5 (1... c5 $2 2. "
    "Nf3 "
    "(2. c3) d6) 2. Nf3 Nc6 ; rest\n3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Qxh7 -- 7. Re1 b5 1-0\n\n";

/// The games read, each also written and the writing read again.
int read_all(const std::string& text) {
    std::istringstream in(text);
    PgnReader reader(in);
    int games = 0;
    for (; const auto game = reader.next(); ++games) {
        std::istringstream again(to_pgn(game->record) + to_pgn(game->record, PgnStyle::strict));
        PgnReader second(again);
        REQUIRE(second.next());
    }
    return games;
}

double seconds_to_read(const std::string& text) {
    const auto begin = std::chrono::steady_clock::now();
    std::istringstream in(text);
    PgnReader reader(in);
    while (reader.next()) {
    }
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

std::string repeated(std::string_view part, std::size_t size) {
    std::string text;
    while (text.size() < size) text += part;
    return text;
}

}  // namespace

TEST_CASE("a game cut anywhere is still one game") {
    for (std::size_t length = 10; length < kGame.size(); ++length) {
        INFO(length);
        CHECK(read_all(kGame.substr(0, length)) == 1);
    }
}

TEST_CASE("a game with any byte changed does not hide the next") {
    std::mt19937 random(1);
    for (std::size_t at = 0; at < kGame.size(); ++at) {
        std::string text = kGame;
        text[at] = static_cast<char>(random() % 256);
        INFO(at << " " << int{text[at]});
        CHECK(read_all(text + kGame + kGame) >= 2);
    }
}

TEST_CASE("random bytes are read to their end") {
    std::mt19937 random(2);
    constexpr std::string_view kUsual = "{}()[]\"\\;%$*.!?-+#=x01258abcdefghKQRBNO \n\n\r\t\0\xC3\xBC\xFF";
    for (int round = 0; round < 300; ++round) {
        std::string text(2000, ' ');
        for (char& c : text) {
            c = round % 2 == 0 ? static_cast<char>(random() % 256) : kUsual[random() % kUsual.size()];
        }
        (void)read_all(text);
        CHECK(read_all(text + "\n\n[Event \"x\"]\n\n1. e4 *\n") >= 1);
    }
}

TEST_CASE("texts made to be slow are not") {
    constexpr std::size_t kSize = 1 << 20;
    constexpr double kMostSeconds = 60;  // 0.2 s in a plain build on a free machine; quadratic work takes minutes
    const std::vector<std::string> parts = {"(",
                                            ")",
                                            "{",
                                            "}",
                                            "[",
                                            "]",
                                            "[A \"",
                                            "[A \"\"]",
                                            "[A \"\"]\n\n",
                                            "{{}",
                                            "{{} x",
                                            "\"",
                                            "\\\"",
                                            "$",
                                            "*",
                                            "1. ",
                                            "1-0 ",
                                            "e4 ",
                                            "-- ",
                                            "Nf3 ",
                                            "Qh5 ",
                                            "x ",
                                            "x",
                                            "(e4 ",
                                            "{[%",
                                            "0-0 ",
                                            "\n",
                                            "\r",
                                            "\n\n[",
                                            "1. e4 {",
                                            "{[%clk 1:00:00]} ",
                                            ";",
                                            "%",
                                            "\xC3",
                                            std::string(1, '\0')};
    for (const std::string& part : parts) {
        INFO(part);
        CHECK(seconds_to_read(repeated(part, kSize)) < kMostSeconds);
        CHECK(seconds_to_read("[Event \"a\"]\n\n1. e4 " + repeated(part, kSize)) < kMostSeconds);
    }
}

TEST_CASE("brackets 100,000 deep are read without as many levels") {
    const std::string text =
        "[Event \"a\"]\n\n1. e4 " + repeated("(1. d4 ", 700000) + repeated(")", 100000) + " e5 *\n";
    std::istringstream in(text);
    PgnReader reader(in);
    const auto game = reader.next();
    REQUIRE(game);
    CHECK(game->record.end() == Ply{2});
    CHECK(game->findings.size() == 1);
}
