#include "log/entry/appeal_json.hpp"

#include <algorithm>
#include <array>

#include "log/entry/entry_parts.hpp"

namespace jadoube::log {
namespace {

constexpr std::int64_t kLongest = std::int64_t{1000} * 3600 * 1000;  // a time that is said, in milliseconds

constexpr std::array<AppealOutcome, 3> kOutcomes{AppealOutcome::upheld, AppealOutcome::dismissed,
                                                 AppealOutcome::withdrawn};
constexpr std::array<Deposit, 3> kDeposits{Deposit::none, Deposit::returned, Deposit::kept};

Json json_of_time(const std::optional<Millis>& time) {
    return time ? Json(time->count) : Json();
}

std::optional<Millis> read_time(Fields& fields, std::string_view key) {
    const auto ms = fields.number_or_null(key, 0, kLongest);
    return ms ? std::optional(Millis{*ms}) : std::nullopt;
}

/// The one of these that has the name; the first, and a refusal, where none has.
template <typename Word, std::size_t size>
Word read_word(Fields& fields, std::string_view key, const std::array<Word, size>& words, std::string_view expected) {
    const std::string name = fields.name(key);
    const auto* word = std::find_if(words.begin(), words.end(), [&](Word w) { return name_of(w) == name; });
    if (word != words.end()) return *word;
    fields.refuse(key, expected);
    return words.front();
}

AppealFiled read_filed(Fields& fields) {
    AppealFiled appeal{.incident = fields.bytes<EntryId>("incident"),
                       .decision = fields.bytes<EntryId>("decision"),
                       .appellant = fields.name("appellant"),
                       .grounds = fields.note("grounds"),
                       .deposit = fields.name_or_empty("deposit"),
                       .after = read_time(fields, "after_ms"),
                       .window = read_time(fields, "window_ms"),
                       .hears = fields.name_or_empty("hears"),
                       .under = fields.names("under")};
    if (appeal.grounds.empty()) fields.refuse("grounds", "on what it rests");
    return appeal;
}

Recusal read_recusal(Fields& fields) {
    return {fields.name("name"), fields.note("reason")};
}

AppealPanel read_panel(Fields& fields) {
    AppealPanel panel{.appeal = fields.bytes<EntryId>("appeal"),
                      .members = fields.names("members"),
                      .recused = read_list(fields, "recused", read_recusal)};
    if (panel.members.empty()) fields.refuse("members", "at least one");
    return panel;
}

AppealClosed read_closed(Fields& fields) {
    AppealClosed closed{.appeal = fields.bytes<EntryId>("appeal"),
                        .outcome = read_word(fields, "outcome", kOutcomes, "upheld, dismissed or withdrawn"),
                        .reason = fields.note("reason"),
                        .deposit = read_word(fields, "deposit", kDeposits, "none, returned or kept"),
                        .by = fields.name("by"),
                        .decision = fields.bytes_or_null<EntryId>("decision")};
    const bool is_upheld = closed.outcome == AppealOutcome::upheld;
    if (is_upheld != closed.decision.has_value())
        fields.refuse("decision", is_upheld ? "what was decided in place of it" : "null: the decision stands");
    if (closed.outcome != AppealOutcome::withdrawn && closed.reason.empty())
        fields.refuse("reason", "why it was decided so");
    return closed;
}

}  // namespace

std::string_view name_of(AppealOutcome outcome) {
    switch (outcome) {
        case AppealOutcome::upheld: return "upheld";
        case AppealOutcome::dismissed: return "dismissed";
        default: return "withdrawn";
    }
}

std::string_view name_of(Deposit deposit) {
    switch (deposit) {
        case Deposit::returned: return "returned";
        case Deposit::kept: return "kept";
        default: return "none";
    }
}

Json appeal_json(const AppealFiled& appeal) {
    return Json::object({{"incident", to_hex(appeal.incident)},
                         {"decision", to_hex(appeal.decision)},
                         {"appellant", appeal.appellant},
                         {"grounds", appeal.grounds},
                         {"deposit", appeal.deposit},
                         {"after_ms", json_of_time(appeal.after)},
                         {"window_ms", json_of_time(appeal.window)},
                         {"hears", appeal.hears},
                         {"under", json_of(appeal.under)}});
}

Json appeal_json(const AppealPanel& panel) {
    JsonArray recused;
    for (const Recusal& one : panel.recused)
        recused.push_back(Json::object({{"name", one.name}, {"reason", one.reason}}));
    return Json::object(
        {{"appeal", to_hex(panel.appeal)}, {"members", json_of(panel.members)}, {"recused", std::move(recused)}});
}

Json appeal_json(const AppealClosed& closed) {
    return Json::object({{"appeal", to_hex(closed.appeal)},
                         {"outcome", name_of(closed.outcome)},
                         {"reason", closed.reason},
                         {"deposit", name_of(closed.deposit)},
                         {"by", closed.by},
                         {"decision", json_of(closed.decision)}});
}

Result<EntryData> read_appeal_data(EntryKind kind, const Json& data) {
    switch (kind) {
        case EntryKind::appeal: return read_with(data, read_filed);
        case EntryKind::appeal_panel: return read_with(data, read_panel);
        default: return read_with(data, read_closed);
    }
}

}  // namespace jadoube::log
