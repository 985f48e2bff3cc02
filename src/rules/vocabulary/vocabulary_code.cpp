// What a code may define.
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

std::span<const DefinitionRow> definitions() {
    static const std::vector<DefinitionRow> kRows = {
        {"move_is_complete", "what must have happened for each kind of move"},
        {"same_position", "what makes two positions the same"},
        {"castling_counts_as_move_of", "whose move castling is"},
        {"moved_man_counts_as_touched", "whether a man moved after another was touched is itself touched"},
        {"first_move_by", "who makes the first move"},
        {"turn_passes", "when the other player is on turn"},
        {"resets_quiet_moves", "what ends a series of quiet moves"},
        {"promotes_to", "what a pawn on its last rank may become"},
        {"notice_excuses", "when notice of adjusting has to be given"},
        {"dead_position_ends_game", "whether the game is over once neither side can mate"},
        {"fivefold_ends_game", "whether the game is over once a position has stood `fivefold` times, in a row or not"},
        {"seventy_five_moves_end_game", "whether the game is over after `seventy_five_moves` quiet moves by each"},
        {"move_counts_for_time", "when a move counts for the time control"},
        {"retracted_moves_count",
         "whether moves taken back count for the time control: where an illegal one was found later"},
        {"time_control", "the time control where nothing else is agreed, as people write it"},
    };
    return kRows;
}

std::vector<std::string_view> definition_values(std::string_view definition) {
    if (definition == "same_position") return {"men_on_squares", "possible_moves"};
    if (definition == "castling_counts_as_move_of") return {"king", "king_and_rook"};
    if (definition == "moved_man_counts_as_touched") return {"yes", "no"};
    if (definition == "notice_excuses") return {"before", "before_or_at_once"};
    if (definition == "dead_position_ends_game") return {"yes", "no"};
    if (definition == "fivefold_ends_game") return {"yes", "in_a_row", "no"};
    if (definition == "seventy_five_moves_end_game") return {"yes", "no"};
    if (definition == "retracted_moves_count") return {"no", "found_later"};
    if (definition == "move_counts_for_time") return {"pressed", "made"};
    if (definition == "first_move_by") return {"white", "either"};
    if (definition == "turn_passes") return {"when_made", "when_completed"};
    if (definition == "resets_quiet_moves") return {"capture_or_pawn_move", "nothing"};
    if (definition == "promotes_to") return {"piece_of_choice", "captured_piece", "piece_or_pawn"};
    return {};
}

}  // namespace jadoube::rules
