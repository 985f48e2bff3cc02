// What has nothing to do with a dispute parts nothing that belongs together when it comes between two of its acts: it
// has its own matter, and all the others come to what they came to without it.
#include <algorithm>
#include <string>
#include <vector>

#include "adjudicate/cases/fact_of_act.hpp"
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

/// The fact of an act that was number `at`, or a later one, is of the next.
std::string moved_on(const std::string& fact, std::size_t at) {
    FactOfAct told = fact_of_act(fact);
    if (told.act && *told.act >= at) ++*told.act;
    return to_text(told);
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

/// Of the third as well, where that is open to objection: then both come before the arbiter.
bool speaks_of_what_was_done(const Act& act) {
    const auto* claim = std::get_if<Claim>(&act.what);
    return is_objection(act) || (claim != nullptr && claim->ground == rules::Ground::illegal_move);
}

/// Or decides a claim: what the end of the game leaves to be said of a third matter is not looked at here.
bool answers_an_offer(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const bool is_refusal = happening != nullptr && happening->kind() == rules::Kind::conduct_refuse;
    return is_refusal || std::holds_alternative<Refuse>(act.what) || std::holds_alternative<Agree>(act.what) ||
           std::holds_alternative<Concede>(act.what) || offers_draw(act);
}

bool counts_moves(const Act& act) {
    return std::holds_alternative<GiveNotice>(act.what) || std::holds_alternative<Claim>(act.what);
}

/// Its reason may be what somebody does.
bool is_pause(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    return happening != nullptr && happening->kind() == rules::Kind::conduct_pause;
}

/// It is found of the moment that the act before it ended.
bool is_found(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    return happening != nullptr && happening->is_found();
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
        std::vector<ThirdAct> all{
            {{Person::spectator, Agree{}}},
            {{Person::spectator, Happening{"spectator", "", std::nullopt}, {{"settles_fact", {false}}}},
             {speaks_of_what_was_done, answers_an_offer, is_pause}}};
        for (const Person player : {Person::white, Person::black}) {
            all.push_back({{player, GiveNotice{}}, {counts_moves}});
            all.push_back({{player, OfferDraw{}}, {speaks_of_what_was_done, answers_an_offer, is_pause, is_found}});
            all.push_back({{player, Happening{"smoking", "", std::nullopt}},
                           {speaks_of_what_was_done, answers_an_offer, is_pause, is_found, claims_that_conduct_loses}});
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
    REQUIRE(between);
    Ruling without = without_act(*between, at);
    if (without.matters.size() < alone.matters.size()) leave_out_turns_in_order(alone);
    CHECK(difference(alone, without) == "");
}

}  // namespace

TEST_CASE("an act of a third kind between two others changes nothing else", "[sized]") {
    const std::vector<ThirdAct>& thirds = third_acts();
    const auto step = static_cast<std::size_t>(sized(7, 3, 1, 101));
    const bool is_whole = test_size() == TestSize::endurance;
    int tried = 0;
    for (std::size_t i = 0; i < all_cases().size(); i += step) {
        const FiledCase& one = all_cases()[i];
        // Where it may not be all that happened, a third matter has questions of its own.
        const bool is_chosen_case = one.given.dispute.acts.size() > 1 && one.given.dispute.told_complete;
        const auto alone = is_chosen_case ? tests::ruling_on(one.given) : std::nullopt;
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
