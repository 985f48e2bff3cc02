// Conditions of the law over named facts, and their three-valued evaluation.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/text_place.hpp"
#include "rules/truth.hpp"

namespace jadoube::rules {

/// The value of a fact: yes/no, a number, or a word.
using Value = std::variant<bool, std::int64_t, std::string>;
[[nodiscard]] std::string to_text(const Value& value);

/// A fact that has several values at once (castling faults) has a list; others have one value.
using Values = std::vector<Value>;

/// A number in a condition: written out, or the name of a parameter of the ruleset.
using Bound = std::variant<std::int64_t, std::string>;
[[nodiscard]] std::string to_text(const Bound& bound);

/// What a fact must be.
struct Wanted {
    enum class Kind { one_of, none_of, at_least, at_most };
    Kind kind = Kind::one_of;
    Values values = {};  // one_of, none_of
    Bound bound = {};    // at_least, at_most
    friend bool operator==(const Wanted&, const Wanted&) = default;
};
/// "is 2", "is at least 4", "is one of held_by_check or blocked".
[[nodiscard]] std::string to_text(const Wanted& wanted);

/// A condition; the empty `all` always holds.
struct Condition {
    enum class Kind { all, any, negation, test };
    Kind kind = Kind::all;
    std::vector<Condition> parts = {};  // all, any; negation has exactly one
    std::string fact = {};              // test
    Wanted wanted = {};                 // test
    TextPlace written = {};             // in the ruleset file
};

/// What is known of a fact; nothing where it is unknown.
using FactLookup = std::function<std::optional<Values>(const std::string& fact)>;
/// The value of a parameter for the kind of play at hand; nothing where the ruleset has none of that name.
using ParameterLookup = std::function<std::optional<std::int64_t>(const std::string& parameter)>;

/// A fact with several values meets `one_of` with any of them and `none_of` with none; a word is within no bound; a
/// bound named by an unknown parameter leaves it unknown.
[[nodiscard]] Truth meets(const Values& found, const Wanted& wanted, const ParameterLookup& parameter);
[[nodiscard]] Truth evaluate(const Condition& condition, const FactLookup& facts, const ParameterLookup& parameter);

/// Every test in the condition, in the order in which it stands.
[[nodiscard]] std::vector<const Condition*> tests_of(const Condition& condition);

}  // namespace jadoube::rules
