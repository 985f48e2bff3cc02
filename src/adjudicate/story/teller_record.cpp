// The record of the game in the story: half-moves of it that somebody objects to, and those that were not in order.
#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

/// What is found is a half-move of the record, or comes from one.
bool is_shown_by_the_record(Kind kind) {
    return kind == Kind::observed_illegal_position || rules::kind_covers(Kind::illegal_move, kind);
}

}  // namespace

void Teller::take_the_record() {
    for (std::size_t i = 0; i < game_.moves.size(); ++i) {
        if (!std::holds_alternative<game::IrregularMove>(game_.moves[i].played)) continue;
        Incident move = half_move(static_cast<int>(i) + 1);
        move.fate = Fate::unread;
        move.of_the_record = true;
        standing_.matters.push_back(std::move(move));
    }
}

void Teller::read_the_record() {
    if (standing_.over) return;
    for (Incident& move : standing_.matters) {
        if (move.fate != Fate::unread) continue;
        move.fate = Fate::open;
        if (!move.objection.raised_by) move.objection.raised_by = dispute_.reported_by.value_or(Person::nobody);
    }
}

/// Who resigns or agrees where the side on turn has no move: whether the last move was in order is what it hangs on.
bool Teller::brings_up_the_record(const Incident& incident) const {
    if (asks_for_the_record(incident)) return true;
    const auto position = playable();
    const bool is_word_on_the_game = std::any_of(incident.kinds.begin(), incident.kinds.end(), [](Kind kind) {
        return rules::row_of(kind).traits.ends_game_unregulated;
    });
    return is_word_on_the_game && position && !position->has_legal_move();
}

/// Whether the check that this half-move of the record had to meet was announced; unknown where nothing of the kind is
/// on record and not all is told.
std::optional<bool> Teller::announced_before(int ply) const {
    if (was_said(rules::ActWord::say_check, ply - 1)) return true;
    return dispute_.told_complete ? std::optional(false) : std::nullopt;
}

/// A check that the player on turn has passed over with his last move of the record: whether it had been announced
/// then. Nothing where he stands in no such check.
std::optional<bool> Teller::is_passed_check_announced() const {
    const int end = replay_ ? replay_->end().value : 0;
    if (end < 2) return std::nullopt;
    const chess::Setup& now = replay_->at(game::Ply{end});
    const chess::Setup& before = replay_->at(game::Ply{end - 2});
    const bool is_passed =
        before.turn == now.turn && chess::is_king_attacked(now, now.turn) && chess::is_king_attacked(before, now.turn);
    return is_passed ? announced_before(end - 1) : std::nullopt;
}

Incident Teller::half_move(int ply) const {
    const chess::Setup& base = replay_->at(game::Ply{ply - 1});
    Incident incident;
    incident.base = base;
    incident.ply = ply - 1;
    incident.offender = base.turn;
    incident.play.done = classify_played(base, replay_->move_to(game::Ply{ply}));
    incident.now = replay_->at(replay_->end());
    incident.play.complete = true;
    incident.play.pressed = true;
    incident.check_was_announced = announced_before(ply);
    const int later = static_cast<int>(game_.moves.size()) - ply;
    if (later >= 1) incident.since.claimant_touched = incident.since.opponent_replied = true;
    if (later >= 2) incident.since.moved_again = true;
    return incident;
}

std::optional<std::size_t> Teller::doubt_record(Person by, int ply) {
    const int after_end = ply - static_cast<int>(game_.moves.size());
    if (after_end > 0 && after_end <= game_.played_on) {
        no_effect(NoEffect::game_over);
        return std::nullopt;
    }
    if (!replay_ || ply < 1 || ply > static_cast<int>(game_.moves.size())) {
        refuse(fmt::format("the record has no half-move {}", ply),
               game_.moves.empty() ? std::string("no move of the game is known")
                                   : fmt::format("give a number from 1 to {}", game_.moves.size()));
        return std::nullopt;
    }
    read_the_record();
    auto move = std::find_if(standing_.matters.begin(), standing_.matters.end(),
                             [&](const Incident& one) { return one.of_the_record && one.ply == ply - 1; });
    if (move == standing_.matters.end()) {
        open(half_move(ply));
        move = standing_.matters.end() - 1;
        move->of_the_record = true;
    }
    if (is_settled(*move) || move->fate == Fate::fallen) {
        no_effect(move->fate == Fate::fallen ? NoEffect::position_gone : NoEffect::ruled_upon);
        return std::nullopt;
    }
    return doubt(by, *move);
}

bool Teller::finds_in_the_record(Person by, Kind kind) {
    const auto first = std::find_if(game_.moves.begin(), game_.moves.end(), [](const game::HalfMove& move) {
        return std::holds_alternative<game::IrregularMove>(move.played);
    });
    if (first == game_.moves.end() || !is_shown_by_the_record(kind)) return false;
    const auto matter = doubt_record(by, static_cast<int>(first - game_.moves.begin()) + 1);
    if (!matter) return true;
    Incident& found = standing_.matters[*matter];
    found.kinds = kinds_of(found);
    if (!rules::kind_covers(Kind::illegal_move, kind)) found.kinds.push_back(kind);
    found.own_kinds = true;
    raise(*matter);
    return true;
}

}  // namespace jadoube::adjudicate
