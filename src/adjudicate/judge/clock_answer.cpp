#include "adjudicate/judge/clock_answer.hpp"

#include <algorithm>

#include "adjudicate/judge/options.hpp"
#include "adjudicate/story/of_both.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::ClockAction;
using rules::ClockRemedy;

/// Two articles that order the same are one order; both are cited.
bool same_order(const Applied& a, const Applied& b) {
    const auto& one = std::get<ClockRemedy>(a.remedy->what);
    const auto& other = std::get<ClockRemedy>(b.remedy->what);
    return one == other;
}

/// By how much the reading changes.
Millis change_by(ClockAction action, Millis amount, const std::optional<Millis>& reading) {
    switch (action) {
        case ClockAction::add:
        case ClockAction::credit: return amount;
        case ClockAction::subtract:
        case ClockAction::runs_for: return Millis{-amount.count};
        case ClockAction::set: break;
    }
    return reading ? amount - *reading : Millis{};
}

/// The article that orders the change, and the clauses by which its amount holds.
struct AmountGround {
    std::string article;
    std::vector<std::string> by;
};

AmountGround amount_ground_of(const Applied& applied, const Scene& scene) {
    const auto* parameter = std::get_if<std::string>(&std::get<ClockRemedy>(applied.remedy->what).amount);
    return {applied.article->id, parameter != nullptr ? clauses_of(scene, *parameter) : std::vector<std::string>{}};
}

/// What an order changes on one clock, with what the clock keeps at least and at most.
struct Order {
    ClockAction action;
    Millis amount;
    std::optional<Millis> at_least = {};
    std::optional<Millis> at_most = {};
};

/// The change as far as the limits let it go; a clock that is beyond a limit already stays where it is.
Millis limited(const Order& order, Millis by, const std::optional<Millis>& reading) {
    if (!reading) return by;
    if (order.at_least && *reading + by < *order.at_least) return std::min(*order.at_least, *reading) - *reading;
    if (order.at_most && *reading + by > *order.at_most) return std::max(*order.at_most, *reading) - *reading;
    return by;
}

void change(ClockAnswer& answer, const Order& order, Color side, const AmountGround& ground) {
    const ClockAction action = order.action;
    std::optional<Millis>& reading = answer.after[side];
    const Millis by = limited(order, change_by(action, order.amount, reading), reading);
    const bool is_set_unread = action == ClockAction::set && !reading;
    ClockStep step{side, by, action, ground.article, ground.by};
    if (action == ClockAction::set) step.to = reading ? *reading + by : order.amount;
    if (by != Millis{} || is_set_unread) answer.steps.push_back(step);
    if (step.to) reading = step.to;
    if (reading && !step.to) reading = std::max(Millis{}, *reading + by);  // no clock shows less than nothing
}

void cite(ClockAnswer& answer, const std::string& article) {
    const auto found = std::find(answer.articles.begin(), answer.articles.end(), article);
    if (found == answer.articles.end()) answer.articles.push_back(article);
}

/// Where both players did it, of the one whose clock it is, and of both clocks the less.
std::optional<std::int64_t> amount_ordered(const Scene& scene, const rules::Bound& bound,
                                           const std::optional<rules::Party>& whose) {
    if (!is_of_both(scene.incident, scene.context.dispute)) return amount_of(scene, bound);
    std::optional<std::int64_t> least;
    for (const Color side : {Color::white, Color::black}) {
        const bool is_for_the_other = whose == party_of(!side);
        if (is_for_the_other) continue;
        const Incident part = part_of(scene.incident, scene.context.dispute, side, true);
        const auto amount = amount_of({.context = scene.context, .incident = part}, bound);
        if (!amount) return std::nullopt;
        least = std::min(*amount, least.value_or(*amount));
    }
    return least;
}

/// The amounts of the order; nothing where one of them is not known, which is asked then.
std::optional<Order> order_of(const ClockRemedy& remedy, const Scene& scene, std::set<std::string>& unknown) {
    const auto whose = side_named(scene, remedy.to);
    bool is_known = true;
    const auto known = [&](const rules::Bound& bound) {
        const auto amount = amount_ordered(scene, bound, whose);
        if (const auto* name = std::get_if<std::string>(&bound); !amount && name != nullptr) unknown.insert(*name);
        is_known = is_known && amount;
        return Millis{amount.value_or(0)};
    };
    Order order{.action = remedy.action, .amount = known(remedy.amount)};
    if (remedy.halved) order.amount = Millis{order.amount.count / 2};
    if (remedy.at_least) order.at_least = known(*remedy.at_least);
    if (remedy.at_most) order.at_most = known(*remedy.at_most);
    return is_known ? std::optional(order) : std::nullopt;
}

void carry_out(const Applied& applied, const Scene& scene, std::set<std::string>& unknown, ClockAnswer& answer) {
    const auto& remedy = std::get<ClockRemedy>(applied.remedy->what);
    const auto order = order_of(remedy, scene, unknown);
    if (!order) {
        answer.status = Status::needs_facts;
        return;
    }
    if (const auto fact = untold(scene, remedy.to)) {
        unknown.insert(*fact);
        answer.status = Status::needs_facts;
        return;
    }
    const auto meant = side_named(scene, remedy.to);
    for (const Color side : {Color::white, Color::black}) {
        const bool both = meant == rules::Party::either || meant == rules::Party::both;
        if (both || meant == party_of(side)) change(answer, *order, side, amount_ground_of(applied, scene));
    }
}

}  // namespace

ClockAnswer clock_answer(const Scene& scene, std::set<std::string>& unknown, const std::vector<Applied>& applied,
                         const std::optional<ClockAnswer>& chosen) {
    ClockAnswer answer = chosen.value_or(ClockAnswer{});
    if (!chosen) answer.before = answer.after = scene.context.game.clocks.reading;
    for (auto order = applied.begin(); order != applied.end(); ++order) {
        const bool said_before =
            std::any_of(applied.begin(), order, [&](const Applied& other) { return same_order(other, *order); });
        if (!said_before) carry_out(*order, scene, unknown, answer);
        const auto [article, by] = amount_ground_of(*order, scene);
        cite(answer, article);
        for (const std::string& clause : by) cite(answer, clause);
    }
    return answer;
}

}  // namespace jadoube::adjudicate
