// What a walk over the record of a game finds: a fact with its half-move. What follows from it is for the laws to say.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "chess/notation.hpp"
#include "game/pgn/pgn_finding.hpp"
#include "game/time/clock_check.hpp"
#include "mate/no_mate.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::audit {

enum class FindingKind {
    // on the board
    checkmate,
    stalemate,
    dead_position,
    cannot_mate,
    threefold,
    fivefold,
    fifty_moves,
    seventy_five_moves,
    // not in order
    illegal_move,
    unknown_move,
    check_ignored,
    pawn_on_last_rank,
    irregular_position,
    play_after_end,
    // how it ended, against the board
    result_against_board,
    won_without_mate,
    forfeit_without_mate,
    drawn_forfeit,
    termination_against_board,
    // the tags, the clocks, the text
    tag_missing,
    tag_contradicts,
    clock,
    text
};

/// How much a finding weighs: a remark is a fact that contradicts nothing.
enum class Weight { remark, warning };

struct FindingKindRow {
    FindingKind value;
    std::string_view name;
    Weight weight = Weight::warning;
};

/// Why a side cannot mate.
struct WhyNoMate {
    mate::NoMate why = mate::NoMate::no_room;
    std::uint64_t positions = 0;  // that can still arise, of no_position_left
    bool is_exact = true;         // false: it may have been so before
    friend bool operator==(const WhyNoMate&, const WhyNoMate&) = default;
};

/// A tag and what it says; `instead` is what the record says, empty where it has no other value.
struct TagFound {
    std::string name;
    std::string value = {};
    std::string instead = {};
    friend bool operator==(const TagFound&, const TagFound&) = default;
};

/// The result that stands in the record (nothing: none), and the one that the board gives.
struct Results {
    std::optional<game::Score> stated = {};
    game::Score by_board = {};
    friend bool operator==(const Results&, const Results&) = default;
};

using FindingDetail = std::variant<std::monostate, WhyNoMate, chess::IllegalReason, chess::Irregularity, Results,
                                   TagFound, game::ClockFinding, game::PgnFinding>;

struct Finding {
    FindingKind kind = FindingKind::text;
    /// The half-move after which it is so first; of the whole game the last, of tags 0.
    game::Ply ply = {};
    /// Of repetitions and counts of moves: the last half-move after which the board still shows enough of them.
    std::optional<game::Ply> until = {};
    /// Who gave mate, has no move, cannot mate, moved, stands in check, owns the Pawn or the clock, or won.
    std::optional<chess::Color> side = {};
    FindingDetail about = {};
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The stable name in JSON and in lists: that of the kind, of a clock or a text the name of what was found of it.
[[nodiscard]] std::string_view code_of(const Finding& finding);
[[nodiscard]] Weight weight_of(const Finding& finding);
/// The line of the source from 1; nothing where the finding is not about its text.
[[nodiscard]] std::optional<int> line_of(const Finding& finding);

}  // namespace jadoube::audit

namespace jadoube::rules {
template <>
struct RowType<audit::FindingKind> {
    using type = audit::FindingKindRow;
};
template <>
std::span<const audit::FindingKindRow> rows<audit::FindingKind>();
template <>
std::span<const WordRow<audit::Weight>> rows<audit::Weight>();
}  // namespace jadoube::rules
