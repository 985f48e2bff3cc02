#include "log/entries.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace jadoube::log {
namespace {

constexpr std::array<std::pair<EntryKind, std::string_view>, 22> kKinds{{
    {EntryKind::event, "event"},
    {EntryKind::rules, "rules"},
    {EntryKind::game, "game"},
    {EntryKind::incident, "incident"},
    {EntryKind::fact, "fact"},
    {EntryKind::ruling, "ruling"},
    {EntryKind::decision, "decision"},
    {EntryKind::withdrawal, "withdrawal"},
    {EntryKind::adjournment, "adjournment"},
    {EntryKind::sealed, "sealed"},
    {EntryKind::clock_paused, "clock_paused"},
    {EntryKind::presence, "presence"},
    {EntryKind::opened, "opened"},
    {EntryKind::resumed, "resumed"},
    {EntryKind::seal_void, "seal_void"},
    {EntryKind::clocks_read, "clocks_read"},
    {EntryKind::correction, "correction"},
    {EntryKind::appeal, "appeal"},
    {EntryKind::appeal_panel, "appeal_panel"},
    {EntryKind::appeal_closed, "appeal_closed"},
    {EntryKind::imported, "imported"},
    {EntryKind::pairing, "pairing"},
}};

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

std::string_view name_of(EntryKind kind) {
    return std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& row) { return row.first == kind; })->second;
}

std::optional<EntryKind> kind_named(std::string_view name) {
    const auto* row = std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& r) { return r.second == name; });
    if (row == kKinds.end()) return std::nullopt;
    return row->first;
}

bool may_be_withdrawn(EntryKind kind) {
    switch (kind) {
        case EntryKind::event:
        case EntryKind::withdrawal:
        case EntryKind::sealed:
        case EntryKind::clock_paused:
        case EntryKind::opened:
        case EntryKind::seal_void: return false;
        default: return true;
    }
}

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
