#include "desk/line/saying.hpp"

namespace jadoube::desk {

using rules::Kind;

std::vector<Saying> sayings_on_conduct() {
    return {
        {Did{Kind::conduct_absent}, "is late or absent",
         "absent|not here|not present|no show|not arrive|not appear|late|arrive late|come late|late arrive|not at "
         "board",
         "black is late 35 min", "came start withdrew default tolerance gone traffic away wrong table"},
        {Did{Kind::conduct_device}, "has a device",
         "have phone|phone find|phone|device|have device|device find|phone in bag|mobile|have mobile|handy|have "
         "handy|smartwatch|have smartwatch",
         "white has a phone",
         "watch beeped casio tablet headphones earphones bluetooth hearing aid phn cell texting engine electronic "
         "jacket"},
        {Did{Kind::conduct_device},
         "has a device that rings",
         "phone ring|phone go off|mobile ring|device ring|handy ring|phone sound|phone make noise|phone vibrate|phone "
         "beep|mobile go off|device beep|watch "
         "beep",
         "white's phone rings",
         "rang beeped alarm sounded watch casio hour phn",
         {{"device_sounded", "once"}}},
        {Did{Kind::conduct_leave},
         "leaves the board",
         "leave board|left board",
         "white leaves the board",
         "walks toilet left gone corridor",
         {{"place_left", "board"}}},
        {Did{Kind::conduct_leave}, "leaves", "leave without say where|walk away|wander off", "white leaves",
         "gone away"},
        {Did{Kind::conduct_leave},
         "leaves the playing area",
         "leave play area|leave hall|leave room|leave play hall|left play area|left hall|left room",
         "white leaves the playing area",
         "left outside gone toilet corridor out",
         {{"place_left", "area"}}},
        {Did{Kind::conduct_leave},
         "leaves the venue",
         "leave venue|leave building|left venue|left building|go outside|go outside venue",
         "white leaves the venue",
         "left outside gone home street building",
         {{"place_left", "venue"}}},
        {Did{Kind::conduct_recording}, "does not record",
         "not record|not write|stop write|stop record|not keep score|not write move|not record move|stop keep "
         "score|not write down move|stop write move|"
         "not notate",
         "white does not record", "sheet writing notation arrows differs scoresheet notes wrote score lost"},
        {Did{Kind::conduct_recording_ahead}, "writes the move first",
         "write move first|write move before make it|write move before play|write move in advance|write in "
         "advance|write down move first|write "
         "move before|write ahead|record in advance|write first|record move first",
         "white writes the move first", "wrote written sheet crossed scoresheet"},
        {Did{Kind::conduct_recording_behind}, "moves before writing",
         "move before write|not write last move|reply before write", "white moves before writing",
         "sheet behind wrote"},
        {Did{Kind::conduct_record_incomplete}, "has an incomplete scoresheet",
         "scoresheet incomplete|incomplete scoresheet|sheet incomplete|incomplete sheet|have incomplete scoresheet",
         "white has an incomplete scoresheet", "missing moves sheet lost differs notation"},
        {Did{Kind::conduct_disturb}, "disturbs the opponent",
         "disturb|disturb opponent|distract opponent|distract|annoy opponent|annoy|disturbed opponent|distracted "
         "opponent|annoyed opponent|talk to opponent|bother opponent|make noise",
         "white disturbs the opponent",
         "stares leans banging bangs smells drunk noise eating talks adjusts every repeatedly annoyed tired offers "
         "complains coughing check photo flash "
         "camera"},
        {Did{Kind::conduct_disrepute}, "brings the game into disrepute",
         "disrepute|bring game into disrepute|insult|insult opponent|insulted opponent|swear|cheat|curse|offend "
         "opponent|offended opponent",
         "white insults the opponent", "handshake refused drunk rude smells shouted shake fixed threatened"},
        {Did{Kind::conduct_assist}, "uses notes or advice",
         "use note|use advice|get advice|take advice|consult|use engine|consult engine|get help|read note|look at "
         "engine",
         "white uses notes or advice",
         "engine tablet arrows told texting corridor spoke father coach analysing hint captain parent russian"},
        {Did{Kind::conduct_refuse}, "refuses what the law asks",
         "refuse to comply|refuse to obey|refuse order|refuse to play|refuse to record", "white refuses to comply",
         "refused handshake rejects"},
        {Did{Kind::conduct_displaced}, "displaces men",
         "knock over|knock piece over|knock over piece|displace|displace piece|upset piece|knock man over|displace man|"
         "knock down piece",
         "white knocks over pieces", "sleeve knocked fell swept bumped bump stands between cleaner pcs nudged"},
        {Did{Kind::conduct_upset}, "throws the men over",
         "throw board|throw piece|sweep board|sweep piece off|upset board|throw man over", "white throws the men over",
         "swept cleared angry"},
        {Did{Kind::conduct_pause}, "stops the clocks",
         "stop clock|pause clock|clock stop|pause|stop both clock|clock pause", "white stops the clocks", "clk paused"},
        {Did{Kind::conduct_clock}, "handles the clock wrongly",
         "mishandle clock|keep finger on clock|keep hand on clock|pick up clock|bang clock|hold clock|handle clock "
         "wrong|hit clock hard",
         "white keeps a finger on the clock", "hard reset slammed banged hovering"},
        {Did{Kind::conduct_press_denied}, "keeps the opponent from pressing",
         "keep opponent from press|block clock|prevent press|not let opponent press", "white blocks the clock",
         "hand hovers over"},
        {Did{Kind::conduct_spectator}, "speaks about the game",
         "speak about game|talk about game|say move|give advice|interfere|shout flag|comment on game|"
         "point out flag|whisper|call flag",
         "a spectator speaks about the game",
         "spectator shouted told father mother mum captain player board neighbour says saw friend"},
        {Did{Kind::conduct_entering}, "enters the playing area", "enter play area|enter area|enter hall",
         "a spectator enters the playing area", "parent finished players analysing next photo"},
        {Did{Kind::conduct_smoking}, "smokes", "smoke|vape", "white smokes", "smoking cigarette vaping outside"},
        {Did{Kind::conduct_phone_of_others}, "uses a phone", "use phone|use mobile", "a spectator uses a phone",
         "photo flash camera filming"},
        {Found{Kind::setup_colours}, "wrong colours",
         "colour reverse|colour wrong|wrong colour|colour swap|reverse colour|colour exchange|color wrong|wrong "
         "color|color reverse",
         "arbiter finds wrong colours", "pairing sat swapped wrong teams"},
        {Found{Kind::setup_board}, "a wrongly placed board",
         "board wrong way|board turn|wrong place board|board wrong place|board wrong|board rotate|board sideways",
         "arbiter finds a wrongly placed board", "corner square h1 black rotated"},
        {Found{Kind::setup_men_misplaced}, "men set up wrongly",
         "wrong set-up|set up wrong|wrong set up|man set up wrong|man misplace|piece set up wrong|piece misplace|wrong "
         "setup|k/q swap|k/q interchange|k/q exchange|K and Q swap|K and Q interchange|K and Q exchange|queen and king "
         "swap|king and queen exchange|king and queen swap|king and queen interchange|misplace man|setup "
         "wrong",
         "arbiter finds men set up wrongly", "swapped interchanged start squares dark bishops K/Q wrong"},
        {Found{Kind::setup_men_omitted}, "men missing at the start",
         "man miss|piece miss|miss man|man miss at start|piece miss at start|man miss from start|piece miss from start",
         "arbiter finds men missing at the start", "pawn never was there missing"},
        {Found{Kind::setup_first_move}, "a first move by the wrong player",
         "wrong player begin|black begin|wrong first move|first move by wrong player",
         "arbiter finds a first move by the wrong player", "started first"},
        {Found{Kind::check_found}, "a king left in check", "king leave in check|king in check|king be in check",
         "arbiter finds a king left in check", "kings both check since nobody"},
        {Found{Kind::check_found},
         "both kings in check",
         "both king in check|K both in check",
         "arbiter finds both kings in check",
         "kings both check",
         {{"both_kings_in_check", true}}},
        {Found{Kind::observed_illegal_position}, "an illegal position", "illegal position",
         "arbiter finds an illegal position", "kings check bishops impossible"},
        {Found{Kind::illegal_move}, "an illegal move", "illegal move", "arbiter finds an illegal move of white",
         "illegal ilegal ill wrong pinned jumped captured castling diagonal"},
        {Found{Kind::observed_quiet_moves}, "quiet moves", "75 quiet move|quiet move", "arbiter finds quiet moves",
         "75 capture pawn counted"},
        {Found{Kind::dispute_fact}, "a dispute on what happened",
         "deny|deny it|dispute|dispute it|deny have touch it|say not true|contradict",
         "white touches f3; black points it out; white denies it",
         "nothing saw says version agree each denies allowed same instant other lost"},
        {Found{Kind::resume_times}, "wrong or unknown times on the clocks",
         "wrong adjourn time|time at adjournment wrong|time not write on envelope",
         "arbiter finds wrong or unknown times on the clocks", "envelope times written adjourned readings"},
        {Found{Kind::resume_sealed_move}, "a faulty sealed move",
         "seal move illegal|seal move ambiguous|seal move miss", "arbiter finds a faulty sealed move of white",
         "sealed envelope blank ambiguous inside opened"},
        {Found{Kind::resume_position}, "a wrongly resumed position", "adjourn position wrong|resume position wrong",
         "arbiter finds a wrongly resumed position", "unfinished cleaner envelope adjourned lost pos restored"},
    };
}

}  // namespace jadoube::desk
