#include "audit/end_findings.hpp"

#include "audit/board_findings.hpp"
#include "game/time/termination.hpp"

namespace jadoube::audit {
namespace {

using chess::Color;
using game::Score;
using game::Termination;
using mate::Verdict;
using Findings = std::vector<Finding>;

constexpr Score kDraw{1, 1};

Score won_by(Color winner) {
    return winner == Color::white ? Score{2, 0} : Score{0, 2};
}

std::optional<Color> winner_of(const std::optional<Score>& score) {
    if (score == won_by(Color::white)) return Color::white;
    if (score == won_by(Color::black)) return Color::black;
    return std::nullopt;
}

/// The record with what its last position says of mating.
struct LastPosition {
    const game::Record& record;
    const game::Replay& replay;
    std::optional<Termination> termination;
    chess::ByColor<Verdict> can_mate;

    [[nodiscard]] bool is_forfeit() const { return termination == Termination::time_forfeit; }
};

Finding at_the_end(const LastPosition& last, FindingKind kind) {
    return {.kind = kind, .ply = last.replay.end()};
}

Finding against_board(const LastPosition& last, Score by_board) {
    Finding finding = at_the_end(last, FindingKind::result_against_board);
    finding.about = Results{last.record.result, by_board};
    return finding;
}

Finding against_termination(const LastPosition& last) {
    Finding finding = at_the_end(last, FindingKind::termination_against_board);
    finding.about = TagFound{"Termination", last.record.tag("Termination")};
    return finding;
}

/// Mate or stalemate leaves no time to forfeit and nothing to win or lose besides.
void hold_against(const LastPosition& last, const BoardEnd& end, Findings& findings) {
    const Score by_board = end.winner ? won_by(*end.winner) : kDraw;
    if (last.record.result != by_board) findings.push_back(against_board(last, by_board));
    const bool ended_otherwise = last.is_forfeit() || last.termination == Termination::unterminated;
    if (ended_otherwise) findings.push_back(against_termination(last));
}

void look_at_win(const LastPosition& last, Color winner, Findings& findings) {
    if (last.can_mate[winner] != Verdict::no) return;
    Finding finding =
        at_the_end(last, last.is_forfeit() ? FindingKind::forfeit_without_mate : FindingKind::won_without_mate);
    finding.side = winner;
    findings.push_back(std::move(finding));
}

void look_at_open_position(const LastPosition& last, Findings& findings) {
    const auto& result = last.record.result;
    const bool is_dead = last.can_mate.white == Verdict::no && last.can_mate.black == Verdict::no;
    const bool can_both = last.can_mate.white == Verdict::yes && last.can_mate.black == Verdict::yes;
    const auto winner = winner_of(result);
    if (is_dead && result != kDraw) {
        findings.push_back(against_board(last, kDraw));
    } else if (winner) {
        look_at_win(last, *winner, findings);
    }
    if (last.is_forfeit() && result == kDraw && can_both)
        findings.push_back(at_the_end(last, FindingKind::drawn_forfeit));
    const bool says_unfinished = last.termination == Termination::unterminated && result.has_value();
    const bool says_finished = last.is_forfeit() && !result;
    if (says_unfinished || says_finished) findings.push_back(against_termination(last));
}

}  // namespace

Findings end_findings(const game::Record& record, const game::Replay& replay, mate::MateSolver& solver,
                      mate::Budget budget) {
    LastPosition last{record, replay, game::termination_in(record.tag("Termination")), {}};
    Findings findings;
    if (const auto end = end_on_board(replay)) {
        hold_against(last, *end, findings);
        return findings;
    }
    const auto position = replay.position(replay.end());
    last.can_mate = {Verdict::unknown, Verdict::unknown};
    const bool is_irregular = !chess::irregularities(replay.at(replay.end())).empty();
    if (position && !is_irregular && budget.nodes > 0) {
        last.can_mate = {solver.verdict(*position, Color::white, budget),
                         solver.verdict(*position, Color::black, budget)};
    }
    look_at_open_position(last, findings);
    return findings;
}

}  // namespace jadoube::audit
