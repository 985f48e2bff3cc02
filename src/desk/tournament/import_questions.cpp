#include "desk/tournament/import_questions.hpp"

#include <algorithm>

#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "desk/known/ended_game.hpp"
#include "event/player_name.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using event::PairedGame;
using report::phrase;
using report::Text;
using FindingKind = event::ImportFindingKind;

bool is_forfeit(const PairedGame& game) {
    return game.result.starts_with('+') || game.result.starts_with('-');
}

/// "1-0" of "+/-": who has the point.
std::string as_score(const PairedGame& game) {
    std::string score = game.result;
    if (!is_forfeit(game)) return score;
    for (char& sign : score) sign = sign == '+' ? '1' : sign == '-' ? '0' : '-';
    return score;
}

bool is_of(const log::LoggedIncident& incident, const PairedGame& game) {
    return !incident.withdrawal && incident.game == game.game;
}

/// How the game ended by a decision that left the proposal as it was, or named a result in its place.
std::optional<std::string> decided_result(const log::LoggedIncident& incident) {
    const auto in_words = incident.decision ? result_decided(incident.decision->what) : std::nullopt;
    if (in_words) return game::to_text(*in_words);
    const bool is_as_proposed =
        incident.decision && incident.ruling && incident.decision->what.manner == log::DecisionManner::as_proposed;
    if (!is_as_proposed) return std::nullopt;
    const auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling || !ruling->standing.over || !ruling->standing.over->score) return std::nullopt;
    return game::to_text(*ruling->standing.over->score);
}

class Questions {
public:
    Questions(const log::State& state, const TournamentRead& read) : state_(&state), read_(&read) {}

    event::ImportFindings ask(const std::string& section) {
        for (const PairedGame& told : read_->games) ask_of(as_in_log(told));
        for (const PointsTold& points : read_->points) ask_of(points, section);
        const bool has_control = state_->event && state_->event->what.control && read_->control;
        if (has_control && *state_->event->what.control != *read_->control)
            note(FindingKind::other_control, 0,
                 phrase("import.other_control", {{"told", report::foreign(*read_->control)},
                                                 {"holds", report::foreign(*state_->event->what.control)}}));
        return std::move(findings_);
    }

private:
    /// At the board that the log has for these players.
    [[nodiscard]] PairedGame as_in_log(PairedGame told) const {
        for (const auto& [game, known] : state_->games) {
            if (event::round_of(game) == event::round_of(told.game) &&
                event::may_be_same_players(known.what.players, told.players))
                told.game = game;
        }
        return told;
    }

    [[nodiscard]] bool has_incident(const PairedGame& game) const {
        return std::any_of(state_->incidents.begin(), state_->incidents.end(),
                           [&](const log::LoggedIncident& incident) { return is_of(incident, game); });
    }

    void ask_of(const PairedGame& game) {
        const Text board = event::to_text(game.game);
        if (is_forfeit(game) && !has_incident(game))
            note(FindingKind::no_incident, 0, phrase("import.forfeit", {{"board", board}, {"result", game.result}}));
        for (const log::LoggedIncident& incident : state_->incidents) {
            const auto decided = is_of(incident, game) ? decided_result(incident) : std::nullopt;
            if (decided && !game.result.empty() && as_score(game) != *decided)
                note(FindingKind::against_decision, 0,
                     phrase("import.against", {{"board", board},
                                               {"result", game.result},
                                               {"number", log::to_text(incident.number)},
                                               {"decided", *decided}}));
        }
    }

    void ask_of(const PointsTold& points, const std::string& section) {
        const auto game = std::find_if(read_->games.begin(), read_->games.end(), [&](const PairedGame& candidate) {
            return candidate.game.round == points.round && candidate.game.section == section &&
                   (candidate.players.white == points.player || candidate.players.black == points.player);
        });
        if (game != read_->games.end() && has_incident(as_in_log(*game))) return;
        const std::string given = points.points ? event::to_text(*points.points) : std::string();
        const Text player = report::foreign(points.player);
        note(FindingKind::no_incident, points.line,
             points.round
                 ? phrase("import.points_in_round", {{"points", given}, {"player", player}, {"round", *points.round}})
                 : phrase("import.points", {{"points", given}, {"player", player}}));
    }

    void note(FindingKind kind, int line, std::string text) {
        findings_.push_back({kind, line, line == 0 ? 0 : 1, std::move(text)});
    }

    const log::State* state_;
    const TournamentRead* read_;
    event::ImportFindings findings_;
};

}  // namespace

event::ImportFindings import_questions(const log::State& state, const TournamentRead& read,
                                       const std::string& section) {
    return Questions(state, read).ask(section);
}

}  // namespace jadoube::desk
