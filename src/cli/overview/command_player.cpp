// jadoube player: one player through the event.
#include <fmt/format.h>

#include <functional>
#include <map>
#include <memory>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_rows.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/known/event_data.hpp"
#include "desk/known/player_record.hpp"
#include "report/event/as_decided.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

using report::say;

struct PlayerWords {
    std::string name;
    std::string log;
};

/// An incident of the player with what was decided on it.
struct IncidentShown {
    report::Text ruling;
    report::Text state;
    std::vector<rules::SaidWord> imposed = {};  // penalties laid on him
};

/// The ruling with what was chosen of it, and what was decided in its place.
report::Text ruled(const report::IncidentReport& one) {
    const auto& decision = one.incident.decision;
    if (decision && decision->what.manner == log::DecisionManner::otherwise)
        return report::foreign(report::phrase("label.otherwise", {{"what", decision->what.words}}));
    const auto ruling = report::as_decided(one);
    if (!ruling) return say("label.none");
    return report::standing_in_line(*ruling, one.before ? &*one.before : nullptr);
}

/// "decided, with a warning for Black (12.9.1)"
report::Text state_of(const report::IncidentReport& one) {
    report::Text state(report::status_words(one.incident.status()));
    const auto& decision = one.incident.decision;
    if (!decision || one.incident.withdrawal || decision->what.manner != log::DecisionManner::option) return state;
    const bool is_penalty = !report::imposed_words(decision->what.option).empty();
    return state + say(is_penalty ? report::Key("slip.with_penalty") : report::Key("slip.with_option"),
                       {{"what", report::foreign(report::decided(one))}});
}

Result<IncidentShown> shown_of(const desk::OpenLog& open, const desk::PlayerIncident& of_player) {
    auto data = desk::event_data(open, {.number = of_player.incident->number});
    if (!data) return tl::unexpected<Error>(data.error().front());
    const report::IncidentReport& one = data->incidents.front();
    IncidentShown shown{ruled(one), state_of(one)};
    shown.imposed = report::imposed_on(one, of_player.color);
    return shown;
}

std::string counts_words(const std::vector<std::string>& kinds) {
    return kinds.empty() ? "-" : report::spaced(fmt::format("{}", fmt::join(kinds, ", ")));
}

/// "illegal move: 2; device: 1"
template <typename Name>
std::string total_words(const std::map<std::string, int>& counts, Name name) {
    std::string words;
    for (const auto& [kind, count] : counts)
        words += fmt::format("{}{}: {}", words.empty() ? "" : "; ", name(kind), count);
    return words.empty() ? report::phrase("label.nothing") : words;
}

/// The name of the penalty, without its size.
std::string name_of(const rules::SaidWord& penalty) {
    const auto* exact = std::get_if<rules::Exact>(&penalty);
    return exact == nullptr ? to_text(penalty) : std::string(rules::name_of(std::get<rules::Penalty>(exact->what)));
}

std::string penalty_words(const rules::SaidWord& penalty) {
    return report::plain(report::said_words("penalty", penalty));
}

Json counts_json(const std::map<std::string, int>& counts) {
    Json json = Json::object();
    for (const auto& [kind, count] : counts) json.set(kind, count);
    return json;
}

/// The incidents of the player, each with what was ruled.
struct PlayerShown {
    desk::PlayerRecord record;
    std::vector<IncidentShown> incidents = {};  // in the order of the record

    /// How often each penalty was laid on him, by what it is called.
    template <typename Called>
    [[nodiscard]] std::map<std::string, int> imposed(Called called) const {
        std::map<std::string, int> counts;
        for (const IncidentShown& one : incidents)
            for (const rules::SaidWord& penalty : one.imposed) ++counts[called(penalty)];
        return counts;
    }
};

Result<PlayerShown> player_shown(const desk::OpenLog& open, const std::string& name) {
    auto record = desk::player_record(open.state, name);
    if (!record) return tl::unexpected<Error>(record.error());
    PlayerShown shown{*std::move(record)};
    for (const desk::PlayerIncident& one : shown.record.incidents) {
        auto incident = shown_of(open, one);
        if (!incident) return tl::unexpected<Error>(incident.error());
        shown.incidents.push_back(*std::move(incident));
    }
    return shown;
}

Json json_of(const log::State& state, const PlayerShown& shown) {
    JsonArray list;
    for (std::size_t i = 0; i < shown.incidents.size(); ++i) {
        const desk::PlayerIncident& one = shown.record.incidents[i];
        JsonArray imposed;
        for (const rules::SaidWord& penalty : shown.incidents[i].imposed) imposed.emplace_back(name_of(penalty));
        list.push_back(incident_json(state, *one.incident)
                           .set("played", std::string(chess::name_of(one.color)))
                           .set("ruling", report::plain(shown.incidents[i].ruling))
                           .set("counts", JsonArray(one.counts.begin(), one.counts.end()))
                           .set("imposed", std::move(imposed)));
    }
    return Json::object({{"schema", "jadoube/player/1"},
                         {"player", shown.record.name},
                         {"counts", counts_json(shown.record.counts())},
                         {"imposed", counts_json(shown.imposed(name_of))},
                         {"incidents", std::move(list)}});
}

report::Table table_of(const PlayerShown& shown) {
    report::Table table{{say("label.incident"), say("label.game"), say("label.against"), say("label.ruling"),
                         say("label.state"), say("label.counts_against")},
                        {},
                        true};
    for (std::size_t i = 0; i < shown.incidents.size(); ++i) {
        const desk::PlayerIncident& one = shown.record.incidents[i];
        table.rows.push_back({log::to_text(one.incident->number),
                              report::foreign(event::to_text(one.incident->game)) + ", " + report::side(one.color),
                              report::foreign(one.opponent), shown.incidents[i].ruling, shown.incidents[i].state,
                              report::foreign(counts_words(one.counts))});
    }
    return table;
}

report::Blocks page_of(const PlayerShown& shown) {
    report::Particulars head{
        {{say("label.player"), report::foreign(shown.record.name)},
         {say("label.incidents"), std::to_string(shown.record.incidents.size())},
         {say("label.counted"), report::foreign(total_words(shown.record.counts(), report::spaced))},
         {say("label.imposed"), report::foreign(total_words(shown.imposed(penalty_words), std::identity()))}}};
    report::Blocks blocks{{std::move(head)}};
    if (!shown.incidents.empty()) blocks.push_back({table_of(shown)});
    return blocks;
}

ExitCode run_player(Session& session, const PlayerWords& words) {
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto shown = player_shown(*open, words.name);
    if (!shown) return session.fail(shown.error());
    if (session.json)
        session.print(json_of(open->state, *shown));
    else
        show(session, page_of(*shown));
    return ExitCode::fine;
}

}  // namespace

Command player_command() {
    const auto words = std::make_shared<PlayerWords>();
    Command command;
    command.name = "player";
    command.summary = "Show the incidents of a player, and what counts against him";
    command.details =
        "Every incident of his games in this event, with ruling and decision, how often each kind counts against him, "
        "and\n"
        "which warnings and penalties were imposed on him.\n"
        "A part of the name is enough where only one player has it.";
    command.example = "jadoube player Byron";
    command.options = {
        {"name", "the player, or a part of the name", &words->name, "NAME", true, {}, ValueKind::players},
        log_option(words->log)};
    command.is_paged = true;
    command.run = [words](Session& session) { return run_player(session, *words); };
    return command;
}

}  // namespace jadoube::cli
