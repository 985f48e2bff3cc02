// jadoube player: one player through the event.
#include <fmt/format.h>

#include <memory>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_rows.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/known/event_data.hpp"
#include "desk/known/player_record.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

using report::say;

struct PlayerWords {
    std::string name;
    std::string log;
};

/// The ruling, and what was decided in its place.
Result<report::Text> ruled(const desk::OpenLog& open, const log::LoggedIncident& incident) {
    auto data = desk::event_data(open, {.number = incident.number});
    if (!data) return tl::unexpected<Error>(data.error().front());
    const report::IncidentReport& one = data->incidents.front();
    if (incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise)
        return report::foreign(report::phrase("label.otherwise", {{"what", incident.decision->what.words}}));
    if (!one.proposed) return say("label.none");
    return report::standing_in_line(*one.proposed, one.before ? &*one.before : nullptr);
}

std::string counts_words(const std::vector<std::string>& kinds) {
    return kinds.empty() ? "-" : report::spaced(fmt::format("{}", fmt::join(kinds, ", ")));
}

/// "illegal move: 2; device: 1"
std::string total_words(const desk::PlayerRecord& record) {
    std::string words;
    for (const auto& [kind, count] : record.counts())
        words += fmt::format("{}{}: {}", words.empty() ? "" : "; ", report::spaced(kind), count);
    return words.empty() ? report::phrase("label.nothing") : words;
}

Json counts_json(const desk::PlayerRecord& record) {
    Json json = Json::object();
    for (const auto& [kind, count] : record.counts()) json.set(kind, count);
    return json;
}

/// The incidents of the player, each with what was ruled.
struct PlayerShown {
    desk::PlayerRecord record;
    std::vector<report::Text> rulings = {};  // of the incidents, in their order
};

Result<PlayerShown> player_shown(const desk::OpenLog& open, const std::string& name) {
    auto record = desk::player_record(open.state, name);
    if (!record) return tl::unexpected<Error>(record.error());
    PlayerShown shown{*std::move(record)};
    for (const desk::PlayerIncident& one : shown.record.incidents) {
        auto ruling = ruled(open, *one.incident);
        if (!ruling) return tl::unexpected<Error>(ruling.error());
        shown.rulings.push_back(*std::move(ruling));
    }
    return shown;
}

Json json_of(const log::State& state, const PlayerShown& shown) {
    JsonArray list;
    for (std::size_t i = 0; i < shown.rulings.size(); ++i) {
        const desk::PlayerIncident& one = shown.record.incidents[i];
        list.push_back(incident_json(state, *one.incident)
                           .set("played", std::string(chess::name_of(one.color)))
                           .set("ruling", report::plain(shown.rulings[i]))
                           .set("counts", JsonArray(one.counts.begin(), one.counts.end())));
    }
    return Json::object({{"schema", "jadoube/player/1"},
                         {"player", shown.record.name},
                         {"counts", counts_json(shown.record)},
                         {"incidents", std::move(list)}});
}

report::Table table_of(const PlayerShown& shown) {
    report::Table table{{say("label.incident"), say("label.game"), say("label.against"), say("label.ruling"),
                         say("label.state"), say("label.counts_against")},
                        {},
                        true};
    for (std::size_t i = 0; i < shown.rulings.size(); ++i) {
        const desk::PlayerIncident& one = shown.record.incidents[i];
        table.rows.push_back({log::to_text(one.incident->number),
                              report::foreign(event::to_text(one.incident->game)) + ", " + report::side(one.color),
                              report::foreign(one.opponent), shown.rulings[i],
                              report::status_words(one.incident->status()), report::foreign(counts_words(one.counts))});
    }
    return table;
}

report::Blocks page_of(const PlayerShown& shown) {
    report::Particulars head{{{say("label.player"), report::foreign(shown.record.name)},
                              {say("label.incidents"), std::to_string(shown.record.incidents.size())},
                              {say("label.counted"), report::foreign(total_words(shown.record))}}};
    report::Blocks blocks{{std::move(head)}};
    if (!shown.rulings.empty()) blocks.push_back({table_of(shown)});
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
        "Every incident of his games in this event, with ruling and decision, and how often each kind counts against "
        "him.\n"
        "A part of the name is enough where only one player has it.";
    command.example = "jadoube player Byron";
    command.options = {
        {"name", "the player, or a part of the name", &words->name, "NAME", true, {}, ValueKind::players},
        log_option(words->log)};
    command.run = [words](Session& session) { return run_player(session, *words); };
    return command;
}

}  // namespace jadoube::cli
