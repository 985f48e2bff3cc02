#include "adjudicate/facts/mate_answers.hpp"

#include <algorithm>
#include <vector>

#include "base/error.hpp"
#include "chess/notation.hpp"

namespace jadoube::adjudicate {
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

const mate::CanMate& MateAnswers::of(const chess::Position& position, chess::Color side) {
    const chess::Setup& setup = position.setup();
    const auto found =
        std::ranges::find_if(answers_, [&](const Answer& one) { return one.side == side && one.setup == setup; });
    if (found != answers_.end()) return found->answer;
    return answers_.emplace_back(Answer{setup, side, mate::can_mate(position, side, mate::Budget{nodes_})}).answer;
}

MateAnswers::Found MateAnswers::found(const chess::Position& position, chess::Color side) {
    const std::vector<chess::Position> ways = promoted(position);
    for (const chess::Position& way : ways)
        if (const mate::CanMate& answer = of(way, side); answer.verdict == mate::Verdict::yes) return {way, answer};
    for (const chess::Position& way : ways)
        if (const mate::CanMate& answer = of(way, side); answer.verdict == mate::Verdict::unknown) return {way, answer};
    return {ways.front(), of(ways.front(), side)};
}

}  // namespace jadoube::adjudicate
