#include "adjudicate/dispute/waiting_duties.hpp"

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "game/replay.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Square;
using rules::Kind;

bool is_out_of_turn(const Incident& incident) {
    return !incident.kinds.empty() && rules::kind_covers(Kind::out_of_turn, incident.kinds.front());
}

void add_once(std::vector<std::string>& articles, const std::vector<std::string>& more) {
    for (const std::string& id : more)
        if (std::find(articles.begin(), articles.end(), id) == articles.end()) articles.push_back(id);
}

/// Since that turn began, before he has elected anything in it.
bool has_touched_in_turn_of_other(const Standing& standing, chess::Color claimant) {
    return std::any_of(standing.matters.begin(), standing.matters.end(), [&](const Incident& touch) {
        return touch.offender == claimant && touch.ply == standing.ply &&
               rules::covers_any(Kind::out_of_turn_touch, touch.kinds) && meant_to_touch(touch);
    });
}

/// After what was imposed before it: the men count in the order in which they were touched.
void impose(const PendingDuty& duty, const std::vector<Square>& men, Incident& turn, std::size_t after) {
    std::vector<Handled> touched;
    for (const Square man : men) touched.push_back({man, rules::NoticeTime::none, true});
    turn.play.touched.insert(turn.play.touched.begin() + static_cast<std::ptrdiff_t>(after), touched.begin(),
                             touched.end());
    for (const auto& [fact, values] : duty.deemed) turn.due.deemed[fact] = values;
    add_once(turn.due.under, duty.articles);
    if (!turn.choice.demand) turn.choice.demand = duty.demand;
    if (turn.kinds.empty() && !men.empty()) turn.kinds = {duty.kind};
}

}  // namespace

void WaitingDuties::take(std::size_t matter, const std::vector<Judged>& judged) {
    std::erase_if(duties_, [&](const Waiting& waiting) { return waiting.from == matter; });
    for (const Judged& one : judged)
        for (const PendingDuty& duty : one.duties) duties_.push_back({duty, matter});
}

void WaitingDuties::go_back(std::size_t matter, int ply, const game::IrregularMove& undone) {
    for (Waiting& waiting : duties_) {
        if (waiting.from != matter) continue;
        std::replace(waiting.duty.men.begin(), waiting.duty.men.end(), undone.man.to, undone.man.from);
        waiting.duty.ply = ply;
    }
}

void WaitingDuties::wait_again(std::size_t matter, int ply, const Standing& standing) {
    for (Waiting& waiting : duties_) {
        const bool has_gone = waiting.due_in && *waiting.due_in > matter && *waiting.due_in < standing.matters.size() &&
                              standing.matters[*waiting.due_in].ply >= ply;
        if (has_gone && waiting.duty.ply < ply) waiting.due_in.reset();
        if (waiting.taken_up_at >= ply && waiting.duty.ply < ply) waiting.taken_up_at.reset();
    }
}

void WaitingDuties::pass(chess::Color player) {
    std::erase_if(duties_, [&](const Waiting& waiting) {
        return waiting.duty.binds == player && !waiting.due_in && !waiting.taken_up_at;
    });
}

void WaitingDuties::fall_due(std::size_t matter, Incident& turn, const Standing& standing) {
    if (is_out_of_turn(turn) || !turn.offender) return;
    std::size_t imposed = 0;
    for (Waiting& waiting : duties_) {
        const bool is_due = !waiting.due_in && !waiting.taken_up_at && waiting.from < matter &&
                            waiting.duty.binds == *turn.offender && waiting.duty.ply <= turn.ply;
        if (is_due) waiting.due_in = matter;
        if (waiting.due_in != matter) continue;
        const auto men = men_at(turn.ply, waiting.duty, standing);
        impose(waiting.duty, men, turn, imposed);
        imposed += men.size();
    }
}

std::vector<Kind> WaitingDuties::kinds_due_in(std::size_t matter, Incident turn, const Standing& standing) const {
    turn.kinds.clear();
    WaitingDuties(*this).fall_due(matter, turn, standing);
    return std::move(turn.kinds);
}

std::optional<Incident> WaitingDuties::fallen_due(const Standing& standing) {
    if (!standing.board || !standing.turn || standing.over) return std::nullopt;
    Incident turn;
    turn.offender = standing.turn;
    turn.base = turn.now = standing.board;
    turn.ply = standing.ply;
    turn.since.opponent_replied = false;
    turn.since.claimant_touched = has_touched_in_turn_of_other(standing, !*standing.turn);
    for (Waiting& waiting : duties_) {
        if (waiting.due_in || waiting.taken_up_at || waiting.duty.binds != *standing.turn) continue;
        const auto men = men_at(standing.ply, waiting.duty, standing);
        if (!men.empty()) waiting.taken_up_at = standing.ply;
        impose(waiting.duty, men, turn, turn.play.touched.size());
    }
    return turn.play.touched.empty() ? std::nullopt : std::optional(turn);
}

std::vector<Square> WaitingDuties::men_at(int ply, const PendingDuty& duty, const Standing& standing) const {
    if (!start_) return duty.men;
    const game::Replay line(*start_, standing.line);
    std::vector<Square> men = duty.men;
    for (int at = duty.ply; at < std::min(ply, line.end().value); ++at) {
        const Done done = classify_played(line.at(game::Ply{at}), line.move_to(game::Ply{at + 1}));
        std::vector<Square> left;
        for (const Square man : men)
            if (const auto now = followed(man, done)) left.push_back(*now);
        men = std::move(left);
    }
    return men;
}

bool WaitingDuties::waits(std::size_t matter, const Standing& standing) const {
    return std::any_of(duties_.begin(), duties_.end(), [&](const Waiting& waiting) {
        const bool is_gone = !waiting.duty.men.empty() && men_at(standing.ply, waiting.duty, standing).empty();
        return waiting.from == matter && !waiting.due_in && !is_gone && !waiting.taken_up_at;
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
    option.man = duty.men;
    obligation.options.push_back(std::move(option));
    return obligation;
}

}  // namespace jadoube::adjudicate
