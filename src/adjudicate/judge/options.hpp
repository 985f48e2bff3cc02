// From remedies to what may be done: filters over the legal moves and the combinators of KERNEL section 7.
#pragma once

#include <functional>
#include <set>

#include "adjudicate/facts/facts.hpp"
#include "adjudicate/facts/scene.hpp"
#include "adjudicate/judge/gates.hpp"
#include "adjudicate/judge/option_names.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// One option with the moves behind its text.
struct OpenOption {
    Option shown;
    std::vector<chess::Move> moves = {};
    bool possible_unknown = false;  // no position: nobody knows whether it leaves a move
};

/// What a remedy comes to in a scene.
struct Resolved {
    std::vector<OpenOption> options;
    std::vector<Unavailable> unavailable;
    std::vector<rules::DoWord> not_reached;
    std::optional<rules::Party> chooser = {};  // nothing: the law leaves one
    bool by_choice = false;                    // somebody other than the player picks
    std::set<std::string> unknown = {};        // facts that decide which options there are
};

/// Evaluates a condition in the scene; given by whoever judges, who remembers what was unknown.
using Knows = std::function<rules::Truth(const rules::Condition&)>;

/// Resolves a remedy of the obligation or the right question.
[[nodiscard]] Resolved resolve(const Scene& scene, const Applied& applied, const Knows& knows);

/// Every legal move of the base position: what remains when nothing can be exacted.
[[nodiscard]] OpenOption free_move(const Scene& scene);
/// The same of any board; no moves are named where it cannot be played from.
[[nodiscard]] OpenOption free_move(const std::optional<chess::Setup>& setup);

/// Moves in SAN, sorted by their bytes.
[[nodiscard]] std::vector<std::string> to_sans(const chess::Position& position, const std::vector<chess::Move>& moves);

}  // namespace jadoube::adjudicate
