#include "support.hpp"

#include <unordered_set>

#include "base/error.hpp"
#include "catch.hpp"
#include "mate/certificate.hpp"
#include "mate/verifier/verifier.hpp"

namespace jadoube::mate {

using chess::Color;
using chess::Position;

Position position_of(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    INFO(fen);
    REQUIRE(setup);
    const auto position = Position::from(*setup);
    REQUIRE(position);
    return *position;
}

bool replays_to_mate(Position position, Color side, const std::vector<chess::Move>& line) {
    for (const chess::Move move : line) {
        if (!position.is_legal(move)) return false;
        position = position.after(move);
    }
    return position.is_checkmate() && position.turn() != side;
}

std::string fault_of(const Position& position, Color side, const CanMate& answer) {
    const Json certificate = Json::object(
        {{"fen", chess::to_fen(position.setup())}, {std::string(chess::name_of(side)), to_json(position, answer)}});
    const auto checked = check_certificate(certificate);
    if (!checked) return to_text(checked.error());
    return checked->front().holds ? "" : checked->front().words;
}

namespace {

/// Kings alone, or with one Bishop or Knight between them: nobody is ever mated there.
bool is_plainly_dead(const chess::Board& board) {
    const auto others = board.men() & ~board.men(chess::Role::king);
    const auto pieces = board.men(chess::Role::bishop) | board.men(chess::Role::knight);
    return !others.more_than_one() && (others & ~pieces).empty();
}

}  // namespace

std::optional<Truth> truth_of(const Position& start, std::size_t most) {
    std::unordered_set<chess::PositionKey> seen;
    std::vector<Position> open = {start};
    seen.insert(start.key());
    Truth truth;
    while (!open.empty()) {
        const Position position = open.back();
        open.pop_back();
        if (is_plainly_dead(position.board())) continue;
        const auto moves = position.legal_moves();
        if (position.is_checkmate()) truth.can_mate[!position.turn()] = true;
        for (const chess::Move move : moves) {
            const Position next = position.after(move);
            if (seen.insert(next.key()).second) open.push_back(next);
        }
        if (seen.size() > most) return std::nullopt;
    }
    truth.positions = seen.size();
    return truth;
}

}  // namespace jadoube::mate
