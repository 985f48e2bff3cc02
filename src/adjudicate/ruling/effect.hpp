// What each act of a dispute came to (STORY section 2): no act disappears.
#pragma once

#include <cstddef>
#include <optional>

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::adjudicate {

enum class EffectWord { on_board, opened, raised, chose, answered, refused, ended_game, kept, waits, taken_back, none };

/// Why an act changes nothing.
enum class NoEffect {
    game_over,
    another_chooses,
    nothing_exacted,
    nothing_required,
    right_used,
    half_agreed,
    nothing_claimed,
    answered_since,
    nothing_to_choose,
    nothing_done,
    not_what_is_due,
    not_open,
    ruled_upon,
    position_gone,
    clock_set_since,
    right_lost,
    not_established,
    settled
};

struct Effect {
    EffectWord what = EffectWord::kept;
    /// The matter that it belongs to, opened, raised or was taken back with: an index in `Standing::matters` while the
    /// story is followed, in `Ruling::matters` once it is told.
    std::optional<std::size_t> matter = {};
    std::optional<NoEffect> why = {};       // where there is none, or a demand is no more than an objection
    std::optional<std::size_t> since = {};  // the act that ended the game before it
    friend bool operator==(const Effect&, const Effect&) = default;
};

}  // namespace jadoube::adjudicate

namespace jadoube::rules {
template <>
std::span<const WordRow<adjudicate::EffectWord>> rows<adjudicate::EffectWord>();
template <>
std::span<const WordRow<adjudicate::NoEffect>> rows<adjudicate::NoEffect>();
}  // namespace jadoube::rules
