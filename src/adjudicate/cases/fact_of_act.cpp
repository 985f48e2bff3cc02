#include "adjudicate/cases/fact_of_act.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr char kOfAct = '@';

}  // namespace

std::string to_text(const FactOfAct& one) {
    return one.act ? fmt::format("{}{}{}", one.fact, kOfAct, *one.act + 1) : one.fact;
}

FactOfAct fact_of_act(const std::string& name) {
    const auto sign = name.rfind(kOfAct);
    if (sign == std::string::npos) return {name};
    const auto number = parse_int(std::string_view(name).substr(sign + 1));
    if (!number || *number < 1) return {name};
    return {name.substr(0, sign), static_cast<std::size_t>(*number) - 1};
}

const rules::FactRow* row_of_told(const std::string& name) {
    return rules::fact_named(fact_of_act(name).fact);
}

Result<Dispute> with_facts_at_their_acts(Dispute dispute) {
    for (auto told = dispute.facts.begin(); told != dispute.facts.end();) {
        const FactOfAct of = fact_of_act(told->first);
        if (!of.act) {
            ++told;
            continue;
        }
        if (*of.act >= dispute.acts.size()) {
            return failure(ErrorCode::bad_case, fmt::format("there is no act {}", *of.act + 1), told->first,
                           fmt::format("there are {}", dispute.acts.size()));
        }
        dispute.acts[*of.act].facts.insert_or_assign(of.fact, told->second);
        told = dispute.facts.erase(told);
    }
    return dispute;
}

const rules::Values* said_of(const Facts& facts, const std::vector<std::size_t>& acts, const std::string& fact) {
    const rules::Values* said = nullptr;  // of the whole dispute, until it is said of one of the acts
    auto last = acts.rend();
    for (auto told = facts.lower_bound(fact); told != facts.end() && told->first.starts_with(fact); ++told) {
        const FactOfAct of = fact_of_act(told->first);
        if (of.fact != fact || told->second.empty()) continue;
        const auto act = of.act ? std::find(acts.rbegin(), last, *of.act) : acts.rend();
        if (of.act && act == last) continue;
        said = &told->second;
        last = act;
    }
    return said;
}

}  // namespace jadoube::adjudicate
