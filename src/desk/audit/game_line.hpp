// The line of NDJSON that an audit gives for a game.
#pragma once

#include "audit/plain_game.hpp"
#include "desk/audit/audited_game.hpp"

namespace jadoube::desk {

/// Where a game stands: the name of its file and its first byte there.
struct PlaceOfGame {
    const std::string& file;
    std::uint64_t offset = 0;
};

/// `with_hash` adds a hash of start, moves and result.
[[nodiscard]] Json line_of(const AuditedGame& audited, const PlaceOfGame& place, bool with_hash);
/// Of a plain game in which nothing is found but the mate that ends it; `said` is what the code says of that.
[[nodiscard]] Json line_of_mate(const audit::PlainGame& game, const LawOfGame& law, const SaidOfFinding& said,
                                const PlaceOfGame& place);

}  // namespace jadoube::desk
