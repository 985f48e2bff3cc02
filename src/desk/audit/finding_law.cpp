#include "desk/audit/finding_law.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/cases/defined.hpp"
#include "audit/board_findings.hpp"
#include "base/error.hpp"
#include "desk/claim/claim_check.hpp"
#include "desk/known/judged_matter.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Act;
using adjudicate::Person;
using audit::Finding;
using audit::FindingKind;
using chess::Color;
using game::Ply;
using game::Replay;
using rules::Ending;

/// What is asked of the code: an act after a half-move, and what is taken to be so.
struct Asked {
    Act act;
    Ply at;                                   // the record is known up to it
    std::optional<SpokenGround> ground = {};  // of a claim
    std::optional<Color> claimant = {};       // of a claim; nothing: an arbiter
    adjudicate::Facts facts = {};
};

Asked claimed(SpokenGround ground, const Replay& replay, Ply at) {
    const Color claimant = usual_claimant(ground, replay, at);
    return {claim_act(ground, {}, claimant, at), at, ground, claimant};
}

Asked objected(Ply at) {
    return {Act{Person::arbiter, adjudicate::PointOut{at.value}}, at, SpokenGround::illegal_move};
}

Asked seen(rules::Kind kind, Color of, Ply at) {
    return {Act{Person::arbiter, adjudicate::Happening{"find", std::string(rules::name_of(kind)), of}}, at};
}

Asked flag_fallen(Color loser, Ply at) {
    Asked asked = seen(rules::Kind::observed_flag, loser, at);
    asked.facts = {{"time_exceeded", rules::Values{true}}, {"moves_completed_in_time", rules::Values{false}}};
    return asked;
}

Asked end_of_board(const Replay& replay, Ply at) {
    const auto end = audit::end_on_board(replay);
    if (!end) return claimed(SpokenGround::dead_position, replay, at);
    return claimed(end->winner ? SpokenGround::checkmate : SpokenGround::stalemate, replay, end->ply);
}

/// What a finding comes to before a code; nothing where no law is about it.
std::optional<Asked> asked_of(const Finding& finding, const Replay& replay) {
    const Ply at = finding.ply;
    const Color on_turn = replay.at(std::min(at, replay.end())).turn;
    switch (finding.kind) {
        case FindingKind::checkmate: return claimed(SpokenGround::checkmate, replay, at);
        case FindingKind::stalemate: return claimed(SpokenGround::stalemate, replay, at);
        case FindingKind::dead_position: return claimed(SpokenGround::dead_position, replay, at);
        case FindingKind::threefold: return claimed(SpokenGround::threefold, replay, at);
        case FindingKind::fivefold: return claimed(SpokenGround::fivefold, replay, at);
        case FindingKind::fifty_moves: return claimed(SpokenGround::fifty, replay, at);
        case FindingKind::seventy_five_moves: return claimed(SpokenGround::seventy_five, replay, at);
        case FindingKind::illegal_move: return objected(at);
        case FindingKind::check_ignored:
        case FindingKind::pawn_on_last_rank:
        case FindingKind::irregular_position: return seen(rules::Kind::observed_illegal_position, !on_turn, at);
        case FindingKind::play_after_end:
        case FindingKind::result_against_board:
        case FindingKind::termination_against_board: return end_of_board(replay, replay.end());
        case FindingKind::won_without_mate:
            return Asked{Act{adjudicate::person_of(!*finding.side), adjudicate::Resign{}}, at};
        case FindingKind::forfeit_without_mate: return flag_fallen(!*finding.side, at);
        case FindingKind::drawn_forfeit: return flag_fallen(on_turn, at);
        case FindingKind::text: {
            const auto& text = std::get<game::PgnFinding>(finding.about);
            const bool is_of_game = text.kind == game::PgnFindingKind::illegal_move && !text.in_variation;
            return is_of_game ? std::optional(objected(at)) : std::nullopt;
        }
        case FindingKind::cannot_mate:
        case FindingKind::unknown_move:
        case FindingKind::tag_missing:
        case FindingKind::tag_contradicts:
        case FindingKind::clock: break;
    }
    return std::nullopt;
}

/// Where nothing but the end on the board bears on the answer, games differ in nothing that the code could see.
bool is_settled_by_end(const Asked& asked, const std::optional<adjudicate::EndOnRecord>& over) {
    const bool is_about_end = asked.ground == SpokenGround::checkmate || asked.ground == SpokenGround::stalemate;
    return is_about_end && over && over->ply == asked.at;
}

std::string key_of_end(const LawOfGame& law, SpokenGround ground) {
    return fmt::format("{} {} {}", law.laws->ruleset().id, rules::name_of(law.play), rules::name_of(ground));
}

std::vector<std::string> applied_in(const adjudicate::Ruling& ruling) {
    std::vector<std::string> articles;
    const auto* main = ruling.main();
    if (main == nullptr) return articles;
    for (const adjudicate::ArticleFinding& one : main->chain) {
        std::string number = rules::number_of(one.article);
        const bool is_new = std::find(articles.begin(), articles.end(), number) == articles.end();
        if (one.finding == rules::ArticleState::applies && is_new) articles.push_back(std::move(number));
    }
    return articles;
}

SaidOfFinding judged(const Asked& asked, const game::Record& record, const LawOfGame& law) {
    adjudicate::Case given;
    given.game.whole_game = true;
    given.game.start = record.start;
    given.game.moves = record.moves;
    given.game.moves.resize(static_cast<std::size_t>(asked.at.value));
    given.game.play = law.play;
    given.dispute.acts = {asked.act};
    given.dispute.facts = asked.facts;
    given.dispute.told_complete = true;
    const auto ruling = ruling_on(given, *law.laws);
    if (!ruling) return {};
    SaidOfFinding said{applied_in(*ruling)};
    if (asked.ground) said.holds = claim_holds(*asked.ground, asked.claimant, *ruling);
    if (said.holds == false) said.articles.clear();  // by which a claim would be refused
    return said;
}

}  // namespace

bool is_of_law(const Finding& finding, const Replay& replay) {
    return finding.ply <= replay.end() && asked_of(finding, replay).has_value();
}

bool counts_as_walk(const LawOfGame& law) {
    if (law.laws == nullptr) return false;
    const rules::Definitions& definitions = law.laws->ruleset().definitions;
    return adjudicate::sameness_by(definitions) == game::Sameness::possible_moves &&
           adjudicate::quiet_reset_by(definitions) == game::QuietReset::capture_or_pawn_move;
}

std::optional<SaidOfFinding> FindingLaw::kept(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto known = kept_.find(key);
    return known == kept_.end() ? std::nullopt : std::optional(known->second);
}

std::optional<SaidOfFinding> FindingLaw::of_mate(const LawOfGame& law) {
    if (law.laws == nullptr) return SaidOfFinding{};
    return counts_as_walk(law) ? kept(key_of_end(law, SpokenGround::checkmate)) : std::nullopt;
}

SaidOfFinding FindingLaw::of(const Finding& finding, const game::Record& record, const Replay& replay,
                             const LawOfGame& law, const std::optional<adjudicate::EndOnRecord>& over) {
    if (law.laws == nullptr || !is_of_law(finding, replay)) return {};
    const auto asked = asked_of(finding, replay);
    if (!is_settled_by_end(*asked, over)) return judged(*asked, record, law);
    const std::string key = key_of_end(law, *asked->ground);
    if (auto known = kept(key)) return *std::move(known);
    SaidOfFinding said = judged(*asked, record, law);
    const std::lock_guard lock(mutex_);
    return kept_.emplace(key, std::move(said)).first->second;
}

}  // namespace jadoube::desk
