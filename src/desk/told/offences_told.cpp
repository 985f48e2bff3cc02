#include "desk/told/offences_told.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kTouchNamed = "touch";

/// The squares that an act handles, with those on which its men stand after it.
std::vector<chess::Square> squares_of(const Act& act) {
    if (const auto* touch = std::get_if<adjudicate::Touch>(&act.what)) return touch->squares;
    std::vector<chess::Square> squares;
    const auto add = [&](const adjudicate::Step& step) { squares.insert(squares.end(), {step.first, step.second}); };
    if (const auto* move = std::get_if<adjudicate::MoveMan>(&act.what)) add(move->step);
    if (const auto* placed = std::get_if<adjudicate::PlaceMan>(&act.what)) add(placed->step);
    if (const auto* castle = std::get_if<adjudicate::Castle>(&act.what)) {
        add(castle->king);
        if (castle->rook) add(*castle->rook);
    }
    return squares;
}

/// Whether all men and squares that are named are those of the act.
bool handles(const LineSoFar& line, const Act& act, const std::vector<Element>& named) {
    const auto squares = squares_of(act);
    const auto is_there = [&](chess::Role role) {
        return !line.board.now() || std::ranges::any_of(squares, [&](chess::Square square) {
            const auto man = line.board.now()->board.at(square);
            return man && man->role == role;
        });
    };
    return !squares.empty() && std::ranges::all_of(named, [&](const Element& one) {
        if (const auto* role = one.as<chess::Role>()) return is_there(*role);
        const bool names_square = one.kind == Element::Kind::square || one.kind == Element::Kind::move;
        if (!names_square) return one.kind != Element::Kind::pawn_of_file && !one.is(Link::taking);
        return std::ranges::any_of(
            squares, [&](chess::Square square) { return one.text.find(to_text(square)) != std::string::npos; });
    });
}

/// "touches Nf3; moves Bc4-b3": with another man than he has touched.
bool breaks_a_touch(const LineSoFar& line, const Act& act) {
    if (!adjudicate::is_move(act)) return false;
    const auto is_it = [&](const Act& one) { return &one == &act; };
    const auto move = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), is_it);
    const auto before = std::find_if(std::next(move), line.read.acts.rend(), [](const Act& one) {
        return adjudicate::is_move(one) || std::holds_alternative<adjudicate::Touch>(one.what);
    });
    if (before == line.read.acts.rend() || before->by != act.by || adjudicate::is_move(*before)) return false;
    const auto handled = squares_of(act);
    return std::ranges::none_of(std::get<adjudicate::Touch>(before->what).squares, [&](chess::Square touched) {
        return std::ranges::find(handled, touched) != handled.end();
    });
}

/// "points it out", "objects": nothing is said of what it is.
bool says_only_it(const SaidGroup& group) {
    return std::ranges::all_of(compared(group.text), says_only_that_it_is_said);
}

/// "slams the clock" behind a move: whoever objects then may mean the move.
bool is_manner_of_press(const std::vector<Act>& acts, std::size_t at) {
    const auto* done = std::get_if<adjudicate::Happening>(&acts[at].what);
    return at > 0 && done != nullptr && done->kind() == rules::Kind::conduct_clock && acts[at - 1].by == acts[at].by &&
           is_press(acts[at - 1]);
}

/// One matter, whichever of them it is called by.
bool is_on_the_board(rules::Kind kind) {
    return kind == rules::Kind::illegal_move || kind == rules::Kind::touch;
}

}  // namespace

bool names_illegal(const SaidGroup& group) {
    constexpr std::string_view kIllegal = "illegal";
    return lower(group.text).find(kIllegal) != std::string::npos;
}

bool may_be_offence(const Act& act) {
    const auto* press = std::get_if<adjudicate::Press>(&act.what);
    const auto* done = std::get_if<adjudicate::Happening>(&act.what);
    const bool speaks =  // and who claims then may claim what was said
        done != nullptr && done->kind() == rules::Kind::conduct_spectator;
    return std::holds_alternative<adjudicate::Touch>(act.what) ||
           std::holds_alternative<adjudicate::PlaceMan>(act.what) ||
           std::holds_alternative<adjudicate::Retract>(act.what) || adjudicate::uses_two_hands(act) ||
           (press != nullptr && press->other_hand) || (done != nullptr && !done->is_found() && !speaks);
}

std::optional<rules::Kind> kind_called(const LineSoFar& line, const Act& act) {
    const auto by = adjudicate::color_of(act.by);
    const auto* done = std::get_if<adjudicate::Happening>(&act.what);
    if (std::holds_alternative<adjudicate::FlagFalls>(act.what)) return rules::Kind::observed_flag;
    if (by && adjudicate::is_move(act) && line.illegal_by.contains(*by)) return rules::Kind::illegal_move;
    if (breaks_a_touch(line, act)) return rules::Kind::touch;
    if (!may_be_offence(act)) return std::nullopt;
    return done != nullptr ? done->kind() : rules::Kind::touch;
}

bool names_told(const LineSoFar& line, const SaidGroup& group, Person who) {
    const auto* conduct = group.object == nullptr ? nullptr : std::get_if<Did>(&group.object->meaning);
    return std::ranges::any_of(line.read.acts, [&](const Act& act) {
        const auto* done = std::get_if<adjudicate::Happening>(&act.what);
        const bool is_it = conduct != nullptr && done != nullptr && done->kind() == conduct->kind;
        return act.by != who && (conduct != nullptr ? is_it : handles(line, act, group.operands));
    });
}

std::optional<rules::Kind> kind_named(const LineSoFar& line, const SaidGroup& group) {
    const auto* conduct = group.object == nullptr ? nullptr : std::get_if<Did>(&group.object->meaning);
    if (conduct != nullptr) return conduct->kind;
    if (names_illegal(group)) return rules::Kind::illegal_move;
    const bool is_of_touch =  // "touch move" may be said of any move
        lower(group.text).find(kTouchNamed) != std::string::npos &&
        std::ranges::any_of(line.read.acts,
                            [](const Act& act) { return std::holds_alternative<adjudicate::Touch>(act.what); });
    return is_of_touch ? std::optional(rules::Kind::touch) : std::nullopt;
}

std::optional<rules::Kind> kind_told_last(const LineSoFar& line, Person who) {
    std::optional<rules::Kind> last;
    bool is_one_of_several = false;
    bool is_about_the_game = false;  // called with all that may come up with it
    for (std::size_t i = 0; i < line.read.acts.size(); ++i) {
        const Act& act = line.read.acts[i];
        const auto kind = act.by != who ? kind_called(line, act) : std::nullopt;
        if (!kind || (last && is_manner_of_press(line.read.acts, i))) continue;
        const bool is_same = !last || kind == last || (is_on_the_board(*kind) && is_on_the_board(*last));
        is_one_of_several = is_one_of_several || !is_same;
        is_about_the_game = is_about_the_game || is_on_the_board(*kind) || kind == rules::Kind::observed_flag;
        last = kind;
    }
    return is_one_of_several && !is_about_the_game ? last : std::nullopt;
}

std::optional<rules::Kind> kind_pointed_out(const LineSoFar& line, const SaidGroup& group, Person who) {
    const auto meant = kind_named(line, group);
    const auto is_other = [&](const Act& act) {
        const auto kind = act.by != who ? kind_called(line, act) : std::nullopt;
        return kind && kind != meant;
    };
    if (!meant && says_only_it(group)) return kind_told_last(line, who);
    return std::ranges::any_of(line.read.acts, is_other) ? meant : std::nullopt;
}

std::optional<rules::Kind> kind_told_besides(const LineSoFar& line, Person who, rules::Kind pointed_out) {
    for (auto act = line.read.acts.rbegin(); act != line.read.acts.rend(); ++act) {
        const auto kind = act->by != who ? kind_called(line, *act) : std::nullopt;
        if (kind && kind != pointed_out) return kind;
    }
    return std::nullopt;
}

bool tells_offence_of_another(const LineSoFar& line, Person who) {
    return std::ranges::any_of(line.read.acts,
                               [&](const Act& act) { return act.by != who && kind_called(line, act).has_value(); });
}

}  // namespace jadoube::desk
