#include "desk/tournament/trf_export.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/known/ended_game.hpp"
#include "event/player_name.hpp"
#include "event/text_lines.hpp"
#include "event/trf/trf_changes.hpp"
#include "event/trf/trf_reader.hpp"
#include "log/entry/fields.hpp"
#include "report/event/as_decided.hpp"
#include "rules/vocabulary/kind.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::desk {
namespace {

using chess::ByColor;
using chess::Color;
using event::Player;
using event::RoundCell;
using report::IncidentReport;

constexpr int kToSign = 7;  // columns from the opponent of a round to its result
constexpr int kTenthsOfHalf = 5;

/// A player in the file with what he has for a round.
struct Seat {
    const Player* player = nullptr;
    const RoundCell* cell = nullptr;
};

const RoundCell* cell_of(const Player& player, int round) {
    const auto at = static_cast<std::size_t>(round) - 1;
    return round >= 1 && at < player.rounds.size() ? &player.rounds[at] : nullptr;
}

/// Nobody came, or somebody did not, and nothing was played.
bool is_forfeit(const IncidentReport& incident) {
    const adjudicate::MatterRuling* main = incident.proposed->main();
    const bool is_about_it = main != nullptr && (rules::covers_any(rules::Kind::conduct_absent, main->kinds) ||
                                                 rules::covers_any(rules::Kind::claim_forfeit, main->kinds));
    return is_about_it && incident.given.game.moves.empty();
}

char sign_of(int halves, bool by_forfeit) {
    constexpr std::string_view kPlayed = "0=1";
    if (by_forfeit) return halves == 2 ? '+' : '-';
    return kPlayed[static_cast<std::size_t>(halves)];
}

/// Whether a cell says so already, a game of less than a move too.
bool says(const RoundCell& cell, int halves, bool by_forfeit) {
    constexpr std::string_view kScores[] = {"0", "1/2", "1"};
    const event::RoundScoreRow& row = event::row_of(cell.score);
    if (by_forfeit) return row.by_forfeit == (halves == 2 ? "+" : "-");
    return row.over_board == kScores[static_cast<std::size_t>(halves)];
}

class Writer {
public:
    Writer(const event::Tournament& tournament, std::string section)
        : tournament_(&tournament), section_(std::move(section)) {}

    void take(const IncidentReport& incident) {
        const log::LoggedIncident& entered = incident.incident;
        const bool holds = entered.decision && !entered.withdrawal && entered.game.section == section_;
        if (!holds) return;
        const auto in_words = result_decided(entered.decision->what);
        const bool is_clear = entered.status() == log::IncidentStatus::decided &&
                              (in_words || entered.decision->what.manner != log::DecisionManner::otherwise);
        if (!is_clear) {
            export_.left.push_back(entered.number);
            return;
        }
        const auto ruling = report::as_decided(incident);
        const auto score = in_words                          ? in_words
                           : ruling && ruling->standing.over ? ruling->standing.over->score
                                                             : std::nullopt;
        const Json* penalties = entered.decision->what.option.find("penalties");
        if (!score && !has_points(penalties)) return;
        const auto seats = seats_of(incident);
        if (!seats) {
            export_.left.push_back(entered.number);
            return;
        }
        const bool is_unwritable = (score && !is_in_halves(*score)) || has_quarters(penalties);
        if (is_unwritable) {  // the format has no sign for it
            export_.left.push_back(entered.number);
            return;
        }
        if (score) set_result(incident, *seats, *score);
        if (penalties != nullptr)
            for (const Json& one : *penalties->if_array()) set_points(incident, *seats, one);
    }

    TrfExport finish(const std::string& bytes) {
        export_.bytes = event::with_changes(bytes, cells_, lines_);
        return std::move(export_);
    }

private:
    static bool has_points(const Json* penalties) {
        if (penalties == nullptr || penalties->if_array() == nullptr) return false;
        return std::ranges::any_of(*penalties->if_array(), [](const Json& one) {
            return one.find("half_points") != nullptr || one.find("quarter_points") != nullptr;
        });
    }

    static bool is_in_halves(const game::Score& score) {
        return score.white.is_in_halves() && score.black.is_in_halves();
    }
    static bool has_quarters(const Json* penalties) {
        return has_points(penalties) && std::ranges::any_of(*penalties->if_array(), [](const Json& one) {
                   return one.find("quarter_points") != nullptr;
               });
    }

    /// Where the file has the two players of the game against each other in its round.
    [[nodiscard]] std::optional<ByColor<Seat>> seats_of(const IncidentReport& incident) const {
        const int round = incident.incident.game.round;
        for (const auto& [number, white] : tournament_->players) {
            const RoundCell* cell = cell_of(white, round);
            const auto black = cell == nullptr ? tournament_->players.end() : tournament_->players.find(cell->opponent);
            if (black == tournament_->players.end() || cell->color == Color::black) continue;
            const RoundCell* other = cell_of(black->second, round);
            const bool is_game = other != nullptr && other->opponent == number &&
                                 event::may_be_same_players(incident.players, {white.name, black->second.name});
            if (is_game) return ByColor<Seat>{{&white, cell}, {&black->second, other}};
        }
        return std::nullopt;
    }

    void set_result(const IncidentReport& incident, const ByColor<Seat>& seats, const game::Score& score) {
        const bool by_forfeit = is_forfeit(incident);
        for (const Color side : {Color::white, Color::black}) {
            const int halves = (side == Color::white ? score.white : score.black).quarters / 2;
            const Seat& seat = seats[side];
            if (says(*seat.cell, halves, by_forfeit)) continue;
            const char sign = sign_of(halves, by_forfeit);
            const int column = seat.cell->column + kToSign;
            cells_.push_back({seat.player->line, column, sign});
            export_.changes.push_back({incident.incident.number, seat.player->name, incident.incident.game.round,
                                       seat.player->line, column, std::string(1, event::row_of(seat.cell->score).sign),
                                       std::string(1, sign)});
        }
    }

    void set_points(const IncidentReport& incident, const ByColor<Seat>& seats, const Json& penalty) {
        const auto kind = rules::named<rules::Penalty>(penalty.text("penalty"));
        const auto to = chess::color_named(penalty.text("to"));
        if (!kind || !to || penalty.find("half_points") == nullptr) return;
        const int size = static_cast<int>(penalty.number("half_points")) * kTenthsOfHalf;
        const event::Points points{row_of(*kind).adds_to_opponent ? size : -size};
        const int round = incident.incident.game.round;
        const Player& player = *seats[*to].player;
        if (has_change(points, round, player.number)) return;
        lines_.push_back(fmt::format("299       {:>5}{:>4} {:>4}", event::to_text(points), round, player.number));
        export_.changes.push_back({incident.incident.number, player.name, round, 0, 0, {}, event::to_text(points)});
    }

    [[nodiscard]] bool has_change(event::Points points, int round, int number) const {
        return std::ranges::any_of(tournament_->changes, [&](const event::PointChange& change) {
            return !change.for_score && change.points == points && change.round == round &&
                   std::ranges::find(change.numbers, number) != change.numbers.end();
        });
    }

    const event::Tournament* tournament_;
    std::string section_;
    std::vector<event::CharacterChange> cells_;
    std::vector<std::string> lines_;
    TrfExport export_;
};

}  // namespace

Result<TrfExport> trf_with_rulings(const OpenLog& open, const std::vector<IncidentReport>& incidents,
                                   const std::string& bytes) {
    const auto hash = log::hash_of_text(bytes);
    const auto imported = std::ranges::find_if(
        open.state.imports, [&](const log::Entered<log::FileImported>& one) { return one.what.sha256 == hash; });
    if (imported == open.state.imports.end())
        return failure(ErrorCode::usage, "this file was not imported", {},
                       "name the file as the pairing program wrote it; 'jadoube import' takes a later state of it");
    const event::DecodedText text = event::decode(bytes);
    if (!event::looks_like_trf(text.lines))
        return failure(ErrorCode::usage, "is no tournament report", {}, "only a TRF is written again");
    const event::TournamentFile file = event::read_trf(text.lines);
    Writer writer(file.tournament, imported->what.section);
    for (const IncidentReport& incident : incidents) writer.take(incident);
    return writer.finish(bytes);
}

}  // namespace jadoube::desk
