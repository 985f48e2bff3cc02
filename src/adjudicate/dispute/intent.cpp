#include "adjudicate/dispute/intent.hpp"

#include "adjudicate/cases/fact_of_act.hpp"

namespace jadoube::adjudicate {
namespace {

/// The first value told of a fact, where it is of this type.
template <typename T>
const T* first_value_of(const Facts& facts, const std::string& name) {
    const auto told = facts.find(name);
    return told == facts.end() || told->second.empty() ? nullptr : std::get_if<T>(&told->second.front());
}

void tell_intent(Act& act, std::optional<bool> deliberate) {
    auto* touch = std::get_if<Touch>(&act.what);
    if (touch != nullptr && !touch->deliberate) touch->deliberate = deliberate;
}

/// The dispute in which each touch of which nobody told whether it was meant was done so.
Dispute with_intent(Dispute dispute, bool deliberate) {
    for (Act& act : dispute.acts) tell_intent(act, deliberate);
    return dispute;
}

/// Of one touch it was told whether it was meant, of another it was not.
bool is_told_of_some_touches(const Dispute& dispute) {
    bool told = false;
    bool untold = false;
    for (const Act& act : dispute.acts) {
        const auto* touch = std::get_if<Touch>(&act.what);
        if (touch != nullptr) (touch->deliberate ? told : untold) = true;
    }
    return told && untold;
}

}  // namespace

Dispute with_assumed_intent(Dispute dispute, const Facts& assumed) {
    for (std::size_t act = 0; act < dispute.acts.size(); ++act) {
        const rules::Values* values = said_of(assumed, {act}, kDeliberate);
        const bool* is_so = values != nullptr ? std::get_if<bool>(&values->front()) : nullptr;
        if (is_so != nullptr) tell_intent(dispute.acts[act], *is_so);
    }
    return dispute;
}

Dispute with_touches_as_told(Dispute dispute) {
    for (Act& act : dispute.acts) {
        auto* touch = std::get_if<Touch>(&act.what);
        if (touch == nullptr) continue;
        if (const auto* is_so = first_value_of<bool>(act.facts, kDeliberate)) touch->deliberate = *is_so;
        const auto* word = first_value_of<std::string>(act.facts, "notice");
        if (const auto notice = rules::named<rules::NoticeTime>(word != nullptr ? *word : "")) touch->said = notice;
        const bool is_announced = touch->said == rules::NoticeTime::before;
        if (is_announced && !touch->deliberate) touch->deliberate = true;
        act.facts.erase(kDeliberate);
        act.facts.erase("notice");
    }
    const bool* of_all = first_value_of<bool>(dispute.facts, kDeliberate);
    if (of_all == nullptr) return dispute;
    const bool is_so = *of_all;
    if (is_told_of_some_touches(dispute)) dispute.facts.erase(kDeliberate);  // it is of the others, and of nothing else
    return with_intent(std::move(dispute), is_so);
}

}  // namespace jadoube::adjudicate
