// What a line in an arbiter's words tells.
#pragma once

#include <string>

#include "adjudicate/cases/dispute.hpp"

namespace jadoube::desk {

struct LineRead {
    std::vector<adjudicate::Act> acts;
    adjudicate::Facts facts = {};
    std::vector<adjudicate::EarlierIncident> earlier = {};  // what the facts tell of earlier illegal moves
    std::optional<rules::Play> play = {};
    chess::ByColor<std::optional<Millis>> clocks = {};
    std::string remark = {};  // what changes nothing, and what stands behind "note:", as typed
};

}  // namespace jadoube::desk
