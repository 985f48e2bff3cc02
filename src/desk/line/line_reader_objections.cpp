// What is pointed out: a move, a touch or conduct told before, and a move of which only the kind is told.
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kTouched = "touch";

std::optional<Color> color_called(Who who) {
    if (who == Who::white) return Color::white;
    return who == Who::black ? std::optional(Color::black) : std::nullopt;
}

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

/// "points out an illegal move".
bool names_illegal(const SaidGroup& group) {
    constexpr std::string_view kIllegal = "illegal";
    return lower(group.text).find(kIllegal) != std::string::npos;
}

bool ends_game(const Act& act) {
    return std::holds_alternative<adjudicate::Resign>(act.what) || std::holds_alternative<adjudicate::Agree>(act.what);
}

/// What may be against a law, as it is told; of a move the board says it.
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

}  // namespace

/// "Black: illegal!", "black says the king had moved" is an objection; of his own move a player says it only to be
/// asked.
bool LineReader::calls_illegal(const SaidGroup& group) const {
    const auto side = group.who ? color_called(*group.who) : std::nullopt;
    const bool is_other = group.who == Who::opponent || (side && last_mover_ && *side != *last_mover_);
    const bool is_said = group.stop == ":" || group.stop == kSpeech;
    const bool is_bare = group.verb == nullptr || group.does(ActWord::claim);
    return is_bare && group.object == nullptr && group.operands.empty() && group.has(Manner::is_illegal) &&
           (is_other || (side && is_said));
}

Result<void> LineReader::call_illegal(const SaidGroup& group) {
    const auto who = person(*group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto by = adjudicate::color_of(*who);
    const bool may_be_own = by && last_legal_ == true && illegal_by_.contains(*by);  // and the reply to it is legal
    if (by == last_mover_ || !last_mover_ || may_be_own)
        return ask("which move does he call illegal?",
                   "write that move with its squares, and then 'black points it out'");
    return push(group, Unnamed::ask, adjudicate::PointOut{});
}

/// "black claims", and no word on what, behind a move of the other player that is illegal.
bool LineReader::objects_by_claim(const SaidGroup& group) const {
    constexpr std::string_view kClaims = "claim";
    const auto who = group.who ? color_called(*group.who) : std::nullopt;
    const auto* untold = untold_move_ ? std::get_if<adjudicate::Happening>(&read_.acts[*untold_move_].what) : nullptr;
    const bool is_of_move = last_legal_ == false && last_mover_ && who == !*last_mover_;
    const bool is_of_untold = untold != nullptr && untold->of && who == !*untold->of;
    const bool is_bare = group.object == nullptr && group.operands.empty() && group.manners.empty();
    return is_bare && lower(group.text).find(kClaims) != std::string::npos && (is_of_move || is_of_untold);
}

/// "black claims the game", "a draw", or no word on what, where the line tells what White did that can be objected to:
/// what comes of it is for the law.
bool LineReader::claims_on_offence(const SaidGroup& group) const {
    const auto named = group.who ? color_called(*group.who) : std::nullopt;
    const auto by = group.who ? named : carried_;
    const bool is_bare = group.object == nullptr && group.operands.empty() && group.manners.empty();
    if (!by || !is_bare || read_.acts.empty() || ends_game(read_.acts.back())) return false;
    return std::ranges::any_of(read_.acts, [&](const Act& act) {
        const bool is_illegal =
            adjudicate::is_move(act) && act.by != adjudicate::person_of(*by) && illegal_by_.contains(!*by);
        return act.by != adjudicate::person_of(*by) && (is_illegal || may_be_offence(act));
    });
}

/// "points out the knight", "the phone": that has been told before, of somebody else.
bool LineReader::names_told(const SaidGroup& group, Person who) const {
    const auto* conduct = group.object == nullptr ? nullptr : std::get_if<Did>(&group.object->meaning);
    return std::ranges::any_of(read_.acts, [&](const Act& act) {
        const auto* done = std::get_if<adjudicate::Happening>(&act.what);
        const bool is_it = conduct != nullptr && done != nullptr && done->kind() == conduct->kind;
        return act.by != who && (conduct != nullptr ? is_it : handles(act, group.operands));
    });
}

/// Whether all men and squares that are named are those of the act.
bool LineReader::handles(const Act& act, const std::vector<Element>& named) const {
    const auto squares = squares_of(act);
    const auto is_there = [&](chess::Role role) {
        return !board_.now() || std::ranges::any_of(squares, [&](chess::Square square) {
            const auto man = board_.now()->board.at(square);
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

/// "demands that he move the knight": not only what was done is meant, but what is to be done.
bool LineReader::wants_a_move_of(const SaidGroup& group) {
    constexpr std::string_view kWants[] = {"demand", "insist", "require"}, kMoves[] = {"move", "play"};
    const auto words = compared(group.text);
    const auto has_any = [&](const auto& any) {
        return std::ranges::any_of(words,
                                   [&](const auto& word) { return std::ranges::find(any, word) != std::end(any); });
    };
    const bool is_of_one_man =
        group.operands.size() == 1 && group.object == nullptr && !group.operands.front().is(Link::taking);
    return is_of_one_man && has_any(kWants) && has_any(kMoves);
}

Result<void> LineReader::point_out(const SaidGroup& group) {
    if (wants_a_move_of(group)) return demand(group);
    const bool is_own = carried_ && last_mover_ == carried_;
    if (group.who == Who::same && is_own) return ask("who is meant?", "write white or black");
    const bool is_of_touch_told =  // "black d7-d6; then claims touch move"
        !group.who && carried_ && lower(group.text).find(kTouched) != std::string::npos &&
        std::ranges::any_of(read_.acts, [&](const Act& act) {
            return std::holds_alternative<adjudicate::Touch>(act.what) && act.by == adjudicate::person_of(!*carried_);
        });
    if (is_of_touch_told) return add({adjudicate::person_of(*carried_), adjudicate::PointOut{}}), Result<void>();
    const Unnamed otherwise = group.who || is_own || !carried_ ? Unnamed::ask : Unnamed::on_turn;
    const auto who = actor(group, otherwise);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_of_touch = read_.acts.empty() && lower(group.text).find(kTouched) != std::string::npos;
    if (is_of_touch)
        return ask("which man was touched, and by whom?",
                   "write the touch first, and then who points it out: 'black touches e7; white points it out'");
    if (const auto of = illegal_move_found(group, *who)) {
        make_untold_move(*of);
        read_.acts.back().by = *who;
        return {};
    }
    const bool is_of_nothing_told = *who == Person::spectator && !last_mover_ && !group.of && names_illegal(group);
    if (is_of_nothing_told) return speak_beside_game(*who), Result<void>();
    const bool is_named = !group.operands.empty() || group.object != nullptr;
    if (is_named && !names_told(group, *who))
        return ask("what does he point out?", "write first what was done and by whom, and then 'points it out'");
    const bool is_again = last_act<adjudicate::PointOut>() != nullptr && read_.acts.back().by == *who;
    if (is_again) return {};  // "black: illegal, calls the arbiter"
    if (found_by(*who)) return {};
    const auto of = group.of ? person(*group.of) : Result<Person>(Person::both);
    if (!of) return tl::unexpected<Error>(of.error());
    const bool is_told = last_mover_ && adjudicate::color_of(*of) == last_mover_ && *of != *who;
    if (group.of && !is_told)
        return ask("which move does he call illegal?",
                   "write it first with its squares, and then who points it out; of one long made: 'arbiter finds an "
                   "illegal move of black'");
    add({*who, adjudicate::PointOut{}});
    return {};
}

/// "makes an illegal move", and no squares on no board: told by its kind.
void LineReader::make_untold_move(Color by) {
    untold_move_ = read_.acts.size();
    add({Person::arbiter, adjudicate::Happening{std::string(rules::name_of(ActWord::find)),
                                                std::string(rules::name_of(rules::Kind::illegal_move)), by}});
}

/// "black points out an illegal move of white", of which the line has told nothing.
std::optional<Color> LineReader::illegal_move_found(const SaidGroup& group, Person who) const {
    const auto of = group.of && !last_mover_ && !board_.is_known() ? color_called(*group.of) : std::nullopt;
    const bool is_all =
        std::ranges::all_of(group.operands, [](const Element& one) { return one.as<Link>() != nullptr; });
    const bool is_it = of && is_all && group.object == nullptr && names_illegal(group);
    return is_it && adjudicate::color_of(who) != of && !untold_move_ ? of : std::nullopt;
}

/// Of the other player than who made that move.
bool LineReader::answers_untold(Color by) const {
    const auto* untold = untold_move_ ? std::get_if<adjudicate::Happening>(&read_.acts[*untold_move_].what) : nullptr;
    return untold != nullptr && untold->of == !by && !read_.facts.contains("opponent_replied");
}

/// The press that belongs to that move, and nothing else was done since: the move is completed.
bool LineReader::completes_untold(Person who) const {
    if (!untold_move_ || *untold_move_ + 1 != read_.acts.size()) return false;
    const Act& found = read_.acts[*untold_move_];
    const auto of = std::get<adjudicate::Happening>(found.what).of;
    return found.by == Person::arbiter && of == adjudicate::color_of(who);
}

/// What this person may have found, of which the line says only that it was so.
std::optional<std::size_t> LineReader::found_by_nobody(Person who) const {
    const auto is_open = [&](std::size_t act) {
        const auto of = std::get<adjudicate::Happening>(read_.acts[act].what).of;
        const bool is_his = !of || adjudicate::color_of(who) != of;
        return is_his && read_.acts[act].by == Person::arbiter && !found_later_.contains(act);
    };
    if (untold_move_ && is_open(*untold_move_)) return untold_move_;
    const auto is_offence = [&](const Act& act) {
        return act.by != who && (adjudicate::is_move(act) || may_be_offence(act));
    };
    const bool is_it =
        unsaid_ && is_open(*unsaid_) &&
        std::none_of(read_.acts.begin() + static_cast<std::ptrdiff_t>(*unsaid_) + 1, read_.acts.end(), is_offence);
    return is_it ? unsaid_ : std::nullopt;
}

/// Who points that out is the one who found it, then and not before. Whether he does.
bool LineReader::found_by(Person who) {
    const auto found = found_by_nobody(who);
    if (!found) return false;
    if (*found + 1 == read_.acts.size()) return read_.acts[*found].by = who, true;
    found_later_.emplace(*found, read_.acts.size());
    add({who, adjudicate::PointOut{}});
    return true;
}

/// What was found after other things had been done stands where somebody points it out.
void LineReader::place_findings() {
    while (!found_later_.empty()) {
        const auto [found, pointed_out] = *found_later_.begin();
        Act act = std::move(read_.acts[found]);
        act.by = read_.acts[pointed_out].by;
        act.facts.merge(read_.acts[pointed_out].facts);
        read_.acts[pointed_out] = std::move(act);
        read_.acts.erase(read_.acts.begin() + static_cast<std::ptrdiff_t>(found));
        found_later_.erase(found_later_.begin());
        std::map<std::size_t, std::size_t> rest;
        for (const auto& [first, then] : found_later_) rest.emplace(first - 1, then > found ? then - 1 : then);
        found_later_ = std::move(rest);
    }
}

}  // namespace jadoube::desk
