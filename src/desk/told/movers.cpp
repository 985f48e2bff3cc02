#include "desk/told/movers.hpp"

#include <algorithm>

#include "desk/told/acts_told.hpp"

namespace jadoube::desk {

std::set<Color> irregular_movers(const LineSoFar& line) {
    std::set<Color> movers = line.illegal_by;
    for (const Act& act : line.read.acts) {
        const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
        const bool is_found = happening != nullptr && happening->kind() == rules::Kind::illegal_move && happening->of;
        if (is_found) movers.insert(*happening->of);
        const auto by = adjudicate::color_of(act.by);
        if (by && adjudicate::uses_two_hands(act)) movers.insert(*by);
    }
    return movers;
}

const Act* counted_move(const LineSoFar& line, std::optional<Color> of) {
    const std::set<Color> movers = irregular_movers(line);
    const auto raised = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), raises);
    const auto objector = raised == line.read.acts.rend() ? std::nullopt : adjudicate::color_of(raised->by);
    if (!of && movers.size() == 1) of = *movers.begin();
    if (!of && movers.empty() && objector) of = !*objector;
    const auto is_his = [&](const Act& act) { return may_be_illegal(act) && (!of || mover_of(act) == of); };
    auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), is_his);
    if (last == line.read.acts.rend())
        last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), may_be_illegal);
    if (last == line.read.acts.rend()) return nullptr;
    while (is_press(*last) && std::next(last) != line.read.acts.rend() && std::next(last)->by == last->by) ++last;
    return &*last;
}

}  // namespace jadoube::desk
