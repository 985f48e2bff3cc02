#include "adjudicate/story/folder.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Square;
using rules::Kind;

namespace {

/// Touched with intent: an accident or an adjustment with notice costs no claim.
bool meant_to_touch(const Incident& incident) {
    return incident.done || std::any_of(incident.touched.begin(), incident.touched.end(), [](const Handled& man) {
               return man.said != rules::NoticeTime::before && man.deliberate != false;
           });
}

}  // namespace

/// The King that is called in check stood in check before the speaker's last move already, unannounced.
bool Folder::is_called_late(const Incident& turn) const {
    if (!turn.base || !turn.now || !turn.offender) return false;
    const Color checked = !*turn.offender;
    const auto announced = std::any_of(folded_.incidents.begin(), folded_.incidents.end(), [&](const Incident& other) {
        return other.offender == checked && other.check_was_announced == true;
    });
    return !announced && chess::is_king_attacked(*turn.base, checked) && chess::is_king_attacked(*turn.now, checked);
}

void Folder::on(Person by, const SayCheck&) {
    const auto color = player(by);
    if (!color) return;
    if (Incident* incident = last_turn_of(*color)) {
        incident->said_check = true;
        incident->acts.push_back(index_);
        if (is_called_late(*incident)) {
            Incident late = separate_incident(!*color, Kind::check_called_late);
            late.acts.push_back(index_);
            late.is_incidental = true;
            folded_.incidents.push_back(std::move(late));
        }
        current_.check_was_announced = true;
    }
    if (gives_check()) return;
    Incident false_check = separate_incident(color, Kind::check_false);
    false_check.said_check = true;
    false_check.is_incidental = true;
    false_check.acts.push_back(index_);
    folded_.incidents.push_back(std::move(false_check));
}

bool Folder::gives_check() const {
    const auto position = playable();
    return !position || position->is_check();
}

void Folder::on(Person by, const OfferDraw&) {
    const auto color = player(by);
    if (!color) return;
    Incident offer = separate_incident(color, Kind::draw_offer);
    const Incident* moved = last_turn_of(*color);
    const bool turn_is_known = turn_ || dispute_.told_complete;  // else he may have moved just before
    if (turn_is_known) offer.offer_timely = moved != nullptr && turn_ != color && !moved->pressed;
    if (turn_ == color && seals_now()) offer.offer_timely = true;
    offer.acts.push_back(index_);
    folded_.incidents.push_back(std::move(offer));
}

/// The game is broken off and no move sealed yet: an offer goes with the sealed move.
bool Folder::seals_now() const {
    const auto until = dispute_.acts.begin() + static_cast<std::ptrdiff_t>(index_);
    const bool is_sealed = std::any_of(dispute_.acts.begin(), until, [](const Act& act) {
        const auto* adjournment = std::get_if<Adjournment>(&act.what);
        return adjournment != nullptr && adjournment->act == rules::ActWord::seal;
    });
    return folded_.adjourned_at && !is_sealed;
}

void Folder::on(Person by, const GiveNotice&) {
    const auto color = player(by);
    if (!color) return;
    folded_.notices.push_back({*color, ply_});
}

void Folder::on(Person by, const Claim& claim) {
    if (claim.ground == rules::Ground::illegal_move) return on(by, PointOut{});
    const auto color = player(by);
    if (!color) return;
    const Kind kind = rules::row_of(claim.ground).kind;
    if (kind == Kind::claim_flag) drop_unseen_flag(!*color);
    if (kind == Kind::claim_flag && merge_flag(by, *color)) return;
    if (kind == Kind::claim_forfeit && merge_forfeit(by, *color)) return;
    Incident incident = separate_incident(kind == Kind::claim_flag ? !*color : *color, kind);
    if (kind != Kind::claim_flag) incident.ground = claim.ground;  // there the offender is whose flag it is
    incident.raised_by = by;
    incident.doubted = true;
    incident.account_closed = true;
    incident.acts.push_back(index_);
    if (turn_ == color && meant_to_touch(current_)) incident.claimant_touched = true;
    incident.ended_by = ended_by_;
    incident.intended_written = claim.intended;
    if (!claim.intended.empty()) read_intended(incident);
    folded_.incidents.push_back(std::move(incident));
}

/// A flag is down when it is claimed or the arbiter sees it: one that nobody saw before the play went on is claimed
/// where the game has come to.
void Folder::drop_unseen_flag(Color whose) {
    if (dispute_.reported_by == Person::arbiter) return;
    std::vector<Incident>& all = folded_.incidents;
    for (std::size_t i = all.size(); i > 0; --i) {
        const Incident& incident = all[i - 1];
        const bool is_flag = incident.kinds == std::vector{Kind::observed_flag} && incident.offender == whose;
        if (!is_flag || incident.ply == ply_) continue;
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(i - 1));
        if (last_closed_ && *last_closed_ > i - 1) --*last_closed_;
    }
}

bool Folder::merge_flag(Person by, Color claimant) {
    for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it) {
        if (it->kinds != std::vector{Kind::observed_flag} || it->offender != !claimant) continue;
        it->kinds.push_back(Kind::claim_flag);
        it->doubted = true;
        it->raised_by = by;
        it->acts.push_back(index_);
        return true;
    }
    return false;
}

bool Folder::merge_forfeit(Person by, Color claimant) {
    for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it) {
        const bool is_conduct = !it->kinds.empty() && (rules::kind_covers(Kind::conduct, it->kinds.front()) ||
                                                       it->kinds.front() == Kind::observed_flag);
        if (!(is_conduct || it->refused == true) || it->offender != !claimant) continue;
        it->forfeit_claimed = true;
        it->doubted = true;
        it->raised_by = by;
        it->acts.push_back(index_);
        return true;
    }
    return false;
}

void Folder::read_intended(Incident& incident) {
    const auto position = playable();
    if (!position) return;
    const std::string& written = incident.intended_written;
    const auto san = chess::parse_san(*position, written);
    if (san) {
        incident.intended = san->move;
        incident.intended_man = san->move.from();
    } else if (const auto raw = chess::parse_raw_uci(written); raw && position_->board.at(raw->from)) {
        incident.intended_man = raw->from;  // announced, and illegal: the laws say what follows
    } else {
        refuse("the move intended with the claim cannot be played: " + san.error().message, san.error().hint);
    }
}

void Folder::on(Person by, const FlagFalls&) {
    const auto color = player(by);
    if (!color) return;
    Incident incident = separate_incident(*color, Kind::observed_flag);
    incident.acts.push_back(index_);
    incident.ended_by = ended_by_;
    folded_.incidents.push_back(std::move(incident));
}

void Folder::on(Person by, const Resign&) {
    const auto color = player(by);
    if (!color) return;
    Incident incident = separate_incident(*color, Kind::resign);
    incident.acts.push_back(index_);
    incident.ended_by = ended_by();
    folded_.incidents.push_back(std::move(incident));
    ended_by_ = rules::Ending::resignation;
}

rules::Ending Folder::ended_by() const {
    const auto position = playable();
    if (ended_by_ != rules::Ending::no || !position || position->has_legal_move()) return ended_by_;
    return position->is_check() ? rules::Ending::checkmate : rules::Ending::stalemate;
}

void Folder::on(Person, const Agree&) {
    Incident incident = separate_incident(std::nullopt, Kind::agreement);
    incident.acts.push_back(index_);
    incident.ended_by = ended_by();
    folded_.incidents.push_back(std::move(incident));
    ended_by_ = rules::Ending::agreement;
}

/// To a committee goes what the law means; to anybody else what happened.
void Folder::on(Person by, const Refer& refer) {
    const bool to_committee = refer.to.find("committee") != std::string::npos;
    const Kind kind = to_committee ? Kind::dispute_law : Kind::dispute_fact;
    on(by, Happening{std::string(name_of(rules::ActWord::find)), std::string(name_of(kind)), std::nullopt});
}

/// Only sealing by a player who is not on turn is an incident.
void Folder::on(Person by, const Adjournment& adjournment) {
    const auto color = color_of(by);
    const bool breaks_off = adjournment.act == rules::ActWord::adjourn || adjournment.act == rules::ActWord::seal;
    if (breaks_off && !folded_.adjourned_at) folded_.adjourned_at = ply_;
    if (adjournment.act != rules::ActWord::seal || !color || !turn_ || *turn_ == *color) return;
    Incident incident = separate_incident(color, Kind::seal_wrong_person);
    incident.acts.push_back(index_);
    folded_.incidents.push_back(std::move(incident));
}

/// As named; else who did it himself, the player in check where a check is found, and where a sealed move is the matter
/// the player whose move it is.
std::optional<Color> Folder::offender_of(Person by, const Happening& happening, Kind kind) const {
    if (happening.of) return happening.of;
    if (!happening.is_found()) return color_of(by);
    if (kind == Kind::check_found && position_) {
        const auto finder = color_of(by);
        if (finder && chess::is_king_attacked(*position_, !*finder)) return !*finder;
        for (const Color side : {Color::white, Color::black})
            if (chess::is_king_attacked(*position_, side)) return side;
    }
    const bool is_sealing = rules::kind_covers(Kind::seal, kind) || kind == Kind::resume_sealed_move;
    return is_sealing ? turn_ : std::nullopt;
}

void Folder::on(Person by, const Happening& happening) {
    const auto kind = happening.kind();
    if (!kind) {
        return refuse(fmt::format("'{}' names no kind of incident", happening.word()),
                      "jadoube rules vocabulary lists them");
    }
    Incident incident = separate_incident(offender_of(by, happening, *kind), *kind);
    incident.raised_by = by;
    incident.doubted = happening.is_found() && !(happening.of && color_of(by) == happening.of);
    incident.account_closed = incident.doubted && incident.offender.has_value();
    incident.acts.push_back(index_);
    incident.ended_by = ended_by_;
    folded_.incidents.push_back(std::move(incident));
}

}  // namespace jadoube::adjudicate
