#include "base/error.hpp"
#include "catch.hpp"
#include "chess/notation.hpp"
#include "perft_file.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

constexpr const char* kFirst = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::string both_ways(std::string_view fen, std::string_view text) {
    const Position position = position_of(fen);
    const auto move = parse_uci(position, text);
    return move ? to_uci(position, *move) : move.error().message;
}

}  // namespace

TEST_CASE("castling in UCI is the King's step from e1, else King takes Rook") {
    constexpr const char* kUsual = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK(both_ways(kUsual, "e1g1") == "e1g1");
    CHECK(both_ways(kUsual, "e1h1") == "e1g1");
    CHECK(both_ways(kUsual, "e1a1") == "e1c1");
    constexpr const char* kOther = "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1";
    CHECK(both_ways(kOther, "f1h1") == "f1h1");
    CHECK(both_ways(kOther, "f1g1") == "f1g1");  // the King's own move
    CHECK(both_ways(kOther, "f1c1").starts_with("f1c1 is not legal here"));
    CHECK(both_ways("4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1", "e1g1") == "e1g1");
}

TEST_CASE("UCI that is no move, or no legal one, says so") {
    CHECK(both_ways(kFirst, "e2") == "\"e2\" is not a move in UCI");
    CHECK(both_ways(kFirst, "0000") == "\"0000\" is not a move in UCI");
    CHECK(both_ways(kFirst, "e2e9") == "\"e2e9\" is not a move in UCI");
    CHECK(both_ways(kFirst, "e7e8x") == "\"e7e8x\" is not a move in UCI");
    CHECK(both_ways(kFirst, "b1d2") == "b1d2 is not legal here: a man of its own side stands on d2");
}

TEST_CASE("raw moves need no position") {
    CHECK(parse_raw_uci("e2e4") == RawMove{*square_named("e2"), *square_named("e4")});
    CHECK(parse_raw_uci("e7e8n") == RawMove{*square_named("e7"), *square_named("e8"), Role::knight});
    CHECK(parse_raw_uci("e7e8k") == RawMove{*square_named("e7"), *square_named("e8"), Role::king});
    for (const char* text : {"", "e2e", "e2e4qq", "e7e8p", "O-O", "e2-e4"}) CHECK_FALSE(parse_raw_uci(text));
}

TEST_CASE("squares that SAN names although the move is illegal") {
    const auto candidates = [](std::string_view fen, std::string_view san) {
        const auto setup = parse_fen(fen);
        std::string text;
        for (const RawMove& raw : raw_candidates(setup->board, setup->turn, san)) {
            text += (text.empty() ? "" : " ") + to_text(raw.from) + to_text(raw.to);
            if (raw.promotes_to) text += letter_of(*raw.promotes_to);
        }
        return text;
    };
    CHECK(candidates(kFirst, "Ke3") == "e1e3");
    CHECK(candidates(kFirst, "Nd4") == "b1d4 g1d4");
    CHECK(candidates(kFirst, "Ngd4") == "g1d4");
    CHECK(candidates(kFirst, "e5") == "e2e5");
    CHECK(candidates(kFirst, "exd5") == "e2d5");
    CHECK(candidates(kFirst, "xd5") == "c2d5 e2d5");
    CHECK(candidates(kFirst, "xa5") == "b2a5");
    CHECK(candidates(kFirst, "O-O") == "e1g1");
    CHECK(candidates(kFirst, "0-0-0") == "e1c1");
    CHECK(candidates(kFirst, "e7e5") == "e7e5");
    CHECK(candidates(kFirst, "Sd4") == "b1d4 g1d4");
    CHECK(candidates(kFirst, "e8=Q") == "e2e8Q");
    CHECK(candidates(kFirst, "Zf9").empty());
    CHECK(candidates("8/8/8/8/8/8/8/8 w - - 0 1", "O-O").empty());
}

TEST_CASE("why a move is not legal") {
    struct Row {
        const char* fen;
        const char* move;
        std::optional<IllegalReason> why;
    };
    using Why = IllegalReason;
    constexpr const char* kHomeRook = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1";
    const Row rows[] = {
        {kFirst, "e2e4", {}},
        {kFirst, "e4e5", Why::no_man},
        {kFirst, "e7e5", Why::not_own_man},
        {kFirst, "e2e5", Why::not_its_move},
        {kFirst, "e2e2", Why::not_its_move},
        {kFirst, "e2d3", Why::not_its_move},
        {kFirst, "e2e4q", Why::not_its_move},
        {kFirst, "g1f3q", Why::not_its_move},
        {kFirst, "d1d2", Why::own_man},
        {kFirst, "d1d4", Why::path_blocked},
        {kFirst, "e1g1", Why::castling_man_between},
        {kFirst, "e1h1", Why::castling_man_between},
        {kHomeRook, "e1g1", {}},
        {kHomeRook, "e1c1", Why::castling_man_between},
        {kHomeRook, "e1a1", Why::castling_man_between},
        {"4k3/8/8/8/8/8/8/RN2K2R w K - 0 1", "e1c1", Why::castling_moved},
        {"4k3/8/8/8/8/8/8/RN2K2R w K - 0 1", "e1a1", Why::not_its_move},
        {"3rk3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", Why::castling_check},  // before the man between: 3.8.2.2.1
        {"3rk3/8/8/8/8/8/8/RN2K2R w K - 0 1", "e1c1", Why::castling_moved},   // before both: 3.8.2.1
        {"4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Why::castling_check},
        {"4k3/8/8/8/8/8/7r/4K2R w K - 0 1", "e1g1", {}},
        {"6k1/6p1/8/8/8/8/7P/qRK4R w HB - 0 1", "c1b1", Why::castling_check},  // the Rook leaves its King to the Queen
        {"4k3/8/8/8/8/8/8/5K1R w - - 0 1", "f1h1", Why::not_its_move},
        {"4k3/8/8/8/8/3p4/3P4/4K3 w - - 0 1", "d2d3", Why::path_blocked},
        {"4k3/8/8/8/8/3p4/3P4/4K3 w - - 0 1", "d2d4", Why::path_blocked},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1a3", Why::not_its_move},
        {"P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "a8a7", Why::not_its_move},
        {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", Why::takes_king},
        {"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "d2f3", Why::leaves_king_in_check},
        {"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1d1", {}},
        {"4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1e2", Why::leaves_king_in_check},
        {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", Why::promotion_missing},
        {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", Why::not_its_move},
        {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", {}},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", {}},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", Why::not_its_move},
        {"4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6", Why::leaves_king_in_check},
    };
    for (const Row& row : rows) {
        INFO(row.fen << " " << row.move);
        const Position position = position_of(row.fen);
        CHECK(why_illegal(position, *parse_raw_uci(row.move)) == row.why);
        CHECK(why_illegal_in_words(position, *parse_raw_uci(row.move)).empty() == !row.why);
    }
}

TEST_CASE("why a move is not legal, for people") {
    const auto words = [](std::string_view fen, std::string_view move) {
        return why_illegal_in_words(position_of(fen), *parse_raw_uci(move));
    };
    CHECK(words(kFirst, "e4e5") == "no man stands on e4");
    CHECK(words(kFirst, "e7e5") == "the man on e7 is Black's");
    CHECK(words(kFirst, "g1g3") == "a Knight does not move so from g1 to g3");
    CHECK(words(kFirst, "d1d2") == "a man of its own side stands on d2");
    CHECK(words("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8") == "it does not say what the Pawn becomes, as a8=Q does");
    CHECK(words(kFirst, "e2e4").empty());
}
