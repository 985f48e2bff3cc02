#include "adjudicate/essence.hpp"

#include <algorithm>

#include "adjudicate/dispute/final_standing.hpp"

namespace jadoube::adjudicate {
namespace {

/// Of a matter in a game that is over: nothing else can follow from it any more, and nobody needs to be asked about a
/// board on which nothing is played, nor in order to write a breach down.
void leave_penalties(MatterRuling& matter) {
    MatterRuling left{.kinds = std::move(matter.kinds), .other = std::move(matter.other)};
    if (matter.game && ends_game(*matter.game)) left.game = std::move(matter.game);
    std::erase_if(left.other, [](const OtherAnswer& other) {
        return other.kind == rules::OtherKind::refer || other.kind == rules::OtherKind::record_breach;
    });
    matter = std::move(left);
}

/// Without what comes later in its order, where the moves of what comes first are known: it can be done. And where it
/// is settled what is due, what cannot be done besides is no more than a reason.
void leave_what_is_due(Obligation& duty) {
    duty.articles.clear();
    const bool is_known = std::all_of(duty.options.begin(), duty.options.end(),
                                      [](const Option& option) { return option.moves && !option.moves->empty(); });
    if (is_known && !duty.options.empty()) duty.not_reached.clear();
    if (duty.status == Status::decided) duty.unavailable.clear();
}

void leave_no_reasons(MatterRuling& matter) {
    matter.chain = {};
    matter.articles.clear();
    if (matter.game) matter.game->articles.clear();
    if (matter.position) matter.position->articles.clear();
    if (matter.obligation && matter.obligation->discharged) matter.obligation.reset();  // it leaves nothing to be done
    if (matter.obligation) leave_what_is_due(*matter.obligation);
    if (matter.clock) matter.clock->articles.clear();
    if (matter.result) matter.result->articles.clear();
    for (Right& right : matter.rights) right.articles.clear();
    for (OtherAnswer& other : matter.other) other.articles.clear();
    std::erase_if(matter.other, [](const OtherAnswer& other) { return other.kind == rules::OtherKind::nothing; });
}

/// What is due by it and from which board is in the standing.
void leave_what_it_leaves(MatterRuling& matter) {
    leave_no_reasons(matter);
    MatterRuling left{.game = std::move(matter.game),
                      .rights = std::move(matter.rights),
                      .clock = std::move(matter.clock),
                      .result = std::move(matter.result),
                      .other = std::move(matter.other),
                      .conflicts = std::move(matter.conflicts),
                      .counts_as = matter.counts_as};
    if (matter.status >= Status::needs_facts) left.status = matter.status;
    matter = std::move(left);
}

/// Nothing comes of an objection, whether there was no breach, it is too late to speak of it, or what was due has been
/// played.
void leave_open_why_nothing_comes(std::optional<Conclusion>& finding, const std::optional<Obligation>& duty) {
    const bool is_met = duty && duty->discharged && !duty->articles.empty();
    const bool was_nothing = finding == Conclusion::waived || finding == Conclusion::no_breach;
    if (was_nothing || (is_met && finding == Conclusion::breach)) finding = Conclusion::claim_rejected;
}

/// The main matter, and what the others leave. Where nothing comes of it, and it is known how play goes on, what it was
/// and where its board had to go back are reasons.
void leave_main_finding(Ruling& ruling) {
    if (ruling.main() == nullptr) return;
    MatterRuling& found = ruling.matters[ruling.main_matter];
    leave_open_why_nothing_comes(ruling.conclusion, found.obligation);
    leave_open_why_nothing_comes(found.conclusion, found.obligation);
    if (found.conclusion == Conclusion::claim_rejected && ruling.standing.play_from) {
        leave_what_it_leaves(found);
        found.conclusion = Conclusion::claim_rejected;
    }
    const auto main = ruling.matters.begin() + static_cast<std::ptrdiff_t>(ruling.main_matter);
    std::rotate(ruling.matters.begin(), main, main + 1);
    ruling.main_matter = 0;
    std::for_each(ruling.matters.begin() + 1, ruling.matters.end(), leave_what_it_leaves);
    const auto beside = std::remove(ruling.matters.begin() + 1, ruling.matters.end(), MatterRuling{});
    ruling.matters.erase(beside, ruling.matters.end());
    if (ruling.status < Status::needs_facts) ruling.status = ruling.matters.front().status;
}

/// Over by a result, by words on which the code has nothing, or because it is void or begun anew; not where somebody
/// has still to say with which result.
bool is_over_for_good(const Ruling& ruling) {
    const auto& over = ruling.standing.over;
    if (!over) return false;
    const bool is_void =
        over->matter && ruling.matters[*over->matter].game && ends_game(*ruling.matters[*over->matter].game);
    return over->score || over->by != rules::Ending::ruling || is_void;
}

}  // namespace

Ruling essence(Ruling ruling, bool is_all_told) {
    ruling.unverified = false;
    ruling.story.clear();
    const bool is_over = is_over_for_good(ruling);
    if (is_over) {
        ruling.standing.over = GameEnd{.score = ruling.standing.over->score};
        ruling.main_matter = 0;
        ruling.conclusion.reset();
        ruling.status = Status::decided;
    } else if (is_all_told) {
        leave_main_finding(ruling);
    }
    for (Obligation& due : ruling.standing.due) leave_what_is_due(due);
    for (ClockStep& step : ruling.standing.clock_steps) step.by.clear();
    for (MatterRuling& incident : ruling.matters) {
        if (is_over) leave_penalties(incident);
        leave_no_reasons(incident);
    }
    const auto leaves_nothing = [](const MatterRuling& matter) { return matter.other.empty() && !matter.game; };
    if (is_over) std::erase_if(ruling.matters, leaves_nothing);
    return ruling;
}

}  // namespace jadoube::adjudicate
