#include "desk/game_told.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

Result<std::optional<game::Ply>> moment(const GameTold& told, const GameOnFile& game) {
    if (!game.record || told.has_own_position) {
        if (told.at.empty()) return std::optional<game::Ply>();
        return failure(ErrorCode::usage, fmt::format("there is no game to look up '{}' in", told.at), "--at",
                       "give the game with --pgn; a position with --fen has no other moments");
    }
    if (told.at.empty()) return std::optional(game.record->end());
    const auto ply = game::parse_moment(*game.record, told.at);
    if (!ply) return tl::unexpected<Error>(ply.error());
    return std::optional(*ply);
}

/// Names as people type them: case and white space aside.
bool is_other_name(const std::string& known, const std::string& told) {
    return !known.empty() && lower(trim(known)) != lower(trim(told));
}

Result<void> require_same_players(const GameTold& told, const log::GameKnown& before, const log::GameKnown& now) {
    const bool is_other = is_other_name(before.players.white, now.players.white) ||
                          is_other_name(before.players.black, now.players.black);
    if (!is_other || told.renames) return {};
    return failure(ErrorCode::usage,
                   fmt::format("{} is {} - {} in the log, not {} - {}", event::to_text(told.reference),
                               before.players.white, before.players.black, now.players.white, now.players.black),
                   {}, "is it another board? If the names in the log were wrong, say --rename");
}

}  // namespace

std::optional<chess::Setup> position_in(const GameNow& game) {
    if (!game.game.record || !game.at) return std::nullopt;
    const game::Replay replay(game.game.record->start, game.game.record->moves);
    return replay.at(*game.at);
}

Result<GameNow> game_now(const OpenLog& open, const GameTold& told) {
    const auto known = game_on_file(open, told.reference);
    if (!known) return tl::unexpected<Error>(known.error());
    GameNow now{known->value_or(GameOnFile{})};
    if (told.record) now.game = with_record(std::move(now.game), *told.record);
    now.game.known.players = {first_known(told.players.white, now.game.known.players.white),
                              first_known(told.players.black, now.game.known.players.black)};
    if (*known) {
        const auto same = require_same_players(told, (*known)->known, now.game.known);
        if (!same) return tl::unexpected<Error>(same.error());
    }
    now.is_new = !*known || now.game.known != (*known)->known;
    const auto at = moment(told, now.game);
    if (!at) return tl::unexpected<Error>(at.error());
    now.at = *at;
    return now;
}

}  // namespace jadoube::desk
