// The piece put on for a pawn, or called.
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
#include "adjudicate/story/told.hpp"
#include "chess/notation.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Color;

rules::PieceName Teller::piece_put_on(rules::PieceName piece) const {
    using rules::PieceName;
    const Act& put = dispute_.acts[index_];
    const rules::Values* said_how = told(dispute_, Incident{.acts = {index_}}, "upside_down");
    const bool is_upside_down = said_how != nullptr && *said_how == rules::Values{true};
    const bool is_taken_for_queen = ruleset_.definitions.upside_down_rook == rules::UpsideDownRook::queen;
    if (piece != PieceName::rook || !is_upside_down || !is_taken_for_queen) return piece;
    for (std::size_t i = index_; i > 0 && dispute_.acts[i - 1].by == put.by; --i) {
        const auto* said = std::get_if<NamePiece>(&dispute_.acts[i - 1].what);
        if (said != nullptr && said->piece == PieceName::rook) return piece;
    }
    return PieceName::queen;
}

std::optional<MoveMan> Teller::promotion_due(Color color, rules::PieceName piece) const {
    const auto& due = standing_.waiting;
    const auto position = playable();
    if (!due || due->binds != color || !position) return std::nullopt;
    const auto role = chess::role_named(name_of(piece));
    for (const std::string& move : due->moves) {
        const auto san = chess::parse_san(*position, move);
        if (role && san && san->move.promotes_to() == role)
            return MoveMan{{san->move.from(), san->move.to()}, {}, piece};
    }
    return std::nullopt;
}

/// Something was due before this turn: the move that is now complete answers that, as one told in a single act does.
bool Teller::answers_once_named(Color color, const Done& done) {
    const auto of_matter = standing_.unfinished_matter;
    const bool is_of_another = of_matter && (!standing_.waiting || standing_.waiting->matter != *of_matter);
    if (is_of_another || standing_.pressed_away) return false;
    Incident begun = standing_.unfinished;
    Incident before = of_matter ? standing_.matters[*of_matter] : Incident{};
    if (of_matter) {
        standing_.matters[*of_matter].acts = begun.acts;
        standing_.unfinished = standing_.matters[*of_matter];
    } else {
        fresh_turn();
    }
    if (answers_with(color, done)) return true;
    standing_.unfinished = std::move(begun);
    if (of_matter) standing_.matters[*of_matter] = std::move(before);
    return false;
}

void Teller::on(Person by, const NamePiece& name) {
    const auto color = player(by);
    if (!color) return;
    if (const auto answer = promotion_due(*color, piece_put_on(name.piece))) return moved_in_words(by, *answer);
    if (turn_for(*color) != *color || !standing_.unfinished.play.done || !standing_.unfinished.base) {
        const bool is_ruled = !standing_.matters.empty() && standing_.matters.back().fate == Fate::judged;
        return is_ruled ? no_effect(NoEffect::ruled_upon) : void();  // a word, before he moves the Pawn or after
    }
    const bool captured_man_off = standing_.unfinished.play.done->captured_man_off;
    const MoveMan move{{standing_.unfinished.play.done->raw.man.from, standing_.unfinished.play.done->raw.man.to},
                       standing_.unfinished.play.done->raw.taken,
                       piece_put_on(name.piece),
                       standing_.unfinished.play.done->two_hands};
    effect().what = EffectWord::on_board;
    Done named = classify_move(*standing_.unfinished.base, *color, move);
    named.named_only = true;
    named.captured_man_off = captured_man_off;
    if (answers_once_named(*color, named)) return;
    standing_.unfinished.acts.push_back(index_);
    standing_.unfinished.play.done = named;
    if (standing_.pressed_away) {
        Incident& pressed = standing_.matters[*standing_.pressed_away];
        pressed.acts.push_back(index_);
        pressed.now = with(*standing_.unfinished.play.done, *standing_.unfinished.base);
    }
    close_if_complete();
}

}  // namespace jadoube::adjudicate
