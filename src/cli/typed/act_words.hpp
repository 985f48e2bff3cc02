// The words of acts as they are typed: verbs, and the particles that join what stands behind them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/act.hpp"

namespace jadoube::cli {

/// An act of the vocabulary, or conduct by the word of its kind: "absent", "recording".
struct Verb {
    std::string name;
    std::optional<rules::ActWord> word = {};
};

/// "touches" and "point-out" as the vocabulary has them; nothing where it is no verb.
[[nodiscard]] std::optional<Verb> verb_of(const std::string& typed);

/// "touch" and "touches", "flag_falls": what may stand second in an act.
[[nodiscard]] std::vector<std::string> spoken_verbs();
/// The acts of the vocabulary as a person does them: "touches", "points_out".
[[nodiscard]] std::vector<std::string> verbs_of_a_person();

/// The act that a verb begins, of which nothing is told yet.
[[nodiscard]] decltype(adjudicate::Act::what) act_begun_by(const Verb& verb);

/// The words that join the parts of an act, or say how it was done.
enum class Particle {
    also,
    deliberately,
    accidentally,
    unclear_order,
    said,
    takes,
    two_hands,
    a,
    clock,
    other_hand,
    put_on,
    draw_offer,
    ply,
    with,
    by,
    intending,
    to,
    of
};

[[nodiscard]] std::optional<Particle> particle_of(const std::string& typed);

/// As names of the vocabulary are written: "flag-falls" is flag_falls.
[[nodiscard]] std::string with_underscores(std::string word);

}  // namespace jadoube::cli
