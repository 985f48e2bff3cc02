#include "desk/reading/whole.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "desk/acts/later.hpp"
#include "desk/acts/notice.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/movers.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kSwitchedOff = "off", kOffInBag = "off_in_bag";

/// "does not press; black d7-d6; white presses": the acts tell all of it, and what was told of them is left out.
bool has_pressed_later(LineSoFar& line) {
    std::erase_if(line.unpressed, [&](const Unpressed& told) {
        const auto from = line.read.acts.begin() + static_cast<std::ptrdiff_t>(told.acts_before);
        const auto press = std::find_if(from, line.read.acts.end(), [&](const Act& act) {
            return is_press(act) && told.by && adjudicate::color_of(act.by) == told.by;
        });
        const auto is_other = [&](const Act& act) { return act.by != press->by; };
        const auto is_his_move = [&](const Act& act) { return act.by == press->by && adjudicate::is_move(act); };
        return press != line.read.acts.end() && std::any_of(from, press, is_other) &&
               std::none_of(from, press, is_his_move);
    });
    return line.unpressed.empty();
}

/// "in his bag, switched off", in whatever order.
Result<void> settle_devices(LineSoFar& line) {
    const auto& sounded = line.told_of["device_sounded"];
    for (const std::size_t act : line.in_bag) {
        const auto sound = sounded.find(act);
        const bool is_off = sound != sounded.end() && sound->second == rules::Values{std::string(kSwitchedOff)};
        const auto told = is_off ? set_at(line, "device_place", std::string(kOffInBag), act) : Result<void>();
        if (!told) return told;
    }
    return {};
}

/// The last move of his that had been told, unless he pressed behind it before he moved again.
Act* unpressed_move(LineSoFar& line, const Unpressed& told) {
    const auto is_his = [&](const Act& act) { return told.by && adjudicate::color_of(act.by) == told.by; };
    const auto is_his_move = [&](const Act& act) { return is_his(act) && adjudicate::is_move(act); };
    const auto told_until = line.read.acts.begin() + static_cast<std::ptrdiff_t>(told.acts_before);
    const auto move = std::find_if(std::make_reverse_iterator(told_until), line.read.acts.rend(), is_his_move);
    if (move == line.read.acts.rend()) return nullptr;
    const auto next = std::find_if(move.base(), line.read.acts.end(), is_his_move);
    const bool has_pressed =
        std::any_of(move.base(), next, [&](const Act& act) { return is_his(act) && is_press(act); });
    return has_pressed ? nullptr : &*move;
}

/// "white Nf3-d3, not pressed; black d7-d6, presses": each stands with the move of the one who did not press. Whether
/// there is one for each.
bool tell_of_unpressed_moves(LineSoFar& line) {
    std::vector<Act*> moves;
    for (const Unpressed& told : line.unpressed) moves.push_back(unpressed_move(line, told));
    if (moves.empty() || std::ranges::count(moves, nullptr) > 0) return false;
    const auto fact = line.read.facts.find(kPressedFact);
    for (Act* move : moves) move->facts[fact->first] = fact->second;
    line.read.facts.erase(fact);
    line.unpressed.clear();
    return true;
}

/// Whatever was done beside the board between them.
bool makes_two_moves_running(const LineSoFar& line) {
    std::optional<adjudicate::Person> last;
    for (const Act& act : line.read.acts) {
        if (!adjudicate::is_move(act)) continue;
        if (last == act.by) return true;
        last = act.by;
    }
    return false;
}

/// "second illegal move": one before it, of whoever made this one.
void count_earlier(LineSoFar& line) {
    for (const Act& act : line.read.acts) {
        const auto told = act.facts.find(kIllegalBefore);
        const auto* count = told == act.facts.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
        for (std::int64_t i = 0; count != nullptr && i < *count; ++i)
            line.read.earlier.push_back({.kinds = {rules::Kind::illegal_move}, .by = act.by});
    }
    const auto told = line.read.facts.find(kIllegalBefore);
    const Act* act = counted_move(line, line.counted_of);
    if (told == line.read.facts.end() || act == nullptr) return;
    const auto by = mover_of(*act);
    const auto* count = std::get_if<std::int64_t>(&told->second.front());
    if (count == nullptr || !by) return;
    line.read.earlier.assign(static_cast<std::size_t>(*count),
                             {.kinds = {rules::Kind::illegal_move}, .by = adjudicate::person_of(*by)});
}

Result<void> check_illegal(LineSoFar& line) {
    if (!line.last_mover) return ask("which move was illegal?", "write it with its squares: 'white Nf3-d3'");
    const auto legal = line.move_said_illegal ? line.move_said_illegal->is_legal : line.last_legal;
    if (!legal) return set(line, "move_is_legal", rules::Value(false));
    if (!*legal) return {};
    const bool is_wrong_call =
        line.is_said_legal && !line.read.acts.empty() && std::ranges::any_of(line.read.acts, [](const Act& act) {
            return std::holds_alternative<adjudicate::PointOut>(act.what);
        });
    if (is_wrong_call) return {};  // "black says illegal, it is legal"
    if (line.move_said_illegal && line.move_said_illegal->is_castling)
        return ask("that castling is legal in this position",
                   "where the king or the rook had moved before, give the position without this right to castle; where "
                   "somebody only says so, write 'points it out'");
    return ask("that move is legal in this position", "is the position right? write the move as it was made");
}

bool has_anything(const LineSoFar& line) {
    return !line.read.facts.empty() || line.read.play || line.read.clocks.white || line.read.clocks.black;
}

}  // namespace

Result<void> check_whole(LineSoFar& line) {
    if (const auto given = settle_notices(line); !given) return given;
    if (!line.written.empty())
        return tl::unexpected<Error>(
            question("what was written with that move?", line.written, "write 'claims threefold with Qe4'"));
    const auto pressed = line.read.facts.find(kPressedFact);
    const bool is_unpressed = pressed != line.read.facts.end() && pressed->second == rules::Values{false};
    if (is_unpressed && has_pressed_later(line)) {
        line.read.facts.erase(pressed);
    } else if (is_unpressed && std::ranges::any_of(line.read.acts, is_press) && !tell_of_unpressed_moves(line))
        return ask("was the clock pressed, or not?", "the line says both");
    const bool is_of_other = std::ranges::none_of(
        line.unpressed, [&](const Unpressed& told) { return !told.by || line.illegal_by.contains(*told.by); });
    if (!line.unpressed.empty() && line.illegal_by.size() == 1 && is_of_other) {
        return ask("was the clock pressed after the illegal move?",
                   "write 'presses' or 'not pressed' behind that move; of the other move it decides nothing");
    }
    if (line.read.facts.contains(kIllegalBefore) && std::ranges::none_of(line.read.acts, may_be_illegal)) {
        return ask("which move was illegal?", "write it with its squares: 'white Nf3-d3'");
    }
    if (line.moves_twice && !makes_two_moves_running(line))
        return ask("which moves were made one after the other?", "write both: 'white d2-d3; white Ng1-f3'");
    if (!line.moves_later.empty()) note(line, std::exchange(line.moves_later, {}));
    if (const auto over = check_after_result(line); !over) return over;
    if (const auto place = settle_devices(line); !place) return place;
    if (const auto facts = check_facts(line); !facts) return facts;
    count_earlier(line);
    if (line.is_impossible && line.is_said_legal) return ask("no such man can go there", "is the move right?");
    if (line.is_impossible) line.is_said_illegal = true;
    if (line.is_said_illegal) return check_illegal(line);
    if (line.is_said_legal && line.last_legal == false)
        return ask("that move is illegal in this position", "is the position right?");
    if (line.is_said_legal && !line.last_legal)
        return line.last_mover ? set(line, "move_is_legal", rules::Value(true))
                               : ask("which move was legal?", "write it");
    if (line.read.acts.empty() && !has_anything(line))
        return ask("nothing is told", "write what happened: 'white touches f3'");
    return {};
}

/// What is open in any case is asked before what comes of it: that a move called illegal is legal here.
Error first_asked(LineSoFar& line, Error error) {
    const bool is_legal = line.is_said_illegal && line.move_said_illegal && line.move_said_illegal->is_legal == true;
    const auto illegal = is_legal ? check_illegal(line) : Result<void>();
    return illegal ? error : illegal.error();
}

}  // namespace jadoube::desk
