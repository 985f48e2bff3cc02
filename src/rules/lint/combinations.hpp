// The combinations of facts that matter to a set of conditions: one value for each range of values that no test tells
// apart. Combinations that cannot occur are left out (`implications`). Used by the lint.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "rules/lint/implications.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// One fact with the values to try; of a list fact each value is a set of words.
struct Axis {
    std::string fact;
    std::vector<Values> values;
};

/// One value of every axis, by index.
using Combination = std::vector<std::uint8_t>;

class Combinations {
public:
    /// The axes for all tests of these conditions under the parameters of the ruleset. The kind of play is an axis
    /// where a test depends on it. `kinds` are those of the incident.
    Combinations(const Ruleset& ruleset, const std::vector<Kind>& kinds,
                 const std::vector<const Condition*>& conditions);

    [[nodiscard]] const std::vector<Axis>& axes() const { return axes_; }
    /// All that can occur; nothing where there are more than `most`.
    [[nodiscard]] std::optional<std::vector<Combination>> all(std::uint64_t most) const;
    /// A combination drawn by a fixed sequence: the same number gives the same one. It may be one that cannot occur.
    [[nodiscard]] Combination drawn(std::uint64_t number) const;
    [[nodiscard]] bool can_occur(const Combination& combination) const;

    [[nodiscard]] Truth evaluate(const Condition& condition, const Combination& combination) const;

    /// The facts and their values in words, for the axes given.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> to_words(const Combination& combination,
                                                                            const std::vector<std::size_t>& axes) const;

private:
    /// Two axes of which one value excludes others: allowed_[value of a][value of b].
    struct Exclusion {
        std::size_t a;
        std::size_t b;
        std::vector<std::vector<bool>> allowed;
    };

    [[nodiscard]] bool is_excluded(const Combination& begun) const;
    void add_axis(const std::string& fact, const std::vector<Wanted>& tests);
    void keep_facts_of(const std::vector<const KindFact*>& rows);
    void add_exclusions();
    [[nodiscard]] std::optional<std::size_t> axis_of(std::string_view fact) const;
    [[nodiscard]] Play play_of(const Combination& combination) const;

    const Ruleset& ruleset_;
    std::vector<Axis> axes_;
    std::vector<Exclusion> exclusions_;
};

}  // namespace jadoube::rules
