#include "desk/words/word_classes.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSilent[] = {
    "a",      "an",     "the",    "his",  "her",  "their", "its", "is",      "was",   "were",    "been",
    "are",    "being",  "have",   "do",   "does", "did",   "has", "had",     "it",    "this",    "that",
    "anyway", "there",  "just",   "der",  "die",  "das",   "den", "himself", "hat",   "ist",     "haben",
    "sich",   "seine",  "seinen", "sein", "dem",  "des",   "ein", "eine",    "einen", "herself", "themselves",
    "thats",  "theres", "ihn",    "ihm",  "teh",  "es",    "war", "wird",    "habe",  "dass"};

constexpr std::string_view kIncidental[] = {
    "already",      "instead",   "quickly",  "quick",   "slowly",    "suddenly", "really",     "simply",
    "now",          "even",      "so",       "very",    "quite",     "still",    "hard",       "heavily",
    "gently",       "lightly",   "slightly", "softly",  "loudly",    "quietly",  "angrily",    "calmly",
    "politely",     "firmly",    "clearly",  "finally", "meanwhile", "well",     "completely", "briefly",
    "directly",     "straight",  "today",    "here",    "sir",       "somehow",  "luckily",    "unfortunately",
    "surprisingly", "nervously", "absently", "happily", "sadly",     "old",      "young",      "little",
    "big",          "small",     "boy",      "girl",    "kid",       "child",    "player",     "guy",
    "lady",         "gentleman", "junior",   "spieler", "spielerin", "piece",    "figure",     "gm",
    "im",           "fm",        "schon",    "jetzt",   "schnell",   "doch",     "leider",     "halt",
    "noch",         "thanks",    "thx",      "oh",      "ah",        "hm",       "hmm",        "uh",
    "yes",          "pinned",    "aloud"};

constexpr std::string_view kTurning[] = {
    "not",     "no",      "never",      "without",  "if",         "may",       "might",      "maybe",      "could",
    "would",   "should",  "or",         "almost",   "nearly",     "only",      "unless",     "until",      "before",
    "after",   "nothing", "nobody",     "none",     "either",     "neither",   "nor",        "can",        "was",
    "were",    "is",      "got",        "about",    "think",      "meant",     "mean",       "thought",    "told",
    "tell",    "wrong",   "perhaps",    "probably", "possibly",   "allegedly", "apparently", "supposedly", "seems",
    "seem",    "nicht",   "vielleicht", "fast",     "beinahe",    "iso",       "than",       "except",     "but",
    "while",   "when",    "during",     "since",    "because",    "whether",   "refuse",     "try",        "said",
    "says",    "say",     "claims",     "hardly",   "barely",     "unseen",    "ohne",       "kein",       "vor",
    "nach",    "bevor",   "nachdem",    "half",     "twice",      "unlike",    "reach",      "reaching",   "aim",
    "aims",    "toward",  "towards",    "possible", "impossible", "could've",  "lie",        "against",    "wait",
    "had",     "hatte",   "correction", "sorry",    "instead",    "who",       "according",  "be",         "promised",
    "promise", "avoid",   "avoids",     "stopped"};

constexpr std::string_view kCommon[] = {
    "now",   "only",   "for",    "at",       "in",      "on",    "of",     "to",      "by",     "with",    "from",
    "no",    "not",    "and",    "after",    "before",  "one",   "then",   "too",     "so",     "up",      "down",
    "my",    "me",     "him",    "he",       "she",     "they",  "i",      "you",     "your",   "each",    "other",
    "what",  "which",  "where",  "but",      "as",      "also",  "first",  "last",    "still",  "already", "white",
    "black", "w",      "b",      "opponent", "can",     "could", "make",   "go",      "over",   "own",     "say",
    "off",   "'s",     "us",     "both",     "all",     "right", "rights", "time",    "two",    "three",   "move",
    "more",  "ago",    "st",     "nd",       "rd",      "th",    "into",   "out",     "around", "near",    "next",
    "while", "when",   "during", "since",    "because", "about", "day",    "get",     "got",    "give",    "us",
    "them",  "who",    "how",    "if",       "or",      "under", "such",   "than",    "same",   "there",   "through",
    "until", "again",  "bd",     "nothing",  "is",      "was",   "v",      "vs",      "our",    "we",      "else",
    "some",  "any",    "anyone", "much",     "many",    "per",   "every",  "neither", "think",  "ask",     "sit",
    "see",   "number", "whole",  "half",     "me",      "that",  "game"};

constexpr std::string_view kSpeakingUp[] = {
    "point", "out",     "object",   "objection", "complain", "protest", "see",   "find",  "spot",     "notice",   "say",
    "so",    "to",      "about",    "i",         "report",   "raise",   "white", "black", "w",        "b",        "wh",
    "bl",    "arbiter", "director", "td",        "umpire",   "referee", "he",    "she",   "opponent", "spectator"};

constexpr std::string_view kDenying[] = {"deny", "dispute", "contradict", "true"};

}  // namespace

bool is_incidental(std::string_view word) {
    const std::string_view one = word.ends_with('s') ? word.substr(0, word.size() - 1) : word;  // "kids"
    return std::ranges::find(kIncidental, word) != std::end(kIncidental) ||
           std::ranges::find(kIncidental, one) != std::end(kIncidental);
}

std::span<const std::string_view> incidental_words() {
    return kIncidental;
}

bool may_tell_order(std::string_view word) {
    constexpr std::string_view kOrder[] = {"already", "meanwhile", "schon", "bereits", "inzwischen"};
    return std::ranges::find(kOrder, word) != std::end(kOrder);
}

bool tells_order(std::string_view word) {
    if (may_tell_order(word)) return true;
    constexpr std::string_view kOrder[] = {"before", "after",  "until", "while", "when",
                                           "since",  "during", "vor",   "nach"};
    return std::ranges::find(kOrder, word) != std::end(kOrder);
}

bool says_little(std::string_view word) {
    return parse_int(word) || std::ranges::find(kCommon, word) != std::end(kCommon);
}

bool may_turn(std::string_view word) {
    return may_tell_order(word) || std::ranges::find(kTurning, word) != std::end(kTurning);
}

bool says_doubt(std::string_view word) {
    constexpr std::string_view kDoubts[] = {"may",        "might",     "maybe",   "could",      "perhaps", "probably",
                                            "possibly",   "allegedly", "seem",    "apparently", "seems",   "supposedly",
                                            "vielleicht", "think",     "believe", "appear",     "likely",  "unsure"};
    return std::ranges::find(kDoubts, word) != std::end(kDoubts);
}

bool says_afterwards(std::string_view word) {
    constexpr std::string_view kAfterwards[] = {"afterwards", "eventually", "subsequently", "später", "danach"};
    return std::ranges::find(kAfterwards, word) != std::end(kAfterwards);
}

bool says_again(std::string_view word) {
    constexpr std::string_view kOnceAgain[] = {"again", "wieder", "nochmal", "nochmals", "erneut", "abermals"};
    return std::ranges::find(kOnceAgain, word) != std::end(kOnceAgain);
}

bool says_nothing(std::string_view word) {
    return std::ranges::find(kSilent, word) != std::end(kSilent);
}

bool says_only_that_it_is_said(std::string_view word) {
    return std::ranges::find(kSpeakingUp, word) != std::end(kSpeakingUp);
}

bool says_denial(std::string_view word) {
    return std::ranges::find(kDenying, word) != std::end(kDenying);
}

}  // namespace jadoube::desk
