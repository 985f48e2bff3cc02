// What a person can do at a board, in the words in which it is entered.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// The acts. Conduct is entered by the word of its kind.
enum class ActWord {
    touch,
    place,
    release,
    move,
    castle,
    name,
    retract,
    press,
    say_check,
    offer_draw,
    give_notice,
    point_out,
    demand,
    answer,
    refuse,
    claim,
    flag_falls,
    agree,
    resign,
    concede,
    refer,
    adjourn,
    seal,
    open,
    set_up,
    find
};
template <>
std::span<const WordRow<ActWord>> rows<ActWord>();

/// When a player said that he was adjusting.
enum class NoticeTime { none, before, at_once, late };
template <>
std::span<const WordRow<NoticeTime>> rows<NoticeTime>();

}  // namespace jadoube::rules
