// What happened at a board, as the arbiter enters it: acts, in order. Acts are the only input; the board and the record
// turn them into incidents (KERNEL section 3).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "chess/notation.hpp"
#include "game/record.hpp"
#include "rules/condition.hpp"
#include "rules/vocabulary/body.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

/// Who did something. `nobody` only answers the question who raised the matter.
enum class Person { white, black, both, arbiter, spectator, supervisor, nobody };
[[nodiscard]] std::string_view name_of(Person person);
[[nodiscard]] std::optional<Person> person_named(std::string_view name);
[[nodiscard]] std::optional<chess::Color> color_of(Person person);
[[nodiscard]] Person person_of(chess::Color color);
/// The person as a party of the matter.
[[nodiscard]] rules::Party party_of(Person person);
[[nodiscard]] rules::Party party_of(chess::Color color);

using Step = std::pair<chess::Square, chess::Square>;

/// Men touched, in order.
struct Touch {
    std::vector<chess::Square> squares;
    std::optional<rules::NoticeTime> said = {};  // nothing: unknown
    std::optional<bool> deliberate = {};
    bool order_known = true;  // false: cannot be established
};
/// Put on a square: still held, or let go with the move not finished.
struct PlaceMan {
    Step step;
    bool released = false;
};
/// Put down and let go, lawful or not. `taken` is the square of the man taken off, if another than `to`.
struct MoveMan {
    Step step;
    std::optional<chess::Square> taken = {};
    std::optional<rules::PieceName> piece = {};  // as put on or named, allowed or not
    bool two_hands = false;
};
struct Castle {
    Step king;
    std::optional<Step> rook = {};
    bool two_hands = false;
};
/// The new piece for a Pawn, told apart from its move: called, or put on the board.
struct NamePiece {
    rules::PieceName piece = rules::PieceName::queen;
    bool is_put_on = false;
};
struct Retract {};
struct Press {
    bool other_hand = false;
};
struct SayCheck {};
struct OfferDraw {};
/// Notice that the moves are counted from now on.
struct GiveNotice {};
/// Says that something was wrong: a half-move of the record (`ply`), or what was told of a kind (`about`); where
/// neither is said, the last thing done by another, with all that may come up with it.
struct PointOut {
    std::optional<int> ply = {};
    std::optional<rules::Kind> about = {};
};
/// What the claimant wants: what is to be done, a man, a move; all may be absent ("elect").
struct Demand {
    std::optional<rules::DoWord> option = {};
    std::optional<chess::Square> man = {};
    std::string move = {};
};
struct Answer {
    std::string move;
};
struct Refuse {
    bool draw_offer = false;  // what is refused; else what was required of him, or offered last
};
struct Claim {
    rules::Ground ground = rules::Ground::repetition;
    std::string intended = {};
};
struct FlagFalls {};
struct Agree {};
struct Resign {};
struct Concede {};
/// To a body of the vocabulary, or to one that goes by another name, or both.
struct Refer {
    std::optional<rules::Body> to = {};
    std::string name = {};
};
/// Breaking off and taking up a game: adjourn, seal, open, set_up. No incident by itself.
struct Adjournment {
    rules::ActWord act = rules::ActWord::adjourn;
    std::string move = {};  // of the sealed move, where it is known
};
/// An act that names its incident kind itself: `find` with what was found ("setup.board", "observed.repetition") and of
/// whom; or conduct ("absent", "device" ...) of the person who acts. The words are kept as they were told.
struct Happening {
    std::string act;
    std::string what = {};
    std::optional<chess::Color> of = {};

    /// The word that names the kind, as it was told.
    [[nodiscard]] const std::string& word() const { return what.empty() ? act : what; }
    /// The kind that it names, with its family or without; nothing where there is none.
    [[nodiscard]] std::optional<rules::Kind> kind() const;
    [[nodiscard]] bool is_found() const;
};

/// What was told and is denied, where it was not so or nobody can establish it: nothing comes of it. No act that is
/// told.
struct NotEstablished {};

/// What somebody denied, once it is established whether it happened: there is no dispute left. No act that is told.
struct Settled {};

/// What can only be told, by the name of the fact.
using Facts = std::map<std::string, rules::Values>;

struct Act {
    Person by = Person::arbiter;
    std::variant<Touch, PlaceMan, MoveMan, Castle, NamePiece, Retract, Press, SayCheck, OfferDraw, GiveNotice, PointOut,
                 Demand, Answer, Refuse, Claim, FlagFalls, Agree, Resign, Concede, Refer, Adjournment, Happening,
                 NotEstablished, Settled>
        what;
    Facts facts = {};  // of this act alone: told with it, they outrank those told of the whole dispute
};

/// The word of the vocabulary; nothing for conduct, which goes by its kind.
[[nodiscard]] std::optional<rules::ActWord> word_of(const Act& act);
/// "touch", "move" ...: as it is written.
[[nodiscard]] std::string name_of(const Act& act);
/// A man put down and let go, or castling.
[[nodiscard]] bool is_move(const Act& act);
/// A move or castling, made with both hands.
[[nodiscard]] bool uses_two_hands(const Act& act);
/// Something is pointed out or demanded.
[[nodiscard]] bool is_objection(const Act& act);
/// An offer, or a claim by which a draw is asked for.
[[nodiscard]] bool offers_draw(const Act& act);
/// Beside what is done at the board: a notice, an offer, "check", conduct that touches no man, and all that comes from
/// a spectator. Acts that belong together still do when this comes between them.
[[nodiscard]] bool is_in_passing(const Act& act);
/// The last act of that person before act number `before`, without what he did in passing.
[[nodiscard]] std::optional<std::size_t> last_act_of(const std::vector<Act>& acts, Person by, std::size_t before);
/// The first that comes after act number `after`, without what was done in passing.
[[nodiscard]] std::optional<std::size_t> next_act(const std::vector<Act>& acts, std::size_t after);

}  // namespace jadoube::adjudicate
