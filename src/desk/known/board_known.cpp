#include "desk/known/board_known.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/known/earlier_matters.hpp"
#include "desk/known/election.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/known/for_later.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/known/left_off.hpp"
#include "desk/laws/game_control.hpp"
#include "report/event/as_decided.hpp"
#include "report/ruling/duty.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

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
    parts.push_back(say("board.play", {{"kind", report::play_words(event_of(open.state).play)}}));
    if (const auto control = control_told(open.state, game)) parts.push_back(report::foreign(*control));
    return report::foreign(event::to_text(game)) + ": " + join(parts, "; ");
}

/// "incident 3: decided; counts as an illegal move of White".
Text incident_line(const log::LoggedIncident& incident) {
    Text line = say("board.incident",
                    {{"number", log::to_text(incident.number)}, {"status", report::status_words(incident.status())}});
    for (const log::Counted& counted : incident.counted())
        line += say("board.counts", {{"kind", report::foreign(counted.kind)}, {"side", report::foreign(counted.by)}});
    return line;
}

/// The end that a decision in words gives, with nothing of what had been proposed.
adjudicate::Ruling so_it_is_ruled(adjudicate::GameEnd end) {
    end.matter = 0;
    return {.standing = {.over = end}, .matters = {adjudicate::MatterRuling{}}};
}

/// What the arbiter decided in place of the proposal or out of it; empty where it is as proposed.
Text decided_line(const log::LoggedIncident& incident, const report::IncidentReport& decided) {
    if (!incident.decision) return say("slip.not_decided");
    const log::DecisionMade& made = incident.decision->what;
    if (made.manner == log::DecisionManner::otherwise)
        return say("board.otherwise", {{"what", report::foreign(made.words)}});
    if (made.manner != log::DecisionManner::option) return {};
    return say("board.option", {{"what", report::foreign(report::decided(decided))}});
}

}  // namespace

report::Blocks board_known(const OpenLog& open, const event::GameReference& game) {
    report::Blocks blocks{{report::Paragraph{game_line(open, game)}}};
    for (const ForLater& one : falling_on(open.state, game)) blocks.push_back({report::Paragraph{to_words(one)}});
    report::List incidents;
    for (const log::LoggedIncident& incident : open.state.incidents)
        if (incident.game == game && !incident.is_for_few_eyes) incidents.items.push_back({incident_line(incident)});
    if (!incidents.items.empty()) blocks.push_back({std::move(incidents)});
    const log::LoggedIncident* last = last_ruled(open.state, game);
    if (const auto standing = last == nullptr ? StandingKnown{} : standing_after(open, *last))
        report::append(blocks, standing->words);
    return blocks;
}

const log::LoggedIncident* last_ruled(const log::State& state, const event::GameReference& game) {
    const log::LoggedIncident* last = nullptr;
    for (const log::LoggedIncident* incident : incidents_before(state, {}))
        if (incident->game == game && incident->ruling && !incident->withdrawal && !incident->is_for_few_eyes)
            last = incident;
    return last;
}

tl::expected<StandingKnown, Errors> standing_after(const OpenLog& open, const log::LoggedIncident& incident) {
    auto judged = recorded_ruling(open, incident);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    StandingKnown known;
    report::IncidentReport decided{.incident = incident, .given = judged->given, .before = judged->before()};
    decided.proposed = judged->ruling;
    if (Text line = decided_line(incident, decided); !line.empty())
        known.words.push_back({report::Paragraph{std::move(line)}});
    if (election_in(incident)) {
        if (auto elected = judged_up_to(open, incident)) judged = std::move(elected);
    } else {
        judged->ruling = *report::as_decided(decided);
    }
    const auto ended = ended_game(open.state, incident.game);
    const bool is_in_words = incident.decision && result_decided(incident.decision->what);
    const bool is_otherwise = incident.decision && incident.decision->what.manner == log::DecisionManner::otherwise;
    if (is_otherwise && !is_in_words) judged->ruling = {};  // the words alone say what it is now
    if (ended && (is_in_words || !judged->ruling.standing.over))
        judged->ruling.standing = {.over = adjudicate::GameEnd{.by = ended->end.by, .score = ended->end.score}};
    const auto before = judged->before();
    known.standing = *adjudicate::to_json(judged->ruling).find("standing");
    if (ended && is_in_words) judged->ruling = so_it_is_ruled(*judged->ruling.standing.over);
    if (!is_otherwise || judged->ruling.standing.over)
        report::append(known.words, report::standing_of(judged->ruling, before ? &*before : nullptr));
    return known;
}

}  // namespace jadoube::desk
