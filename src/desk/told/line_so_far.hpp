// A line while it is read: what has been read of it, the board as it goes on, and who was named.
#pragma once

#include <map>
#include <set>

#include "base/error.hpp"
#include "desk/groups/said_men.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/told/line_read.hpp"
#include "desk/words/tokens.hpp"

namespace jadoube::desk {

/// The fact that counts earlier illegal moves, as a line tells it.
inline const std::string kIllegalBefore = "illegal_moves_before";

using adjudicate::Act;
using adjudicate::Person;
using chess::Color;
using rules::ActWord;

/// Who acts where nobody is named: whoever is on turn; the player named last; or, where that may be either, nobody.
enum class Unnamed { on_turn, named_last, ask };

struct Unpressed {
    std::optional<Color> by;
    std::size_t acts_before;  // that were told until then
};

struct NoticeTold {
    rules::NoticeTime when = rules::NoticeTime::before;
    bool is_dated = false;  // the line says when
};

struct MoveSaidIllegal {
    std::optional<bool> is_legal;  // by the board; nothing where no position is known
    bool is_castling = false;
};

/// Before anything that it may be of.
struct ToldAhead {
    std::string fact;
    rules::Value value;
    Person whose;
    bool is_by_name;
    std::string words;
    std::size_t acts_before;
};

/// What somebody did is only noted: "the arbiter warns black".
struct SaidAside {
    Person by;
    std::size_t acts_before;
    bool is_of_a_check = false;  // "leaves his king in check"
};

struct LineSoFar {
    explicit LineSoFar(const std::optional<chess::Setup>& position)
        : start(position), board(position), before_last(position) {}

    /// The last act, where it is of this kind.
    template <typename T>
    [[nodiscard]] T* last_act() {
        return read.acts.empty() ? nullptr : std::get_if<T>(&read.acts.back().what);
    }
    template <typename T>
    [[nodiscard]] const T* last_act() const {
        return read.acts.empty() ? nullptr : std::get_if<T>(&read.acts.back().what);
    }

    LineBoard start;
    LineBoard board;
    LineBoard before_last;  // act
    LineRead read = {};
    std::map<std::string, std::map<std::size_t, rules::Values>> told_of = {};  // by fact and act
    std::vector<ToldAhead> told_ahead = {};
    std::vector<SaidAside> said_aside = {};
    std::optional<int> made_by_each = {};  // how many moves both are said to have made
    std::optional<Color> carried = {};     // who acts where nobody is named
    std::set<Color> colors = {};           // players named in the line
    std::set<Color> subjects = {};         // of them, those not named as the opponent
    std::optional<Color> last_mover = {};
    std::optional<Color> just_moved = {};  // and nothing was taken back or objected to since
    std::optional<bool> last_legal = {};   // his move
    std::map<std::optional<Color>, NoticeTold> notices =
        {};                                       // of touches still to come, by who said it where that is told
    std::string written = {};                     // the move written down before a claim
    bool is_written_down = false;                 // and not only announced
    bool brings_flag = false;                     // a player claims on a flag, or it is told that it fell
    bool tells_answer = false;                    // the line says that somebody agreed, declined or resigned
    std::optional<bool> castles_short = {};       // the side of the only castling that the line tells
    std::optional<Color> only_color = {};         // of all the line, where one alone is named
    std::set<Color> illegal_by = {};              // known to be
    std::string moves_later = {};                 // words that stand before what they are told of,
    std::optional<std::size_t> over_at = {};      // behind how many acts the game is told to be over, by nothing told
    std::string_view over_as = {};                // the score that is told of it
    std::size_t moves_later_at = 0;               // and behind how many acts they stand
    std::map<std::size_t, int> counts = {};       // with which act how many illegal moves before were told
    std::optional<Color> counted_of = {};         // whose they are, where the line says it
    std::vector<Unpressed> unpressed = {};        // moves told to be
    std::optional<std::size_t> seen = {};         // the act before "the arbiter sees it"
    std::optional<std::size_t> untold_move = {};  // the act that finds an illegal move of which no more is told
    std::optional<std::size_t> unsaid = {};       // the act that finds what was wrong at the start, where nobody did
    std::map<std::size_t, std::size_t> found_later = {};  // such acts, and those that point them out
    bool is_move_to_come = false;                         // of the same player, in a later group
    bool moves_twice = false;                             // as the line says
    bool is_corrected = false;                            // "sorry": the next act may stand in the place of the last
    bool is_impossible = false;                           // the last move, for that man on any board
    bool is_capture_told = false;                         // the last move, as "takes" or "x"
    bool is_carried = true;                               // no other person was named since, who did nothing
    bool is_said_illegal = false;
    std::optional<MoveSaidIllegal> move_said_illegal = {};  // the last one before the word
    bool is_said_legal = false;
    std::set<std::size_t> in_bag = {};  // acts: the device was
    bool was_in_check = false;          // the player of the group, before it
    std::optional<Color> presumed = {};
};

[[nodiscard]] inline tl::unexpected<Error> ask(std::string what, std::string hint) {
    return tl::unexpected<Error>(question(std::move(what), {}, std::move(hint)));
}

[[nodiscard]] inline tl::unexpected<Error> ask_which_flag_first() {
    return ask("did both flags fall, and which first?",
               "write 'white's flag falls; black's flag falls', in this order, or 'both flags down, order unknown'");
}

void add(LineSoFar& line, Act act);
/// Noted, and nothing more.
void note(LineSoFar& line, const std::string& text);

}  // namespace jadoube::desk
