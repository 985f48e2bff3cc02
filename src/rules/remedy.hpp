// What follows from an article: remedies, as KERNEL section 7 names them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/text_place.hpp"
#include "rules/condition.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

/// Where a move goes: a square named by what was done, or one by its name.
using Destination = std::variant<Arrival, std::string>;

/// Keeps the legal moves of the base position that satisfy every member.
struct Filter {
    std::optional<Men> man = {};
    std::optional<Men> captures = {};
    std::optional<Men> moves_or_captures = {};
    std::optional<Destination> to = {};       // as played, as announced, or a square
    std::vector<PieceName> promotes_to = {};  // empty: any
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
/// All that leave a move are open; `by` picks.
struct ChoiceOf {
    std::vector<Remedy> options;
    Party by = Party::player;
};
/// One entry per man of the list, `it` being that man. Only inside the two above.
struct Each {
    Men men = Men::it;
    std::vector<Remedy> remedies;
};
/// The same act judged again as another incident; `from_next_turn`: when the offender is next on turn (a pending duty).
struct TreatAs {
    Kind kind = Kind::silence;
    bool from_next_turn = false;
    std::vector<std::pair<std::string, Value>> with = {};
};
/// The act remains and the turn passes.
struct Stand {
    bool unless_own_king_left_in_check = false;
};
/// A man that is put on the board.
struct ManPutOn {
    PieceName piece = PieceName::queen;
    Party of = Party::opponent;                // whose man it is
    std::variant<PutOn, std::string> on = {};  // a square by what was done, or by its name
    friend bool operator==(const ManPutOn&, const ManPutOn&) = default;
};
struct Restore {
    Place place = Place::before_offence;
    std::vector<Men> men_off = {};      // that are then taken off the board
    std::vector<ManPutOn> men_on = {};  // that are put on it after that
};
/// The pawn becomes this piece.
struct CompleteWith {
    PieceName piece = PieceName::queen;
};
/// A right of `by`. Never a breach.
struct Until;
struct May {
    std::vector<Remedy> remedies;
    Party by = Party::player;
    std::shared_ptr<const Until> until = {};
};
/// `amount`: a parameter (in ms), a number of ms, or a measured time such as "thinking_time_ms".
struct ClockRemedy {
    ClockAction action = ClockAction::add;
    Bound amount = std::int64_t{0};
    Party to = Party::player;
    bool halved = false;                 // "share": "half": of the amount each bears one half, to the millisecond below
    std::optional<Bound> at_least = {};  // what the clock keeps: it is set no lower than this by the remedy
    std::optional<Bound> at_most = {};   // and no higher than this
    friend bool operator==(const ClockRemedy&, const ClockRemedy&) = default;
};
struct ResultRemedy {
    ResultWord result = ResultWord::draw;
    int share = 4;  // of the winner, in quarters of the point; the other has the rest
    friend bool operator==(const ResultRemedy&, const ResultRemedy&) = default;
};
struct GameRemedy {
    GameWord what = GameWord::play_on;
};
struct LoseRight {
    RightWord right = RightWord::to_a_penalty;
};
/// What is said and not computed.
struct OtherRemedy {
    OtherKind kind = OtherKind::nothing;
    std::vector<SaidWord> words = {};
};

/// One remedy. `only_if`: its own `if`, a gate like the condition of its article; an option is open only where it
/// holds.
struct Remedy {
    std::variant<MoveRemedy, FirstPossible, ChoiceOf, Each, TreatAs, Stand, Restore, CompleteWith, May, ClockRemedy,
                 ResultRemedy, GameRemedy, LoseRight, OtherRemedy>
        what;
    std::string phrase = {};  // the name of the phrase it was written as, if any
    Condition only_if = {};
    TextPlace written = {};
};

[[nodiscard]] Question question_of(const Remedy& remedy);

/// The remedies inside a remedy: the options of first_possible and choice_of, what each and may hold. Not deeper.
[[nodiscard]] std::vector<const Remedy*> parts_of(const Remedy& remedy);

/// When a right ends (KERNEL section 6).
struct Until {
    Window kind = Window::game_ends;
    Bound moves = std::int64_t{0};  // of a counted window; of one in time the milliseconds
    friend bool operator==(const Until&, const Until&) = default;
};
/// "until the claimant touches a man".
[[nodiscard]] std::string to_text(const Until& until);

}  // namespace jadoube::rules
