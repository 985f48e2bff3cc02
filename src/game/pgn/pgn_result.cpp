#include "game/pgn/pgn_result.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

constexpr std::size_t kSignalMoves = 2;

bool is_centre(chess::Square square) {
    return (square.file() == 3 || square.file() == 4) && (square.rank() == 3 || square.rank() == 4);
}

bool is_illegal(const HalfMove& move) {
    return std::holds_alternative<IrregularMove>(move.played);
}

bool may_be_signal(const chess::Setup& before, const HalfMove& move) {
    const auto* done = std::get_if<IrregularMove>(&move.played);
    if (done == nullptr || done->rook || !is_centre(done->man.to)) return false;
    const auto man = before.board.at(done->man.from);
    return man && man->role == chess::Role::king;
}

/// The steps a King needs.
int steps(const chess::RawMove& move) {
    return std::max(std::abs(move.from.file() - move.to.file()), std::abs(move.from.rank() - move.to.rank()));
}

/// "Ke4", whatever follows.
bool is_signal_word(std::string_view word) {
    if (word.size() < 3 || word[0] != 'K') return false;
    const auto square = chess::square_named(word.substr(1, 2));
    return square && is_centre(*square);
}

}  // namespace

std::optional<Score> score_in(std::string_view text) {
    return parse_score(text == "1/2" ? "1/2-1/2" : with_plain_dashes(text));
}

std::size_t count_signal_moves(const Record& record, std::size_t words) {
    const auto& moves = record.moves;
    if (moves.empty() || !is_illegal(moves.back())) return 0;
    const Replay replay(record);
    std::size_t count = 0;
    int most_steps = 0;
    while (count < std::min(kSignalMoves, moves.size())) {
        const HalfMove& move = moves[moves.size() - 1 - count];
        const Ply before{static_cast<int>(moves.size() - 1 - count)};
        if (!may_be_signal(replay.at(before), move)) break;
        most_steps = std::max(most_steps, steps(std::get<IrregularMove>(move.played).man));
        ++count;
    }
    const bool both_kings = count + words >= kSignalMoves;
    return most_steps > (both_kings ? 1 : 2) ? count : 0;
}

std::size_t count_signal_words(std::string_view text) {
    const auto words = split(text, ' ');
    const bool is_signal = words.size() <= kSignalMoves && std::all_of(words.begin(), words.end(), is_signal_word);
    return is_signal ? words.size() : 0;
}

}  // namespace jadoube::game
