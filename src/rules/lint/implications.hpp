// What excludes combinations of facts (KERNEL section 14): the lint tries only what can occur.
#pragma once

#include "rules/condition.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

/// Combinations that cannot occur: where `fact` has one of these values, `other` has one of those.
struct Implication {
    std::string_view fact;
    Wanted wanted;
    std::string_view other;
    Wanted then;
};
[[nodiscard]] std::span<const Implication> implications();

/// What always holds in an incident of this kind or of its sub-kinds.
struct KindFact {
    Kind kind;
    std::string_view fact;
    Wanted wanted;
};
[[nodiscard]] std::span<const KindFact> facts_of_kinds();

/// Whether nothing is touched, moved or pressed in a matter of this kind: behaviour, a set-up, a dispute.
[[nodiscard]] bool is_off_the_board(Kind kind);
/// Whether a matter of this kind, or of one of its sub-kinds, can have such a fact.
[[nodiscard]] bool can_have(Kind kind, std::string_view fact);

}  // namespace jadoube::rules
