#include "adjudicate/facts/count_earlier.hpp"

#include <algorithm>

#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Count;
using rules::Origin;
using rules::Truth;

bool is_of(const Scene& scene, const Count& count, Person by) {
    if (count.of == rules::Party::both) return true;
    if (!scene.offender()) return false;  // who is none of the players has no earlier matters of this kind
    return (by == person_of(*scene.offender())) == (count.of == rules::Party::offender);
}

/// Where the kinds or the articles are named, any of them does.
bool is_of_kind(const Count& count, const EarlierIncident& one) {
    return count.kinds.empty() || std::any_of(count.kinds.begin(), count.kinds.end(),
                                              [&](rules::Kind kind) { return rules::covers_any(kind, one.kinds); });
}

Truth is_under(const Count& count, const EarlierIncident& one) {
    if (count.articles.empty()) return Truth::yes;
    if (!one.articles) return Truth::unknown;
    return rules::truth_of(std::any_of(count.articles.begin(), count.articles.end(), [&](const std::string& reference) {
        return std::any_of(one.articles->begin(), one.articles->end(),
                           [&](const std::string& id) { return rules::covers(reference, id); });
    }));
}

Truth is_found(const Count& count, const EarlierIncident& one) {
    if (count.found.empty()) return Truth::yes;
    if (!one.found) return Truth::unknown;
    return rules::truth_of(std::find(count.found.begin(), count.found.end(), *one.found) != count.found.end());
}

Truth is_penalized(const Count& count, const EarlierIncident& one) {
    if (count.penalties.empty()) return Truth::yes;
    if (!one.penalties) return Truth::unknown;
    return rules::truth_of(std::ranges::any_of(
        count.penalties, [&](rules::Penalty penalty) { return std::ranges::count(*one.penalties, penalty) > 0; }));
}

/// Whether it is a matter of the sort that is counted, whoever's it is.
Truth is_such(const Count& count, const EarlierIncident& one) {
    const bool is_kept = one.is_remembered || !count.only_remembered;
    const bool concerns = is_of_kind(count, one) && is_kept && (one.is_decided || count.also_proposed);
    return concerns ? is_under(count, one) && is_found(count, one) && is_penalized(count, one) : Truth::no;
}

/// How many there are; `begins` where one of the other player is among them, after which the count began.
struct Counted {
    std::int64_t number = 0;
    bool begins = false;
};

/// Nothing where it is not known of some whether they count.
std::optional<Counted> counted(const Scene& scene, const Count& count, const std::vector<EarlierIncident>& all) {
    Counted counted;
    const bool begins_anew = count.since == rules::CountSince::opponents_last;
    for (const EarlierIncident& one : all) {
        const bool is_his = is_of(scene, count, one.by);
        if (!is_his && !begins_anew) continue;
        const Truth truth = is_such(count, one);
        if (truth == Truth::unknown) return std::nullopt;
        if (truth == Truth::no) continue;
        counted = is_his ? Counted{counted.number + 1, counted.begins} : Counted{0, true};
    }
    return counted;
}

/// What came before and what came then, as one count.
Counted operator+(const Counted& before, const Counted& then) {
    return then.begins ? then : Counted{before.number + then.number, before.begins};
}

/// What the game and the event tell of the time before the dispute.
std::optional<Counted> counted_before(const Scene& scene, const Count& count) {
    const GameState& game = scene.context.game;
    if (!game.earlier_known && !scene.context.dispute.told_complete) return std::nullopt;
    const auto here = counted(scene, count, game.earlier);
    if (count.in == rules::CountSpan::game || !here || here->begins) return here;
    if (!game.earlier_elsewhere) return std::nullopt;
    const auto elsewhere = counted(scene, count, *game.earlier_elsewhere);
    return elsewhere ? std::optional(*elsewhere + *here) : std::nullopt;
}

std::optional<std::int64_t> number_in(const rules::Values* values) {
    if (values == nullptr || values->empty()) return std::nullopt;
    const auto* number = std::get_if<std::int64_t>(&values->front());
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

bool is_told_of_the_whole(const Scene& scene, const std::string& fact, const rules::Values* told) {
    const auto found = scene.context.dispute.facts.find(fact);
    return found != scene.context.dispute.facts.end() && &found->second == told;
}

}  // namespace

FoundFact find_count(const Scene& scene, const std::string& name, const Count& count) {
    const auto in_dispute = counted(scene, count, scene.context.in_dispute);
    if (!in_dispute) return {};
    const auto with = [&](const Counted& before, Origin origin) {
        return FoundFact{rules::Values{(before + *in_dispute).number}, origin};
    };
    if (in_dispute->begins) return with({}, Origin::acts);
    const rules::Values* by_person = adjudicate::told(scene.context.dispute, scene.incident, name);
    const auto told = number_in(by_person);
    // That nothing was entered, and nothing else was to be told, is no count where one was told.
    // Nor is what the log has where only the arbiter knows all of them.
    const rules::FactRow* row = rules::fact_named(name);
    const bool is_for_a_person = row != nullptr && row->origin == Origin::person;
    const bool is_entered = (scene.context.game.earlier_known && !is_for_a_person) || !told;
    if (const auto before = is_entered ? counted_before(scene, count) : std::nullopt) return with(*before, Origin::log);
    // What was told of one act is the whole number there.
    if (told && !is_told_of_the_whole(scene, name, by_person)) return {rules::Values{*told}, Origin::person};
    if (told) return with({*told}, Origin::person);
    if (const auto assumed = number_in(assumed_of(scene.context.assumed, scene.incident, name)))
        return with({*assumed}, Origin::assumed);
    return {};
}

}  // namespace jadoube::adjudicate
