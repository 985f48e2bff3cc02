// A code of laws with one thing in it turned round: a definition, a number, a window, a role or an exception. What no
// case notices when it is turned is not tested.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/json.hpp"

namespace jadoube::tests {

/// From the top of a JSON value down to a place in it: names of members and numbers of items.
using Path = std::vector<std::variant<std::string, std::size_t>>;

struct Turn {
    std::string name;              // "22(c) / until: dropped"; no two turns of a code have the same
    std::string article = {};      // that it is about; empty: it may be about any
    Path path = {};                // from the top of the code
    std::optional<Json> now = {};  // nothing: what stood there is taken out
};

/// Everything in the file of a code that can be turned, in the order of the file. A definition takes each of its other
/// values, a number one more and one less, a window and a person who may raise a matter are taken out, somebody named
/// becomes somebody else, and an exception loses what it sets aside, one by one.
[[nodiscard]] std::vector<Turn> turns_of(const Json& code);

/// The code after the turn. The path must be one of that code.
[[nodiscard]] Json turned(Json code, const Turn& turn);

}  // namespace jadoube::tests
