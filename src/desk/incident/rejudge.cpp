#include "desk/incident/rejudge.hpp"

#include "base/error.hpp"
#include "desk/known/earlier_matters.hpp"
#include "desk/laws/event_counts.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <span>

namespace jadoube::desk {
namespace {

/// How far the device that recorded an entry had each chain then: its own, and what it had merged.
std::map<log::ChainId, log::EntrySeq> heard_by(std::span<const log::Entry> entries, const log::Entry& then) {
    std::map<log::ChainId, log::EntrySeq> heard{{then.chain, then.seq}};
    for (const log::Entry& entry : entries) {
        const auto* merge = std::get_if<log::ChainsMerged>(&entry.data);
        if (merge == nullptr || entry.chain != then.chain || entry.seq > then.seq) continue;
        for (const log::ChainMerged& chain : merge->chains) {
            log::EntrySeq& last = heard[chain.chain];
            last = std::max(last, log::EntrySeq{chain.last});
        }
    }
    return heard;
}

/// What the log said of a game when a ruling on it was recorded, and of the others where these count.
log::State state_then(const OpenLog& open, const event::GameReference& game, const log::Stamp& ruling,
                      bool others_count) {
    std::vector<log::Entry> entries;
    const auto all = open.entries();
    const auto made = std::find_if(all.begin(), all.end(), [&](const log::Entry& one) { return one.id == ruling.id; });
    const auto heard = made == all.end() ? std::map<log::ChainId, log::EntrySeq>() : heard_by(all, *made);
    std::copy_if(all.begin(), all.end(), std::back_inserter(entries), [&](const log::Entry& entry) {
        const auto until = heard.find(entry.chain);
        return until != heard.end() && entry.seq <= until->second &&
               (others_count || !entry.game || entry.game == game);
    });
    return log::fold(entries, open.store.names());
}

/// The incident as it was known then, under the laws that the ruling names.
Result<GameMatter> matter_then(const OpenLog& open, const log::LoggedIncident& incident) {
    const bool others_count = counts_in_event(open.store, incident.ruling->what.rules);
    const log::State then = state_then(open, incident.game, incident.ruling->entry, others_count);
    const auto found = std::find_if(then.incidents.begin(), then.incidents.end(),
                                    [&](const log::LoggedIncident& one) { return one.entry.id == incident.entry.id; });
    GameMatter matter{.incident = found == then.incidents.end() ? incident : *found, .event = event_of(then)};
    if (const auto before = take_what_was_before(open.store, then, matter); !before)
        return tl::unexpected<Error>(before.error());
    matter.incident.rules = incident.ruling->what.rules;
    if (!matter.incident.record) return matter;
    auto game = on_file(open.store, matter.incident.record->what);
    if (!game) return tl::unexpected<Error>(game.error());
    matter.game = std::move(*game);
    if (others_count)
        matter.elsewhere = earlier_elsewhere(then, incident.game, matter.game->known.players, before(matter.incident));
    return matter;
}

/// The members that differ, each once. A member that one of them lacks differs from any that the other has.
void note_differences(const Json& a, const Json& b, std::vector<std::string>& names) {
    const auto note = [&](const std::string& name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for (const auto& [key, value] : *a.if_object()) {
        const Json* other = b.find(key);
        if (other == nullptr || !(*other == value)) note(key);
    }
    for (const auto& [key, value] : *b.if_object())
        if (a.find(key) == nullptr) note(key);
}

const JsonArray* list_in(const Json& ruling) {
    const Json* matters = ruling.find("matters");
    return matters == nullptr ? nullptr : matters->if_array();
}

/// "status", "matters" of the whole; of the matters, which have the answers, what differs in them.
std::vector<std::string> differences_between(const Json& recorded, const Json& now) {
    std::vector<std::string> names;
    note_differences(recorded, now, names);
    const auto whole = std::find(names.begin(), names.end(), "matters");
    const JsonArray* before = list_in(recorded);
    const JsonArray* after = list_in(now);
    if (whole == names.end() || before == nullptr || after == nullptr || before->size() != after->size()) return names;
    names.erase(whole);
    for (std::size_t i = 0; i < before->size(); ++i) note_differences((*before)[i], (*after)[i], names);
    return names;
}

/// Nothing where this program rules the same.
tl::expected<std::optional<RuledOtherwise>, Errors> held_against(const OpenLog& open,
                                                                 const log::LoggedIncident& incident) {
    const auto recorded = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!recorded) return tl::unexpected<Errors>(Errors{recorded.error()});
    const auto matter = matter_then(open, incident);
    if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
    const auto judged = judge_matter(open, *matter);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    auto differences = differences_between(adjudicate::to_json(*recorded), adjudicate::to_json(judged->ruling));
    if (differences.empty()) return std::optional<RuledOtherwise>();
    return std::optional(RuledOtherwise{incident.number, incident.ruling->entry.number, incident.ruling->what.program,
                                        *recorded, judged->ruling, std::move(differences)});
}

}  // namespace

tl::expected<Rejudged, Errors> rejudge(const OpenLog& open) {
    Rejudged result;
    for (const log::LoggedIncident& incident : open.state.incidents) {
        if (!incident.ruling || incident.is_veiled) continue;
        ++result.proposals;
        auto otherwise = held_against(open, incident);
        if (!otherwise) return tl::unexpected<Errors>(otherwise.error());
        if (*otherwise) result.otherwise.push_back(std::move(**otherwise));
    }
    return result;
}

}  // namespace jadoube::desk
