#include "adjudicate/precedence.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Kind;

bool is_about_the_end(const std::vector<Kind>& kinds) {
    return std::any_of(kinds.begin(), kinds.end(), [](Kind kind) { return rules::row_of(kind).traits.about_the_end; });
}

}  // namespace

bool counts_as_illegal_move(const Incident& incident) {
    const auto kinds = incident.own_kinds ? incident.kinds : kinds_of(incident);
    return std::any_of(kinds.begin(), kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.counts_as_illegal_move; });
}

bool comes_first(const Standing& standing, std::size_t earlier, std::size_t matter) {
    const Incident& before = standing.matters[earlier];
    const Incident& raised = standing.matters[matter];
    if (before.fate != Fate::open || before.is_incidental) return false;
    if (rules::covers_any(Kind::conduct, before.kinds)) return true;
    const bool is_end_claimed = rules::covers_any(Kind::claim, raised.kinds) && is_about_the_end(raised.kinds);
    if (is_end_claimed && standing.last_turn == earlier) return true;
    return before.offender == raised.offender && counts_as_illegal_move(before) && counts_as_illegal_move(raised);
}

}  // namespace jadoube::adjudicate
