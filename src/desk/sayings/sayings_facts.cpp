#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

std::vector<Saying> sayings_on_facts() {
    return {
        {Manner::is_illegal, "illegal",
         "ill|illegal|false|not legal|unlawful|not allow|impossible|regelwidrig|against rule|wrong move|not possible|"
         "cannot move so|cannot go there|jump over #man|jump #man|hop over #man|hop #man|go through #man|move "
         "through #man|through #man|into #man 's line|into line of #man|into check|into check from #man|into check "
         "of #man|attacked square|onto attacked square|through check|through attacked square|over attacked square|"
         "king pass over attacked square|king pass through check|king pass attacked square|out of check|out of "
         "pin|after king move|after rook move|"
         "king move before|king already move|rook already move|rook move before|although king move before|although "
         "rook move before|castling right lose|castling right gone|not allow any more|no longer legal|not legal "
         "any more|no longer possible|against the rule|attacked|square attacked|is attacked there|last move "
         "illegal|move illegal|last move not legal|jump|jump over piece|jump over own piece|jump over pawn|over "
         "man|over piece|across man|with man between|although man stand between|with man in between|with piece in "
         "between|over own man|over other man|not legal move|#man pinned|#man be pinned",
         "white Nf3-d3 illegal, presses"},
        {Manner::is_legal, "legal", "otherwise legal|in order|lawful|correct move|in itself legal|but legal",
         "white castles 0-0 with two hands, otherwise legal"},
        {Manner::not_made, "not made",
         "not play|not make|not yet play|not yet make|not make yet|without make it|without play it|not on board|not "
         "execute|unplayed|not play it",
         "white writes Nf3-d4, not played, claims threefold"},
        {Manner::twice, "two moves running",
         "two move run|2 move run|move twice|two move in row|2 move in row|two move one after other|make two move|make "
         "2 "
         "move|make 2 move run|make two move run|make 2 move in row|make two move in row|play two move in row|play 2 "
         "move "
         "in row|play two move run|play twice|move 2 time|two move at once|two move without wait|play 2 move run",
         "white two moves running: e4-e5, d2-d3", "twice running consecutive double"},
        {Manner::remark, "not declared",
         "not declare|undeclared|not tell arbiter|not tell us|not hand in|not report|not hand over",
         "white has a phone, not declared"},
        {Told{"device_sounded", "off"}, "switched off", "off|switch off|turn off|power off|be off|not switch on",
         "white has a phone, switched off"},
        {Manner::in_bag, "in the bag", "in bag|in rucksack|in backpack|bag under table|in handbag",
         "white has a phone, in the bag"},
        {Manner::ignores_check, "ignores the check",
         "ignore check|not see check|overlook check|not notice check|not see that in check|miss check",
         "white Bc4xf7, presses; black ignores the check, a7-a6, presses"},
        {Manner::remark, "correction",
         "i mean|correction|actually|rather|no sorry|sorry no|no wait|wait no|no i mean|or rather|korrektur",
         "white, correction, black touches c6"},
        {Manner::remark, "in the corridor",
         "in corridor|on table|on other board|in ear|in #who 's ear|in his ear|in hallway|in lobby|in foyer|outside "
         "hall|in stairwell|in cloakroom|in audience|in hall|in play "
         "hall|in playing hall|in room|at door|in doorway|on stage|in car park|in analysis room|in bar|off board|on "
         "board|from board|in play area|in playing area|at next table|in front row|in street|in lift|on stairs|inside "
         "hall|inside|inside room|inside play hall",
         "white offers a draw in the corridor"},
        {Manner::remark, "with the pen",
         "with pen|with pencil|with biro|with his pen|with #count finger|with two finger|with one finger|with "
         "fingertip|with thumb|with back of hand|in one go|in one movement",
         "white touches f3 with the pen"},
        {Manner::remark, "unnoticed",
         "unnoticed|nobody notice|neither notice|noticed by nobody|neither player notice|nobody noticed|neither "
         "noticed|neither player noticed|nobody say anything|nobody object|nobody protest|no one object|no one say "
         "anything|nobody complain|nobody say word|no objection",
         "white's flag falls, unnoticed"},
        {Manner::remark, "spectators watching",
         "crowd watch|people watch|spectator watch|with crowd watch|parent watch|many people watch|everybody "
         "watch|in front of crowd|camera run|tv there",
         "white touches f3, spectators watching"},
        {Manner::remark, "both hands on the table",
         "both hand on table|two hand on table|both hand under table|both hand in lap|both hand on his head|hand on "
         "table|his hand on table",
         "white d2-d3, presses, both hands on the table"},
        {Manner::remark, "nobody calls it",
         "nobody call it|nobody called it|neither call it|none call it|no one call it|nobody call flag|no one call "
         "flag",
         "white's flag falls, nobody calls it"},
        {Manner::remark, "feels ill", "feel ill|fall ill|get ill|become ill|feel sick|unwell|feel unwell|faint|krank",
         "white feels ill; white stops the clocks"},
        {Manner::remark, "power cut",
         "power cut|power failure|power outage|blackout|fire alarm|light out|light go out|lights out|because of "
         "fire alarm|because of power cut|because of power failure|due to fire alarm|due to power cut",
         "power cut, arbiter adjourns the game"},
        {Manner::remark, "because of the traffic",
         "traffic|because of traffic|blame traffic|traffic jam|in traffic|train late|train delayed|bus late|miss "
         "train|miss bus|overslept|oversleep|traffic he say|he say traffic|say traffic|say train late|bc traffic|bc "
         "train|because of train|bc of traffic|stick in traffic|stuck in traffic",
         "white late 35 min, because of the traffic"},
        {Manner::remark, "no man can take it",
         "nothing can take it|nothing can capture it|no legal capture|no legal capture exist|no piece can take it|no "
         "man can capture it|cannot be taken by anything|see nothing can take it|only then see nothing can take it|no "
         "capture possible|no legal capture of it|no capture of it|no legal capture of #man|cannot be captured|cannot "
         "be taken|cannot take it|nothing can capture|no #man move|no legal #man move|no legal move of #man",
         "white touches f6, no man can take it"},
        {Manner::remark, "not on move", "not on turn|not to move", "white leaves the board, not on move"},
        {Manner::put_back, "puts it back",
         "back|back again|put back|put it back|put back down|stand it up|put back up|put it back again|set it back|"
         "put down again|place it back|put it back there|set up again|put right|put them right|restore piece|put "
         "piece back|put man back|stell zurück|put back in place|return to square|return it to square|return it|"
         "back on square|back to square|put it back on square|restore them|restore man|put man right|put "
         "piece right",
         "white touches f3, puts it back, moves d2-d3", "back again stood restored"},
        {Manner::remark, "on move",
         "have move|while have move|when have move|on turn|to move|on his move|on own move|on his turn|own turn|on "
         "his own move|am zug|during turn|during own turn|while on turn|in own time|on own time|during own time|"
         "own clock run|while on move|while to move|though on move|although on move",
         "white (on move) touches f3"},
        {Manner::remark, "says sorry",
         "say sorry|sorry|apologise|excuse himself|say sorry wrong one|sorry wrong one|wrong one|oops|beg pardon|"
         "excuse|say pardon|pardon|apologise at once|ask for pardon|say oops|say ups|say excuse me|say my mistake|"
         "my mistake|say he be sorry|say she be sorry",
         "white touches f3, says sorry, moves d2-d3", "wrong one"},
        {Manner::remark, "from the start",
         "from start|at start|since start|from beginning|since beginning|from begin|at begin|from move 1|since move "
         "1|from first move",
         "arbiter finds men set up wrongly from the start"},
        {Manner::noticed, "noticed only now",
         "seen|noticed|spotted|only seen now|seen only now|only noticed now|noticed only now|seen later|noticed "
         "later|see at once|notice|notice it|notice at once|notice late|notice only after|see only later|discover only "
         "now|only discover now|come to light now|spot later|found now|found later|see|they see|he see|see that|they "
         "see that|then see|only then see|then notice|only then notice|only then noticed|right after see|realise|then "
         "realise|only then realise|realise that|turn out|turn out that|it turn out|not notice|not notice it|not see "
         "it|not realise|not realise it",
         "white Nf3-d3, presses; noticed only now"},
        {Manner::remark, "in time trouble",
         "king first|first king|K first|with king first|by mistake|in error|by error|by oversight|in time trouble|time "
         "trouble|in time scramble|in "
         "scramble|time scramble|in zeitnot|zeitnot|in "
         "blitz finish|in mutual time trouble|in mutual zeitnot|in hurry|out of habit|by habit|in rush|in "
         "excitement|during game|in last round|in middle of game|in open|in this game|in opening|in endgame|with "
         "big gesture|nothing announce|on hour|at first|in first place|of course|in end|with one hand|one hand|in "
         "anger|by reflex|one move too late|move too late|too late|during scramble|during time trouble|during "
         "zeitnot|during time scramble|in winning position|in lost position|in better position",
         "white Nf3-d3 in time trouble, presses"},
        {Manner::wants, "wants",
         "want|want to|want to play|want to move|now want|now want to play|will play|will play now|will now play|"
         "want to play now|now want to move|want back|now want back|want now|want to play instead|want instead|"
         "would like to play|would like|want to go|want to put|will play instead|want to change to|want to move "
         "instead|wish to play|intend to play|try to play|now try to play|now play instead|prefer|want other move|"
         "want another move|want to continue with|want to castle instead|please|pls|bitte|now please|will doch|"
         "will jetzt|will lieber|möchte|moechte|möchte lieber",
         "white touches f3, wants to play d2-d3", "instead another"},
        {Manner::start_time, "start of the round at",
         "start at|play start|play start at|play begin|round start|round start at|game start at|start of round|play "
         "begin at|start time|round begin "
         "at|start of play",
         "white late 35 min; start of the round at 15:00"},
        {Manner::right_hand, "with the right hand", "right hand|with right hand|with right|use right hand",
         "white moves d2-d3 with the right hand, presses"},
        {Manner::left_hand, "with the left hand", "left hand|with left hand|with left|use left hand",
         "white moves d2-d3 with the left hand, presses"},
        {Manner::rook_first, "the rook first",
         "rook first|first rook|rook before king|R first|with rook first|touch rook first|move rook first|take rook "
         "first|rook hand first",
         "white castles 0-0 the rook first"},
        {Manner::adjusts, "straight",
         "straight again|upright|in middle of square|in centre of square|to middle of square|to centre of square|back "
         "in middle|properly on square|gerade",
         "white puts f3 straight"},
        {Manner::crossed_out, "crosses it out",
         "cross out|cross it out|cross out on sheet|strike out|strike it out|erase it|delete it",
         "white writes Nf3-d4, crosses it out, claims threefold with Nd5"},
        {Manner::gesture, "makes a gesture",
         "nod|shake hand|offer hand|give hand|hold out hand|stretch out hand|smile|shrug|gesture|cross arm|cross "
         "finger|congratulate|say congratulate|say well played|well played|say good game|good game|gg|say "
         "gg|wave|lay down king|tip over king|lay king down|tip king|tip own king|turn king over|knock over own king|"
         "handshake|say i give|i give|say thanks|say thank you|say bravo|stand up and smile|thumb up",
         "white makes a gesture, resigns"},
        {Told{"offer_conditional", true}, "upon a condition",
         "conditional|if #who take #man|if #who give #man|if #who go to #move|conditional offer|on condition|unless "
         "#who play #move|unless you play #move|if #who play "
         "#move|if you play #move|if #who take back|only if #who play #move|provided that #who play #move|but only if "
         "#who agree to rematch|if #who lose on board #count|if teammate win|if you want",
         "white offers a draw upon a condition"},
        {Told{"moves_by_each", 0}, "no move was made",
         "no move make|before single move|before any move|before first move|before single move make|before any move "
         "make|before one move make|without single move|without make move|without move make|without play move",
         "both agree to a draw; no move was made"},
        {Told{"upside_down", true}, "upside down", "upturned|turn upside down|inverted|the wrong way up|wrong way up",
         "white moves b7-b8; white puts a rook on b8 upside down"},
        {Told{"times_stood", 1}, "the position stood only once",
         "only once|position only once|stand only once|once only|occur only once|position occur only once|position "
         "stand "
         "once|position stand for first time|only 1 time|not repeated|position not repeated|position not stand before",
         "white claims threefold; the position stood only once"},
        {Told{"times_stood", 2}, "the position stood only twice",
         "only twice|only two time|position only twice|stand only twice|twice only|not three time|only 2 time "
         "yet|occur only twice|occur only two time|happen only twice|it occur only twice|come only twice|occur twice|"
         "position occur only twice|not third time|only second time|position only 2 time|position "
         "2 time only|only 2 time on board|stand only 2 time|position only two time|position stand twice|position "
         "stand two "
         "time|position stand 2 time|same position stand twice|position occur twice|find only two|find only two "
         "time|find "
         "only twice",
         "white claims threefold; the position stood only twice"},
        {Told{"times_stood", 3}, "the position stood three times", "it stand three time|it stand 3 time",
         "white claims threefold; the position stood three times"},
        {Told{"times_stood", 4}, "the position stood four times",
         "position stand 4 time|same position stand four time|same position stand 4 time|position occur four "
         "time|same position occur four time|same position occur 4 time|stand four time|occur four time",
         "white claims threefold; the position stood four times"},
        {Told{"times_stood", 5}, "the position stood five times", "",
         "white claims threefold; the position stood five times"},
        {Told{"position_known", false}, "the position is not known",
         "position unclear|no position known|position not known|position unknown|position cannot be reconstruct|cannot "
         "be "
         "reconstruct|position cannot be restored|cannot reconstruct|cannot reconstruct position|nobody know "
         "position|position not reconstructable|position lost|position can not be reconstruct|cannot be "
         "establish|position not certain|position not sure|position not clear|not sure of position|position in "
         "doubt|nobody sure of position",
         "white knocks over pieces; the position is not known", "reconstructed reconstruct"},
        {Told{"check_origin_known", false}, "nobody knows since when",
         "not know since when|nobody know since when|since when unknown|unknown since when|not clear since "
         "when|unclear since when|nobody know when|nobody know from when|none know since when|origin unknown|last move "
         "unknown|last move not known|not know last move|nobody know last move|not know how long",
         "arbiter finds a king left in check; nobody knows since when", "since when"},
        {Told{"touched_to_castle", true}, "in order to castle",
         "to castle|so as to castle|mean to castle|intend to castle|with intent to castle|with intention of "
         "castle|with "
         "intention to castle|want castle",
         "white touches Ke1 and Rh1 in order to castle"},
        {Told{"opponents_force", "king"}, "the opponent has only a bare king",
         "bare king|bare K|K only|only K|only king|king only|lone king|only king left|bare|king alone|K alone|alone "
         "king|nothing but king|king and nothing else|naked king|bare K only|bare K v|nothing left|nothing but K|no "
         "piece left|no man left|only king leave|only K leave|a bare K",
         "black's flag falls; white has a bare king", "bare material only mate"},
        {Told{"opponents_force", "king_and_minor"}, "the opponent has only king and minor piece",
         "K and N only|K and B only|only K and N|only K and B|only king and knight|only king and bishop|king and "
         "knight only|king and bishop only|K and S only|K and L only|only bishop left|only knight left|lone bishop|"
         "lone knight|K and B v bare K|K and N v bare K|K and B v K|K and N v K|K and B against bare K|K and N "
         "against bare K|K and B against K|K and N against K|K and B vs bare K|K and N vs bare K|K and bishop v "
         "bare K|K and knight v bare K|only one bishop|only one knight|king and bishop v bare king|king and knight "
         "v bare king|king and bishop against bare king|king and knight against bare king|one minor piece only|"
         "only minor piece|bishop only|knight only|lone N|lone B|only knight|only bishop|only N|only one N",
         "black's flag falls; white has only king and bishop", "only knight bishop material"},
        {Told{"opponents_force", "king_and_two_knights"}, "the opponent has only king and two knights",
         "K and 2 N only|only K and 2 N|only king and two knight|king and two knight only|king and 2 knight only|only "
         "two knight|two knight only|2 knight only|only 2 knight|K and 2 N|K and two N|king and 2 knight|king and two "
         "knight",
         "black's flag falls; white has only king and two knights", "two knights material"},
        {Told{"opponents_force", "more"}, "the opponent has enough left to mate",
         "still pawn|still have pawn|pawn left|still queen|still rook|queen left|rook "
         "left|enough material|still farmer|still have queen|still have man|still one pawn|one pawn left|"
         "plenty of material|enough piece|still have piece left|piece left|lot of material|only pawn|pawn "
         "only|only one pawn|K and R only|K and Q only|K and P only|K and pawn only|only K and P|only K and R|only K "
         "and Q|K and R left|K and P left|K and Q left|still one rook|R left|Q left|P left|still material|still mating "
         "material|enough to mate|can still mate",
         "black's flag falls; white has a pawn left", "still left farmer"},
        {Told{"illegal_moves_before", 0}, "first illegal move",
         "first one|1 st illegal|1 st illegal move|first illegal|1 st ill move|first illegal one|1 st one|no illegal "
         "move before",
         "white Nf3-d3, presses; black points it out; first illegal move"},
        {Told{"illegal_moves_before", 1}, "second illegal move",
         "second one|2 nd illegal|2 nd illegal move|second illegal|2 nd ill move|second illegal one|2 nd one|one "
         "illegal move before|2 nd illegal one|already one illegal move",
         "white Nf3-d3, presses; black points it out; second illegal move"},
        {Told{"illegal_moves_before", 2}, "third illegal move",
         "third one|3 rd illegal|3 rd illegal move|third illegal|3 rd one|third time illegal|3 rd illegal one",
         "white Nf3-d3, presses; black points it out; third illegal move"},
        {Told{"completed", false}, "not pressed",
         "not press|no press|clock not press|without press|press not|not press clock|not yet press|before press|not "
         "hit clock|no press clock|forget press|forget to press|forget press clock|forget to press clock|without press "
         "clock|clock not yet press|not press yet|forget clock|without clock|no clock press|not hit button|before he "
         "press|before he press clock|not clk|no clk|clock still not press|clock not hit|not touch clock|still not "
         "press|clk not press|clock untouched|ohne uhr|without hit clock|not stop clock|before clock|press not yet|no "
         "press yet|no press between|unpressed|clock unpressed",
         "white Nf3-d3, not pressed; black points it out", "forgot press clock clk waits waiting waited"},
        {Told{"completed", true}, "the move was completed",
         "illegal move complete|complete illegal move|complete with clock|complete it with clock|move complete",
         "arbiter finds an illegal move of white; the move was completed", "pressed completed"},
        {Told{"first_flag", rules::kCannotBeEstablished}, "nobody knows which flag fell first",
         "nobody know which first|nobody know which fall first|nobody know which flag fall first|not known which "
         "fall first|nobody see which fall first|unclear which fall first|cannot tell which fall first|not known "
         "which flag fall first|which flag fall first not known|first flag unknown|not know which flag first|"
         "cannot tell which flag first|which flag first not known|nobody see which flag first|nobody see whose "
         "flag fall first|nobody see whose flag first|not known whose flag fall first|nobody know whose flag fall "
         "first",
         "white's flag falls; black's flag falls; nobody knows which flag fell first", "first flag both"},
        {Told{"move_written", false}, "the move was not written",
         "move not write|nothing write|nothing write down|no move write|without write move|move not write down",
         "white claims threefold with Nd5, the move was not written", "sheet announced intended"},
        {Told{"move_written", true}, "written on the scoresheet",
         "write|write down|write on sheet|write on scoresheet|write down on scoresheet|write on scoresheet first|note "
         "on scoresheet|write it down",
         "white writes Nf3-d4, claims threefold", "sheet crossed announced intended"},
        {Told{"opponent_replied", true}, "the opponent has replied",
         "opponent reply already|opponent already reply|opponent already move|reply already make|opponent have "
         "reply|opponent already answer|opponent have answer|opponent have already move|reply make|already reply",
         "white touches f3, plays d2-d3; the opponent has replied", "already replied"},
        {Manner::in_check, "in check", "in check|stand in check|while in check|being in check|im schach",
         "white Bc4xf7, presses; black in check plays a7-a6", "kings check"},
        {Told{"arbiter_saw", true}, "the arbiter saw it",
         "arbiter saw|arbiter see|arbiter see it|seen by arbiter|i see it|i see|i watch|i watch it|witness by "
         "arbiter|i witness|i see everything|arbiter watch|see it myself|i see it myself|arb see",
         "white touches f3; arbiter saw it", "saw seen witness"},
        {Told{"arbiter_saw", false}, "the arbiter did not see it",
         "arbiter not see|arbiter not see it|not seen by arbiter|i not see it|i not look|arbiter not there|nobody "
         "see it|none see it|no one see it|no witness|without witness|while i at other board|while i at another "
         "board|while i be away|while i "
         "be at other board|while i away",
         "white touches f3; arbiter did not see it", "saw nobody"},
        {Told{"last_period", true}, "in the last period",
         "last period|in last period|final period|in final period|last time control|in last time control",
         "white's flag falls in the last period", "control period quickplay"},
        {Told{"last_period", false}, "before the last period",
         "not last period|not in last period|first control|in first control|first time control|in first time "
         "control|not last control|not in last time control",
         "white's flag falls before the last period"},
        {Told{"moves_completed_in_time", true}, "the moves were completed in time",
         "move complete in time|complete his move in time|make all his move|make all move|make his move in time|move "
         "make in time|make his #count move|has make his #count move|complete his #count move|complete #count move in "
         "time|make #count move in time|all move make|#count move make in time|make time control|reach time "
         "control|time control reached|control reached",
         "white's flag falls, the moves were completed in time", "completed control reached made forty"},
        {Told{"moves_completed_in_time", false}, "the moves were not completed in time",
         "move not complete in time|not complete his move in time|not make his move in time|not make all his move|not "
         "make all move|not make his #count move|not complete his #count move|not complete #count move|move not make "
         "in time|miss time control|not reach time control|time control not reached|control not reached",
         "white's flag falls, the moves were not completed in time", "completed control reached missed"},
        {Told{"signed", true}, "both signed the result",
         "both sign|both sign result|both sign it|result sign by both|both sign sheet|both sign scoresheet|sheet "
         "sign|sheet signed|scoresheet sign|scoresheet signed|result signed|sign by both|signed by both|both player "
         "sign|both signed",
         "white claims a wrong result; both signed the result", "signed signatures"},
        {Told{"signed", false}, "not both signed the result",
         "not both sign|not sign|only one sign|not sign yet|nobody sign|result not sign|sheet not sign|scoresheet not "
         "sign|unsigned|not sign by both|not signed|only one signed|not signed yet",
         "white claims a wrong result; not both signed the result", "unsigned"},
        {Told{"has_increment", false}, "no increment",
         "no increment|without increment|no incr|without incr|no delay|no inc|without inc|no bonus|without delay|no "
         "add|no increment game",
         "white claims no win by normal means; no increment", "incr"},
        {Manner::increment, "increment of", "increment|incr|inc|bonus of|bonus|zuschlag",
         "white does not record; increment of 30s", "seconds incr"},
        {Manner::default_time, "default time of", "", "white late 10 min; default time of 15 min",
         "tolerance allowed grace waiting"},
        {Manner::man_left, "without taking off the man",
         "without take off man|without take man off|not take off man|not take man off|without take off #man|without "
         "take #man off|not take off #man|not take #man off|#man not take off|#man be not take off|without remove "
         "#man|not remove #man|#man not remove|forget to remove #man|forget to take off #man|forget to take #man "
         "off|leave #man on board|leave "
         "#man on|#man leave on board|without remove man|capture piece not take off",
         "white Bc4xf7 without taking off the man, presses", "captured off removing"},
        {Manner::not_replaced, "the pawn stays",
         "not replace|not replace pawn|pawn not replace|pawn not exchange|not exchange pawn|not promote|pawn stay|"
         "pawn remain|no piece put|without replace|no promotion|pawn still there|pawn still on|still pawn on|pawn "
         "stand|no piece put on board|leave pawn|pawn leave on|pawn left on|pawn leave there|put nothing|put "
         "nothing there|put no piece|put no piece there|no piece on board|nothing put|put nothing on board|no new "
         "piece|without put piece|without new piece|no piece|no queen put|no piece put there|no piece for it|"
         "without promote|without promote pawn|without change pawn|not change pawn|without promotion|not promote "
         "pawn|without exchange pawn|leave it "
         "as pawn|stay pawn|remain pawn",
         "white moves b7-b8, presses; the pawn stays", "promoted replaced exchanged"},
        {Manner::clock_shows, "clock shows", "clock show|clock|time left|show|left|remain|time remain|on clock",
         "white Nf3-d3, presses; white's clock shows 0:05:00", "minutes left"},
        {Told{"device_sounded", "no"}, "the phone was silent",
         "not ring|phone not ring|not sound|make no sound|not make sound|without sound|on silent|in silent mode|silent "
         "mode|not beep|mute|in flight mode|flight mode|no sound",
         "white has a phone; the phone was silent", "rang off switched"},
        {Told{"device_sounded", "again"}, "it rang again",
         "ring again|ring second time|ring for second time|again ring|ring twice|ring again and again|second ring|ring "
         "for 2 nd time|ring 2 nd time|ring 3 rd time|ring for third time|go off 2 nd time|beep 2 nd time",
         "white has a phone; it rang again", "rang twice"},
        {Told{"device_sounded", "once"}, "it rang once", "ring|ring once", "white has a phone; it rang once", "rang"},
        {Told{"device_place", "off_in_bag"}, "switched off in the bag",
         "off in bag|switch off in bag|in bag switch off|off in rucksack|switch off in rucksack|off in backpack|switch "
         "off in backpack|in bag off|in bag but off",
         "white has a phone switched off in the bag", "off bag"},
        {Told{"device_place", "on_person"}, "on his person",
         "wear|in pocket|in pockets|in both pocket|in jacket|on person|on him|in trouser|in jacket pocket|in trouser "
         "pocket|in his coat|on wrist|on "
         "arm|in his hand|in coat|in jackets|in trousers|in coat pocket|on body|on his wrist",
         "white has a phone in his pocket", "jacket wrist"},
        {rules::Play::rapid, "rapid", "rapid play|rapid game|schnellschach|rapidplay|in rapid|rapid chess",
         "white Nf3-d3, presses; black points it out; rapid"},
        {rules::Play::blitz, "blitz", "blitz play|blitz game|blitzpartie|in blitz|blitz chess",
         "white Nf3-d3, presses; black points it out; blitz"},
        {rules::Play::standard, "standard play",
         "standard|classical|standard game|long play|slow play|classical game|normal game|in standard|classical chess",
         "white Nf3-d3, presses; black points it out; standard play"},
    };
}

}  // namespace jadoube::desk
