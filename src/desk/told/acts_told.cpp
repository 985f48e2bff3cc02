#include "desk/told/acts_told.hpp"

namespace jadoube::desk {

using adjudicate::Act;

bool may_be_illegal(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return std::holds_alternative<adjudicate::MoveMan>(act.what) ||
           std::holds_alternative<adjudicate::Castle>(act.what) ||
           std::holds_alternative<adjudicate::Press>(act.what) || (happening != nullptr && happening->is_found());
}

std::optional<chess::Color> mover_of(const Act& act) {
    const auto by = adjudicate::color_of(act.by);
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    if (happening == nullptr || !happening->is_found() || happening->of)
        return happening != nullptr && happening->of ? happening->of : by;
    return by ? std::optional(!*by) : std::nullopt;
}

bool raises(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return std::holds_alternative<adjudicate::PointOut>(act.what) ||
           std::holds_alternative<adjudicate::Demand>(act.what) || (happening != nullptr && happening->is_found());
}

bool finds_wrong_start(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return happening != nullptr && happening->kind() && rules::kind_covers(rules::Kind::setup, *happening->kind());
}

bool is_press(const Act& act) {
    return std::holds_alternative<adjudicate::Press>(act.what);
}

}  // namespace jadoube::desk
