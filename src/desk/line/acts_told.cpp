#include "desk/line/acts_told.hpp"

namespace jadoube::desk {

using adjudicate::Act;

bool may_be_illegal(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return std::holds_alternative<adjudicate::MoveMan>(act.what) ||
           std::holds_alternative<adjudicate::Castle>(act.what) ||
           std::holds_alternative<adjudicate::Press>(act.what) || (happening != nullptr && happening->is_found());
}

bool uses_two_hands(const Act& act) {
    const auto* move = std::get_if<adjudicate::MoveMan>(&act.what);
    const auto* castle = std::get_if<adjudicate::Castle>(&act.what);
    return (move != nullptr && move->two_hands) || (castle != nullptr && castle->two_hands);
}

std::optional<chess::Color> mover_of(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return happening != nullptr && happening->of ? happening->of : adjudicate::color_of(act.by);
}

bool raises(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return std::holds_alternative<adjudicate::PointOut>(act.what) ||
           std::holds_alternative<adjudicate::Demand>(act.what) || (happening != nullptr && happening->is_found());
}

}  // namespace jadoube::desk
