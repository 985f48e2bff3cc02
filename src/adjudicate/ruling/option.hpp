// Something that may be done after a ruling, or cannot be: what it is, with which men, and what follows on the board.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "adjudicate/ruling/clock_change.hpp"
#include "chess/setup.hpp"
#include "rules/remedy.hpp"

namespace jadoube::adjudicate {

using chess::Squares;
/// "c1 d5"
[[nodiscard]] std::string to_text(const Squares& squares);
/// Reads that back; nothing where a word of the text is no square.
[[nodiscard]] std::optional<Squares> squares_named(std::string_view text);

/// The men that an option is about: the squares they stand on (none: about no man), or, where nobody knows which they
/// are, the list of the laws that names them.
using MenOfOption = std::variant<Squares, rules::Men>;
[[nodiscard]] bool is_nobody(const MenOfOption& men);
/// "c1 d5", "king"; empty where there is nobody.
[[nodiscard]] std::string to_text(const MenOfOption& men);
/// Reads that back; nothing where it is neither squares nor a list of men.
[[nodiscard]] std::optional<MenOfOption> men_of_option(std::string_view text);
/// The square of the only man; nothing where there is another number of them, or only a list.
[[nodiscard]] std::optional<chess::Square> only_square(const MenOfOption& men);

/// What an option is about that is no move: the position restored, a result, the right lost ...
using About = std::variant<std::monostate, rules::Place, rules::ResultWord, rules::GameWord, rules::RightWord,
                           rules::PieceName, rules::Kind, rules::SaidWord>;
/// Its name in JSON; empty where there is nothing.
[[nodiscard]] std::string to_text(const About& about);

/// Something that may be done. `moves` are all of them, in SAN, sorted; nothing where no position is known.
struct Option {
    rules::DoWord action = rules::OtherKind::nothing;  // `do` in JSON
    MenOfOption man = {};
    MenOfOption with = {};  // of a capture: what takes
    std::optional<std::vector<std::string>> moves = {};
    std::optional<chess::Setup> position_after = {};  // stand, restore
    About about = {};                                 // where there are no moves to list
    std::optional<ClockAnswer> clock = {};            // of a change of the clocks: the times to set
    friend bool operator==(const Option&, const Option&) = default;
};

/// Why something cannot be done.
enum class Obstacle {
    blocked,
    held_by_check,
    cannot_be_taken,
    cannot_be_moved_or_taken,
    no_such_man,
    king_has_no_move,
    king_left_in_check,
    not_in_this_case,
    cannot_be_done
};
[[nodiscard]] std::string_view name_of(Obstacle obstacle);

struct Unavailable {
    rules::DoWord action = rules::OtherKind::nothing;
    MenOfOption man = {};
    MenOfOption with = {};
    Obstacle why = Obstacle::blocked;
    friend bool operator==(const Unavailable&, const Unavailable&) = default;
};

}  // namespace jadoube::adjudicate

namespace jadoube::rules {
template <>
std::span<const WordRow<adjudicate::Obstacle>> rows<adjudicate::Obstacle>();
}  // namespace jadoube::rules
