// What two codes say differently, kind of incident by kind of incident. Compares meaning, not text: numbers and
// headings of articles do not matter.
#pragma once

#include <string>
#include <vector>

#include "rules/compare/topics.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

enum class Aspect { conditions, raised_by, window, remedies, numbers, finding, exceptions };
template <>
std::span<const WordRow<Aspect>> rows<Aspect>();

/// One aspect in which two articles differ.
struct Difference {
    Aspect aspect = Aspect::conditions;
    Aspect part = aspect;  // of numbers: where they stand
    /// Of exceptions: what one article sets aside and its answer does not.
    std::vector<const Article*> only_a = {};
    std::vector<const Article*> only_b = {};
};

/// Two articles that answer each other; `differences` is empty where they say the same.
struct ArticlePair {
    const Article* a = nullptr;
    const Article* b = nullptr;
    std::vector<Difference> differences = {};
};

/// Kinds of incident that are decided by the same articles.
struct KindsDiff {
    std::vector<Kind> kinds;  // a kind stands for all its sub-kinds
    std::vector<ArticlePair> pairs;
    std::vector<const Article*> only_a;
    std::vector<const Article*> only_b;

    [[nodiscard]] bool is_same() const;
};

/// A definition and what it is in each code: names of the vocabulary, empty where the code has none.
struct ValueDiff {
    std::string name;
    std::string a;
    std::string b;
};

/// What holds where the event says nothing of a fact; no value where the code has no default.
struct DefaultDiff {
    std::string fact;
    Values a;
    Values b;
};

/// Refers to the two codes, which must outlive it.
struct RulesetDiff {
    const Ruleset* a = nullptr;
    const Ruleset* b = nullptr;
    std::vector<KindsDiff> kinds;         // those that either code regulates, the same ones too
    std::vector<std::string> parameters;  // names of numbers
    std::vector<ValueDiff> definitions;
    std::vector<DefaultDiff> event_defaults;
    std::vector<MovementRule> movement_only_a;  // rules of movement that only the first code states
    std::vector<MovementRule> movement_only_b;

    [[nodiscard]] bool is_same() const;
};

/// With a topic: its kinds, its rules of movement and the numbers that its articles use; and all definitions and
/// defaults.
[[nodiscard]] RulesetDiff diff(const Ruleset& a, const Ruleset& b, const Topic* topic = nullptr);

}  // namespace jadoube::rules
