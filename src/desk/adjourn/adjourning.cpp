#include "desk/adjourn/adjourning.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "desk/laws/game_control.hpp"
#include "game/replay.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

/// The record up to the adjournment and no word beyond: a file of a game that was played on has the sealed move.
void cut(const OpenLog& open, const event::GameReference& reference, GameNow& game) {
    if (!game.at || !game.game.record) return;
    game::Record record = std::move(*game.game.record);
    record.moves.resize(static_cast<std::size_t>(game.at->value));
    record.result.reset();
    if (!record.moves.empty()) record.moves.back().comment.clear();
    if (!record.moves.empty()) record.moves.back().variations.clear();
    game.game = with_record(std::move(game.game), std::move(record));
    const auto known = open.state.games.find(reference);
    game.is_new = known == open.state.games.end() || known->second.what != game.game.known;
}

/// Where no move is known, the game is known from the adjourned position on.
void begin_with(const chess::Setup& position, GameNow& game) {
    if (game.game.record) return;
    game::Record record;
    record.start = position;
    game.game = with_record(std::move(game.game), std::move(record));
    game.is_new = true;
}

/// The position in which the game is broken off, where it is known.
std::optional<chess::Setup> position_of(const GameNow& game, const adjudicate::Case& given) {
    if (!game.at) return given.game.start;
    return game::Replay(*game.game.record).at(*game.at);
}

std::vector<std::string> moves_of(const GameNow& game) {
    std::vector<std::string> moves;
    if (!game.at) return moves;
    const game::Replay replay(*game.game.record);
    for (int ply = 1; ply <= game.at->value; ++ply)
        moves.push_back(game::to_san(replay.at(game::Ply{ply - 1}), replay.move_to(game::Ply{ply})));
    return moves;
}

Result<log::GameAdjourned> adjournment_of(const OpenLog& open, const AdjournmentTold& told, const GameNow& game) {
    const auto position = position_of(game, told.given);
    if (!position && !told.seals)
        return failure(ErrorCode::usage, "it is not known who has the move", "--seals",
                       "give the game with --pgn, the position with --fen, or say --seals white");
    if (position && told.seals && *told.seals != position->turn)
        return failure(ErrorCode::usage, fmt::format("{} has the move, and he seals", report::side(position->turn)),
                       "--seals", "if the other sealed, enter it with 'jadoube incident': --act \"black seals\"");
    log::GameAdjourned adjournment{.players = game.game.known.players,
                                   .moves = moves_of(game),
                                   .seals = position ? position->turn : *told.seals,
                                   .clocks = to_report(told.given, {}).clocks,
                                   .draw_offer = told.draw_offer,
                                   .resumption = told.resumption,
                                   .rules = rules_of(open.state),
                                   .note = told.note};
    if (!adjournment.clocks.control) adjournment.clocks.control = control_told(open.state, told.game.reference);
    if (position) adjournment.fen = chess::to_fen(*position);
    if (position) adjournment.move_number = position->move_number;
    return adjournment;
}

/// The moves that each has completed follow from the game, where they were not told.
void count_moves(log::GameAdjourned& adjournment) {
    auto& moves = adjournment.clocks.moves;
    if (!adjournment.clocks.control || !adjournment.fen) return;
    if (!moves.white) moves.white = adjournment.move_number - (adjournment.seals == chess::Color::white ? 1 : 0);
    if (!moves.black) moves.black = adjournment.move_number - 1;
}

}  // namespace

Result<void> require_not_adjourned(const OpenLog& open, const event::GameReference& reference) {
    const log::AdjournedGame* before = open.state.adjournment_of(reference);
    if (before == nullptr || before->resumed) return {};
    const std::string name = event::to_text(reference);
    if (before->ended) return failure(ErrorCode::usage, fmt::format("{} has ended", name), {}, "jadoube log");
    return failure(ErrorCode::usage,
                   fmt::format("{} is adjourned already: entry {}", name, before->adjournment.entry.number), {},
                   fmt::format("jadoube resume {} --present both", name));
}

Result<AdjournmentToEnter> adjournment_to_enter(const OpenLog& open, const AdjournmentTold& told) {
    auto game = game_now(open, told.game);
    if (!game) return tl::unexpected<Error>(game.error());
    cut(open, told.game.reference, *game);
    auto adjournment = adjournment_of(open, told, *game);
    if (!adjournment) return tl::unexpected<Error>(adjournment.error());
    count_moves(*adjournment);
    if (const auto position = position_of(*game, told.given)) begin_with(*position, *game);
    return AdjournmentToEnter{told.game.reference, std::move(*game), std::move(*adjournment)};
}

bool is_adjournment(const log::Entry& entry, const event::GameReference& game,
                    const std::optional<chess::Color>& draw_offer, const std::string& resumption,
                    const std::string& note) {
    const auto& there = std::get<log::GameAdjourned>(entry.data);
    return entry.game == game && there.resumption == resumption && there.note == note && there.draw_offer == draw_offer;
}

Result<Receipt> enter(OpenLog& open, const AdjournmentToEnter& adjournment, const Recording& recording) {
    std::vector<log::NewEntry> entries;
    if (adjournment.game.is_new) {
        auto game = game_entry(open, recording, adjournment.reference, adjournment.game.game);
        if (!game) return tl::unexpected<Error>(game.error());
        entries.push_back(std::move(*game));
    }
    entries.push_back({recording.id, adjournment.adjournment, recording.author, adjournment.reference});
    const auto recorded = open.record(entries);
    if (!recorded) return tl::unexpected<Error>(recorded.error());
    return Receipt{recorded->back().entry.seq, recording.id, recorded->back().was_there};
}

}  // namespace jadoube::desk
