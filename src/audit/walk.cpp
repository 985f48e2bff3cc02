#include "audit/walk.hpp"

#include <algorithm>

#include "audit/board_findings.hpp"
#include "audit/end_findings.hpp"
#include "audit/tag_findings.hpp"
#include "game/time/time_control_words.hpp"

namespace jadoube::audit {
namespace {

using game::PgnFindingKind;
using Findings = std::vector<Finding>;

void append(Findings& findings, Findings more) {
    findings.insert(findings.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Findings clock_findings(const game::Record& record, Millis lag) {
    Findings findings;
    const auto control = game::time_control_of(record);
    if (!control) return findings;
    for (const game::ClockFinding& found : game::check_clocks(record, *control, lag).findings) {
        if (!game::is_suspicious(found.kind)) continue;
        findings.push_back({.kind = FindingKind::clock, .ply = found.ply, .side = found.side, .about = found});
    }
    return findings;
}

/// Whether the reader says of a half-move of the game that it was illegal, left out or not known.
bool is_on_move(const game::PgnFinding& finding) {
    const bool is_irregular = finding.kind == PgnFindingKind::illegal_move ||
                              finding.kind == PgnFindingKind::unknown_move ||
                              finding.kind == PgnFindingKind::missing_move;
    return is_irregular && !finding.in_variation;
}

/// The half-moves that are not in order are told once: with the words of the source where the reader has them.
void leave_out_what_text_tells(Findings& findings, const std::vector<game::PgnFinding>& of_text) {
    std::erase_if(findings, [&](const Finding& finding) {
        if (finding.kind != FindingKind::illegal_move && finding.kind != FindingKind::unknown_move) return false;
        return std::any_of(of_text.begin(), of_text.end(),
                           [&](const game::PgnFinding& one) { return one.ply == finding.ply && is_on_move(one); });
    });
}

}  // namespace

Findings walk(const game::PgnGame& game, const game::Replay& replay, mate::MateSolver& solver,
              const WalkLimits& limits) {
    const bool is_whole = !game.unread && !game::unknown_before(game, replay.end());
    Findings findings;
    for (const game::PgnFinding& found : game.findings)
        findings.push_back({.kind = FindingKind::text, .ply = found.ply, .about = found});
    append(findings, tag_findings(game.record, is_whole));
    Findings of_board = board_findings(replay);
    leave_out_what_text_tells(of_board, game.findings);
    append(findings, std::move(of_board));
    if (limits.mate.nodes > 0) append(findings, mate_findings(replay, solver, limits.mate));
    append(findings, clock_findings(game.record, limits.lag));
    if (is_whole) append(findings, end_findings(game.record, replay, solver, limits.mate));
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.ply < b.ply; });
    return findings;
}

}  // namespace jadoube::audit
