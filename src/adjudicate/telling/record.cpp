#include "adjudicate/telling/record.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/story.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

/// What is found is a half-move of the record, or comes from one.
bool is_shown_by_the_record(Kind kind) {
    return kind == Kind::observed_illegal_position || rules::kind_covers(Kind::illegal_move, kind);
}

/// Whether the check that this half-move of the record had to meet was announced; unknown where nothing of the kind is
/// on record and not all is told.
std::optional<bool> announced_before(const Story& story, int ply) {
    if (was_said(story, rules::ActWord::say_check, ply - 1)) return true;
    return story.dispute.told_complete ? std::optional(false) : std::nullopt;
}

/// A half-move of the record becomes the incident: what came later in the record came after it.
Incident half_move(const Story& story, int ply) {
    const chess::Setup& base = story.replay->at(game::Ply{ply - 1});
    Incident incident;
    incident.base = base;
    incident.ply = ply - 1;
    incident.offender = base.turn;
    incident.play.done = classify_played(base, story.replay->move_to(game::Ply{ply}));
    incident.now = story.replay->at(story.replay->end());
    incident.play.complete = true;
    incident.play.pressed = true;
    incident.check_was_announced = announced_before(story, ply);
    const int later = static_cast<int>(story.game.moves.size()) - ply;
    if (later >= 1) incident.since.claimant_touched = incident.since.opponent_replied = true;
    if (later >= 2) incident.since.moved_again = true;
    return incident;
}

}  // namespace

void take_the_record(Story& story) {
    for (std::size_t i = 0; i < story.game.moves.size(); ++i) {
        if (!std::holds_alternative<game::IrregularMove>(story.game.moves[i].played)) continue;
        Incident move = half_move(story, static_cast<int>(i) + 1);
        move.fate = Fate::unread;
        move.of_the_record = true;
        story.now.matters.push_back(std::move(move));
    }
}

void read_the_record(Story& story) {
    if (story.now.over) return;
    for (Incident& move : story.now.matters) {
        if (move.fate != Fate::unread) continue;
        move.fate = Fate::open;
        if (!move.objection.raised_by) move.objection.raised_by = story.dispute.reported_by.value_or(Person::nobody);
    }
}

/// Who resigns or agrees where the side on turn has no move: whether the last move was in order is what it hangs on.
bool brings_up_the_record(const Story& story, const Incident& incident) {
    if (asks_for_the_record(incident)) return true;
    const auto position = playable(story);
    const bool is_word_on_the_game = std::any_of(incident.kinds.begin(), incident.kinds.end(), [](Kind kind) {
        return rules::row_of(kind).traits.ends_game_unregulated;
    });
    return is_word_on_the_game && position && !position->has_legal_move();
}

/// A check that the player on turn has passed over with his last move of the record: whether it had been announced
/// then. Nothing where he stands in no such check.
std::optional<bool> is_passed_check_announced(const Story& story) {
    const int end = story.replay ? story.replay->end().value : 0;
    if (end < 2) return std::nullopt;
    const chess::Setup& now = story.replay->at(game::Ply{end});
    const chess::Setup& before = story.replay->at(game::Ply{end - 2});
    const bool is_passed =
        before.turn == now.turn && chess::is_king_attacked(now, now.turn) && chess::is_king_attacked(before, now.turn);
    return is_passed ? announced_before(story, end - 1) : std::nullopt;
}

std::optional<std::size_t> doubt_record(Story& story, Person by, int ply) {
    const int after_end = ply - static_cast<int>(story.game.moves.size());
    if (after_end > 0 && after_end <= story.game.played_on) {
        no_effect(story, NoEffect::game_over);
        return std::nullopt;
    }
    if (!story.replay || ply < 1 || ply > static_cast<int>(story.game.moves.size())) {
        refuse(story, fmt::format("the record has no half-move {}", ply),
               story.game.moves.empty() ? std::string("no move of the game is known")
                                        : fmt::format("give a number from 1 to {}", story.game.moves.size()));
        return std::nullopt;
    }
    read_the_record(story);
    auto move = std::find_if(story.now.matters.begin(), story.now.matters.end(),
                             [&](const Incident& one) { return one.of_the_record && one.ply == ply - 1; });
    if (move == story.now.matters.end()) {
        open(story, half_move(story, ply));
        move = story.now.matters.end() - 1;
        move->of_the_record = true;
    }
    if (is_settled(story, *move) || move->fate == Fate::fallen) {
        no_effect(story, move->fate == Fate::fallen ? NoEffect::position_gone : NoEffect::ruled_upon);
        return std::nullopt;
    }
    return doubt(story, by, *move);
}

bool finds_in_the_record(Story& story, Person by, Kind kind) {
    const auto first = std::find_if(story.game.moves.begin(), story.game.moves.end(), [](const game::HalfMove& move) {
        return std::holds_alternative<game::IrregularMove>(move.played);
    });
    if (first == story.game.moves.end() || !is_shown_by_the_record(kind)) return false;
    const auto matter = doubt_record(story, by, static_cast<int>(first - story.game.moves.begin()) + 1);
    if (!matter) return true;
    Incident& found = story.now.matters[*matter];
    found.kinds = kinds_of(found);
    if (!rules::kind_covers(Kind::illegal_move, kind)) found.kinds.push_back(kind);
    found.own_kinds = true;
    raise(story, *matter);
    return true;
}

bool is_just_ruled_upon(const Story& story, Person by, Kind kind, std::optional<chess::Color> offender) {
    const bool is_looked_for = rules::kind_covers(Kind::illegal_move, kind);
    const auto parts = [&](const Incident& matter) {
        const bool is_said = is_only_said(matter) || is_beside_the_board(matter) ||
                             (is_looked_for && rules::covers_any(Kind::claim, matter.kinds));
        return rules::covers_any(kind, matter.kinds) || !is_said;
    };
    const auto found = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), parts);
    if (found == story.now.matters.rend() || has_content(story.now.unfinished)) return false;
    const Objection& raised = found->objection;
    const bool is_his = !offender || found->offender == offender;
    return is_his && (raised.doubted || is_looked_for) && raised.raised_by != by && found->fate == Fate::judged &&
           !raised.was_let_pass && rules::covers_any(kind, found->kinds);
}

}  // namespace jadoube::adjudicate
