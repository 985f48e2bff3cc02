// What a reader of tournament files notices: every kind has a name that does not change, because logs and scripts quote
// it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jadoube::event {

/// What is wrong, or at least unusual, in a file of a tournament. Nothing of it stops the reading.
enum class ImportFindingKind {
    // the text
    other_encoding,     // not UTF-8, so read as Windows-1252
    control_character,  // a byte that is no text; read as a space
    // records
    ruler_line,       // names of columns, or their numbers
    unknown_record,   // kept as it is, and not read
    shifted_columns,  // the columns stand so far beside their places
    other_columns,    // of the two ways of writing 299, the table's
    no_number,        // a player or a team without a number, not taken in
    number_twice,     // of two players the first is taken
    unclosed_quote,   // left out; the cell is read as it stands
    unreadable,       // a field that does not say what it should; left out
    // the tournament
    other_count,         // of players than the file says
    points_differ,       // the points of a player are not those of his games
    rank_twice,          // only a remark: ties may share one
    player_twice,        // against himself, which is left out, or at two boards of a round
    opponent_missing,    // nobody has the number
    opponents_disagree,  // one names the other, and is not named by him
    colours_disagree,    // both have one colour
    colour_missing,      // none is told
    results_disagree,    // what one has, the other does not leave him
    boards_counted,      // the file does not number its boards
    // the games of a round
    no_board,          // the log has its players at no board
    several_boards,    // it may be of more than one
    colours_reversed,  // its players sit at the board with the other colours
    game_twice,        // a second game of one board; the first is taken
    illegal_move,      // kept as it was made
    moves_unread,      // from there on they are kept as words
    other_moves,       // than the log has; these stay
    // beside the log
    other_control,    // than the event was begun with
    players_kept,     // an incident was entered of other players at this board
    board_kept,       // the file has them at another, and more is known of them here, or of others there
    no_incident,      // a forfeit, or points taken, of which the log knows nothing
    against_decision  // another result than was decided
};

struct ImportFindingRow {
    ImportFindingKind value;
    std::string_view name;  // "results-disagree"
    bool is_fault = false;  // somebody has to look at it
};
[[nodiscard]] const ImportFindingRow& row_of(ImportFindingKind kind);

/// One finding. `line` and `column` are those of the file from 1, the column in characters; 0 where it is about the
/// whole. `text` holds words of the source and the reason, unescaped. Of a folder, `file` is the one of its files.
struct ImportFinding {
    ImportFindingKind kind = ImportFindingKind::unreadable;
    int line = 0;
    int column = 0;
    std::string text = {};
    std::string file = {};
    friend bool operator==(const ImportFinding&, const ImportFinding&) = default;
};
using ImportFindings = std::vector<ImportFinding>;

/// In the order of the file.
void sort_by_place(ImportFindings& findings);

}  // namespace jadoube::event
