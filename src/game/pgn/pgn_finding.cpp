#include "game/pgn/pgn_finding.hpp"

#include <array>

namespace jadoube::game {

std::string_view name_of(PgnFindingKind kind) {
    static constexpr std::array<std::string_view, kPgnFindingKinds> kNames = {"long-line",
                                                                              "control-character",
                                                                              "latin-1",
                                                                              "read-failed",
                                                                              "stray-text",
                                                                              "unclosed-comment",
                                                                              "nested-comment",
                                                                              "game-cut",
                                                                              "broken-tag",
                                                                              "repeated-tag",
                                                                              "bad-fen",
                                                                              "other-variant",
                                                                              "illegal-move",
                                                                              "unreadable-move",
                                                                              "missing-move",
                                                                              "unknown-move",
                                                                              "wrong-number",
                                                                              "over-disambiguated",
                                                                              "under-disambiguated",
                                                                              "check-sign-wrong",
                                                                              "capture-sign-wrong",
                                                                              "not-standard",
                                                                              "unclosed-variation",
                                                                              "stray-variation",
                                                                              "deep-variation",
                                                                              "bad-command",
                                                                              "missing-result",
                                                                              "broken-result",
                                                                              "several-results",
                                                                              "result-mismatch",
                                                                              "moves-after-result",
                                                                              "result-signal"};
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace jadoube::game
