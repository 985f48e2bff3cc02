#include "desk/told/facts_placed.hpp"

#include <fmt/format.h>
#include <algorithm>
#include <set>
#include <utility>

#include "base/error.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/told/facts_of_acts.hpp"
#include "desk/told/movers.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kSeenFact = "arbiter_saw", kByEach = "moves_by_each", kOnPurpose = "deliberate";

tl::unexpected<Error> ask_what_he_did() {
    return ask("what did he do?", "write it with what is told of him: 'black has a phone in his pocket'");
}

/// What the arbiter saw is what was told last before it: of another act, that may be an offence too, it says nothing.
void place_what_was_seen(LineSoFar& line) {
    const auto saw = line.read.facts.find(std::string(kSeenFact));
    if (!line.seen || line.read.acts.size() < 2 || saw == line.read.facts.end()) return;
    line.read.acts[*line.seen].facts.insert(line.read.facts.extract(saw));
}

/// What was told ahead of any act that it may be of is of what he did after it; of what the other player did it says
/// nothing.
Result<void> place_what_was_told_ahead(LineSoFar& line) {
    for (const ToldAhead& told : std::exchange(line.told_ahead, {})) {
        const bool is_of_each = told.whose == Person::both;
        const bool has_act = act_told_of(line, told.fact, told.whose).has_value();
        const bool is_his_next =
            told.acts_before < line.read.acts.size() && line.read.acts[told.acts_before].by == told.whose;
        const bool may_be_of_others = told.is_by_name || act_told_of(line, told.fact);
        const bool is_bystanders = may_be_of_others && told.whose == Person::spectator;
        if (is_bystanders) {  // of no player, and of him it decides nothing
            note(line, told.words);
            continue;
        }
        if (!is_of_each && !has_act && !is_his_next && may_be_of_others) return ask_what_he_did();
        const auto placed =
            has_act ? tell_of(line, told.whose, told.fact, told.value) : set(line, told.fact, told.value);
        if (!placed) return placed;
    }
    return {};
}

/// What was counted with an illegal move of each player stands with that act. Whether it was.
bool count_each(LineSoFar& line) {
    std::set<Color> counted;
    for (const auto& [act, count] : line.counts)
        if (const auto by = adjudicate::color_of(line.read.acts[act].by)) counted.insert(*by);
    if (counted.size() < 2) return false;
    for (const auto& [act, count] : line.counts)
        line.read.acts[act].facts[std::string(kIllegalBefore)] = {rules::Value(std::int64_t{count})};
    line.read.facts.erase(std::string(kIllegalBefore));
    return true;
}

tl::unexpected<Error> two_of(std::string_view fact) {
    return ask(fmt::format("'{}': of which of the two acts is that told?", report::question_words(std::string(fact))),
               "enter each as a line of its own; where it is the same, tell it with both");
}

}  // namespace

Result<void> tell_of(LineSoFar& line, Person whose, std::string_view fact, const rules::Value& value) {
    const bool is_of_each = whose == Person::both && !act_told_of(line, fact, Person::both);
    const auto of = is_of_each ? std::vector{Person::white, Person::black} : std::vector{whose};
    for (const Person one : of) {
        const auto act = act_told_of(line, fact, one);
        if (!act) return ask_what_he_did();
        if (const auto told = set_at(line, fact, value, act); !told) return told;
    }
    return {};
}

Result<void> tell_of_last(LineSoFar& line, std::string_view fact, const rules::Value& value) {
    const auto& acts = line.read.acts;
    const bool is_of_another = acts.empty() || raises(acts.back()) || names_the_other(fact);
    if (is_of_another) return set(line, fact, value);
    const Person whose = acts.back().by;
    if (const auto act = act_told_of(line, fact, whose)) return set_at(line, fact, value, act);
    line.told_ahead.push_back({std::string(fact), value, whose, false, {}, acts.size()});
    return {};
}

std::optional<std::size_t> act_told_of(const LineSoFar& line, std::string_view fact, std::optional<Person> by) {
    for (std::size_t i = line.read.acts.size(); i > 0; --i)
        if (concerns(fact, line.read.acts[i - 1]) && (!by || line.read.acts[i - 1].by == *by)) return i - 1;
    return std::nullopt;
}

Result<void> set(LineSoFar& line, std::string_view fact, const rules::Value& value) {
    return set_at(line, fact, value, act_told_of(line, fact));
}

Result<void> set_at(LineSoFar& line, std::string_view fact, const rules::Value& value, std::optional<std::size_t> act) {
    const std::string name(fact);
    const rules::Values values{value};
    bool is_same = line.read.facts.emplace(name, values).first->second == values;
    if (act) {
        auto& of_acts = line.told_of[name];
        const bool is_of_another = !of_acts.empty();  // than what was told before
        is_same = of_acts.emplace(*act, values).first->second == values && (is_same || is_of_another);
    }
    if (is_same) return {};
    const auto* row = rules::fact_named(fact);  // none of what is of the event
    return ask(fmt::format("'{}' is told in two ways", row == nullptr ? "the default time" : row->meaning),
               "tell it once");
}

Result<void> check_facts(LineSoFar& line) {
    if (const auto placed = place_what_was_told_ahead(line); !placed) return placed;
    place_what_was_seen(line);
    const bool is_of_start = std::ranges::any_of(line.read.acts, finds_wrong_start);
    if (line.made_by_each && is_of_start && !line.read.facts.contains(std::string(kByEach)))
        if (const auto made = set(line, kByEach, rules::Value(std::int64_t{*line.made_by_each})); !made) return made;
    const bool is_of_each = line.counts.size() > 1 && count_each(line);
    const Act* counted = line.counted_of ? counted_move(line, line.counted_of) : nullptr;
    const bool is_of_one = counted != nullptr && !std::holds_alternative<adjudicate::Happening>(counted->what);
    const bool is_of_either = !is_of_one && irregular_movers(line).size() > 1;
    if (is_of_either && line.read.facts.contains(kIllegalBefore)) return two_of(kIllegalBefore);
    if (line.counts.size() > 1 && !is_of_each)
        return ask("which illegal move of his was it?", "tell it once: 'second illegal move'");
    const auto may_take = [](std::string_view fact, const Act& act) {
        const bool handles_men = adjudicate::is_move(act) || std::holds_alternative<adjudicate::Touch>(act.what) ||
                                 std::holds_alternative<adjudicate::PlaceMan>(act.what);
        return concerns(fact, act) || (fact == kOnPurpose && handles_men);
    };
    for (const auto& [fact, told] : line.told_of) {
        bool is_of_all = true;
        for (std::size_t i = 0; i < line.read.acts.size(); ++i) {
            const auto here = told.find(i);
            const bool is_same = here != told.end() && here->second == told.begin()->second;
            is_of_all = is_of_all && (is_same || !may_take(fact, line.read.acts[i]));
        }
        if (is_of_all) continue;
        for (const auto& [act, values] : told) line.read.acts[act].facts[fact] = values;
        line.read.facts.erase(fact);
    }
    return {};
}

}  // namespace jadoube::desk
