#include "adjudicate/story/folder.hpp"

#include <fmt/format.h>

#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;

namespace {

/// Claims, agreements and what the arbiter sees are not objected to in this way.
bool is_objectionable(const Incident& incident) {
    return incident.kinds.empty() || rules::row_of(incident.kinds.front()).traits.open_to_objection;
}

}  // namespace

void Folder::on(Person by, const PointOut& point_out) {
    if (point_out.ply) {
        doubt_record(by, *point_out.ply);
    } else {
        doubt(by);
    }
    if (by != Person::spectator) return;
    Incident word = separate_incident(std::nullopt, Kind::conduct_spectator);
    word.is_incidental = true;
    word.acts.push_back(index_);
    folded_.incidents.push_back(std::move(word));
}

void Folder::on(Person by, const Demand& demand) {
    Incident* incident = doubt(by);
    if (incident == nullptr) return;
    const bool names = demand.option || demand.man || !demand.move.empty();
    incident->demand = DemandMade{by, demand, names};
}

void Folder::on(Person, const Answer& answer) {
    if (Incident* incident = last_doubted()) {
        incident->answer = answer;
        incident->acts.push_back(index_);
    }
}

/// A draw offered by the other player and nothing required of this one since.
bool Folder::refuses_an_offer(Person by) const {
    for (std::size_t i = index_; i > 0; --i) {
        const Act& act = dispute_.acts[i - 1];
        if (std::holds_alternative<Demand>(act.what)) return false;
        if (std::holds_alternative<OfferDraw>(act.what)) return act.by != by;
    }
    return false;
}

/// Of an offer, which is no incident; of what was required; where nothing was, the refusal is the matter itself.
void Folder::on(Person by, const Refuse&) {
    if (refuses_an_offer(by)) return;
    if (Incident* incident = last_doubted()) {
        incident->refused = true;
        incident->acts.push_back(index_);
        return;
    }
    Incident refusal = separate_incident(color_of(by), Kind::conduct_refuse);
    refusal.raised_by = by;
    refusal.acts.push_back(index_);
    folded_.incidents.push_back(std::move(refusal));
}

Incident* Folder::last_doubted() {
    if (current_.doubted) return &current_;
    for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it)
        if (it->doubted) return &*it;
    return nullptr;
}

Incident* Folder::doubt(Person by) {
    Incident* incident = target_of(by);
    if (incident == nullptr) {
        if (game_.moves.empty() || !replay_) {
            refuse("nothing has been done that could be objected to", "enter the act that is objected to first");
            return nullptr;
        }
        return doubt_record(by, game::objected_to(*replay_, color_of(by)).value), &folded_.incidents.back();
    }
    incident->doubted = true;
    incident->account_closed = by != Person::spectator;
    incident->raised_by = by;
    incident->ended_by = ended_by_;
    incident->acts.push_back(index_);
    return incident;
}

Incident* Folder::target_of(Person by) {
    const auto color = color_of(by);
    Incident* last = nullptr;
    Incident* own = nullptr;
    const auto look_at = [&](Incident& incident) {
        if (!is_objectionable(incident)) return false;
        const bool irregular = !incident.kinds.empty() || !kinds_of(incident).empty();
        if (color && incident.offender == color) {
            if (irregular && own == nullptr) own = &incident;
            return false;
        }
        if (irregular || last == nullptr) last = &incident;
        return irregular;
    };
    if (has_content(current_) && look_at(current_)) return last;
    for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it)
        if (look_at(*it)) return last;
    return last != nullptr ? last : own;
}

/// Whether the check that this half-move of the record had to meet was announced; unknown where nothing of the kind is
/// on record and not all is told.
std::optional<bool> Folder::announced_before(int ply) const {
    if (was_said(rules::ActWord::say_check, ply - 1)) return true;
    return dispute_.told_complete ? std::optional(false) : std::nullopt;
}

void Folder::doubt_record(Person by, int ply) {
    if (!replay_ || ply < 1 || ply > static_cast<int>(game_.moves.size())) {
        refuse(fmt::format("the record has no half-move {}", ply),
               game_.moves.empty() ? std::string("no move of the game is known")
                                   : fmt::format("give a number from 1 to {}", game_.moves.size()));
        return;
    }
    const Setup& base = replay_->at(game::Ply{ply - 1});
    Incident incident;
    incident.base = base;
    incident.ply = ply - 1;
    incident.offender = base.turn;
    incident.done = classify_played(base, replay_->move_to(game::Ply{ply}));
    incident.now = replay_->at(replay_->end());
    incident.complete = true;
    incident.pressed = true;
    incident.check_was_announced = announced_before(ply);
    incident.doubted = true;
    incident.account_closed = true;
    incident.raised_by = by;
    const int later = static_cast<int>(game_.moves.size()) - ply;
    if (later >= 1) incident.claimant_touched = incident.opponent_replied = true;
    if (later >= 2) incident.moved_again = true;
    incident.acts.push_back(index_);
    folded_.incidents.push_back(std::move(incident));
}

}  // namespace jadoube::adjudicate
