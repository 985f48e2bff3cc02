#include "desk/line/saying.hpp"

namespace jadoube::desk {

using rules::Ground;

std::vector<Saying> sayings_on_claims() {
    return {
        {Ground::repetition, "threefold repetition",
         "repetition|threefold|3 fold|3 x|three time|3 time|same position three time|same position 3 time|triple "
         "repetition|rep|position three time|"
         "three fold|third repetition|three-fold|draw by repetition|3fold repetition|threefold repetition|3 fold "
         "repetition",
         "white claims threefold", "twice position same repeated times occurred 3x sheets repetition"},
        {Ground::fifty_moves, "fifty moves",
         "fifty|50|50 move|fifty move|50 move rule|fifty move rule|fifty-move rule|50-move rule|50 mv|fifty-move",
         "white claims fifty moves", "counted quiet capture pawn"},
        {Ground::fivefold, "fivefold repetition", "fivefold|5 fold|five time|5 x|5 time|fivefold repetition",
         "white claims fivefold repetition", "five"},
        {Ground::seventy_five_moves, "seventy-five moves", "75 move|seventy five move|75|75 move rule",
         "white claims seventy-five moves", "counted capture pawn 75"},
        {Ground::perpetual_check, "perpetual check", "perpetual|perpetual check|perpetual chk",
         "white claims perpetual check", "chk endless checks"},
        {Ground::dead_position, "a dead position", "dead position", "white claims a dead position", "nobody can mate"},
        {Ground::dead_material, "insufficient material",
         "insufficient material|not enough material|no mating material|insufficient men",
         "white claims insufficient material", "bare king material only"},
        {Ground::stalemate, "stalemate", "stalemate|patt|stale mate", "white claims stalemate", "pat no move"},
        {Ground::normal_means, "no win by normal means",
         "not win by normal mean|cannot win by normal mean|opponent cannot win|normal mean|10.2|no effort to "
         "win|quickplay finish",
         "white claims no win by normal means", "cant win normal means increment incr"},
        {Ground::checkmate, "checkmate", "checkmate|mate|matt|check mate", "white claims checkmate", "mated mates"},
        {Ground::flag, "a win on time", "win on time|time win|time forfeit|win by time",
         "white's flag falls; black claims a win on time", "flag fell down time dropped zero"},
        {Ground::clock_error, "a clock error",
         "clock error|clock wrong|wrong time|clock set wrong|wrong set clock|wrong clock time|clock show wrong|"
         "increment miss|no increment set|no increment on clock|clock wrong set",
         "white claims a clock error", "set added minutes increment counter display reset period clk iso"},
        {Ground::clock_defect, "a defective clock",
         "clock defect|defective clock|clock broken|broken clock|clock not work|clock stand still",
         "white claims a defective clock", "reset battery display clock"},
        {Ground::forfeit, "a win by forfeit", "forfeit|win by forfeit|forfeit win",
         "black absent; white claims a win by forfeit", "default loses"},
        {Ground::wrong_result, "a wrong result", "wrong result|result wrong|result not right|wrong score sign",
         "white claims a wrong result", "signed result sheet entered"},
        {Ground::time_limit, "a time limit", "time limit", "white claims a time limit"},
        {Ground::increment, "time added with each move", "time added each move",
         "white claims time added with each move"},
        {Ground::assistant, "an assistant", "assistant", "white claims an assistant", "blind disabled helper"},
        {Ground::record, "the arbiter's record", "arbiter record|arbiter score", "white claims the arbiter's record",
         "sheet scoresheet own lost see"},
        {Ground::display, "what the display shows", "display show|display", "white claims what the display shows",
         "screen monitor board dgt"},
        {Ground::withdrawal, "a withdrawal",
         "withdraw offer|take back offer|withdraw draw offer|withdraw claim|withdrawal|retract offer|retract claim",
         "white offers a draw, withdraws the offer", "withdraws withdrew back"},
    };
}

}  // namespace jadoube::desk
