#include "adjudicate/judge/rights.hpp"

#include <algorithm>

#include "adjudicate/judge/obligation.hpp"
#include "adjudicate/judge/option_names.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Party;

/// A penalty is exacted by the other player; all else that can be lost is the player's own.
Party holder_of_lost_right(const Scene& scene, rules::RightWord right) {
    const Incident& incident = scene.incident;
    if (right == rules::RightWord::to_a_penalty && incident.offender) return party_of(!*incident.offender);
    if (rules::covers_any(rules::Kind::claim, incident.kinds)) {
        return side_named(scene, Party::claimant).value_or(Party::either);
    }
    return incident.offender ? party_of(*incident.offender) : Party::either;
}

/// What it is about is no move, so that nobody need be bound for it to be had: an appeal, a discretion, a board.
bool is_no_move(const rules::Remedy& remedy) {
    return rules::question_of(remedy) != rules::Question::obligation;
}

void add(Right& right, const std::vector<Option>& options, const std::vector<Unavailable>& unavailable) {
    right.options.insert(right.options.end(), options.begin(), options.end());
    right.unavailable.insert(right.unavailable.end(), unavailable.begin(), unavailable.end());
}

void add_beside_the_board(Right& right, const Scene& scene, Gatekeeper& gatekeeper, const Applied& applied) {
    const Knows knows = [&](const rules::Condition& condition) { return gatekeeper.knows(condition, applied); };
    const Resolved resolved = resolve(scene, applied, knows);
    for (const std::string& fact : resolved.unknown) gatekeeper.note_unknown(fact);
    std::vector<Option> options;
    for (const OpenOption& option : resolved.options) options.push_back(option.shown);
    add(right, options, resolved.unavailable);
}

}  // namespace

Right right_given(const Scene& scene, Gatekeeper& gatekeeper, const Applied& applied) {
    const auto& may = std::get<rules::May>(applied.remedy->what);
    Right right;
    right.holder = side_named(scene, may.by).value_or(Party::either);
    if (const auto fact = untold(scene, may.by)) gatekeeper.note_unknown(*fact);
    right.articles = {applied.article->id};
    for (const rules::Remedy& remedy : may.remedies) {
        if (!std::holds_alternative<rules::TreatAs>(remedy.what) && is_no_move(remedy)) {
            add_beside_the_board(right, scene, gatekeeper, {applied.article, &remedy, applied.deemed});
            continue;
        }
        ObligationMaker maker(scene, gatekeeper);
        if (const auto* treat = std::get_if<rules::TreatAs>(&remedy.what)) {
            if (!gatekeeper.is_in_force(applied, remedy.only_if)) continue;
            Facts deemed = applied.deemed;
            for (const auto& [fact, value] : treat->with) deemed[fact] = {value};
            for (const Applied& nested : gatekeeper.applied({treat->kind}, deemed, false)) {
                if (question_of(*nested.remedy) == rules::Question::obligation) maker.add(nested);
                const std::string& id = nested.article->id;
                if (std::find(right.articles.begin(), right.articles.end(), id) == right.articles.end()) {
                    right.articles.push_back(id);
                }
            }
        } else {
            maker.add(Applied{applied.article, &remedy, applied.deemed});
        }
        maker.finish(false, false);
        if (!maker.obligation()) continue;
        add(right, maker.obligation()->options, maker.obligation()->unavailable);
    }
    return right;
}

Right right_lost(const Scene& scene, const Applied& applied) {
    Right right;
    right.lost = std::get<rules::LoseRight>(applied.remedy->what).right;
    right.holder = holder_of_lost_right(scene, *right.lost);
    right.articles = {applied.article->id};
    return right;
}

namespace {

/// Of the side on which he castled.
chess::Bitboard rook_castled_with(const Incident& incident) {
    const bool castled = incident.play.done && incident.play.done->castling && incident.play.done->raw.rook;
    return castled ? chess::Bitboard::of(incident.play.done->raw.rook->from) : chess::Bitboard();
}

/// "O-O" and "O-O-O", as far as they are castling with these Rooks.
bool castles_with(const std::string& san, const chess::Setup& board, chess::Bitboard rooks) {
    if (!san.starts_with("O-O")) return false;
    const auto king = board.board.king(board.turn);
    const bool is_long = san.starts_with("O-O-O");
    for (const chess::Square rook : rooks& board.board.men(board.turn))
        if (king && (rook < *king) == is_long) return true;
    return false;
}

}  // namespace

chess::Bitboard castling_lost(const Incident& incident, const MatterRuling& ruling) {
    chess::Bitboard lost;
    if (!incident.base) return lost;
    for (const Right& right : ruling.rights) {
        for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
            const bool is_his = right.lost == rules::RightWord::to_castle && right.holder == party_of(side);
            if (is_his) lost |= incident.base->board.men(side);
        }
        if (right.lost == rules::RightWord::to_castle_on_that_side) lost |= rook_castled_with(incident);
    }
    return lost & incident.base->castling_rooks;
}

void leave_without_castling(MatterRuling& ruling, chess::Bitboard lost) {
    if (lost.empty() || !ruling.position || !ruling.position->setup) return;
    chess::Setup& board = *ruling.position->setup;
    if (ruling.obligation) {
        for (Option& option : ruling.obligation->options) {
            if (option.moves)
                std::erase_if(*option.moves, [&](const auto& san) { return castles_with(san, board, lost); });
            if (option.position_after) option.position_after->castling_rooks &= ~lost;
        }
    }
    board.castling_rooks &= ~lost;
}

}  // namespace jadoube::adjudicate
