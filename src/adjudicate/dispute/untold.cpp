#include "adjudicate/dispute/untold.hpp"

#include "adjudicate/dispute/under_codes.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Kind;

namespace {

constexpr const char* kOffender = "offender";

}  // namespace

/// What a person told of the matter, or what is assumed.
const rules::Values* Untold::known(const Incident& incident, const std::string& fact) const {
    if (const rules::Values* by_person = told(dispute_, incident, fact)) return by_person;
    return assumed_of(assumed_, incident, fact);
}

void Untold::settle_offender(Incident& incident, std::set<std::string>& unknown) const {
    if (!incident.offender_untold) return;
    const rules::Values* values = known(incident, kOffender);
    if (values == nullptr) {
        unknown.insert(kOffender);
        return;
    }
    incident.offender_untold = false;
    incident.offender_assumed = told(dispute_, incident, kOffender) == nullptr;
    const auto* name = std::get_if<std::string>(&values->front());
    const auto person = name != nullptr ? person_named(*name) : std::nullopt;
    incident.offender = person ? color_of(*person) : std::nullopt;
}

void Untold::settle_kind(Incident& incident, std::set<std::string>& unknown) const {
    const auto fact = fact_telling_kind(incident);
    if (!fact || regulates(ruleset_, incident.kinds.front())) return;
    const rules::Values* values = known(incident, *fact);
    const std::string_view usual = rules::fact_named(*fact)->traits.usual;
    const auto* word = values != nullptr ? std::get_if<std::string>(&values->front()) : nullptr;
    if (word != nullptr) {
        incident.kinds = {kind_in(incident.kinds.front(), *word)};
    } else if (!dispute_.told_complete || usual.empty()) {
        unknown.insert(*fact);
    }
}

bool Untold::is_kind_assumed(const Incident& incident, const std::vector<rules::Kind>& as_told) const {
    if (incident.kinds == as_told) return false;
    Incident family = incident;
    family.kinds = as_told;
    return told(dispute_, family, *fact_telling_kind(family)) == nullptr;
}

Judged waits_for(const Incident& incident, std::set<std::string> unknown) {
    Judged judged;
    judged.ruling.kinds = incident.kinds;
    judged.ruling.acts = incident.acts;
    judged.ruling.status = Status::needs_facts;
    judged.unknown = std::move(unknown);
    return judged;
}

void Untold::settle_legality(Incident& incident, std::set<std::string>& unknown) const {
    if (!incident.unseen.moved || !incident.objection.doubted) return;
    const std::string fact = "move_is_legal";
    const rules::Values* values = known(incident, fact);
    incident.unseen.legality_open = values == nullptr;
    if (values == nullptr) unknown.insert(fact);
    const bool is_legal = values != nullptr && *values == rules::Values{true};
    if (is_legal) return;  // how it was pressed stays
    std::erase(incident.kinds, Kind::touch);
    incident.kinds.insert(incident.kinds.begin(), illegal_kind_unseen(incident));
}

}  // namespace jadoube::adjudicate
