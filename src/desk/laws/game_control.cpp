#include "desk/laws/game_control.hpp"

namespace jadoube::desk {
namespace {

std::optional<std::string> read_with(const log::ClocksRead& round, const event::GameReference& game) {
    for (const log::BoardReading& board : round.boards)
        if (board.game == game) return board.clocks.control;
    return std::nullopt;
}

/// What the last file of the section said of it.
std::optional<std::string> imported_for(const log::State& state, const std::string& section) {
    for (auto file = state.imports.rbegin(); file != state.imports.rend(); ++file)
        if (file->what.section == section && file->what.control) return file->what.control;
    return std::nullopt;
}

}  // namespace

std::optional<std::string> control_told(const log::State& state, const event::GameReference& game) {
    for (auto round = state.readings.rbegin(); round != state.readings.rend(); ++round)
        if (auto control = read_with(round->what, game)) return control;
    for (auto incident = state.incidents.rbegin(); incident != state.incidents.rend(); ++incident) {
        const auto& control = incident->report.clocks.control;
        if (incident->game == game && !incident->withdrawal && control) return control;
    }
    if (state.event && state.event->what.control) return state.event->what.control;
    return imported_for(state, game.section);
}

}  // namespace jadoube::desk
