// The end of the game that the board shows.
#include <algorithm>

#include "adjudicate/dispute/follower.hpp"
#include "adjudicate/dispute/precedence.hpp"
#include "adjudicate/dispute/under_codes.hpp"
#include "adjudicate/facts/end_on_record.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/ends_by_itself.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Ending;
using rules::Kind;

void Follower::look_at_the_board() {
    const auto& board = standing().board;
    if (standing().over || waits_at() || (board && looked_at_ == board)) return;
    if (awaits_decision_on_last_turn(standing())) return;
    looked_at_ = board;
    const auto by = shown_end();
    const Act* said = by ? nullptr : said_of_this_board_later();
    if (!by && said == nullptr) return;
    const std::vector<Ruled> turn = last_turn_as_it_stands();
    if (!std::ranges::all_of(turn, is_in_order)) {
        for (const Ruled& matter : turn) ask_of(matter);
        return;
    }
    if (said != nullptr) {
        end_on_board_.reset();
        end_as_shown(*end_said_to_be_there(*said), standing().last_turn, false, said->facts);
        return ask_of_the_end_said();
    }
    rule_on_conduct_that_loses();
    rule_on_end_found(*by);
    if (!standing().over) end_as_shown(*by, standing().last_turn, false);
}

void Follower::ask_of_the_end_said() {
    if (!standing().over && end_on_board_) ask_of(*end_on_board_);
}

void Follower::ask_of(const Ruled& ruled) {
    for (const Judged& one : ruled.judged) provisional_.unknown.insert(one.unknown.begin(), one.unknown.end());
}

const Act* Follower::said_of_this_board_later() const {
    const auto& acts = hearing_.dispute.acts;
    const std::size_t next = std::min(standing().effects.size(), acts.size());
    const auto from = acts.begin() + static_cast<std::ptrdiff_t>(next);
    const auto said = std::find_if(from, acts.end(),
                                   [](const Act& act) { return !leaves_the_board(act) || end_said_to_be_there(act); });
    return said != acts.end() && said != from && end_said_to_be_there(*said) ? &*said : nullptr;
}

void Follower::look_at_what_a_reply_lets_stand(const Act& act) {
    const auto color = color_of(act.by);
    const bool is_reply = color && is_move(act) && !standing().waiting && !standing().over && !waits_at();
    if (!is_reply) return;
    const auto& early = standing().out_of_turn;
    if (early && standing().matters[*early].offender == !*color) teller_.go_on_from_reply(act);
    if (!standing().board || standing().turn != color || !has_no_move(*standing().board)) return;
    const auto end = end_left_on_the_board();
    const auto turn = end ? left_standing_by_a_reply(*color) : std::nullopt;
    if (turn) end_as_shown(*end, turn, false);
}

std::optional<std::size_t> Follower::left_standing_by_a_reply(chess::Color by) const {
    for (std::size_t i = 0; i < standing().matters.size(); ++i) {
        if (!is_of_last_turn(standing(), i) || standing().matters[i].offender != !by) continue;
        Incident turn = teller_.accounted_for(i);
        if (turn.kinds.empty()) continue;
        turn.objection = {.raised_by = person_of(by), .doubted = true};
        turn.since.claimant_touched = turn.since.opponent_replied = true;
        const Ruled as_if = judged(i, std::move(turn), moment(standing().effects.size()));
        const bool is_too_late = std::ranges::all_of(
            as_if.judged, [](const Judged& one) { return one.ruling.conclusion == Conclusion::waived; });
        if (is_too_late && is_left_standing(as_if, *standing().board)) return i;
    }
    return std::nullopt;
}

void Follower::rule_on_conduct_that_loses() {
    const std::size_t acts = standing().effects.size();
    for (std::size_t i = 0; i < standing().matters.size() && !standing().over; ++i) {
        if (!is_lost_by_conduct(i, acts)) continue;
        teller_.take_account_of(i);
        rule_on(i, acts);
    }
}

void Follower::rule_on_end_found(Ending by) {
    const auto kind = rules::kind_showing(by);
    const auto& matters = standing().matters;
    const auto found = std::ranges::find_if(matters, [&](const Incident& one) {
        return kind && one.fate == Fate::open && one.objection.raised_by && one.kinds == std::vector{*kind};
    });
    if (standing().over || found == matters.end()) return;
    const auto matter = static_cast<std::size_t>(found - matters.begin());
    teller_.take_account_of(matter);
    rule_on(matter, standing().effects.size());
}

bool Follower::is_lost_by_conduct(std::size_t matter, std::size_t acts) const {
    const Incident& conduct = standing().matters[matter];
    const bool is_it = conduct.fate == Fate::open && rules::covers_any(Kind::conduct, conduct.kinds);
    return is_it && gives_a_score(judged(matter, teller_.accounted_for(matter), moment(acts)));
}

std::optional<Ending> Follower::shown_end() const {
    const Ruled as{kEndOnTheBoard, end_on(standing()), {}};
    const Moment now = moment(standing().effects.size());
    const Context here = context(hearing_.ruleset, now, as);
    const auto by = game_ended_by({.context = here, .incident = as.incident});
    const bool is_by_no_move = by == Ending::checkmate || by == Ending::stalemate;
    const auto& board = standing().board;
    const bool is_gone_on = is_by_no_move && board && !has_no_move(*board);
    return by == Ending::no || is_gone_on ? std::nullopt : by;
}

bool Follower::has_no_move(const chess::Setup& board) {
    const auto position = chess::Position::from(board);
    return position && !position->has_legal_move();
}

BoardShown Follower::what_the_board_shows() const {
    const auto by = shown_end();
    return {.is_end = by || (standing().board && has_no_move(*standing().board)),
            .is_over = by && ends_by_itself(hearing_.ruleset, *by) && was_last_turn_in_order(),
            .is_mate_by_itself = ends_by_itself(hearing_.ruleset, Ending::checkmate)};
}

std::vector<Ruled> Follower::last_turn_as_it_stands() const {
    std::vector<Ruled> as_if;
    for (std::size_t i = 0; i < standing().matters.size(); ++i) {
        if (!is_of_last_turn(standing(), i)) continue;
        Incident turn = teller_.accounted_for(i);
        if (turn.kinds.empty()) continue;
        as_if.push_back(judged(i, std::move(turn), moment(standing().effects.size())));
    }
    return as_if;
}

bool Follower::was_last_turn_in_order() const {
    return std::ranges::all_of(last_turn_as_it_stands(), is_in_order);
}

void Follower::end_as_shown(Ending by, std::optional<std::size_t> turn, bool by_election, const Facts& seen) {
    const auto kind = rules::kind_showing(by);
    if (!kind || !regulates(hearing_.ruleset, *kind)) return;
    Incident end = end_on(standing());
    end.kinds = {*kind};
    end.due.deemed = seen;
    if (end.base && told(hearing_.dispute, end, "game_ended_by") != nullptr)
        end.due.deemed["game_ended_by"] = {std::string(name_of(by))};
    moments_.insert_or_assign(kEndOnTheBoard, moment(standing().effects.size()));
    Ruled ruled = judged(kEndOnTheBoard, std::move(end));
    end_on_board_ = std::move(ruled);
    if (!decides_the_result(*end_on_board_)) return;
    end_by(kEndOnTheBoard, standing().matters.size());
    teller_.end_on_the_board(by, turn, by_election);
}

void Follower::end_if_left_standing(const Ruled& ruled) {
    if (standing().over || !standing().board || !is_left_standing(ruled, *standing().board)) return;
    const auto end = end_left_on_the_board();
    if (end) end_as_shown(*end, ruled.matter, is_elected_to_stand(ruled));
}

std::optional<Ending> Follower::end_left_on_the_board() const {
    const game::Replay left(*standing().board, {});
    const auto end = end_on_record(left, hearing_.ruleset, hearing_.game.play, hearing_.mates);
    return end ? std::optional(end->by) : std::nullopt;
}

}  // namespace jadoube::adjudicate
