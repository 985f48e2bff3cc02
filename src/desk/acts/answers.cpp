#include "desk/acts/answers.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/what_is_meant.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kAdmits = "admit";

bool is_claim_made(const Act& act) {
    return std::holds_alternative<adjudicate::Claim>(act.what);
}

/// "withdraws the offer": where the law knows no such thing, the offer is still there.
bool withdraws(const Act& act) {
    const auto* claim = std::get_if<adjudicate::Claim>(&act.what);
    return claim != nullptr && claim->ground == rules::Ground::withdrawal;
}

bool is_offence(const Act& act) {
    const auto* done = std::get_if<adjudicate::Happening>(&act.what);
    return done != nullptr && !done->is_found();
}

/// What this person could answer as well as something before it.
bool may_be_answered(const Act& act, Person by) {
    const bool is_officials = act.by == Person::arbiter || act.by == Person::supervisor;
    const bool is_another_matter = std::holds_alternative<adjudicate::Happening>(act.what) || is_claim_made(act) ||
                                   std::holds_alternative<adjudicate::Retract>(act.what);
    return !adjudicate::offers_draw(act) && !withdraws(act) &&
           (is_officials || is_another_matter || (act.by != by && raises(act)));
}

/// The last act of this sort, as an index.
template <typename Sort>
std::optional<std::size_t> last_that(const std::vector<Act>& acts, Sort&& is_it) {
    const auto last = std::find_if(acts.rbegin(), acts.rend(), is_it);
    return last == acts.rend() ? std::nullopt : std::optional<std::size_t>(acts.rend() - last - 1);
}

/// "the arbiter warns black", which is only noted.
bool is_noted_since(const LineSoFar& line, std::size_t act, Person by) {
    return std::ranges::any_of(line.said_aside, [&](const SaidAside& said) {
        return said.acts_before > act && said.by != by && said.by != Person::spectator;
    });
}

bool came_between(const LineSoFar& line, std::size_t act, Person by) {
    const auto behind = line.read.acts.begin() + static_cast<std::ptrdiff_t>(act) + 1;
    return is_noted_since(line, act, by) ||
           std::any_of(behind, line.read.acts.end(), [&](const Act& one) { return may_be_answered(one, by); });
}

bool is_demand_of_another(const Act& act, Person by) {
    return std::holds_alternative<adjudicate::Demand>(act.what) && act.by != by;
}

}  // namespace

bool names_offer(const SaidGroup& group) {
    constexpr std::string_view kOffer = "offer";
    return names_draw(group) || lower(group.text).find(kOffer) != std::string::npos || plays_on(group);
}

bool has_demand_open(const LineSoFar& line, Person by) {
    const auto demand = last_that(
        line.read.acts, [&](const Act& act) { return adjudicate::is_move(act) || is_demand_of_another(act, by); });
    return demand && !adjudicate::is_move(line.read.acts[*demand]);
}

bool may_refuse(const LineSoFar& line, const SaidGroup& group, Person by) {
    const bool is_denial = std::ranges::any_of(compared(group.text), says_denial);
    return !is_denial && !line.read.acts.empty() && is_demand_of_another(line.read.acts.back(), by);
}

bool may_answer_something_else(const LineSoFar& line, const SaidGroup& group, Person by) {
    if (by == Person::both || names_offer(group)) return false;
    const auto offer =
        last_that(line.read.acts, [&](const Act& act) { return adjudicate::offers_draw(act) && act.by != by; });
    return offer && came_between(line, *offer, by);
}

bool admits_what_is_told(const LineSoFar& line, const SaidGroup& group) {
    const auto words = compared(group.text);
    const bool admits = group.does(ActWord::concede) && std::ranges::find(words, kAdmits) != words.end();
    const auto* pointed_out = line.last_act<adjudicate::PointOut>();
    return admits && pointed_out != nullptr && std::ranges::any_of(line.read.acts, is_claim_made);
}

bool may_admit_either(const LineSoFar& line, const SaidGroup& group) {
    const auto claim = last_that(line.read.acts, is_claim_made);
    if (!group.does(ActWord::concede) || !claim || admits_what_is_told(line, group)) return false;
    const auto behind = line.read.acts.begin() + static_cast<std::ptrdiff_t>(*claim) + 1;
    const Person by = group.who == Who::white ? Person::white : Person::black;
    return std::any_of(behind, line.read.acts.end(), is_offence) || is_noted_since(line, *claim, by);
}

Result<void> decline_what_is_named(LineSoFar& line, const SaidGroup& group, Person by) {
    const bool is_offered = std::ranges::any_of(
        line.read.acts, [&](const Act& act) { return adjudicate::offers_draw(act) && act.by != by; });
    const bool is_demanded = has_demand_open(line, by);
    if (is_demanded && names_offer(group) && !is_offered)
        return ask("what was declined?", "write first who offered a draw, or 'refuses to comply'");
    if (is_demanded && is_offered && !names_offer(group))
        return ask("what was declined, the draw or what is demanded?",
                   "write 'declines the draw', or 'refuses to comply'");
    const auto demand = last_that(line.read.acts, [&](const Act& act) { return is_demand_of_another(act, by); });
    if (is_demanded && !names_offer(group) && came_between(line, *demand, by))
        return ask("what was refused: is that what is demanded of him?",
                   "write 'refuses to comply' where it is; anything else behind 'note:'");
    return push(line, group, Unnamed::ask, adjudicate::Refuse{.draw_offer = is_demanded && is_offered});
}

Result<void> check_what_he_has_to_do(const LineSoFar& line, const SaidGroup& group) {
    const auto* did = group.verb == nullptr ? nullptr : std::get_if<Did>(&group.verb->meaning);
    if (did == nullptr || did->kind != rules::Kind::conduct_refuse || !group.who) return {};
    const Person by = group.who == Who::white ? Person::white : Person::black;
    const auto since = last_that(line.read.acts, [](const Act& act) { return adjudicate::is_move(act); });
    const auto from = line.read.acts.begin() + static_cast<std::ptrdiff_t>(since ? *since : 0);
    const auto demands =
        std::count_if(from, line.read.acts.end(), [&](const Act& act) { return is_demand_of_another(act, by); });
    if (demands < 2) return {};
    return ask("which of the two demands does he refuse?",
               "leave out the one that was none: who has chosen once has no second choice");
}

}  // namespace jadoube::desk
