#include "adjudicate/story/folder.hpp"

#include <fmt/format.h>

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;

namespace {

std::vector<Handled> men_handled(const Incident& incident) {
    std::vector<Handled> men = incident.touched;
    if (!incident.done) return men;
    for (const Square square : handled(*incident.done)) men.push_back({square, {}, true});
    return men;
}

/// Whether an own Rook stands on the side towards which the King went.
bool has_rook_to_fetch(const Done& done, const Setup& base) {
    const int step = done.raw.man.to > done.raw.man.from ? 1 : -1;
    for (int file = done.raw.man.from.file() + step; file >= 0 && file < 8; file += step) {
        const auto piece = base.board.at(Square::at(file, done.raw.man.from.rank()));
        if (piece == chess::Piece{done.raw.by, chess::Role::rook}) return true;
    }
    return false;
}

}  // namespace

void Folder::on(Person by, const Touch& touch) {
    const auto color = player(by);
    if (!color) return;
    for (const Square square : touch.squares)
        if (!check_man(square)) return;
    take_turn_given_up(*color);
    mark_touched(*color);
    Incident out_of_turn = separate_incident(*color, Kind::out_of_turn_touch);
    Incident& incident = turn_for(*color) == *color ? current_ : out_of_turn;
    incident.only_carried = false;
    for (const Square square : touch.squares) incident.touched.push_back({square, touch.said, touch.deliberate});
    incident.order_known = incident.order_known && touch.order_known;
    incident.acts.push_back(index_);
    if (&incident == &out_of_turn) folded_.incidents.push_back(std::move(out_of_turn));
}

void Folder::on(Person by, const PlaceMan& place) {
    const auto color = player(by);
    if (!color || !check_man(place.step.first)) return;
    on(by, Touch{{place.step.first}, {}, true, true});
    if (turn_for(*color) != *color) return;
    if (!position_) {
        current_.let_go_unseen = place.released;
        current_.complete = false;
        return;
    }
    current_.done = classify_move(*position_, *color, MoveMan{place.step});
    current_.done->captured_man_off = false;
    current_.done->held = !place.released;
    current_.complete = false;
}

template <typename Classify>
void Folder::moved(Person by, const Classify& classify) {
    const auto color = player(by);
    if (!color) return;
    take_turn_given_up(*color);
    mark_touched(*color);
    if (turn_for(*color) != *color) take_turn_given_away(*color);
    if (turn_for(*color) != *color) {
        Incident incident = separate_incident(color, Kind::out_of_turn_move);
        incident.acts.push_back(index_);
        if (position_) {
            incident.done = classify(*color);
            for (const Square square : handled(*incident.done)) incident.touched.push_back({square, {}, true});
            incident.now = with(*incident.done, *position_);
            incident.now->turn = position_->turn;
        }
        folded_.incidents.push_back(std::move(incident));
        return;
    }
    current_.acts.push_back(index_);
    if (!position_) return pass_unknown_turn();
    current_.done = classify(*color);
    close_if_complete();
}

void Folder::take_turn_given_up(Color actor) {
    if (turn_for(actor) == actor || !current_.done || !current_.base) return;
    if (!gives_up_turn(*current_.done, ruleset_.definitions)) return;
    if (!current_.now) current_.now = with(*current_.done, *current_.base);
    close_turn();
}

void Folder::take_turn_given_away(Color mover) {
    if (folded_.incidents.empty() || !position_) return;
    Incident& press = folded_.incidents.back();
    const bool empty_press = press.pressed && press.offender == turn_ && !press.done && press.touched.empty();
    if (!empty_press || !press.kinds.empty()) return;
    press.complete = true;
    folded_.line.push_back({game::UnknownMove{}, {}});
    position_ = game::after(*position_, game::UnknownMove{});
    turn_ = mover;
    ++ply_;
    fresh_turn();
}

void Folder::on(Person by, const MoveMan& move) {
    if (!check_man(move.step.first)) return;
    if (move.taken && !check_man(*move.taken)) return;
    moved(by, [&](Color color) { return classify_move(*position_, color, move); });
}

void Folder::on(Person by, const Castle& castle) {
    if (!check_man(castle.king.first)) return;
    moved(by, [&](Color color) { return classify_castling(*position_, color, castle); });
}

void Folder::pass_unknown_turn() {
    Incident incident = std::move(current_);
    incident.complete = true;
    incident.moved_unseen = true;
    mark_moved(*turn_);
    folded_.incidents.push_back(std::move(incident));
    last_closed_ = folded_.incidents.size() - 1;
    turn_ = !*turn_;
    ++ply_;
    fresh_turn();
}

bool Folder::is_castling_without_rook(const Done& done) const {
    const auto given = game_.event.find("rook_given");
    if (!done.castling || done.raw.rook || given == game_.event.end() || given->second != rules::Values{true}) {
        return false;
    }
    const Square corner = Square::at(done.raw.man.to > done.raw.man.from ? 7 : 0, done.raw.man.from.rank());
    return current_.base->board.at(corner) != chess::Piece{done.raw.by, chess::Role::rook};
}

void Folder::close_if_complete() {
    const Setup& base = *current_.base;
    current_.now = with(*current_.done, base);
    current_.done->without_rook = is_castling_without_rook(*current_.done);
    const bool unfinished_castling =
        current_.done->castling && !current_.done->raw.rook && has_rook_to_fetch(*current_.done, base);
    const bool unfinished_promotion =
        is_promotion(*current_.done, base) && new_piece(*current_.done) != rules::NewPiece::allowed;
    current_.complete = current_.done->legal ? is_complete(*current_.done, base, true, ruleset_.definitions)
                                             : !unfinished_castling && !unfinished_promotion;
    if (*current_.complete) close_turn();
}

void Folder::on(Person by, const NamePiece& name) {
    const auto color = player(by);
    if (!color) return;
    if (turn_for(*color) != *color || !current_.done || !current_.base) {
        return refuse("no pawn of this player waits for a piece", "enter the move of the pawn first");
    }
    const MoveMan move{{current_.done->raw.man.from, current_.done->raw.man.to},
                       current_.done->raw.taken,
                       name.piece,
                       current_.done->two_hands};
    current_.acts.push_back(index_);
    current_.done = classify_move(*current_.base, *color, move);
    current_.done->named_only = true;
    close_if_complete();
}

void Folder::on(Person by, const Press& press) {
    const auto color = player(by);
    if (!color) return;
    if (press.other_hand) {
        folded_.incidents.push_back(separate_incident(color, Kind::press_other_hand));
        folded_.incidents.back().acts.push_back(index_);
    }
    if (turn_for(*color) == *color) {
        current_.pressed = true;
        current_.acts.push_back(index_);
        if (current_.done && current_.now) return close_turn();
        current_.now = position_;
        folded_.incidents.push_back(std::move(current_));
        return fresh_turn();
    }
    if (Incident* incident = last_turn_of(*color)) {
        incident->pressed = true;
        incident->acts.push_back(index_);
    }
}

void Folder::on(Person by, const Retract&) {
    const auto color = player(by);
    if (!color) return;
    if (turn_for(*color) == *color) {
        if (!has_content(current_)) return refuse("there is nothing to take back");
        current_.retracted = true;
        current_.acts.push_back(index_);
        const std::vector<Handled> touched = men_handled(current_);
        folded_.incidents.push_back(std::move(current_));
        return carry_on(touched);
    }
    Incident* incident = last_turn_of(*color);
    if (incident == nullptr) return refuse("this player has no move to take back");
    incident->retracted = true;
    incident->acts.push_back(index_);
    position_ = incident->base;
    ply_ = incident->ply;
    folded_.line.resize(static_cast<std::size_t>(ply_));
    turn_ = *color;
    const std::vector<Handled> touched = men_handled(*incident);
    last_closed_.reset();
    carry_on(touched);
}

void Folder::carry_on(std::vector<Handled> touched) {
    fresh_turn();
    current_.touched = std::move(touched);
    current_.only_carried = true;
}

}  // namespace jadoube::adjudicate
