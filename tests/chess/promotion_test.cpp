#include <algorithm>

#include "base/error.hpp"
#include "catch.hpp"
#include "chess/notation.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

Position under(Promotion promotion, std::string_view fen) {
    auto setup = parse_fen(fen);
    REQUIRE(setup);
    setup->promotion = promotion;
    return *Position::from(*setup);
}

/// The moves of the Pawn on a7, in SAN, in alphabetical order.
std::string pawn_moves(const Position& position) {
    std::vector<std::string> moves;
    for (const Move move : position.legal_moves()) {
        if (move.from() == *square_named("a7")) moves.push_back(to_san(position, move));
    }
    std::sort(moves.begin(), moves.end());
    CHECK(position.legal_moves().size() == position.count_legal_moves());
    std::string text;
    for (const std::string& move : moves) text += (text.empty() ? "" : " ") + move;
    return text;
}

std::string why(const Position& position, std::string_view move) {
    return why_illegal_in_words(position, *parse_raw_uci(move));
}

constexpr const char* kKnightTaken = "1n2k3/P7/8/8/8/8/8/RNBQKB1R w KQ - 0 1";
constexpr const char* kNothingTaken = "1n2k3/P7/8/8/8/8/8/RNBQKBNR w KQ - 0 1";

}  // namespace

TEST_CASE("a Pawn becomes any piece, whatever is on the board, where nothing else is said") {
    const Position position = under(Promotion::piece_of_choice, kNothingTaken);
    CHECK(pawn_moves(position) == "a8=B a8=N a8=Q a8=R axb8=B axb8=N axb8=Q+ axb8=R+");
}

TEST_CASE("where a Pawn becomes a piece that has been taken, it becomes no other") {
    const Position position = under(Promotion::captured_piece, kKnightTaken);
    CHECK(pawn_moves(position) == "a8=N axb8=N");
    CHECK(why(position, "a7a8n").empty());
    CHECK(why(position, "a7a8q") == "no Queen has been taken");
    CHECK(why_illegal(position, *parse_raw_uci("a7a8q")) == IllegalReason::piece_not_taken);
    CHECK(why_illegal(position, *parse_raw_uci("a7a8")) == IllegalReason::promotion_missing);
    CHECK(parse_san(position, "a8=Q").error().message == "a8=Q is not legal here: no Queen has been taken");
    CHECK(parse_san(position, "a8=N"));
}

TEST_CASE("where a Pawn becomes a piece that has been taken and none is, it does not go to its last rank") {
    const Position position = under(Promotion::captured_piece, kNothingTaken);
    CHECK(pawn_moves(position).empty());
    CHECK(why_illegal(position, *parse_raw_uci("a7a8")) == IllegalReason::piece_not_taken);
    CHECK(why(position, "a7a8") == "no piece has been taken");
    const Position stuck = under(Promotion::captured_piece, "QRRBBNN1/P7/8/8/8/6q1/8/2k4K w - - 0 1");
    CHECK(stuck.has_legal_move());
}

TEST_CASE("a piece that came back by promotion is no longer to be had, and one taken since is") {
    Position position = under(Promotion::captured_piece, "1n2k3/P6P/8/8/8/8/8/RNBQKB1R w KQ - 0 1");
    position = position.after(parse_san(position, "h8=N")->move).after_null();
    CHECK(pawn_moves(position).empty());
    position = under(Promotion::captured_piece, "1n1qk3/P7/8/8/8/8/8/RNBQKBNR b KQ - 0 1");
    position = position.after(parse_san(position, "Qxd1")->move);
    CHECK(position.promotions(Color::white) == Roles{Role::queen});
    CHECK(position.promotions(Color::black).has(Role::rook));
}

TEST_CASE("where it may, a Pawn stays a Pawn on its last rank, and is written so") {
    const Position position = under(Promotion::piece_or_pawn, kNothingTaken);
    CHECK(pawn_moves(position) == "a8 a8=B a8=N a8=Q a8=R axb8 axb8=B axb8=N axb8=Q+ axb8=R+");
    CHECK(why(position, "a7a8").empty());
    const auto move = parse_san(position, "a8");
    REQUIRE(move);
    CHECK(move->remarks.empty());
    CHECK(to_uci(position, move->move) == "a7a8");
    const Position after = position.after(move->move);
    CHECK(after.board().at(*square_named("a8")) == Piece{Color::white, Role::pawn});
    CHECK(after.setup().promotion == Promotion::piece_or_pawn);
}
