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
    {FindingKind::checkmate, "checkmate", Severity::remark},
    {FindingKind::stalemate, "stalemate", Severity::remark},
    {FindingKind::dead_position, "dead-position", Severity::remark},
    {FindingKind::cannot_mate, "cannot-mate", Severity::remark},
    {FindingKind::threefold, "threefold", Severity::remark},
    {FindingKind::fivefold, "fivefold", Severity::remark},
    {FindingKind::fifty_moves, "fifty-moves", Severity::remark},
    {FindingKind::seventy_five_moves, "seventy-five-moves", Severity::remark},
    {FindingKind::illegal_move, "illegal-move"},
    {FindingKind::unknown_move, "unknown-move"},
    {FindingKind::check_ignored, "check-ignored"},
    {FindingKind::pawn_on_last_rank, "pawn-on-last-rank"},
    {FindingKind::irregular_position, "irregular-position"},
    {FindingKind::play_after_end, "play-after-end"},
    {FindingKind::result_against_board, "result-against-board"},
    {FindingKind::won_without_mate, "won-without-mate"},
    {FindingKind::forfeit_without_mate, "forfeit-without-mate"},
    {FindingKind::drawn_forfeit, "drawn-forfeit"},
    {FindingKind::termination_against_board, "termination-against-board"},
    {FindingKind::tag_missing, "tag-missing", Severity::remark},
    {FindingKind::tag_contradicts, "tag-contradicts"},
    {FindingKind::clock, "clock"},
    {FindingKind::text, "text"},
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
