// What is asked and told of a line once all its groups are read.
#include <algorithm>

#include "base/error.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSwitchedOff = "off", kOffInBag = "off_in_bag";

bool is_press(const Act& act) {
    return std::holds_alternative<adjudicate::Press>(act.what);
}

}  // namespace

Result<void> LineReader::check_whole() {
    if (const auto given = settle_notices(); !given) return given;
    if (!written_.empty())
        return tl::unexpected<Error>(
            question("what was written with that move?", written_, "write 'claims threefold with Qe4'"));
    const auto pressed = read_.facts.find(kPressedFact);
    const bool is_unpressed = pressed != read_.facts.end() && pressed->second == rules::Values{false};
    if (is_unpressed && has_pressed_later()) {
        read_.facts.erase(pressed);
    } else if (is_unpressed && std::ranges::any_of(read_.acts, is_press) && !tell_of_unpressed_moves())
        return ask("was the clock pressed, or not?", "the line says both");
    const bool is_of_other = std::ranges::none_of(
        unpressed_, [&](const Unpressed& told) { return !told.by || illegal_by_.contains(*told.by); });
    if (!unpressed_.empty() && illegal_by_.size() == 1 && is_of_other) {
        return ask("was the clock pressed after the illegal move?",
                   "write 'presses' or 'not pressed' behind that move; of the other move it decides nothing");
    }
    if (read_.facts.contains(kIllegalBefore) && std::ranges::none_of(read_.acts, may_be_illegal)) {
        return ask("which move was illegal?", "write it with its squares: 'white Nf3-d3'");
    }
    if (!moves_later_.empty()) note(std::exchange(moves_later_, {}));
    if (const auto place = settle_devices(); !place) return place;
    if (const auto facts = check_facts(); !facts) return facts;
    count_earlier();
    if (is_impossible_ && is_said_legal_) return ask("no such man can go there", "is the move right?");
    if (is_impossible_) is_said_illegal_ = true;
    if (is_said_illegal_) return check_illegal();
    if (is_said_legal_ && last_legal_ == false)
        return ask("that move is illegal in this position", "is the position right?");
    if (is_said_legal_ && !last_legal_)
        return last_mover_ ? set("move_is_legal", rules::Value(true)) : ask("which move was legal?", "write it");
    if (read_.acts.empty() && !has_anything()) return ask("nothing is told", "write what happened: 'white touches f3'");
    return {};
}

/// "does not press; black d7-d6; white presses": the acts tell all of it, and what was told of them is left out.
bool LineReader::has_pressed_later() {
    std::erase_if(unpressed_, [&](const Unpressed& told) {
        const auto from = read_.acts.begin() + static_cast<std::ptrdiff_t>(told.acts_before);
        const auto press = std::find_if(from, read_.acts.end(), [&](const Act& act) {
            return is_press(act) && told.by && adjudicate::color_of(act.by) == told.by;
        });
        const auto is_other = [&](const Act& act) { return act.by != press->by; };
        const auto is_his_move = [&](const Act& act) { return act.by == press->by && adjudicate::is_move(act); };
        return press != read_.acts.end() && std::any_of(from, press, is_other) &&
               std::none_of(from, press, is_his_move);
    });
    return unpressed_.empty();
}

/// "in his bag, switched off", in whatever order.
Result<void> LineReader::settle_devices() {
    const auto& sounded = told_of_["device_sounded"];
    for (const std::size_t act : in_bag_) {
        const auto sound = sounded.find(act);
        const bool is_off = sound != sounded.end() && sound->second == rules::Values{std::string(kSwitchedOff)};
        const auto told = is_off ? set_at("device_place", std::string(kOffInBag), act) : Result<void>();
        if (!told) return told;
    }
    return {};
}

/// The last move of his that had been told, unless he pressed behind it before he moved again.
Act* LineReader::unpressed_move(const Unpressed& told) {
    const auto is_his = [&](const Act& act) { return told.by && adjudicate::color_of(act.by) == told.by; };
    const auto is_his_move = [&](const Act& act) { return is_his(act) && adjudicate::is_move(act); };
    const auto told_until = read_.acts.begin() + static_cast<std::ptrdiff_t>(told.acts_before);
    const auto move = std::find_if(std::make_reverse_iterator(told_until), read_.acts.rend(), is_his_move);
    if (move == read_.acts.rend()) return nullptr;
    const auto next = std::find_if(move.base(), read_.acts.end(), is_his_move);
    const bool has_pressed =
        std::any_of(move.base(), next, [&](const Act& act) { return is_his(act) && is_press(act); });
    return has_pressed ? nullptr : &*move;
}

/// "white Nf3-d3, not pressed; black d7-d6, presses": each stands with the move of the one who did not press. Whether
/// there is one for each.
bool LineReader::tell_of_unpressed_moves() {
    std::vector<Act*> moves;
    for (const Unpressed& told : unpressed_) moves.push_back(unpressed_move(told));
    if (moves.empty() || std::ranges::count(moves, nullptr) > 0) return false;
    const auto fact = read_.facts.find(kPressedFact);
    for (Act* move : moves) move->facts[fact->first] = fact->second;
    read_.facts.erase(fact);
    unpressed_.clear();
    return true;
}

/// Whose moves were irregular: by the board, by how they were made, or as somebody found.
std::set<Color> LineReader::irregular_movers() const {
    std::set<Color> movers = illegal_by_;
    for (const Act& act : read_.acts) {
        const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
        const bool is_found = happening != nullptr && happening->kind() == rules::Kind::illegal_move && happening->of;
        if (is_found) movers.insert(*happening->of);
        const auto by = adjudicate::color_of(act.by);
        if (by && adjudicate::uses_two_hands(act)) movers.insert(*by);
    }
    return movers;
}

/// The last act of the player named that may have been illegal; else of the one whose move was irregular, else of the
/// one whom the other objects to. For a press, the move before it.
const Act* LineReader::counted_move(std::optional<Color> of) const {
    const std::set<Color> movers = irregular_movers();
    const auto raised = std::find_if(read_.acts.rbegin(), read_.acts.rend(), raises);
    const auto objector = raised == read_.acts.rend() ? std::nullopt : adjudicate::color_of(raised->by);
    if (!of && movers.size() == 1) of = *movers.begin();
    if (!of && movers.empty() && objector) of = !*objector;
    const auto is_his = [&](const Act& act) { return may_be_illegal(act) && (!of || mover_of(act) == of); };
    auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), is_his);
    if (last == read_.acts.rend()) last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), may_be_illegal);
    if (last == read_.acts.rend()) return nullptr;
    while (is_press(*last) && std::next(last) != read_.acts.rend() && std::next(last)->by == last->by) ++last;
    return &*last;
}

/// "second illegal move": one before it, of whoever made this one.
void LineReader::count_earlier() {
    for (const Act& act : read_.acts) {
        const auto told = act.facts.find(kIllegalBefore);
        const auto* count = told == act.facts.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
        for (std::int64_t i = 0; count != nullptr && i < *count; ++i)
            read_.earlier.push_back({.kinds = {rules::Kind::illegal_move}, .by = act.by});
    }
    const auto told = read_.facts.find(kIllegalBefore);
    const Act* act = counted_move(counted_of_);
    if (told == read_.facts.end() || act == nullptr) return;
    const auto by = mover_of(*act);
    const auto* count = std::get_if<std::int64_t>(&told->second.front());
    if (count == nullptr || !by) return;
    read_.earlier.assign(static_cast<std::size_t>(*count),
                         {.kinds = {rules::Kind::illegal_move}, .by = adjudicate::person_of(*by)});
}

Result<void> LineReader::check_illegal() {
    if (!last_mover_) return ask("which move was illegal?", "write it with its squares: 'white Nf3-d3'");
    const auto legal = move_said_illegal_ ? move_said_illegal_->is_legal : last_legal_;
    if (!legal) return set("move_is_legal", rules::Value(false));
    if (!*legal) return {};
    const bool is_wrong_call =
        is_said_legal_ && !read_.acts.empty() && std::ranges::any_of(read_.acts, [](const Act& act) {
            return std::holds_alternative<adjudicate::PointOut>(act.what);
        });
    if (is_wrong_call) return {};  // "black says illegal, it is legal"
    if (move_said_illegal_ && move_said_illegal_->is_castling)
        return ask("that castling is legal in this position",
                   "where the king or the rook had moved before, give the position without this right to castle; where "
                   "somebody only says so, write 'points it out'");
    return ask("that move is legal in this position", "is the position right? write the move as it was made");
}

/// What is open in any case is asked before what comes of it: that a move called illegal is legal here.
Error LineReader::first_asked(Error error) {
    const bool is_legal = is_said_illegal_ && move_said_illegal_ && move_said_illegal_->is_legal == true;
    const auto illegal = is_legal ? check_illegal() : Result<void>();
    return illegal ? error : illegal.error();
}

bool LineReader::has_anything() const {
    return !read_.facts.empty() || read_.play || read_.clocks.white || read_.clocks.black;
}

}  // namespace jadoube::desk
