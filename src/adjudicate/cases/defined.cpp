#include "adjudicate/cases/defined.hpp"

namespace jadoube::adjudicate {
namespace {

chess::Promotion promotion_by(const rules::Definitions& definitions) {
    switch (definitions.promotes_to) {
        case rules::PromotesTo::piece_of_choice: break;
        case rules::PromotesTo::captured_piece: return chess::Promotion::captured_piece;
        case rules::PromotesTo::piece_or_pawn: return chess::Promotion::piece_or_pawn;
        case rules::PromotesTo::queen: return chess::Promotion::queen;
    }
    return chess::Promotion::piece_of_choice;
}

}  // namespace

game::Sameness sameness_by(const rules::Definitions& definitions) {
    const bool men_alone = definitions.same_position == rules::SamePosition::men_on_squares;
    return men_alone ? game::Sameness::men_on_squares : game::Sameness::possible_moves;
}

game::QuietReset quiet_reset_by(const rules::Definitions& definitions) {
    switch (definitions.resets_quiet_moves) {
        case rules::ResetsQuietMoves::capture_or_pawn_move: break;
        case rules::ResetsQuietMoves::capture: return game::QuietReset::capture;
        case rules::ResetsQuietMoves::nothing: return game::QuietReset::nothing;
    }
    return game::QuietReset::capture_or_pawn_move;
}

chess::Setup under_rules_of(const rules::Definitions& definitions, chess::Setup setup) {
    setup.promotion = promotion_by(definitions);
    setup.takes_in_passing = definitions.taking_in_passing;
    setup.castles_after_check = definitions.castling_after_check;
    if (!setup.takes_in_passing) setup.en_passant.reset();
    if (!setup.castles_after_check && chess::is_king_attacked(setup, setup.turn))
        setup.castling_rooks &= ~setup.board.men(setup.turn);
    return setup;
}

}  // namespace jadoube::adjudicate
