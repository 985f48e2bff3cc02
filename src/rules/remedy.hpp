// What follows from an article: remedies, as KERNEL section 7 names them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/condition.hpp"

namespace jadoube::rules {

/// The questions that a ruling answers, in the order in which they are answered: later facts are measured in what
/// earlier answers leave.
enum class Question { game, position, obligation, right, clock, result, other };
inline constexpr Question kQuestions[] = {Question::game,  Question::position, Question::obligation, Question::right,
                                          Question::clock, Question::result,   Question::other};
[[nodiscard]] std::string_view name_of(Question question);

enum class Castling { allowed, barred, required, other_side_only };
[[nodiscard]] std::string_view name_of(Castling castling);

/// Keeps the legal moves of the base position that satisfy every member. Men are named lists ("own_men_touched", "it").
struct Filter {
    std::optional<std::string> man = {};
    std::optional<std::string> captures = {};
    std::optional<std::string> moves_or_captures = {};
    std::optional<std::string> to = {};         // "arrival" (as played), "intended", or a square
    std::vector<std::string> promotes_to = {};  // roles; empty: any
    Castling castling = Castling::allowed;
    friend bool operator==(const Filter&, const Filter&) = default;
};

struct Remedy;

struct MoveRemedy {
    Filter filter;
};
/// The first that leaves a move binds.
struct FirstPossible {
    std::vector<Remedy> options;
};
/// All that leave a move are open; `by` (player, opponent, either, offender) picks.
struct ChoiceOf {
    std::vector<Remedy> options;
    std::string by;
};
/// One entry per man of the list, `it` being that man. Only inside the two above.
struct Each {
    std::string men;
    std::vector<Remedy> remedies;
};
/// The same act judged again as another incident; `from_next_turn`: when the offender is next on turn (a pending duty).
struct TreatAs {
    std::string kind;
    bool from_next_turn = false;
    std::vector<std::pair<std::string, Value>> with = {};
};
/// The act remains and the turn passes.
struct Stand {
    bool unless_own_king_left_in_check = false;
};
struct Restore {
    std::string place;
};
/// The pawn becomes this piece.
struct CompleteWith {
    std::string role;
};
/// A right; `by` each, player, opponent, offender, claimant. Never a breach.
struct Until;
struct May {
    std::vector<Remedy> remedies;
    std::string by;
    std::shared_ptr<const Until> until = {};
};
enum class ClockAction { add, subtract, set, credit, runs_for };
[[nodiscard]] std::string_view name_of(ClockAction action);
/// `amount`: a parameter (in ms), a number of ms, or a measured time such as "thinking_time_ms". `to`: player,
/// opponent, offender, claimant, both.
struct ClockRemedy {
    ClockAction action = ClockAction::add;
    Bound amount = std::int64_t{0};
    std::string to;
    bool halved = false;  // "share": "half": of the amount each bears one half, to the millisecond below
};
/// offender_loses, claimant_wins, draw, mating_side_wins, both_lose ...
struct ResultRemedy {
    std::string result;
};
/// annul, new_game, adjust_board, adjust_men, play_on.
struct GameRemedy {
    std::string what;
};
/// lose_right: to_a_penalty, to_claim, to_castle ...
struct LoseRight {
    std::string right;
};
/// Everything that is said and not computed: penalty, refer, grant, record_breach, wait, intervene, discretion,
/// nothing; defer: the code that this one defers to answers.
enum class OtherKind { penalty, refer, grant, record_breach, wait, intervene, discretion, nothing, defer };
[[nodiscard]] std::string_view name_of(OtherKind kind);
struct OtherRemedy {
    OtherKind kind = OtherKind::nothing;
    std::vector<std::string> words = {};
};

/// One remedy. `only_if`: an option is open only where this holds (an option's own `if`).
struct Remedy {
    std::variant<MoveRemedy, FirstPossible, ChoiceOf, Each, TreatAs, Stand, Restore, CompleteWith, May, ClockRemedy,
                 ResultRemedy, GameRemedy, LoseRight, OtherRemedy>
        what;
    std::string phrase = {};  // the name of the phrase it was written as, if any
    Condition only_if = {};
    int line = 0;
};

[[nodiscard]] Question question_of(const Remedy& remedy);

/// The remedies inside a remedy: the options of first_possible and choice_of, what each and may hold. Not deeper.
[[nodiscard]] std::vector<const Remedy*> parts_of(const Remedy& remedy);

/// When a right ends (KERNEL section 6).
struct Until {
    enum class Kind {
        claimant_touches,
        opponent_replies,
        speaker_moves,
        moves_by_each,
        own_moves,
        next_move,
        game_ends
    };
    Kind kind = Kind::game_ends;
    Bound moves = std::int64_t{0};  // moves_by_each, own_moves
    friend bool operator==(const Until&, const Until&) = default;
};
/// "until the claimant touches a man".
[[nodiscard]] std::string to_text(const Until& until);

}  // namespace jadoube::rules
