#include "report/report_data.hpp"

#include <algorithm>

namespace jadoube::report {
namespace {

struct Collector {
    Marks marks;

    void mark(chess::Square square) {
        if (std::find(marks.squares.begin(), marks.squares.end(), square) == marks.squares.end())
            marks.squares.push_back(square);
    }
    void draw(const adjudicate::Step& step) {
        const Arrow arrow{step.first, step.second};
        if (std::find(marks.arrows.begin(), marks.arrows.end(), arrow) == marks.arrows.end())
            marks.arrows.push_back(arrow);
    }

    void operator()(const adjudicate::Touch& touch) {
        for (const chess::Square square : touch.squares) mark(square);
    }
    void operator()(const adjudicate::PlaceMan& place) { draw(place.step); }
    void operator()(const adjudicate::MoveMan& move) {
        draw(move.step);
        if (move.taken) mark(*move.taken);
    }
    void operator()(const adjudicate::Castle& castle) {
        draw(castle.king);
        if (castle.rook) draw(*castle.rook);
    }
    template <typename Other>
    void operator()(const Other&) {}
};

}  // namespace

Marks marks_of(const std::vector<adjudicate::Act>& acts) {
    Collector collector;
    for (const adjudicate::Act& act : acts) std::visit(collector, act.what);
    return std::move(collector.marks);
}

}  // namespace jadoube::report
