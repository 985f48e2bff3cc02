#include "adjudicate/facts/scene.hpp"

#include <algorithm>

#include "adjudicate/story/sealed.hpp"
#include "base/error.hpp"

namespace jadoube::adjudicate {

std::optional<chess::Position> Scene::base() const {
    const std::optional<chess::Setup>& board = restored ? restored : incident.base;
    if (!board) return std::nullopt;
    auto position = chess::Position::from(*board);
    return position ? std::optional(*position) : std::nullopt;
}

std::optional<chess::Color> Scene::opponent() const {
    return incident.offender ? std::optional(!*incident.offender) : std::nullopt;
}

const mate::CanMate& MateAnswers::of(const chess::Position& position, chess::Color side) {
    const auto key = std::pair(chess::to_fen(position.setup()), side);
    const auto found = answers_.find(key);
    if (found != answers_.end()) return found->second;
    return answers_.emplace(key, mate::can_mate(position, side, mate::Budget{nodes_})).first->second;
}

namespace {

/// Each way in which the Pawns left on their last rank can be promoted; the position itself, where there is none.
std::vector<chess::Position> promoted(const chess::Position& position) {
    const auto pawn = chess::pawn_on_last_rank(position.setup());
    if (!pawn) return {position};
    std::vector<chess::Position> ways;
    for (const chess::Role role : {chess::Role::queen, chess::Role::knight, chess::Role::rook, chess::Role::bishop}) {
        chess::Setup setup = position.setup();
        setup.board.put(*pawn, {setup.board.at(*pawn)->color, role});
        const auto way = chess::Position::from(setup);
        if (!way) continue;
        for (const chess::Position& whole : promoted(*way)) ways.push_back(whole);
    }
    return ways;
}

}  // namespace

MateAnswers::Found MateAnswers::found(const chess::Position& position, chess::Color side) {
    const std::vector<chess::Position> ways = promoted(position);
    for (const chess::Position& way : ways)
        if (const mate::CanMate& answer = of(way, side); answer.verdict == mate::Verdict::yes) return {way, answer};
    for (const chess::Position& way : ways)
        if (const mate::CanMate& answer = of(way, side); answer.verdict == mate::Verdict::unknown) return {way, answer};
    return {ways.front(), of(ways.front(), side)};
}

std::vector<chess::Move> sealed_readings(const Scene& scene) {
    const Act* sealed = sealed_with_a_move(scene.context.dispute, scene.context.sealed);
    const auto position = scene.base();
    if (sealed == nullptr || !position || position->turn() != color_of(sealed->by)) return {};
    return read_sealed(*position, std::get<Adjournment>(sealed->what).move).readings;
}

std::optional<game::Replay> replay_to(const Scene& scene, bool with_intended) {
    const GameState& game = scene.context.game;
    if (!game.start || !scene.incident.base) return std::nullopt;
    const auto& line = scene.context.line;
    const auto count = std::min(line.size(), static_cast<std::size_t>(scene.incident.ply));
    std::vector<game::HalfMove> moves(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(count));
    if (with_intended && scene.incident.claim.intended) moves.push_back({*scene.incident.claim.intended, {}});
    return game::Replay(*game.start, moves);
}

}  // namespace jadoube::adjudicate
