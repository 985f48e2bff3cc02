#include "audit/board_findings.hpp"

#include <algorithm>
#include <span>

#include "game/counting.hpp"

namespace jadoube::audit {
namespace {

using chess::Color;
using chess::Irregularity;
using chess::Setup;
using game::Ply;
using game::Replay;
using Findings = std::vector<Finding>;

bool is_legal(const game::Played& played) {
    return std::holds_alternative<chess::Move>(played);
}

/// A position with no legal move, where no irregular move brought it about.
std::optional<BoardEnd> end_at(const Replay& replay, Ply ply) {
    if (ply.value > 0 && !is_legal(replay.move_to(ply))) return std::nullopt;
    const auto position = replay.position(ply);
    if (!position) return std::nullopt;
    if (position->is_checkmate()) return BoardEnd{ply, !position->turn()};
    if (position->is_stalemate()) return BoardEnd{ply, std::nullopt};
    return std::nullopt;
}

/// The first time that a count is reached, and the last half-move after which it is reached still or again.
class Reached {
public:
    Reached(FindingKind kind, int enough) : kind_(kind), enough_(enough) {}

    void take(Ply ply, int count, Findings& findings) {
        if (count < enough_) return;
        if (!place_) {
            place_ = findings.size();
            findings.push_back({kind_, ply});
        }
        findings[*place_].until = ply;
    }

private:
    FindingKind kind_;
    int enough_;
    std::optional<std::size_t> place_;  // of the finding
};

/// A stretch of half-moves without a capture or the move of a Pawn, with the position that it begins with.
Ply end_of_stretch(const Replay& replay, Ply first) {
    Ply last = first;
    while (last < replay.end() && replay.at(Ply{last.value + 1}).quiet_halfmoves > 0) ++last.value;
    return last;
}

/// Legal moves bring no position back over a capture or the move of a Pawn.
bool are_all_legal(const Replay& replay) {
    for (Ply ply{1}; ply <= replay.end(); ++ply.value)
        if (!is_legal(replay.move_to(ply))) return false;
    return true;
}

/// Positions are counted in each stretch by itself, and not in one too short for a third time.
void count_repetitions(const Replay& replay, Findings& findings) {
    constexpr int kThirdTime = 8;  // half-moves later at least
    Reached threefold(FindingKind::threefold, 3);
    Reached fivefold(FindingKind::fivefold, 5);
    const bool has_stretches = are_all_legal(replay);
    for (Ply first{0}; first <= replay.end();) {
        const Ply last = has_stretches ? end_of_stretch(replay, first) : replay.end();
        game::Repetitions repetitions(game::Sameness::possible_moves);
        for (Ply ply = first; ply <= last && last.value - first.value >= kThirdTime; ++ply.value) {
            const int times = repetitions.take(replay.at(ply)).times;
            threefold.take(ply, times, findings);
            fivefold.take(ply, times, findings);
        }
        first = Ply{last.value + 1};
    }
}

void count_quiet_moves(const Replay& replay, Findings& findings) {
    Reached fifty(FindingKind::fifty_moves, 2 * 50);
    Reached seventy_five(FindingKind::seventy_five_moves, 2 * 75);
    for (Ply ply{0}; ply <= replay.end(); ++ply.value) {
        fifty.take(ply, replay.at(ply).quiet_halfmoves, findings);
        seventy_five.take(ply, replay.at(ply).quiet_halfmoves, findings);
    }
}

Finding irregularity_finding(Irregularity what, const Setup& setup, Ply ply) {
    if (what == Irregularity::opponent_in_check)
        return {.kind = FindingKind::check_ignored, .ply = ply, .side = !setup.turn};
    if (what == Irregularity::pawn_on_last_rank)
        return {.kind = FindingKind::pawn_on_last_rank, .ply = ply, .side = chess::owner_of_pawn_on_last_rank(setup)};
    return {.kind = FindingKind::irregular_position, .ply = ply, .about = what};
}

/// Each irregularity where it begins. Legal moves from a regular position bring none about, so most positions are not
/// looked at.
void note_irregular_positions(const Replay& replay, Findings& findings) {
    std::vector<Irregularity> before;
    for (Ply ply{0}; ply <= replay.end(); ++ply.value) {
        const bool can_be_irregular = !before.empty() || ply.value == 0 || !is_legal(replay.move_to(ply));
        if (!can_be_irregular) continue;
        std::vector<Irregularity> now = chess::irregularities(replay.at(ply));
        for (const Irregularity what : now) {
            const bool is_new = std::find(before.begin(), before.end(), what) == before.end();
            if (is_new) findings.push_back(irregularity_finding(what, replay.at(ply), ply));
        }
        before = std::move(now);
    }
}

void note_irregular_moves(const Replay& replay, Findings& findings) {
    for (Ply ply{1}; ply <= replay.end(); ++ply.value) {
        const auto* irregular = std::get_if<game::IrregularMove>(&replay.move_to(ply));
        if (irregular != nullptr) {
            Finding finding{.kind = FindingKind::illegal_move, .ply = ply, .side = irregular->by};
            const auto position = replay.position(Ply{ply.value - 1});
            const auto why = position ? chess::why_illegal(*position, irregular->man) : std::nullopt;
            if (why) finding.about = *why;
            findings.push_back(std::move(finding));
        } else if (!is_legal(replay.move_to(ply))) {
            findings.push_back(
                {.kind = FindingKind::unknown_move, .ply = ply, .side = replay.at(Ply{ply.value - 1}).turn});
        }
    }
}

void note_end(const Replay& replay, Findings& findings) {
    const auto end = end_on_board(replay);
    if (!end) return;
    const auto no_move = replay.at(end->ply).turn;
    findings.push_back({.kind = end->winner ? FindingKind::checkmate : FindingKind::stalemate,
                        .ply = end->ply,
                        .side = end->winner.value_or(no_move)});
    if (end->ply < replay.end())
        findings.push_back({.kind = FindingKind::play_after_end, .ply = Ply{end->ply.value + 1}});
}

/// What a Pawn on the last rank may become is not known: nothing can be said of who can mate.
bool has_pawn_on_last_rank(const Replay& replay, Stretch stretch) {
    for (Ply ply = stretch.first; ply <= stretch.last; ++ply.value)
        if (chess::owner_of_pawn_on_last_rank(replay.at(ply))) return true;
    return false;
}

WhyNoMate why_of(const MatingChances::Side& chances) {
    const mate::CanMate& evidence = chances.way.evidence;
    return {*evidence.why_not, mate::positions_seen(evidence), chances.way.is_exact};
}

Finding cannot_mate(Color side, const MatingChances::Side& chances) {
    return {.kind = FindingKind::cannot_mate, .ply = *chances.lost_at, .side = side, .about = why_of(chances)};
}

/// Where there is no legal move it is not said besides that nobody can mate after it.
void note_chances(const Replay& replay, Stretch stretch, const MatingChances& chances, Findings& findings) {
    const auto is_told = [&](Ply ply) { return ply == stretch.last && !replay.position(ply)->has_legal_move(); };
    const auto& dead = chances.dead_since;
    for (const Color side : {Color::white, Color::black}) {
        const auto& of_side = chances.sides[side];
        if (of_side.lost_at && of_side.lost_at != dead && !is_told(*of_side.lost_at))
            findings.push_back(cannot_mate(side, of_side));
    }
    if (!dead || is_told(*dead)) return;
    const auto& [white, black] = chances.sides;
    const auto& later = white.lost_at == dead ? white : black;
    findings.push_back({.kind = FindingKind::dead_position, .ply = *dead, .about = why_of(later)});
}

}  // namespace

std::optional<BoardEnd> end_on_board(const Replay& replay) {
    for (Ply ply{0}; ply <= replay.end(); ++ply.value) {
        const bool is_gone_on = ply < replay.end() && is_legal(replay.move_to(Ply{ply.value + 1}));
        if (is_gone_on) continue;  // it had a legal move
        if (const auto end = end_at(replay, ply)) return end;
    }
    return std::nullopt;
}

Findings board_findings(const Replay& replay) {
    Findings findings;
    note_end(replay, findings);
    count_repetitions(replay, findings);
    count_quiet_moves(replay, findings);
    note_irregular_moves(replay, findings);
    note_irregular_positions(replay, findings);
    return findings;
}

Findings mate_findings(const Replay& replay, mate::MateSolver& solver, mate::Budget budget) {
    Findings findings;
    for (const Stretch stretch : stretches(replay, replay.end())) {
        const auto last = *replay.position(stretch.last);
        const bool can_both = solver.verdict(last, Color::white, budget) == mate::Verdict::yes &&
                              solver.verdict(last, Color::black, budget) == mate::Verdict::yes;
        if (can_both || has_pawn_on_last_rank(replay, stretch)) continue;
        note_chances(replay, stretch, mating_chances(replay, stretch, solver, budget), findings);
    }
    return findings;
}

}  // namespace jadoube::audit
