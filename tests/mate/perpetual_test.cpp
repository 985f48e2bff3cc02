#include "mate/perpetual.hpp"

#include "catch.hpp"
#include "support.hpp"

using namespace jadoube::mate;

TEST_CASE("perpetual check") {
    struct Row {
        const char* name;
        const char* fen;
        const char* verdict;
    };
    const Row rows[] = {
        {"from e8 and h5 the Queen checks for ever", "4Q3/6pk/8/8/8/8/rr6/7K w - - 0 60", "yes"},
        {"not a check to give", "8/8/3k4/8/3K4/8/4P3/8 w - - 0 60", "no"},
        {"the check is mate, so the King has not escaped", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "yes"},
        {"the checking Rook is taken", "3r1rk1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "no"},
        {"one check, and the King walks away", "6k1/8/8/8/8/8/8/B5K1 w - - 0 1", "no"},
    };
    for (const Row& row : rows) {
        INFO(row.name << ": " << row.fen);
        CHECK(name_of(perpetual_check(position_of(row.fen))) == row.verdict);
    }
}

TEST_CASE("perpetual check beyond the bound is unknown, not denied") {
    CHECK(perpetual_check(position_of("4Q3/6pk/8/8/8/8/rr6/7K w - - 0 60"), Budget{.nodes = 1}) == Verdict::unknown);
}
