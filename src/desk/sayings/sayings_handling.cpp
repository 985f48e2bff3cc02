// Men and clocks handled otherwise than in making a move.
#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

using rules::Kind;

std::vector<Saying> sayings_on_handling() {
    return {
        {Did{Kind::conduct_displaced}, "displaces men",
         "knock over|overturn|overturn #man|overturn piece|set them up wrong|set them up wrongly|put them back "
         "wrong|put them back wrongly|put them up "
         "wrong|knock over man|knock piece over|knock "
         "over piece|displace|displace piece|upset piece|knock man over|displace "
         "man|knock down piece|knock down|bump board|bump table|knock piece|knock over king|piece fall|piece fall "
         "over|knock over several piece|topple|sweep piece|sweep man|sleeve "
         "sweep|topple piece|tip piece over|piece knock "
         "over|board bump|jog board|jog table|man displace|piece displace|sleeve knock|elbow knock|piece slip|piece "
         "off square|piece fall down|board upset|knock|stand between #move and #move|between #move and #move|stand on "
         "line|not in centre of square|not on one square|stand half on #move|half on #move half on #move|half on "
         "#move|between two square|stand between two square|on edge of square|sloppy place|sloppily place|place piece "
         "sloppy|piece move by sleeve|piece roll off|piece roll off table|piece on floor|piece fall on floor|piece "
         "fall off board|knock off|knock off board|knock piece off board|sweep|sleeve sweep piece|move piece by "
         "accident|bump|bump into board|bump into table|bump against board|hit table and piece fall|shake board|jolt "
         "board|spill coffee on board|spill water over board|spill drink|coffee over board|cat jump on board|dog "
         "knock|wind blow piece over|fan blow piece over|lamp fall on board|shift piece|shift board|turn piece "
         "over|drop piece on board|drop piece on other|drop captured piece on board|drop queen on|wrongly put back|put "
         "back wrong|put back on wrong square|set up wrong after|wrong square after bump|piece wrong put "
         "back|scatter piece|scattered piece|scatter|tumble|turn over piece|fall over|tip over|sweep "
         "kingside|sweep queenside|sweep kingside piece|sweep queenside piece|sleeve sweep kingside|table bump|table "
         "bumped|table push|board bumped|bump table piece fall|#count piece fall|#count piece fall over|several piece "
         "fall|some piece fall|two piece fall|#count man fall|all piece fall|#count piece fall down|after bump #man go "
         "to #move|after bump #man put on #move|after bump #man stand on #move|after fall #man put on #move|after fall "
         "#man stand on #move|after bump #man on #move|#man put back on wrong square|#man on wrong square after "
         "bump|#man put back on #move instead of #move|#man stand between #move and #move|#man between #move and "
         "#move|#man stand on line|#man stand half on #move|arm sweep #count piece|arm sweep piece|arm sweep|arm "
         "knock|arm knock piece|elbow knock piece|hand knock piece|hand sweep piece|arm knock #count piece|sleeve "
         "knock #count piece|sweep #count piece|knock #count piece|knock over #count piece",
         "white knocks over pieces",
         "sleeve knocked fell swept bumped bump stands between cleaner pcs nudged tilted slid dropped moved square h3 "
         "wrong stood table cat wind elbow kingside cleaned unclear"},
        {Did{Kind::conduct_upset}, "throws the men over",
         "throw board|throw piece|sweep board|sweep piece off|sweep man off|sweep man off board|disarrange "
         "man|disarrange "
         "piece|disarrange|upset board|throw man over|sweep all piece|clear "
         "board in anger|throw all piece|wipe piece off|throw king|sweep everything|flip board|overturn board|"
         "knock over all piece on purpose|throw over board|throw board over|throw over table|turn board over|wipe "
         "board clean|sweep all piece off|push all piece together|mix up piece|mix up all piece|smash board|throw "
         "queen|throw rook|knock all piece over in anger|sweep board clear|sweep piece from board|clear board|"
         "clear board angry|wipe piece from board|shove all piece|shove piece together|throw piece over|throw over "
         "piece|throw piece off board|throw all piece over|sweep piece off board|sweep piece off board in anger|"
         "sweep all piece off board|throw piece on floor|sweep piece on floor|throw piece at #who|sweep piece to "
         "floor|hurl piece",
         "white throws the men over", "swept cleared angry flips overturns temper rage furious"},
        {Did{Kind::conduct_pause}, "stops the clocks",
         "stop clock|pause clock|clock stop|pause|stop both clock|clock pause|put clock on hold|halt clock|stop his "
         "clock|press pause|stop the both clock|stop time|pause both clock|press both button|put lever in middle|lever "
         "in middle|clock neutral|pause game clock|stop the time|halt "
         "both clock",
         "white stops the clocks", "clk paused arbiter called toilet"},
        {Did{Kind::conduct_clock}, "handles the clock wrongly",
         "mishandle clock|press before move|press clock before move|press before make move|press clock before make "
         "move|press too early|press clock too early|pick up clock|hold clock|handle clock "
         "wrong|knock clock over|knock "
         "clock|lift clock|adjust clock|turn clock|throw clock down|move clock|knock over clock|break clock|clock "
         "break by|drop clock|throw clock|pull clock|push clock over|push clock off table|pull clock to himself|shift "
         "clock|turn clock round|change side of clock|move clock to other side|put clock on other side|reset clock|set "
         "clock|alter time|change "
         "time on clock|change clock setting|add time himself|add time to own clock|fiddle with clock|play with "
         "clock|touch clock|press with wrong hand every time|clock fall off table|clock fall|clock knocked over|clock "
         "upset",
         "white handles the clock wrongly", "reset side left right turned button"},
        {Did{Kind::conduct_clock}, kPressesRoughly,
         "press hard|press clock hard|press rough|press clock rough|bang clock|hit clock hard|slam clock|punch clock "
         "hard|hit so hard|hit so hard it reset|hit clock so hard|hit clock so hard it reset|hit hard|bang clock with "
         "fist|hit clock with fist|hit clock with captured piece|press with captured piece|press clock with captured "
         "piece|press with piece|press clock with piece|press with pawn|press with queen|press with captured "
         "pawn|press "
         "with captured piece in hand|press with captured pawn in hand|press with piece in hand|press with pawn in "
         "hand|press with captured man in hand|slap clock hard|smash clock|hit clock with "
         "hand|hit so hard reset to #count|hit so hard "
         "reset to zero|hit so hard fall|hit so hard it fall|hit so hard it break|hit so hard display|hit clock too "
         "hard|hit too hard|press too hard|press clock too hard|bang clock too hard|knock clock over while "
         "press|knock over clock while press|lift clock while press|lift clock to press|knock clock over when "
         "press|hammer clock|whack clock|smack clock|thump clock|pound clock",
         "white slams the clock",
         "hard slammed banged banging smashes slams bangs violently force piece captured hammer whack"},
        {Did{Kind::conduct_clock_hand}, "keeps a hand on the clock",
         "keep finger on clock|hover over clock|hover hand over clock|hand hover over clock|finger on clock|hand on "
         "clock|keep hand near clock|rest hand on clock|rest finger on clock|hold finger on clock|hold hand on clock|"
         "keep finger on button|keep hand on button|hand on button|finger on button|rest finger on button|rest hand on "
         "button|hover over button|hover hand over button|hover finger over button|hover finger over clock|hand over "
         "clock|hand over button|hold hand over clock|keep hand over clock|keep finger over clock|keep hand over "
         "button",
         "white keeps a finger on the clock", "hovering hovers rests resting finger hand button"},
        {Did{Kind::conduct_press_denied}, "keeps the opponent from pressing",
         "keep opponent from press|block clock|prevent press|not let opponent press|cover clock|"
         "cover button|hold button|hold clock down|keep button down|"
         "hold button down|block button|press "
         "button first|hold lever|hold down lever|not let press|not let him press|prevent opponent from press|put "
         "hand on clock so that opponent cannot press|take clock away|push opponent hand away|slap hand away|sit "
         "on clock|keep hand "
         "on clock so that opponent cannot press|prevent #who from press|prevent #who from press clock|keep #who "
         "from press|keep #who from press clock|stop #who from press|stop #who from press clock|not let #who press|"
         "not allow #who to press|hinder #who from press|hold clock so that #who cannot press|hold clock so #who "
         "cannot "
         "press|cover clock so that #who cannot press|keep hand on clock so that #who cannot press|keep finger on "
         "clock so "
         "that #who cannot press|keep hand on button so that #who cannot press|keep finger on button so that #who "
         "cannot press|keep finger on button so that #who could not press|keep hand on clock so that #who could not "
         "press|keep hand over clock so that #who cannot press",
         "white blocks the clock", "hand hovers over covers held holding stops"},
        {Did{Kind::conduct_press_denied}, kKeptFromPressing,
         "cannot press|not able to press|unable to press|keep from press|be keep from press|be prevent from press|"
         "prevent from press|cannot press clock|be not let press|not allow to press|be not allow to press|cannot "
         "get to clock|cannot hit clock|cannot reach clock|not reach clock|can not press|can not press clock|can "
         "not reach clock|prevent by opponent from press",
         "white plays Nd5, is kept from pressing", "blocked prevented"},
    };
}

}  // namespace jadoube::desk
