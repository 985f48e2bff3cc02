#include "rules/vocabulary/definition_rows.hpp"

#include <algorithm>
#include <array>

namespace jadoube::rules {
namespace {

/// Enumerators, and no and yes, count from 0 in the order in which the row names them.
template <auto kMember>
constexpr DefinedByWord by_word() {
    using Value = std::remove_cvref_t<decltype(std::declval<Definitions>().*kMember)>;
    return {[](const Definitions& definitions) { return static_cast<std::size_t>(definitions.*kMember); },
            [](Definitions& definitions, std::size_t place) { definitions.*kMember = static_cast<Value>(place); }};
}

const WordRow kNo = {"no", "no"};
const WordRow kYes = {"yes", "yes"};

/// Does not compile once Definitions has another number of members; the table below is the next place to look.
[[maybe_unused]] void names_every_member(const Definitions& all) {
    [[maybe_unused]] const auto& [move_is_complete, same_position, castling, moved_man, first_move, turn, quiet_moves,
                                  promotes_to, notice, dead_position, fivefold, seventy_five, for_time, retracted,
                                  time_control] = all;
}

std::vector<DefinitionRow> rows_of_play() {
    return {
        {"same_position",
         "what makes two positions the same",
         {{"men_on_squares", "the same side to move, and the same kind and colour of man on each square"},
          {"possible_moves", "and the same rights to castle, and to take in passing where that capture is legal"}},
         by_word<&Definitions::same_position>()},
        {"castling_counts_as_move_of",
         "whose move castling is",
         {{"king", "the King's: who has to move his Rook may not castle with it"},
          {"king_and_rook", "the King's and the Rook's"}},
         by_word<&Definitions::castling_counts_as_move_of>()},
        {"moved_man_counts_as_touched",
         "whether a man moved after another was touched is itself touched",
         {kNo, kYes},
         by_word<&Definitions::moved_man_counts_as_touched>()},
        {"first_move_by",
         "who makes the first move",
         {{"white", "White"}, {"either", "whoever it falls to, whatever the colour of his men"}},
         by_word<&Definitions::first_move_by>()},
        {"turn_passes",
         "when the other player is on turn, so that what he does is not out of turn",
         {{"when_made",
           "once the men moved are let go on their squares, though the piece of a promotion is wanting or "
           "the man taken still stands there"},
          {"when_completed", "once all has happened that `move_is_complete` asks for, or the clock is pressed"}},
         by_word<&Definitions::turn_passes>()},
        {"resets_quiet_moves",
         "what begins a count of moves anew (`quiet_moves_by_each`, `counted_moves_by_each`)",
         {{"capture_or_pawn_move", "a capture, or the move of a pawn"},
          {"nothing", "nothing: every move counts, from the beginning or from the notice given"}},
         by_word<&Definitions::resets_quiet_moves>()},
        {"promotes_to",
         "what a pawn on its last rank may become",
         {{"piece_of_choice", "a Queen, Rook, Bishop or Knight, whatever is on the board"},
          {"captured_piece",
           "one of these that has been taken: that is missing from the usual set of men; while none "
           "is, the pawn does not go there"},
          {"piece_or_pawn", "a Queen, Rook, Bishop or Knight, or it stays a pawn"}},
         by_word<&Definitions::promotes_to>()},
        {"notice_excuses",
         "when notice of adjusting has to be given",
         {{"before", "before the man is touched"}, {"before_or_at_once", "before, or as the man is touched"}},
         by_word<&Definitions::notice_excuses>()},
    };
}

std::vector<DefinitionRow> rows_of_the_end_and_the_clock() {
    return {
        {"dead_position_ends_game",
         "whether the game is over once neither side can mate",
         {kNo, kYes},
         by_word<&Definitions::dead_position_ends_game>()},
        {"fivefold_ends_game",
         "whether the game is over once a position has stood `fivefold` times",
         {kNo, {"yes", "yes, in a row or not"}, {"in_a_row", "where it came back every two moves of each side"}},
         by_word<&Definitions::fivefold_ends_game>()},
        {"seventy_five_moves_end_game",
         "whether the game is over after `seventy_five_moves` quiet moves by each",
         {kNo, kYes},
         by_word<&Definitions::seventy_five_moves_end_game>()},
        {"move_counts_for_time",
         "when a move counts for the time control",
         {{"pressed", "once the clock is pressed"}, {"made", "once it is made on the board"}},
         by_word<&Definitions::move_counts_for_time>()},
        {"retracted_moves_count",
         "whether moves taken back count for the time control",
         {kNo, {"found_later", "where they are taken back because an illegal move was found later"}},
         by_word<&Definitions::retracted_moves_count>()},
        {"time_control",
         "the time control where nothing else is agreed, as people write it",
         {},
         &Definitions::time_control},
    };
}

}  // namespace

std::span<const DefinitionRow> definition_rows() {
    static const std::vector<DefinitionRow> kRows = [] {
        std::vector<DefinitionRow> rows = rows_of_play();
        for (DefinitionRow& row : rows_of_the_end_and_the_clock()) rows.push_back(std::move(row));
        return rows;
    }();
    return kRows;
}

const DefinitionRow* definition_named(std::string_view name) {
    const auto rows = definition_rows();
    const auto found = std::ranges::find(rows, name, &DefinitionRow::name);
    return found == rows.end() ? nullptr : &*found;
}

std::string value_of(const DefinitionRow& row, const Definitions& definitions) {
    if (const auto* word = std::get_if<DefinedByWord>(&row.member)) {
        return std::string(row.values[word->chosen(definitions)].name);
    }
    return (definitions.*std::get<DefinedByText>(row.member)).value_or("");
}

void define(const DefinitionRow& row, Definitions& definitions, const std::string& value) {
    const auto* word = std::get_if<DefinedByWord>(&row.member);
    if (word == nullptr) {
        definitions.*std::get<DefinedByText>(row.member) = value;
        return;
    }
    const auto found = std::ranges::find(row.values, value, &WordRow::name);
    if (found != row.values.end()) word->choose(definitions, static_cast<std::size_t>(found - row.values.begin()));
}

std::span<const CompletedKindRow> completed_kinds() {
    static constexpr std::array<CompletedKindRow, 4> kRows = {{
        {"transfer", "a man goes from one square to another", &MoveIsComplete::transfer},
        {"capture", "a man is taken", &MoveIsComplete::capture},
        {"castling", "King and Rook move together", &MoveIsComplete::castling},
        {"promotion", "a pawn goes to its last rank", &MoveIsComplete::promotion},
    }};
    return kRows;
}

std::span<const WordRow> completions() {
    static const std::vector<WordRow> kRows = {
        {"hand_off", "the hand has left the man moved"},
        {"captured_man_off", "the man captured is off the board"},
        {"rook_off", "the hand has left the Rook"},
        {"piece_named", "the new piece is named, or on the board"},
        {"piece_on", "the new piece is on the board, and the hand has left it"},
        {"pawn_off", "the pawn is off the board"},
        {"pressed", "the clock is pressed"},
    };
    return kRows;
}

std::string_view name_of(Completion completion) {
    return completions()[static_cast<std::size_t>(completion)].name;
}

std::optional<Completion> completion_named(std::string_view name) {
    const auto rows = completions();
    const auto found = std::ranges::find(rows, name, &WordRow::name);
    if (found == rows.end()) return std::nullopt;
    return static_cast<Completion>(found - rows.begin());
}

std::vector<std::string> names_of(const Completions& completions) {
    std::vector<std::string> names;
    for (const Completion completion : completions) names.emplace_back(name_of(completion));
    return names;
}

std::vector<std::string> names_of_definitions() {
    std::vector<std::string> names{std::string(kMoveIsComplete)};
    for (const DefinitionRow& row : definition_rows()) names.emplace_back(row.name);
    return names;
}

}  // namespace jadoube::rules
