#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

std::span<const Saying> sayings() {
    static const std::vector<Saying> kAll = [] {
        std::vector<Saying> all;
        for (const auto& part : {sayings_on_persons(), sayings_on_acts(), sayings_on_demands(), sayings_on_claims(),
                                 sayings_on_conduct(), sayings_on_handling(), sayings_on_others(),
                                 sayings_on_findings(), sayings_on_facts(), sayings_on_leave(), sayings_on_remarks()}) {
            all.insert(all.end(), part.begin(), part.end());
        }
        return all;
    }();
    return kAll;
}

std::optional<rules::Kind> observed(rules::Ground ground) {
    switch (ground) {
        case rules::Ground::repetition:
        case rules::Ground::fivefold: return rules::Kind::observed_repetition;
        case rules::Ground::seventy_five_moves: return rules::Kind::observed_quiet_moves;
        case rules::Ground::flag: return rules::Kind::observed_flag;
        case rules::Ground::checkmate: return rules::Kind::observed_checkmate;
        case rules::Ground::stalemate: return rules::Kind::observed_stalemate;
        case rules::Ground::dead_position: return rules::Kind::observed_dead_position;
        case rules::Ground::clock_error: return rules::Kind::claim_clock_error;
        case rules::Ground::clock_defect: return rules::Kind::claim_clock_defect;
        default: return std::nullopt;
    }
}

}  // namespace jadoube::desk
