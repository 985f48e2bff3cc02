#include "desk/line/saying.hpp"

namespace jadoube::desk {

using rules::Kind;

std::vector<Saying> sayings_on_conduct() {
    return {
        {Did{Kind::conduct_absent}, "is late or absent",
         "absent|not here|not present|no show|not arrive|not appear|late|arrive late|come late|late arrive|not at "
         "board|arrive too late|come too late|turn up late|show up late|not show up|not turn up|not come|not at "
         "table|missing player|late for round|late for start|never come|not arrive yet|verspätet|zu spät|kommt zu "
         "spät|late by|arrive late by|fail to appear",
         "black is late 35 min",
         "came start withdrew default tolerance gone traffic away wrong table arrived zero bye train bus overslept "
         "delayed seat sat missing withdraws tournament"},
        {Did{Kind::conduct_device}, "has a device",
         "have phone|phone find|phone|device|have device|device find|phone in bag|mobile|have mobile|handy|have "
         "handy|smartwatch|have smartwatch|bring phone|have phone with him|carry phone|phone see|mobile phone|have "
         "mobile phone|cell|wear smartwatch|wear airpod|wear watch|electronic watch|wear "
         "headphone|headphone|earphone|wear "
         "earphone|earbud|wear earbud|airpod|have tablet|have laptop|electronic device|have electronic device|have "
         "earpiece|earpiece|carry mobile|hold phone|phone on table|phone lie on table|look at phone|check phone|take "
         "phone out|phone out|phone switch on|text|text on phone|look at his phone",
         "white has a phone",
         "watch beeped casio tablet headphones earphones bluetooth hearing aid phn cell texting engine electronic "
         "jacket battery ipod music player powerbank charger pager display wears declared vibrated message call buzz "
         "buzzing checking"},
        {Did{Kind::conduct_device},
         "has a device that rings",
         "phone ring|phone go off|mobile ring|device ring|handy ring|phone sound|phone make noise|phone vibrate|phone "
         "beep|mobile go off|device beep|watch beep|phone alarm ring|phone buzz|phone make sound|handy klingelt|watch "
         "ring|watch alarm ring|phone call come|message tone|phone ping|ringtone|watch go off|phone alarm|casio beep",
         "white's phone rings",
         "rang beeped alarm sounded watch casio hour phn buzz buzzed buzzing sms ping tone vibration message",
         {{"device_sounded", "once"}}},
        {Did{Kind::conduct_device},
         "has a device that rings in the bag",
         "phone ring in bag|phone in bag ring|phone go off in bag|phone in bag go off|mobile ring in bag|mobile go off "
         "in "
         "bag|device ring in bag|phone ring in rucksack|phone ring in backpack|phone ring in handbag|phone in rucksack "
         "ring|phone in backpack ring|phone in handbag ring|phone vibrate in bag|phone beep in bag|bag ring",
         "white's phone rings in the bag",
         "rang handbag rucksack backpack",
         {{"device_place", "elsewhere"}, {"device_sounded", "once"}}},
        {Did{Kind::conduct_device},
         "has a device that rings again",
         "phone ring again|phone ring twice|phone ring second time|phone go off again|mobile ring again|mobile go off "
         "again|phone beep again|watch beep again|device ring again|phone ring two time",
         "white's phone rings again",
         "rang twice second",
         {{"device_sounded", "again"}}},
        {Did{Kind::conduct_leave},
         "leaves the board",
         "leave board|left board|walk away from board|go away from board|leave table|get up|go to toilet|toilet "
         "break|go to bathroom|visit toilet",
         "white leaves the board",
         "walks toilet left gone corridor stands wanders often bathroom coffee",
         {{"place_left", "board"}}},
        {Did{Kind::conduct_leave}, "leaves",
         "leave without say where|walk away|wander off|wander away|disappear|go missing|walk out|walk off",
         "white leaves", "gone away"},
        {Did{Kind::conduct_leave},
         "leaves the playing area",
         "leave play area|leave hall|leave room|leave play hall|left play area|left hall|left room|go out of hall|go "
         "outside hall|leave tournament hall|go to corridor|walk out of hall|go into corridor|go out of room|leave "
         "area",
         "white leaves the playing area",
         "left outside gone toilet corridor out smoking bar analysis lobby",
         {{"place_left", "area"}}},
        {Did{Kind::conduct_leave},
         "leaves the venue",
         "leave venue|leave building|left venue|left building|go outside|go outside venue|go out of building|leave "
         "hotel|go outside building|walk out of building|leave site|go to car|go outside to smoke",
         "white leaves the venue",
         "left outside gone home street building smoke car shop",
         {{"place_left", "venue"}}},
        {Did{Kind::conduct_recording}, "does not record",
         "not record|not write|stop write|stop record|not keep score|not write move|not record move|stop keep "
         "score|not write down move|stop write move|not notate|no longer write|no longer record|not keep record|not "
         "keep scoresheet|stop notate|without record|forget to write|not write anything|not write more|play without "
         "write",
         "white does not record",
         "sheet writing notation arrows differs scoresheet notes wrote score lost symbols marks illegible abbreviation "
         "behind minutes"},
        {Did{Kind::conduct_recording_ahead}, "writes the move first",
         "write move first|write move before make it|write move before play|write move in advance|write in "
         "advance|write down move first|write move before|write ahead|record in advance|write first|record move "
         "first|write before move|write before make move|write before play|note move before|record before play|write "
         "every move first|write it first|write it before",
         "white writes the move first", "wrote written sheet crossed scoresheet covers hides crossing"},
        {Did{Kind::conduct_recording_behind}, "moves before writing",
         "move before write|not write last move|reply before write|reply without write|answer before write|not write "
         "opponent move",
         "white moves before writing", "sheet behind wrote blitz"},
        {Did{Kind::conduct_record_incomplete}, "has an incomplete scoresheet",
         "scoresheet incomplete|incomplete scoresheet|sheet incomplete|incomplete sheet|have incomplete "
         "scoresheet|move miss on scoresheet|move miss on sheet|scoresheet have gap|gap in scoresheet|sheet not up to "
         "date|scoresheet not up to date",
         "white has an incomplete scoresheet", "missing moves sheet lost differs notation gaps illegible"},
        {Did{Kind::conduct_disturb}, "disturbs the opponent",
         "disturb|disturb opponent|distract opponent|distract|annoy opponent|annoy|disturbed opponent|distracted "
         "opponent|annoyed opponent|talk to opponent|bother opponent|make noise|stare at opponent|kick under "
         "table|kick table|shake table|lean over board|lean over|tap on table|drum on table|offer draw "
         "repeatedly|repeat draw offer all time|make loud noise|noisy|stare|stare at opponent|lean over board and "
         "stare|lean over and stare|bang piece|slam piece|distract him|disturb "
         "him|annoy him|whistle",
         "white disturbs the opponent",
         "stares leans banging bangs smells drunk noise eating talks adjusts every repeatedly annoyed tired offers "
         "complains coughing check photo flash camera leaning stare kicks foot food apple crisps sniffing humming "
         "sighs perfume smell slams bang breathing drumming pen clicking rocking muttering fan talking laughing "
         "gestures glare gardez says adjust often"},
        {Did{Kind::conduct_disrepute}, "brings the game into disrepute",
         "disrepute|bring game into disrepute|insult|insult opponent|insulted opponent|swear|cheat|curse|offend "
         "opponent|offended opponent|rude|abuse|shout at opponent|shout at arbiter|threaten opponent|threaten "
         "arbiter|call opponent cheat|call opponent idiot|call opponent liar|call opponent stupid|call opponent "
         "name|call opponent fool|call opponent loser|hit opponent|push opponent|spit|swear at opponent|prearrange "
         "game|throw game|fix game|spoil scoresheet|fight|insult arbiter|swear loud|lie to arbiter",
         "white insults the opponent",
         "handshake refused drunk rude smells shouted shake fixed threatened shakes hands hand swears argues arguing "
         "yelling aggressive alcohol bribe money joking idiot cheater cheating accuses accused mocks bully teams lies"},
        {Did{Kind::conduct_assist}, "uses notes or advice",
         "use note|use advice|get advice|take advice|consult|use engine|consult engine|get help|read note|look at "
         "engine|get hint|receive advice|receive help|use computer|computer help|analyse on other board|analyse "
         "game|analyse in other room|get move from|consult phone|look up opening|receive move",
         "white uses notes or advice",
         "engine tablet arrows told texting corridor spoke father coach analysing hint captain parent russian notes "
         "signal signals whispering drawn symbols marks sheet book analysis computer stockfish teammates team foreign "
         "language moves arrow talking"},
        {Did{Kind::conduct_refuse}, "refuses what the law asks",
         "refuse to comply|refuse to obey|refuse order|refuse to play|refuse to record|refuse to continue|refuse to "
         "sign|refuse to stop clock|refuse to hand over|refuse to show phone|refuse to search|refuse to answer|refuse "
         "to leave|ignore arbiter|disobey|not obey|refuse to move|refuse search|refuse to give phone|refuse to switch "
         "off",
         "white refuses to comply", "refused handshake rejects instruction disobeys ignores sign"},
        {Did{Kind::conduct_displaced}, "displaces men",
         "knock over|knock piece over|knock over piece|displace|displace piece|upset piece|knock man over|displace "
         "man|knock down piece|knock down|bump board|bump table|knock piece|knock over king|piece fall|piece fall "
         "over|knock over several piece|topple|sweep piece|sleeve sweep|topple piece|tip piece over|piece knock "
         "over|board bump|jog board|jog table|man displace|piece displace|sleeve knock|elbow knock|piece slip|piece "
         "off square|piece fall down|board upset|knock",
         "white knocks over pieces",
         "sleeve knocked fell swept bumped bump stands between cleaner pcs nudged tilted slid dropped moved square h3 "
         "wrong stood table cat wind elbow kingside cleaned unclear"},
        {Did{Kind::conduct_upset}, "throws the men over",
         "throw board|throw piece|sweep board|sweep piece off|upset board|throw man over|sweep all piece|clear board "
         "in anger|throw all piece|wipe piece off|throw king|sweep everything|flip board|overturn board|knock over all "
         "piece on purpose",
         "white throws the men over", "swept cleared angry flips overturns temper rage furious"},
        {Did{Kind::conduct_pause}, "stops the clocks",
         "stop clock|pause clock|clock stop|pause|stop both clock|clock pause|put clock on hold|halt clock|stop his "
         "clock|press pause|stop the both clock|stop time",
         "white stops the clocks", "clk paused arbiter called toilet"},
        {Did{Kind::conduct_clock}, "handles the clock wrongly",
         "mishandle clock|keep finger on clock|keep hand on clock|pick up clock|bang clock|hold clock|handle clock "
         "wrong|hit clock hard|finger on clock|hand on clock|slam clock|punch clock hard|knock clock over|knock "
         "clock|lift clock|adjust clock|turn clock|throw clock down|move clock|knock over clock",
         "white keeps a finger on the clock",
         "hard reset slammed banged hovering banging smashes slams bangs violently force piece captured side left "
         "right turned button"},
        {Did{Kind::conduct_press_denied}, "keeps the opponent from pressing",
         "keep opponent from press|block clock|prevent press|not let opponent press|hand over clock|cover clock|cover "
         "button|hold button|hold clock down|hover over clock|hand on button|keep button down",
         "white blocks the clock", "hand hovers over covers held holding stops"},
        {Did{Kind::conduct_spectator}, "speaks about the game",
         "speak about game|talk about game|say move|give advice|interfere|shout flag|comment on game|point out "
         "flag|whisper|call flag|tell player|comment|shout move|say flag|say flag down|call out|warn player|tell "
         "player flag down|point at board|point at clock|speak to player|speak|shout|tell move|help player|call out "
         "move|give hint|remark on game|make comment|advise|speak to white|speak to black|tell white|tell black|say "
         "something|tell him|make remark",
         "a spectator speaks about the game",
         "spectator shouted told father mother mum captain player board neighbour says saw friend dad parents "
         "teammates other visitor shouting loud comments helps claims accuses notices"},
        {Did{Kind::conduct_entering}, "enters the playing area",
         "enter play area|enter area|enter hall|walk into area|come into hall|stand at board|come to board|go behind "
         "rope|step over rope|come in|stand behind player|stand by board|stand too close",
         "a spectator enters the playing area",
         "parent finished players analysing next photo rope barrier parents standing photographer inside kibitzers "
         "crowd"},
        {Did{Kind::conduct_smoking}, "smokes",
         "smoke|vape|smoke in hall|smoke cigarette|smoke at board|use e-cigarette|e-cigarette", "white smokes",
         "smoking cigarette vaping outside cigarettes smoke vapes"},
        {Did{Kind::conduct_phone_of_others}, "uses a phone",
         "use phone|use mobile|take photo|take photo with flash|film game|film|take flash photo|use camera|use "
         "flash|talk on phone|flash photo",
         "a spectator uses a phone", "photo flash camera filming streaming pictures photographs recording video"},
        {Found{Kind::setup_colours}, "wrong colours",
         "colour reverse|colour wrong|wrong colour|colour swap|reverse colour|colour exchange|color wrong|wrong "
         "color|color reverse|play wrong colour|colour wrong way|sit with wrong colour|play with wrong colour|black "
         "and white swap|white and black swap|farbe vertauscht|colour mix up|wrong side sit|colour switch|opposite "
         "colour|play opposite colour",
         "arbiter finds wrong colours", "pairing sat swapped wrong teams seats seated sides opponents table boards"},
        {Found{Kind::setup_board}, "a wrongly placed board",
         "board wrong way|board turn|wrong place board|board wrong place|board wrong|board rotate|board sideways|board "
         "90 degree|board turn 90|board turn round|dark corner right|black square right|h1 dark|board wrong way "
         "round|board lie wrong|board place wrong|board set wrong|white corner wrong|board other way|board wrong turn",
         "arbiter finds a wrongly placed board", "corner square h1 black rotated degrees sideways"},
        {Found{Kind::setup_men_misplaced}, "men set up wrongly",
         "wrong set-up|set up wrong|wrong set up|man set up wrong|man misplace|piece set up wrong|piece misplace|wrong "
         "setup|k/q swap|k/q interchange|k/q exchange|K and Q swap|K and Q interchange|K and Q exchange|queen and king "
         "swap|king and queen exchange|king and queen swap|king and queen interchange|misplace man|setup wrong|bishop "
         "and knight swap|knight and bishop swap|king and queen wrong|K and Q wrong way|piece wrong at start|piece "
         "stand wrong|start position wrong|wrong start position|initial position wrong|knight and bishop "
         "interchange|bishop and knight interchange|rook and knight swap|queen on wrong square|king on wrong "
         "square|position set up wrong|wrong position at start|piece set wrong|K and Q wrong|king and queen wrong way "
         "round|queen and king interchange|wrong initial position|king and queen mix up|start position incorrect|B and "
         "N swap|N and B swap",
         "arbiter finds men set up wrongly",
         "swapped interchanged start squares dark bishops K/Q wrong reversed both coloured king queen initial colour "
         "castled"},
        {Found{Kind::setup_men_omitted}, "men missing at the start",
         "man miss|piece miss|miss man|man miss at start|piece miss at start|man miss from start|piece miss from "
         "start|piece lack|man lack|pawn miss|pawn lack|pawn miss from start|only seven pawn|pawn not there|one pawn "
         "less|rook miss|knight miss|bishop miss|no queen at start|pawn never there",
         "arbiter finds men missing at the start", "pawn never was there missing fewer seven pawns less lacking"},
        {Found{Kind::setup_first_move}, "a first move by the wrong player",
         "wrong player begin|black begin|wrong first move|first move by wrong player|black make first move|black begin "
         "game",
         "arbiter finds a first move by the wrong player", "started first"},
        {Found{Kind::check_found}, "a king left in check",
         "king leave in check|king in check|king be in check|king stand in check|in check since|check not notice|check "
         "overlook|check unnoticed|king in check since|king in check unnoticed",
         "arbiter finds a king left in check", "kings both check since nobody overlooked unnoticed ago"},
        {Found{Kind::check_found},
         "both kings in check",
         "both king in check|K both in check|two king in check|each king in check|king both in check|both king check",
         "arbiter finds both kings in check",
         "kings both check",
         {{"both_kings_in_check", true}}},
        {Found{Kind::observed_illegal_position}, "an illegal position",
         "illegal position|impossible position|position not possible|position cannot arise|illegal pos|two white "
         "king|position illegal",
         "arbiter finds an illegal position",
         "kings check bishops impossible same colour nine pawns adjacent missing both dark squares"},
        {Found{Kind::illegal_move}, "an illegal move",
         "illegal move|illegal move earlier|ill move|false move|irregular move|illegal one",
         "arbiter finds an illegal move of white",
         "illegal ilegal ill wrong pinned jumped captured castling diagonal jumping attacked illegally ago pin through "
         "into line moves"},
        {Found{Kind::observed_quiet_moves}, "quiet moves", "75 quiet move|quiet move", "arbiter finds quiet moves",
         "75 capture pawn counted"},
        {Found{Kind::dispute_fact}, "a dispute on what happened",
         "deny|deny it|dispute|dispute it|deny have touch it|say not true|contradict|not agree on what happen|each say "
         "other|tell different|deny touch|deny offer|deny offer draw|deny say that|say never|say no such thing|say it "
         "not happen|version differ|version contradict|say he not|say he never|deny everything|not agree with that|say "
         "that not true|say not touch|say he only|claim opposite|say otherwise|not true",
         "white touches f3; black points it out; white denies it",
         "nothing saw says version agree each denies allowed same instant other lost differ different swears witness "
         "word against versus only pointed adjusted misheard both heard remember unsure whose claims"},
        {Found{Kind::resume_times}, "wrong or unknown times on the clocks",
         "wrong adjourn time|time at adjournment wrong|time not write on envelope|time not know|time miss on "
         "envelope|time on envelope miss|adjournment time miss|clock time not write|wrong time at resumption|time "
         "wrong at resumption|no time on envelope|time not note",
         "arbiter finds wrong or unknown times on the clocks",
         "envelope times written adjourned readings resumed used time adjournment"},
        {Found{Kind::resume_sealed_move}, "a faulty sealed move",
         "seal move illegal|seal move miss|seal move faulty|seal move wrong|seal move unclear|seal move not legal|seal "
         "move not possible|seal move impossible|seal move can not read|seal move unreadable|seal nothing|illegal seal "
         "move",
         "arbiter finds a faulty sealed move of white",
         "sealed envelope blank ambiguous inside opened unreadable empty wrote missing both rooks two lost unclear "
         "nothing"},
        {Found{Kind::resume_sealed_move},
         "a lost envelope",
         "envelope lose|envelope miss|no envelope|envelope disappear|envelope go|envelope not find",
         "arbiter finds a lost envelope",
         "envelope lost gone missing",
         {{"sealed_move", "no_envelope"}}},
        {Found{Kind::resume_sealed_move},
         "an empty envelope",
         "no move in envelope|envelope empty|no seal move|blank envelope|envelope blank|no move inside|blank sheet in "
         "envelope|empty sheet in envelope",
         "arbiter finds an empty envelope",
         "envelope blank sheet inside opened empty move missing",
         {{"sealed_move", "missing"}}},
        {Found{Kind::resume_sealed_move},
         "an ambiguous sealed move",
         "seal ambiguous|seal move ambiguous|ambiguous seal move|ambiguous seal|seal move not clear|seal move can be "
         "two move",
         "arbiter finds an ambiguous sealed move of white",
         "sealed ambiguous both rooks two knights can either",
         {{"sealed_move", "ambiguous"}}},
        {Found{Kind::resume_position}, "a wrongly resumed position",
         "adjourn position wrong|resume position wrong|position wrong at resumption|set up wrong at resumption|resume "
         "with wrong position|adjourned position set up wrong|wrong position resume|wrong position after adjournment",
         "arbiter finds a wrongly resumed position",
         "unfinished cleaner envelope adjourned lost pos restored moved pieces restore diagram resumed"},
    };
}

}  // namespace jadoube::desk
