// A game as a log knows it: players, result, and the moves where they are known.
#pragma once

#include "desk/known/open_log.hpp"
#include "game/record.hpp"

namespace jadoube::desk {

/// Without a record no move of it is known.
struct GameOnFile {
    log::GameKnown known;
    std::optional<game::Record> record = {};
    std::string pgn = {};  // the text that `known.pgn` names
};

/// The game of that reference; nothing where the log has none. Fails where its text is damaged.
[[nodiscard]] Result<std::optional<GameOnFile>> game_on_file(const OpenLog& open,
                                                             const event::GameReference& reference);
/// The game as an entry tells it.
[[nodiscard]] Result<GameOnFile> on_file(const log::CheckedLog& store, const log::GameKnown& known);

/// The name as it is told now; the one known before where nobody tells it.
[[nodiscard]] std::string first_known(const std::string& told, const std::string& known);
/// The game with this record in the place of what was known of its moves.
[[nodiscard]] GameOnFile with_record(GameOnFile game, game::Record record);

}  // namespace jadoube::desk
