// The answers on positions of up to four men against tables worked backwards from the mates.
#include "retrograde.hpp"
#include "base/error.hpp"

#include <random>

#include "catch.hpp"
#include "chess/notation.hpp"
#include "mate/can_mate.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::mate;
using chess::Color;
using chess::Square;

namespace {

struct Compared {
    std::int64_t yes = 0, no = 0, by_men = 0;
};

/// The same with the colours exchanged and the board turned round.
chess::Position with_colours_exchanged(const chess::Position& position) {
    chess::Setup setup{.board = {}, .turn = !position.turn()};
    for (const Square square : position.board().men()) {
        const chess::Piece man = *position.board().at(square);
        setup.board.put(Square::at(square.file(), 7 - square.rank()), {!man.color, man.role});
    }
    return *chess::Position::from(setup);
}

/// Asks about placements at random, both sides to move.
void compare(const char* others, Color side, std::int64_t questions, Table::Smaller& tables, Compared& compared) {
    Men men = {{Color::white, chess::Role::king}, {Color::black, chess::Role::king}};
    for (const char* letter = others; *letter != 0; ++letter) men.push_back(*chess::piece_with_fen_letter(*letter));
    const Table& table = table_for(men, side, tables);
    std::mt19937_64 random(1835);
    MateSolver solver;
    for (std::int64_t i = 0; i < questions; ++i) {
        Placement squares(men.size());
        for (Square& square : squares) square = Square::from_index(static_cast<int>(random() % 64));
        const Color turn = i % 2 == 0 ? Color::white : Color::black;
        const auto position = table.position_of(squares, turn);
        if (!position) continue;
        const CanMate answer = solver.can_mate(*position, side);
        INFO(chess::to_fen(position->setup()) << ' ' << name_of(side));
        REQUIRE(answer.verdict == (table.can_mate(squares, turn) ? Verdict::yes : Verdict::no));
        ++(answer.verdict == Verdict::yes ? compared.yes : compared.no);
        if (answer.proof && name_of(*answer.proof) == "material") ++compared.by_men;
        REQUIRE(solver.verdict(with_colours_exchanged(*position), !side) == answer.verdict);
        if (answer.verdict == Verdict::yes) REQUIRE(replays_to_mate(*position, side, answer.line));
    }
}

}  // namespace

TEST_CASE("the tables know what is plain") {
    Table::Smaller tables;
    const Table& rook = table_for(
        {{Color::white, chess::Role::king}, {Color::black, chess::Role::king}, {Color::white, chess::Role::rook}},
        Color::white, tables);
    CHECK(rook.can_mate(position_of("k7/8/K7/8/8/8/8/7R w - - 0 1")));
    CHECK(rook.can_mate(position_of("k6R/8/K7/8/8/8/8/8 b - - 0 1")));
    CHECK_FALSE(rook.can_mate(position_of("6Rk/8/7K/8/8/8/8/8 b - - 0 1")));    // must be taken
    CHECK_FALSE(rook.can_mate(position_of("k7/1R6/1K6/8/8/8/8/8 b - - 0 1")));  // stalemate
}

TEST_CASE("three men: every answer is that of the tables", "[sized]") {
    Table::Smaller tables;
    Compared compared;
    for (const char* others : {"Q", "R", "B", "N", "P"})
        compare(others, Color::white, sized(4'000, 50'000, 500'000), tables, compared);
    CHECK(compared.yes >= 1'000);
    CHECK(compared.no >= 1'000);
    CHECK(compared.by_men >= 1'000);
}

TEST_CASE("four men: every answer is that of the tables", "[sized]") {
    std::vector<const char*> materials = {"Nn"};
    if (test_size() == TestSize::brief) return;  // the tables alone take minutes
    if (test_size() >= TestSize::full) materials.insert(materials.end(), {"Bb", "Pn"});
    if (test_size() == TestSize::endurance)
        materials.insert(materials.end(), {"Bn", "Nb", "Nq", "Nr", "Br", "BN", "Rb", "NN", "Np", "Bp", "Pp"});
    Table::Smaller tables;
    Compared compared;
    for (const char* others : materials) compare(others, Color::white, sized(2'000, 4'000, 100'000), tables, compared);
    CHECK(compared.yes >= 1'000);
}
