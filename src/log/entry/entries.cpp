#include "log/entry/entries.hpp"

namespace jadoube::log {
namespace {

/// Which entries each kind of data speaks about.
struct ReferencesOf {
    std::vector<Reference> operator()(const IncidentReported& report) const {
        if (!report.goes_on_from) return {};
        return {{*report.goes_on_from, EntryKind::incident}};
    }
    std::vector<Reference> operator()(const IncidentCorrected& correction) const {
        std::vector<Reference> all = (*this)(correction.report);
        all.push_back({correction.incident, EntryKind::incident});
        return all;
    }
    std::vector<Reference> operator()(const FactTold& fact) const { return {{fact.incident, EntryKind::incident}}; }
    std::vector<Reference> operator()(const RulingProposed& r) const { return {{r.incident, EntryKind::incident}}; }
    std::vector<Reference> operator()(const DecisionMade& decision) const {
        std::vector<Reference> all{{decision.incident, EntryKind::incident}};
        if (decision.ruling) all.push_back({*decision.ruling, EntryKind::ruling});
        if (decision.replaces) all.push_back({*decision.replaces, EntryKind::decision});
        for (const EntryId& other : decision.settles) all.push_back({other, EntryKind::decision});
        return all;
    }
    std::vector<Reference> operator()(const AppealFiled& appeal) const {
        return {{appeal.incident, EntryKind::incident}, {appeal.decision, EntryKind::decision}};
    }
    std::vector<Reference> operator()(const AppealPanel& panel) const { return {{panel.appeal, EntryKind::appeal}}; }
    std::vector<Reference> operator()(const AppealClosed& closed) const {
        std::vector<Reference> all{{closed.appeal, EntryKind::appeal}};
        if (closed.decision) all.push_back({*closed.decision, EntryKind::decision});
        return all;
    }
    std::vector<Reference> operator()(const RoundPaired& round) const {
        return {{round.imported, EntryKind::imported}};
    }
    std::vector<Reference> operator()(const MoveSealed& sealed) const {
        return with_seal(sealed.adjournment, sealed.replaces);
    }
    std::vector<Reference> operator()(const ClockPaused& paused) const {
        return with_seal(paused.adjournment, paused.sealed);
    }
    std::vector<Reference> operator()(const PresenceNoted& p) const { return with_seal(p.adjournment, {}); }
    std::vector<Reference> operator()(const SealOpened& opened) const { return {{opened.sealed, EntryKind::sealed}}; }
    std::vector<Reference> operator()(const GameResumed& resumed) const { return with_seal(resumed.adjournment, {}); }
    std::vector<Reference> operator()(const SealVoid& ended) const { return with_seal(ended.adjournment, {}); }
    std::vector<Reference> operator()(const Redacted& r) const { return {{r.entry, r.of}}; }
    template <typename Other>
    std::vector<Reference> operator()(const Other&) const {
        return {};
    }

    static std::vector<Reference> with_seal(const EntryId& adjournment, const std::optional<EntryId>& sealed) {
        std::vector<Reference> all{{adjournment, EntryKind::adjournment}};
        if (sealed) all.push_back({*sealed, EntryKind::sealed});
        return all;
    }
};

struct TextsOf {
    std::vector<TextHash> operator()(const EventBegun& event) const { return of(event.rules); }
    std::vector<TextHash> operator()(const RulesChanged& change) const { return of(change.rules); }
    std::vector<TextHash> operator()(const RulingProposed& ruling) const { return of(ruling.rules); }
    std::vector<TextHash> operator()(const GameAdjourned& adjournment) const { return of(adjournment.rules); }
    std::vector<TextHash> operator()(const GameKnown& game) const {
        return game.pgn ? std::vector<TextHash>{*game.pgn} : std::vector<TextHash>{};
    }
    std::vector<TextHash> operator()(const FileImported& imported) const { return {imported.text}; }
    template <typename Other>
    std::vector<TextHash> operator()(const Other&) const {
        return {};
    }

    static std::vector<TextHash> of(const AdoptedRules& rules) {
        std::vector<TextHash> all{rules.text};
        for (const RulesText& other : rules.with) all.push_back(other.text);
        return all;
    }
};

}  // namespace

EntryKind kind_of(const EntryData& data) {
    return std::visit([](const auto& value) { return value.kKind; }, data);
}

std::vector<Reference> references_of(const EntryData& data) {
    return std::visit(ReferencesOf{}, data);
}

std::vector<TextHash> texts_of(const EntryData& data) {
    return std::visit(TextsOf{}, data);
}

}  // namespace jadoube::log
