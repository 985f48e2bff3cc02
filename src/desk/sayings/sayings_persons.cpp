#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using chess::Role;

std::vector<Saying> sayings_on_persons() {
    return {
        {Who::white, "white", "w|wh|wht|weiss", "w touches f3"},
        {Who::black, "black", "b|bl|blk|schwarz", "white e4-e5, presses; bl points out"},
        {Who::both, "both",
         "both player|both side|they both|both of them|each player|beide|beide spieler|both kid|both boy|both girl|two "
         "player",
         "both agree to a draw", "together"},
        {Who::opponent, "the opponent",
         "opp|opponent|other player|opponent player|gegner|other one|other side player|other guy",
         "white Nf3-d3, presses; opp points out"},
        {Who::arbiter, "the arbiter",
         "arbiter|arb|deputy|i|director|tournament director|td|chief arbiter|deputy arbiter|referee|umpire|arbiter 's "
         "assistant|arbiter assistant|assistant arbiter|assistant of arbiter|assistant to arbiter|arbiter 's "
         "deputy|deputy of arbiter|second arbiter|floor arbiter|sector arbiter|section arbiter|match arbiter",
         "arbiter finds repetition"},
        {Who::spectator, "a spectator",
         "spectator|kibitzer|onlooker|father|mother|coach|parent|trainer|mum|dad|mom|friend|bystander|visitor|"
         "onlookers|audience|grandfather|uncle|teacher|captain|team captain|captain of team|captain of home "
         "team|captain of visiting team|teammate|team-mate|neighbour|finished "
         "player|player from other board|player of other board|player board #count|player from board #count|player "
         "on board #count|neighbour board|player next to|photographer|journalist|cleaner|waiter|organiser|official|"
         "brother|sister|wife|husband|grandmother|family|delegate|crowd|public|people|stranger|kid from other "
         "board|other team|opponent coach|opponent father|opponent mother|opponent captain|viewer|steward|"
         "caretaker|two finished player|two player who have finish|two other player|finish player|player on next "
         "board|player from next board|player at next board|player of next board|next board|neighbour player|boy "
         "from other board|team mate|fan|friend of player|somebody in audience|someone in audience|somebody from "
         "audience|someone from audience|person in audience|man in audience|woman in audience|chaperone|team manager|"
         "team leader|head of delegation|another player|player of another board|player from another board",
         "a spectator speaks about the game", "mum dad friend captain shouted told teammate neighbour"},
        {Who::supervisor, "the supervisor", "supervisor", "supervisor finds repetition"},
        {Who::same, "he", "she|they|er|sie", "white touches f3, then he presses"},
        {Role::king, "king", "K|koenig", "white touches the king"},
        {Role::queen, "queen", "Q|D|dame", "white touches the queen"},
        {Role::rook, "rook", "R|T|turm|tower", "white touches the rook h1"},
        {Role::bishop, "bishop", "L|laeufer", "white touches bishop c4"},
        {Role::knight, "knight", "N|S|kt|springer|horse|horsey|pferd", "white touches the knight on f3"},
        {Role::pawn, "pawn", "P|bauer|farmer", "white touches the pawn e4"},
        {Link::own, "own", "own", "white touches his own king"},
        {Link::whose, "'s", "'s", "white touches black's rook h8", ""},
        {Link::by, "by", "by|for|von", "touched f3 by white"},
        {Link::of, "of", "of|belonging to", "white touches the king of black"},
        {Link::to, "to", "to|onto|on|at|from|auf|over|above", "white moves knight to d4"},
        {Link::with, "intending", "with|intend|announce|after next move|after his next move",
         "white claims repetition with Nd5", "wrote written announces"},
        {Link::taking, "takes", "take|x|capture|schlägt|take off|remove", "white knight takes e5", "grabs wins"},
        {Link::also, "and", "and|also|&|as well as|include|plus|as well", "white touches f3 and c4"},
    };
}

}  // namespace jadoube::desk
