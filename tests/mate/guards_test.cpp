#ifndef NDEBUG

#include "catch.hpp"
#include "mate/guarded.hpp"
#include "mate/whole_game.hpp"
#include "refused.hpp"

using namespace jadoube;

TEST_CASE("questions about no position and attacks by no man are refused") {
    CHECK(is_refused([] {
        mate::MateSolver solver;
        (void)mate::last_way(solver, {}, chess::Color::white);
    }));
    CHECK(is_refused([] {
        (void)mate::attacks_by_code(static_cast<unsigned>(given(0)), chess::Color::white, chess::Square(), {});
    }));
}

#endif
