// Recorded proposals against this program: which of them would it rule otherwise? Nothing is written.
#pragma once

#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {

/// A proposal that this program would not make so.
struct RuledOtherwise {
    log::LogNumber incident = {};
    log::LogNumber ruling;     // the entry that holds the proposal
    std::string program = {};  // that made it
    adjudicate::Ruling recorded;
    adjudicate::Ruling now;
    std::vector<std::string> differences = {};  // the members of the ruling that differ: "status", "clock", "chain"
};

struct Rejudged {
    std::size_t proposals = 0;  // that were judged anew
    std::vector<RuledOtherwise> otherwise = {};
};

/// Judges each incident that has a ruling again: by the laws that the log keeps, the facts told and the earlier
/// incidents counted when the ruling was made. Values are compared, not words. Fails where a text or a ruling in the
/// log cannot be read.
[[nodiscard]] tl::expected<Rejudged, Errors> rejudge(const OpenLog& open);

}  // namespace jadoube::desk
