// What an element of a line may be in a group. Used inside this room only.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "desk/elements/elements.hpp"

namespace jadoube::desk {

/// A man, a square or a move.
[[nodiscard]] bool is_man(const Element& element);
/// An act, conduct, or something found.
[[nodiscard]] bool is_act_or_find(const Element& element);
[[nodiscard]] bool is_person(const Element& element);
/// "says j'adoube".
[[nodiscard]] bool is_notice(const Element& element);
/// "by accident, I think".
[[nodiscard]] bool is_believed(const Element& element);
/// "claims an illegal move": with the word for it.
[[nodiscard]] bool names_illegal(const Element& element);
/// "30 s", "a default time of 0".
[[nodiscard]] bool tells_time(const Element& element);
/// "0-0".
[[nodiscard]] bool is_castling_move(const Element& element);
/// Names in its words whom or what, or why, which is kept as a remark: "illegal after the king had moved".
[[nodiscard]] bool names_beside(const Element& element);
/// Kept as a remark, and nothing else.
[[nodiscard]] bool is_remark_alone(const Element& element);
/// Whether men or moves may stand with this verb.
[[nodiscard]] bool takes_men(const Saying& verb);
/// What is told behind a move without a stop: "Nf3-d4 pressed".
[[nodiscard]] bool follows_move(const Saying& saying);
/// A pawn's move to its last rank: "b7xa8".
[[nodiscard]] bool is_to_last_rank(std::string_view move);
/// Whether an act, a man, a claim or a clock stands before the next stop.
[[nodiscard]] bool act_follows(std::span<const Element> behind);
/// "Nf3 Bc4 touched", "Ke1-g1 Rh1-f1 castled": the next act before a stop is one of several men.
[[nodiscard]] bool is_followed_by_touch(std::span<const Element> behind);
/// "and c4 touched", "K and R moved for 0-0": before a stop something is touched, or castled.
[[nodiscard]] bool touches_or_castles(std::span<const Element> behind);
/// "touched c1, d5", "K then R touched": stops between men of one touch join them. A man that could be a move as well
/// is left apart.
[[nodiscard]] std::vector<Element> with_men_joined(std::vector<Element> elements);

}  // namespace jadoube::desk
