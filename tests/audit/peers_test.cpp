// Where other programs go wrong on real files (one case each): what they miss is found, and nothing false besides.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::audit;

namespace {

using Lines = std::vector<std::string>;

std::string from_fen(const std::string& fen, const std::string& moves, const std::string& more = {}) {
    return "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n" + more + "\n" + moves + "\n";
}

Lines found(const std::string& pgn) {
    return lines_of(findings_of(pgn));
}

}  // namespace

TEST_CASE("a position after a double step counts, where no Pawn can take in passing") {
    CHECK(found("[Event \"x\"]\n\n1. e4 Nf6 2. Nf3 Ng8 3. Ng1 Nf6 4. Nf3 Ng8 5. Ng1 1/2-1/2\n") ==
          Lines{"9 threefold"});
    CHECK(found("[Event \"x\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. e4 Nf6 4. Nf3 Ng8 5. Ng1 Nf6 6. Nf3 Ng8 7. Ng1 1/2-1/2\n") ==
          Lines{"13 threefold"});
}

TEST_CASE("a position after a double step does not count, where a Pawn could take in passing") {
    const std::string moves = "1. e4 Kf8 2. Kd1 Ke8 3. Ke1 Kf8 4. Kd1 Ke8 5. Ke1 1/2-1/2";
    CHECK(found(from_fen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", moves)).empty());
    const std::string once_more = "1. e4 Kf8 2. Kd1 Ke8 3. Ke1 Kf8 4. Kd1 Ke8 5. Ke1 Kf8 6. Kd1 Ke8 7. Ke1 1/2-1/2";
    CHECK(found(from_fen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", once_more)) == Lines{"10 threefold to 13"});
}

TEST_CASE("a capture in passing that would leave the King in check makes no other position") {
    const std::string moves = "1. e4 Ra8 2. Kd1 Rb8 3. Ke1 Ra8 4. Kd1 Rb8 5. Ke1 1/2-1/2";
    CHECK(found(from_fen("1r6/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1", moves)) == Lines{"9 threefold"});
}

TEST_CASE("rights to castle that were lost come back in no position") {
    const std::string moves = "1. Rg1 Kf8 2. Rh1 Ke8 3. Rg1 Kf8 4. Rh1 Ke8 1/2-1/2";
    CHECK(found(from_fen("4k3/4p3/8/8/8/8/4P3/4K2R w K - 0 1", moves)).empty());
    CHECK(found(from_fen("4k3/4p3/8/8/8/8/4P3/4K2R w - - 0 1", moves)) == Lines{"8 threefold"});
}

TEST_CASE("a promotion without its sign is one, and the game goes on") {
    CHECK(found(from_fen("8/1P5p/8/8/8/8/2k5/4K3 w - - 0 1", "1. b8Q Kc3 2. Qb5 *")) == Lines{"1 not-standard"});
}

TEST_CASE("a promotion in brackets is one, and a variation of one word is none") {
    CHECK(found(from_fen("8/1P5p/8/8/8/8/2k5/4K3 w - - 0 1", "1. b8(Q) Kc3 2. Qb5 *")) == Lines{"1 not-standard"});
    CHECK(found(from_fen("4k3/8/8/8/8/8/8/4K2Q w - - 0 1", "1. Qh8+(Q) *")) ==
          Lines{"0 cannot-mate black", "1 stray-text"});
}

TEST_CASE("spaces of every kind, and characters that nobody sees, part moves") {
    for (const char* space : {"\u00A0", "\u2009", "\u202F", "\u3000", "\u1680", "\u2028", "\xC2\x85", "\xA0", "\u200B",
                              "\u200E", "\u2060", "\uFEFF", "\u00AD"}) {
        const std::string one(space);
        INFO(one);
        CHECK(game_in("[Event \"x\"]\n\n1." + one + "Nf3" + one + "Nf6 2. Ng1 Ng8" + one + "*\n").record.moves.size() ==
              4);
    }
}

TEST_CASE("comments and glyphs may open a line") {
    CHECK(found("[Event \"x\"]\n\n1. e4\n{ first } e5 2. Nf3\n$6\nNc6 3. Bb5\n{ [%clk 0:01:02]\n} a6 *\n").empty());
    const auto game =
        game_in("[Event \"x\"]\n\n1. e4\n{ first } e5 2. Nf3\n$6\nNc6 3. Bb5\n{ [%clk 0:01:02]\n} a6 *\n");
    CHECK(game.record.moves.size() == 6);
    CHECK(game.record.moves[2].nags == std::vector<int>{6});
}

TEST_CASE("the right of X-FEN is that of the outer Rook, and of the inner one where its file is named") {
    const std::string inner = "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1";
    const auto outer = game_in(from_fen("4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", "1. Kd1 *", "[Variant \"Chess960\"]\n"));
    CHECK(outer.record.start.castling_rooks == chess::Bitboard::of(*chess::square_named("a1")));
    const auto named = game_in(from_fen(inner, "1. Kd1 *", "[Variant \"Chess960\"]\n"));
    CHECK(named.record.start.castling_rooks == chess::Bitboard::of(*chess::square_named("b1")));
}

TEST_CASE("the game is chess by any name that programs give it, and another game is a finding and is not judged") {
    for (const char* name : {"Standard",
                             "Chess960",
                             "chess-960",
                             "Chess 960",
                             "960",
                             "FRC",
                             "fischerandom",
                             "Fischer-Random",
                             "Fischer Random Chess",
                             "From Position",
                             "from-position",
                             "FROM_POSITION",
                             "Classical",
                             "Regular",
                             "Freestyle Chess",
                             "Chess9LX",
                             "wild/fr",
                             "wild/5",
                             "?",
                             "-",
                             ""}) {
        INFO(name);
        const std::string tag = "[Variant \"" + std::string(name) + "\"]\n";
        CHECK(found("[Event \"x\"]\n" + tag + "\n1. f3 e5 2. g4 Qh4# 0-1\n") == Lines{"4 checkmate black"});
    }
    for (const char* name : {"Atomic", "Crazyhouse", "Antichess", "Three-check", "King of the Hill", "Racing Kings",
                             "Horde", "wild/0", "Chess 961", "No castling"}) {
        INFO(name);
        const std::string tag = "[Variant \"" + std::string(name) + "\"]\n";
        CHECK(found("[Event \"x\"]\n" + tag + "\n1. f3 e5 2. g4 Qh4# 0-1\n") == Lines{"0 other-variant"});
    }
}

TEST_CASE("a comment that is never closed swallows no game after it") {
    std::istringstream in("[Event \"a\"]\n\n1. e4 { not closed\n\n[Event \"b\"]\n\n1. d4 *\n");
    game::PgnReader reader(in);
    const auto first = reader.next();
    const auto second = reader.next();
    REQUIRE(second);
    CHECK(second->record.tag("Event") == "b");
    CHECK(second->record.moves.size() == 1);
    REQUIRE_FALSE(first->findings.empty());
    CHECK(first->findings.front().kind == game::PgnFindingKind::unclosed_comment);
}

TEST_CASE("a NUL byte is told and separates, and ends nothing") {
    using namespace std::string_literals;
    const std::string pgn = "[Event \"x\"]\n\n1. e4\0e5 2. Nf3 Nc6 *\n"s;
    CHECK(found(pgn) == Lines{"1 control-character"});
    CHECK(game_in(pgn).record.moves.size() == 4);
}

TEST_CASE("a blank line within the moves, and a second closing brace, end no game and drop no word") {
    const auto game = game_in("[Event \"x\"]\n\n1. e4 e5 { a { b } c } 2. Nf3\n\n2... Nc6 *\n");
    CHECK(game.record.moves.size() == 4);
}
