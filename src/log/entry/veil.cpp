#include "log/entry/veil.hpp"

#include "base/error.hpp"

namespace jadoube::log {
namespace {

constexpr const char* kVeiled = "confidential";

IncidentReported without_words(const IncidentReported& report) {
    return {.goes_on_from = report.goes_on_from};
}

struct Veiling {
    EntryData operator()(const IncidentReported& report) const { return without_words(report); }
    EntryData operator()(const IncidentCorrected& correction) const {
        return IncidentCorrected{.incident = correction.incident,
                                 .report = without_words(correction.report),
                                 .reason = kVeiled,
                                 .by = correction.by};
    }
    EntryData operator()(const FactTold& fact) const {
        return FactTold{.incident = fact.incident, .told = {.fact = kVeiled, .value = nullptr, .by = kVeiled}};
    }
    EntryData operator()(RulingProposed ruling) const {
        ruling.ruling = Json::object({{"status", ruling.ruling.text("status")}});
        return ruling;
    }
    EntryData operator()(DecisionMade decision) const {
        if (!decision.option.is_null()) decision.option = Json::object();
        if (!decision.words.empty()) decision.words = kVeiled;
        if (!decision.reason.empty()) decision.reason = kVeiled;
        return decision;
    }
    EntryData operator()(AppealFiled appeal) const {
        appeal.appellant = appeal.grounds = kVeiled;
        appeal.deposit.clear();
        appeal.under.clear();
        return appeal;
    }
    EntryData operator()(AppealPanel panel) const {
        for (Recusal& recusal : panel.recused) recusal.reason = kVeiled;
        return panel;
    }
    EntryData operator()(AppealClosed closed) const {
        if (!closed.reason.empty()) closed.reason = kVeiled;
        return closed;
    }
    template <typename Other>
    EntryData operator()(const Other& other) const {
        return other;
    }
};

}  // namespace

bool can_be_veiled(EntryKind kind) {
    switch (kind) {
        case EntryKind::incident:
        case EntryKind::correction:
        case EntryKind::fact:
        case EntryKind::ruling:
        case EntryKind::decision:
        case EntryKind::appeal:
        case EntryKind::appeal_panel:
        case EntryKind::appeal_closed: return true;
        default: return false;
    }
}

EntryData veiled(const EntryData& data) {
    return std::visit(Veiling{}, data);
}

Result<EncryptedField> veil_over(const EntryData& data, const Secret& key) {
    return encrypt_field(to_canonical_text(to_json(data)), key);
}

Result<EntryData> opened_veil(const EntryData& shown, const EncryptedField& veil, const Secret& key) {
    const auto text = decrypt_field(veil, key);
    if (!text) return tl::unexpected(text.error());
    const auto json = parse_json(*text, "confidential");
    auto data = json ? read_data(kind_of(shown), *json) : Result<EntryData>(tl::unexpected(json.error()));
    if (data && veiled(*data) == shown) return data;
    return failure(ErrorCode::log_damaged, "what is confidential of an entry does not belong to it", {},
                   "see: jadoube verify");
}

}  // namespace jadoube::log
