#include "desk/known/game_told.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
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

using Players = chess::ByColor<std::string>;

bool plays(const Players& players, const std::string& name) {
    return name.empty() || lower(trim(players.white)) == lower(trim(name)) ||
           lower(trim(players.black)) == lower(trim(name));
}

/// Another board of the round where all who were named play.
std::optional<event::GameReference> board_of(const log::State& state, const event::GameReference& here,
                                             const Players& named) {
    if (named.white.empty() && named.black.empty()) return std::nullopt;
    for (const auto& [game, known] : state.games) {
        const bool is_in_round = game.section == here.section && game.round == here.round && game != here;
        if (is_in_round && plays(known.what.players, named.white) && plays(known.what.players, named.black))
            return game;
    }
    return std::nullopt;
}

Result<void> require_same_players(const OpenLog& open, const GameTold& told, const log::GameKnown& before,
                                  const log::GameKnown& now) {
    const bool is_other = is_other_name(before.players.white, now.players.white) ||
                          is_other_name(before.players.black, now.players.black);
    if (!is_other || told.renames) return {};
    const auto meant = board_of(open.state, told.reference, told.players);
    const std::string ask =
        meant ? fmt::format("did you mean {}?", event::to_text(*meant)) : std::string("is it another board?");
    return failure(ErrorCode::usage,
                   fmt::format("{} is {} - {} in the log, not {} - {}", event::to_text(told.reference),
                               before.players.white, before.players.black, now.players.white, now.players.black),
                   {}, ask + " If the names in the log were wrong, say --rename");
}

/// The boards of a round that has been paired: "boards 1 to 26".
std::string boards_in_words(const event::PairedGames& games) {
    std::vector<std::string> boards;
    for (const event::PairedGame& paired : games) boards.push_back(event::to_text(paired.game));
    return boards.size() == 1 ? boards.front() : fmt::format("{} to {}", boards.front(), boards.back());
}

/// A board that the pairing of its round does not have, and of which nobody says who plays there.
Result<void> require_board(const log::State& state, const GameTold& told) {
    const auto round = state.rounds.find(event::round_of(told.reference));
    const bool is_known = round == state.rounds.end() || state.games.count(told.reference) != 0;
    const bool are_named = !told.players.white.empty() || !told.players.black.empty() || told.record;
    if (is_known || are_named || round->second.what.games.empty()) return {};
    return failure(ErrorCode::usage, "nobody is paired at this board", event::to_text(told.reference),
                   fmt::format("the round has {}; name who plays with --white and --black if it is this one",
                               boards_in_words(round->second.what.games)));
}

}  // namespace

std::optional<chess::Setup> position_in(const GameNow& game) {
    if (!game.game.record || !game.at) return std::nullopt;
    const game::Replay replay(game.game.record->start, game.game.record->moves);
    return replay.at(*game.at);
}

Result<GameNow> game_now(const OpenLog& open, const GameTold& told) {
    if (const auto board = require_board(open.state, told); !board) return tl::unexpected<Error>(board.error());
    const auto known = game_on_file(open, told.reference);
    if (!known) return tl::unexpected<Error>(known.error());
    GameNow now{known->value_or(GameOnFile{})};
    if (told.record) now.game = with_record(std::move(now.game), *told.record);
    now.game.known.players = {first_known(told.players.white, now.game.known.players.white),
                              first_known(told.players.black, now.game.known.players.black)};
    if (*known) {
        const auto same = require_same_players(open, told, (*known)->known, now.game.known);
        if (!same) return tl::unexpected<Error>(same.error());
    }
    now.is_new = !*known || now.game.known != (*known)->known;
    const auto at = moment(told, now.game);
    if (!at) return tl::unexpected<Error>(at.error());
    now.at = *at;
    return now;
}

}  // namespace jadoube::desk
