// The words in which people write time controls, English and German: numbers, durations, and what each word means.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/millis.hpp"

namespace jadoube::game {

/// What a word or sign stands for. Words that say nothing about the control ("the", "players") are left out.
enum class ControlWord {
    number,    // "40"
    duration,  // "1:30:00", "1:30" (hours and minutes)
    hour,
    minute,
    second,
    move,
    per,        // per, each, every, a; je, pro
    slash,      // "40/90", "30s/move"
    rest,       // rest, game, sudden death, G/, SD/; Rest, Partie
    increment,  // increment, bonus, added; Zuschlag
    delay,
    bronstein,
    sandclock,
    from,   // from, starting; ab
    first,  // first, 1st; ersten
    half,   // half an hour
    next,   // then, and, with, comma, plus
    plus,   // "+"
    white,
    black
};

struct ControlToken {
    ControlWord word = ControlWord::number;
    std::int64_t number = 0;  // of a number
    Millis time = {};         // of a duration
    bool is_short = false;    // of a duration: "1:30", which elsewhere is minutes and seconds
};

/// Nothing where a word is not known, or a number too large.
[[nodiscard]] std::optional<std::vector<ControlToken>> control_tokens(std::string_view text);

}  // namespace jadoube::game
