// The facts that conditions of the law may test: their values, where they come from, and the question to ask.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// Where a fact comes from, by the module that measures it or the source that tells it; `law`: the code itself deems it
/// so; `assumed`: nobody told it, and the ruling is the same whatever it is.
enum class Origin { acts, board, record, clock, mate, log, event, ruling, person, law, assumed };
template <>
std::span<const WordRow<Origin>> rows<Origin>();

enum class FactType { yes_no, number, word, list };
template <>
std::span<const WordRow<FactType>> rows<FactType>();

/// What holds of a fact; what is not said of it does not.
struct FactTraits {
    bool asked_about_the_end = false;  // asked only in a matter about the end of the game; else it goes on
    /// May be so of what one player did and not of what the other did: where acts of both miss it, asked of each.
    bool of_one_player = false;
    bool always_known = false;  // told by the acts or the game in every incident, so that it is never asked
    /// What a person says outranks the measurement: only he can know whether the record is right, or what was meant.
    bool person_outranks = false;
    bool unless_ended_in_dispute = false;                 // but not what an incident of the dispute has ended
    std::vector<std::string_view> measured_against = {};  // parameters of the code
    /// What holds where nobody saw a reason to tell it: the touch was meant, nobody spoke.
    std::string_view usual = {};
    /// Another number that this one never exceeds: where that is too small for the law, this need not be asked.
    std::string_view never_above = {};
    /// A count of earlier matters (count.hpp): where there is one, it is so; where there is none, nobody can tell yet.
    std::string_view shown_by_count = {};
};

struct FactRow {
    std::string_view name;
    FactType type;
    std::vector<std::string_view> words;  // of word and list; also the words a number or yes/no may take besides
    Origin origin;                        // where it usually comes from; a person may tell what could not be measured
    std::string_view meaning;
    FactTraits traits = {};
};

/// The word of facts of which nobody can tell the value.
inline constexpr std::string_view kCannotBeEstablished = "cannot_be_established";

[[nodiscard]] std::span<const FactRow> facts();
/// Of a count of earlier matters (count.hpp) what holds of all of them; its own name is not that of the row.
[[nodiscard]] const FactRow* fact_named(std::string_view name);

/// How the name of a time ends, of a fact, a parameter or a window; the number is of milliseconds.
inline constexpr std::string_view kTimeEnding = "_ms";
[[nodiscard]] constexpr bool is_time_name(std::string_view name) {
    return name.size() > kTimeEnding.size() && name.ends_with(kTimeEnding);
}

}  // namespace jadoube::rules
