// PGN in: every game is kept, and what was written of a game reads back as one game with the same moves, which is
// written the same again. What other programs are given has only legal moves.
#include <sstream>

#include "fuzz/target.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/pgn/pgn_writer.hpp"
#include "game/replay.hpp"

namespace jadoube {
namespace {

std::vector<game::PgnGame> games_in(const std::string& text) {
    std::istringstream in(text);
    game::PgnReader reader(in);
    std::vector<game::PgnGame> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

void forget_spelling(std::vector<game::HalfMove>& moves) {
    for (game::HalfMove& move : moves) {
        move.written.clear();
        for (game::Variation& variation : move.variations) forget_spelling(variation.moves);
    }
}

bool is_same_play(game::Record a, game::Record b) {
    forget_spelling(a.moves);
    forget_spelling(b.moves);
    return a.start == b.start && a.comment == b.comment && a.moves == b.moves && a.result == b.result;
}

void check_faithful(const game::Record& record) {
    const std::string text = game::to_pgn(record);
    const auto again = games_in(text);
    must(again.size() == 1);
    must(is_same_play(record, again.front().record));
    must(game::to_pgn(again.front().record) == text);
}

void check_strict(const game::Record& record) {
    for (const game::PgnGame& part : games_in(game::to_pgn(record, game::PgnStyle::strict))) {
        for (const game::HalfMove& move : part.record.moves) must(std::holds_alternative<chess::Move>(move.played));
    }
}

}  // namespace

void fuzz(std::string_view input) {
    for (const game::PgnGame& game : games_in(std::string(input))) {
        check_faithful(game.record);
        check_strict(game.record);
        const game::Replay replay(game.record);
        for (int ply = 0; ply <= replay.end().value; ++ply) (void)chess::to_fen(replay.at(game::Ply{ply}));
    }
}

}  // namespace jadoube
