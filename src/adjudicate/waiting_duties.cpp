#include "adjudicate/waiting_duties.hpp"

#include <algorithm>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Square;
using rules::Kind;

/// Where a man went when this was done; nothing where it was taken.
std::optional<Square> followed(Square man, const Done& done) {
    if (done.captured == man) return std::nullopt;
    if (done.raw.man.from == man) return done.raw.man.to;
    if (done.raw.rook && done.raw.rook->from == man) return done.raw.rook->to;
    return done.raw.man.to == man ? std::nullopt : std::optional(man);
}

bool is_out_of_turn(const Incident& incident) {
    return !incident.kinds.empty() && rules::kind_covers(Kind::out_of_turn, incident.kinds.front());
}

void impose(const PendingDuty& duty, Incident& turn) {
    std::vector<Handled> men;
    for (const Square man : duty.men) men.push_back({man, rules::NoticeTime::none, true});
    turn.touched.insert(turn.touched.begin(), men.begin(), men.end());
    turn.deemed = duty.deemed;
    turn.due_under = duty.articles;
    if (!turn.demand) turn.demand = duty.demand;
    if (turn.kinds.empty() && !men.empty()) turn.kinds = {duty.kind};
}

}  // namespace

void WaitingDuties::take(std::size_t matter, const std::vector<Judged>& judged) {
    std::erase_if(duties_, [&](const Waiting& waiting) { return waiting.from == matter; });
    for (const Judged& one : judged)
        for (const PendingDuty& duty : one.duties) duties_.push_back({duty, matter});
}

void WaitingDuties::fall_due(std::size_t matter, Incident& turn) {
    if (is_out_of_turn(turn) || !turn.offender) return;
    for (Waiting& waiting : duties_) {
        const bool is_due =
            !waiting.due_in && !waiting.is_taken_up && waiting.from < matter && waiting.duty.binds == *turn.offender;
        if (is_due) waiting.due_in = matter;
        if (waiting.due_in == matter) impose(waiting.duty, turn);
    }
}

void WaitingDuties::follow_men(std::size_t matter, const Incident& turn) {
    const bool on_board = turn.done && turn.complete == true && !turn.retracted && !is_out_of_turn(turn);
    if (!on_board) return;
    for (Waiting& waiting : duties_) {
        if (waiting.from >= matter || waiting.due_in) continue;
        std::vector<Square> men;
        for (const Square man : waiting.duty.men)
            if (const auto now = followed(man, *turn.done)) men.push_back(*now);
        waiting.is_gone = waiting.is_gone || (men.empty() && !waiting.duty.men.empty());
        waiting.duty.men = std::move(men);
    }
}

std::vector<Incident> WaitingDuties::fallen_due(const Standing& standing) {
    std::vector<Incident> turns;
    if (!standing.board || !standing.turn || standing.over) return turns;
    for (Waiting& waiting : duties_) {
        const PendingDuty& duty = waiting.duty;
        if (waiting.due_in || waiting.is_taken_up || duty.binds != *standing.turn || duty.men.empty()) continue;
        waiting.is_taken_up = true;
        Incident turn;
        turn.offender = duty.binds;
        turn.base = standing.board;
        turn.now = standing.board;
        turn.ply = standing.ply;
        turn.claimant_touched = false;
        turn.opponent_replied = false;
        impose(duty, turn);
        turns.push_back(std::move(turn));
    }
    return turns;
}

bool WaitingDuties::waits(std::size_t matter) const {
    return std::any_of(duties_.begin(), duties_.end(), [&](const Waiting& waiting) {
        return waiting.from == matter && !waiting.due_in && !waiting.is_gone && !waiting.is_taken_up;
    });
}

Obligation obligation_of(const PendingDuty& duty) {
    Obligation obligation;
    obligation.binds = duty.binds;
    obligation.chooser = party_of(duty.binds);
    obligation.articles = duty.articles;
    obligation.first_due = duty.binds;
    Option option;
    option.action = rules::do_word(name_of(duty.kind));
    for (const Square man : duty.men) option.man += (option.man.empty() ? "" : " ") + chess::to_text(man);
    obligation.options.push_back(std::move(option));
    return obligation;
}

}  // namespace jadoube::adjudicate
