#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::Kind;

std::vector<Saying> sayings_on_conduct() {
    return {
        {Did{Kind::conduct_absent}, "is late or absent",
         "absent|not here|not present|not arrive|not appear|late|arrive late|come late|late arrive|not at board|"
         "arrive too late|come too late|turn up late|show up late|not show up|not turn up|not come|not at table|"
         "missing player|late for round|late for start|not arrive yet|verspätet|zu spät|kommt zu spät|late by|"
         "arrive late by|fail to appear|sit at wrong table|sit at wrong board|at wrong table|at wrong board|go to "
         "wrong table|play at wrong table|withdraw from tournament|withdraw by phone|withdraw from event|pull out "
         "of tournament|pull out|withdraw before round|not in seat|seat empty|chair empty|board empty|nobody at "
         "board|not come back|not return|not return to board|not come back to board|cease play|not present|cease to "
         "play|refuse to resume|refuse to continue game|refuse to resume play|not resume|not resume play|oversleep|"
         "stay away|not sit|come back late|return late|still not here|still absent|not come to resumption|not come "
         "to game|not appear for resumption|not come for resumption|absent at resumption",
         "black is late 35 min",
         "came start withdrew default tolerance gone traffic away wrong table arrived zero bye train bus overslept "
         "delayed seat sat missing withdraws tournament"},
        {Did{Kind::conduct_absent},
         "never comes",
         "never come|never come to resumption|never come for resumption|never come to game|never arrive|never "
         "appear|never show up|never turn up|not turn up at all|not arrive at all|not "
         "show up at all|not come at all|no show|no-show",
         "white never comes",
         "arrived show",
         {{"default_time_passed", true}}},
        {Did{Kind::conduct_absent},
         "is late beyond the default time",
         "arrive after default time|come after default time|late beyond default time|after default time|over default "
         "time|late after default time|arrive after default|come after default",
         "white arrives after the default time",
         "default arrived",
         {{"default_time_passed", true}}},
        {Did{Kind::conduct_device}, "has a device",
         "have phone|watch show message|smartwatch show message|smart watch show message|message on phone|message on "
         "watch|receive message|phone light up|phone screen light up|phone find|phone|device|have device|device find|"
         "mobile|have mobile|handy|have handy|smartwatch|have smartwatch|bring phone|have phone with him|carry phone|"
         "phone see|mobile phone|have mobile phone|cell|electronic watch|headphone|earphone|earbud|airpod|have tablet|"
         "have laptop|electronic device|have electronic device|have earpiece|earpiece|carry mobile|hold phone|phone "
         "on table|phone lie on table|look at phone|check phone|take phone out|phone out|phone switch on|text|text on "
         "phone|look at his phone|tablet|tablet for notation|have tablet on table|hearing aid|hearing aid with "
         "bluetooth|bluetooth|bluetooth headset|casio|digital watch|have digital watch|fitness watch|fitness band|"
         "fitbit|apple watch|smart watch|camera pen|power bank|powerbank|pager|music player|mp3 player|ipod|listen to "
         "music|play with phone|use phone at board|phone on|phone be on|phone not off|take call|answer phone|answer "
         "call|make call|phone call|look at watch|earpod|earpods|in-ear|earplug|smart glass|smart glasses|read "
         "message|send message|sms|whatsapp|tablet on|laptop|laptop on table|have power bank|walkie talkie|get text|"
         "receive text|receive message|use tablet|use tablet for record|use tablet for notation|use laptop",
         "white has a phone",
         "watch beeped casio tablet headphones earphones bluetooth hearing aid phn cell texting engine electronic "
         "jacket battery ipod music player powerbank charger pager display wears declared vibrated message call buzz "
         "buzzing checking"},
        {Did{Kind::conduct_device},
         "has a device that rings",
         "phone ring|smart watch beep|smart watch vibrate|smart watch ring|smartwatch beep|smartwatch "
         "vibrate|smartwatch "
         "ring|mobile make sound|watch make sound|device make sound|alarm on watch go off|alarm of watch go off|watch "
         "alarm go "
         "off|phone go off|mobile ring|device ring|handy ring|phone sound|phone make noise|phone vibrate|"
         "phone beep|mobile go off|device beep|watch beep|phone alarm ring|phone buzz|phone make sound|handy "
         "klingelt|watch ring|watch alarm ring|phone call come|message tone|phone ping|ringtone|watch go off|phone "
         "alarm|casio beep|watch beep on hour|watch beep hour|hour beep|casio beep on hour|alarm go off|alarm ring|"
         "alarm clock ring|phone peep|phone make beep|tablet ring|tablet beep|handy ring in|mobile vibrate|mobile "
         "buzz|smartwatch vibrate|smartwatch beep|smartwatch ring|phone play music|phone start to ring|mobile "
         "phone ring|cell phone ring|phone light up and ring|sms tone|hearing aid whistle|hearing aid beep|car "
         "alarm|pager go off|mobile phone go off|cell phone go off|mobile phone vibrate|phone alarm go off",
         "white's phone rings",
         "rang beeped alarm sounded watch casio hour phn buzz buzzed buzzing sms ping tone vibration message",
         {{"device_sounded", "once"}}},
        {Did{Kind::conduct_device},
         "has a device that rings in the bag",
         "phone ring in bag|phone in bag ring|phone go off in bag|phone in bag go off|mobile ring in bag|mobile go "
         "off in bag|device ring in bag|phone ring in rucksack|phone ring in backpack|phone ring in handbag|phone "
         "in rucksack ring|phone in backpack ring|phone in handbag ring|phone vibrate in bag|phone beep in bag|bag "
         "ring|mobile phone go off in bag|mobile phone ring in bag|cell phone ring in bag",
         "white's phone rings in the bag",
         "rang handbag rucksack backpack",
         {{"device_place", "elsewhere"}, {"device_sounded", "once"}}},
        {Did{Kind::conduct_device},
         "has a device that rings again",
         "phone ring again|phone ring twice|phone ring second time|phone go off again|mobile ring again|mobile go "
         "off again|phone beep again|watch beep again|device ring again|phone ring two time|phone ring 2 nd time|"
         "mobile ring 2 nd time|phone go off 2 nd time|phone beep 2 nd time|phone ring for second time|phone ring "
         "for 2 nd time|handy ring again|watch beep second time|watch beep twice|device beep twice|mobile ring "
         "twice|device ring twice|phone beep twice|watch ring twice|phone vibrate twice",
         "white's phone rings again",
         "rang twice second",
         {{"device_sounded", "again"}}},
        {Did{Kind::conduct_regulations}, "breaks a regulation",
         "break regulation|break regulation of event|break rule of event|violate regulation|act against "
         "regulation|breach regulation|not follow regulation|ignore regulation",
         "white breaks a regulation", "breached broke regulations dress"},
        {Did{Kind::conduct_leave},
         "leaves the board",
         "leave board|left board|walk away from board|go away from board|leave table|get up|stand up often|get up "
         "often|walk around|walk around hall|stand up all time|away from board|not at board often|wander about|wander "
         "around|walk about|watch other game|go to look at other board|look at other board|look at other game",
         "white leaves the board",
         "walks left gone corridor stands wanders often coffee",
         {{"place_left", "board"}}},
        {Did{Kind::conduct_leave}, "leaves",
         "leave without say where|walk away|wander off|wander away|disappear|go missing|walk out|walk off|left without "
         "say anything|leave without say anything|left without word|leave without word",
         "white leaves", "gone away"},
        {Did{Kind::conduct_leave},
         "leaves the playing area",
         "leave play area|leave hall|leave room|leave play hall|left play area|left hall|left room|go out of hall|"
         "go outside hall|leave tournament hall|go to corridor|walk out of hall|go into corridor|go out of room|"
         "leave area|go to analysis room|go to bar|go to smoke area|go to lobby|go into lobby|leave play room|"
         "leave playing hall|go upstairs|go downstairs|go to other hall|go into other room|stand in corridor|go "
         "out to corridor|leave the area|go to bookstall|go to refreshment room|go to cafe|go outside play area|"
         "walk outside area|left play hall|left tournament hall|left tournament room|left play room|go to toilet|"
         "toilet break|go to bathroom|visit toilet|go to loo|toilet again|toilet often|go to toilet often",
         "white leaves the playing area",
         "left outside gone toilet bathroom corridor out smoking bar analysis lobby",
         {{"place_left", "area"}}},
        {Did{Kind::conduct_leave},
         "leaves the venue",
         "leave venue|leave play venue|leave venue of play|leave building|left venue|left building|go outside|go "
         "outside venue|go out of building|leave hotel|go outside building|walk out of building|leave site|go to "
         "car|go outside to smoke|smoke outside venue|smoke outside|go outside for smoke|go out to smoke|smoke "
         "outside building|smoke in car park|smoke on street|go to shop|go to hotel|go to get car|leave house|go "
         "into street|sit in car|go to hotel room|leave premises|go outdoors|go for walk outside|walk outside|go "
         "home|go out for smoke|go out for cigarette",
         "white leaves the venue",
         "left outside gone home street building smoke car shop",
         {{"place_left", "venue"}}},
        {Did{Kind::conduct_recording}, "does not record",
         "not record|not write|stop write|stop record|not keep score|not write move|not record move|stop keep "
         "score|not write down move|stop write move|not notate|no longer write|no longer record|not keep record|not "
         "keep scoresheet|stop notate|without record|forget to write|not write anything|not write more|play without "
         "write|stop notation|no notation|not write any more|no longer notate|not record any more|not keep "
         "notation|miss write move|not note move|behind with notation|behind with write|behind with scoresheet|write "
         "only symbol|illegible|write illegible|scoresheet illegible|sheet illegible|scoresheet unreadable|write in "
         "own language|write unreadable|refuse to write|refuse to record move|refuse to notate|sheet empty|scoresheet "
         "empty|scoresheet blank|write in bed|not write last move|tick move|make tick|write x mark|write mark instead "
         "of move|write only mark|make mark instead of move|sheet cannot be read|sheet can not be "
         "read|only tick|record with tick|write "
         "move late|write two move at once|write several move at once|write #count move at once|fill in move later|not "
         "fill in move|write on hand|not write last #count move|last #count move not write|not write #count move|not "
         "record last #count move|not record #count move|sheet unreadable|sheet not readable|scoresheet not "
         "readable|keep score only with tick|with tick|write move 2 at a time|write two move at a time|write 2 move at "
         "a time|write move two at a time|keep score with tick",
         "white does not record",
         "sheet writing notation arrows differs scoresheet notes wrote score lost symbols marks illegible abbreviation "
         "behind minutes"},
        {Did{Kind::conduct_recording_ahead}, "writes the move first",
         "write move first|write down move before play it|write move down before play it|write move down before make "
         "it|record move before play it|record move before play|record move before make it|write move "
         "before make it|write move before play|write move in advance|write in advance|"
         "write down move first|write move before|write ahead|record in advance|write first|record move first|"
         "write before move|write before make move|write before play|note move before|record before play|write "
         "every move first|write it first|write it before|write move before he make it|write before he play|write "
         "down before play|note move first|write move cross out write other|write down first|"
         "write it down first|record before make move|write candidate move|write move hide it|write move change it|"
         "pre-write|prewrite|write down move before move|notate before move|notate move first|write move before "
         "play them|write move before play it|write move before make them|write before play them|note move before "
         "play it|note move before make it",
         "white writes the move first", "wrote written sheet crossed scoresheet covers hides crossing"},
        {Did{Kind::conduct_recording_behind}, "moves before writing",
         "move before write|not write last move|reply before write|reply without write|answer before write|not write "
         "opponent move",
         "white moves before writing", "sheet behind wrote blitz"},
        {Did{Kind::conduct_record_incomplete}, "has an incomplete scoresheet",
         "scoresheet incomplete|incomplete scoresheet|sheet incomplete|incomplete sheet|have incomplete scoresheet|"
         "move miss on scoresheet|move miss on sheet|scoresheet have gap|gap in scoresheet|sheet not up to date|"
         "scoresheet not up to date|lose sheet|lose own sheet|lose scoresheet|lose own scoresheet|sheet lose|sheet "
         "lost|scoresheet lost|tear sheet|tear up sheet|tear up scoresheet|sheet torn|spill coffee on sheet|sheet "
         "wet|miss #count move|sheet miss move|#count move miss|#count move miss on sheet|sheet not complete|"
         "scoresheet not complete|not complete sheet|not complete scoresheet|leave sheet incomplete|not bring "
         "sheet up to date|not update sheet|not update scoresheet|gap on sheet|gap in notation|gap in sheet|move "
         "miss|miss move on sheet|miss several move on sheet|sheet have no move after #count|scoresheet have no "
         "move after #count|no move on sheet after #count|no move on scoresheet after #count|sheet lack #count "
         "move|scoresheet lack "
         "#count move|sheet lack move|scoresheet lack move|lack #count move on sheet",
         "white has an incomplete scoresheet", "missing moves sheet lost differs notation gaps illegible"},
        {Did{Kind::conduct_disturb}, "disturbs the opponent",
         "disturb|disturb opponent|distract opponent|distract|annoy opponent|annoy|disturbed opponent|distracted "
         "opponent|annoyed opponent|talk to opponent|bother opponent|make noise|stare at opponent|kick under table|"
         "kick table|shake table|lean over board|lean over|tap on table|drum on table|offer draw repeatedly|repeat "
         "draw offer all time|make loud noise|noisy|stare|stare at opponent|lean over board and stare|lean over "
         "and stare|bang piece|slam piece|distract him|disturb him|annoy him|whistle|say j'adoube for every piece|"
         "say j'adoube for every piece every move|say j'adoube every move|j'adoube every move|say j'adoube all "
         "time|say j'adoube constantly|adjust every move|adjust all time|adjust every piece|adjust piece all time|"
         "adjust piece every move|keep adjust|keep adjust piece|adjust constantly|adjust opponent piece all time|"
         "#count draw offer|offer draw #count time|offer draw every move|offer draw at every move|offer draw on "
         "every move|offer draw after every move|offer draw before every move|offer draw each move|offer draw "
         "again and again|offer draw all time|offer draw constantly|keep offer draw|keep on offer draw|repeat "
         "offer|offer again and again|say check and gardez|say gardez|gardez|say check each move|say check every "
         "move|say check all time|announce check every move|smell|smell bad|smell of sweat|smell of garlic|smell "
         "of smoke|smell of alcohol|stink|perfume|strong perfume|bang piece down|slam piece down|bang piece on "
         "board|hammer piece|bang on table|bang fist on table|hit table|hum|sing|sing loud|sniff|sniff loud|snore|"
         "sleep and snore|cough|cough loud|cough all time|sneeze|laugh|laugh loud|giggle|mutter|talk loud|chat "
         "loud|click pen|click pen all time|click with pen|tap pen|tap finger|tap foot|tap with pen|drum finger|"
         "drum with finger|drum on board|rock chair|rock with chair|tip chair|wobble table|shake leg|shake foot|"
         "bounce leg|kick opponent|kick opponent under table|kick leg|eat loud|eat crisps|drink coffee loud|slurp|"
         "slurp coffee|slurp tea|chew gum loud|chew loud|munch|crunch|crunch crisps|crunch ice|rustle|rustle paper|"
         "rustle with paper|rustle bag|breathe loud|breathe heavy|heavy breathe|sigh|sigh loud|groan|yawn loud|"
         "make face|pull face|grimace|lean in|lean on table|lean across|hang over board|elbow on board|elbow on "
         "table|hover hand over piece|blow nose|blow smoke|crack knuckle|pace up and down|walk up and down|stand "
         "over board|stand over opponent|stand behind opponent and look|stand and stare|glare|glare at opponent|"
         "look at opponent all time|stare in eye|fan himself|fan with paper|bring dog|baby cry|child cry|play "
         "music|loud music|put foot on table|put foot on chair|comment on own move|comment every move|comment on "
         "move|say good move|say bad move|make comment to opponent|ask opponent|talk with opponent|talk to "
         "opponent during game|press clock hard each time|shake table all time|move chair|scrape chair|noise|laugh "
         "at opponent|cry loud|stand behind opponent|stand behind #who|bang piece and clock|bang piece and clk|"
         "slam piece and clock|make faces",
         "white disturbs the opponent",
         "stares leans banging bangs smells drunk noise eating talks adjusts every repeatedly annoyed tired offers "
         "complains coughing check photo flash camera leaning stare kicks foot food apple crisps sniffing humming "
         "sighs perfume smell slams bang breathing drumming pen clicking rocking muttering fan talking laughing "
         "gestures glare gardez says adjust often eats chats yawns chews reads"},
        {Did{Kind::conduct_disrepute}, "brings the game into disrepute",
         "disrepute|bring game into disrepute|insult|insult opponent|insulted opponent|swear|cheat|curse|offend "
         "opponent|offended opponent|rude|abuse|shout at opponent|shout at arbiter|threaten opponent|threaten "
         "arbiter|call opponent cheat|call opponent idiot|call opponent liar|call opponent stupid|call opponent "
         "name|call opponent fool|call opponent loser|hit opponent|push opponent|spit|swear at opponent|prearrange "
         "game|throw game|fix game|spoil scoresheet|fight|insult arbiter|swear loud|lie to arbiter|no handshake|"
         "refuse handshake|refuse to shake hand|not shake hand|handshake refuse|decline handshake|without "
         "handshake|refuse hand|drunk|appear drunk|smell of drink|under alcohol|come drunk|be drunk|seem drunk|"
         "call opponent cheater|call arbiter idiot|call arbiter name|call arbiter cheat|shout at me|shout at him|"
         "swear at me|yell at opponent|yell at arbiter|yell at me|scream|scream at opponent|curse loud|use bad "
         "language|bad language|foul language|spit at opponent|push opponent off chair|grab opponent|hit arbiter|"
         "slap opponent|punch opponent|threaten|threaten me|threaten opponent with|bribe|offer money|offer "
         "opponent money|pay for draw|pay opponent|sell game|agree result before game|arrange result|arrange game|"
         "arrange draw|prearrange draw|prearrange result|arrange draw before game|draw agree before game|game fix|"
         "lie to me|give false name|play under false name|throw king|throw pen|throw scoresheet|throw sheet|tear "
         "up sheet in anger|crumple scoresheet|crumple sheet|mock opponent|mock|accuse opponent of cheat|accuse "
         "opponent|say opponent cheat|say he cheat|say she cheat|racist remark|racist|sexist remark|spit on board|"
         "spit on floor|pour coffee over board|pour water over opponent|indecent|undress|take shirt off|insult me|"
         "insulted arbiter|insulted me|offensive|unsporting|unsportsmanlike|misbehave|walk out in anger|storm out|"
         "slam door|start fight|argue with arbiter|throw king across room|throw piece across room|throw pen across "
         "room|throw scoresheet at #who|throw piece at #who|throw pen at #who|throw king at #who|throw sheet at "
         "#who|throw pawn at #who|will not shake hand|not want to shake hand|not shake hand with opponent",
         "white insults the opponent",
         "handshake refused drunk rude smells shouted shake fixed threatened shakes hands hand swears argues arguing "
         "yelling aggressive alcohol bribe money joking idiot cheater cheating accuses accused mocks bully teams lies"},
        {Did{Kind::conduct_assist}, "uses notes or advice",
         "ask for advice|ask #who for advice|ask spectator for advice|ask coach for advice|request advice|get "
         "advice from coach|advice from coach|get help from coach|receive advice from coach|get advice from #who|"
         "advice from #who|get help from #who|receive advice from #who|use note|use advice|have move on paper|have "
         "opening on paper|have note on paper|have paper with move|write variation|get advice|take advice|"
         "consult|use engine|consult engine|get help|read note|look at engine|get hint|receive advice|receive help|"
         "use computer|computer help|analyse on next board|analyse at next board|analyse on other board|analyse on "
         "another board|analyse on second board|use "
         "another board|use second board|analyse game|analyse in other room|get move from|consult phone|look up "
         "opening|receive move|arrow|arrow on sheet|arrow on scoresheet|arrow draw on sheet|arrow drawn on sheet|"
         "draw arrow|draw arrow on sheet|mark on sheet|make mark on sheet|symbol on sheet|note on sheet|note on "
         "scoresheet|write note|write note on sheet|write variation|write variation on sheet|write on hand "
         "variation|write analysis on sheet|write evaluation|write plan on sheet|have cheat sheet|cheat sheet|crib|"
         "crib sheet|spicker|opening book in bag|read opening book|read opening book in toilet|book on lap|look in "
         "book|look into book|look at book|look at other board position|show engine line|show engine|engine line|"
         "engine on|engine run|engine on phone|look at engine line|speak with coach|talk to coach|talk with coach|"
         "speak to coach|ask coach|ask teammate|ask father|speak to father|talk to father|get signal|receive "
         "signal|signal from coach|signal from father|coach signal|make sign to coach|analyse|analyse with "
         "teammate|analyse with friend|analyse on pocket set|use pocket set|pocket set|pocket chess set|magnetic "
         "set|analyse in corridor|analyse position|discuss game with|discuss position|discuss game|discuss "
         "position with teammate|talk about game with|analyse in toilet|stockfish|use stockfish|chess app|app open|"
         "chess app open|watch live broadcast|look at live board|look at database|consult book|consult coach|"
         "tablet show engine line|tablet for notation show engine line|phone show engine line|tablet run engine|"
         "tablet show engine|phone show engine|engine line on tablet|engine on tablet|note under scoresheet|note "
         "under sheet|note in pocket|hide note|talk to teammate about game|talk about game with teammate|discuss "
         "game with teammate|discuss position with #who",
         "white uses notes or advice",
         "engine tablet arrows told texting corridor spoke father coach analysing hint captain parent russian notes "
         "signal signals whispering drawn symbols marks sheet book analysis computer stockfish teammates team foreign "
         "language moves arrow talking"},
        {Did{Kind::conduct_refuse}, "refuses what the law asks",
         "refuse to comply|refuse metal detector|refuse metal detector check|refuse check|not accept rule|not accept "
         "ruling|not "
         "accept decision|refuse ruling|refuse decision|stop play in protest|refuse to observe law|refuse to obey "
         "law|refuse to follow law|refuse to keep to law|refuse "
         "to go on|refuse to obey|refuse to obey arbiter|refuse to have bag inspect|refuse "
         "to open bag|refuse bag check|refuse inspection|refuse to be check|refuse order|refuse to play|refuse to "
         "record|refuse to continue|refuse to sign|refuse to stop clock|refuse to hand over|refuse to show phone|"
         "refuse to search|refuse to answer|refuse to leave|ignore arbiter|disobey|not obey|refuse to move #man|refuse "
         "to move it|refuse to play #man|refuse to take #man|refuse to capture #man|refuse to "
         "take it|refuse to move|refuse "
         "search|refuse to give phone|refuse to switch off|refuse to play on|refuse to sit down|refuse to start|"
         "refuse to press|refuse to sign scoresheet|refuse to sign sheet|refuse to take back move|refuse to show|"
         "refuse to be search|refuse to change seat|refuse to go|refuse to leave hall|refuse to stop|not follow "
         "order|ignore me|ignore warning|ignore instruction|not follow instruction|not do what arbiter say|refuse "
         "penalty|not accept decision|not accept ruling|refuse ruling|refuse decision|not accept penalty|refuse to "
         "move king|refuse to move piece|refuse to move it|refuse to touch move|not want to move it|refuse to give "
         "up phone|refuse to hand over phone|refuse to write on|refuse to use clock|refuse check of bag|refuse bag "
         "check|refuse to open bag|refuse to empty pocket|refuse to show scoresheet|refuse to show sheet|refuse to "
         "show his phone|not show scoresheet|not want to show scoresheet|refuse to move touched piece|refuse to "
         "move touched man|refuse to play touched piece|refuse to let arbiter check bag|refuse to let me check bag|"
         "not let arbiter check bag|not let me check bag",
         "white refuses to comply", "refused handshake rejects instruction disobeys ignores sign"},
    };
}

}  // namespace jadoube::desk
