#include "desk/line/forms.hpp"

#include <algorithm>
#include <map>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

/// Basic form, then other forms.
constexpr std::string_view kForms[] = {
    "accept accepts accepted accepting akzeptiert nimmt",
    "accident accidentally accidental unintentionally accidently",
    "adjourn adjourns adjourned",
    "adjust adjusts adjusted adjusting readjusts readjusted",
    "admit admits admitted admitting",
    "agree agrees agreed agreeing aggreed",
    "analyse analyses analysed analysing analyze analyzes analyzed analyzing",
    "and und",
    "announce announces announced announcing",
    "annoy annoys annoying",
    "answer answers answered answering",
    "appeal appeals appealed",
    "appear appears appeared",
    "arbiter arbiters",
    "argue argues argued arguing",
    "arm arms",
    "arrive arrives arrived arriving arived",
    "ask asks asked asking",
    "bang bangs banged banging slams slammed slam slaps slapped",
    "beep beeps beeped beeping bleeps bleeped",
    "before bfr b4",
    "begin begins began begun",
    "bishop bishops laeufer läufer",
    "black schwarz schwarzer",
    "blame blames blamed",
    "block blocks blocked blocking",
    "bother bothers",
    "break breaks broke",
    "breathe breathes breathing",
    "bring brings brought bringing",
    "brush brushes brushed brushing",
    "bump bumps bumped bumping",
    "call calls called calling",
    "capture captures captured capturing",
    "castle castles castled castling rochiert rochade",
    "centre centres centred center centers centered",
    "change changes changed",
    "cheat cheats cheated cheating",
    "check checks checking",
    "chew chews chewing",
    "claim claims claimed claiming reklamiert reklamierte",
    "clear clears cleared",
    "clock clk clocks uhr",
    "colour colours color colors",
    "come comes came coming",
    "comment comments commented",
    "complain complains complained complaining complaint complaints",
    "concede concedes conceded",
    "confirm confirms confirmed",
    "consult consults consulted",
    "contradict contradicts",
    "correct corrects corrected correcting",
    "cough coughs coughed coughing",
    "count counts counting",
    "cross crosses crossed",
    "curse curses cursed",
    "decline declines declined declining",
    "deliberate deliberately",
    "demand demands demanded demanding",
    "deny denies denied denying",
    "differ differs differed different differing",
    "disagree disagrees",
    "disappear disappears disappeared",
    "discover discovers discovered",
    "discuss discusses discussed discussing",
    "displace displaces displaced",
    "dispute disputes disputed",
    "distract distracts distracting",
    "disturb disturbs disturbing",
    "down dn",
    "draw draws remis remi remise",
    "drink drinks drinking drank",
    "drop drops dropped",
    "eat eats eating ate",
    "enter enters entered",
    "envelope envelopes",
    "exchange exchanged exchanges",
    "fall falls fell fallen falling",
    "fetch fetches fetched",
    "fidget fidgets fidgeting",
    "figure figures",
    "film films filmed filming",
    "find finds found",
    "finger fingers fingered",
    "finish finishes finished finishing",
    "fix fixes fixed fixing",
    "flag flags flagged",
    "forfeit forfeits forfeited",
    "forget forgets forgot forgotten forgetting",
    "gesture gestures",
    "get gets got getting",
    "give gives gave given giving",
    "go goes went going",
    "grab grabs grabbed",
    "grasp grasps grasped",
    "graze grazes grazed",
    "hand hands",
    "handle handles handled",
    "handshake handshakes",
    "have has had having",
    "hear hears heard",
    "hit hits hitting",
    "hold holds held holding",
    "hover hovers hovered hovering",
    "hum hums humming",
    "illegal ilegal illeagal illlegal irregular regelwidrig unmoeglich impossible",
    "insist insists insisted insisting",
    "insult insults insulting",
    "intend intends intending intended",
    "intentional intentionally",
    "interchange interchanged",
    "interfere interferes interfered",
    "j'adoube jadoube adoube jadoub j'adoub jadub j'adub",
    "jump jumps jumped jumping",
    "keep keeps kept keeping",
    "king kings koenig könig",
    "knight knights",
    "knock knocks knocked knocking",
    "know knows known",
    "late spaet spät zu-spaet",
    "lay lays laid",
    "lean leans leaned leaning",
    "leave leaves leaving lefts",
    "lie lies lying",
    "lift lifts lifted",
    "listen listens listening listened",
    "look looks looked looking",
    "lose loses lost losing",
    "make makes made making makeing",
    "man men",
    "mate mates mated mating",
    "mean means",
    "misplace misplaced",
    "miss missing missed",
    "mobile mobiles",
    "move moves moved moving zieht zog gezogen",
    "mv mvs",
    "name names named",
    "no kein keine",
    "nod nods nodded nodding",
    "not didn't didnt doesn't doesnt wasn't wasnt isn't isnt hasn't hasnt haven't never don't dont couldn't can't cant "
    "cannot aint won't wouldn't hadn't hadnt didn,t weren't werent nicht arent aren't",
    "notate notates notated notating",
    "note notes",
    "notice notices",
    "nudge nudges nudged",
    "object objects objected",
    "offend offends",
    "ok okay ok'd okayed",
    "offer offers offered offering offerd bietet bot",
    "open opens opened",
    "opponent opponents opps opp",
    "overstep oversteps overstepped",
    "parent parents",
    "pass passes passed",
    "pause pauses paused",
    "pawn pawns",
    "persist persists persisted",
    "phone phn phones telephone smartphone cellphone cell",
    "photo photos photograph photographs picture pictures",
    "pick picks picked",
    "piece pieces pcs",
    "place places placed",
    "play plays played playing playes",
    "player players",
    "point points pointed pointing",
    "poke pokes poked",
    "position positions pos",
    "press presses pressed pressing pressd presed drueckt drückt drueckte drückte",
    "promote promotes promoted promoting",
    "propose proposes proposed",
    "protest protests protested protesting",
    "punch punches punched",
    "push pushes pushed pushing",
    "put puts putting",
    "queen dame",
    "read reads reading",
    "receive receives received",
    "record records recorded recording",
    "refuse refuses refused",
    "reject rejects rejected",
    "release releases released releasing",
    "repeat repeats repeated",
    "repetition repetitions",
    "replace replaces replaced replacing",
    "reply replies replied",
    "reset resets",
    "resign resigns resigned aufgegeben gibt-auf",
    "restore restores restored",
    "retract retracts retracted",
    "return returns returned returning",
    "reverse reversed",
    "ring rings rang ringing rung",
    "rook rooks",
    "rotate rotated",
    "run runs ran",
    "say says said saying",
    "scoresheet scoresheets",
    "seal seals sealed",
    "see sees saw",
    "seize seizes seized",
    "set sets",
    "shake shakes shook shaking",
    "sheet sheets",
    "shout shouts shouted shouting",
    "show shows showed",
    "sign signed",
    "silent silently",
    "sit sits sat sitting",
    "slide slides slid",
    "smell smells smelled stinks",
    "smoke smokes smoked smoking cigarette",
    "sneeze sneezes sneezed",
    "sound sounds sounded",
    "speak speaks spoke speaking",
    "spot spots spotted",
    "square squares",
    "stand stands stood standing",
    "stare stares stared staring",
    "start starts started starting",
    "stop stops stopped",
    "straighten straightens straightened straightening",
    "surrender surrenders surrendered",
    "swap swapped",
    "swear swears swore swearing",
    "sweep sweeps swept sweeping",
    "switch switched",
    "take takes took taking taken",
    "talk talks talked talking",
    "tap taps tapped tapping",
    "tell tells told telling",
    "text texts texted texting",
    "think thinks",
    "threaten threatens threatened",
    "throw throws threw thrown",
    "tilt tilts tilted",
    "time times",
    "tip tips tipped",
    "touch touches touched touching tch beruehrt berührt beruehrte berührte angefasst fasst",
    "tournament tournaments",
    "translate translates",
    "try tries tried trying",
    "turn turns turned turning",
    "undo undoes undid",
    "unplug unplugged",
    "upset upsets",
    "use uses used using",
    "vape vapes vaped vaping",
    "vibrate vibrates vibrated",
    "wait waits waited waiting",
    "wake wakes woke",
    "walk walks walked walking",
    "want wants wanted",
    "watch watches",
    "wave waves waved",
    "wear wears wore wearing",
    "whisper whispers whispered whispering",
    "white weiss weiß weisser",
    "with w/ mit",
    "withdraw withdraws withdrew withdrawn withdrawing",
    "without w/o w/out ohne wo",
    "write writes wrote written writing",
    "wrong wrongly",
    "yell yells yelled yelling",
};

constexpr std::string_view kSilent[] = {
    "a",     "an",   "the", "his",  "her", "their",   "its",     "is",         "was",  "were",  "been",   "are",
    "being", "have", "do",  "does", "did", "has",     "had",     "it",         "this", "that",  "anyway", "there",
    "just",  "der",  "die", "das",  "den", "himself", "herself", "themselves", "pls",  "please"};

constexpr std::string_view kIncidental[] = {
    "already",       "again",        "instead",   "quickly",    "quick",     "slowly",     "suddenly",
    "immediately",   "really",       "simply",    "actually",   "now",       "even",       "so",
    "very",          "quite",        "rather",    "still",      "hard",      "heavily",    "gently",
    "lightly",       "slightly",     "softly",    "loudly",     "quietly",   "angrily",    "calmly",
    "politely",      "firmly",       "clearly",   "openly",     "finally",   "eventually", "later",
    "afterwards",    "meanwhile",    "well",      "completely", "fully",     "briefly",    "directly",
    "straight",      "today",        "yesterday", "here",       "sir",       "somehow",    "luckily",
    "unfortunately", "surprisingly", "nervously", "absently",   "happily",   "sadly",      "old",
    "young",         "little",       "big",       "small",      "boy",       "girl",       "kid",
    "child",         "player",       "guy",       "lady",       "gentleman", "junior",     "spieler",
    "spielerin",     "piece",        "figure",    "gm",         "im",        "fm",         "schon",
    "wieder",        "jetzt",        "nochmal",   "schnell",    "doch",      "leider",     "halt",
    "noch",          "bitte",        "thanks",    "thx",        "oh",        "ah",         "hm",
    "hmm",           "uh",           "yes"};

constexpr std::string_view kTurning[] = {
    "not",   "no",      "never",      "without",  "if",       "may",        "might",      "maybe",      "could",
    "would", "should",  "or",         "almost",   "nearly",   "only",       "unless",     "until",      "before",
    "after", "nothing", "nobody",     "none",     "either",   "neither",    "nor",        "can",        "was",
    "were",  "is",      "got",        "about",    "think",    "meant",      "mean",       "thought",    "told",
    "tell",  "wrong",   "perhaps",    "probably", "possibly", "allegedly",  "apparently", "supposedly", "seems",
    "seem",  "nicht",   "vielleicht", "fast",     "beinahe",  "iso",        "than",       "except",     "but",
    "while", "when",    "during",     "since",    "because",  "whether",    "refuse",     "try",        "said",
    "says",  "say",     "claims",     "hardly",   "barely",   "unseen",     "ohne",       "kein",       "vor",
    "nach",  "bevor",   "nachdem",    "half",     "twice",    "unlike",     "reach",      "reaching",   "aim",
    "aims",  "toward",  "towards",    "for",      "possible", "impossible", "could've",   "lie",        "differ",
    "as",    "against"};

constexpr std::string_view kCommon[] = {
    "now",     "only",  "for",    "at",       "in",      "on",    "of",      "to",    "by",      "with",    "from",
    "no",      "not",   "and",    "after",    "before",  "one",   "then",    "too",   "so",      "up",      "down",
    "my",      "me",    "him",    "he",       "she",     "they",  "i",       "you",   "your",    "each",    "other",
    "what",    "which", "where",  "but",      "as",      "also",  "first",   "last",  "still",   "already", "white",
    "black",   "w",     "b",      "opponent", "can",     "could", "make",    "go",    "over",    "own",     "say",
    "off",     "'s",    "us",     "both",     "all",     "right", "rights",  "time",  "two",     "three",   "move",
    "more",    "ago",   "st",     "nd",       "rd",      "th",    "into",    "out",   "around",  "near",    "next",
    "while",   "when",  "during", "since",    "because", "about", "day",     "get",   "got",     "give",    "us",
    "them",    "who",   "how",    "if",       "or",      "under", "between", "such",  "than",    "same",    "there",
    "through", "until", "again",  "bd",       "nothing", "is",    "was",     "v",     "vs",      "our",     "we",
    "else",    "some",  "any",    "anyone",   "much",    "many",  "per",     "every", "neither", "think",   "ask",
    "stand",   "sit",   "see",    "number",   "whole",   "half",  "me",      "that",  "game"};

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

bool is_incidental(std::string_view word) {
    const std::string_view one = word.ends_with('s') ? word.substr(0, word.size() - 1) : word;  // "kids"
    return std::ranges::find(kIncidental, word) != std::end(kIncidental) ||
           std::ranges::find(kIncidental, one) != std::end(kIncidental);
}

std::span<const std::string_view> incidental_words() {
    return kIncidental;
}

bool tells_order(std::string_view word) {
    constexpr std::string_view kOrder[] = {"before", "after",  "until", "while", "when",
                                           "since",  "during", "vor",   "nach"};
    return std::ranges::find(kOrder, word) != std::end(kOrder);
}

bool says_little(std::string_view word) {
    return parse_int(word) || std::ranges::find(kCommon, word) != std::end(kCommon);
}

bool may_turn(std::string_view word) {
    return std::ranges::find(kTurning, word) != std::end(kTurning);
}

bool says_nothing(std::string_view word) {
    return std::ranges::find(kSilent, word) != std::end(kSilent);
}

}  // namespace jadoube::desk
