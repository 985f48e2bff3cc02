// The end of the story: what nobody raised, what falls due, and the ruling as it is written.
#include <algorithm>
#include <numeric>

#include "adjudicate/dispute/disputes_before.hpp"
#include "adjudicate/dispute/final_standing.hpp"
#include "adjudicate/dispute/follower.hpp"
#include "adjudicate/story/ends_by_itself.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using rules::Ending;

void Follower::close() {
    look_at_the_board();
    is_over_before_the_close_ = standing().over.has_value();
    teller_.close();
    judge_what_is_open(hearing_.dispute.acts.size());
    take_what_falls_due();
    for (Ruled& ruled : ruled_) {
        drop_lapsed_rights(ruled);
        drop_duty_that_waits_no_more(ruled);
        if (has_lapsed(ruled.matter)) drop_duty(ruled);
    }
    if (!has_ruled_on_last_dispute()) take_last_in_order();
    take_end_on_the_board();
    write();
}

bool Follower::has_ruled_on_last_dispute() const {
    return std::any_of(ruled_.begin(), ruled_.end(), [&](const Ruled& ruled) {
        return !is_of_acts_before(acts_before_the_last_dispute(), ruled.incident.acts);
    });
}

std::size_t Follower::acts_before_the_last_dispute() const {
    const std::size_t before = hearing_.before.acts();
    return before == hearing_.dispute.acts.size() ? 0 : before;
}

void Follower::take_what_falls_due() {
    if (standing().over) return;
    const auto& waiting = standing().waiting;
    const bool is_of_this_turn = waiting && waiting->binds == standing().turn;
    if (is_of_this_turn && waiting->exactable) return duties_.pass(waiting->binds);
    const auto due = duties_.fallen_due(standing());
    if (!due) return;
    for (Ruled& ruled : ruled_)
        if (is_of_this_turn && ruled.matter == waiting->matter) drop_duty(ruled);
    take_at_the_end(*due, standing().matters.size());
}

namespace {

bool is_of_an_illegal_board(const Incident& incident) {
    return rules::covers_any(rules::Kind::observed_illegal_position, incident.kinds);
}

/// The matters in order; a flag that nobody has claimed, where the game has come to; what is seen on the board as it
/// stands behind the moves that have led to it.
std::vector<std::size_t> in_order_of_judgement(const std::vector<Incident>& matters) {
    std::vector<std::size_t> order(matters.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t matter) { return !is_unclaimed_flag(matters[matter]); });
    std::stable_partition(order.begin(), order.end(), [&](std::size_t matter) {
        return !is_of_an_illegal_board(matters[matter]) || is_settled_by_the_next_move(matters[matter]);
    });
    return order;
}

}  // namespace

std::optional<std::size_t> Follower::put_right_with(const Incident& seen) const {
    if (!is_of_an_illegal_board(seen) || !seen.base || !standing().board || *seen.base == *standing().board)
        return std::nullopt;
    std::optional<std::size_t> with;
    for (const Ruled& ruled : ruled_)
        if (!is_beside_the_board(ruled.incident) && ruled.incident.ply >= standing().ply - 1) with = ruled.matter;
    return with;
}

void Follower::judge_what_is_open(std::size_t acts) {
    settle_what_was_completed(acts);
    is_closed_ = true;
    waits_when_closed_ = waits_at();
    const auto order = in_order_of_judgement(standing().matters);
    for (const std::size_t matter : order) judge_if_open(matter, acts);
    for (std::size_t added = order.size(); added < standing().matters.size(); ++added) judge_if_open(added, acts);
}

void Follower::judge_if_open(std::size_t matter, std::size_t acts) {
    const Incident& incident = standing().matters[matter];
    if (incident.fate != Fate::open || ended_otherwise_before(incident)) return;
    if (is_left_to_the_players(incident)) return;
    if (const auto with = put_right_with(incident)) return teller_.drop(matter, *with);
    const bool is_ruled_on = std::ranges::any_of(
        incident.kinds, [&](rules::Kind kind) { return is_ruled_on_after_the_end(hearing_.ruleset, kind); });
    if (is_over_before_the_close_ && !is_ruled_on && came_after_the_end(incident, standing())) return;
    const bool is_on_board = !is_beside_the_board(incident);
    if (annulled_ && is_on_board) return;
    if (waits_when_closed_ && incident.ply >= *waits_when_closed_ && is_on_board)
        waiting_acts_.insert(incident.acts.begin(), incident.acts.end());
    else
        rule(matter, acts);
}

bool Follower::is_left_to_the_players(const Incident& incident) const {
    const bool is_theirs = hearing_.ruleset.definitions.touch_is_raised_by == rules::TouchIsRaisedBy::players;
    const bool is_of_a_touch = incident.play.complete == true && incident.kinds == std::vector{rules::Kind::touch};
    const bool is_raised = incident.objection.raised_by && incident.objection.raised_by != Person::nobody &&
                           incident.objection.raised_by != Person::spectator;
    if (!is_theirs || !is_of_a_touch || is_raised || incident.own_kinds) return false;
    return std::ranges::any_of(standing().matters, [&](const Incident& other) {
        const bool is_brought_up = other.objection.doubted && other.objection.raised_by && !other.acts.empty();
        return is_brought_up && other.acts.back() > incident.acts.front();
    });
}

bool Follower::has_ended_it(std::size_t matter) const {
    return over_matter_ == kEndOnTheBoard && standing().last_turn == matter;
}

void Follower::drop_lapsed_rights(Ruled& ruled) {
    for (std::size_t i = 0; i < ruled.judged.size(); ++i) {
        auto& rights = ruled.judged[i].ruling.rights;
        if (rights.empty()) continue;
        moments_.at(ruled.matter).dispute = hearing_.dispute;
        const Ruled now = judged(ruled.matter, ruled.incident);
        const bool is_known = i < now.judged.size() && now.judged[i].unknown.empty();
        if (is_known) rights = now.judged[i].ruling.rights;
        std::erase_if(rights, [&](const Right& right) { return is_used_up(right, ruled.incident, standing()); });
    }
}

void Follower::drop_duty_that_waits_no_more(Ruled& ruled) {
    for (Judged& one : ruled.judged)
        if (!one.duties.empty() && !duties_.waits(ruled.matter, standing())) one.ruling.obligation.reset();
}

bool Follower::has_lapsed(std::size_t matter) const {
    const auto& matters = standing().matters;
    return matter < matters.size() && matters[matter].due.lapsed;
}

void Follower::drop_duty(Ruled& ruled) {
    for (Judged& one : ruled.judged) {
        one.ruling.obligation.reset();
        if (one.ruling.status == Status::choice) one.ruling.status = Status::decided;
    }
}

void Follower::take_last_in_order() {
    const auto& all = standing().matters;
    const auto last = std::find_if(all.rbegin(), all.rend(), [](const Incident& incident) {
        return incident.play.done && incident.play.done->legal && incident.play.complete == true;
    });
    if (last != all.rend() && !is_of_acts_before(acts_before_the_last_dispute(), last->acts))
        take_at_the_end(*last, static_cast<std::size_t>(all.rend() - last) - 1);
}

const Ruled& Follower::take_at_the_end(const Incident& incident, std::size_t matter) {
    moments_.insert_or_assign(matter, moment(hearing_.dispute.acts.size()));
    return keep(judged(matter, incident));
}

void Follower::take_end_on_the_board() {
    Status worst = Status::decided;
    for (const Ruled& ruled : ruled_)
        for (const Judged& one : ruled.judged)
            if (ruled.incident.ended_by == Ending::no) worst = std::max(worst, one.ruling.status);
    looked_at_.reset();
    if (!standing().over) end_on_board_.reset();
    if (worst == Status::decided) look_at_the_board();
    const bool is_kept = standing().over ? over_matter_ == kEndOnTheBoard : says_something(end_on_board_);
    if (!end_on_board_ || !is_kept) return;
    for (Judged& one : end_on_board_->judged) one.ruling.conclusion.reset();  // nobody has claimed anything
    keep(*end_on_board_);
}

bool Follower::says_something(const std::optional<Ruled>& ruled) {
    return ruled && std::any_of(ruled->judged.begin(), ruled->judged.end(),
                                [](const Judged& one) { return one.ruling.conclusion || !one.unknown.empty(); });
}

void Follower::write() {
    if (awaits_choice_over_last_turn(standing())) {
        const auto& meanwhile = standing().matters[*standing().last_turn].acts;
        waiting_acts_.insert(meanwhile.begin(), meanwhile.end());
    }
    before_.leave_out(ruled_);
    put_together(provisional_, {.ruled = ruled_,
                                .standing = standing(),
                                .over = over(),
                                .is_over_before_the_close = is_over_before_the_close_,
                                .board = board_to_play_on(),
                                .waiting_acts = waiting_acts_,
                                .dispute = hearing_.dispute,
                                .assumed = assumed_,
                                .clocks = hearing_.game.clocks.reading,
                                .acts_before = hearing_.before.acts()});
}

std::optional<chess::Setup> Follower::board_to_play_on() const {
    if (awaits_choice_over_last_turn(standing())) return standing().matters[standing().waiting->matter].base;
    return over() || waits_at() ? std::nullopt : standing().board;
}

std::optional<OverByMatter> Follower::over() const {
    const auto& over = standing().over;
    if (!over) return end_told_of();
    const auto& ended = hearing_.game.ended;
    return OverByMatter{over->by, *over_matter_, over->act, ended ? ended->score : std::nullopt};
}

namespace {

/// By what the game is told, or supposed, to have ended before all acts.
std::optional<Ending> end_in(const Facts& facts) {
    const auto told = facts.find("game_ended_by");
    const auto* word = told == facts.end() ? nullptr : std::get_if<std::string>(&told->second.front());
    return word == nullptr ? std::nullopt : rules::named<Ending>(*word);
}

}  // namespace

std::optional<OverByMatter> Follower::end_told_of() const {
    const auto by = end_in(hearing_.dispute.facts).value_or(end_in(assumed_).value_or(Ending::no));
    const bool is_left = std::ranges::all_of(ruled_, [](const Ruled& ruled) {
        return std::ranges::all_of(ruled.judged, [](const Judged& one) { return leaves_the_game(one.ruling); });
    });
    return by != Ending::no && is_left ? std::optional(OverByMatter{.by = by, .matter = kEndBefore}) : std::nullopt;
}

}  // namespace jadoube::adjudicate
