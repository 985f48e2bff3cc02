#include "desk/adjourn/going_on.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/laws/sealed_advice.hpp"
#include "game/replay.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using log::IncidentStatus;

constexpr std::size_t kLongestDuty = 120;  // of a duty, in the entry of the resumption

/// The number with the letters of its device, also where that is our own: what is recorded is read on others too.
log::LogNumber number_anywhere(const OpenLog& open, const log::LoggedIncident& incident) {
    log::LogNumber number = incident.number;
    if (number.device.empty()) number.device = open.store.names().letters(open.store.own_chain());
    return number;
}

/// What an incident of this game still asks: its decision, or a duty that falls on the next move.
std::optional<std::string> still_open(const OpenLog& open, const log::LoggedIncident& incident, std::int64_t plies) {
    const std::string name =
        report::phrase("entry.incident", {{"number", log::to_text(number_anywhere(open, incident))}});
    const IncidentStatus status = incident.status();
    if (status == IncidentStatus::withdrawn) return std::nullopt;
    if (status != IncidentStatus::decided) return report::phrase("waiting.for_decision", {{"incident", name}});
    if (!incident.ruling || incident.report.ply != plies) return std::nullopt;
    const auto judged = recorded_ruling(open, incident);
    if (!judged || judged->ruling.standing.due.empty()) return std::nullopt;
    const auto before = judged->before();
    return name + ": " + report::plain(report::standing_in_line(judged->ruling, before ? &*before : nullptr));
}

std::vector<std::string> obligations_in(const OpenLog& open, const log::AdjournedGame& game) {
    std::vector<std::string> all;
    const auto plies = static_cast<std::int64_t>(game.adjournment.what.moves.size());
    for (const log::LoggedIncident& incident : open.state.incidents) {
        const bool is_before = incident.entry.hlc < game.adjournment.entry.hlc;
        if (incident.game != game.game || !is_before) continue;
        if (auto words = still_open(open, incident, plies)) all.push_back(for_terminal(*words, kLongestDuty));
    }
    return all;
}

/// The record up to the adjournment, with the sealed move.
GameOnFile played_on(GameOnFile game, std::size_t plies, const chess::Setup& from, chess::Move move) {
    game::Record record = game.record.value_or(game::Record{});
    if (!game.record) record.start = from;
    if (record.moves.size() > plies) record.moves.resize(plies);
    record.moves.push_back({.played = move});
    return with_record(std::move(game), std::move(record));
}

}  // namespace

Result<GoingOn> going_on(const OpenLog& open, const log::AdjournedGame& game, const std::string& move,
                         const log::ClockReadings& clocks) {
    const log::GameAdjourned& adjournment = game.adjournment.what;
    GoingOn going{{.adjournment = game.adjournment.entry.id,
                   .fen = adjournment.fen,
                   .clocks = clocks,
                   .counted = log::counted_in(open.state, game.game),
                   .draw_offer = adjournment.draw_offer,
                   .obligations = obligations_in(open, game)}};
    going.resumed.clocks.running = move.empty() ? adjournment.seals : !adjournment.seals;
    if (move.empty()) return going;
    const auto position = position_of(game);
    if (!position) {
        return failure(ErrorCode::usage, "no position is known in which this move could be made", "--move",
                       "leave it out; what follows is entered by hand");
    }
    const auto read = chess::parse_san(*position, without_number(move));
    if (!read) return failure(ErrorCode::bad_move, read.error().message, "--move", read.error().hint);
    auto known = game_on_file(open, game.game);
    if (!known) return tl::unexpected<Error>(known.error());
    going.resumed.move = chess::to_san(*position, read->move);
    going.resumed.fen = chess::to_fen(game::after(position->setup(), game::Played(read->move)));
    if (*known) going.game = played_on(std::move(**known), adjournment.moves.size(), position->setup(), read->move);
    return going;
}

Result<std::vector<log::NewEntry>> entries_for(OpenLog& open, const log::AdjournedGame& game, const GoingOn& going,
                                               const Recording& recording) {
    std::vector<log::NewEntry> entries;
    if (going.game) {
        auto known = game_entry(open, recording, game.game, *going.game);
        if (!known) return tl::unexpected<Error>(known.error());
        entries.push_back(std::move(*known));
    }
    entries.push_back({part_of(recording.id, "resumed"), going.resumed, recording.author, game.game});
    return entries;
}

}  // namespace jadoube::desk
