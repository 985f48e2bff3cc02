#include "adjudicate/ruling/as_earlier.hpp"

namespace jadoube::adjudicate {
namespace {

EarlierIncident begun(const MatterRuling& ruling) {
    EarlierIncident one{.kinds = {}, .by = person_of(*ruling.offender), .is_remembered = ruling.counts_as.has_value()};
    one.articles.emplace();
    one.penalties.emplace();
    return one;
}

std::optional<rules::Penalty> penalty_of(const rules::SaidWord& word) {
    if (const auto* penalty = std::get_if<rules::Penalty>(&word)) return *penalty;
    const auto* exact = std::get_if<rules::Exact>(&word);
    const auto* penalty = exact != nullptr ? std::get_if<rules::Penalty>(&exact->what) : nullptr;
    return penalty != nullptr ? std::optional(*penalty) : std::nullopt;
}

/// Of several words the arbiter chooses: which, the ruling does not say.
void add_penalties(const MatterRuling& ruling, EarlierIncident& one) {
    for (const OtherAnswer& other : ruling.other) {
        if (other.kind == rules::OtherKind::discretion) one.penalties.reset();
        if (other.kind != rules::OtherKind::penalty) continue;
        const auto penalty = other.words.size() == 1 ? penalty_of(other.words.front()) : std::nullopt;
        if (!penalty) one.penalties.reset();
        if (penalty && one.penalties) one.penalties->push_back(*penalty);
    }
}

void add(const MatterRuling& ruling, EarlierIncident& one) {
    add_penalties(ruling, one);
    one.kinds.insert(one.kinds.end(), ruling.kinds.begin(), ruling.kinds.end());
    for (const ArticleFinding& finding : ruling.chain)
        if (finding.finding == rules::ArticleState::applies) one.articles->push_back(finding.article);
    if (ruling.counts_as) {
        one.is_remembered = true;
        if (!rules::covers_any(*ruling.counts_as, one.kinds)) one.kinds.push_back(*ruling.counts_as);
    }
    if (!one.found) one.found = ruling.conclusion;
}

}  // namespace

std::vector<EarlierIncident> as_earlier(const std::vector<const MatterRuling*>& rulings) {
    std::vector<EarlierIncident> all;
    const MatterRuling* before = nullptr;
    for (const MatterRuling* ruling : rulings) {
        if (!ruling->offender || ruling->kinds.empty()) continue;
        const bool is_same = before != nullptr && before->acts == ruling->acts && before->offender == ruling->offender;
        if (!is_same) all.push_back(begun(*ruling));
        add(*ruling, all.back());
        before = ruling;
    }
    return all;
}

}  // namespace jadoube::adjudicate
