#ifndef NDEBUG

#include "catch.hpp"
#include "game/counting.hpp"
#include "game/time/time_control.hpp"
#include "refused.hpp"

using namespace jadoube;
using namespace jadoube::game;

TEST_CASE("moments that a game has not, and periods where there are none, are refused") {
    struct Row {
        const char* name;
        void (*deed)();
    };
    const Row rows[] = {
        {"the position after the end", [] { (void)Replay(Record{}).at(Ply{given(1)}); }},
        {"the position before the start", [] { (void)Replay(Record{}).at(Ply{given(-1)}); }},
        {"the move that led to the start", [] { (void)Replay(Record{}).move_to(Ply{given(0)}); }},
        {"a legal move of the side that is not on turn",
         [] {
             const auto from = chess::Square::at(4, given(6));
             (void)after(chess::Setup::initial(), chess::Move::normal(from, chess::Square::at(4, 5)));
         }},
        {"three half points for one game",
         [] {
             (void)to_text(Score{given(3), 0});
         }},
        {"the place in no periods", [] { (void)place_after({}, given(1)); }},
    };
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(is_refused(row.deed));
    }
}

#endif
