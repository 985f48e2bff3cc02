// Earlier matters, counted: a fact that a code makes up of what is counted, of whom, and since when. Its name says all
// of it, so that a case, a log and an answer mean the same count; no table lists such names.
#pragma once

#include "rules/vocabulary/kind.hpp"
#include "rules/vocabulary/outcome.hpp"
#include "rules/vocabulary/party.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::rules {

/// How far back is counted.
enum class CountSpan { game, event };
template <>
std::span<const WordRow<CountSpan>> rows<CountSpan>();

/// From when within that is counted.
enum class CountSince { beginning, opponents_last };
template <>
std::span<const WordRow<CountSince>> rows<CountSince>();

/// Matters of these kinds, under these articles, with these penalties; of all that are named.
struct Count {
    std::vector<Kind> kinds = {};            // a family covers its parts; empty: any
    std::vector<std::string> articles = {};  // that applied, a number covering its parts; empty: any
    std::vector<Penalty> penalties = {};     // one of which was imposed; empty: any, or none
    Party of = Party::offender;              // who did it, seen from the matter now judged; of a claim who claims
    CountSpan in = CountSpan::game;          // `event`: this game and all others of the event
    std::vector<Conclusion> found = {};      // empty: whatever was found
    CountSince since = CountSince::beginning;
    bool also_proposed = false;    // those too of which the ruling is not decided yet
    bool only_remembered = false;  // only those that the game remembers as what they are: an illegal move, completed
    friend bool operator==(const Count&, const Count&) = default;
};

/// "earlier:conduct.device", "earlier:draw_offer:of opponent:in event:proposed": what is usual is not said. Counts that
/// most codes make have a name of their own, a fact like others: "illegal_moves_before", "warnings_before".
[[nodiscard]] std::string name_of(const Count& count);
/// The count of that name; nothing where it is no name that name_of gives.
[[nodiscard]] std::optional<Count> count_named(std::string_view name);

/// Whether it is one of those names of their own.
[[nodiscard]] bool is_own_name_of_count(std::string_view name);

/// The parties whose matters can be counted.
[[nodiscard]] std::vector<Party> parties_that_are_counted();

}  // namespace jadoube::rules
