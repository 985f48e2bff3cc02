// One game of a file, walked over, with what the code of its day says of each finding.
#pragma once

#include "audit/walk.hpp"
#include "desk/audit/audit_summary.hpp"
#include "desk/audit/finding_law.hpp"

namespace jadoube::desk {

struct LegalFinding {
    audit::Finding finding;
    SaidOfFinding said = {};
};

/// What another code would have said of the same game.
struct SaidOtherwise {
    LawOfGame law;
    std::optional<adjudicate::EndOnRecord> over = {};
    std::vector<SaidOfFinding> said = {};  // of each finding
};

struct AuditedGame {
    game::PgnGame game;
    game::Replay replay;
    LawOfGame law;
    std::optional<adjudicate::EndOnRecord> over = {};  // under that code; nothing where there is none
    std::vector<LegalFinding> findings = {};
    std::optional<SaidOtherwise> against = {};

    /// The game went on although it was over under its code.
    [[nodiscard]] bool was_over_before_end() const { return over && over->ply < replay.end(); }
    [[nodiscard]] bool has_warning() const;
    /// The other code ends the game elsewhere, or upholds other findings.
    [[nodiscard]] bool is_judged_otherwise() const;
};

/// What an audit asks games by; shared by its threads.
struct AuditLaw {
    GameLaws& laws;
    FindingLaw& findings;
    GameLaws* against = nullptr;  // another code beside it; nothing: none
};

/// Fails where the code of its day cannot be read. What stands in the text before the first line of the game is not
/// told.
[[nodiscard]] tl::expected<AuditedGame, Errors> audited(game::PgnGame game, AuditLaw law, mate::MateSolver& solver,
                                                        const audit::WalkLimits& limits = {});

/// A game that was over under its code, and went on.
inline constexpr std::string_view kOverBeforeEnd = "over-before-end";

/// The articles by which a game was over.
[[nodiscard]] SaidOfFinding said_of_end(const AuditedGame& audited);

/// The kinds of its findings as they are counted and asked for (--fail-on): the codes, and "over-before-end".
[[nodiscard]] std::vector<std::string> kinds_in(const AuditedGame& audited);
/// All such kinds.
[[nodiscard]] const std::vector<std::string>& audit_kinds();

[[nodiscard]] AuditSummary summary_of(const AuditedGame& audited);
/// Kings alone, or with one Knight, or with Bishops on squares of one colour.
[[nodiscard]] bool has_bare_material(const chess::Board& board);
/// The code of a game in a summary, or why none is known.
[[nodiscard]] std::string name_of(const LawOfGame& law);

}  // namespace jadoube::desk
