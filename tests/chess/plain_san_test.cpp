// Plain notation is read as parse_san reads it, or not at all.
#include "chess/plain_san.hpp"
#include "base/error.hpp"

#include <random>

#include "../size.hpp"
#include "catch.hpp"
#include "chess/notation.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

/// Where the plain reader takes a text, the other takes it for the same move without a remark.
bool agrees(const Position& position, const std::string& text) {
    const auto plain = read_plain_san(position, text);
    if (!plain) return true;
    const auto read = parse_san(position, text);
    return read && read->move == *plain && read->remarks.empty();
}

std::string changed(std::string text, std::mt19937& random) {
    constexpr std::string_view kLetters = "abcdefgh12345678NBRQKPOx=+#-o0!";
    const std::size_t at = random() % text.size();
    const char letter = kLetters[random() % kLetters.size()];
    switch (random() % 3) {
        case 0: text[at] = letter; break;
        case 1: text.insert(at, 1, letter); break;
        default: text.erase(at, 1);
    }
    return text;
}

}  // namespace

TEST_CASE("every legal move but mates is read in standard notation, and changed texts as parse_san reads them") {
    std::mt19937 random(13);
    const std::string starts[] = {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                                  "4k3/8/2N1N1N1/8/4Q2Q/2N5/8/4K2Q w - - 0 1",
                                  "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"};
    int read = 0;
    for (int game = 0; game < sized(60, 600, 6000); ++game) {
        Position position = *Position::from(*parse_fen(starts[static_cast<std::size_t>(game) % std::size(starts)]));
        for (int ply = 0; ply < 80; ++ply) {
            const MoveList moves = position.legal_moves();
            if (moves.empty()) break;
            for (const Move move : moves) {
                const std::string san = to_san(position, move);
                INFO(to_fen(position.setup()) << " " << san);
                if (san.back() != '#') REQUIRE(read_plain_san(position, san) == move);
                REQUIRE(agrees(position, san));
                REQUIRE(agrees(position, changed(san, random)));
                REQUIRE(agrees(position, changed(changed(san, random), random)));
                ++read;
            }
            position = position.after(moves[random() % moves.size()]);
        }
    }
    CHECK(read > 50000);
}

TEST_CASE("what is not written plainly is left to others") {
    const Position start = Position::initial();
    for (const char* text :
         {"e2e4", "e2-e4", "Ngf3", "N1f3", "Nxf3", "Nf3+", "e4!", "e4 ", "", "e", "0-0", "O-O", "Pe4"})
        CHECK_FALSE(read_plain_san(start, text));
    CHECK(read_plain_san(start, "Nf3"));
}
