#include "desk/told/facts_of_acts.hpp"

#include <algorithm>

namespace jadoube::desk {
namespace {

using adjudicate::Act;
using rules::Kind;

/// Conduct of one of these kinds; where none is given, of any.
template <Kind... kKinds>
bool behaves(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    if (happening == nullptr || happening->is_found()) return false;
    return sizeof...(kKinds) == 0 || ((happening->kind() == kKinds) || ...);
}

template <typename T>
bool is(const Act& act) {
    return std::holds_alternative<T>(act.what);
}

bool may_disturb(const Act& act) {
    return behaves(act) || adjudicate::offers_draw(act);
}

bool claims(const Act& act) {
    const auto* claim = std::get_if<adjudicate::Claim>(&act.what);
    return claim != nullptr && claim->ground != rules::Ground::withdrawal;
}

struct FactOfActs {
    std::string_view fact;
    bool (*is_of)(const Act&);
    bool is_of_conduct = false;
    bool names_the_other = false;
};

constexpr FactOfActs kFacts[] = {
    {"device_place", behaves<Kind::conduct_device>, true},
    {"device_sounded", behaves<Kind::conduct_device>, true},
    {"place_left", behaves<Kind::conduct_leave>, true},
    {"away_ms", behaves<Kind::conduct_leave>, true},
    {"late_ms", behaves<Kind::conduct_absent>, true},
    {"default_time_passed", behaves<Kind::conduct_absent>, true},
    {"permitted", behaves<>, true},
    {"valid_reason", behaves<>, true},
    {"deliberate", behaves<>, true},
    {"persistent", may_disturb, true},
    {"disturbed_opponent", may_disturb, true, true},
    {"consent", is<adjudicate::Touch>, false, true},
    {"offer_conditional", adjudicate::offers_draw},
    {"moves_completed_in_time", is<adjudicate::FlagFalls>},
    {"move_written", claims},
};

const FactOfActs* row_of(std::string_view fact) {
    const auto* row = std::ranges::find(kFacts, fact, &FactOfActs::fact);
    return row == std::end(kFacts) ? nullptr : row;
}

}  // namespace

bool is_of_acts(std::string_view fact) {
    return row_of(fact) != nullptr;
}

bool is_of_conduct(std::string_view fact) {
    const FactOfActs* row = row_of(fact);
    return row != nullptr && row->is_of_conduct;
}

bool names_the_other(std::string_view fact) {
    const FactOfActs* row = row_of(fact);
    return row != nullptr && row->names_the_other;
}

bool concerns(std::string_view fact, const Act& act) {
    const FactOfActs* row = row_of(fact);
    return row != nullptr && row->is_of(act);
}

}  // namespace jadoube::desk
