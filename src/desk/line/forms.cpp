#include "desk/line/forms.hpp"

#include <algorithm>
#include <map>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

/// Basic form, then other forms.
constexpr std::string_view kForms[] = {
    "accept accepts accepted accepting",
    "accident accidentally accidental unintentionally",
    "adjourn adjourns adjourned",
    "adjust adjusts adjusted adjusting",
    "admit admits admitted",
    "agree agrees agreed",
    "announce announces announced announcing",
    "annoy annoys annoying",
    "appear appears appeared",
    "arbiter arbiters",
    "arrive arrives arrived",
    "bang bangs banged banging",
    "beep beeps beeped beeping",
    "begin begins began begun",
    "block blocks blocked blocking",
    "bishop bishops",
    "bother bothers",
    "break breaks broke",
    "bring brings brought",
    "call calls called",
    "capture captures captured capturing",
    "castle castles castled castling",
    "change changes changed",
    "cheat cheats cheated cheating",
    "claim claims claimed claiming",
    "clock clk clocks",
    "colour colours color colors",
    "come comes came coming",
    "comment comments commented",
    "complain complains complained complaining",
    "concede concedes conceded",
    "confirm confirms confirmed",
    "consult consults consulted",
    "contradict contradicts",
    "curse curses cursed",
    "decline declines declined",
    "deliberate deliberately",
    "demand demands demanded",
    "deny denies denied",
    "differ differs",
    "down dn",
    "disagree disagrees",
    "discover discovers discovered",
    "displace displaces displaced",
    "dispute disputes disputed",
    "distract distracts distracting",
    "disturb disturbs disturbing",
    "drop drops dropped",
    "enter enters entered",
    "exchange exchanged",
    "fall falls fell fallen falling",
    "find finds found",
    "flag flags",
    "forget forgets forgot forgotten",
    "get gets got",
    "give gives gave given",
    "go goes went going",
    "grab grabs grabbed",
    "grasp grasps grasped",
    "hand hands",
    "handle handles handled",
    "have has had having",
    "hit hits hitting",
    "hold holds held holding",
    "insist insists insisted",
    "insult insults insulting",
    "intend intends intending intended",
    "intentional intentionally",
    "interchange interchanged",
    "interfere interferes interfered",
    "j'adoube jadoube adoube jadoub j'adoub jadub j'adub",
    "keep keeps kept keeping",
    "king kings",
    "knight knights",
    "knock knocks knocked",
    "know knows known",
    "lay lays laid",
    "leave leaves leaving",
    "lift lifts lifted",
    "lose loses lost",
    "make makes made making",
    "man men",
    "mean means",
    "misplace misplaced",
    "miss missing missed",
    "move moves moved moving",
    "mv mvs",
    "name names named",
    "no kein keine",
    "not didn't didnt doesn't doesnt wasn't wasnt isn't isnt hasn't hasnt haven't never don't dont couldn't can't cant "
    "cannot",
    "note notes",
    "notice notices",
    "object objects objected",
    "offend offends",
    "offer offers offered offering",
    "open opens opened",
    "opponent opponents",
    "overstep oversteps overstepped",
    "pause pauses paused",
    "pawn pawns",
    "persist persists persisted",
    "phone phn phones telephone smartphone cellphone",
    "pick picks picked",
    "piece pieces pcs",
    "place places placed",
    "play plays played playing",
    "player players",
    "point points pointed",
    "press presses pressed pressing",
    "promote promotes promoted promoting",
    "ask asks asked asking",
    "propose proposes proposed",
    "protest protests protested",
    "punch punches punched",
    "push pushes pushed pushing",
    "put puts putting",
    "read reads reading",
    "record records recorded recording",
    "refuse refuses refused",
    "reject rejects rejected",
    "release releases released releasing",
    "reply replies replied",
    "repetition repetitions",
    "resign resigns resigned",
    "retract retracts retracted",
    "reverse reversed",
    "ring rings rang ringing",
    "rook rooks",
    "rotate rotated",
    "run runs ran",
    "say says said saying",
    "scoresheet scoresheets",
    "seal seals sealed",
    "see sees saw",
    "seize seizes seized",
    "set sets",
    "sheet sheets",
    "shout shouts shouted",
    "show shows showed",
    "sign signed",
    "silent silently",
    "smoke smokes smoked smoking",
    "sound sounds sounded",
    "speak speaks spoke speaking",
    "start starts started",
    "stop stops stopped",
    "surrender surrenders surrendered",
    "swap swapped",
    "swear swears swore",
    "sweep sweeps swept",
    "switch switched",
    "take takes took taking taken",
    "talk talks talked talking",
    "tell tells told",
    "throw throws threw thrown",
    "time times",
    "tip tips tipped",
    "touch touches touched touching tch",
    "try tries tried",
    "turn turns turned",
    "upset upsets",
    "use uses used using",
    "vape vapes vaped vaping",
    "vibrate vibrates vibrated",
    "want wants wanted",
    "whisper whispers whispered",
    "with w/",
    "withdraw withdraws withdrew",
    "without w/o w/out",
    "write writes wrote written writing",
    "wrong wrongly",
};

constexpr std::string_view kSilent[] = {
    "a",     "an",   "the", "his",  "her", "their",   "its",     "is",         "was",  "were",  "been",   "are",
    "being", "have", "do",  "does", "did", "has",     "had",     "it",         "this", "that",  "anyway", "there",
    "just",  "der",  "die", "das",  "den", "himself", "herself", "themselves", "pls",  "please"};

const std::map<std::string, std::string, std::less<>>& forms() {
    static const std::map<std::string, std::string, std::less<>> kAll = [] {
        std::map<std::string, std::string, std::less<>> all;
        for (const std::string_view row : kForms) {
            const auto words = split(row, ' ');
            for (const std::string_view word : words) all.emplace(word, words.front());
        }
        return all;
    }();
    return kAll;
}

}  // namespace

std::string basic_form(std::string_view word) {
    const auto found = forms().find(word);
    return found == forms().end() ? std::string(word) : found->second;
}

std::vector<std::string> known_forms() {
    std::vector<std::string> known;
    for (const auto& [form, basic] : forms()) known.push_back(form);
    return known;
}

bool says_nothing(std::string_view word) {
    return std::ranges::find(kSilent, word) != std::end(kSilent);
}

}  // namespace jadoube::desk
