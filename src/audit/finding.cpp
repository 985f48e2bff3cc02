#include "audit/finding.hpp"

#include <array>

namespace jadoube::audit {

std::string_view code_of(const Finding& finding) {
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) return name_of(clock->kind);
    if (const auto* text = std::get_if<game::PgnFinding>(&finding.about)) return name_of(text->kind);
    return rules::name_of(finding.kind);
}

Weight weight_of(const Finding& finding) {
    return rules::row_of(finding.kind).weight;
}

std::optional<int> line_of(const Finding& finding) {
    const auto* text = std::get_if<game::PgnFinding>(&finding.about);
    return text != nullptr && text->line > 0 ? std::optional(text->line) : std::nullopt;
}

}  // namespace jadoube::audit

namespace jadoube::rules {
namespace {

using audit::FindingKind;
using audit::Weight;

constexpr auto kFindingKinds = std::to_array<audit::FindingKindRow>({
    {FindingKind::checkmate, "checkmate", Weight::remark},
    {FindingKind::stalemate, "stalemate", Weight::remark},
    {FindingKind::dead_position, "dead-position", Weight::remark},
    {FindingKind::cannot_mate, "cannot-mate", Weight::remark},
    {FindingKind::threefold, "threefold", Weight::remark},
    {FindingKind::fivefold, "fivefold", Weight::remark},
    {FindingKind::fifty_moves, "fifty-moves", Weight::remark},
    {FindingKind::seventy_five_moves, "seventy-five-moves", Weight::remark},
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
    {FindingKind::tag_missing, "tag-missing", Weight::remark},
    {FindingKind::tag_contradicts, "tag-contradicts"},
    {FindingKind::clock, "clock"},
    {FindingKind::text, "text"},
});
static_assert(is_in_order(kFindingKinds));

constexpr auto kWeights = std::to_array<WordRow<Weight>>({
    {Weight::remark, "remark", "a fact that contradicts nothing"},
    {Weight::warning, "warning", "something is wrong, or at least unusual"},
});
static_assert(is_in_order(kWeights));

}  // namespace

template <>
std::span<const audit::FindingKindRow> rows<FindingKind>() {
    return kFindingKinds;
}
template <>
std::span<const WordRow<Weight>> rows<Weight>() {
    return kWeights;
}

}  // namespace jadoube::rules
