// The one table of what may stand in a line: words, what they mean, and a line in which they stand. The reader of
// lines, its echo, `jadoube words` and the page on words are made from it.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/piece.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::desk {

/// Persons as a line names them; `opponent` is of the player named last, `same` is he.
enum class Who { white, black, both, arbiter, spectator, supervisor, opponent, same };

/// Small words between men, persons and acts.
enum class Link { by, of, to, with, taking, own, whose, also };

/// How something was done; said of the act before it, or of the one it stands with.
enum class Manner {
    on_purpose,
    by_accident,
    notice,  // of adjusting, without saying when
    notice_before,
    notice_at_once,
    notice_late,
    notice_none,
    order_unknown,
    two_hands,
    other_hand,
    still_held,
    let_go,
    in_passing,
    promotes,  // puts the piece for a pawn on its square
    queens,    // and it is a Queen
    is_illegal,
    is_legal,
    not_made,  // of a move that was written down
    remark,    // changes nothing, and is kept as a remark
    noticed,   // changes nothing, and is kept as a remark
    twice,     // of moves one after the other by one player
    put_back,  // of a man touched: changes nothing; of a move: takes it back
    wants,     // to play otherwise than he has begun
    in_check,
    gives_check,  // of a move: changes nothing, and is kept as a remark
    king_side,
    queen_side,
    without_rook,
    increment,
    default_time,
    ignores_check,  // changes nothing, and is kept as a remark
    not_replaced,   // of a pawn on its last rank
    man_left,       // of a capture: the man taken stands there still
    clock_shows,
    start_time,  // of the round: with a time of the day
    right_hand,
    left_hand,
    rook_first,   // of castling
    adjusts,      // "puts the bishop straight"
    crossed_out,  // of a move that was written
    in_bag,       // of a device
    moves_later,  // than what it is about
    played_on,    // before what the line tells next
    result_written,
    at_once,       // before he did anything else
    outside_game,  // before it began, or after its end
    gesture        // may mean an offer, an acceptance, a resignation, or nothing
};

/// Conduct of the person who acts.
struct Did {
    rules::Kind kind;
};
/// What somebody finds.
struct Found {
    rules::Kind kind;
};
/// A fact with its value: yes or no, a number, or a word of the fact.
struct Told {
    std::string_view fact;
    std::variant<bool, int, std::string_view> value;
};

/// What is demanded, of what a law may leave to be chosen: a deed, or what becomes of the game.
struct Demandable {
    std::variant<rules::Deed, rules::GameWord> what;
    friend bool operator==(const Demandable&, const Demandable&) = default;
};

using Meaning = std::variant<Who, chess::Role, Link, Manner, rules::ActWord, rules::Ground, Did, Found, Told,
                             Demandable, rules::Play>;

/// One row. `words` holds ways of saying it, parted by `|`, in the basic form of each word (forms.hpp); words in [ ]
/// may be left out, and #man, #move, #count, #time and #who stand for any of their kind (slots.hpp). `says` is
/// how the echo says it, and is read too.
struct Saying {
    Meaning meaning;
    std::string_view says;
    std::string_view words;
    std::string_view example;
    std::string_view about = {};  // words of which it is thought where they are not understood
    std::vector<Told> also = {};  // facts that are told with it
};

/// The verb of a demand that says what is wanted.
inline constexpr std::string_view kDemands = "demands";
inline constexpr std::string_view kLetsStand = "lets it stand";
/// Of conduct told of the one who suffers it.
inline constexpr std::string_view kKeptFromPressing = "is kept from pressing";
/// Of a press that is one, however it was done.
inline constexpr std::string_view kPressesRoughly = "presses the clock roughly";
/// Of claims that do not say why it should be so.
inline constexpr std::string_view kClaimsDraw = "claims a draw", kClaimsWin = "claims the game";

/// All rows, in the order in which they are listed.
[[nodiscard]] std::span<const Saying> sayings();

/// What an arbiter sees who finds what a player could claim on this ground; nothing where he finds no such thing.
[[nodiscard]] std::optional<rules::Kind> observed(rules::Ground ground);

/// The position in which the examples are read: White is to move.
inline constexpr std::string_view kExamplePosition =
    "r3k2r/pP3ppp/2n2n2/2b1p1P1/2B1P1b1/2N2N2/P1PP1P1P/R1BQK2R w KQkq - 0 9";

/// Parts of the table.
[[nodiscard]] std::vector<Saying> sayings_on_persons();
[[nodiscard]] std::vector<Saying> sayings_on_acts();
[[nodiscard]] std::vector<Saying> sayings_on_demands();
[[nodiscard]] std::vector<Saying> sayings_on_claims();
[[nodiscard]] std::vector<Saying> sayings_on_conduct();
[[nodiscard]] std::vector<Saying> sayings_on_handling();
[[nodiscard]] std::vector<Saying> sayings_on_others();
[[nodiscard]] std::vector<Saying> sayings_on_findings();
[[nodiscard]] std::vector<Saying> sayings_on_facts();
[[nodiscard]] std::vector<Saying> sayings_on_leave();
[[nodiscard]] std::vector<Saying> sayings_on_remarks();

}  // namespace jadoube::desk
