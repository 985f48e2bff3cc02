#include "desk/audit/audited_game.hpp"

#include <algorithm>
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "game/time/termination.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using audit::Finding;
using audit::FindingKind;
using audit::Weight;
using game::Ply;

/// Without one of these a game is over under no code.
bool can_end_game(const Finding& finding) {
    switch (finding.kind) {
        case FindingKind::checkmate:
        case FindingKind::stalemate:
        case FindingKind::dead_position:
        case FindingKind::fivefold:
        case FindingKind::seventy_five_moves: return true;
        default: return false;
    }
}

/// Where a mate or stalemate is the only thing that can have ended it, it did so under every code that counts positions
/// as the walk does.
std::optional<adjudicate::EndOnRecord> end_by_no_move(const std::vector<LegalFinding>& findings) {
    const Finding* end = nullptr;
    for (const LegalFinding& legal : findings) {
        if (!can_end_game(legal.finding)) continue;
        const bool is_no_move =
            legal.finding.kind == FindingKind::checkmate || legal.finding.kind == FindingKind::stalemate;
        if (!is_no_move) return std::nullopt;
        end = &legal.finding;
    }
    if (end == nullptr) return std::nullopt;
    const bool is_mate = end->kind == FindingKind::checkmate;
    return adjudicate::EndOnRecord{is_mate ? rules::Ending::checkmate : rules::Ending::stalemate, end->ply};
}

std::optional<adjudicate::EndOnRecord> end_under(const LawOfGame& law, const game::Record& record,
                                                 const audit::WalkLimits& limits) {
    adjudicate::GameState state;
    state.whole_game = true;
    state.start = record.start;
    state.moves = record.moves;
    state.play = law.play;
    return adjudicate::end_of_game(law.laws->ruleset(), state, {.mate_nodes = limits.mate.nodes});
}

/// Findings of text count their lines from the first of the game; what stands before it belongs to no game.
void count_lines_from_game(game::PgnGame& game) {
    const auto counted_anew = [&](game::PgnFinding& finding) {
        finding.line = std::max(finding.line - game.line + 1, 1);
    };
    std::erase_if(game.findings, [&](const game::PgnFinding& finding) { return finding.line < game.line; });
    for (game::PgnFinding& finding : game.findings) counted_anew(finding);
    if (game.unread) counted_anew(*game.unread);
}

void count_measured(const AuditedGame& audited, AuditSummary::Counts& totals) {
    const game::Record& record = audited.game.record;
    const auto count = [&](const char* name, bool is_so) {
        if (is_so) ++totals[name];
    };
    for (const game::HalfMove& move : record.moves) count("half_moves_with_clock", move.clock.has_value());
    constexpr int kVeryLong = 300;
    count("games_over_150_moves", record.end().value > kVeryLong);
    count("games_ending_with_bare_material", has_bare_material(audited.replay.at(audited.replay.end()).board));
    count("games_from_own_position", !record.tag("FEN").empty());
    count("games_not_read_to_their_end", audited.game.unread.has_value());
    count("games_lost_on_time_by_tag",
          game::termination_in(record.tag("Termination")) == game::Termination::time_forfeit);
    count("games_of_which_play_is_assumed", !audited.law.missing && audited.law.play_is_assumed);
}

}  // namespace

bool AuditedGame::has_warning() const {
    const auto warns = [](const LegalFinding& one) { return audit::weight_of(one.finding) == Weight::warning; };
    return was_over_before_end() || std::any_of(findings.begin(), findings.end(), warns);
}

bool has_bare_material(const chess::Board& board) {
    const chess::Bitboard others = board.men() & ~board.men(chess::Role::king);
    const chess::Bitboard minor = board.men(chess::Role::knight) | board.men(chess::Role::bishop);
    if (others.empty()) return true;
    if (others.count() == 1) return !(others & minor).empty();
    const auto is_light = [](chess::Square square) { return (square.file() + square.rank()) % 2 != 0; };
    int light = 0;
    for (const chess::Square square : others) light += is_light(square) ? 1 : 0;
    const bool on_one_colour = light == 0 || light == others.count();
    return (others & ~board.men(chess::Role::bishop)).empty() && on_one_colour;
}

bool AuditedGame::is_judged_otherwise() const {
    if (!against) return false;
    if (over != against->over) return true;
    for (std::size_t i = 0; i < findings.size(); ++i)
        if ((findings[i].said.holds == true) != (against->said[i].holds == true)) return true;
    return false;
}

SaidOfFinding said_of_end(const AuditedGame& audited) {
    for (const LegalFinding& legal : audited.findings)
        if (audited.over && legal.finding.ply == audited.over->ply && can_end_game(legal.finding)) return legal.said;
    return {};
}

std::string name_of(const LawOfGame& law) {
    return law.missing ? std::string(rules::name_of(*law.missing)) : law.id;
}

namespace {

/// What a code says of a game that was walked over.
SaidOtherwise said_under(const LawOfGame& law, const AuditedGame& audited, FindingLaw& findings,
                         const audit::WalkLimits& limits) {
    SaidOtherwise said{law};
    const bool can_be_over = std::any_of(audited.findings.begin(), audited.findings.end(),
                                         [](const LegalFinding& one) { return can_end_game(one.finding); });
    if (counts_as_walk(law)) said.over = end_by_no_move(audited.findings);
    if (law.laws != nullptr && can_be_over && !said.over) said.over = end_under(law, audited.game.record, limits);
    for (const LegalFinding& one : audited.findings)
        said.said.push_back(findings.of(one.finding, audited.game.record, audited.replay, law, said.over));
    return said;
}

}  // namespace

tl::expected<AuditedGame, Errors> audited(game::PgnGame game, AuditLaw law, mate::MateSolver& solver,
                                          const audit::WalkLimits& limits) {
    count_lines_from_game(game);
    game::Replay replay(game.record);
    AuditedGame audited{std::move(game), std::move(replay), {}};
    for (Finding& finding : audit::walk(audited.game, audited.replay, solver, limits))
        audited.findings.push_back({std::move(finding)});
    const bool is_for_law = std::any_of(audited.findings.begin(), audited.findings.end(),
                                        [&](const auto& one) { return is_of_law(one.finding, audited.replay); });
    const auto need = is_for_law ? GameLaws::Need::articles : GameLaws::Need::name;
    auto governing = law.laws.of(audited.game.record, need);
    if (!governing) return tl::unexpected<Errors>(governing.error());
    audited.law = std::move(*governing);
    SaidOtherwise said = said_under(audited.law, audited, law.findings, limits);
    audited.over = said.over;
    for (std::size_t i = 0; i < audited.findings.size(); ++i) audited.findings[i].said = std::move(said.said[i]);
    if (law.against == nullptr) return audited;
    const auto other = law.against->of(audited.game.record);
    if (!other) return tl::unexpected<Errors>(other.error());
    audited.against = said_under(*other, audited, law.findings, limits);
    return audited;
}

std::vector<std::string> kinds_in(const AuditedGame& audited) {
    std::vector<std::string> kinds;
    for (const LegalFinding& legal : audited.findings) kinds.emplace_back(audit::code_of(legal.finding));
    if (audited.was_over_before_end()) kinds.emplace_back(kOverBeforeEnd);
    return kinds;
}

const std::vector<std::string>& audit_kinds() {
    static const std::vector<std::string> kKinds = [] {
        std::set<std::string> kinds{std::string(kOverBeforeEnd)};
        for (const auto& row : rules::rows<FindingKind>()) kinds.emplace(row.name);
        for (int kind = 0; kind < game::kPgnFindingKinds; ++kind)
            kinds.emplace(name_of(static_cast<game::PgnFindingKind>(kind)));
        for (int kind = 0; kind < game::kClockFindingKinds; ++kind)
            if (game::is_suspicious(static_cast<game::ClockFindingKind>(kind)))
                kinds.emplace(name_of(static_cast<game::ClockFindingKind>(kind)));
        kinds.erase(std::string(rules::name_of(FindingKind::text)));
        kinds.erase(std::string(rules::name_of(FindingKind::clock)));
        return std::vector<std::string>(kinds.begin(), kinds.end());
    }();
    return kKinds;
}

AuditSummary summary_of(const AuditedGame& audited) {
    AuditSummary summary;
    const auto kinds = kinds_in(audited);
    for (const std::string& kind : kinds) ++summary.findings[kind];
    for (const std::string& kind : std::set<std::string>(kinds.begin(), kinds.end())) ++summary.games_with[kind];
    ++summary.games_under[name_of(audited.law)];
    summary.totals = {{"games", 1},
                      {"half_moves", audited.game.record.end().value},
                      {"games_with_findings", kinds.empty() ? 0 : 1},
                      {"games_with_warnings", audited.has_warning() ? 1 : 0}};
    if (audited.is_judged_otherwise()) summary.totals["games_judged_otherwise"] = 1;
    count_measured(audited, summary.totals);
    return summary;
}

}  // namespace jadoube::desk
