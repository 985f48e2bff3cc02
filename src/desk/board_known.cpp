#include "desk/board_known.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/game_control.hpp"
#include "desk/judged_matter.hpp"
#include "report/duty.hpp"
#include "report/report_data.hpp"
#include "report/say.hpp"
#include "report/standing.hpp"

namespace jadoube::desk {
namespace {

using log::IncidentStatus;
using report::say;
using report::Text;

Text name_of_player(const std::string& name) {
    return name.empty() ? say("label.not_named") : report::foreign(name);
}

Text game_line(const OpenLog& open, const event::GameReference& game) {
    std::vector<Text> parts;
    const auto known = open.state.games.find(game);
    if (known == open.state.games.end()) {
        parts.push_back(say("board.new"));
    } else {
        const auto& players = known->second.what.players;
        parts.push_back(name_of_player(players.white) + " - " + name_of_player(players.black));
    }
    parts.push_back(say("board.play", {{"kind", report::foreign(event_of(open.state).play)}}));
    if (const auto control = control_told(open.state, game)) parts.push_back(report::foreign(*control));
    return report::foreign(event::to_text(game)) + ": " + join(parts, "; ");
}

/// "incident 3: decided; counts as an illegal move of White".
Text incident_line(const log::LoggedIncident& incident) {
    Text line =
        say("board.incident", {{"number", incident.number}, {"status", report::status_words(incident.status())}});
    for (const log::Counted& counted : incident.counted())
        line += say("board.counts", {{"kind", report::foreign(counted.kind)}, {"side", report::foreign(counted.by)}});
    return line;
}

/// What the arbiter decided in place of the proposal or out of it; empty where it is as proposed.
Text decided_line(const log::LoggedIncident& incident, const JudgedMatter& judged) {
    if (!incident.decision) return say("slip.not_decided");
    const log::DecisionMade& made = incident.decision->what;
    if (made.manner == log::DecisionManner::otherwise)
        return say("board.otherwise", {{"what", report::foreign(made.words)}});
    if (made.manner != log::DecisionManner::option) return {};
    const auto before = judged.before();
    report::IncidentReport decided{.incident = incident, .given = judged.given, .before = before};
    decided.proposed = judged.ruling;
    return say("board.option", {{"what", report::foreign(report::decided(decided))}});
}

}  // namespace

report::Blocks board_known(const OpenLog& open, const event::GameReference& game) {
    report::Blocks blocks{{report::Paragraph{game_line(open, game)}}};
    report::List incidents;
    for (const log::LoggedIncident& incident : open.state.incidents)
        if (incident.game == game) incidents.items.push_back({incident_line(incident)});
    if (!incidents.items.empty()) blocks.push_back({std::move(incidents)});
    return blocks;
}

const log::LoggedIncident* last_ruled(const log::State& state, const event::GameReference& game) {
    const auto found =
        std::find_if(state.incidents.rbegin(), state.incidents.rend(), [&](const log::LoggedIncident& incident) {
            return incident.game == game && incident.ruling && !incident.withdrawal;
        });
    return found == state.incidents.rend() ? nullptr : &*found;
}

std::optional<chess::Setup> board_left(const OpenLog& open, const event::GameReference& game) {
    const log::LoggedIncident* last = last_ruled(open.state, game);
    const bool is_settled = last != nullptr && last->status() == IncidentStatus::decided && last->decision &&
                            last->decision->what.manner == log::DecisionManner::as_proposed;
    if (!is_settled || last->report.ply) return std::nullopt;
    const auto judged = recorded_ruling(open, *last);
    return judged ? judged->ruling.standing.play_from : std::nullopt;
}

tl::expected<report::Blocks, Errors> standing_after(const OpenLog& open, const log::LoggedIncident& incident) {
    const auto judged = recorded_ruling(open, incident);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    const auto before = judged->before();
    report::Blocks blocks;
    if (Text decided = decided_line(incident, *judged); !decided.empty())
        blocks.push_back({report::Paragraph{std::move(decided)}});
    report::append(blocks, report::standing_of(judged->ruling, before ? &*before : nullptr));
    return blocks;
}

}  // namespace jadoube::desk
