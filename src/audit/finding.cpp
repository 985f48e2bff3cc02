#include "audit/finding.hpp"

#include <array>

namespace jadoube::audit {

std::string_view code_of(const Finding& finding) {
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) return name_of(clock->kind);
    if (const auto* text = std::get_if<game::PgnFinding>(&finding.about)) return name_of(text->kind);
    return rules::name_of(finding.kind);
}

Severity severity_of(const Finding& finding) {
    return rules::row_of(finding.kind).severity;
}

std::optional<int> line_of(const Finding& finding) {
    const auto* text = std::get_if<game::PgnFinding>(&finding.about);
    return text != nullptr && text->line > 0 ? std::optional(text->line) : std::nullopt;
}

}  // namespace jadoube::audit

namespace jadoube::rules {
namespace {

using audit::FindingKind;
using audit::Severity;

constexpr auto kFindingKinds = std::to_array<audit::FindingKindRow>({
    {FindingKind::checkmate, "checkmate", "checkmate, by a move that was in order", Severity::remark},
    {FindingKind::stalemate, "stalemate", "stalemate, by a move that was in order", Severity::remark},
    {FindingKind::dead_position, "dead-position", "neither side can mate any more by any legal moves",
     Severity::remark},
    {FindingKind::cannot_mate, "cannot-mate", "one side can no longer mate by any legal moves", Severity::remark},
    {FindingKind::threefold, "threefold", "a position stands for the third time", Severity::remark},
    {FindingKind::fivefold, "fivefold", "a position stands for the fifth time", Severity::remark},
    {FindingKind::fifty_moves, "fifty-moves", "fifty moves by each side without a capture or a pawn move",
     Severity::remark},
    {FindingKind::seventy_five_moves, "seventy-five-moves", "seventy-five such moves by each side", Severity::remark},
    {FindingKind::illegal_move, "illegal-move", "a move that was not in order, and stands"},
    {FindingKind::unknown_move, "unknown-move", "a half-move of which nothing is known"},
    {FindingKind::check_ignored, "check-ignored", "the side that is not on turn stands in check"},
    {FindingKind::pawn_on_last_rank, "pawn-on-last-rank", "a Pawn that was not promoted"},
    {FindingKind::irregular_position, "irregular-position", "a position that legal moves do not bring about"},
    {FindingKind::play_after_end, "play-after-end", "moves after checkmate or stalemate"},
    {FindingKind::result_against_board, "result-against-board", "another result than the last position has"},
    {FindingKind::won_without_mate, "won-without-mate", "won by a side that could not mate"},
    {FindingKind::forfeit_without_mate, "forfeit-without-mate", "won on time by a side that could not mate"},
    {FindingKind::drawn_forfeit, "drawn-forfeit", "lost on time and given as a draw, though both sides could mate"},
    {FindingKind::termination_against_board, "termination-against-board",
     "the Termination tag says otherwise than the board or the result"},
    {FindingKind::tag_missing, "tag-missing", "one of the seven tags that every game has is missing", Severity::remark},
    {FindingKind::tag_contradicts, "tag-contradicts", "a tag that contradicts another one, the moves or itself"},
    {FindingKind::clock, "clock", "a clock reading that cannot be, or should not have been"},
    {FindingKind::text, "text", "text that could not be read, or was written unusually"},
});
static_assert(is_in_order(kFindingKinds));

constexpr auto kSeverities = std::to_array<WordRow<Severity>>({
    {Severity::remark, "remark", "a fact that contradicts nothing"},
    {Severity::warning, "warning", "something is wrong, or at least unusual"},
});
static_assert(is_in_order(kSeverities));

}  // namespace

template <>
std::span<const audit::FindingKindRow> rows<FindingKind>() {
    return kFindingKinds;
}
template <>
std::span<const WordRow<Severity>> rows<Severity>() {
    return kSeverities;
}

}  // namespace jadoube::rules
