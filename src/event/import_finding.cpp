#include "event/import_finding.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace jadoube::event {

const ImportFindingRow& row_of(ImportFindingKind kind) {
    using Found = ImportFindingKind;
    static constexpr auto kRows = std::to_array<ImportFindingRow>({
        {Found::other_encoding, "other-encoding"},
        {Found::control_character, "control-character", true},
        {Found::ruler_line, "ruler-line"},
        {Found::unknown_record, "unknown-record"},
        {Found::shifted_columns, "shifted-columns"},
        {Found::other_columns, "other-columns"},
        {Found::no_number, "no-number", true},
        {Found::number_twice, "number-twice", true},
        {Found::unclosed_quote, "unclosed-quote", true},
        {Found::unreadable, "unreadable", true},
        {Found::other_count, "other-count", true},
        {Found::points_differ, "points-differ", true},
        {Found::rank_twice, "rank-twice"},
        {Found::player_twice, "player-twice", true},
        {Found::opponent_missing, "opponent-missing", true},
        {Found::opponents_disagree, "opponents-disagree", true},
        {Found::colours_disagree, "colours-disagree", true},
        {Found::colour_missing, "colour-missing"},
        {Found::results_disagree, "results-disagree", true},
        {Found::boards_counted, "boards-counted"},
        {Found::no_board, "no-board", true},
        {Found::several_boards, "several-boards", true},
        {Found::colours_reversed, "colours-reversed", true},
        {Found::game_twice, "game-twice", true},
        {Found::illegal_move, "illegal-move", true},
        {Found::moves_unread, "moves-unread", true},
        {Found::other_moves, "other-moves", true},
        {Found::other_control, "other-control", true},
        {Found::players_kept, "players-kept", true},
        {Found::board_kept, "board-kept", true},
        {Found::no_incident, "no-incident"},
        {Found::against_decision, "against-decision", true},
    });
    return *std::find_if(kRows.begin(), kRows.end(), [&](const ImportFindingRow& row) { return row.value == kind; });
}

void sort_by_place(ImportFindings& findings) {
    std::stable_sort(findings.begin(), findings.end(), [](const ImportFinding& a, const ImportFinding& b) {
        return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
    });
}

}  // namespace jadoube::event
