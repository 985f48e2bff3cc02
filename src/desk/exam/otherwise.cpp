#include "desk/exam/otherwise.hpp"

#include "adjudicate/facts/values_to_try.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Act;
using adjudicate::Case;

/// Collects changed copies of one case.
class Otherwise {
public:
    Otherwise(const Case& given, const rules::Ruleset& ruleset) : given_(given), ruleset_(ruleset) {}

    std::vector<Case> run() {
        for (std::size_t i = 0; i < given_.dispute.acts.size(); ++i) vary_act(i);
        vary_facts([](Case& one) -> adjudicate::Facts& { return one.dispute.facts; });
        vary_facts([](Case& one) -> adjudicate::Facts& { return one.game.event; });
        vary_earlier();
        for (const rules::Play play : rules::plays())
            if (play != given_.game.play) add().game.play = play;
        return std::move(cases_);
    }

private:
    Case& add() { return cases_.emplace_back(given_); }
    Act& add_act(std::size_t act) { return add().dispute.acts[act]; }

    void vary_act(std::size_t act) {
        if (given_.dispute.acts.size() > 1) {
            std::vector<Act>& acts = add().dispute.acts;
            acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(act));
        }
        vary_facts([act](Case& one) -> adjudicate::Facts& { return one.dispute.acts[act].facts; });
        if (const auto* touch = std::get_if<adjudicate::Touch>(&given_.dispute.acts[act].what)) vary_touch(act, *touch);
    }

    void vary_touch(std::size_t act, const adjudicate::Touch& touch) {
        using rules::NoticeTime;
        const bool is_announced = touch.said == NoticeTime::before;
        std::get<adjudicate::Touch>(add_act(act).what).said = is_announced ? NoticeTime::none : NoticeTime::before;
        std::get<adjudicate::Touch>(add_act(act).what).deliberate = touch.deliberate == false;
    }

    template <typename FactsOf>
    void vary_facts(const FactsOf& facts_of) {
        Case copy = given_;
        for (const auto& [fact, told] : facts_of(copy)) {
            if (rules::is_time_name(fact)) continue;  // a thousandth of a second is no alternative
            for (const rules::Value& value : adjudicate::values_to_try(fact, ruleset_))
                if (told != rules::Values{value}) facts_of(add())[fact] = {value};
        }
    }

    void vary_earlier() {
        if (!given_.game.earlier.empty()) add().game.earlier.clear();
        for (const adjudicate::Person by : {adjudicate::Person::white, adjudicate::Person::black}) {
            Case& one = add();
            one.game.earlier.push_back({.by = by});
            one.game.earlier_known = true;
        }
    }

    const Case& given_;
    const rules::Ruleset& ruleset_;
    std::vector<Case> cases_;
};

}  // namespace

std::vector<Case> told_otherwise(const Case& given, const rules::Ruleset& ruleset) {
    return Otherwise(given, ruleset).run();
}

}  // namespace jadoube::desk
