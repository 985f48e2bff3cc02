#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::ActWord;

/// Demands, and what can be demanded beside a man and a move.
std::vector<Saying> sayings_on_demands() {
    return {
        {ActWord::demand, "demands what the law gives",
         "demand penalty|demand punishment|demand remedy|want penalty|insist on penalty|exact penalty|require "
         "penalty|claim penalty|insist on punishment|demand #time|demand #count minute|ask for #count minute|claim "
         "#count minute|claim #time|want #count minute|demand bonus time|demand extra time|claim extra time",
         "white Nf3-d3, presses; black demands what the law gives", "wants time penalty minutes"},
        {ActWord::demand, kDemands,
         "insist on|insist that|require|make him|make opponent|make his opponent|force him|force opponent|force his "
         "opponent|oblige him|oblige opponent|compel him|compel opponent|choose|elect|select|exact|opt for|claim right "
         "to|decide for|want move to "
         "be|want position to be|want board to be|want position|want board|insist auf",
         "white Nf3-d3, presses; black demands Nf3", "wants must choice"},
        {ActWord::demand, kLetsStand,
         "let it stand|let move stand|let that move stand|let that stand|let both stand|let both move stand|let them "
         "stand|leave it stand|leave move stand|let illegal move stand|let "
         "false move stand|let position stand",
         "white offers a draw; black lets it stand"},
        {Demandable{rules::Deed::stand}, "that it stands",
         "stand|it stand|move stand|that move stand|illegal move stand|false move stand|position stand|let it "
         "stand|let move stand|to let stand|to let it stand|to let move stand|it remain|move remain|leave it|both "
         "stand|both move stand|both "
         "remain|both move remain|it stay|move stay|to leave it|nothing be change",
         "white Nf3-d3, presses; black demands that the move stands", "waives forgives waive"},
        {Demandable{rules::Deed::restore}, "that it goes back",
         "it go back|position go back|board go back|move go back|position back|board back|it back|restore|position "
         "restore|restore position|be restored|position be restored|restoration|position before|old position|it be "
         "undone|be undone|to be put back|be put back|put back|to be restore|to be undo|set back|to be set back|second "
         "be retract|second be withdraw|second go back|second move "
         "be retract|second move be withdraw|second move go back|second be undone|second be put back|second move be "
         "put back|second move be undone|it be retract|it be withdraw|move be retract|move be withdraw|move be put "
         "back|move be undone",
         "white Nf3-d3, presses; black demands that the position goes back"},
        {Demandable{rules::Deed::king_move}, "the king move",
         "move of king|move by king|move with king|move king|king move|king's move|king 's move|koenigszug",
         "white Nf3-d3, presses; black demands the king move"},
        {Demandable{rules::Deed::rook_move}, "the rook move",
         "move of rook|move by rook|move with rook|move rook|rook move|rook's move|rook 's move",
         "white castles 0-0; black demands the rook move"},
        {Demandable{rules::Deed::castle}, "that he castles", "to castle|castling be done|castling carry out",
         "white touches king and rook h1; black demands that he castles"},
        {Demandable{rules::GameWord::new_game}, "a new game",
         "new game|game to be begin again|game to be begin anew|game to be start again|game to be play again|game "
         "anew|game again|begin again|start again|start anew|begin anew|game begun again|game begin "
         "again|game start again|to begin again|fresh game|replay|game replay",
         "arbiter finds wrong colours; white demands a new game"},
        {Demandable{rules::GameWord::annul}, "that the game is annulled",
         "annul|game to be annul|game to be cancel|to annul game|game annul|game be annulled|annulment|game void|game "
         "cancel|cancel game|that game not count",
         "arbiter finds wrong colours; white demands that the game is annulled"},
        {Demandable{rules::GameWord::play_on}, "that the game goes on",
         "game go on|game continue|game be continued|continuation|game play on|to play game on|game play out",
         "arbiter finds wrong colours; white demands that the game goes on"},
    };
}

}  // namespace jadoube::desk
