// What somebody finds.
#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::Kind;

std::vector<Saying> sayings_on_findings() {
    return {
        {Found{Kind::setup_colours}, "wrong colours",
         "colour reverse|begin with reverse colour|begin with reversed colours|begin with wrong colour|start with "
         "reverse colour|"
         "start with reversed colours|start with wrong colour|white and black exchange|colour wrong|wrong "
         "colour|colour swap|reverse colour|colour exchange|color wrong|wrong "
         "color|color reverse|play wrong colour|colour wrong way|sit with wrong colour|play with wrong colour|"
         "black and white swap|white and black swap|farbe vertauscht|colour mix up|wrong side sit|colour switch|"
         "opposite colour|play opposite colour|colour wrong way round|colour reverse on board|wrong colour on "
         "board|play with wrong piece|play with reverse colour|team colour wrong|colour wrong for team|both play "
         "wrong colour|reverse colour on board|reversed colours|colour reversed|color reversed|colours swapped|"
         "reversed colour|colour be reversed|play with colour reverse",
         "arbiter finds wrong colours", "pairing sat swapped wrong teams seats seated sides opponents table boards"},
        {Found{Kind::setup_board}, "a wrongly placed board",
         "board wrong way|wrong board orientation|board orientation wrong|wrong orientation of board|board stand "
         "wrong|board turn|wrong place board|board wrong place|board wrong|board "
         "rotate|board sideways|board "
         "90 degree|board turn 90|board turn round|dark corner right|black square right|h1 dark|board wrong way "
         "round|board lie wrong|board place wrong|board set wrong|white corner wrong|board other way|board wrong "
         "turn|board turn wrong|board 90 deg wrong|board the wrong way|a1 light|a1 white|a1 be white|h1 black|h1 be "
         "black|h1 be dark|black corner on right|dark square on right|dark square bottom right|black square bottom "
         "right|corner square wrong|board lie sideways|board 90 turn|board turn by 90|board turn by 90 degree|board "
         "rotate by 90|black field right|white corner left|light square on left|white square on left|board turn 90 "
         "deg|board wrong by 90 deg",
         "arbiter finds a wrongly placed board", "corner square h1 black rotated degrees sideways"},
        {Found{Kind::setup_men_misplaced}, "men set up wrongly",
         "wrong set-up|#man stand on wrong square|#man on wrong square|queens stand on wrong colour|queens on wrong "
         "colour|"
         "queen stand on wrong square|set up wrong|wrong set up|man set up wrong|man misplace|piece set up wrong|king "
         "and queen of "
         "#who interchange|king and queen of #who swap|king and queen of #who exchange|#man misplace|#man "
         "and #man misplace|#man and #man reverse|piece misplace|wrong "
         "setup|k/q swap|k/q interchange|k/q exchange|K and Q swap|K and Q interchange|K and Q exchange|queen and king "
         "swap|king and queen exchange|king and queen swap|king and queen interchange|misplace man|setup wrong|bishop "
         "and knight swap|knight and bishop swap|king and queen wrong|K and Q wrong way|piece wrong at start|piece "
         "stand wrong|start position wrong|wrong start position|initial position wrong|knight and bishop "
         "interchange|bishop and knight interchange|rook and knight swap|queen on wrong square|king on wrong "
         "square|position set up wrong|wrong position at start|piece set wrong|K and Q wrong|king and queen wrong way "
         "round|queen and king interchange|wrong initial position|king and queen mix up|start position incorrect|B and "
         "N swap|N and B swap|#man and #man swap|#man and #man interchange|#man and #man exchange|#man and #man "
         "wrong|#man and #man wrong way round|#man and #man mix up|#man and #man change place|#man and #man set up "
         "wrong|#man and #man wrong set up|"
         "#man and #man place wrong|#man and #man wrong place|#man and #man on wrong "
         "square|K/Q wrong|K/Q wrong way round|K/Q mix up|#man on wrong square at start|#man on wrong square from "
         "start|wrong 960 position|wrong start array|wrong array|start array wrong|chess960 position wrong|960 "
         "position wrong|position not as draw|board set up wrong|wrongly set up|piece wrongly set up|man wrongly set "
         "up|set-up wrong|wrong set|two queen at start|extra #man at start|one #man too many|pawn too many|two #man on "
         "wrong square|#man and #man wrong square",
         "arbiter finds men set up wrongly",
         "swapped interchanged start squares dark bishops K/Q wrong reversed both coloured king queen initial colour "
         "castled"},
        {Found{Kind::setup_men_omitted}, "men missing at the start",
         "man miss|piece miss|miss man|man miss at start|piece miss at start|man miss from start|piece miss from "
         "start|piece lack|man lack|pawn miss|pawn lack|pawn miss from start|only seven pawn|pawn not there|one "
         "pawn less|rook miss|knight miss|bishop miss|no queen at start|pawn never there|never #man|there never "
         "#man|no #man from start|no #man at start|#man miss from start|#man miss|without #man from start|start "
         "without #man|play without #man|begin without #man|#man forget|#man not set up|#man never set up|#man not "
         "on board|one #man less|only 7 pawn|seven pawn only|only one #man|only one knight at start|only one "
         "bishop at start|forget to set up #man|#man still in box|#man never on board|begin with #man miss|start "
         "with #man miss|game begin with #man miss|game start with #man miss|game start without #man|game begin "
         "without #man|start with 7 pawn|start with seven pawn|play with 7 pawn|#man miss on #move|#man not on "
         "#move at start",
         "arbiter finds men missing at the start", "pawn never was there missing fewer seven pawns less lacking"},
        {Found{Kind::setup_first_move}, "a first move by the wrong player",
         "wrong player begin|black begin|wrong first move|first move by wrong player|black make first move|black "
         "begin game|black move first|black play first|black start game|black start first|black open game|first "
         "move by black|black begin by mistake|black make the first move|black began|black make first move of game",
         "arbiter finds a first move by the wrong player", "started first"},
        {Found{Kind::check_found}, "a king left in check",
         "king leave in check|king in check|king be in check|king stand in check|in check since|check not notice|check "
         "overlook|check unnoticed|king in check since|king in check unnoticed|king in check and nobody notice|king in "
         "check for #count move|king stand in check for #count move|check overlook by both|check not see by both|in "
         "check for #count move|#who king in check|#who in check since|check see only now|in check all along|in check "
         "unnoticed|leave king in check|left king in check|left in check|leave in check|left own king in check|leave "
         "own king in check|king left in check|that he in check|that he be in check|he be in check|he in check|#who be "
         "in check|unmet check|old check|that king in check|his king in check|his king be in check|that his king in "
         "check|check from before|earlier check",
         "arbiter finds a king left in check", "kings both check since nobody overlooked unnoticed ago"},
        {Found{Kind::check_found},
         "both kings in check",
         "both king in check|K both in check|two king in check|each king in check|king both in check|both king "
         "check|both in check|both side in check|both player in check|two king both in check|the two kings in check",
         "arbiter finds both kings in check",
         "kings both check",
         {{"both_kings_in_check", true}}},
        {Found{Kind::observed_illegal_position}, "an illegal position",
         "illegal position|impossible position|position not possible|position cannot arise|illegal pos|two white "
         "king|position illegal|bishop both on dark square|bishop both on light square|both bishop on dark square|"
         "both bishop on light square|both bishop on same colour|both bishop on same colour square|bishop both on "
         "same colour|bishop on same colour|two bishop on same colour|two bishop on dark square|two bishop on "
         "light square|two dark bishop|two light bishop|three bishop|three knight|three rook|nine pawn for|king "
         "next to each other|king adjacent|king side by side|two king next to each other|king stand next to each "
         "other|king touch each other|K next to K|two king of same colour|no king on board|king not on board|king "
         "miss|pawn on first rank|pawn on last rank|pawn on eighth rank|pawn on back rank|white pawn on first rank|"
         "pawn on 1 st rank|pawn on 8 th rank|position cannot happen|position can not arise|position impossible|"
         "position cannot be reached|position not reachable|position not legal|2 bishop same colour|2 bishop on "
         "same colour|two bishop same colour|bishop same colour|two light squared bishop|two dark squared bishop|"
         "two light-squared bishop|two dark-squared bishop|both bishop light squared|both bishop dark squared",
         "arbiter finds an illegal position",
         "kings check bishops impossible same colour nine pawns adjacent missing both dark squares"},
        {Found{Kind::observed_repetition},
         "a fivefold occurrence",
         "position stand five time|same position for fifth time|fifth time same position|position for fifth time",
         "arbiter finds a fivefold occurrence",
         "five fifth",
         {{"times_stood", 5}}},
        {Found{Kind::observed_stalemate}, "stalemate on the board",
         "stalemate stand on board|stalemate already on board", "arbiter finds stalemate on the board", "stalemate"},
        {Found{Kind::observed_dead_position}, "a dead position on the board",
         "only king left on board|only two king left|two bare king|both bare king|king against king|K v K|K against "
         "K|K vs K|only king left|two king only|bare king each|K v K and N|K v K and B|K vs K and N|K vs K and B",
         "arbiter finds a dead position on the board", "dead kings"},
        {Found{Kind::observed_checkmate}, "mate on the board",
         "mate #who|checkmate #who|deliver mate|deliver checkmate|give mate|give checkmate|get mate|mate on board|mate "
         "give|mate in one on board|mate deliver|be mate on board",
         "arbiter finds mate on the board", "mated mates checkmated"},
        {Found{Kind::illegal_move}, "an illegal move",
         "illegal move|illegal move earlier|ill move|false move|irregular move|illegal one",
         "arbiter finds an illegal move of white",
         "illegal ilegal ill wrong pinned jumped captured castling diagonal jumping attacked illegally ago pin through "
         "into line moves"},
        {Found{Kind::observed_quiet_moves}, "quiet moves",
         "75 quiet move|quiet move|75 move no pawn no capture|75 move no capture no pawn|75 move without capture|"
         "75 move without pawn move|75 move without capture or pawn move|75 move without pawn move or capture|75 "
         "without capture|75 without pawn move or capture|75 no capture|75 no pawn no capture|75 move rule reached|"
         "75 move reach|75 move reached|75 reach|75 move complete|75 move by each|75 move each|75 quiet|"
         "seventy-five move without capture|seventy-five move reach|75 move play without capture|more than 75 move "
         "without capture|over 75 move without capture|76 move without capture|80 move without capture|75 move "
         "count by arbiter|no capture no pawn move for 75|no capture no pawn for 75 move|nothing take for 75 move|"
         "count 75 move without pawn move or capture|count 75 move without capture or pawn move|count 75 move "
         "without capture|count 75 move",
         "arbiter finds quiet moves", "75 capture pawn counted"},
        {Found{Kind::dispute_fact}, "a dispute on what happened",
         "deny|deny it|dispute|dispute it|deny have touch it|say not true|contradict|not agree on what happen|each "
         "say other|tell different|deny touch|deny offer|deny offer draw|deny say that|say never|say no such thing|"
         "say it not happen|version differ|version contradict|say he not|say he never|deny everything|not agree "
         "with that|say that not true|say not touch|say he only|claim opposite|say otherwise|not true|only point|"
         "only point at it|only point at him|only point at|each say other lose|each claim other lose|each say "
         "other begin|each say other touch|each say other first|point at each other|blame each other|accuse each "
         "other|say 2 x|say only twice|say only 2 time|say only 2 x|say castling right differ|say right differ|say "
         "different castling right|say opposite|say he not do|say never touch|#who 's version|version of #who|say "
         "he not touch|say not so|say it not so|tell otherwise|have other version|say no not touch|say not offer|"
         "say never offer|deny offer it|say not hear offer|say other began|contradict it|say it be before|say that "
         "be later|cannot agree|no agreement on what happen|remember it otherwise|swear not|swear he not|swear he "
         "not touch|disagree|disagree on it|say not flag|say not resign|say never resign|say not agree|say "
         "castling right differ first time|say right differ first time|say castling right not same|say other side "
         "to move|say not same position|say position not same|castle differ|castle right be different|say castle "
         "differ|say not|say it be only two|say only two|say it only two|say only two time|say it be only two time|"
         "say only twice yet|say no repetition|say it not three time|say not three time",
         "white touches f3; black points it out; white denies it",
         "nothing saw says version agree each denies allowed same instant other lost differ different swears witness "
         "word against versus only pointed adjusted misheard both heard remember unsure whose claims"},
        {Found{Kind::resume_times}, "wrong or unknown times on the clocks",
         "wrong adjourn time|wrong clock time at resumption|clock at resumption show wrong time|clock show wrong time "
         "at resumption|time at "
         "adjournment wrong|time not write on envelope|time not know|time miss on "
         "envelope|time on envelope miss|adjournment time miss|clock time not write|wrong time at resumption|time "
         "wrong at resumption|no time on envelope|time not note|no time write on envelope|time write wrong|wrong "
         "time on envelope|time wrong on envelope|clock wrong at resumption|clock set wrong at resumption|clock "
         "time not on envelope|time at adjournment not know|nobody write down time|nobody note time|time forget|"
         "clock set with wrong time at resumption|time mix up at resumption|clock wrong after adjournment|time on "
         "envelope unreadable|time unreadable|time on envelope swap|time on envelope wrong|time on envelope not "
         "right",
         "arbiter finds wrong or unknown times on the clocks",
         "envelope times written adjourned readings resumed used time adjournment"},
        {Found{Kind::resume_sealed_move}, "a faulty sealed move",
         "seal move miss|seal move faulty|seal move wrong|seal move unclear|seal move in wrong language|seal move not "
         "know|seal move write wrong|seal "
         "move incomplete|seal without check|seal move cross out|two move in envelope|two move seal|seal two "
         "move|wrong move seal|#count move write in envelope|two move write in envelope",
         "arbiter finds a faulty sealed move of white",
         "sealed envelope blank ambiguous inside opened unreadable empty wrote missing both rooks two lost unclear "
         "nothing"},
        {Found{Kind::resume_sealed_move},
         "an illegal sealed move",
         "seal move illegal|seal move not legal|seal move not possible|seal move impossible|seal impossible move|seal "
         "illegal move|seal illegal|sealed illegal|seal move can not be play|impossible seal move|seal move in "
         "envelope illegal|seal move in envelope not legal|seal move #move illegal|seal move #move not legal|seal "
         "move #move not possible",
         "arbiter finds an illegal sealed move of white",
         "sealed illegal impossible",
         {{"sealed_move", "illegal"}}},
        {Found{Kind::resume_sealed_move},
         "an unreadable sealed move",
         "seal move unreadable|seal move can not read|seal move illegible|seal move not readable|illegible seal "
         "move|unintelligible seal move|seal move unintelligible",
         "arbiter finds an unreadable sealed move of white",
         "sealed unreadable illegible",
         {{"sealed_move", "unintelligible"}}},
        {Found{Kind::resume_sealed_move},
         "a lost envelope",
         "envelope lose|envelope miss|no envelope|envelope disappear|envelope go|envelope not find|envelope "
         "gone|envelope cannot be find|cannot find envelope|arbiter lose envelope|envelope not there|envelope "
         "steal|envelope burn|envelope forget",
         "arbiter finds a lost envelope",
         "envelope lost gone missing",
         {{"sealed_move", "no_envelope"}}},
        {Found{Kind::resume_sealed_move},
         "an empty envelope",
         "no move in envelope|envelope empty|no seal move|blank envelope|envelope blank|no move inside|blank sheet in "
         "envelope|empty sheet in envelope|blank sheet|empty sheet|blank paper|nothing in envelope|nothing inside|no "
         "move write inside|no move in it|seal nothing|empty inside|only scoresheet in envelope|sheet without move|no "
         "sheet in "
         "envelope|scoresheet without seal move|move not write in envelope|no move on sheet in envelope",
         "arbiter finds an empty envelope",
         "envelope blank sheet inside opened empty move missing",
         {{"sealed_move", "missing"}}},
        {Found{Kind::resume_sealed_move},
         "an ambiguous sealed move",
         "seal ambiguous|seal move ambiguous|ambiguous seal move|ambiguous seal|seal move not clear|seal move can "
         "be two move|seal move can be read two way|ambiguous|not clear which rook|not clear which knight|both rook "
         "can|both knight can|both "
         "#man can|both #man can go there|two #man can|two #man can go there|can mean two move|ambiguous both rook "
         "can|can be two rook|seal move #move ambiguous|seal move #move not clear|seal #move "
         "not clear",
         "arbiter finds an ambiguous sealed move of white",
         "sealed ambiguous both rooks two knights can either",
         {{"sealed_move", "ambiguous"}}},
        {Found{Kind::resume_position}, "a wrongly resumed position",
         "adjourn position wrong|resume position wrong|position wrong at resumption|set up wrong at resumption|"
         "resume with wrong position|adjourned position set up wrong|wrong position resume|wrong position after "
         "adjournment|unfinished game move|cleaner move piece|adjourned game move|resume in wrong position|game "
         "resume wrong|board set up wrong at resumption|piece on wrong square at resumption|wrong position set up|"
         "position on board not as write|resume position not right|position at resumption differ|position differ "
         "from envelope|wrong position play on|cleaner move piece on unfinished game|move piece on unfinished game|"
         "move piece of unfinished game|move piece of adjourned game|cleaner move piece of adjourned game|piece of "
         "adjourned game move|position set up wrong at resumption|position set up wrong after adjournment|position "
         "set up wrong when resume|board wrong after adjournment",
         "arbiter finds a wrongly resumed position",
         "unfinished cleaner envelope adjourned lost pos restored moved pieces restore diagram resumed"},
    };
}

}  // namespace jadoube::desk
