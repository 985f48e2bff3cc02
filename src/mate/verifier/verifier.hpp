// Verifies an answer with its evidence, as certificate.hpp writes it, without the search that found it: slow, plain,
// and sharing nothing with it but the legal moves. What is verified is true whatever faults the search has.
#pragma once

#include <string>
#include <vector>

#include "base/json.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::mate {

struct Checked {
    chess::Color side = chess::Color::white;
    bool holds = false;
    std::string words;  // what was verified, or the first thing that does not hold
};

/// A certificate: {"fen": ..., "white": {...}, "black": {...}}, either side or both. An answer `null` claims nothing
/// and holds. Of each answer at most as many positions are met as it counts, and no more than a search with that budget
/// looks at: an answer that counts more does not hold. Fails with json_shape where the certificate cannot be read, and
/// with the errors of the FEN.
[[nodiscard]] Result<std::vector<Checked>> check_certificate(const Json& certificate, Budget budget = {});

}  // namespace jadoube::mate
