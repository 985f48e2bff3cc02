#include "adjudicate/dispute/manner_of_touch.hpp"

#include <algorithm>
#include <array>

#include "adjudicate/cases/fact_of_act.hpp"

namespace jadoube::adjudicate {
namespace {

/// How a touch was done, as a fact: told of the touch it is kept in it, and it is of no other act.
struct Manner {
    std::string fact;
    bool (*is_told)(const Touch&);
    bool (*tell)(Touch&, const rules::Value&);  // false: it is said that nobody knows
};

bool is_intent_told(const Touch& touch) {
    return touch.deliberate.has_value();
}

bool tell_intent(Touch& touch, const rules::Value& value) {
    const bool* is_so = std::get_if<bool>(&value);
    if (is_so != nullptr) touch.deliberate = *is_so;
    return is_so != nullptr;
}

bool is_notice_told(const Touch& touch) {
    return touch.said.has_value();
}

bool tell_notice(Touch& touch, const rules::Value& value) {
    const auto* word = std::get_if<std::string>(&value);
    const auto notice = rules::named<rules::NoticeTime>(word != nullptr ? *word : "");
    if (notice) touch.said = notice;
    return notice.has_value();
}

const std::array kManners{Manner{"deliberate", is_intent_told, tell_intent},
                          Manner{"notice", is_notice_told, tell_notice}};

/// Tells these touches what the facts say of it, which say it of nothing else then.
void hand_down(Facts& facts, const Manner& manner, const std::vector<Touch*>& touches) {
    const auto told = facts.find(manner.fact);
    if (told == facts.end() || told->second.empty() || touches.empty()) return;
    bool taken = true;
    for (Touch* touch : touches) taken = manner.tell(*touch, told->second.front()) && taken;
    if (taken) facts.erase(told);
}

/// Who says beforehand that he adjusts touches on purpose.
void mean_what_is_announced(Dispute& dispute) {
    for (Act& act : dispute.acts) {
        auto* touch = std::get_if<Touch>(&act.what);
        if (touch != nullptr && touch->said == rules::NoticeTime::before && !touch->deliberate)
            touch->deliberate = true;
    }
}

/// The touches of which nobody told this.
std::vector<Touch*> touches_without(Dispute& dispute, const Manner& manner) {
    std::vector<Touch*> touches;
    for (Act& act : dispute.acts) {
        auto* touch = std::get_if<Touch>(&act.what);
        if (touch != nullptr && !manner.is_told(*touch)) touches.push_back(touch);
    }
    return touches;
}

const Manner* manner_named(const std::string& fact) {
    const auto of_it = [&](const Manner& manner) { return manner.fact == fact; };
    const auto found = std::find_if(kManners.begin(), kManners.end(), of_it);
    return found == kManners.end() ? nullptr : &*found;
}

}  // namespace

bool is_of_touches(const std::string& fact) {
    return manner_named(fact) != nullptr;
}

bool is_untold_of(const Act& act, const std::string& fact) {
    const Manner* manner = manner_named(fact);
    const auto* touch = std::get_if<Touch>(&act.what);
    return manner != nullptr && touch != nullptr && !manner->is_told(*touch) && !act.facts.contains(fact);
}

Dispute with_assumed_manner(Dispute dispute, const Facts& assumed) {
    for (std::size_t act = 0; act < dispute.acts.size(); ++act) {
        for (const Manner& manner : kManners) {
            const rules::Values* values = said_of(assumed, {act}, manner.fact);
            if (values != nullptr && is_untold_of(dispute.acts[act], manner.fact))
                manner.tell(std::get<Touch>(dispute.acts[act].what), values->front());
        }
    }
    mean_what_is_announced(dispute);
    return dispute;
}

Dispute with_touches_as_told(Dispute dispute) {
    for (Act& act : dispute.acts) {
        auto* touch = std::get_if<Touch>(&act.what);
        if (touch == nullptr) continue;
        for (const Manner& manner : kManners) hand_down(act.facts, manner, {touch});
    }
    mean_what_is_announced(dispute);
    for (const Manner& manner : kManners) hand_down(dispute.facts, manner, touches_without(dispute, manner));
    mean_what_is_announced(dispute);
    return dispute;
}

}  // namespace jadoube::adjudicate
