// What has nothing to do with a dispute parts nothing that belongs together when it comes between two of its acts: it
// has its own matter, and all the others come to what they came to without it.
#include <algorithm>
#include <string>
#include <vector>

#include "adjudicate/story_maker.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;
using tests::all_cases;
using tests::FiledCase;

namespace {

/// The place of an act in a name like "device_place@2", one later if it comes after `at`.
std::string moved_on(const std::string& fact, std::size_t at) {
    const std::size_t mark = fact.find('@');
    if (mark == std::string::npos) return fact;
    const auto act = static_cast<std::size_t>(std::stoul(fact.substr(mark + 1)));
    return act > at ? fact.substr(0, mark + 1) + std::to_string(act + 1) : fact;
}

/// The same dispute, with that act told before the act `at`.
Case with_act_between(const Case& given, std::size_t at, const Act& act) {
    Case more = given;
    more.dispute.acts.insert(more.dispute.acts.begin() + static_cast<std::ptrdiff_t>(at), act);
    more.dispute.facts.clear();
    for (const auto& [fact, values] : given.dispute.facts) more.dispute.facts[moved_on(fact, at)] = values;
    return more;
}

void one_less(std::optional<std::size_t>& place, std::size_t gone) {
    if (place && *place > gone) --*place;
}

void leave_out(Ruling& ruling, std::size_t matter) {
    ruling.matters.erase(ruling.matters.begin() + static_cast<std::ptrdiff_t>(matter));
    for (Effect& effect : ruling.story) {
        if (effect.matter == matter) effect.matter.reset();
        one_less(effect.matter, matter);
    }
    if (ruling.standing.over) one_less(ruling.standing.over->matter, matter);
}

/// The ruling as if the act `at` and the matter that it opened had not been told.
Ruling without_act(Ruling ruling, std::size_t at) {
    const auto opened = std::ranges::find_if(
        ruling.matters, [&](const MatterRuling& matter) { return !matter.acts.empty() && matter.acts.front() == at; });
    if (opened != ruling.matters.end()) leave_out(ruling, static_cast<std::size_t>(opened - ruling.matters.begin()));
    ruling.story.erase(ruling.story.begin() + static_cast<std::ptrdiff_t>(at));
    for (Effect& effect : ruling.story) one_less(effect.since, at);
    for (MatterRuling& matter : ruling.matters)
        for (std::size_t& act : matter.acts)
            if (act > at) --act;
    if (ruling.standing.over) one_less(ruling.standing.over->act, at);
    return ruling;
}

/// They are listed only where a ruling has nothing else to say of what was done.
void leave_out_turns_in_order(Ruling& alone) {
    for (std::size_t i = alone.matters.size(); i > 0; --i) {
        const MatterRuling& matter = alone.matters[i - 1];
        if (matter.kinds.empty() && matter.conclusion == Conclusion::no_breach) leave_out(alone, i - 1);
    }
}

/// Which of the matters says how the game ended is left to the one that says most.
FinalStanding standing_of(const Ruling& ruling) {
    FinalStanding standing = ruling.standing;
    if (standing.over) standing.over->matter.reset();
    return standing;
}

/// What has become otherwise; empty where all is as it was.
std::string difference(const Ruling& one, const Ruling& other) {
    for (std::size_t i = 0; i < one.story.size(); ++i)
        if (one.story[i] != other.story[i]) return "the effect of act " + std::to_string(i + 1);
    if (standing_of(one) != standing_of(other)) return "how the game stands";
    if (one.matters.size() != other.matters.size()) return "the number of matters";
    for (std::size_t i = 0; i < one.matters.size(); ++i) {
        MatterRuling before = one.matters[i];
        MatterRuling after = other.matters[i];
        before.chain = {};  // holds how often something has happened
        after.chain = {};
        if (before != after) return "the ruling on matter " + std::to_string(i + 1);
    }
    return {};
}

/// Of this and of what comes between: then both come before the arbiter.
bool speaks_of_what_was_done(const Act& act) {
    const auto* claim = std::get_if<Claim>(&act.what);
    return is_objection(act) || (claim != nullptr && claim->ground == rules::Ground::illegal_move);
}

bool answers_an_offer(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const bool is_refusal = happening != nullptr && happening->kind() == rules::Kind::conduct_refuse;
    return is_refusal || std::holds_alternative<Refuse>(act.what) || std::holds_alternative<Agree>(act.what) ||
           offers_draw(act);
}

/// Its reason may be what somebody does.
bool is_pause(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    return happening != nullptr && happening->kind() == rules::Kind::conduct_pause;
}

/// On a board that nobody knows it is told of the moment that the act which comes before it ended.
bool finds_the_end(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const auto kind = happening != nullptr ? happening->kind() : std::nullopt;
    return kind && rules::row_of(*kind).traits.shows != rules::Ending::no;
}

bool claims_that_conduct_loses(const Act& act) {
    const auto* claim = std::get_if<Claim>(&act.what);
    return claim != nullptr && claim->ground == rules::Ground::forfeit;
}

/// An act of somebody or on something else, and what it does have to do with.
struct ThirdAct {
    Act act;
    std::vector<bool (*)(const Act&)> has_to_do_with = {};
};

const std::vector<ThirdAct>& third_acts() {
    static const std::vector<ThirdAct> acts = [] {
        std::vector<ThirdAct> all{{{Person::spectator, Agree{}}},
                                  {{Person::spectator, Happening{"spectator", "", std::nullopt}}, {is_pause}}};
        for (const Person player : {Person::white, Person::black}) {
            all.push_back({{player, GiveNotice{}}});
            all.push_back({{player, OfferDraw{}}, {answers_an_offer, is_pause, finds_the_end}});
            all.push_back({{player, Happening{"smoking", "", std::nullopt}},
                           {answers_an_offer, is_pause, claims_that_conduct_loses, finds_the_end}});
        }
        return all;
    }();
    return acts;
}

bool has_to_do_with(const ThirdAct& third, const std::vector<Act>& acts) {
    return std::ranges::any_of(third.has_to_do_with,
                               [&](auto concerns) { return std::ranges::any_of(acts, concerns); });
}

void check_act_between(const FiledCase& one, Ruling alone, const Act& third, std::size_t at) {
    const Case more = with_act_between(one.given, at, third);
    const auto between = tests::ruling_on(more);
    INFO(one.given.ruleset << ", " << one.file << ": " << one.given.name << "\n"
                           << name_of(third.by) << " " << name_of(third) << " before act " << at + 1);
    CHECK(between);
    if (!between) return;
    Ruling without = without_act(*between, at);
    const bool opens_a_matter = without.matters.size() < between->matters.size();
    if (opens_a_matter && std::ranges::any_of(one.given.dispute.acts, speaks_of_what_was_done)) {
        CHECK(without.standing.due == alone.standing.due);
        CHECK(without.standing.play_from == alone.standing.play_from);
        CHECK(without.standing.over.has_value() == alone.standing.over.has_value());
        return;
    }
    if (without.matters.size() < alone.matters.size()) leave_out_turns_in_order(alone);
    CHECK(difference(alone, without) == "");
}

}  // namespace

TEST_CASE("an act of a third kind between two others changes nothing else", "[sized]") {
    const std::vector<ThirdAct>& thirds = third_acts();
    const auto step = static_cast<std::size_t>(sized(11, 3, 1, 101));
    const bool is_whole = test_size() == TestSize::endurance;
    int tried = 0;
    for (std::size_t i = 0; i < all_cases().size(); i += step) {
        const FiledCase& one = all_cases()[i];
        const auto alone = one.given.dispute.acts.size() > 1 ? tests::ruling_on(one.given) : std::nullopt;
        for (std::size_t at = 1; alone && at < one.given.dispute.acts.size(); ++at) {
            for (std::size_t third = 0; third < thirds.size(); ++third) {
                const bool is_chosen = is_whole || third == (i / step + at) % thirds.size();
                if (!is_chosen || has_to_do_with(thirds[third], one.given.dispute.acts)) continue;
                check_act_between(one, *alone, thirds[third].act, at);
                ++tried;
            }
        }
    }
    if (test_size() != TestSize::brief) CHECK(tried > 1'000);
}
