#include "desk/line/saying.hpp"

namespace jadoube::desk {

using rules::ActWord;

std::vector<Saying> sayings_on_acts() {
    return {
        {ActWord::touch, "touches", "lift|pick up|grab|grasp|take hold of|lay hand on|take in hand|put hand on|seize",
         "white lifts f3", "handled held finger brushed knocked nudged"},
        {Manner::on_purpose, "on purpose", "deliberate|intentional|with intent|on purpose",
         "white touches f3 on purpose", "meant"},
        {Manner::by_accident, "by accident",
         "accident|accidental|not on purpose|not deliberate|unintentional|not intentional",
         "white touches f3 by accident", "sleeve elbow brushed pen slipped"},
        {Manner::notice, "says j'adoube", "j'adoube|say adjust|say i adjust|adjust aloud|say compose",
         "white says j'adoube, then touches f3", "adjusting straightens centres adjust jadoube"},
        {Manner::notice_before, "j'adoube said before",
         "[say] j'adoube before [touch]|[say] j'adoube first|first [say] j'adoube|[say] adjust before [touch]|notice "
         "before [touch]",
         "white touches f3, j'adoube before", "announces adjust"},
        {Manner::notice_at_once, "j'adoube said at once",
         "[say] j'adoube [at] same time|say j'adoube while touch|[say] j'adoube at once|[say] j'adoube with "
         "touch|[say] j'adoube simultaneously",
         "white touches f3, j'adoube at once", "same moment"},
        {Manner::notice_late, "j'adoube said late",
         "[say] j'adoube after [touch]|[say] j'adoube late|[say] j'adoube too late|[say] j'adoube afterwards|only then "
         "[say] "
         "j'adoube|[say] adjust after [touch]|[say] adjust afterwards|afterwards [say] j'adoube|notice too late",
         "white touches f3, says j'adoube afterwards", "already hand round"},
        {Manner::notice_none, "without j'adoube",
         "no j'adoube|not say j'adoube|without [say] j'adoube|without [a] word|no word|without notice|no "
         "notice|without say "
         "anything|without say adjust|say nothing|silent|without speak|without announce",
         "white touches f3 without j'adoube", "quiet"},
        {Manner::order_unknown, "in an order that is not known",
         "order unclear|order not known|in order not known|not clear which first|order unknown|in unclear "
         "order|unknown which first",
         "white touches f3 and c4 in an order that is not known", "which first"},
        {ActWord::move, "moves", "play|go|put|push|place|make|move|reply|set", "white moves e4-e5",
         "shifts walked answered went"},
        {Manner::let_go, "lets go", "let go [of]|release|hand off|letting go", "white plays Nd5 and lets go",
         "dropped"},
        {Manner::still_held, "not released",
         "not release|still hold|not let go|still in hand|not yet release|hand still on|hold still",
         "white plays Nf3-d4, not released", "holding hovers over air"},
        {Manner::in_passing, "in passing", "en passant|e.p|ep|en passent|in passing",
         "black h7-h5, presses; white g5xh6 in passing"},
        {Manner::two_hands, "with two hands",
         "two hand|both hand|2 hand|with both hand|with two hand|use both hand|use two hand|with 2 hand",
         "white castles 0-0 with two hands", "other hand left right"},
        {ActWord::castle, "castles", "castle|rochade", "white castles short", "rook king kingside queenside"},
        {Manner::king_side, "short", "kingside|short side|king side|king's side", "white castles kingside"},
        {Manner::queen_side, "long", "queenside|long side|queen side|queen's side", "black castles queenside"},
        {Manner::without_rook, "without the rook", "rook not move|not move rook|without rook|before rook",
         "white castles 0-0 without the rook"},
        {Manner::promotes, "promotes to",
         "promote to|promote|promote pawn to|promote into|turn it into|exchange it for|exchange it to|replace it by|"
         "replace it with|swap it for|change it to|change it for",
         "white moves b7-b8, promotes to a queen", "promoted spare upside piece pawn exchange"},
        {Manner::queens, "queens", "queens it|queens pawn|make queen of it", "white moves b7-b8, queens it",
         "promoted spare"},
        {ActWord::name, "names", "ask for|call for|demand piece", "white moves b7-b8, names a queen",
         "said spare wants upside"},
        {ActWord::retract, "takes the move back",
         "take back|take it back|take move back|want to take back|want to take it back|want to take move back|retract|"
         "take back move|change mind|want to change move|try to take back",
         "white plays Nd5, wants to take it back", "withdraws wanted instead other"},
        {ActWord::press, "presses the clock",
         "press|press without move|press clock without move|press without make move|press clock without make move|hit "
         "clock|press clock|clock press|hit button|punch clock|stop own clock|clk|push clock|push "
         "button|start opponent clock",
         "white plays e4-e5, presses", "clock button"},
        {Manner::other_hand, "with the other hand", "other hand|with other hand",
         "white moves f3-d4, presses with the other hand", "left right hand"},
        {ActWord::say_check, "says check", "say check|announce check|call check|say schach", "white says check",
         "gardez announced"},
        {ActWord::offer_draw, "offers a draw",
         "offer draw|draw offer|offer remis|offer half|propose draw|ask for draw|offer|make draw offer|draw "
         "offered|offer come",
         "white offers a draw", "remi remis draw half 1/2 nodded"},
        {ActWord::agree, "agrees to a draw",
         "agree|agree draw|agree to draw|accept|accept draw|accept offer|draw agree|agree on draw|agree remis|take "
         "draw|say yes to draw|say ok|ok|say yes",
         "both agree to a draw", "ok nodded handshake half remis shook"},
        {ActWord::refuse, "declines",
         "decline draw|reject draw|decline|refuse draw|decline offer|refuse offer|reject offer|refuse|turn down "
         "draw|reject",
         "white offers a draw; black declines", "no wants play on"},
        {ActWord::resign, "resigns", "resign|give up|lay down king|resign game|tip over king|surrender",
         "white resigns", "congrats shook hand gave"},
        {ActWord::point_out, "points it out",
         "point out|point it out|object|complain|say illegal|claim illegal|claim illegal move|protest|call "
         "arbiter|call|call at once|object at once|protest at once|call arbiter at once|complain at once|say "
         "it illegal|claim touch move|claim it illegal|call illegal|insist on touch move",
         "white Nf3-d3, presses; black points it out", "objection noticed sees insists saw seen says claims opponent"},
        {ActWord::concede, "admits it", "admit|admit it|concede|concede it|confirm it|own up",
         "white claims repetition; black admits it", "says yes sorry"},
        {ActWord::demand, "demands what the law gives", "demand penalty|demand punishment|demand remedy|want penalty",
         "white Nf3-d3, presses; black demands what the law gives", "wants time penalty minutes"},
        {ActWord::give_notice, "gives notice of counting",
         "give notice|start count|begin count|announce count|count from now", "white gives notice of counting",
         "counts moves fifty"},
        {ActWord::claim, "claims", "claim|say", "white claims stalemate", "says asserts wants"},
        {ActWord::flag_falls, "oversteps the time",
         "flag|flag fall|flag down|flag drop|out of time|lose on time|run out of time|flag gone|time out|time run "
         "out|overstep|"
         "overstep time|time up|flag fallen|time over|fall flag|forfeit on time",
         "white's flag falls", "zero 0:00 dn display minus time"},
        {ActWord::adjourn, "adjourns the game", "adjourn|break off|adjourn game|game adjourn",
         "white adjourns the game", "envelope sealed interrupted power"},
        {ActWord::seal, "seals", "seal|seal move", "white adjourns the game; white seals Nd5",
         "envelope written ambiguous"},
        {ActWord::open, "opens the envelope", "open envelope|open sealed move", "arbiter opens the envelope",
         "envelope inside blank"},
        {ActWord::find, "finds", "find|discover", "arbiter finds wrong colours", "found noticed saw"},
    };
}

}  // namespace jadoube::desk
