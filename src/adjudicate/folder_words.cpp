#include "adjudicate/folder.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;

namespace {

bool is_known_kind(const std::string& kind) {
    return rules::kind_named(kind) != nullptr;
}

/// The kind of incident that a claim on this ground is.
std::string kind_of_claim(const std::string& ground) {
    const std::string draw = "claim.draw." + ground;
    return is_known_kind(draw) ? draw : "claim." + ground;
}

/// The kind that a happening names: "find setup.board", "absent", "find repetition".
std::string kind_of_happening(const Happening& happening) {
    const std::string& word = happening.what.empty() ? happening.act : happening.what;
    for (const char* family : {"", "observed.", "conduct.", "setup.", "check.", "resume.", "seal."}) {
        if (is_known_kind(family + word)) return family + word;
    }
    return word;
}

/// Touched with intent: an accident or an adjustment with notice costs no claim.
bool meant_to_touch(const Incident& incident) {
    return incident.done || std::any_of(incident.touched.begin(), incident.touched.end(), [](const Handled& man) {
               return man.said != "before" && man.deliberate != false;
           });
}

}  // namespace

void Folder::on(Person by, const SayCheck&) {
    const auto color = player(by);
    if (!color) return;
    if (Incident* incident = last_turn_of(*color)) {
        incident->said_check = true;
        incident->acts.push_back(index_);
        current_.check_was_announced = true;
    }
    if (gives_check()) return;
    Incident false_check = separate_incident(color, "check.false");
    false_check.said_check = true;
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
    Incident offer = separate_incident(color, "draw_offer");
    const Incident* moved = last_turn_of(*color);
    offer.offer_timely = moved != nullptr && turn_ != color && !moved->pressed;
    offer.acts.push_back(index_);
    folded_.incidents.push_back(std::move(offer));
}

void Folder::on(Person by, const GiveNotice&) {
    const auto color = player(by);
    if (!color) return;
    folded_.notices.push_back({*color, ply_});
}

void Folder::on(Person by, const Claim& claim) {
    if (claim.ground == "illegal_move" || claim.ground == "touch") return on(by, PointOut{});
    const auto color = player(by);
    if (!color) return;
    const std::string kind = kind_of_claim(claim.ground);
    if (kind == "claim.flag" && merge_flag(by, *color)) return;
    Incident incident = separate_incident(kind == "claim.flag" ? !*color : *color, kind);
    incident.ground = claim.ground;
    incident.raised_by = by;
    incident.doubted = true;
    incident.acts.push_back(index_);
    if (turn_ == color && meant_to_touch(current_)) incident.claimant_touched = true;
    incident.ended_by = ended_by_;
    incident.intended_written = claim.intended;
    if (!claim.intended.empty()) read_intended(incident);
    folded_.incidents.push_back(std::move(incident));
}

bool Folder::merge_flag(Person by, Color claimant) {
    for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it) {
        if (it->kinds != std::vector<std::string>{"observed.flag"} || it->offender != !claimant) continue;
        it->kinds.emplace_back("claim.flag");
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
    Incident incident = separate_incident(*color, "observed.flag");
    incident.acts.push_back(index_);
    incident.ended_by = ended_by_;
    folded_.incidents.push_back(std::move(incident));
}

void Folder::on(Person by, const Resign&) {
    const auto color = player(by);
    if (!color) return;
    Incident incident = separate_incident(*color, "resign");
    incident.acts.push_back(index_);
    incident.ended_by = ended_by();
    folded_.incidents.push_back(std::move(incident));
    ended_by_ = "resignation";
}

std::string Folder::ended_by() const {
    const auto position = playable();
    if (!ended_by_.empty() || !position || position->has_legal_move()) return ended_by_;
    return position->is_check() ? "checkmate" : "stalemate";
}

void Folder::on(Person, const Agree&) {
    Incident incident = separate_incident(std::nullopt, "agreement");
    incident.acts.push_back(index_);
    incident.ended_by = ended_by();
    folded_.incidents.push_back(std::move(incident));
    ended_by_ = "agreement";
}

void Folder::on(Person by, const Refer&) {
    on(by, Happening{"find", "dispute.fact", std::nullopt});
}

void Folder::on(Person by, const Happening& happening) {
    const std::string kind = kind_of_happening(happening);
    if (!is_known_kind(kind)) {
        return refuse(fmt::format("'{}' names no kind of incident", kind), "jadoube rules vocabulary lists them");
    }
    const auto offender = happening.of ? happening.of : happening.act == "find" ? std::nullopt : color_of(by);
    Incident incident = separate_incident(offender, kind);
    incident.raised_by = by;
    incident.doubted = happening.act == "find" && !(offender && color_of(by) == offender);
    incident.acts.push_back(index_);
    incident.ended_by = ended_by_;
    folded_.incidents.push_back(std::move(incident));
}

}  // namespace jadoube::adjudicate
