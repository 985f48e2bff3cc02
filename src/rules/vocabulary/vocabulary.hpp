// The closed vocabulary of the laws: every word that a ruleset or a case may use, with its meaning. A new word is a row
// here, one small function where it is measured, and an entry in the schema; a test proves that they agree.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/condition.hpp"

namespace jadoube::rules {

/// Where a fact comes from, by the module that measures it or the source that tells it; `law`: the code itself deems it
/// so; `assumed`: nobody told it, and the ruling is the same whatever it is.
enum class Origin { acts, board, record, clock, mate, log, event, ruling, person, law, assumed };
inline constexpr Origin kOrigins[] = {Origin::acts,   Origin::board, Origin::record, Origin::clock,
                                      Origin::mate,   Origin::log,   Origin::event,  Origin::ruling,
                                      Origin::person, Origin::law,   Origin::assumed};
[[nodiscard]] std::string_view name_of(Origin origin);

enum class FactType { yes_no, number, word, list };
[[nodiscard]] std::string_view name_of(FactType type);

struct FactRow {
    std::string_view name;
    FactType type;
    std::vector<std::string_view> words;  // of word and list; also the words a number or yes/no may take besides
    Origin origin;                        // where it usually comes from; a person may tell what could not be measured
    std::string_view question;            // to a person, when it is unknown and matters
    std::string_view meaning;
    bool always_known = false;  // told by the acts or the game in every incident, so that it is never asked
};

struct WordRow {
    std::string_view name;
    std::string_view meaning;
};

/// How an incident is judged to be a breach or a claim (KERNEL section 10).
enum class KindClass { act, claim, setup, other };
[[nodiscard]] std::string_view name_of(KindClass kind_class);
struct KindRow {
    std::string_view name;
    KindClass kind_class;
    std::string_view meaning;
};

[[nodiscard]] std::span<const FactRow> facts();
[[nodiscard]] std::span<const KindRow> kinds();
[[nodiscard]] std::span<const WordRow> acts();
[[nodiscard]] std::span<const WordRow> men();     // named lists of men
[[nodiscard]] std::span<const WordRow> places();  // of `restore`
[[nodiscard]] std::span<const WordRow> results();
[[nodiscard]] std::span<const WordRow> raisers();         // of `raised_by`
[[nodiscard]] std::span<const WordRow> choosers();        // of `by` in choices and rights
[[nodiscard]] std::span<const WordRow> clock_owners();    // of `to` in clock remedies
[[nodiscard]] std::span<const WordRow> grounds();         // of claims
[[nodiscard]] std::span<const WordRow> movement_rules();  // of `enforces`, and why a move is illegal
[[nodiscard]] std::span<const WordRow> game_remedies();   // annul, new_game, adjust_board ...
[[nodiscard]] std::span<const WordRow> rights();          // of `lose_right`
[[nodiscard]] std::span<const WordRow> grants();          // of `grant`
[[nodiscard]] std::span<const WordRow> penalties();       // of `penalty`
[[nodiscard]] std::span<const WordRow> findings();        // of a ruling

/// Kinds that one incident can be at once: any sub-kind of the first with all the others. What is not listed is
/// exclusive.
struct KindsTogether {
    std::string_view first;
    std::vector<std::string_view> others;
};
[[nodiscard]] std::span<const KindsTogether> kinds_together();
/// The sets of kinds that one incident can be: every kind without sub-kinds alone, and those that go together.
[[nodiscard]] std::vector<std::vector<std::string>> possible_incidents();

[[nodiscard]] const FactRow* fact_named(std::string_view name);
[[nodiscard]] const KindRow* kind_named(std::string_view name);

/// The values to try for a fact when asking exactly or linting: all words, yes and no, or for numbers the bounds that
/// the ruleset tests and one to each side.
struct Ruleset;
[[nodiscard]] std::vector<Value> values_to_try(const FactRow& fact, const Ruleset& ruleset);

/// Combinations that cannot occur: where `fact` has one of these values, `other` has one of those (KERNEL section 14).
struct Implication {
    std::string_view fact;
    Wanted wanted;
    std::string_view other;
    Wanted then;
};
[[nodiscard]] std::span<const Implication> implications();

/// What always holds in an incident of this kind or of its sub-kinds.
struct KindFact {
    std::string_view kind;
    std::string_view fact;
    Wanted wanted;
};
[[nodiscard]] std::span<const KindFact> facts_of_kinds();

}  // namespace jadoube::rules
