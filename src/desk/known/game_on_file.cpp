#include "desk/known/game_on_file.hpp"

#include <fmt/format.h>

#include <sstream>

#include "base/error.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/pgn/pgn_writer.hpp"

namespace jadoube::desk {
namespace {

/// The text of a game that is kept as a list of moves.
std::string pgn_of(const log::GameKnown& known) {
    std::string text = known.start ? fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", *known.start) : std::string();
    for (const std::string& move : known.moves) text += move + " ";
    return text + "*\n";
}

std::optional<game::Record> record_in(const std::string& pgn) {
    std::istringstream in(pgn);
    auto game = game::PgnReader(in).next();
    return game ? std::optional(std::move(game->record)) : std::nullopt;
}

}  // namespace

Result<GameOnFile> on_file(const log::CheckedLog& store, const log::GameKnown& known) {
    GameOnFile game{known};
    if (game.known.pgn) {
        auto text = store.text(*game.known.pgn);
        if (!text) return tl::unexpected<Error>(text.error());
        game.pgn = std::move(*text);
        game.record = record_in(game.pgn);
    } else if (game.known.start || !game.known.moves.empty()) {
        game.record = record_in(pgn_of(game.known));
    }
    return game;
}

Result<std::optional<GameOnFile>> game_on_file(const OpenLog& open, const event::GameReference& reference) {
    const auto found = open.state.games.find(reference);
    if (found == open.state.games.end()) return std::optional<GameOnFile>();
    auto game = on_file(open.store, found->second.what);
    if (!game) return tl::unexpected<Error>(game.error());
    return std::optional(std::move(*game));
}

std::string first_known(const std::string& told, const std::string& known) {
    return told.empty() || told == "?" ? known : told;
}

GameOnFile with_record(GameOnFile game, game::Record record) {
    game.known.players = {first_known(record.tag("White"), game.known.players.white),
                          first_known(record.tag("Black"), game.known.players.black)};
    game.known.result = record.result ? game::to_text(*record.result) : std::string();
    game.known.start.reset();
    game.known.moves.clear();
    game.pgn = game::to_pgn(record);
    game.known.pgn = log::hash_of_text(game.pgn);
    game.record = std::move(record);
    return game;
}

}  // namespace jadoube::desk
