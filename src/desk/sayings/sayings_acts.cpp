#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::ActWord;

std::vector<Saying> sayings_on_acts() {
    return {
        {ActWord::touch, "touches",
         "lift|pick up|grab|grasp|take hold of|lay hand on|take in hand|put hand on|seize|touch with finger|brush|"
         "finger|graze|tap|poke|handle|fumble|adjust|straighten|correct|centre|lay finger on|put finger on|hit|"
         "take up|pick|push with finger|hold|snatch|squeeze|hand round|have hand round|hand around|have hand "
         "around|put hand round|close hand round|with hand round|with hand around|with finger round|with hand on|"
         "nudge|fasse an|touch lightly",
         "white lifts f3",
         "handled held finger brushed knocked nudged pushed slid holds reached hovered grabbed corrects contact hit"},
        {Manner::on_purpose, "on purpose",
         "deliberate|intentional|with intent|on purpose|wilful|wilfully|willfully|knowing|absichtlich|by intent|with "
         "purpose|in anger|in rage|out of anger|in fury|in temper",
         "white touches f3 on purpose", "meant anger rage"},
        {Manner::by_accident, "by accident",
         "accident|accidental|inadvertent|inadvertently|not on purpose|not deliberate|unintentional|not intentional|by "
         "sleeve|with sleeve|"
         "with elbow|slip|while reach over|aus versehen|versehentlich|not mean to|without intent|without intention|"
         "without mean to|unabsichtlich|involuntarily|unintended|unintendedly|accident i think|accident i believe|"
         "i think accident|i think by accident|by accident i think|with cuff|by clumsiness|with sleeve of jacket|"
         "with jacket|while get up|while stand up|while sit down|while write|while drink|with cup|with bag|with "
         "watch strap|with arm|by mishap|clumsily|by mischance",
         "white touches f3 by accident", "sleeve elbow brushed pen slipped reaching over arm jacket"},
        {Manner::notice, "says j'adoube",
         "j'adoube|say adjust|say i adjust|adjust aloud|say compose|i adjust|adjust say|compose say|i compose|say i "
         "correct|say he adjust|announce adjust|announce j'adoube|call j'adoube|whisper j'adoube|mumble j'adoube|say "
         "he correct|i adjust she say|i adjust he say|adjust she say|adjust he say|j'adoube she say|j'adoube he "
         "say|compose she say|compose he say",
         "white says j'adoube, then touches f3",
         "adjusting straightens centres adjust jadoube compose correct straight adjusts straighten"},
        {Manner::notice_before, "j'adoube said before",
         "[say] j'adoube before [touch]|[say] j'adoube first|first [say] j'adoube|[say] adjust before [touch]|notice "
         "before [touch]|say j'adoube beforehand|j'adoube beforehand",
         "white touches f3, j'adoube before", "announces adjust"},
        {Manner::notice_at_once, "j'adoube said at once",
         "[say] j'adoube [at] same time|say j'adoube while touch|[say] j'adoube at once|[say] j'adoube with "
         "touch|[say] j'adoube simultaneously",
         "white touches f3, j'adoube at once", "same moment"},
        {Manner::notice_late, "j'adoube said late",
         "[say] j'adoube after [touch]|[say] j'adoube late|[say] j'adoube too late|[say] j'adoube afterwards|only then "
         "[say] j'adoube|[say] adjust after [touch]|[say] adjust afterwards|afterwards [say] j'adoube|notice too "
         "late|say j'adoube only after|j'adoube only after [touch]|say j'adoube then|adjust after [touch]|compose "
         "after [touch]|say compose after [touch]|[say] j'adoube after #time|[say] adjust after #time|j'adoube #time "
         "later|j'adoube too late",
         "white touches f3, says j'adoube afterwards", "already hand round afterwards"},
        {Manner::notice_none, "without j'adoube",
         "without say so|without say it|no j'adoube|not say j'adoube|without [say] j'adoube|without [a] word|no "
         "word|without notice|no "
         "notice|without say anything|without say adjust|say nothing|silent|without speak|without announce|not say "
         "anything|not say adjust|without adjust|not announce it|say not a word|not a word|nothing say|without a word "
         "say|ohne j'adoube|no adjust|not say word|not adjust",
         "white touches f3 without j'adoube", "quiet heard hear silently"},
        {Manner::order_unknown, "in an order that is not known",
         "same instant|same moment|at same instant|at same moment|in same moment|in same second|same second|at "
         "exact same time|simultaneous|simultaneously|unclear order|order unclear|order not known|in order not "
         "known|nobody know which|not know which|nobody see which|not clear "
         "which first|order unknown|in unclear order|unknown which first|not know which first|cannot say which "
         "first|cannot tell which first|nobody see which first|nobody know which first|not seen which first|in "
         "which order not known|not clear in which order|together|at same time",
         "white touches f3 and c4 in an order that is not known", "which first"},
        {ActWord::move, "moves",
         "play|go|interpose|ziehe|put|push|place|make|move|reply|set|spiele|walk|shift|slide|bring|transfer|drop|go "
         "diagonal|"
         "move diagonal|go sideways|move sideways|go backwards|move backwards|put down|set down|set back down|land|"
         "make move|answer|answer with|reply with|respond|respond with|recapture|retake|stell|step",
         "white moves e4-e5", "shifts walked answered went slid shifted stands put double step"},
        {Manner::let_go, "lets go",
         "let go [of]|release|hand off|letting go|let it go|let piece go|let go of it|leave go|take hand off|take "
         "hand away|withdraw hand|remove hand|hand away|losgelassen|lass los|after let go|after let go of it|after "
         "release|after release it|after he let go|once release|when release|after let it go|lässt los|läßt los",
         "white plays Nd5 and lets go", "dropped"},
        {Manner::still_held, "not released",
         "not release|still hold|hold it|hold it there|hold it in hand|not let go|still in hand|not yet release|"
         "hand still on|hold still|hold on to it|keep hold|hand on it|not put down|finger still on|finger on|"
         "without let go|without release|keep hold of it|hover|unreleased|keep finger on it|keep hand on it|keep "
         "finger on",
         "white plays Nf3-d4, not released", "holding hovers over air mid hovering holds above"},
        {Manner::in_passing, "in passing", "en passant|e.p|ep|en passent|in passing|e.p.|im vorbeigehen|e p",
         "black h7-h5, presses; white g5xh6 in passing"},
        {Manner::two_hands, "with two hands",
         "two hand|both hand|2 hand|with both hand|with two hand|use both hand|use two hand|with 2 hand|mit zwei "
         "händen|beide hände|mit beiden händen|both hand use|one hand each|bimanual",
         "white castles 0-0 with two hands", "other hand left right hands both"},
        {ActWord::castle, "castles",
         "castle|rochade|castle with|make castle|do castle|castling|perform castle|castle move", "white castles short",
         "rook king kingside queenside castling castled tower long short"},
        {Manner::king_side, "short", "kingside|short side|king side|king's side|klein|kurz", "white castles kingside"},
        {Manner::queen_side, "long", "queenside|long side|queen side|queen's side|gross|lang",
         "black castles queenside"},
        {Manner::without_rook, "without the rook",
         "rook not move|let go of king only|let go only of king|only let go of king|release king only|release only "
         "king|only "
         "king release|king only release|not move rook|without rook|before rook|leave rook|not touch rook|rook "
         "leave|rook stay|rook "
         "stay on #move|rook remain on #move|rook still on #move|rook not touch|rook stay put|rook forget|forget "
         "rook|forget to move rook|left rook on #move|left rook|leave rook on #move|leave rook at home|left rook at "
         "home|leave rook behind|move only king|only move king|king alone move|rook not follow|not rook|and not "
         "rook|but not rook|lässt rook stehen|leave rook stand|rook stay auf #move|rook left on #move|rook left at "
         "home|rook be left on #move|without move rook",
         "white castles 0-0 without the rook"},
        {Manner::promotes, "promotes to",
         "promote to|promote|replace #move by|replace #move with|exchange #move for|promote pawn to|promote into|turn "
         "it into|exchange it for|exchange it to|replace it by|"
         "replace it with|replace pawn by|replace pawn with|exchange pawn for|swap pawn for|change pawn for|exchange "
         "pawn to|swap it for|change it to|change it for",
         "white moves b7-b8, promotes to a queen", "promoted spare upside piece pawn exchange"},
        {Manner::queens, "queens", "queens it|queens pawn|make queen of it", "white moves b7-b8, queens it",
         "promoted spare"},
        {ActWord::name, "names",
         "ask for|call for|demand piece|ask arbiter for|request|ask me for|request from arbiter|call out for",
         "white moves b7-b8, names a queen", "said spare wants upside"},
        {ActWord::retract, "takes the move back",
         "take back|take it back|take move back|want to take back|want to take it back|want to take move "
         "back|"
         "retract|take back move|change mind|want to change move|try to take back|undo move|undo it|take that back|"
         "withdraw move|take move again back|change his mind|zurück|move zurück|take zurück|takeback|reverse move|"
         "put move back|want move back|ask to take back|ask to take move back|want to retract|want to withdraw|"
         "want to undo|wish to take back|would like to take back|ask to retract|withdraw|want to reverse",
         "white plays Nd5, wants to take it back", "withdraws wanted instead other undo restored allowed takeback"},
        {ActWord::press, "presses the clock",
         "press|press without move|press clock without move|press without make move|press clock without make move|hit "
         "clock|press clock|clock press|hit button|punch clock|stop own clock|clk|push clock|push button|start "
         "opponent clock|press his clock|press the button|tap clock|bang clock press|complete move with clock|clock "
         "press by|press down clock|stop clock own|slap clock|start clock of opponent|start other clock|drück "
         "clock|press clock too|press too|clock on|clock run for opponent",
         "white plays e4-e5, presses", "clock button stopped hand"},
        {Manner::other_hand, "with the other hand",
         "other hand|with hand that not move|with hand not move|with hand that he not move with|with hand he not "
         "use|with other hand|opposite hand|wrong hand|with wrong hand|with opposite hand|not same hand|use "
         "other hand|with other",
         "white moves f3-d4, presses with the other hand", "left right hand lefthanded other"},
        {ActWord::say_check, "says check",
         "say check|say check without give|say check without give it|announce check|call check|say schach|call out "
         "check|shout check|check say|cry check",
         "white says check", "gardez announced announces check aloud"},
        {Manner::gives_check, "giving check",
         "check|chk|schach|with check|give check|check give|discovered check|double check",
         "white Bc4xf7 check, presses"},
        {ActWord::offer_draw, "offers a draw",
         "offer draw|draw offer|offer remis|offer half|propose draw|ask for draw|offer|make draw offer|draw "
         "offered|offer come|say draw|suggest draw|offer draw again|offer of draw|ask if draw|offer 1/2|propose "
         "remis|ask draw|repeat draw offer|repeat offer|biete draw|offer draw before move|offer draw before make "
         "move|offer draw without move|offer draw without have move|offer draw before have move",
         "white offers a draw",
         "remi remis draw half 1/2 nodded sign conditional unless offered offers gesture crossed"},
        {ActWord::agree, "agrees to a draw",
         "agree|agree draw|agree to draw|accept|accept draw|accept offer|draw agree|agree on draw|agree remis|take "
         "draw|say yes to draw|say ok|ok|say yes|agree 1/2|agree half|accept offer of draw|accept it|shake hand on "
         "draw|agree to 1/2|split point|agree draw in|einverstanden|both agree draw|take offer|say draw ok|draw by "
         "agreement|draw accept|agree draw in corridor|draw vereinbart|vereinbart draw|vereinbaren draw|einigen "
         "auf draw|ok'd it|agree to draw by word|agree peace|peace agree|draw agree by both|settle on draw|shake "
         "on it|shake hand on it|sign 1/2|sign draw|sign half|shake hand and sign 1/2|shake hand and sign draw|"
         "draw by mutual consent|draw by consent|agree to half|agree to share point|share point|accept draw offer|"
         "accept draw offered before|accept offer before|accept resignation|accept earlier offer|accept offered "
         "draw|consent|consent to "
         "it|consent to draw|agree to own offer|agree to own draw offer|accept own offer|accept own draw offer|accept "
         "own draw|agree with own offer|say yes to own offer|agree to draw by shake hand|shake hand for draw|einigen "
         "sich auf draw|nimmt draw an|game agree draw|game draw by agreement|game be draw by agreement|draw by "
         "mutual agreement|sign scoresheet 1/2|sign sheet 1/2|sign scoresheet draw|make peace|agree peace|vereinbare "
         "draw",
         "both agree to a draw", "ok nodded handshake half remis shook nod draw captain prearranged corridor before"},
        {ActWord::refuse, "declines",
         "decline draw|reject draw|decline|say no to draw|say no to offer|say no to it|refuse draw|decline "
         "resignation|refuse resignation|not accept resignation|decline "
         "offer|refuse offer|reject offer|refuse|turn down "
         "draw|reject|play on|want to play on|continue|say no|not accept|not accept it|decline it|turn it down|refuse "
         "it|lehnt ab|lehnt remis ab|lehnt draw ab|want play on|not agree|not agree to draw|wave it off|say no "
         "thanks|no thanks|not want draw|not want it|want to go on|go on|go on play|want win|play for win|laugh it "
         "off|shake head",
         "white offers a draw; black declines", "no wants play on playing thinks silent ignores continues"},
        {ActWord::resign, "resigns",
         "resign|give up|resign game|surrender|give up game|throw in towel|resign "
         "orally|say i resign|say resign|capitulate|gibt auf|give game up|resign by stop clock|stop clock to "
         "resign|concede game|stop clock and resign|throw in hand|hand over point",
         "white resigns", "congrats shook hand gave congratulates shakes handshake wins thought lost"},
        {ActWord::point_out, "points it out",
         "point out last move|point out previous move|point out opponent last move|point out last move illegal|point "
         "out opponent move|point out last move of opponent|point out #who 's last move|point out #who 's previous "
         "move|point out last move of #who|weist darauf hin|weist hin|macht aufmerksam|say touch geführt|say must be "
         "move|say it must be move|say #man must be move|say it have to be move|say it "
         "must be play|say he must play it|"
         "say he must take it|say he must capture it|say he must capture #man|claim he must move it|claim he must take "
         "it|claim he must capture it|claim he must move #man|claim he must take #man|claim he must capture #man|claim "
         "he must move #man only|object not allow|object illegal|object not "
         "legal|object that it not allow|object that it illegal|object "
         "that it not legal|object that that illegal|complain that it illegal|point out own illegal move|point out "
         "his own illegal move|report own illegal move|report his own illegal move|call attention to own illegal "
         "move|say own move illegal|find own move illegal|claim own move illegal|point out own move illegal|point out "
         "own "
         "move false|claim own move false|say own move false|point out own false move|"
         "point out #who move out of turn|claim #who move out of turn|"
         "find no check|find it no check|point out no check|point out it no check|point out no check say|claim no "
         "check say|say no check say|point out no check call|point out no "
         "check announce|point out "
         "#who move false|point out #who 's move false|point out move false|point out #who move illegal|point out #who "
         "must take en passant|point out he must take en passant|point out he could take in passing|point out he could "
         "take|point out king could take|point out #who castle through check|point out he castle through check|point "
         "out pawn move one square|"
         "say not legal|say that not legal|say it not legal|claim it not legal|say not allow|say that not "
         "allow|say not possible|say that illegal move|claim not legal|point out|point it out|object|complain|say "
         "illegal|claim illegal|claim illegal move|protest|call arbiter|call|say it illegal|claim touch move|point "
         "out touch move|point out touch|object to touch|complain about touch|complain of touch|protest against "
         "touch|complain about it|protest at touch|claim it illegal|call illegal|insist on touch move|insist|"
         "insist on touch|demand touch move|want touch move|call touch move|say touch move|say touch|touch move "
         "claim|report it|call me|call arbiter over|get arbiter|fetch arbiter|to call arbiter|to call|to fetch "
         "arbiter|to get arbiter|to ask arbiter|to see arbiter|call for arbiter|claim touch|raise objection|say "
         "that illegal|want it punish|appeal to arbiter|call me over|say he touch|want him to move it|demand that "
         "he move it|claim irregularity|want it stop|want that stop|want him stop|dispute move|reklamiert|"
         "reklamierte|beanstandet|say only #man count|say #man count|say king count|say #man must move|say must "
         "move #man|say he must move #man|say must take #man|want #man move|ask me to check|ask arbiter to check|"
         "ask to check|want me to check|ask me to look|ask for ruling|want ruling|ask for arbiter|ask arbiter to "
         "look|ask to change board|want to change board|ask for other board|want other board|raise hand|shout for "
         "arbiter|want arbiter|want him punish|report him|want them stop|ask that it stop|ask for quiet|want quiet|"
         "ask me to stop it|complain about it|complain about him|feel disturb and complain|ask him to stop|ask to "
         "stop|ask opponent to stop|tell him to stop|ask her to stop|want him to stop|want him to stop it|step in|"
         "intervene|require him to move it|require her to move it|insist that he move it|insist that she move it|"
         "insist that it be move|insist that she be move|insist that he be move|insist that it must be move|insist "
         "that he must move it|point out that he must move it|point out that he have to move it|say he must move "
         "it|say she must move it|say he have to move it|want him to play it|want her to move it|touch geführt|"
         "reklamiert touch geführt|call official|call over arbiter|summon arbiter|object that not allow|object "
         "that that not allow|object that that not legal|object that move not legal|object that move illegal|"
         "object that move not allow|protest that it illegal|complain that it not allow|touch move|you must move "
         "it|you have to move it|point out breach|point out irregularity|point out offence|report breach|report "
         "irregularity|tell arbiter|tell arbiter of|tell arbiter about|tell me of|tell me about|inform arbiter of|tell "
         "me|inform arbiter|inform me|tell arbiter about it|tell me about it|object "
         "that "
         "check not meet|object that he be in check|object that check be ignore|say check not meet",
         "white Nf3-d3, presses; black points it out",
         "objection noticed sees insists saw seen says claims opponent objects tells asks complains wants punished"},
        {ActWord::concede, "admits it",
         "admit|admit it|concede|concede it|confirm it|own up|agree that he do|not deny|not deny it|say it true|admit "
         "touch|confess|plead guilty",
         "white claims repetition; black admits it", "says yes sorry admits true"},
        {ActWord::give_notice, "gives notice of counting",
         "give notice|give notice of count|give notice of fifty move|give notice of 50 move|give notice of fifty|start "
         "count|begin count|announce count|count from now|count move|announce fifty count",
         "white gives notice of counting", "counts moves fifty"},
        {ActWord::claim, "claims",
         "claim|say|claim draw by|claim draw under|claim under|ask for draw under|claim draw for|claim draw on|ask for "
         "draw by|reclaim|say it|claim for|claim draw "
         "with|claim it|claim game draw by|say see him|say see #who|claim see him|claim see #who|say he see #who|say "
         "he see him|say hear him|say hear #who|claim to have see him|claim that",
         "white claims stalemate", "says asserts wants"},
        {ActWord::claim, kClaimsWin, "claim victory|claim game|claim whole point|claim full point",
         "white oversteps the time, black claims the game", "wins victory"},
        {ActWord::claim, kClaimsDraw,
         "claim draw|claim draw by agreement|claim draw agree|claim that draw agree|draw claim|claim of draw|claim "
         "remis|claim draw because|claim draw since|claim draw as",
         "black oversteps the time, black claims a draw", "remis half"},
        {ActWord::flag_falls, "oversteps the time",
         "flag|flag fall|flag down|flag drop|out of time|lose on time|run out of time|flag gone|time out|time run "
         "out|overstep|overstep time|time up|flag fallen|time over|fall flag|forfeit on time|flag fell|time run "
         "down|time gone|time expire|lose by time|clock at zero|clock run out|clock at 0|fall on time|no time left|"
         "zeit um|zeit abgelaufen|zeit überschritten|blättchen|time all gone|time zero|clock show "
         "zero|overstep time limit|exceed time|exceed time limit|flagged|time 's up|time 's over|time 's gone|flag "
         "'s down|zeit ist um|zeitüberschreitung|zü|exceed his time|use up time|use up all time|clock hit zero|"
         "clock reach zero|flag have fall",
         "white's flag falls",
         "zero 0:00 dn display minus time expired fell noticed unnoticed scramble lost seconds dead"},
        {ActWord::adjourn, "adjourns the game",
         "adjourn|break off|adjourn game|game adjourn|game interrupt|game suspend|interrupt game|suspend game|game "
         "stop|game adjourned|adjourned|game break off|play stop|round stop|round interrupt",
         "white adjourns the game", "envelope sealed interrupted power cut fire alarm evacuated outage resumes"},
        {ActWord::seal, "seals", "seal|seal move|put in envelope|write seal move|seal his move",
         "white adjourns the game; white seals Nd5", "envelope written ambiguous sealing"},
        {ActWord::open, "opens the envelope",
         "open envelope|open sealed move|envelope open|open it|open the sealed move|envelope unseal|unseal",
         "arbiter opens the envelope", "envelope inside blank opened"},
        {ActWord::find, "finds",
         "find|discover|observe|detect|arbiter notice|point out that|call attention to|draw attention to",
         "arbiter finds wrong colours", "found noticed saw discovered turned out"},
    };
}

}  // namespace jadoube::desk
