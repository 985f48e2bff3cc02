// Moves in plain notation are read and made as parse_san and Position do it, or not at all.
#include "chess/reading_board.hpp"
#include "base/error.hpp"

#include <random>

#include "../size.hpp"
#include "catch.hpp"
#include "chess/notation.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

constexpr std::string_view kAfter = " 12. O-O";  // what stands behind a move in a text

/// The position after the move that the text begins with; nothing where it is not read, or not to the end of `san`.
std::optional<Position> read_through(const Position& position, const std::string& san) {
    ReadingBoard board(position);
    const std::size_t length = board.read(san + std::string(kAfter));
    if (length == 0 || length != san.size()) return std::nullopt;
    const Position after = board.position();
    const bool is_told = board.key() == after.key() && board.turn() == after.turn() &&
                         board.move_number() == after.move_number() &&
                         board.quiet_halfmoves() == after.quiet_halfmoves();
    return is_told ? std::optional(after) : std::nullopt;
}

/// Where the board takes a text, parse_san takes it for the same move without a remark.
bool agrees(const Position& position, const std::string& text) {
    const auto plain = read_through(position, text);
    if (!plain) return true;
    const auto read = parse_san(position, text);
    return read && read->remarks.empty() && position.after(read->move) == *plain;
}

std::string changed(std::string text, std::mt19937& random) {
    constexpr std::string_view kLetters = "abcdefgh12345678NBRQKPOx=+#-o0!?";
    const std::size_t at = random() % text.size();
    const char letter = kLetters[random() % kLetters.size()];
    switch (random() % 3) {
        case 0: text[at] = letter; break;
        case 1: text.insert(at, 1, letter); break;
        default: text.erase(at, 1);
    }
    return text;
}

const std::string kStarts[] = {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                               "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                               "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                               "4k3/8/2N1N1N1/8/4Q2Q/2N5/8/4K2Q w - - 0 1",
                               "8/2p2p2/3p4/KP4kr/1R3p2/8/4P1P1/8 w - - 0 1",  // captures in passing that are pinned
                               "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
                               "qbrkr3/8/8/8/8/8/8/QBRKR3 w ECec - 0 1"};

Position start_of(int game) {
    return *Position::from(*parse_fen(kStarts[static_cast<std::size_t>(game) % std::size(kStarts)]));
}

}  // namespace

TEST_CASE("every legal move but mates is read in standard notation, and changed texts as parse_san reads them",
          "[sized]") {
    std::mt19937 random(13);
    int read = 0;
    for (int game = 0; game < sized(60, 600, 6000); ++game) {
        Position position = start_of(game);
        for (int ply = 0; ply < 80; ++ply) {
            const MoveList moves = position.legal_moves();
            if (moves.empty()) break;
            for (const Move move : moves) {
                const std::string san = to_san(position, move);
                INFO(to_fen(position.setup()) << " " << san);
                if (san.back() != '#') {
                    REQUIRE(read_through(position, san) == position.after(move));
                    REQUIRE(read_through(position, san + "?!") == position.after(move));
                }
                REQUIRE(agrees(position, changed(san, random)));
                REQUIRE(agrees(position, changed(changed(san, random), random)));
                ++read;
            }
            position = position.after(moves[random() % moves.size()]);
        }
    }
    CHECK(read > 50000);
}

TEST_CASE("a board follows a whole game", "[sized]") {
    std::mt19937 random(14);
    for (int game = 0; game < sized(100, 1000, 10000); ++game) {
        Position position = start_of(game);
        ReadingBoard board(position);
        for (int ply = 0; ply < 120; ++ply) {
            const MoveList moves = position.legal_moves();
            if (moves.empty()) break;
            const Move move = moves[random() % moves.size()];
            const std::string san = to_san(position, move);
            if (san.back() == '#') break;
            INFO(to_fen(position.setup()) << " " << san);
            REQUIRE(board.read(san + "\n1/2-1/2\n") == san.size());
            position = position.after(move);
            REQUIRE(board.key() == position.key());
        }
        CHECK(board.position() == position);
    }
}

TEST_CASE("what is not written plainly is left to others") {
    const Position start = Position::initial();
    const auto read = [&](std::string_view text) { return ReadingBoard(start).read(text); };
    for (const char* text : {"e2e4 e5 2. ", "e2-e4 e5 2.", "Ngf3 e5 2. ", "N1f3 e5 2. ", "Nxf3 e5 2. ", "Nf3+ e5 2. ",
                             "Nf3# e5 2. ", "Nf3!!! e5 2. ", "Nf3!+ e5 2. ", "Nf3$1 e5 2. ", "e4. e5 2. ", " e4 e5 2. ",
                             "e    e5 2. ", "0-0 e5 2. ", "O-O e5 2. ", "Pe4 e5 2. ", "e4 e5", ""})
        CHECK(read(text) == 0);
    for (const char* text : {"Nf3 e5 2. ", "Nf3\n\n\n\n\n\n\n", "Nf3\r\n\r\n\r\n\r\n", "Nf3{a remark}", "Nf3\te5 2. "})
        CHECK(read(text) == 3);
    CHECK(read("Nf3! e5 2. Nxe5") == 4);
    CHECK(read("e4?! e5 2. Nf3") == 4);
}
