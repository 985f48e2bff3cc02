#include "report/event/statistics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "report/event/appeal_page.hpp"
#include "report/event/as_decided.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using Counts = std::map<std::string, int>;  // by their names

struct Counted {
    std::map<int, int> rounds = {};
    Counts kinds = {};
    Counts articles = {};
    Counts penalties = {};
    Counts decisions = {};
    Counts appeals = {};
};

std::string_view manner_of(const IncidentReport& incident) {
    const auto& decision = incident.incident.decision;
    if (!decision || incident.incident.status() != log::IncidentStatus::decided) return "open";
    switch (decision->what.manner) {
        case log::DecisionManner::as_proposed: return "as_proposed";
        case log::DecisionManner::option: return "option";
        case log::DecisionManner::otherwise: return "otherwise";
    }
    return {};
}

void count(Counted& counted, const IncidentReport& incident) {
    ++counted.rounds[incident.incident.game.round];
    ++counted.decisions[std::string(manner_of(incident))];
    const adjudicate::MatterRuling* main = incident.proposed ? incident.proposed->main() : nullptr;
    if (main != nullptr && !main->kinds.empty()) ++counted.kinds[std::string(rules::name_of(main->kinds.front()))];
    if (main != nullptr)
        for (const std::string& article : numbers_of(main->articles)) ++counted.articles[article];
    for (const rules::Penalty penalty : imposed_in(incident)) ++counted.penalties[std::string(rules::name_of(penalty))];
    for (const log::Appeal& appeal : incident.incident.appeals)
        ++counted.appeals[std::string(appeal.closed ? log::name_of(appeal.closed->what.outcome) : "pending")];
}

Counted counted_in(const EventReport& event) {
    Counted counted;
    for (const IncidentReport& incident : event.incidents)
        if (!incident.incident.withdrawal) count(counted, incident);
    return counted;
}

/// One row of a table, before it is drawn.
struct Bar {
    Text name;
    int count = 0;
};

constexpr int kLongestBar = 24;

std::string drawn(int count, int most) {
    const int length = most <= kLongestBar ? count : std::max(1, count * kLongestBar / most);
    std::string bar;
    for (int i = 0; i < length; ++i) bar += "■";
    return bar;
}

void add(Blocks& blocks, Key title, const std::vector<Bar>& bars) {
    if (bars.empty()) return;
    const int most = std::ranges::max_element(bars, {}, &Bar::count)->count;
    Table table{{say(title), say("statistics.count"), Text()}, {}};
    for (const Bar& bar : bars) table.rows.push_back({bar.name, std::to_string(bar.count), drawn(bar.count, most)});
    blocks.push_back({std::move(table)});
}

/// The most frequent first, by the words of a table of the catalogue.
std::vector<Bar> by_count(const Counts& counts, std::string_view table) {
    std::vector<Bar> bars;
    for (const auto& [name, count] : counts)
        bars.push_back({table.empty() ? foreign(name) : Text(words_of(table, name)), count});
    std::ranges::stable_sort(bars, std::ranges::greater(), &Bar::count);
    return bars;
}

Json json_of(const Counts& counts) {
    Json json = Json::object();
    for (const auto& [name, count] : counts) json.set(name, count);
    return json;
}

}  // namespace

Blocks statistics_page(const EventReport& event) {
    const Counted counted = counted_in(event);
    std::vector<Bar> rounds;
    for (const auto& [round, count] : counted.rounds) rounds.push_back({std::to_string(round), count});
    Blocks blocks{{Heading{2, say("statistics.title")}}};
    add(blocks, "statistics.rounds", rounds);
    add(blocks, "statistics.kinds", by_count(counted.kinds, "kind"));
    add(blocks, "statistics.articles", by_count(counted.articles, ""));
    add(blocks, "statistics.penalties", by_count(counted.penalties, "penalty"));
    add(blocks, "statistics.decisions", by_count(counted.decisions, "statistics_decision"));
    add(blocks, "statistics.appeals", by_count(counted.appeals, "statistics_appeal"));
    return blocks;
}

Json statistics_json(const EventReport& event) {
    const Counted counted = counted_in(event);
    Json rounds = Json::object();
    for (const auto& [round, count] : counted.rounds) rounds.set(std::to_string(round), count);
    return Json::object({{"rounds", std::move(rounds)},
                         {"kinds", json_of(counted.kinds)},
                         {"articles", json_of(counted.articles)},
                         {"penalties", json_of(counted.penalties)},
                         {"decisions", json_of(counted.decisions)},
                         {"appeals", json_of(counted.appeals)}});
}

}  // namespace jadoube::report
