#include "adjudicate/dispute/ruled.hpp"

#include <algorithm>

#include "adjudicate/dispute/consequence.hpp"
#include "adjudicate/ruling/as_earlier.hpp"
#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

bool is_breach(const Ruled& ruled) {
    return std::any_of(ruled.judged.begin(), ruled.judged.end(),
                       [](const Judged& one) { return one.ruling.conclusion == Conclusion::breach; });
}

/// It was about something else, and says no more how the board stood then.
void leave_board_out(MatterRuling& ruling) {
    if (ruling.position && ruling.position->articles.empty()) ruling.position.reset();
    if (ruling.obligation && ruling.obligation->articles.empty()) ruling.obligation.reset();
}

bool leaves_nothing(const Judged& judged) {
    const auto& duty = judged.ruling.obligation;
    return judged.ruling.conclusion != Conclusion::breach && (!duty || duty->discharged);
}

}  // namespace

void lose_board(MatterRuling& ruling) {
    ruling.position.reset();
    if (ruling.obligation && !ruling.obligation->first_due) ruling.obligation.reset();
    ruling.rights.clear();
    if (ruling.status == Status::choice) ruling.status = Status::decided;
}

bool lies_on_board_gone_back(const Standing& standing, std::size_t matter) {
    const auto& waiting = standing.waiting;
    return waiting && waiting->chooser && waiting->on_restored_board && waiting->matter < matter &&
           standing.matters[matter].choice.demand && standing.matters[matter].offender == waiting->binds &&
           standing.matters[matter].ply > standing.ply;
}

bool is_demand_to_go_back(const Ruled& ruled, const Standing& standing, const GameState& game) {
    const auto follows = what_follows(ruled.matter, ruled.incident, ruled.judged, standing, game);
    const bool goes_back = std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) {
        return one.ruling.position && is_board_changed(*one.ruling.position);
    });
    return goes_back && !follows.what.is_demand_unfit && !follows.what.is_open && !follows.what.waiting;
}

bool RuledMatters::contains(std::size_t matter) const {
    return std::any_of(all_.begin(), all_.end(), [&](const Ruled& ruled) { return ruled.matter == matter; });
}

Ruled& RuledMatters::put(Ruled ruled) {
    auto place = std::find_if(all_.begin(), all_.end(), [&](const Ruled& r) { return r.matter >= ruled.matter; });
    if (place == all_.end() || place->matter != ruled.matter) place = all_.emplace(place);
    *place = std::move(ruled);
    return *place;
}

std::vector<std::size_t> RuledMatters::go_back(std::size_t matter, int ply) {
    for (Ruled& later : all_)
        if (later.matter > matter && later.incident.ply >= ply && is_beside_the_board(later.incident))
            for (Judged& one : later.judged) leave_board_out(one.ruling);
    const auto is_later = [&](const Ruled& ruled) {
        return ruled.matter > matter && ruled.incident.ply >= ply && !is_beside_the_board(ruled.incident);
    };
    const auto falls = [&](const Ruled& ruled) { return is_later(ruled) && !is_breach(ruled); };
    std::vector<std::size_t> fallen;
    for (const Ruled& later : all_)
        if (falls(later)) fallen.push_back(later.matter);
    std::erase_if(all_, falls);
    for (Ruled& later : all_) {
        if (!is_later(later)) continue;
        for (Judged& one : later.judged) lose_board(one.ruling);
    }
    return fallen;
}

bool RuledMatters::drop_in_order(std::size_t matter) {
    return std::erase_if(all_, [&](const Ruled& ruled) { return ruled.matter == matter && is_in_order(ruled); }) > 0;
}

const Ruled& RuledMatters::at(std::size_t matter) const {
    return *std::find_if(all_.begin(), all_.end(), [&](const Ruled& ruled) { return ruled.matter == matter; });
}

std::vector<EarlierIncident> RuledMatters::before(std::size_t matter) const {
    std::vector<const MatterRuling*> rulings;
    for (const Ruled& before : all_) {
        if (before.matter >= matter) continue;
        for (const Judged& one : before.judged) rulings.push_back(&one.ruling);
    }
    return as_earlier(rulings);
}

bool RuledMatters::is_met_duty(const Ruled& turn) const {
    const Incident& incident = turn.incident;
    const bool is_move_alone = !incident.objection.doubted && incident.play.touched.size() == incident.due.carried &&
                               incident.play.done && incident.play.done->legal && incident.play.complete == true &&
                               incident.kinds == std::vector{Kind::touch};
    if (!is_move_alone || !std::all_of(turn.judged.begin(), turn.judged.end(), leaves_nothing)) return false;
    return std::any_of(all_.begin(), all_.end(), [&](const Ruled& before) {
        return before.incident.play.retracted && before.matter < turn.matter && before.incident.base == incident.base &&
               before.incident.offender == incident.offender;
    });
}

bool RuledMatters::leaves_free(const Incident& turn) const {
    const auto is_free = [&](const Judged& one) {
        const auto& duty = one.ruling.obligation;
        if (!duty || duty->binds != turn.offender) return false;
        const bool is_met = duty->discharged && !duty->articles.empty();  // by this turn
        return is_met || (duty->options.size() == 1 && is(duty->options.front().action, rules::Deed::free_move));
    };
    return turn.due.carried > 0 && std::any_of(all_.begin(), all_.end(), [&](const Ruled& before) {
               const bool is_it = before.incident.play.retracted && before.incident.base == turn.base &&
                                  before.incident.offender == turn.offender && before.incident.acts < turn.acts;
               return is_it && std::any_of(before.judged.begin(), before.judged.end(), is_free);
           });
}

bool is_about_flag(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.about_the_flag; });
}

bool withdraws_the_end(const Incident& incident, const MatterRuling& ruling) {
    const bool is_by_word =
        incident.ended_by == rules::Ending::resignation || incident.ended_by == rules::Ending::agreement;
    const bool goes_on = ruling.game && ruling.game->what == rules::GameWord::play_on &&
                         ruling.game->status == Status::decided && ruling.conclusion == Conclusion::claim_upheld;
    return is_by_word && goes_on && rules::covers_any(Kind::claim_withdrawal, incident.kinds);
}

bool is_about_the_result(const Incident& incident) {
    return rules::covers_any(Kind::claim_wrong_result, incident.kinds);
}

bool is_unclaimed_flag(const Incident& incident) {
    return incident.kinds == std::vector{Kind::observed_flag} && !incident.objection.doubted;
}

Incident end_on(const Standing& standing) {
    Incident end;
    end.base = end.now = standing.board;
    end.ply = standing.ply;
    end.unseen.on_turn = standing.turn_unseen();
    end.is_incidental = true;
    return end;
}

bool gives_a_score(const Ruled& ruled) {
    return std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) {
        const auto& result = one.ruling.result;
        return result && result->score && result->status == Status::decided;
    });
}

bool decides_the_result(const Ruled& ruled) {
    return std::any_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) {
        const auto& result = one.ruling.result;
        return result && result->word && result->status == Status::decided;
    });
}

bool says_only(const Ruled& ruled, rules::Ending end) {
    return decides_the_result(ruled) && std::all_of(ruled.judged.begin(), ruled.judged.end(), [&](const Judged& one) {
               return !one.ruling.result || one.shown_end == end;
           });
}

bool is_in_order(const Ruled& ruled) {
    return std::all_of(ruled.judged.begin(), ruled.judged.end(), [](const Judged& one) {
        const auto& position = one.ruling.position;
        return one.unknown.empty() && one.ruling.status < Status::needs_facts &&
               !(position && is_board_changed(*position)) && one.ruling.conclusion != Conclusion::breach &&
               one.ruling.conclusion != Conclusion::referred;
    });
}

std::vector<std::size_t> turns_made_since(const Standing& standing, std::size_t matter, int ply) {
    std::vector<std::size_t> turns;
    for (std::size_t i = 0; i < matter; ++i) {
        const Incident& turn = standing.matters[i];
        const bool is_there = turn.fate == Fate::open || turn.fate == Fate::judged;
        const bool is_turn = is_there && turn.play.done && !turn.own_kinds && !turn.play.retracted;
        if (is_turn && turn.ply >= ply) turns.push_back(i);
    }
    return turns;
}

bool is_elected_to_stand(const Ruled& ruled) {
    return ruled.incident.choice.demand &&
           std::none_of(ruled.judged.begin(), ruled.judged.end(),
                        [](const Judged& one) { return one.ruling.conclusion == Conclusion::waived; });
}

bool is_left_standing(const Ruled& ruled, const chess::Setup& board) {
    const Incident& incident = ruled.incident;
    const bool is_settled = incident.choice.demand || incident.since.claimant_touched == true;
    if (!incident.play.done || !is_settled) return false;
    return std::any_of(ruled.judged.begin(), ruled.judged.end(), [&](const Judged& one) {
        const auto& position = one.ruling.position;
        return one.ruling.status == Status::decided && position && position->place == rules::Place::stand &&
               !position->articles.empty() && position->setup == board;
    });
}

bool came_after_the_end(const Incident& incident, const Standing& standing) {
    const auto& act = standing.over ? standing.over->act : std::nullopt;
    const bool is_later = act && incident.fate == Fate::open && !incident.acts.empty() && incident.acts.front() > *act;
    return is_later && std::none_of(incident.kinds.begin(), incident.kinds.end(), [](Kind kind) {
               const rules::KindTraits& traits = rules::row_of(kind).traits;
               return traits.outlasts_the_game || traits.about_the_end;
           });
}

namespace {

/// Who might take his move back, or put the man elsewhere, has done so, and moved.
bool has_moved_instead(const Right& right, const Incident& incident, const Standing& standing) {
    const bool is_his = incident.play.retracted && incident.offender && right.holder == party_of(*incident.offender);
    if (!is_his || right.lost || !incident.base || incident.acts.empty()) return false;
    return std::any_of(standing.matters.begin(), standing.matters.end(), [&](const Incident& later) {
        const bool is_his_move = later.offender == incident.offender && later.base == incident.base &&
                                 later.play.done && later.play.complete == true && !later.acts.empty();
        return is_his_move && later.acts.front() > incident.acts.front() &&
               later.acts.front() >= incident.acts.back();  // one act may do both
    });
}

/// Who might require something of the other player has made a move of his own instead.
bool has_played_on(const Right& right, const Incident& incident, const Standing& standing) {
    if (right.lost || right.options.empty() || incident.acts.empty()) return false;
    return std::any_of(standing.matters.begin(), standing.matters.end(), [&](const Incident& later) {
        const bool is_his = later.offender && right.holder == party_of(*later.offender) && incident.offender;
        return is_his && later.offender == !*incident.offender && later.fate != Fate::fallen && !later.own_kinds &&
               later.play.done && later.play.complete == true && !later.acts.empty() &&
               later.acts.front() > incident.acts.back();
    });
}

/// Who might seal another move has sealed it.
bool has_sealed_instead(const Incident& incident, const Standing& standing) {
    return incident.sealed && standing.sealed && !incident.acts.empty() && standing.sealed->act >= incident.acts.back();
}

}  // namespace

bool is_used_up(const Right& right, const Incident& incident, const Standing& standing) {
    if (has_moved_instead(right, incident, standing) || has_sealed_instead(incident, standing)) return true;
    if (has_played_on(right, incident, standing)) return true;
    const bool is_board = std::any_of(right.options.begin(), right.options.end(),
                                      [&](const Option& option) { return option.position_after == incident.base; });
    if (!is_board || !incident.base || incident.acts.empty()) return false;
    return std::any_of(standing.matters.begin(), standing.matters.end(), [&](const Incident& later) {
        const bool is_holder = later.offender && right.holder == party_of(*later.offender);
        if (!is_holder || later.base != incident.base || later.acts.empty()) return false;
        if (later.play.retracted) return later.fate == Fate::judged && later.acts.front() > incident.acts.front();
        return later.play.done && incident.choice.demand && later.acts.front() > incident.acts.back();
    });
}

void silence(MatterRuling& ruling) {
    if (ruling.position && is_board_changed(*ruling.position)) ruling.position.reset();
    ruling.game.reset();
    ruling.obligation.reset();
    ruling.rights.clear();
    ruling.clock.reset();
    ruling.result.reset();
    if (rules::covers_any(Kind::claim, ruling.kinds)) ruling.other.clear();
    const bool is_upheld = ruling.conclusion == Conclusion::claim_upheld || ruling.conclusion == Conclusion::annulled;
    if (is_upheld) ruling.conclusion = Conclusion::claim_rejected;
    if (ruling.conclusion == Conclusion::referred) ruling.conclusion.reset();
    if (ruling.status != Status::silent) return;
    ruling.other.clear();  // nor is a gap of the code referred to anybody
    ruling.articles.clear();
    ruling.status = Status::decided;
}

}  // namespace jadoube::adjudicate
