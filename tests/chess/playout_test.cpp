// Properties that hold in every position, checked along games of random moves with a fixed seed.
#include <map>
#include <random>

#include "base/error.hpp"
#include "catch.hpp"
#include "chess/attacks.hpp"
#include "chess/chess960.hpp"
#include "chess/notation.hpp"
#include "perft_file.hpp"
#include "slow_chess.hpp"

using namespace jadoube::chess;

namespace {

/// As the plain generator names moves: castling as King takes Rook.
std::string squares_of(Move move) {
    std::string text = to_text(move.from()) + to_text(move.to());
    if (const auto role = move.promotes_to()) text += fen_letter_of({Color::black, *role});
    return text;
}

std::set<std::string> moves_of(const Position& position) {
    std::set<std::string> moves;
    for (const Move move : position.legal_moves()) moves.insert(squares_of(move));
    return moves;
}

std::vector<Position> starts() {
    std::vector<Position> positions = {Position::initial()};
    for (int number = 7; number < kChess960Positions; number += 119) {
        positions.push_back(*Position::from(*chess960_start(number)));
    }
    for (const char* file : {"positions.epd", "irregular.epd"}) {
        for (const PerftLine& line : read_perft_file(std::string(JADOUBE_SOURCE "/tests/chess/") + file)) {
            positions.push_back(position_of(line.fen));
        }
    }
    return positions;
}

/// Plays random games from every start and shows each position to `look`.
template <typename Look>
void play_at_random(int games, int half_moves, Look look) {
    std::mt19937_64 random(1886);
    for (const Position& start : starts()) {
        for (int game = 0; game < games; ++game) {
            Position position = start;
            for (int ply = 0; ply < half_moves; ++ply) {
                INFO(to_fen(position.setup()));
                look(position);
                const MoveList moves = position.legal_moves();
                if (moves.empty()) break;
                position = position.after(moves[random() % moves.size()]);
            }
        }
    }
}

}  // namespace

TEST_CASE("the legal moves are those of the plain generator") {
    play_at_random(2, 60, [](const Position& position) {
        const auto expected = slow::legal_moves(position.setup());
        CHECK(moves_of(position) == expected);
        CHECK(position.legal_moves().size() == expected.size());
        CHECK(position.count_legal_moves() == expected.size());
        CHECK(position.has_legal_move() == !expected.empty());
    });
}

TEST_CASE("the key kept move by move is the key of the position as set up") {
    play_at_random(4, 120, [](const Position& position) {
        const auto again = Position::from(position.setup());
        REQUIRE(again);
        CHECK(again->key() == position.key());
        CHECK(*again == position);
    });
}

TEST_CASE("a FEN written is read as the same position") {
    play_at_random(2, 60, [](const Position& position) {
        for (const FenStyle style : {FenStyle::x_fen, FenStyle::shredder}) {
            const std::string fen = to_fen(position.setup(), style);
            const auto setup = parse_fen(fen);
            REQUIRE(setup);
            CHECK(*setup == position.setup());
            CHECK(to_fen(*setup, style) == fen);
        }
    });
}

TEST_CASE("a move written in SAN or UCI is read as the same move") {
    play_at_random(1, 60, [](const Position& position) {
        std::set<std::string> texts;
        for (const Move move : position.legal_moves()) {
            const std::string san = to_san(position, move);
            INFO(san);
            texts.insert(san);
            const auto read = parse_san(position, san);
            REQUIRE(read);
            CHECK(read->move == move);
            CHECK(read->remarks.empty());
            const auto uci = parse_uci(position, to_uci(position, move));
            REQUIRE(uci);
            CHECK(*uci == move);
            CHECK(parse_san(position, to_uci(position, move))->move == move);
        }
        CHECK(texts.size() == position.legal_moves().size());
    });
}

TEST_CASE("a move of any two squares is legal, or there is a reason why not") {
    int looked = 0;
    play_at_random(1, 40, [&looked](const Position& position) {
        if (looked++ % 16 != 0) return;
        const auto legal = slow::legal_moves(position.setup());
        for (int from = 0; from < 64; ++from) {
            for (int to = 0; to < 64; ++to) {
                for (const auto role : {std::optional<Role>(), std::optional(Role::queen)}) {
                    const RawMove raw{Square::from_index(from), Square::from_index(to), role};
                    const std::string text = to_text(raw.from) + to_text(raw.to) + (role ? "q" : "");
                    INFO(text);
                    const auto move = legal_move(position, raw);
                    if (legal.contains(text)) REQUIRE(move);
                    REQUIRE(why_illegal(position, raw).has_value() != move.has_value());
                    if (move) REQUIRE(position.is_legal(*move));
                    if (!move && !role && from != to) REQUIRE_FALSE(position.is_legal(Move::normal(raw.from, raw.to)));
                }
            }
        }
    });
}

TEST_CASE("the men that may go to a square are those of the list") {
    play_at_random(1, 40, [](const Position& position) {
        std::map<std::pair<Role, Square>, Bitboard> expected;
        for (const Move move : position.legal_moves()) {
            if (move.kind() == Move::Kind::castling) continue;
            expected[{position.board().at(move.from())->role, move.to()}] |= Bitboard::of(move.from());
        }
        for (const Square to : ~Bitboard()) {
            for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen, Role::king}) {
                const auto found = expected.find({role, to});
                CHECK(position.movers(role, to) == (found == expected.end() ? Bitboard() : found->second));
            }
        }
    });
}

TEST_CASE("no position reached by legal moves is irregular") {
    std::mt19937_64 random(1927);
    for (int game = 0; game < 40; ++game) {
        const int number = game % 2 == 0 ? 518 : static_cast<int>(random() % kChess960Positions);
        Position position = *Position::from(*chess960_start(number));
        for (int ply = 0; ply < 150; ++ply) {
            INFO(to_fen(position.setup()));
            CHECK(irregularities(position.setup()).empty());
            const MoveList moves = position.legal_moves();
            if (moves.empty()) break;
            position = position.after(moves[random() % moves.size()]);
        }
    }
}
