#include "game/record.hpp"

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

Record record_of(std::string_view fen, std::size_t halfmoves) {
    Record record;
    record.start = *chess::parse_fen(fen);
    record.moves.assign(halfmoves, HalfMove{UnknownMove{}, "--"});
    return record;
}

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view kBlackAt45 = "4k3/8/8/8/8/8/8/4K3 b - - 0 45";

}  // namespace

TEST_CASE("scores are printed and read") {
    constexpr Share kQuarter = Share::of_quarters(1);
    constexpr Share kThreeQuarters = Share::of_quarters(3);
    for (const auto& [score, text] :
         std::vector<std::pair<Score, std::string>>{{{2, 0}, "1-0"},
                                                    {{0, 2}, "0-1"},
                                                    {{1, 1}, "1/2-1/2"},
                                                    {{0, 0}, "0-0"},
                                                    {{1, 0}, "1/2-0"},
                                                    {{0, 1}, "0-1/2"},
                                                    {{kThreeQuarters, kQuarter}, "3/4-1/4"}}) {
        CHECK(to_text(score) == text);
        CHECK(parse_score(text) == score);
    }
    CHECK(parse_score("½-½") == Score{1, 1});
    CHECK(parse_score("¼-¾") == Score{kQuarter, kThreeQuarters});
    CHECK_FALSE(parse_score("3/4-1/2"));
}

TEST_CASE("no more than one point is given, and nothing else is a score") {
    for (const char* text : {"", "*", "1-1", "1-1/2", "1", "1/2", "1-0 ", "2-0", "-", "1-0-0"}) {
        INFO(text);
        CHECK_FALSE(parse_score(text));
    }
}

TEST_CASE("the last tag of a name counts and is the one replaced") {
    Record record{.tags = {{"White", "A"}, {"White", "B"}, {"Black", "C"}}};
    CHECK(record.tag("White") == "B");
    CHECK(record.tag("Site").empty());
    record.set_tag("White", "D");
    record.set_tag("Site", "E");
    CHECK(record.tags == std::vector<Tag>{{"White", "A"}, {"White", "D"}, {"Black", "C"}, {"Site", "E"}});
}

TEST_CASE("half-moves are labelled with the number and side of the start position") {
    const auto start = *chess::parse_fen(kStart);
    CHECK(move_label(start, Ply{0}).empty());
    CHECK(move_label(start, Ply{1}) == "1.");
    CHECK(move_label(start, Ply{2}) == "1...");
    CHECK(move_label(start, Ply{89}) == "45.");
    const auto later = *chess::parse_fen(kBlackAt45);
    CHECK(move_label(later, Ply{1}) == "45...");
    CHECK(move_label(later, Ply{2}) == "46.");
}

TEST_CASE("a moment is read as the ply after that move") {
    const Record game = record_of(kStart, 90);
    CHECK(parse_moment(game, "45b") == Ply{90});
    CHECK(parse_moment(game, "45w") == Ply{89});
    CHECK(parse_moment(game, "45") == Ply{89});
    CHECK(parse_moment(game, "45B") == Ply{90});
    CHECK(parse_moment(game, "0b") == Ply{0});
    const Record end = record_of(kBlackAt45, 3);
    CHECK(parse_moment(end, "45") == Ply{0});
    CHECK(parse_moment(end, "45b") == Ply{1});
    CHECK(parse_moment(end, "46b") == Ply{3});
    for (int ply = 1; ply <= 90; ++ply) CHECK(parse_moment(game, move_label(game.start, Ply{ply})) == Ply{ply});
}

TEST_CASE("a moment past either end names the moves there are") {
    const Record end = record_of(kBlackAt45, 3);
    for (const char* text : {"44b", "47", "47w", "1", "999999999999", "9999999999"}) {
        INFO(text);
        const auto moment = parse_moment(end, text);
        REQUIRE_FALSE(moment);
        CHECK(moment.error().code == ErrorCode::no_such_game);
        CHECK(moment.error().message == "the game has no move " + std::string(text) + ": its moves are 45... to 46...");
    }
    CHECK(parse_moment(record_of(kStart, 0), "1").error().message == "the game has no moves");
}

TEST_CASE("what is no moment is a usage error with an example") {
    for (const char* text : {"", "b", "45c", "45 b", "-1", "4.5", "45..", "99999999999999999999"}) {
        INFO(text);
        const auto moment = parse_moment(record_of(kStart, 10), text);
        REQUIRE_FALSE(moment);
        CHECK(moment.error().code == ErrorCode::usage);
        CHECK(moment.error().hint.find("45b") != std::string::npos);
    }
}
