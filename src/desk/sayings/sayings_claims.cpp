#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::Ground;

std::vector<Saying> sayings_on_claims() {
    return {
        {Ground::repetition, "threefold repetition",
         "repetition|repetition of move|repetition of moves|move repetition|threefold|3 fold|3 x|three time|3 "
         "time|same position three time|same position 3 time|triple "
         "repetition|rep|position three time|three fold|third repetition|three-fold|draw by repetition|3fold "
         "repetition|threefold repetition|3 fold repetition|repeat three time|position repeat three time|third "
         "time same position|third time|3 time same position|position 3 time|same position third time|three time "
         "same position|position occur three time|position appear three time|three-fold repetition|triple rep|3x "
         "rep|3 fold rep|threefold rep|repetition draw|stellungswiederholung|dreimalige stellungswiederholung|dreimal "
         "gleiche stellung|same "
         "position for third time|position third time|position repeat|repeat position|same position|position occur "
         "3 time|position 3 x|3 x same position|repeat position three time|repetition of position|position for "
         "third time|third occurrence|position occur third time|position thrice|thrice|position come third time|"
         "same pos three time|3 time position|position stand three time|position stand 3 time|rep of position|draw "
         "by rep|same position again|same position 4 x|4 x same position|4 time same position|same position 4 time|"
         "same position four time|four time same position|same position on board three time|same position on board "
         "3 time|same position on board for third time|position be on board three time|same position stand three "
         "time|same position occur three time|same position appear three time|position repeat 3 time|position have "
         "occur three time|position have be repeat three time|position occur for third time|position appear for "
         "third time|same position occur for third time|position come for third time",
         "white claims threefold",
         "twice position same repeated times occurred 3x sheets repetition repeats rights occurrences differ move "
         "earlier"},
        {Ground::fifty_moves, "fifty moves",
         "fifty|50|50 move|fifty move|50 move rule|fifty move rule|fifty-move rule|50-move rule|50 mv|fifty-move|"
         "50 moves rule|fifty move draw|50 move draw|50 move without capture|50 quiet move|50-züge-regel|50 move "
         "each|fifty quiet move|no capture in 50 move|50 move without pawn move|50 move no capture|50 move no pawn "
         "move|50 move reach|50-move|50 moves|fifty without capture|50 without capture|50 move draw claim|50 move "
         "without capture or pawn move|50 move without pawn move or capture|fifty move without capture or pawn "
         "move|fifty move without pawn move or capture|no capture or pawn move for 50 move|no pawn move or capture "
         "for 50 move|50 move pass|50 move without progress",
         "white claims fifty moves", "counted quiet capture pawn count move sheets counter"},
        {Ground::fivefold, "fivefold repetition",
         "fivefold|5 fold|five time|5 x|5 time|fivefold repetition|5fold|five-fold|same position five time|position "
         "five time|5 fold repetition|same position 5 time|position 5 time|5 time same position|five time same "
         "position|5 x same position|same position 5 x|position stand five time|position stand 5 time|same position "
         "stand five time|position occur five time|same position occur five time|position appear five time",
         "white claims fivefold repetition", "five"},
        {Ground::seventy_five_moves, "seventy-five moves",
         "75 move|seventy five move|75|75 move rule|75-move rule|seventy-five move rule|75 mv|75 move rule "
         "reach|seventy five|75er rule",
         "white claims seventy-five moves", "counted capture pawn 75"},
        {Ground::perpetual_check, "perpetual check",
         "perpetual|perpetual check|perpetual chk|endless check|eternal check|dauerschach|check forever",
         "white claims perpetual check", "chk endless checks draw"},
        {Ground::dead_position, "a dead position",
         "dead position|no mate possible|mate not possible|nobody can mate|neither can mate|nobody can win|no way "
         "to mate|cannot mate|position dead|position be dead",
         "white claims a dead position", "nobody can mate blocked locked fortress closed"},
        {Ground::dead_material, "insufficient material",
         "insufficient material|not enough material|no mating material|insufficient men|lack of material|no "
         "material|insufficient mating material|not enough man",
         "white claims insufficient material", "bare king material only"},
        {Ground::stalemate, "stalemate", "stalemate|patt|stale mate|no legal move leave|no legal move",
         "white claims stalemate", "pat no move"},
        {Ground::normal_means, "no win by normal means",
         "not win by normal mean|cannot win by normal mean|opponent cannot win|normal mean|10.2|no effort to win|"
         "quickplay finish|opponent not win|make no effort to win|no progress|opponent not try to win|10.2 claim|"
         "guideline iii|claim 10.2|no winning by normal mean|no win by normal mean|#who not win by normal mean|"
         "#who can not win by normal mean|#who cannot win by normal mean|insufficient losing chance|insufficient "
         "losing chances|opponent not win by normal mean|opponent can not win by normal mean|#who cannot win|#who "
         "can not win",
         "white claims no win by normal means", "cant win normal means increment incr effort try shuffles"},
        {Ground::checkmate, "checkmate", "checkmate|mate|matt|check mate|schachmatt", "white claims checkmate",
         "mated mates mate checkmated delivered"},
        {Ground::flag, "a win on time", "win on time|time win|time forfeit|win by time|win by flag|flag win",
         "white's flag falls; black claims a win on time", "flag fell down time dropped zero"},
        {Ground::clock_error, "a clock error",
         "clock error|clock wrong|wrong time|clock set wrong|wrong set clock|wrong clock time|clock show wrong|"
         "increment miss|no increment set|clock no increment set|clock set with wrong time|set with wrong time|give "
         "no increment|clock no increment|clock no delay|clock no bonus|no increment on clock|"
         "clock wrong set|clock fault|clock not right|increment not work|increment not add|time not add|wrong time "
         "on clock|wrong control|clock set to wrong time|clock not set right|wrong increment|wrong time set|clock "
         "set incorrect|delay not set|#time not add|#time not add on clock|#time miss|#time too much|#time too "
         "little|#time add wrongly|set #time instead of #time|set #time instead of #count|set #time iso #count|set "
         "#time iso #time|clock set #time instead of #time|clock set #time iso #time|clock set #time iso #count|"
         "wrong time control set|wrong mode|clock in wrong mode|clock on wrong mode|bonus not add|bonus time not "
         "add|no bonus on clock|no delay set|time of second period not add|increment not set|increment wrong|"
         "increment set wrong|clock not show increment|clock give no increment|time control wrong|clock display "
         "wrong|clock show wrong time|clock start wrong|wrong side run|wrong clock run|clock swap|clock side swap|"
         "time swap|clock reverse|clock set #time instead of #count|clock set to #time instead of #time|clock set "
         "to #time instead of #count|clock set to #time not #time|increment #count instead of #count|increment "
         "#count should be #count|increment #time should be #time|#time should be #time|#time should be #count|"
         "clock show #time should be #time|increment #count not #count|increment #time not #time|clock have no "
         "increment|clock have no delay|clock without increment|no increment on clocks|increment be missing|clock "
         "set without increment|clock set wrongly|clock run at wrong time|wrong player 's clock run|wrong player "
         "clock run",
         "white claims a clock error",
         "set added minutes increment counter display reset period clk iso mode instead minus"},
        {Ground::clock_defect, "a defective clock",
         "clock defect|clock be defective|clock defective|defective clock|clock broken|broken clock|clock not "
         "work|clock stand still|clock fail|clock "
         "stop work|clock freeze|battery dead|battery empty|clock go blank|clock switch off itself|clock "
         "malfunction|clock died|clock dead|battery died|battery low|clock show nothing|clock show error|clock "
         "error message|clock jump|clock hang|clock reboot|clock switch off|clock go off|clock drop and broken|"
         "hand of clock stick|lever stick|lever broken|button stick|button broken|display dead|display blank|"
         "screen blank|clock restart itself|clock stop by itself|stop by itself|clock stop itself|dgt freeze|dgt "
         "fail|dgt dead|dgt broken|dgt go blank|dgt reset|battery flat|battery run out|clock not count down|clock "
         "of #who not count down|clock not run|clock of #who not run|clock of #who stand still|#who 's clock not "
         "run|#who 's clock stand still|#who 's clock not count down|flag not fall at all|flag stick|flag hang|"
         "display go blank|display went blank|display go dark|display dark",
         "white claims a defective clock", "reset battery display clock died froze blank went broken zero smashed"},
        {Ground::forfeit, "a win by forfeit", "forfeit|win by forfeit|forfeit win",
         "black absent; white claims a win by forfeit", "default loses"},
        {Ground::wrong_result, "a wrong result",
         "wrong result|result wrong|result not right|wrong score sign|result enter wrong|wrong result enter|wrong "
         "result sign|score sheet say wrong|result slip wrong|sheet say 1-0|sheet say 0-1|slip say 1-0|slip say "
         "0-1|result sheet wrong|result write wrong|result wrong on sheet|wrong result on sheet|result enter as "
         "1-0|result enter as 0-1|result enter as 1-0 instead of 0-1|result enter as 0-1 instead of 1-0",
         "white claims a wrong result", "signed result sheet entered slip winner wrong"},
        {Ground::time_limit, "a time limit", "time limit", "white claims a time limit"},
        {Ground::increment, "time added with each move",
         "time added each move|ask for increment|ask for #time increment|ask for increment of #time|request increment|"
         "claim increment|want increment|increment to be add|an increment brought in",
         "white claims time added with each move"},
        {Ground::assistant, "an assistant", "assistant", "white claims an assistant", "blind disabled helper"},
        {Ground::record, "the arbiter's record",
         "arbiter record|arbiter score|see arbiter record|look at arbiter score", "white claims the arbiter's record",
         "sheet scoresheet own lost see notation opponents copy borrow"},
        {Ground::display, "what the display shows",
         "display show|display|move counter #count|counter #count|dgt move counter #count|move counter show "
         "#count|counter show #count|move counter differ|counter differ|counter wrong|move counter wrong|clock count "
         "move|demo board wrong|display board wrong|broadcast show|live board show",
         "white claims what the display shows", "screen monitor board dgt"},
        {Ground::withdrawal, "a withdrawal",
         "withdraw offer|take back offer|withdraw resignation|take back resignation|retract resignation|take "
         "resignation back|"
         "withdraw draw offer|withdraw claim|withdrawal|retract offer|retract "
         "claim|withdraw his offer|cancel offer|take offer back|offer withdraw|take back draw offer|take back "
         "claim|take "
         "claim back|drop claim|abandon claim|give up claim|take back draw claim|withdraw draw claim|retract draw "
         "offer|take draw offer back|drop draw offer|take back draw|take offer zurück|move offer zurück|take draw "
         "offer "
         "zurück|take claim zurück|move claim zurück|take resignation zurück|move resignation zurück|change mind about "
         "offer|change mind about "
         "claim",
         "white offers a draw, withdraws the offer", "withdraws withdrew back cancel tournament round leaves"},
    };
}

}  // namespace jadoube::desk
