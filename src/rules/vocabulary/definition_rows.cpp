#include "rules/vocabulary/definition_rows.hpp"

#include <algorithm>
#include <array>

namespace jadoube::rules {
namespace {

template <typename Value>
std::vector<DefinitionValue> values() {
    std::vector<DefinitionValue> values;
    for (const auto& row : rows<Value>()) values.push_back({row.name, row.meaning});
    return values;
}
template <>
std::vector<DefinitionValue> values<bool>() {
    return {{"no", "no"}, {"yes", "yes"}};
}

/// Enumerators, and no and yes, count from 0 in the order of their table.
template <auto kMember>
DefinitionRow by_word(std::string_view name, std::string_view meaning, std::vector<std::string_view> decides = {}) {
    using Value = std::remove_cvref_t<decltype(std::declval<Definitions>().*kMember)>;
    constexpr DefinedByWord kByWord = {
        [](const Definitions& definitions) { return static_cast<std::size_t>(definitions.*kMember); },
        [](Definitions& definitions, std::size_t place) { definitions.*kMember = static_cast<Value>(place); }};
    return {name, meaning, values<Value>(), kByWord, std::move(decides)};
}

/// Does not compile once Definitions has another number of members; the table below is the next place to look.
[[maybe_unused]] void names_every_member(const Definitions& all) {
    [[maybe_unused]] const auto& [move_is_complete, same_position, castling, moved_man, first_move, turn, quiet_moves,
                                  promotes_to, upside_down, in_passing, after_check, notice, touch, raised, demand,
                                  notice_keeps, dead_position, fivefold, seventy_five, bare_king, for_time, retracted,
                                  time_control] = all;
}

std::vector<DefinitionRow> all_rows() {
    return {
        by_word<&Definitions::same_position>("same_position", "what makes two positions the same",
                                             {"times_stood", "times_stood_in_a_row"}),
        by_word<&Definitions::castling_counts_as_move_of>("castling_counts_as_move_of", "whose move castling is"),
        by_word<&Definitions::moved_man_counts_as_touched>(
            "moved_man_counts_as_touched",
            "whether a man moved, as it may be, after another was touched is itself touched"),
        by_word<&Definitions::first_move_by>("first_move_by", "who makes the first move"),
        by_word<&Definitions::turn_passes>("turn_passes",
                                           "when the other player is on turn, so that what he does is not out of turn"),
        by_word<&Definitions::resets_quiet_moves>(
            "resets_quiet_moves", "what begins a count of moves anew (`quiet_moves_by_each`, `counted_moves_by_each`)",
            {"quiet_moves_by_each", "counted_moves_by_each"}),
        by_word<&Definitions::promotes_to>("promotes_to", "what a pawn on its last rank may become", {"new_piece"}),
        by_word<&Definitions::upside_down_rook>(
            "upside_down_rook", "what a Rook put on upside down for a pawn is, where its player has said nothing"),
        by_word<&Definitions::taking_in_passing>("taking_in_passing", "whether a pawn can be taken in passing",
                                                 {"move_is_legal"}),
        by_word<&Definitions::castling_after_check>(
            "castling_after_check",
            "whether a King that has been in check may still castle; else its right is lost as by a move",
            {"castling_faults"}),
        by_word<&Definitions::notice_excuses>("notice_excuses", "when notice of adjusting has to be given"),
        by_word<&Definitions::touch_that_closes>(
            "touch_that_closes", "which touch of his own takes from a player what he could have demanded"),
        by_word<&Definitions::touch_is_raised_by>("touch_is_raised_by", "who brings up a move made after a touch"),
        by_word<&Definitions::touched_man_needs_demand>(
            "touched_man_needs_demand",
            "whether the man that a player on turn has touched need not be played once the other player touches a man "
            "without having demanded it"),
        by_word<&Definitions::notice_keeps_choice>(
            "notice_keeps_choice",
            "whether a player who has called attention to an offence keeps his choice although he touches a man"),
        by_word<&Definitions::dead_position_ends_game>(
            "dead_position_ends_game", "whether the game is over once neither side can mate", {"game_ended_by"}),
        by_word<&Definitions::fivefold_ends_game>("fivefold_ends_game",
                                                  "whether the game is over once a position has stood `fivefold` times",
                                                  {"game_ended_by"}),
        by_word<&Definitions::seventy_five_moves_end_game>(
            "seventy_five_moves_end_game", "whether the game is over after `seventy_five_moves` quiet moves by each",
            {"game_ended_by"}),
        by_word<&Definitions::bare_king_ends_game>(
            "bare_king_ends_game", "whether the game is over once a player has but his King left", {"game_ended_by"}),
        by_word<&Definitions::move_counts_for_time>("move_counts_for_time", "when a move counts for the time control"),
        by_word<&Definitions::retracted_moves_count>("retracted_moves_count",
                                                     "whether moves taken back count for the time control"),
        {"time_control",
         "the time control where nothing else is agreed, as people write it",
         {},
         &Definitions::time_control},
    };
}

}  // namespace

std::span<const DefinitionRow> definition_rows() {
    static const std::vector<DefinitionRow> kRows = all_rows();
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
    const auto found = std::ranges::find(row.values, value, &DefinitionValue::name);
    if (found != row.values.end()) word->choose(definitions, static_cast<std::size_t>(found - row.values.begin()));
}

std::span<const CompletedKindRow> completed_kinds() {
    static constexpr std::array<CompletedKindRow, 4> kRows = {{
        {MoveKind::transfer, &MoveIsComplete::transfer},
        {MoveKind::capture, &MoveIsComplete::capture},
        {MoveKind::castling, &MoveIsComplete::castling},
        {MoveKind::promotion, &MoveIsComplete::promotion},
    }};
    return kRows;
}

std::vector<std::string_view> names_of_completed_kinds() {
    std::vector<std::string_view> names;
    for (const CompletedKindRow& row : completed_kinds()) names.push_back(name_of(row.kind));
    return names;
}

const Completions& completed_by(MoveKind kind, const MoveIsComplete& complete) {
    switch (kind) {
        case MoveKind::capture: return complete.capture;
        case MoveKind::castling: return complete.castling;
        case MoveKind::promotion: return complete.promotion;
        case MoveKind::transfer:
        case MoveKind::sealed: break;
    }
    return complete.transfer;
}

std::vector<std::string> names_of(const Completions& completions) {
    return texts_of(std::vector<Completion>(completions.begin(), completions.end()));
}

std::vector<std::string_view> facts_decided_by(std::string_view definition) {
    const DefinitionRow* row = definition_named(definition);
    return row != nullptr ? row->decides : std::vector<std::string_view>{};
}

std::vector<std::string> names_of_definitions() {
    std::vector<std::string> names{std::string(kMoveIsComplete)};
    for (const DefinitionRow& row : definition_rows()) names.emplace_back(row.name);
    return names;
}

}  // namespace jadoube::rules
