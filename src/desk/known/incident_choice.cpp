#include "desk/known/incident_choice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/known/player_record.hpp"
#include "event/moment.hpp"
#include "report/event/entry_words.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using log::LoggedIncident;

bool is_same(const std::string& a, const std::string& b) {
    return lower(trim(a)) == lower(trim(b));
}

bool is_of_arbiter(const LoggedIncident& incident, const std::string& name) {
    return is_same(incident.entry.author, name) ||
           std::any_of(incident.decisions.begin(), incident.decisions.end(),
                       [&](const auto& decision) { return is_same(decision.what.by, name); });
}

bool is_of_player(const log::State& state, const LoggedIncident& incident, const std::string& name) {
    const auto game = state.games.find(incident.game);
    if (game == state.games.end()) return false;
    const auto& players = game->second.what.players;
    return players.white == name || players.black == name;
}

/// By whom anything was entered or decided.
std::vector<std::string> arbiters_in(const log::State& state) {
    std::set<std::string> names;
    for (const LoggedIncident& incident : state.incidents) {
        names.insert(incident.entry.author);
        for (const auto& decision : incident.decisions) names.insert(decision.what.by);
    }
    names.erase(std::string());
    return {names.begin(), names.end()};
}

Result<void> require_arbiter(const log::State& state, const std::string& name) {
    const auto names = arbiters_in(state);
    const bool is_there =
        std::any_of(names.begin(), names.end(), [&](const std::string& known) { return is_same(known, name); });
    if (is_there) return {};
    const std::string known = names.empty() ? std::string() : jadoube::list_of(names, "or");
    return failure(ErrorCode::usage, report::phrase("report.nobody_entered", {{"name", report::foreign(name)}}),
                   "--arbiter", known);
}

/// All sections of which anything is known.
std::set<std::string> sections_in(const log::State& state) {
    std::set<std::string> sections;
    for (const auto& [game, known] : state.games) sections.insert(game.section);
    for (const auto& [round, known] : state.rounds) sections.insert(round.section);
    for (const LoggedIncident& incident : state.incidents) sections.insert(incident.game.section);
    sections.erase(std::string());
    return sections;
}

Result<void> require_section(const log::State& state, const std::string& name) {
    const auto sections = sections_in(state);
    if (std::ranges::any_of(sections, [&](const std::string& known) { return is_same(known, name); })) return {};
    const std::vector<std::string> names(sections.begin(), sections.end());
    return failure(
        ErrorCode::usage, report::phrase("report.no_section", {{"section", report::foreign(name)}}), "--section",
        names.empty()
            ? report::phrase("report.has_no_sections")
            : report::phrase("report.has_sections", {{"sections", report::foreign(jadoube::list_of(names, "and"))}}));
}

/// A round that was never paired, where others of the section were. Without pairings nobody knows which there are.
Result<void> require_round(const log::State& state, int round, const std::string& section) {
    std::set<int> rounds;
    bool has_pairings = false;
    const auto take = [&](const std::string& of, int number) {
        if (section.empty() || is_same(of, section)) rounds.insert(number);
    };
    for (const auto& [known, pairing] : state.rounds) {
        has_pairings = has_pairings || section.empty() || is_same(known.section, section);
        take(known.section, known.round);
    }
    for (const auto& [game, known] : state.games) take(game.section, game.round);
    for (const LoggedIncident& incident : state.incidents) take(incident.game.section, incident.game.round);
    if (!has_pairings || rounds.contains(round)) return {};
    std::vector<std::string> names;
    for (const int number : rounds) names.push_back(std::to_string(number));
    return failure(ErrorCode::usage, report::phrase("report.no_round", {{"round", round}}), "--round",
                   report::phrase("report.has_rounds", {{"rounds", jadoube::list_of(names, "and")}}));
}

/// What is asked for, with names as the log has them.
Result<IncidentChoice> settled(const log::State& state, IncidentChoice choice) {
    if (!choice.day.empty() && !event::is_day(choice.day))
        return failure(ErrorCode::usage, report::phrase("report.no_day", {{"day", report::foreign(choice.day)}}),
                       "--day", "2026-05-14");
    if (!choice.section.empty()) {
        if (const auto known = require_section(state, choice.section); !known)
            return tl::unexpected<Error>(known.error());
    }
    if (choice.round) {
        if (const auto known = require_round(state, *choice.round, choice.section); !known)
            return tl::unexpected<Error>(known.error());
    }
    if (!choice.arbiter.empty()) {
        if (const auto known = require_arbiter(state, choice.arbiter); !known)
            return tl::unexpected<Error>(known.error());
    }
    if (choice.player.empty()) return choice;
    auto player = player_record(state, choice.player);
    if (!player) return tl::unexpected<Error>(player.error());
    choice.player = std::move(player->name);
    return choice;
}

bool fits(const log::State& state, const LoggedIncident& incident, const IncidentChoice& choice) {
    return (!choice.number || incident.number == state.names.settled(*choice.number)) &&
           (!choice.round || incident.game.round == *choice.round) &&
           (choice.section.empty() || is_same(incident.game.section, choice.section)) &&
           (choice.day.empty() || report::stamp_words(incident.entry).starts_with(choice.day)) &&
           (choice.arbiter.empty() || is_of_arbiter(incident, choice.arbiter)) &&
           (choice.player.empty() || is_of_player(state, incident, choice.player));
}

std::vector<report::Text> names_of(const IncidentChoice& choice) {
    std::vector<report::Text> named;
    if (!choice.section.empty())
        named.push_back(report::say("entry.section", {{"section", report::foreign(choice.section)}}));
    if (choice.round) named.push_back(report::say("entry.round", {{"number", *choice.round}}));
    for (const std::string& words : {choice.day, choice.arbiter, choice.player})
        if (!words.empty()) named.push_back(report::foreign(words));
    return named;
}

}  // namespace

bool IncidentChoice::is_of_many() const {
    return round || !section.empty() || !day.empty() || !arbiter.empty() || !player.empty();
}

Result<ChosenIncidents> chosen(const OpenLog& open, const IncidentChoice& choice) {
    if (choice.number) {
        const auto one = incident_numbered(open, choice.number);
        if (!one) return tl::unexpected<Error>(one.error());
    }
    const auto asked = settled(open.state, choice);
    if (!asked) return tl::unexpected<Error>(asked.error());
    ChosenIncidents chosen{.named = names_of(*asked)};
    for (const LoggedIncident& incident : open.state.incidents)
        if (!incident.is_veiled && fits(open.state, incident, *asked)) chosen.incidents.push_back(&incident);
    return chosen;
}

}  // namespace jadoube::desk
