#include "desk/audit/audit_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "report/game/game_findings.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using report::Blocks;
using report::Key;
using report::Mark;
using report::phrase;
using report::say;
using report::Table;
using report::Text;

constexpr std::size_t kExamples = 3;
constexpr std::size_t kMostEvents = 20'000;
constexpr std::size_t kEventsShown = 20;

/// A bar of at most so many blocks beside each other, for the eye; the number stands beside it.
std::string bar(std::int64_t count, std::int64_t most) {
    constexpr std::int64_t kLongest = 40;
    const std::int64_t length = most > 0 ? (count * kLongest + most - 1) / most : 0;
    std::string text;
    for (std::int64_t i = 0; i < length; ++i) text += "\u2588";
    return text;
}

std::int64_t greatest(const std::map<std::string, std::int64_t>& counts) {
    std::int64_t most = 0;
    for (const auto& [name, count] : counts) most = std::max(most, count);
    return most;
}

Table counts_table(Key what, Key of, const std::map<std::string, std::int64_t>& counts) {
    Table table{{say(what), say(of), Text()}, {}};
    const std::int64_t most = greatest(counts);
    for (const auto& [name, count] : counts)
        table.rows.push_back({report::foreign(name), Text(std::to_string(count)), Text(bar(count, most))});
    return table;
}

std::int64_t count_in(const std::map<std::string, std::int64_t>& counts, const std::string& name) {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

void add_counts(std::map<std::string, std::int64_t>& counts, const std::map<std::string, std::int64_t>& more) {
    for (const auto& [name, count] : more) counts[name] += count;
}

/// What a kind means, for its heading.
std::string meaning_of(const std::string& kind) {
    if (kind == kOverBeforeEnd) return phrase("audit.over_before_end");
    const auto known = rules::named<audit::FindingKind>(kind);
    return known ? report::words_of("finding_kind", rules::name_of(*known)) : phrase("audit.of_record");
}

Text or_unknown(const game::Record& record, const char* tag) {
    const std::string value = record.tag(tag);
    return report::foreign(value.empty() ? "?" : value);
}

Text heading_of(const game::Record& record) {
    return or_unknown(record, "White") + Mark(" \u2013 ") + or_unknown(record, "Black") + Mark(", ") +
           or_unknown(record, "Event") + Mark(", ") + or_unknown(record, "Date");
}

Text place_words(const AuditedGame& audited, const PlaceOfGame& place, game::Ply ply) {
    Text text = heading_of(audited.game.record) + Mark(". ");
    if (ply.value > 0) text += report::foreign(report::move_words(audited.replay, ply)) + Mark(". ");
    return text + say("audit.place", {{"file", report::foreign(place.file)}, {"offset", place.offset}});
}

std::string articles_words(const SaidOfFinding& said) {
    std::string text;
    for (const std::string& article : said.articles) text += (text.empty() ? "" : ", ") + article;
    return text;
}

}  // namespace

std::string AuditReport::decade_of(std::string_view date_tag) {
    const auto days = days_of(date_tag);
    return days ? phrase("audit.decade", {{"years", days->first.substr(0, 3)}}) : phrase("audit.no_date");
}

void AuditReport::add(const AuditedGame& audited, const PlaceOfGame& place) {
    const game::Record& record = audited.game.record;
    const std::string decade = decade_of(record.tag("Date"));
    ++games_by_decade_[decade];
    if (audited.findings.empty()) return;
    ++found_by_decade_[decade];
    const std::string event = record.tag("Event");
    const bool has_room = found_by_event_.contains(event) || found_by_event_.size() < kMostEvents;
    ++found_by_event_[has_room ? event : phrase("audit.other_events")];

    const auto take = [&](const std::string& name, game::Ply ply, const SaidOfFinding& said, const Text& words) {
        Kind& kind = kinds_[name];
        const std::string articles = articles_words(said);
        const std::string law = name_of(audited.law);
        ++kind.under[articles.empty() ? phrase("audit.measured_only", {{"law", law}}) : law + ": " + articles];
        if (kind.examples.size() >= kExamples) return;
        const game::Ply shown = std::min(ply, audited.replay.end());
        kind.examples.push_back({audited.replay.at(shown), place_words(audited, place, ply) + words});
    };
    std::set<std::string> seen;
    for (const LegalFinding& legal : audited.findings) {
        const std::string name(audit::code_of(legal.finding));
        seen.insert(name);
        take(name, legal.finding.ply, legal.said, report::finding_words(legal.finding, audited.replay));
    }
    if (audited.was_over_before_end()) {
        seen.insert(std::string(kOverBeforeEnd));
        take(std::string(kOverBeforeEnd), audited.over->ply, said_of_end(audited), say("audit.over_here"));
    }
    for (const std::string& name : seen) ++kinds_[name].games;
}

void AuditReport::add(AuditReport&& other) {
    for (auto& [name, kind] : other.kinds_) {
        Kind& mine = kinds_[name];
        mine.games += kind.games;
        add_counts(mine.under, kind.under);
        for (Example& example : kind.examples)
            if (mine.examples.size() < kExamples) mine.examples.push_back(std::move(example));
    }
    add_counts(games_by_decade_, other.games_by_decade_);
    add_counts(found_by_decade_, other.found_by_decade_);
    for (const auto& [event, games] : other.found_by_event_) {
        const bool has_room = found_by_event_.contains(event) || found_by_event_.size() < kMostEvents;
        found_by_event_[has_room ? event : phrase("audit.other_events")] += games;
    }
}

Table AuditReport::by_decade() const {
    Table table{{say("audit.column_decade"), say("audit.column_games"), say("audit.column_with_findings"), Text()}, {}};
    const std::int64_t most = greatest(found_by_decade_);
    for (const auto& [decade, games] : games_by_decade_) {
        const std::int64_t found = count_in(found_by_decade_, decade);
        table.rows.push_back(
            {Text(decade), Text(std::to_string(games)), Text(std::to_string(found)), Text(bar(found, most))});
    }
    return table;
}

/// Those with the most games in which something was found.
Table AuditReport::by_event() const {
    std::vector<std::pair<std::string, std::int64_t>> events(found_by_event_.begin(), found_by_event_.end());
    std::stable_sort(events.begin(), events.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    events.resize(std::min(events.size(), kEventsShown));
    Table table{{say("label.event"), say("audit.column_found"), Text()}, {}};
    for (const auto& [event, games] : events) {
        table.rows.push_back({report::foreign(event.empty() ? "?" : event), Text(std::to_string(games)),
                              Text(bar(games, events.front().second))});
    }
    return table;
}

Blocks AuditReport::section_on(const std::string& name, const Kind& kind) const {
    Blocks blocks;
    blocks.push_back({report::Heading{3, Text(name)}});
    blocks.push_back({report::Paragraph{say("audit.kind", {{"meaning", meaning_of(name)}, {"games", kind.games}}),
                                        report::Paragraph::Role::lead_in}});
    blocks.push_back({counts_table("audit.column_code", "audit.column_findings", kind.under)});
    report::Diagrams diagrams;
    for (const Example& example : kind.examples) diagrams.boards.push_back({example.setup, example.caption});
    blocks.push_back({std::move(diagrams)});
    return blocks;
}

report::Document AuditReport::document(const AuditSummary& summary, const std::string& against) const {
    report::Document document{.title = phrase("audit.title")};
    Blocks& blocks = document.blocks;
    report::Particulars particulars;
    for (const auto& [name, count] : summary.totals) {
        std::string words = name;
        std::replace(words.begin(), words.end(), '_', ' ');
        particulars.rows.emplace_back(words, Text(std::to_string(count)));
    }
    blocks.push_back({std::move(particulars)});
    if (!against.empty()) {
        blocks.push_back(
            {report::Paragraph{say("audit.against", {{"code", report::foreign(against)},
                                                     {"games", count_in(summary.totals, "games_judged_otherwise")}})}});
    }
    blocks.push_back({report::Heading{2, say("audit.by_kind")}});
    blocks.push_back({counts_table("label.finding", "audit.column_games", summary.games_with)});
    blocks.push_back({report::Heading{2, say("audit.by_code")}});
    blocks.push_back({counts_table("audit.column_in_force", "audit.column_games", summary.games_under)});
    blocks.push_back({report::Heading{2, say("audit.by_decade")}});
    blocks.push_back({by_decade()});
    blocks.push_back({report::Heading{2, say("audit.by_event")}});
    blocks.push_back({by_event()});
    blocks.push_back({report::Heading{2, say("audit.examples")}});
    for (const auto& [name, kind] : kinds_) report::append(blocks, section_on(name, kind));
    return document;
}

}  // namespace jadoube::desk
