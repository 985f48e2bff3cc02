#include "desk/audit/audit_summary.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using Counts = AuditSummary::Counts;

void add_all(Counts& counts, const Counts& more) {
    for (const auto& [name, count] : more) counts[name] += count;
}

Json counts_json(const Counts& counts) {
    Json json = Json::object();
    for (const auto& [name, count] : counts) json.set(name, count);
    return json;
}

Result<Counts> read_counts(const Json& json, const char* key) {
    const Json* member = json.find(key);
    const JsonObject* object = member != nullptr ? member->if_object() : nullptr;
    if (object == nullptr) return failure(ErrorCode::json_shape, fmt::format("'{}' is missing", key));
    Counts counts;
    for (const auto& [name, value] : *object) {
        const auto* count = value.if_int();
        if (count == nullptr) return failure(ErrorCode::json_shape, fmt::format("'{}' is no count", name), key);
        counts[name] = *count;
    }
    return counts;
}

std::int64_t count_of(const Counts& counts, const std::string& name) {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

}  // namespace

void AuditSummary::add(const AuditSummary& other) {
    add_all(totals, other.totals);
    add_all(games_with, other.games_with);
    add_all(findings, other.findings);
    add_all(games_under, other.games_under);
}

std::int64_t AuditSummary::games() const {
    return count_of(totals, "games");
}

Json to_json(const AuditSummary& summary) {
    return Json::object({{"schema", kAuditSummarySchema},
                         {"totals", counts_json(summary.totals)},
                         {"games_with", counts_json(summary.games_with)},
                         {"findings", counts_json(summary.findings)},
                         {"games_under", counts_json(summary.games_under)}});
}

Result<AuditSummary> read_audit_summary(const Json& json) {
    AuditSummary summary;
    const std::pair<const char*, Counts*> members[] = {{"totals", &summary.totals},
                                                       {"games_with", &summary.games_with},
                                                       {"findings", &summary.findings},
                                                       {"games_under", &summary.games_under}};
    for (const auto& [key, counts] : members) {
        auto read = read_counts(json, key);
        if (!read) return tl::unexpected<Error>(read.error());
        *counts = std::move(*read);
    }
    return summary;
}

namespace {

std::string games_words(std::int64_t games) {
    return report::phrase(games == 1 ? report::Key("audit.one_game") : report::Key("audit.games"), {{"count", games}});
}

}  // namespace

std::string to_text(const AuditSummary& summary) {
    const std::int64_t half_moves = count_of(summary.totals, "half_moves");
    std::string text =
        report::phrase("audit.summary", {{"games", games_words(summary.games())},
                                         {"moves", report::say(half_moves == 1 ? report::Key("audit.one_half_move")
                                                                               : report::Key("audit.half_moves"),
                                                               {{"count", half_moves}})},
                                         {"found", count_of(summary.totals, "games_with_findings")}}) +
        "\n";
    for (const auto& [kind, games] : summary.games_with) text += fmt::format("  {:<28}{}\n", kind, games_words(games));
    return text;
}

}  // namespace jadoube::desk
