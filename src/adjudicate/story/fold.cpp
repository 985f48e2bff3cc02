#include "adjudicate/story/fold.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/story/folder.hpp"
#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;

namespace {

game::Played played(const Done& done) {
    if (done.legal) return *done.legal;
    return done.raw;
}

}  // namespace

Result<Folded> Folder::run() {
    start();
    for (index_ = 0; index_ < dispute_.acts.size(); ++index_) {
        const Act& act = dispute_.acts[index_];
        std::visit([&](const auto& what) { on(act.by, what); }, act.what);
        if (problem_) return tl::unexpected<Error>(*problem_);
    }
    finish();
    return std::move(folded_);
}

void Folder::start() {
    if (game_.start) {
        replay_.emplace(*game_.start, game_.moves);
        position_ = replay_->at(replay_->end());
        turn_ = position_->turn;
    }
    ply_ = static_cast<int>(game_.moves.size());
    folded_.line = game_.moves;
    for (const WordOnRecord& said : game_.said)
        if (said.act == rules::ActWord::give_notice) folded_.notices.push_back({said.by, said.ply});
    fresh_turn();
    if (was_said(rules::ActWord::say_check, ply_)) current_.check_was_announced = true;
}

bool Folder::was_said(rules::ActWord act, int ply) const {
    return std::any_of(game_.said.begin(), game_.said.end(),
                       [&](const WordOnRecord& said) { return said.act == act && said.ply == ply; });
}

void Folder::fresh_turn() {
    current_ = Incident{};
    current_.base = position_;
    current_.ply = ply_;
    current_.offender = turn_;
}

void Folder::refuse(std::string message, std::string hint) {
    if (problem_) return;
    problem_ = Error{ErrorCode::bad_case, std::move(message), fmt::format("act {}", index_ + 1), std::move(hint)};
}

Color Folder::turn_for(Color actor) {
    if (!turn_) {
        turn_ = actor;
        current_.offender = actor;
    }
    return *turn_;
}

std::optional<Color> Folder::player(Person by) {
    const auto color = color_of(by);
    if (!color) refuse("only White or Black can do this", "write \"by\": \"white\" or \"black\"");
    return color;
}

bool Folder::check_man(Square square) {
    if (!position_ || position_->board.at(square)) return true;
    const std::string hint = "give squares of the position before the act: " + chess::to_fen(*position_);
    const bool waits = last_doubted() != nullptr;
    refuse(fmt::format("there is no man on {}", chess::to_text(square)),
           waits ? hint + "; what the player plays instead of the move pointed out is an answer: \"white answers Bc4\""
                 : hint);
    return false;
}

std::optional<chess::Position> Folder::playable() const {
    if (!position_) return std::nullopt;
    auto position = chess::Position::from(*position_);
    return position ? std::optional(*position) : std::nullopt;
}

Incident Folder::separate_incident(std::optional<Color> offender, Kind kind) const {
    Incident incident;
    incident.kinds = {kind};
    incident.offender = offender;
    incident.base = position_;
    incident.now = position_;
    incident.ply = ply_;
    return incident;
}

bool Folder::has_content(const Incident& incident) {
    return (!incident.touched.empty() && !incident.only_carried) || incident.done || incident.pressed;
}

void Folder::mark_touched(Color actor) {
    const auto mark = [&](Incident& incident) {
        if (!incident.account_closed && incident.offender == !actor) incident.claimant_touched = true;
    };
    for (Incident& incident : folded_.incidents) mark(incident);
    mark(current_);
}

void Folder::mark_moved(Color actor) {
    for (Incident& incident : folded_.incidents) {
        if (incident.account_closed) continue;
        if (!incident.offender || incident.offender == !actor) incident.opponent_replied = true;
        if (incident.offender == actor && !incident.retracted) incident.moved_again = true;
        if (incident.offender == actor) incident.speaker_moved = true;
    }
}

void Folder::close_turn() {
    const Color mover = *turn_;
    mark_moved(mover);
    if (stays_a_pawn(*current_.done, *current_.base)) current_.complete = true;
    folded_.line.push_back({played(*current_.done), {}});
    position_ = current_.now;
    folded_.incidents.push_back(std::move(current_));
    last_closed_ = folded_.incidents.size() - 1;
    turn_ = !mover;
    ++ply_;
    fresh_turn();
}

Incident* Folder::last_turn_of(Color color) {
    if (!last_closed_ || folded_.incidents[*last_closed_].offender != color) return nullptr;
    return &folded_.incidents[*last_closed_];
}

void Folder::finish() {
    if (has_content(current_) || current_.doubted) folded_.incidents.push_back(current_);
    for (Incident& incident : folded_.incidents) {
        if (incident.kinds.empty()) incident.kinds = kinds_of(incident);
        if (incident.forfeit_claimed) incident.kinds.insert(incident.kinds.begin(), Kind::claim_forfeit);
        settle(incident);
    }
    folded_.end = position_;
    folded_.end_ply = ply_;
    folded_.on_turn = turn_;
}

void Folder::settle(Incident& incident) const {
    if (!incident.raised_by) incident.raised_by = dispute_.reported_by;
    if (!dispute_.told_complete) return;
    const std::pair<const char*, std::optional<bool>*> answers[] = {{"claimant_touched", &incident.claimant_touched},
                                                                    {"opponent_replied", &incident.opponent_replied},
                                                                    {"speaker_moved", &incident.speaker_moved},
                                                                    {"completed", &incident.moved_again},
                                                                    {"refused", &incident.refused},
                                                                    {"", &incident.said_check}};
    for (const auto& [fact, answer] : answers) {
        if (!*answer && !dispute_.facts.contains(fact)) *answer = false;
    }
    for (Handled& man : incident.touched)
        if (!man.said) man.said = rules::NoticeTime::none;
    if (!incident.check_was_announced && incident.ply > static_cast<int>(game_.moves.size())) {
        incident.check_was_announced = false;
    }
    if (!incident.raised_by) incident.raised_by = Person::nobody;
}

Result<Folded> fold(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute) {
    return Folder(ruleset, game, dispute).run();
}

}  // namespace jadoube::adjudicate
