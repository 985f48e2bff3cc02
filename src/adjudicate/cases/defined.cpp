#include "adjudicate/cases/defined.hpp"

namespace jadoube::adjudicate {

game::Sameness sameness_by(const rules::Definitions& definitions) {
    const bool men_alone = definitions.same_position == rules::SamePosition::men_on_squares;
    return men_alone ? game::Sameness::men_on_squares : game::Sameness::possible_moves;
}

game::QuietReset quiet_reset_by(const rules::Definitions& definitions) {
    const bool never = definitions.resets_quiet_moves == rules::ResetsQuietMoves::nothing;
    return never ? game::QuietReset::nothing : game::QuietReset::capture_or_pawn_move;
}

chess::Promotion promotion_by(const rules::Definitions& definitions) {
    switch (definitions.promotes_to) {
        case rules::PromotesTo::piece_of_choice: break;
        case rules::PromotesTo::captured_piece: return chess::Promotion::captured_piece;
        case rules::PromotesTo::piece_or_pawn: return chess::Promotion::piece_or_pawn;
    }
    return chess::Promotion::piece_of_choice;
}

}  // namespace jadoube::adjudicate
