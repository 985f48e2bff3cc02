#include "adjudicate/supposing.hpp"

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/dispute/denials.hpp"
#include "adjudicate/dispute/manner_of_touch.hpp"
#include "adjudicate/essence.hpp"
#include "adjudicate/facts/possible_counts.hpp"
#include "adjudicate/facts/values_to_try.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

template <typename Value>
void add_missing(std::vector<Value>& values, const std::vector<Value>& more) {
    for (const Value& value : more)
        if (std::ranges::find(values, value) == values.end()) values.push_back(value);
}

}  // namespace

/// Whether a touch was meant, and announced, says also what else it did: end an offer, or the right to claim.
const Result<ProvisionalRuling>& Supposing::heard_with(const Facts& facts) const {
    if (const auto before = ruled_->find(facts); before != ruled_->end()) return before->second;
    const Dispute dispute = with_denials_settled(with_assumed_manner(hearing_.dispute, facts), hearing_.before, facts);
    auto heard =
        follow({hearing_.ruleset, hearing_.deferred, hearing_.game, dispute, hearing_.mates, hearing_.before}, facts);
    return ruled_->emplace(facts, std::move(heard)).first->second;
}

const ProvisionalRuling* Supposing::ruled_with(const Facts& facts) const {
    const Result<ProvisionalRuling>& heard = heard_with(facts);
    return heard ? &*heard : nullptr;
}

std::vector<rules::Value> Supposing::values_of(const std::string& fact) const {
    BoundsByFact bounds;
    for (const auto& [facts, heard] : *ruled_)
        if (heard) widen(bounds, heard->bounds);
    return values_that_can_be(fact, values_to_try(fact, hearing_.ruleset, hearing_.deferred), hearing_.dispute, bounds);
}

std::optional<Outcomes> Supposing::outcomes(const Facts& facts) const {
    Outcomes outcomes;
    std::size_t rulings = 0;
    return add_outcomes(facts, outcomes, rulings) ? std::optional(std::move(outcomes)) : std::nullopt;
}

bool Supposing::add_outcomes(const Facts& facts, Outcomes& outcomes, std::size_t& rulings) const {
    if (++rulings > kMaxRulings) return false;
    const ProvisionalRuling* provisional = ruled_with(facts);
    if (provisional == nullptr) {
        add_missing(outcomes.all, {Ruling{}});
        return true;
    }
    const auto unknown =
        std::ranges::find_if(provisional->unknown, [&](const std::string& fact) { return !facts.contains(fact); });
    if (unknown == provisional->unknown.end()) {
        outcomes.rulings.push_back(provisional->ruling);
        add_missing(outcomes.all, {essence(provisional->ruling, true)});
        return true;
    }
    std::optional<std::vector<Ruling>> of_the_first;
    for (const rules::Value& value : values_of(*unknown)) {
        Facts so = facts;
        so[*unknown] = {value};
        Outcomes with_it{.all = {}, .rulings = std::move(outcomes.rulings), .parted_by = std::move(outcomes.parted_by)};
        const bool are_few = add_outcomes(so, with_it, rulings);
        outcomes.rulings = std::move(with_it.rulings);
        outcomes.parted_by = std::move(with_it.parted_by);
        if (!are_few) return false;
        if (of_the_first && *of_the_first != with_it.all) outcomes.parted_by.insert(*unknown);
        add_missing(outcomes.all, with_it.all);
        if (!of_the_first) of_the_first = std::move(with_it.all);
    }
    return true;
}

std::optional<rules::Value> usual_value(const std::string& fact) {
    const rules::FactRow* row = row_of_told(fact);
    if (row == nullptr || row->traits.usual.empty()) return std::nullopt;
    const std::string word(row->traits.usual);
    if (row->type == rules::FactType::number) return rules::Value(parse_int(word).value_or(0));
    if (row->type == rules::FactType::yes_no) return rules::Value(word == name_of(rules::Truth::yes));
    return rules::Value(word);
}

Facts usual_of(const std::set<std::string>& facts) {
    Facts usual;
    for (const std::string& fact : facts)
        if (const auto value = usual_value(fact)) usual[fact] = {*value};
    return usual;
}

}  // namespace jadoube::adjudicate
