#include "adjudicate/dispute/under_codes.hpp"

#include <algorithm>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Kind;

/// Judged under the code deferred to; the own articles that say so are named.
Judged judge_deferred(const Context& context, const Incident& incident, const Judged& own) {
    Judged judged = judge(context, incident);
    judged.ruling.deferred_to = context.ruleset.id;
    if (own.defers) judged.ruling.deferred_by = own.ruling.articles;
    return judged;
}

/// Of one act, what the own code has answered about the board is not answered again.
void leave_out_answered(MatterRuling& added) {
    added.position.reset();
    added.obligation.reset();
    added.rights.clear();
}

template <typename Keep>
Incident only_kinds(const Incident& incident, const Keep& keep) {
    Incident part = incident;
    std::erase_if(part.kinds, [&](Kind kind) { return !keep(kind); });
    return part;
}

}  // namespace

std::vector<Judged> judge_under_codes(const CodesInForce& codes, const Incident& incident,
                                      const ContextUnder& context) {
    if (codes.deferred == nullptr || incident.is_incidental) return {judge(context(codes.own), incident)};
    const auto is_own = [&](Kind kind) { return regulates(codes.own, kind); };
    const Incident own = only_kinds(incident, is_own);
    const Incident other = only_kinds(
        incident, [&](Kind kind) { return !is_own(kind) && (own.kinds.empty() || regulates(*codes.deferred, kind)); });
    std::vector<Judged> judged;
    if (!own.kinds.empty() || incident.kinds.empty()) {
        Judged one = judge(context(codes.own), own);
        judged.push_back(one.defers ? judge_deferred(context(*codes.deferred), own, one) : std::move(one));
    }
    if (other.kinds.empty()) return judged;
    Judged added = judge_deferred(context(*codes.deferred), other, {});
    if (!own.kinds.empty()) leave_out_answered(added.ruling);
    judged.push_back(std::move(added));
    return judged;
}

bool regulates(const rules::Ruleset& code, Kind kind) {
    return std::any_of(code.articles.begin(), code.articles.end(), [&](const rules::Article& article) {
        return std::any_of(article.triggers.begin(), article.triggers.end(),
                           [&](Kind trigger) { return rules::kind_covers(trigger, kind); });
    });
}

}  // namespace jadoube::adjudicate
