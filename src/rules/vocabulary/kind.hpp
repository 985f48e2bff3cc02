// What an act was, as the board classifies it: the kinds of incident, with what is true of some of them and not of
// others. Their names are trees: "claim.draw" holds "claim.draw.stalemate".
#pragma once

#include "rules/vocabulary/ending.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// How an incident is judged to be a breach or a claim (KERNEL section 10).
enum class KindClass { act, claim, setup, other };
template <>
std::span<const WordRow<KindClass>> rows<KindClass>();

enum class Kind {
    touch,
    out_of_turn,
    out_of_turn_touch,
    out_of_turn_move,
    illegal_move,
    illegal_move_enemy_man_moved,
    illegal_move_own_man_captured,
    illegal_move_illegal_castling,
    illegal_move_false_capture,
    illegal_move_false_move,
    change,
    promotion,
    press,
    press_without_move,
    press_two_hands,
    press_pawn_on_last_rank,
    press_other_hand,
    check,
    check_false,
    check_called_late,
    check_found,
    setup,
    setup_board,
    setup_men_misplaced,
    setup_men_omitted,
    setup_colours,
    setup_first_move,
    setup_odds_man_left_on,
    setup_wrong_odds_man,
    claim,
    claim_draw,
    claim_draw_repetition,
    claim_draw_fifty_moves,
    claim_draw_fivefold,
    claim_draw_seventy_five_moves,
    claim_draw_perpetual_check,
    claim_draw_dead_position,
    claim_draw_dead_material,
    claim_draw_stalemate,
    claim_draw_normal_means,
    claim_checkmate,
    claim_flag,
    claim_illegal_move,
    claim_clock_error,
    claim_clock_defect,
    claim_wrong_result,
    claim_forfeit,
    claim_time_limit,
    claim_increment,
    claim_assistant,
    claim_record,
    claim_display,
    claim_withdrawal,
    agreement,
    draw_offer,
    resign,
    observed,
    observed_repetition,
    observed_quiet_moves,
    observed_illegal_position,
    observed_flag,
    observed_checkmate,
    observed_stalemate,
    observed_dead_position,
    observed_boards_differ,
    observed_bare_king,
    seal,
    seal_secrecy,
    seal_wrong_person,
    seal_on_board,
    resume,
    resume_position,
    resume_times,
    resume_opener,
    resume_sealed_move,
    conduct,
    conduct_upset,
    conduct_absent,
    conduct_assist,
    conduct_refuse,
    conduct_displaced,
    conduct_device,
    conduct_spectator,
    conduct_clock,
    conduct_clock_hand,
    conduct_recording,
    conduct_disturb,
    conduct_disrepute,
    conduct_leave,
    conduct_pause,
    conduct_recording_ahead,
    conduct_recording_behind,
    conduct_record_incomplete,
    conduct_press_denied,
    conduct_entering,
    conduct_smoking,
    conduct_phone_of_others,
    conduct_regulations,
    series,
    series_colours,
    series_first_move,
    undertaking,
    odds,
    odds_moves,
    castling_without_rook,
    requirement,
    dispute,
    dispute_fact,
    dispute_law,
    silence,
};

/// What holds of a kind; what is not said of it does not.
struct KindTraits {
    bool open_to_objection = false;       // may be pointed out or demanded upon
    bool beside_the_board = false;        // remains when what was done on the board is taken back
    bool about_the_flag = false;          // both flags are one matter
    bool about_the_end = false;           // whether the game was over is what it is about
    bool by_a_player = false;             // one of the players did it: who, is asked where it was not told
    bool implies_press = false;           // told without the act, it says that the clock was pressed
    bool implies_touch = false;           // and that men were touched
    bool implies_move = false;            // and that a man was put down and let go
    bool at_a_moment = false;             // what one player did and what the other did are two matters, in their order
    bool counts_as_illegal_move = false;  // where the code counts those of a player (FIDE 2023 7.5.5 with 6.2.3)
    bool each_may_find = false;           // each player in his own time, whatever the other has let pass
    bool of_a_wrong_board = false;        // the men stand as no move in order leaves them
    bool of_nobody = false;               // no player is the offender in it, and none the claimant
    bool calls_for_nobody = false;        // by itself nothing for which the other player would call an arbiter
    bool outlasts_the_game = false;  // can come about when it is over: behaviour, scoresheets, a wrong result, a series
    Ending shows = Ending::no;       // the end of the game that the arbiter sees in it
    Ending claims = Ending::no;      // and that the claimant says the board to show
    /// What has ended the game for what comes after, where a ruling on it gives a result.
    Ending ends_game_by = Ending::ruling;
    bool ends_game_unregulated = false;  // even where the code has nothing on it
};

struct KindRow {
    Kind value;
    std::string_view name;
    KindClass kind_class;
    std::string_view meaning;
    KindTraits traits = {};
};
template <>
struct RowType<Kind> {
    using type = KindRow;
};
template <>
std::span<const KindRow> rows<Kind>();

/// Whether a trigger covers an incident kind: the same kind or one of its sub-kinds.
[[nodiscard]] bool kind_covers(Kind trigger, Kind kind);
/// Whether one of these kinds is covered.
[[nodiscard]] bool covers_any(Kind trigger, const std::vector<Kind>& kinds);
/// The kind that it is when the arbiter sees this end of the game on the board, in the record or on the clock.
[[nodiscard]] std::optional<Kind> kind_showing(Ending ending);
/// A claim that asks the opponent for a draw as well: of a draw, or of an increment (FIDE 2023 9.1.2.3, III.4).
[[nodiscard]] bool is_offer_of_draw(Kind kind);
/// The kinds that have no sub-kinds, in the order of the vocabulary.
[[nodiscard]] std::vector<Kind> single_kinds();
/// Whether it is nobody's sub-kind: "claim", "touch".
[[nodiscard]] bool is_family(Kind kind);

/// Kinds that one incident can be at once: any sub-kind of the first with all the others. What is not listed is
/// exclusive.
struct KindsTogether {
    Kind first;
    std::vector<Kind> others;
};
[[nodiscard]] std::span<const KindsTogether> kinds_together();
/// The sets of kinds that one incident can be: every kind without sub-kinds alone, and those that go together.
[[nodiscard]] std::vector<std::vector<Kind>> possible_incidents();

}  // namespace jadoube::rules
