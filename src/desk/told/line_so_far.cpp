#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

void add(LineSoFar& line, Act act) {
    line.before_last = line.board;
    line.board.go_on(act);
    const bool reopens =
        std::holds_alternative<adjudicate::Retract>(act.what) || std::holds_alternative<adjudicate::PointOut>(act.what);
    if (reopens) line.just_moved.reset();
    line.read.acts.push_back(std::move(act));
}

void note(LineSoFar& line, const std::string& text) {
    line.read.remark += (line.read.remark.empty() ? "" : "; ") + text;
}

}  // namespace jadoube::desk
