// What happened at a board, as the arbiter enters it: acts, in order. Acts are the only input; the board and the record
// turn them into incidents (KERNEL section 3).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "chess/notation.hpp"
#include "game/record.hpp"

namespace jadoube::adjudicate {

/// Who did something. `nobody` only answers the question who raised the matter.
enum class Person { white, black, both, arbiter, spectator, supervisor, nobody };
[[nodiscard]] std::string_view name_of(Person person);
[[nodiscard]] std::optional<Person> person_named(std::string_view name);
[[nodiscard]] std::optional<chess::Color> color_of(Person person);
[[nodiscard]] Person person_of(chess::Color color);

using Step = std::pair<chess::Square, chess::Square>;

/// Men touched, in order.
struct Touch {
    std::vector<chess::Square> squares;
    std::string said = {};  // before, at_once, late, none; empty: unknown
    std::optional<bool> deliberate = {};
    bool order_known = true;  // false: cannot be established
};
/// Put on a square: still held, or let go with the move not finished.
struct Place {
    Step step;
    bool released = false;
};
/// Put down and let go, lawful or not. `taken` is the square of the man taken off, if another than `to`.
struct MoveMan {
    Step step;
    std::optional<chess::Square> taken = {};
    std::optional<std::string> piece = {};  // a role's name, as put on or named, allowed or not
    bool two_hands = false;
};
struct Castle {
    Step king;
    std::optional<Step> rook = {};
    bool two_hands = false;
};
struct NamePiece {
    std::string piece;
};
struct Retract {};
struct Press {
    bool other_hand = false;
};
struct SayCheck {};
struct OfferDraw {};
/// Notice that the moves are counted from now on.
struct GiveNotice {};
/// Says that something was wrong; `ply` names a half-move of the record, absent: the last thing done by another.
struct PointOut {
    std::optional<int> ply = {};
};
/// What the claimant wants: a `do` word, a man, a move; all may be absent ("elect").
struct Demand {
    std::string option = {};
    std::optional<chess::Square> man = {};
    std::string move = {};
};
struct Answer {
    std::string move;
};
struct Refuse {};
struct Claim {
    std::string ground;
    std::string intended = {};
};
struct FlagFalls {};
struct Agree {};
struct Resign {};
struct Concede {};
struct Refer {
    std::string to = {};
};
/// Breaking off and taking up a game: adjourn, seal, open, set_up. No incident by itself.
struct Adjournment {
    std::string act;
    std::string move = {};  // of the sealed move, where it is known
};
/// An act that names its incident kind itself: `find` with what was found ("setup.board", "observed.repetition") and of
/// whom; or conduct ("absent", "device" ...) of the person who acts.
struct Happening {
    std::string act;
    std::string what = {};
    std::optional<chess::Color> of = {};
};

struct Act {
    Person by = Person::arbiter;
    std::variant<Touch, Place, MoveMan, Castle, NamePiece, Retract, Press, SayCheck, OfferDraw, GiveNotice, PointOut,
                 Demand, Answer, Refuse, Claim, FlagFalls, Agree, Resign, Concede, Refer, Adjournment, Happening>
        what;
};

/// "touch", "move" ...: the word of the vocabulary.
[[nodiscard]] std::string name_of(const Act& act);

}  // namespace jadoube::adjudicate
