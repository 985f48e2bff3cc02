#include "rules/vocabulary/shapes.hpp"

#include <array>

namespace jadoube::rules {

std::span<const RemedyShape> remedy_shapes() {
    static const std::vector<RemedyShape> kShapes = {
        {"move", "he must make a legal move that satisfies every member; the members are below",
         R"({"move": {"man": "own_men_touched", "castling": "barred"}})"},
        {"first_possible", "of a list of remedies the first that leaves a legal move binds; the others are not reached",
         R"({"first_possible": [{"move": {"captures": "first_enemy"}}, {"move": {"man": "king"}}]})"},
        {"choice_of",
         "of a list of remedies all that leave a legal move are open, and somebody chooses",
         R"({"choice_of": [{"move": {"man": "moved_man"}}, "stand"], "by": "opponent"})",
         {{"by", "who chooses"}}},
        {"each",
         "one option for every man of a list, `it` being that man; only inside the two above",
         R"({"first_possible": [{"each": "men_touched", "do": {"move": {"moves_or_captures": "it"}}}]})",
         {{"do", "the remedy, or a list of them, for that man"}}},
        {"treat_as",
         "the same act is judged again as another kind of incident; what follows from that follows",
         R"({"treat_as": "touch", "with": {"deliberate": true, "notice": "none"}})",
         {{"from", "`offenders_next_turn`: it is judged when the offender is next on turn"},
          {"with", "facts that are taken as given there, whatever was the case"}}},
        {"stand", "what was done stands, and the turn passes; alone it is the word `stand`",
         R"({"stand": "unless_own_king_left_in_check"})"},
        {"restore",
         "a position is put back on the board",
         R"({"restore": "before_offence", "men_off": "moved_man"})",
         {{"men_off",
           "men that are then taken off it, one of the lists of men or several; a King stays. Only with "
           "`before_offence` and `before_second_move`"},
          {"men_on",
           "men that are put on it after that, one or several, each an object, whose members are below. With the same "
           "places"}}},
        {"complete_with", "the pawn on its last rank becomes this piece", R"({"complete_with": "queen"})"},
        {"may",
         "somebody has a right; it is never a breach",
         R"({"may": ["stand"], "by": "opponent", "until": "next_move"})",
         {{"by", "whose right it is"}, {"until", "when the right ends; without it, it has no end"}}},
        {"clock", "a clock is changed; the members are below",
         R"({"clock": {"subtract": 180000, "to": "offender", "at_least": 60000}})"},
        {"result",
         "the game has this result",
         R"({"result": "mating_side_wins", "share": "3/4"})",
         {{"share", "how much of the point the winner gets: `1/4`, `1/2` or `3/4`; the other gets the rest"}}},
        {"lose_right", "a right is lost: that to a penalty by the other player, all else by the offender",
         R"({"lose_right": "to_a_penalty"})"},
        {"penalty",
         "a penalty; of several the arbiter imposes one or more. With a size, an addressee or a stage each is an "
         "object, "
         "whose members are below",
         R"({"penalty": {"kind": "fine", "size": 20, "to": "team"}})"},
        {"refer", "somebody else decides; any words of your own", R"({"refer": "appeals_committee"})"},
        {"grant", "somebody is given something; exactly said as a penalty is",
         R"({"grant": {"kind": "white", "to": "opponent", "in": "next_game"}})"},
        {"discretion", "the arbiter decides this; any words of your own, with _ for spaces",
         R"({"discretion": "the_man_that_is_moved"})"},
        {"phrase", "a phrase of the file, or a word that stands alone, where an `if` is to stand beside it",
         R"({"phrase": "play_on", "if": {"arbiter_saw": true}})"},
    };
    return kShapes;
}

std::span<const Member> man_put_on_members() {
    static constexpr std::array<Member, 3> kMembers = {{
        {"piece", "what is put on: a `queen`, `rook`, `bishop`, `knight` or `pawn`",
         R"({"piece": "queen", "of": "white", "on": "e4"})"},
        {"of", "whose man it is: `opponent`, `offender`, `white` or `black`",
         R"({"piece": "pawn", "of": "offender", "on": "departure"})"},
        {"on",
         "`departure` (from where the man was moved), `arrival` (where it was put), or a square such as `e4`; where a "
         "man stands, or a pawn cannot, none is put on",
         R"({"piece": "pawn", "of": "opponent", "on": "arrival"})"},
    }};
    return kMembers;
}

std::span<const Member> filter_members() {
    static constexpr std::array<Member, 6> kMembers = {{
        {"man", "the man moved is one of this list", R"({"man": "last_own"})"},
        {"captures", "the man taken is one of this list", R"({"captures": "enemy_men_touched"})"},
        {"moves_or_captures", "the man moved or the man taken is one of this list",
         R"({"moves_or_captures": "men_touched"})"},
        {"to",
         "the square it goes to: `arrival` (where the man was put), `intended` (announced), `sealed` (as the sealed "
         "move can be read), or a square such as `e4`",
         R"({"man": "moved_man", "to": "arrival"})"},
        {"promotes_to", "a pawn on its last rank becomes one of these pieces", R"({"promotes_to": ["queen", "rook"]})"},
        {"castling", "`allowed` as any other move (else), `barred`, `required`, or `other_side_only`",
         R"({"man": "king", "castling": "required"})"},
    }};
    return kMembers;
}

std::span<const Member> clock_members() {
    static constexpr std::array<Member, 9> kMembers = {{
        {"add", "so much is added: milliseconds, a parameter, or a fact that is a time",
         R"({"add": 120000, "to": "opponent"})"},
        {"subtract", "so much is taken off", R"({"subtract": 60000, "to": "offender"})"},
        {"set", "the clock is set to this", R"({"set": 60000, "to": "both"})"},
        {"credit", "so much is given back, that ran when it should not have",
         R"({"credit": "stopped_ms", "to": "player"})"},
        {"runs_for", "so much is borne by him, that did not run when it should have",
         R"({"runs_for": "stopped_ms", "to": "both", "share": "half"})"},
        {"to", "whose clock", R"({"add": 60000, "to": "black"})"},
        {"share", "`half`: each bears one half, to the millisecond below",
         R"({"runs_for": "thinking_time_ms", "to": "both", "share": "half"})"},
        {"at_least", "the clock goes no lower than this by it",
         R"({"subtract": 180000, "to": "claimant", "at_least": 60000})"},
        {"at_most", "the clock goes no higher than this by it",
         R"({"add": 120000, "to": "both", "at_most": "time_at_start_ms"})"},
    }};
    return kMembers;
}

std::span<const Member> exact_members() {
    static constexpr std::array<Member, 5> kMembers = {{
        {"kind", "which penalty, or what is granted", R"({"kind": "exclusion_from_rounds"})"},
        {"size",
         "how much: milliseconds, halves of a point (`\"1/4\"`, `\"3/4\"`: quarters), money or rounds, or a parameter",
         R"({"kind": "own_points_less", "size": 1})"},
        {"to", "whom it falls on; without it the offender, of a claim the claimant",
         R"({"kind": "warning", "to": "both"})"},
        {"paid_to", "who receives the money of a `fine` or a `deposit`",
         R"({"kind": "fine", "size": 20, "to": "both_teams", "paid_to": "organizer"})"},
        {"in", "where it takes effect: `here` (else), `next_game` or `next_round`",
         R"({"kind": "own_time_less", "size": 300000, "in": "next_game"})"},
    }};
    return kMembers;
}

std::span<const Member> condition_members() {
    static constexpr std::array<Member, 8> kMembers = {{
        {"FACT: value", "the fact is this; members that stand side by side must all hold",
         R"({"own_men_touched": 1, "notice": "none"})"},
        {"FACT: [values]", "the fact is one of these", R"({"check_left": ["announced", "unannounced"]})"},
        {"FACT: not", "the fact is known, and none of these", R"({"device_sounded": {"not": "no"}})"},
        {"FACT: at_least", "the number is so much or more; a number or a parameter",
         R"({"moves_by_each": {"at_least": 30}})"},
        {"FACT: at_most", "the number is so much or less", R"({"late_ms": {"at_most": 300000}})"},
        {"any", "one of these conditions holds", R"({"any": [{"notice": "before"}, {"deliberate": false}]})"},
        {"not", "this condition does not hold", R"({"not": {"in_check": true, "has_legal_move": false}})"},
        {"earlier", "counts of earlier matters, below",
         R"({"earlier": {"kind": "draw_offer", "since": "opponents_last", "at_least": 2}})"},
    }};
    return kMembers;
}

std::span<const Member> file_members() {
    static constexpr std::array<Member, 10> kMembers = {{
        {"extends", "the code underneath: all its articles hold but for those replaced or repealed",
         R"("extends": "another-code")"},
        {"defers_to", "the code that answers where this one has no article on the matter",
         R"("defers_to": "another-code")"},
        {"parameters", "numbers by name, for `standard`, `rapid`, `blitz` or `any` play",
         R"("parameters": {"penalty_ms": {"any": 60000}})"},
        {"definitions", "what counts; below", R"("definitions": {"promotes_to": "queen"})"},
        {"event_defaults", "facts of the event, and others that have a usual value, as they are where nobody told them",
         R"("event_defaults": {"game_at_odds": false})"},
        {"exhaustive",
         "kinds of claims for which the articles are all there is: a claim on which none has the trigger is rejected, "
         "not "
         "referred as silence",
         R"("exhaustive": ["claim.draw"])"},
        {"groups", "lists that articles name in `trigger` or `exception_to`",
         R"("groups": {"clumsy": ["conduct.upset", "conduct.displaced"]})"},
        {"phrases",
         "remedies by a name of their own, that articles write as a word; also a list of them, where a list may stand",
         R"("phrases": {"king_move": {"move": {"man": "king", "castling": "barred"}}})"},
        {"replaces", "of a file that extends another: articles that stand for those of the same id", {}},
        {"repeals", "of a file that extends another: ids of articles that do not hold", {}},
    }};
    return kMembers;
}

std::span<const Member> article_members() {
    static constexpr std::array<Member, 12> kMembers = {{
        {"trigger",
         "the kinds of incident on which it is looked at; a family covers its kinds; `none`: it only informs",
         {}},
        {"enforces",
         "of an article that informs: the rules of movement that it states; the board applies them, and rulings cite "
         "it",
         {}},
        {"penalty", "of an article that informs: a penalty that it provides, and how much at most", {}},
        {"raised_by", "who may raise it; without it anybody", R"("raised_by": ["opponent", "arbiter"])"},
        {"until", "when it can be raised no longer; without it, it has no end, also after the game",
         R"("until": {"moves_since_offence": 10})"},
        {"when", "the condition under which it applies; without it always", R"("when": {"arbiter_saw": true})"},
        {"exception_to", "articles that do not apply where this one does", {}},
        {"cites_set_aside", "true: a ruling cites with it what it set aside", {}},
        {"then", "what follows: a remedy, or a list of them", R"("then": {"penalty": "warning"})"},
        {"cites", "clauses that a ruling prints beside it", {}},
        {"finding",
         "what the ruling finds, where it does not follow: an act is a breach where more follows than a right or "
         "`nothing`; a claim is upheld where a result, a grant, a new game, a restored board or a right of the "
         "claimant "
         "follows, and rejected where only a clock, a penalty or nothing does, or where it makes the claimant lose",
         R"("finding": "claim_upheld")"},
        {"verified", "false: nobody could check it against the print, and rulings say so", R"("verified": false)"},
    }};
    return kMembers;
}

std::span<const RoleRow> roles() {
    static constexpr std::array<RoleRow, 6> kRoles = {{
        {"act", "the player who did it; of what a player finds without a name, his opponent",
         "the other player, whoever raised it", "the other player"},
        {"claim", "the player who claims", "the player who claims", "the other player"},
        {"claim, of a flag", "the player whose flag has fallen", "the other player", "the other player"},
        {"claim, about a check", "the player who said it, or did not meet it", "the other player", "the other player"},
        {"setup", "the player named with what was found; else nobody", "the player who found it", "the other player"},
        {"other", "the player named with what was found; else nobody", "the player who found it; of the arbiter nobody",
         "the other player"},
    }};
    return kRoles;
}

std::vector<std::string> names_of(std::span<const Member> members) {
    std::vector<std::string> names;
    for (const Member& member : members) names.emplace_back(member.name);
    return names;
}

}  // namespace jadoube::rules
