// What those do who neither play nor decide, and what is forbidden to everybody in the hall.
#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::Kind;

std::vector<Saying> sayings_on_others() {
    return {
        {Did{Kind::conduct_spectator}, "speaks about the game",
         "speak about game|tell #who score|tell #who score of match|tell #who result|talk about game|say move|give "
         "advice|interfere|shout flag|comment on game|point out "
         "flag|whisper|call flag|tell player|comment|shout move|say flag|say flag down|call out|warn player|tell "
         "player flag down|point at board|point at clock|speak to player|speak|shout|tell move|help player|call "
         "out move|give hint|remark on game|make comment|advise|speak to white|speak to black|tell white|tell "
         "black|say something|tell him|make remark|tell #who to accept|tell #who to agree|tell #who to decline|"
         "tell #who to refuse|tell #who to offer draw|tell #who to resign|tell #who to play #move|tell #who to "
         "claim|tell #who to take|tell #who to stop|tell #who #move|tell #who|tell player to accept|tell to accept|"
         "tell board #count your flag down|tell board #count flag down|tell your flag down|tell flag down|tell "
         "#who flag down|tell #who your flag down|tell #who flag fell|tell #who time up|say your flag down|tell "
         "board #count|advise #who|advise #who to accept|advise #who to resign|advise #who to play #move|signal|"
         "signal to #who|make sign to #who|give sign|give signal|wink|speak russian to #who|speak german to #who|"
         "speak english to #who|speak french to #who|speak spanish to #who|speak foreign language to #who|speak in "
         "russian|speak in other language|speak russian with #who|speak to #who|speak with #who|talk to #who|talk "
         "with #who|talk to player|talk russian to #who|whisper to #who|whisper something to #who|whisper move|"
         "whisper move to #who|say to #who|shout to #who|call to #who|call out to #who|call out flag|call time|say "
         "time up|shout time|shout time up|shout illegal|point out mistake|point out "
         "threefold|point out check|analyse next to|analyse beside|analyse near|analyse at board|analyse loud|"
         "analyse close to|analyse game|analyse position|analyse|talk next to|talk near|talk beside|talk loud|talk "
         "at board|chat|chat loud|chat next to|laugh|laugh loud|point to square|point with finger|point at flag|"
         "point to clock|shake head|nod to #who|gasp|gasp loud|groan|cough|clap|applaud|cheer|boo|make noise|"
         "comment loud|comment on move|interrupt game|stop game|offer advice|show finger|remind #who|remind #who "
         "to press|remind #who to press clock|remind player to press|say press clock|tell #who to press|tell #who "
         "to press clock|tell #who press clock|say you forget press|correct #who|say touch move|help #who|help "
         "reconstruct|make sign|make signs|signs|analyse next to board|analyse beside board|analyse near board|"
         "analyse close to board|talk next to board|talk beside board|talk near board|whisper at board|stand next "
         "to board and talk|chat at board|laugh at board|analyse next to board #count|analyse beside board #count|"
         "analyse near board #count|talk next to board #count|analyse at board #count|talk at board #count|give "
         "sign to #who|give signal to #who|give sign to|show #who sign|help #who with move|help son|help son with "
         "move|help daughter|help with move|give #who advice|give #who hint|give #who sign|tell #who to take draw|"
         "tell #who to accept draw|tell #who to agree draw|tell #who to agree to draw|tell #who to take his draw|"
         "tell #who what to play|tell #who move|say check|whisper to him|suggest move|suggest move to #who|shout "
         "that|shout out",
         "a spectator speaks about the game",
         "spectator shouted told father mother mum captain player board neighbour says saw friend dad parents "
         "teammates other visitor shouting loud comments helps claims accuses notices"},
        {Did{Kind::conduct_entering}, "enters the playing area",
         "enter play area|enter area|enter hall|walk into area|come into hall|stand at board|come to board|go behind "
         "rope|step over rope|come in|stand behind player|stand by board|stand too close|come in hall|walk in "
         "hall|walk in|come into play area|come into area|step into area|step inside rope|cross rope|cross "
         "barrier|stand inside rope|inside rope|behind rope|stand next to board|stand next to table|stand near "
         "board|stand close to board|stand at table|stand around board|crowd around board|crowd round board|crowd "
         "board|stand over board|sit next to player|sit beside player|sit next to board|sit at board|come too "
         "close|lean over barrier|gather round board|gather around board|push to board|block view|stand behind|stand "
         "behind son|stand behind child|stand behind daughter|stand behind #who|stand beside #who|stand next to #who",
         "a spectator enters the playing area",
         "parent finished players analysing next photo rope barrier parents standing photographer inside kibitzers "
         "crowd"},
        {Did{Kind::conduct_smoking}, "smokes",
         "smoke|vape|smoke in hall|smoke cigarette|smoke at board|use e-cigarette|e-cigarette", "white smokes",
         "smoking cigarette vaping outside cigarettes smoke vapes"},
        {Did{Kind::conduct_phone_of_others}, "uses a phone",
         "use phone|use mobile|take photo|take photo with flash|film game|film|take flash photo|use camera|use "
         "flash|talk on phone|flash photo|phone ring|phone go off|mobile ring|phone beep|take picture|take photo with "
         "phone|take flash picture|flash|photo with flash|flash photography|photograph|photo|film with phone|record "
         "video|video|stream game|stream|livestream|live stream|text move|text|camera click|camera flash|make "
         "call|phone call|answer phone|talk into phone|have phone|phone|mobile|check engine on phone|run engine on "
         "phone",
         "a spectator uses a phone", "photo flash camera filming streaming pictures photographs recording video"},
    };
}

}  // namespace jadoube::desk
