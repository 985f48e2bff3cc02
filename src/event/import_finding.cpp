#include "event/import_finding.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace jadoube::event {

const ImportFindingRow& row_of(ImportFindingKind kind) {
    using Kind = ImportFindingKind;
    static constexpr auto kRows = std::to_array<ImportFindingRow>({
        {Kind::other_encoding, "other-encoding"},
        {Kind::control_character, "control-character", true},
        {Kind::ruler_line, "ruler-line"},
        {Kind::unknown_record, "unknown-record"},
        {Kind::shifted_columns, "shifted-columns"},
        {Kind::other_columns, "other-columns"},
        {Kind::no_number, "no-number", true},
        {Kind::number_twice, "number-twice", true},
        {Kind::unreadable, "unreadable", true},
        {Kind::other_count, "other-count", true},
        {Kind::points_differ, "points-differ", true},
        {Kind::rank_twice, "rank-twice"},
        {Kind::opponent_missing, "opponent-missing", true},
        {Kind::opponents_disagree, "opponents-disagree", true},
        {Kind::colours_disagree, "colours-disagree", true},
        {Kind::colour_missing, "colour-missing"},
        {Kind::results_disagree, "results-disagree", true},
        {Kind::boards_counted, "boards-counted"},
        {Kind::other_control, "other-control", true},
        {Kind::players_kept, "players-kept", true},
        {Kind::no_incident, "no-incident"},
        {Kind::against_decision, "against-decision", true},
    });
    return *std::find_if(kRows.begin(), kRows.end(), [&](const ImportFindingRow& row) { return row.value == kind; });
}

void sort_by_place(ImportFindings& findings) {
    std::stable_sort(findings.begin(), findings.end(), [](const ImportFinding& a, const ImportFinding& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
}

}  // namespace jadoube::event
