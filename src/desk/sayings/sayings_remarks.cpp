// What stands beside acts and changes nothing of them: it is kept as a remark, word for word.
#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

std::vector<Saying> sayings_on_remarks() {
    return {
        {Manner::moves_later, "some moves later",
         "#count move make by each|#count move play by each|#count move make by both|#count move by each|#count "
         "move each|#count move ago|#count move later|#count more move|after #count move|within #count move|#count "
         "move since|#count more move play|#count move play since|#count more move make|some move ago|#count move "
         "too late|#count move back|#count move after|some move back|one move later|a move later|move later",
         "white Nf3-d3, presses; black points it out some moves later"},
        {Manner::played_on, "both play on",
         "they continue|both continue|they play on|both still play|both go on|they play on for #count move|both play "
         "on for #count move|both continue for #count move|both go on for #count move|both make #count move|they make "
         "#count move|both make #count more move|they make #count more move|both play #count move|both play #count "
         "more "
         "move|game go on|play continue|game continue|play go on|game still go on|game go on for #count move|play go "
         "on for #count move|game continue for #count move",
         "white touches Nf3 on purpose; both play on; black points it out"},
        {Manner::at_once, "at once",
         "immediately|right away|straight away|without delay|before touch anything|before do anything|sofort|gleich|"
         "instantly|in same moment he see it",
         "white Nf3-d3; black points it out at once"},
        {Manner::remark, "on move 12",
         "in #count move|#count move before|for #count move|move #count|at move #count|on move #count|since move "
         "#count|from move #count|until move #count|after move #count|before move #count|#count move play|#count move "
         "each|last pawn move #count move ago|last capture #count move ago|last pawn move #count move|since "
         "#time|since #count min|next move|with next move|on next move",
         "white has a phone on move 12"},
        {Manner::remark, "for some time",
         "#time in air|in air #time|in air|#time long|#time into round|#time into game|#time after start|#time "
         "play|think #time|think #time on it|think for #time|think about it for #time|think about it|wait #time|wait "
         "for #time|#time ago|#time later|after #time|within #time|#time before end|in #time|#time "
         "think|hesitate|hesitate #time|for long time|long time|for some time|gone #time|#time gone already|at "
         "search|at check|at control|at bag check|in search",
         "white touches f3 for some time"},
        {Manner::remark, "while reaching for the king",
         "while capture|while press|while press clock|while move|while castle|without touch|without touch "
         "anything|without "
         "touch piece|reach for #man|while reach for #man|when reach for #man|reach over #man|while reach over "
         "#man|reach across "
         "#man|reach for|reach across board|reach over board|while reach for|when go for #man|go for #man|on way to "
         "#man|pass #man|when pass #man",
         "white touches f3 while reaching for the king"},
        {Manner::remark, "says it was an accident",
         "say it no accident|say that it no accident|say it be no accident|say it a mistake|say it mistake|say by "
         "mistake|say accident|say by accident|claim accident|claim by accident|say not on purpose|say not mean it|say "
         "slip|say mouse slip|say accidental|say by mistake|say only adjust|only adjust|he only adjust|he only adjust "
         "it|only want to adjust|only straighten|he only straighten|only correct|say he only adjust|not mean to "
         "touch|say unintentional|say with sleeve|say not mean to|say not intentional|he say accident|accident he "
         "say|by accident he say|say forget|forget it|say forget it|say he forget it|say he forget|say off|say switch "
         "off|say it off|say it in silent mode|say not know that|by talk|by talk to friend|by talk to neighbour|by "
         "talk to spectator|by stare|by cough|by noise|by talk loud|by eat|by tap|by move about",
         "white touches f3, says it was an accident; black points it out"},
        {Manner::remark, "where another move was possible",
         "#move possible|#move be possible|could play #move|could have play #move|could go to #move|could take "
         "#man|could block|better #move|#move also possible|castling legal|castling possible|castling be legal|"
         "castling be possible|could castle|castling not possible|castling illegal|castling not legal",
         "white moves Nf3-d3 where another move was possible"},
        {Manner::remark, "which one counts",
         "which count|which #count count|which one count|which man count|which piece count|what now|what next|what to "
         "do|how to rule|how decide|which rule|your decision|ok or not|cannot tell whose|not clear whose|nobody know "
         "whose|whose unknown|not know whose|cannot tell who|not clear who|nobody know who",
         "white touches f3; which one counts"},
        {Manner::remark, "his king cannot move",
         "cannot move|cannot go anywhere|no legal move with it|no square for it|hem in|shut in|not able to move|have "
         "no legal move|no legal move of it",
         "white touches f3; his king cannot move"},
        {Manner::remark, "instead of f1",
         "instead of #move|instead of #man|rather than #move|rather than #man|not #move|and not #move|iso #move|"
         "#count instead of #time|#count instead of #count|#time instead of #time|#time instead of #count|#count "
         "iso #count|#count iso #time|like #man",
         "white moves d2-d3 instead of d4"},
        {Manner::remark, "with the knight still at home",
         "with #man still at home|with #man at home|with #man in between|with #man between|with #man in way|with "
         "#man on board|#man still at home|#man in between|#man in way|although #man between|#man and #man still "
         "at home|although #man and #man still at home|although #man still at home|with #man and #man still at "
         "home|with #man and #man in between|although #man and #man stand between|no queen at hand|no #man at hand|"
         "no spare #man|no #man available|no second #man|#man not available|#man not at hand",
         "white castles 0-0 with the knight still at home"},
        {Manner::remark, "one square too far",
         "double step|two step|two square|two square at once|one square too far|#count square|#count square too "
         "far|too far|#count step",
         "white moves d2-d3 one square too far"},
        {Manner::remark, "with the right hand on the table",
         "hand on spare #man|spare #man|arbiter bring #man|arbiter bring spare #man|arbiter fetch #man|arbiter give "
         "#man|have "
         "hand on spare #man|hold spare #man|take spare #man|reach for spare #man|pick up "
         "spare #man|grab spare #man|touch spare #man|spare #man in hand|with spare #man in hand|hand on table|with "
         "right hand on table|with spare #man|to ask for #man|to get "
         "#man|to fetch #man|to look for #man|to smoke|to get coffee|to get drink|to get water|to make call|to "
         "phone|to eat|to castle|to castle long|to castle short|to castle kingside|to castle queenside|in order to "
         "castle|with capture piece|with captured piece|with captured #man|with #who 's captured #man|with opponent "
         "captured #man",
         "white touches f3 with the right hand on the table"},
        {Manner::remark, "nobody heard it",
         "not hear it|not hear|nobody hear it|nobody hear|none hear it|not hear anything|hear nothing|too quiet|"
         "under his breath|see nothing|see nothing of it|look away|away from board|ignore it|ignore offer|ignore "
         "draw offer|not answer|not answer it|not react|no answer|no reaction|not respond|give no answer|say "
         "nothing to it|not reply|without say check|without announce check|without call check|not say check|not "
         "announce check|without say check aloud",
         "white touches f3, nobody heard it"},
        {Manner::remark, "says it is his right",
         "my right|be my right|my right he say|be my right he say|say my right|say his right|he say right|say he "
         "may|say it allow|say allow|say legal|say nothing wrong|not know rule|not know the rule",
         "white touches f3, says it is his right"},
        {Manner::remark, "at every move",
         "every move|each move|at every move|at each move|on every move|all time|all the time|constant|constantly|"
         "after every move|after each move|before every move|again and again|the whole game|whole game|all game|"
         "non stop|nonstop|permanently|2 nd time now|second time now|for second time now|once more|every time|"
         "every few move|second time|third time|2 nd time|3 rd time|#count piece|#count man|several piece|all "
         "piece|all opponent piece|all opponent figure|"
         "all figure|all man|every piece|most piece|many piece|some piece|half of piece|his piece all|all opponent "
         "man|all own piece|for second time|for third time|for fourth time|second time today|third time today|for "
         "second time in #count move|for third time in #count move|for fourth time in #count move",
         "white disturbs the opponent at every move"},
        {Manner::remark, "his first claim was wrong",
         "1 st claim wrong|first claim wrong|earlier claim wrong|last claim wrong|previous "
         "claim wrong|1 st one "
         "wrong|first one wrong|first claim incorrect|1 st claim incorrect|already claim once|claim check|claim "
         "checked|claim checked before|counted twice|count twice|i count|check twice|double checked|checked on "
         "board|checked with sheet|checked",
         "white claims threefold; his first claim was wrong"},
        {Manner::remark, "the sheets say so",
         "sheet say #count|sheet show #count|scoresheet say #count|scoresheet show #count|score show #count|score say "
         "#count|only #count move|sheet have #count|only #count|only #count time|record say #count|count #count|draw "
         "on sheet|drawn on sheet|write on sheet and|on sheet|sheet show #count move|sheet say #count move|scoresheet "
         "show #count move|nobody claim|no claim|neither claim|none claim|no one claim|neither player claim|nobody "
         "claim it|without claim|rule say #count|rule say no draw before move #count|no draw before move #count|rule "
         "say #count move|regulation say #count|regulation say #count "
         "move|minimum #count move|min #count move|acc to sheet|according to sheet|according to scoresheet|acc to "
         "scoresheet|by sheet|correct acc to sheet|correct according to sheet|per sheet|instead of 1-0|instead "
         "of 0-1|1-0 instead of 0-1|0-1 instead of 1-0",
         "white claims fifty moves; the sheets say so"},
        {Manner::remark, "in this ending",
         "#man v #man and #man|#man vs #man and #man|#man against #man and #man|#man and #man v #man and #man|#man v "
         "#man|#man vs #man|#man against #man|#man and #man v #man|#man and #man vs #man|#man and #man against #man|in "
         "rook ending|in pawn ending|in queen ending|in ending",
         "white claims fifty moves in this ending"},
        {Manner::remark, "and so a draw",
         "so draw|therefore draw|hence draw|thus draw|so game draw|and so draw|draw then he say|so he say draw|draw by "
         "that|so that draw|draw sign|sign for draw|sign of draw|draw gesture",
         "white claims perpetual check and so a draw"},
        {Manner::remark, "with the other side to move once",
         "other side to move|other side to move in one of three|other player to move|other side on move|but other side "
         "to move|different side to move|in one of three|in one of them|castling right differ|castling right not "
         "same|en passant possible first time|right differ first time|castling right differ first time",
         "white claims threefold with the other side to move once"},
        {Manner::remark, "before the other noticed",
         "so #who cannot press|so that #who cannot press|before anyone notice|before anybody notice|before player "
         "notice|before either notice|before they notice|"
         "before opponent notice|before #who notice|before #who see|before #who see it|before #who answer|before "
         "#who could answer|before answer|before reply|before #who reply|before #who could reply|before #who accept|"
         "before #who could accept|before #who react|before #who could react|before #who could say anything|before "
         "acceptance|before other notice|before anyone noticed|before anybody noticed|before player noticed|before "
         "either noticed|before they noticed|before opponent noticed|before #who noticed|before other noticed",
         "white's flag falls, before the other noticed"},
        {Manner::remark, "before putting it right",
         "not put it right|not put them right|before fix them|before fix it|before fix|before put them right|before "
         "put it right|before put right|before "
         "restore|before restore them|before restore it|without fix them|without fix it|without put them right|before "
         "put them back|before put it back|before put back|without put them back|without put it back|not put them "
         "back|not put it back|before pick them up|before set them up|before straighten them|before "
         "re-establish|before correct it|before correct them",
         "white knocks over pieces, before putting it right; white presses"},
        {Manner::remark, "and went home",
         "go away|leave together|tell nobody|tell no one|tell arbiter nothing|told nobody|not report it|go to "
         "bar|leave hall together",
         "both agree to a draw, and went home"},
        {Manner::remark, "while the clocks ran",
         "clock still run|clock still run inside|clock run|while clock run|with clock run|clock not stop|with clock "
         "still run|clock run on|clock keep run|his clock run|on run clock|while his clock run|clock stay on|not "
         "move and clock never start|not move and clock not start|clock never start|clock not start|clock never "
         "started|still play|keep play|kept play",
         "both agree to a draw while the clocks ran"},
        {Manner::outside_game, "after the game",
         "after game|after end|at end of game|before game|before round|after lose|after loss|after "
         "defeat|after lose game|after game over|after game end",
         "white insults the opponent after the game"},
        {Manner::remark, "during play",
         "while #who in check|while #who be in check|no default time announce|default time not announce|during "
         "move|during play|in mid game|midgame|in last minute|in first hour|in first minute|at end|in break|"
         "yesterday|last week|in pause|in between|between move|meantime|in meantime|before round #count|in second "
         "period|2 nd period|"
         "second period|first period|1 st period|in first period|in time trouble phase|on own time|during #who "
         "move|during "
         "#who turn|during #who time|on #who move|on #who time|on #who turn|on opponent time|on opponent move|"
         "while #who think|while #who to move|while #who on move|when #who on move|while #who clock run|while #who "
         "turn|while #who still think|while opponent think|when #who to move|with #who to move|while #who away|"
         "while opponent away|outside|in toilet|in restroom|music|loud music on|in row|too early|early|too soon|"
         "out of turn|although #who turn|though #who turn|although it #who turn|though it #who turn|although #who "
         "'s turn|though #who 's turn|although #who on move|though #who on move|although #who to move|though #who "
         "to move|not his turn|not her turn",
         "white insults the opponent during play"},
        {Manner::remark, "the pieces were reset",
         "piece reset|put them back|put piece back|put man back|set them up again|piece put back in start "
         "position|board reset|piece already reset|piece set up again|game set "
         "up anew|piece in box|piece put away|no mate|not mate|it no mate|was no mate",
         "white resigns; the pieces were reset"},
        {Manner::result_written, "signs the result",
         "result enter|result hand in|sign scoresheet|sign sheet|sign|sign scoresheet 0-1|sign scoresheet 1-0|sign "
         "sheet 0-1|sign sheet 1-0|sign 0-1|sign 1-0|sign result slip|1-0|0-1|result be 1-0|result be 0-1|result 1-0|"
         "result 0-1|1/2-1/2|0.5-0.5|sign 1/2-1/2|sign draw|hand in result|hand in 1-0|hand in 0-1|report 1-0|report "
         "0-1|enter 1-0|enter 0-1",
         "white resigns; white signs the result"},
        {Manner::remark, "wonders where it stands",
         "ask arbiter|ask supervisor|ask referee|ask arbiter about it|ask arbiter what to do|ask supervisor what to do|"
         "ask where|ask which square|ask on which square|ask where it stand|not clear where|ask what to do|ask "
         "why|want to know|wonder",
         "white knocks over pieces; black wonders where it stands"},
        {Manner::remark, "as the other understood it",
         "take it as resign|say he mean #move|say mean #move|say he want #move|say he want to play #move|say he mean "
         "to "
         "play #move|take as resign|take it as resignation|take it as offer|take as offer|take it as draw "
         "offer|understand it as|think he resign|think it mate|think mate|think he mate|think it stalemate|believe "
         "mate|believe it mate|think he lose|think it draw|think lose|think he be mate|think flag down|mean i give "
         "check|mean give check|mean check|mean to say check|mean something else|mean other thing|think he win|think "
         "#man|believe #man|mistake it for #man|confuse it with #man|confuse #man and #man",
         "white resigns; as the other understood it"},
        {Manner::remark, "in time",
         "in time|come in time|sit elsewhere|without coat|not english|speak little english|speak no "
         "english|foreign|beginner|a beginner|first tournament",
         "white late 35 min; in time"},
        {Manner::remark, "at his own risk",
         "of own accord|voluntary|voluntarily|without be ask|unasked|own risk|at own risk|from own will|#who allow it",
         "white Nf3-d4, takes it back at his own risk"},
        {Manner::remark, "at the resumption",
         "at resumption|on resumption|game resume|game be resume|resume game|game go on after adjournment|upon "
         "resumption|"
         "after resumption|when game resume|when resume|before resumption|during adjournment|in adjournment|while "
         "adjourned|without "
         "resume|"
         "between session|during break|after adjournment",
         "white resigns at the resumption"},
        {Manner::remark, "writes the time on his sheet",
         "write time on sheet|note time on sheet|write clock time on sheet|note clock time on sheet|note time|write "
         "draw "
         "offer|note draw offer|write draw offer on sheet|note draw offer on sheet|record draw offer|mark draw "
         "offer|show "
         "it to me|show it to arbiter|show me|show sheet|show me sheet|ask for pen|ask for new pen|want new pen|ask "
         "for new "
         "sheet|copy move from #who 's sheet|copy from #who 's sheet|copy from opponent sheet|copy move from opponent "
         "sheet",
         "white touches f3, writes the time on his sheet"},
        {Manner::remark, "appeals against the ruling",
         "appeal|will appeal|want to appeal|appeal against decision|appeal against arbiter 's decision|appeal against "
         "ruling|appeal against it|file appeal|lodge appeal|announce appeal|protest in writing",
         "white touches f3; black points it out; white appeals against the ruling"},
        {Manner::remark, "asks his captain about a draw",
         "ask captain whether to accept|ask captain whether to accept draw|ask captain whether to offer draw|ask "
         "captain "
         "about draw|ask captain if he may accept|ask captain whether to agree|ask captain whether he may offer draw",
         "white offers a draw; black asks his captain about a draw"},
        {Manner::remark, "says that it does not matter",
         "say he no move|say he have no move|say no move left|say he always do that|always do that|say not matter|not "
         "matter|say not mind|not mind|say he not mind|he not "
         "mind|let it pass|say never "
         "mind|never mind|say he joke|only joke|say he only "
         "joke|say he want to adjust|say want to adjust|want to adjust|say he have #time|say he have #time left|say "
         "he have #count minute|say claim gone|say claim be gone|say too late|claim too late|say he must not|claim he "
         "must not|say make your move|say your move|make your move|say make move first|say make your move first|make "
         "your move first|agree to go on|agree to play on|agree to continue|meaning to stop clock|to stop clock|to "
         "fetch "
         "one|to get one|claim interference|say "
         "interference|he mate in one|he have mate in one|mate in one|mate in two|play nothing|do nothing|play "
         "another|play another one|play another one instead|next to #man|beside #man|#count move make|play another "
         "move|play other move|play something else|warn|warn #who|give warning|give #who warning|"
         "caution #who",
         "white's phone rings; black says that it does not matter"},
        {Manner::remark, "withdraws the objection",
         "withdraw objection|withdraw demand|withdraw complaint|withdraw protest|take back objection|take objection "
         "back|take back demand|take demand back|take back complaint|take complaint back|drop objection|drop "
         "demand|drop complaint|drop protest|not insist|not insist any more|no longer insist|not insist on it|no "
         "longer "
         "demand it|say he not mean it|not mean it|say not mean it|say he not want it",
         "white touches f3; black points it out; black withdraws the objection"},
        {Manner::remark, "says that he will think",
         "say he will think|say let me think|let me think|say wait|say he want to think|say he think about it|want to "
         "think|say later",
         "white offers a draw; black says that he will think"},
        {Manner::remark, "wants to see the other scoresheet",
         "want to see opponent|want to see opponent sheet|want to see opponent scoresheet|ask to see opponent "
         "sheet|ask for opponent sheet|ask for opponent scoresheet|want opponent sheet|want opponent scoresheet|want "
         "to see sheet of opponent|want to see other sheet|borrow opponent sheet|want to copy|want to look at opponent "
         "sheet|ask to see opponent scoresheet|want new sheet",
         "white does not record, wants to see the other scoresheet"},
    };
}

}  // namespace jadoube::desk
