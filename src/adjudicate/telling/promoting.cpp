#include "adjudicate/telling/promoting.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/story.hpp"
#include "chess/notation.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Color;

namespace {

/// The move that is due, where it is a promotion and this piece is put on.
std::optional<MoveMan> promotion_due(const Story& story, Color color, rules::PieceName piece) {
    const auto& due = story.now.waiting;
    const auto position = playable(story);
    if (!due || due->binds != color || !position) return std::nullopt;
    const auto role = chess::role_named(name_of(piece));
    for (const std::string& move : due->moves) {
        const auto san = chess::parse_san(*position, move);
        if (role && san && san->move.promotes_to() == role)
            return MoveMan{{san->move.from(), san->move.to()}, {}, piece};
    }
    return std::nullopt;
}

/// The pawn that he left on its last rank, and the other has moved since: the piece stands there now.
bool puts_on_for_pawn_left(Story& story, Color color, rules::PieceName piece) {
    const auto role = chess::role_named(name_of(piece));
    const bool may_stand = role && *role != chess::Role::king && *role != chess::Role::pawn;
    if (!story.now.board || !may_stand) return false;
    const chess::Bitboard left =
        story.now.board->board.men({color, chess::Role::pawn}) & chess::first_rank_bitboard(!color);
    if (left.empty()) return false;
    const auto put_on = [&](std::optional<chess::Setup>& board) {
        if (board) board->board.put(left.first(), {color, *role});
    };
    put_on(story.now.board);
    story.now.replaced_pawns.push_back({left.first(), {color, *role}});
    if (!has_content(story.now.unfinished)) story.now.unfinished.base = story.now.board;
    put_on(story.now.unfinished.base);
    put_on(story.now.unfinished.now);
    const auto of_the_pawn =
        std::ranges::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](Incident& one) {
            return one.fate == Fate::open && one.offender == color && one.play.done &&
                   one.play.done->raw.man.to == left.first();
        });
    if (of_the_pawn != story.now.matters.rend()) of_the_pawn->acts.push_back(story.index);
    return true;
}

/// Something was due before this turn: the move that is now complete answers that, as one told in a single act does.
bool answers_once_named(Story& story, Color color, const Done& done) {
    const auto of_matter = story.now.unfinished_matter;
    const bool is_of_another = of_matter && (!story.now.waiting || story.now.waiting->matter != *of_matter);
    if (is_of_another || story.now.pressed_away) return false;
    Incident begun = story.now.unfinished;
    Incident before = of_matter ? story.now.matters[*of_matter] : Incident{};
    if (of_matter) {
        story.now.matters[*of_matter].acts = begun.acts;
        story.now.unfinished = story.now.matters[*of_matter];
    } else {
        fresh_turn(story);
    }
    if (answers_with(story, color, done)) return true;
    story.now.unfinished = std::move(begun);
    if (of_matter) story.now.matters[*of_matter] = std::move(before);
    return false;
}

}  // namespace

rules::PieceName piece_put_on(const Story& story, rules::PieceName piece) {
    using rules::PieceName;
    const Act& put = story.dispute.acts[story.index];
    const rules::Values* said_how = told(story.dispute, Incident{.acts = {story.index}}, "upside_down");
    const bool is_upside_down = said_how != nullptr && *said_how == rules::Values{true};
    const bool is_taken_for_queen = story.ruleset.definitions.upside_down_rook == rules::UpsideDownRook::queen;
    if (piece != PieceName::rook || !is_upside_down || !is_taken_for_queen) return piece;
    const auto before = last_act_of(story.dispute.acts, put.by, story.index);
    const auto* said = before ? std::get_if<NamePiece>(&story.dispute.acts[*before].what) : nullptr;
    return said != nullptr && said->piece == PieceName::rook ? piece : PieceName::queen;
}

void on(Story& story, Person by, const NamePiece& name) {
    const auto color = player(story, by);
    if (!color) return;
    if (name.is_put_on) story.effect().what = EffectWord::on_board;
    if (const auto answer = promotion_due(story, *color, piece_put_on(story, name.piece)))
        return moved_with_piece(story, by, *answer, name.is_put_on);
    const Incident& begun = story.now.unfinished;
    const bool is_of_turn = turn_for(story, *color) == *color && begun.play.done && begun.base;
    if (!is_of_turn || !is_promotion(*begun.play.done, *begun.base)) {
        if (name.is_put_on && puts_on_for_pawn_left(story, *color, piece_put_on(story, name.piece))) return;
        // Else it is a word, before he moves the Pawn or after.
        return is_last_on_board_judged(story) ? no_effect(story, NoEffect::ruled_upon) : void();
    }
    const bool captured_man_off = story.now.unfinished.play.done->captured_man_off;
    const MoveMan move{{story.now.unfinished.play.done->raw.man.from, story.now.unfinished.play.done->raw.man.to},
                       story.now.unfinished.play.done->raw.taken,
                       piece_put_on(story, name.piece),
                       story.now.unfinished.play.done->two_hands};
    story.effect().what = EffectWord::on_board;
    Done named = classify_move(*story.now.unfinished.base, *color, move);
    named.named_only = !name.is_put_on;
    named.captured_man_off = captured_man_off;
    if (answers_once_named(story, *color, named)) return;
    story.now.unfinished.acts.push_back(story.index);
    story.now.unfinished.play.done = named;
    if (story.now.pressed_away) {
        Incident& pressed = story.now.matters[*story.now.pressed_away];
        pressed.acts.push_back(story.index);
        pressed.now = with(*story.now.unfinished.play.done, *story.now.unfinished.base);
    }
    close_if_complete(story);
}

}  // namespace jadoube::adjudicate
