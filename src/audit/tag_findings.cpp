#include "audit/tag_findings.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "game/pgn/pgn_tag.hpp"

namespace jadoube::audit {
namespace {

using game::Record;

constexpr std::array<std::string_view, 3> kDates = {"Date", "EventDate", "UTCDate"};
using Findings = std::vector<Finding>;

bool has_tag(const Record& record, std::string_view name) {
    return std::any_of(record.tags.begin(), record.tags.end(), [&](const game::Tag& tag) { return tag.first == name; });
}

Finding contradiction(std::string_view name, std::string value, std::string instead = {}) {
    return {.kind = FindingKind::tag_contradicts,
            .about = TagFound{std::string(name), std::move(value), std::move(instead)}};
}

void note_missing(const Record& record, Findings& findings) {
    for (const std::string_view name : game::kTagRoster) {
        if (!has_tag(record, name))
            findings.push_back({.kind = FindingKind::tag_missing, .about = TagFound{std::string(name)}});
    }
}

void hold_against_moves(const Record& record, Findings& findings) {
    const std::string stated = record.tag("PlyCount");
    const auto plies = parse_int(trim(stated));
    if (plies && *plies != record.end().value)
        findings.push_back(contradiction("PlyCount", stated, std::to_string(record.end().value)));
}

bool is_leap(std::int64_t year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/// Of a month whose number is known; the longest there can be where the year is not.
std::int64_t days_in(std::int64_t month, std::optional<std::int64_t> year) {
    constexpr std::array<std::int64_t, 12> kDays = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool may_be_leap = month == 2 && (!year || is_leap(*year));
    return kDays[static_cast<std::size_t>(month) - 1] + (may_be_leap ? 1 : 0);
}

}  // namespace

bool is_impossible_date(std::string_view text) {
    const std::size_t first = std::min(text.find('.'), text.size()), second = text.find('.', first + 1);
    const bool has_three_parts =
        second != std::string_view::npos && text.find('.', second + 1) == std::string_view::npos;
    if (!has_three_parts) return false;
    const auto month = parse_int(text.substr(first + 1, second - first - 1));
    const auto day = parse_int(text.substr(second + 1));
    if (month && (*month < 0 || *month > 12)) return true;
    const std::int64_t most = month.value_or(0) > 0 ? days_in(*month, parse_int(text.substr(0, first))) : 31;
    return day && (*day < 0 || *day > most);
}

namespace {

void note_impossible_dates(const Record& record, Findings& findings) {
    for (const std::string_view name : kDates) {
        const std::string value = record.tag(name);
        if (is_impossible_date(trim(value))) findings.push_back(contradiction(name, value));
    }
}

}  // namespace

Findings tag_findings(const Record& record, bool is_whole) {
    Findings findings;
    note_missing(record, findings);
    note_impossible_dates(record, findings);
    if (record.tag("SetUp") == "1" && record.tag("FEN").empty()) findings.push_back(contradiction("SetUp", "1"));
    if (is_whole) hold_against_moves(record, findings);
    return findings;
}

}  // namespace jadoube::audit
