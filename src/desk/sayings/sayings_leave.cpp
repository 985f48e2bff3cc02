// What was allowed or agreed, with what reason, and whether it was told before.
#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

std::vector<Saying> sayings_on_leave() {
    return {
        {Told{"consent", "before"}, "with consent given before",
         "with consent|with #who consent|with #who 's consent|with consent of #who|with agreement of #who|with #who 's "
         "agreement|with consent of opponent|by consent|with prior consent|after #who consent|"
         "with #who 's leave|with leave of #who",
         "black touches f6 with consent given before", "consents allowed leave asked"},
        {Told{"consent", "late"}, "with consent given too late",
         "consent too late|consent only afterwards|consent give too late|consent give only afterwards|with consent "
         "give "
         "afterwards|consent after touch|with late consent",
         "black touches f6 with consent given too late", "consents"},
        {Told{"consent", "none"}, "without consent",
         "no consent|without #who consent|without #who 's consent|without consent of #who|against "
         "#who 's will",
         "black touches f6 without consent", "consents"},
        {Told{"permitted", true}, "with the arbiter's permission",
         "with permission|have permission|with leave|allow by arbiter|with arbiter permission|arbiter allow it|arbiter "
         "permit|arbiter permit it|permission give|excuse by arbiter|excused|authorised|authorized|with permission of "
         "arbiter|with leave of arbiter|"
         "with permission from arbiter|have permission of arbiter|have leave of arbiter|permit by arbiter",
         "white leaves the venue with permission", "asked allowed permission"},
        {Told{"permitted", false}, "without permission",
         "no permission|without ask|without leave|without say anything to arbiter|not ask|without tell arbiter|not ask "
         "arbiter|without arbiter permission|without ask arbiter|not have permission|not tell anybody|without leave of "
         "arbiter|without permission of arbiter|without tell|without tell anybody|without tell anyone|without inform "
         "arbiter|without notice to arbiter",
         "white leaves the venue without permission", "asking w/out leave"},
        {Told{"valid_reason", true}, "with a valid reason",
         "with reason|with good reason|valid reason|with valid reason", "white stops the clock with a valid reason"},
        {Told{"valid_reason", false}, "without a valid reason",
         "without excuse|without reason|no reason|for no reason|with no reason|without any reason|for no good "
         "reason|without good reason|without valid reason|no valid reason|no good reason",
         "white stops the clock without a valid reason"},
        {Told{"well_supervised", false}, "not well supervised",
         "not well supervise|game not well supervise|event not well supervise|not enough supervise|not "
         "supervise|without supervision|no supervision|not adequately "
         "supervise|not sufficiently supervise",
         "white Nf3-d3, presses; black points it out; blitz; not well supervised"},
        {Told{"well_supervised", true}, "well supervised",
         "well supervise|game well supervise|event well supervise|adequately supervise|sufficiently supervise|one "
         "arbiter per game|arbiter at each board",
         "white Nf3-d3, presses; black points it out; blitz; well supervised"},
        {Told{"disturbed_opponent", true}, "the opponent was disturbed",
         "opponent disturbed|opponent disturbed by it|opponent annoyed|opponent distracted|opponent complain of "
         "it|opponent feel disturb|opponent irritate|opponent upset|opponent angry|opponent "
         "disturb|annoyed|irritated|tired of it|furious|distracted|disturbed|not happy about it|angry about it",
         "white offers a draw; the opponent was disturbed", "annoyed complains tired"},
        {Told{"persistent", true}, "done again although told",
         "warn already|persistently|persistent|keep refuse|refuse again|refuse again and again|again although "
         "tell|again after "
         "warning|persist|persist in it|despite warning|keep on do "
         "it|although warn|despite told|again despite warning|after warn|already warn|do it again after warning|tell "
         "twice|told twice|tell #count time|told #count time|although told|although tell|told before|warned "
         "before|warned twice|despite being told",
         "white disturbs the opponent; done again although told", "again each every repeatedly"},
        {Told{"both_agree", true}, "both players agree on it",
         "both agree on it|both player agree on it|both agree on position|both player agree on position|agree on "
         "position|both agree on pos",
         "arbiter finds wrong or unknown times on the clocks; both players agree on it", "agree"},
        {Told{"scores_agree", false}, "the scoresheets differ",
         "scoresheet differ|sheet differ|sheet disagree|scoresheet disagree|scoresheet not agree|sheet not agree|score "
         "differ|scoresheet not match|sheet not match|scoresheet say different|move #count differ|move #count not "
         "same|differ at move #count|sheet differ at move #count|sheet not same|scoresheet not same|sheet say "
         "different|sheet tell different|two sheet differ|both sheet differ|differ from move #count|differ since move "
         "#count|sheet differ from move #count|sheet differ since move #count|scoresheet differ from move #count",
         "white claims threefold; the scoresheets differ", "sheets differ disagree differs moves"},
    };
}

}  // namespace jadoube::desk
