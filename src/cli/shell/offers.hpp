// The words that completion offers: those of the vocabulary stand in the scripts, those of a log and of the laws at
// hand the scripts ask for.
#pragma once

#include "cli/session.hpp"
#include "cli/value_kind.hpp"
#include "desk/laws/known_names.hpp"

namespace jadoube::cli {

using Offer = desk::KnownName;

/// The words of a closed list; none of values that are known to somebody else.
[[nodiscard]] std::vector<Offer> closed_list(ValueKind values);

struct OffersAsked {
    ValueKind values = ValueKind::text;
    std::string of = {};   // the code whose articles are asked for
    std::string log = {};  // as --log names it
};
/// The words of a closed list, and what only the program can know. Without a log, or where it cannot be read, there is
/// nothing and nothing is said. Names that a terminal would not show as they are (for_terminal) are left out.
[[nodiscard]] std::vector<Offer> offers(const Session& session, const OffersAsked& asked);

}  // namespace jadoube::cli
