#include "desk/reading/told_how.hpp"

#include <algorithm>

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {
namespace {

std::optional<Color> color_named(Who who) {
    if (who == Who::white) return Color::white;
    if (who == Who::black) return Color::black;
    return std::nullopt;
}

bool is_flag(const Saying* saying) {
    const auto* word = saying == nullptr ? nullptr : std::get_if<ActWord>(&saying->meaning);
    return word != nullptr && *word == ActWord::flag_falls;
}

/// What is found is of somebody.
bool may_be_of(const SaidGroup& group) {
    const auto* word = group.verb == nullptr ? nullptr : std::get_if<ActWord>(&group.verb->meaning);
    const bool is_found = group.verb != nullptr && std::get_if<Found>(&group.verb->meaning) != nullptr;
    const bool is_found_so =
        word != nullptr && (*word == ActWord::find || *word == ActWord::point_out || *word == ActWord::demand);
    const bool is_his_flag = word != nullptr && *word == ActWord::claim && is_flag(group.object);
    return is_found || is_found_so || is_his_flag;
}

/// What is told of somebody's flag, clock, phone, King or men: the other verbs need who did it.
bool may_be_owned(const SaidGroup& group) {
    const auto* word = group.verb == nullptr ? nullptr : std::get_if<ActWord>(&group.verb->meaning);
    const auto* did = group.verb == nullptr ? nullptr : std::get_if<Did>(&group.verb->meaning);
    const bool is_of_clock = group.verb == nullptr && (group.told.empty() || group.counts_illegal());
    const bool is_found = group.verb != nullptr && word == nullptr && did == nullptr;
    const bool moves =
        (group.verb == nullptr || (word != nullptr && *word == ActWord::move)) &&  // "white's e-pawn took on d5"
        std::ranges::any_of(group.operands, [](const Element& one) {
            return one.is(Link::taking) || one.is(Link::to) || one.kind == Element::Kind::move;
        });
    if (moves) return true;
    return is_of_clock || is_found || (word != nullptr && *word == ActWord::flag_falls) ||
           (did != nullptr &&
            (did->kind == rules::Kind::conduct_device ||
             did->kind == rules::Kind::conduct_displaced ||  // "white's sleeve knocks the king over"
             did->kind == rules::Kind::conduct_record_incomplete || did->kind == rules::Kind::conduct_assist ||
             did->kind == rules::Kind::conduct_recording));
}

}  // namespace

Result<void> check_how_it_is_told(LineSoFar& line, const SaidGroup& group) {
    if (group.stop == kSpeech && !group.operands.empty())
        return ask("does he say so, or did he do it?",
                   "write what happened without quotation marks, and 'points it out' for who says so");
    const auto late = group.is_late ? color_named(*group.who) : std::nullopt;
    const bool is_of_men = !group.operands.empty() || group.does(ActWord::castle);
    if (late && is_of_men && line.read.acts.empty() && line.board.now() && line.board.now()->turn != *late)
        return ask("who did this, and what did the player do who is named last?",
                   "write each name before what he did: 'white castles 0-0; black points it out'");
    if (group.of && !may_be_of(group)) return ask("of whom is it?", "write each act as what somebody did");
    if (group.is_owner && !may_be_owned(group))
        return ask("who did it?", "write who did it, and what: 'white stops the clocks'");
    return {};
}

void see_check_before(LineSoFar& line, const SaidGroup& group) {
    const auto named = group.who ? color_named(*group.who) : std::nullopt;
    const auto side = named ? named : line.carried;
    line.was_in_check = side && line.board.now() && chess::is_king_attacked(*line.board.now(), *side);
}

}  // namespace jadoube::desk
