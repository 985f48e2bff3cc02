#include "adjudicate/dispute_maker.hpp"

#include "base/error.hpp"
#include "game/replay.hpp"

namespace jadoube::tests {

using adjudicate::Act;
using adjudicate::Case;
using adjudicate::Dispute;
using adjudicate::GameState;
using adjudicate::MoveMan;
using adjudicate::person_of;
using adjudicate::Touch;
using chess::Color;
using chess::Square;

Case DisputeMaker::next(const std::string& ruleset) {
    Case made;
    made.ruleset = ruleset;
    play(made.game);
    const Color mover = once_in(8) ? !now_.turn : now_.turn;
    Dispute& dispute = made.dispute;
    if (once_in(2)) add_touches(dispute, mover);
    if (dispute.acts.empty() || !once_in(4)) add_move(dispute, mover);
    add_words(dispute, mover);
    add_ends(dispute);
    add_facts(dispute);
    return made;
}

void DisputeMaker::play(GameState& game) {
    chess::Position position = chess::Position::initial();
    const int length = below(61);
    for (int i = 0; i < length; ++i) {
        const chess::MoveList moves = position.legal_moves();
        if (moves.empty()) break;
        const chess::Move move = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
        const chess::Position after = position.after(move);
        if (!after.has_legal_move()) break;
        game.moves.push_back({move, ""});
        position = after;
    }
    game.whole_game = true;
    now_ = position.setup();
}

Square DisputeMaker::any_man(chess::Bitboard men) {
    int skip = below(men.count());
    for (const Square square : men)
        if (skip-- == 0) return square;
    return *men.begin();
}

void DisputeMaker::add_touches(Dispute& dispute, Color mover) {
    Touch touch;
    for (int i = 0; i <= below(3); ++i) {
        touch.squares.push_back(any_man(now_.board.men(once_in(3) ? !mover : mover)));
    }
    if (!once_in(3)) touch.deliberate = !once_in(6);
    if (once_in(6)) touch.said = once_in(2) ? rules::NoticeTime::before : rules::NoticeTime::late;
    touch.order_known = !once_in(10);
    dispute.acts.push_back({person_of(mover), std::move(touch)});
}

void DisputeMaker::add_move(Dispute& dispute, Color mover) {
    const auto position = chess::Position::from(now_);
    const chess::MoveList moves = position->legal_moves();
    MoveMan act;
    if (mover == now_.turn && !once_in(2)) {
        const chess::Move move = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
        if (move.kind() == chess::Move::Kind::castling) return add_touches(dispute, mover);
        act.step = {move.from(), move.to()};
        if (const auto role = move.promotes_to()) act.piece = rules::named<rules::PieceName>(chess::name_of(*role));
        if (move.kind() == chess::Move::Kind::en_passant) act.taken = Square::at(move.to().file(), move.from().rank());
    } else {
        act.step.first = any_man(now_.board.men(once_in(10) ? !mover : mover));
        do act.step.second = Square::from_index(below(64));
        while (act.step.second == act.step.first ||
               (now_.board.at(act.step.second) && now_.board.at(act.step.second)->role == chess::Role::king));
    }
    dispute.acts.push_back({person_of(mover), std::move(act)});
    if (!once_in(3)) dispute.acts.push_back({person_of(mover), adjudicate::Press{}});
}

void DisputeMaker::add_words(Dispute& dispute, Color mover) {
    if (once_in(6)) dispute.acts.push_back({person_of(mover), adjudicate::SayCheck{}});
    if (once_in(3)) return;
    const auto by = once_in(6) ? adjudicate::Person::arbiter : person_of(!mover);
    dispute.acts.push_back({by, adjudicate::PointOut{}});
    if (once_in(4)) dispute.acts.push_back({person_of(!mover), adjudicate::Demand{}});
}

void DisputeMaker::add_ends(Dispute& dispute) {
    if (!once_in(6)) return;
    for (int i = 0; i <= below(3); ++i) {
        const auto by = person_of(once_in(2) ? Color::white : Color::black);
        if (once_in(2)) {
            dispute.acts.push_back({by, adjudicate::Resign{}});
        } else {
            dispute.acts.push_back({by, adjudicate::Happening{"device", "", std::nullopt}});
        }
    }
}

void DisputeMaker::add_facts(Dispute& dispute) {
    dispute.told_complete = !once_in(3);
    if (once_in(2)) dispute.facts["deliberate"] = {true};
    if (once_in(4)) dispute.facts["notice"] = {std::string("none")};
    if (once_in(4)) dispute.facts["game_ended_by"] = {std::string("no")};
    if (once_in(4)) dispute.facts["arbiter_saw"] = {once_in(2)};
    if (once_in(4)) dispute.facts["consent"] = {std::string("none")};
}

}  // namespace jadoube::tests
