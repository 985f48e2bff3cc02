#include "desk/known/left_off.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "desk/known/board_known.hpp"
#include "desk/known/changed_before.hpp"
#include "desk/known/election.hpp"
#include "desk/known/ended_game.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::FinalStanding;

bool is_same(const FinalStanding& a, const FinalStanding& b) {
    const bool both_over = a.over && b.over && a.over->by == b.over->by && a.over->score == b.over->score;
    return (both_over || (!a.over && !b.over)) && a.play_from == b.play_from && a.due == b.due;
}

/// The board as far as it says what may be played: the numbers of moves aside.
bool is_same_board(const chess::Setup& a, const chess::Setup& b) {
    return a.board == b.board && a.turn == b.turn && a.castling_rooks == b.castling_rooks &&
           a.en_passant == b.en_passant;
}

bool is_reply(const adjudicate::Act& act) {
    return std::holds_alternative<adjudicate::Demand>(act.what) ||
           std::holds_alternative<adjudicate::Answer>(act.what) || std::holds_alternative<adjudicate::Refuse>(act.what);
}

/// A game that was declared void, or begun anew, is another one.
bool is_another_game(const FinalStanding& standing) {
    return standing.over && !standing.over->score && standing.over->by == rules::Ending::ruling;
}

/// More than to play on: the result, or what an article lays upon somebody.
bool leaves_something(const LeftOff& left) {
    const auto& due = left.standing.due;
    const bool is_bound = std::any_of(due.begin(), due.end(), [](const auto& duty) { return !duty.articles.empty(); });
    return left.is_decided && (left.standing.over || is_bound);
}

/// Whether nothing is told of where the men stand, or just what was left.
bool begins_there(const LeftOff& left, const GameTold& told, const GameNow& now, const Beginning& beginning) {
    const auto& board = left.standing.play_from;
    if (beginning.told && board && is_same_board(*beginning.told, *board)) return true;
    const bool is_told = told.has_own_position || !told.at.empty() || told.record;
    if (is_told) return !beginning.told && !board && !left.standing.over && told.has_own_position;
    return !now.at || (left.ply && *left.ply == now.at->value);
}

report::Key why_not_carried(const log::State& state, const LeftOff& left) {
    if (left.can_go_on) return "begin.another_board";
    const auto is_it = [&](const log::LoggedIncident* one) { return one->entry.id == left.incident; };
    const bool rests_on_changed =
        std::ranges::any_of(after_changes(state), is_it) || std::ranges::any_of(ruled_unheard(state), is_it);
    return rests_on_changed ? report::Key("begin.rests_on_changed") : report::Key("begin.ruled_otherwise");
}

std::string decided_otherwise(const OpenLog& open, const event::GameReference& game) {
    const log::LoggedIncident* last = last_ruled(open.state, game);
    if (last == nullptr || leaves_what_was_ruled(*last)) return {};
    return report::phrase("begin.decided_otherwise", {{"number", log::to_text(last->number)}});
}

}  // namespace

tl::expected<JudgedMatter, Errors> judged_up_to(const OpenLog& open, const log::LoggedIncident& incident) {
    log::IncidentReported nothing;
    nothing.goes_on_from = incident.entry.id;
    const auto next = matter_of(open, incident_to_be(open, {}, incident.game, incident.rules, std::move(nothing)));
    if (!next) return tl::unexpected<Errors>(Errors{next.error()});
    return judge_matter(open, *next);
}

namespace {

std::optional<LeftOff> left_by(const OpenLog& open, const log::LoggedIncident& incident) {
    const auto recorded = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!recorded) return std::nullopt;
    LeftOff left{.incident = incident.entry.id,
                 .number = incident.number,
                 .is_decided = incident.status() == log::IncidentStatus::decided,
                 .ply = incident.report.ply,
                 .standing = recorded->standing};
    const auto now = judged_up_to(open, incident);
    const bool is_elected = election_in(incident).has_value();
    left.can_go_on = now && (is_elected || is_same(now->ruling.standing, left.standing));
    if (left.can_go_on) left.standing = now->ruling.standing;
    return left;
}

}  // namespace

std::optional<LeftOff> left_off(const OpenLog& open, const event::GameReference& game) {
    const log::LoggedIncident* last = last_ruled(open.state, game);
    return last != nullptr && leaves_what_was_ruled(*last) ? left_by(open, *last) : std::nullopt;
}

std::optional<chess::Setup> Beginning::position() const {
    return left && left->standing.play_from ? left->standing.play_from : told;
}

std::string Beginning::remark(const std::optional<LeftOff>& goes_on_from) const {
    if (!goes_on_from) return not_carried;
    const auto& board = goes_on_from->standing.play_from;
    return board ? report::phrase("begin.on_board",
                                  {{"number", log::to_text(goes_on_from->number)}, {"fen", chess::to_fen(*board)}})
                 : report::phrase("begin.goes_on", {{"number", log::to_text(goes_on_from->number)}});
}

Beginning beginning_of(const OpenLog& open, const GameTold& told, const GameNow& now,
                       const std::optional<chess::Setup>& own_position, const std::optional<log::UtcTime>& happened) {
    Beginning beginning{.told = told.has_own_position ? own_position : position_in(now)};
    if (const auto over = ended_game(open.state, told.reference, {.happened = happened})) {
        if (!told.is_end_told) beginning.not_carried = over->remark;
        return beginning;
    }
    const log::LoggedIncident* last = last_ruled(open.state, told.reference);
    if (last != nullptr && happened && *happened < moment_of(*last)) {
        beginning.not_carried = report::phrase("begin.happened_before", {{"number", log::to_text(last->number)}});
        return beginning;
    }
    auto left = left_off(open, told.reference);
    if (!left) beginning.not_carried = decided_otherwise(open, told.reference);
    if (!left || is_another_game(left->standing)) return beginning;
    if (left->can_go_on && begins_there(*left, told, now, beginning)) {
        beginning.left = std::move(left);
    } else if (leaves_something(*left)) {
        beginning.not_carried =
            report::phrase(why_not_carried(open.state, *left), {{"number", log::to_text(left->number)}});
    }
    return beginning;
}

std::optional<LeftOff> gone_on_from(const Beginning& beginning, const std::vector<adjudicate::Act>& acts) {
    if (acts.empty()) return std::nullopt;
    const bool goes_on = beginning.left && (goes_on_whatever_is_told(beginning) || is_reply(acts.front()));
    return goes_on ? beginning.left : std::nullopt;
}

bool goes_on_whatever_is_told(const Beginning& beginning) {
    if (!beginning.left) return false;
    const FinalStanding& standing = beginning.left->standing;
    return beginning.left->is_decided && (standing.play_from || standing.over);
}

}  // namespace jadoube::desk
