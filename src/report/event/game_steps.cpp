#include "report/event/game_steps.hpp"

#include <fmt/format.h>

#include "game/replay.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {

Blocks game_steps(const IncidentReport& incident) {
    const adjudicate::GameState& game = incident.given.game;
    if (!game.start || game.moves.empty()) return {};
    const game::Replay replay(*game.start, game.moves);
    Steps steps{
        fmt::format("steps-{}", incident.incident.number), say("steps.label", {{"count", game.moves.size()}}), {}};
    steps.boards.push_back({replay.at(game::Ply{0}), say("steps.start")});
    for (game::Ply ply{1}; ply <= replay.end(); ++ply.value) {
        const chess::Setup& before = replay.at(game::Ply{ply.value - 1});
        Text caption =
            foreign(game::move_label(*game.start, ply) + san_words(game::to_san(before, replay.move_to(ply))));
        if (ply == replay.end()) caption = say("steps.incident", {{"move", std::move(caption)}});
        steps.boards.push_back({replay.at(ply), std::move(caption)});
    }
    return {{std::move(steps)}};
}

}  // namespace jadoube::report
