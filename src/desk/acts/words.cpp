#include "desk/acts/words.hpp"

#include <fmt/format.h>
#include <algorithm>
#include <span>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/answers.hpp"
#include "desk/acts/conduct.hpp"
#include "desk/acts/facts.hpp"
#include "desk/acts/manners.hpp"
#include "desk/acts/moves.hpp"
#include "desk/acts/objections.hpp"
#include "desk/acts/what_is_meant.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/offences_told.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kSaying = "say", kRefuse = "refuse", kConsents = "consent";

/// What was not done that the other insisted on.
SaidGroup refusal_of(const SaidGroup& group) {
    SaidGroup refusal = group;
    refusal.verb = row_of_conduct(rules::Kind::conduct_refuse);
    return refusal;
}

/// What stands on the board, whoever's men they are.
bool is_seen_on_board(rules::Kind kind) {
    return rules::kind_covers(rules::Kind::setup, kind) || kind == rules::Kind::observed_illegal_position ||
           kind == rules::Kind::observed_checkmate;
}

/// "accepts the resignation", "plays on": the game was over with it.
bool answers_resignation(const SaidGroup& group, std::span<const Act> acts) {
    const bool is_over = !acts.empty() && std::holds_alternative<adjudicate::Resign>(acts.back().what);
    constexpr std::string_view kResignation = "resignation";
    const bool is_named = lower(group.text).find(kResignation) != std::string::npos;
    return is_over && group.who && !names_draw(group) &&
           (is_named || std::ranges::none_of(acts, adjudicate::offers_draw));
}

/// "says not now", "says never" behind an offer answers it; elsewhere it denies.
bool refuses_offer(const LineSoFar& line, const SaidGroup& group) {
    if (line.read.acts.empty() || !adjudicate::offers_draw(line.read.acts.back())) return false;
    const auto words = compared(group.text);
    constexpr std::string_view kAnswers[] = {"not", "never"};
    return words.size() > 1 && words[words.size() - 2] == kSaying &&
           std::ranges::find(kAnswers, words.back()) != std::end(kAnswers);
}

/// "white had an illegal move", and the line has not told of a move of his.
bool is_of_no_move_told(const LineSoFar& line, const SaidGroup& group) {
    const bool is_players = group.who == Who::white || group.who == Who::black;
    const Person by = group.who == Who::white ? Person::white : Person::black;
    return is_players && std::ranges::none_of(line.read.acts,
                                              [&](const Act& act) { return act.by == by && adjudicate::is_move(act); });
}

/// "white: illegal move", on no board.
bool tells_untold_move(const LineSoFar& line, const SaidGroup& group) {
    return !line.board.is_known() && !line.last_mover && (group.who == Who::white || group.who == Who::black);
}

/// Of whom it was found, where it stands with the finding itself: "white's king in check", "black left his king in
/// check". Asked where it may be who found it.
Result<std::optional<Color>> found_of(LineSoFar& line, const SaidGroup& group, const Saying& what, rules::Kind found) {
    if (!group.who) return std::optional<Color>();
    const std::string text = lower(group.text);
    const bool leaves = text.find(" left") != std::string::npos || text.find(" leaves") != std::string::npos;
    const bool is_sealer =
        found == rules::Kind::resume_sealed_move && (group.who == Who::white || group.who == Who::black);
    if (((group.is_owner || leaves) && found == rules::Kind::check_found) || is_sealer) {
        const auto of = person(line, *group.who);
        if (!of) return tl::unexpected<Error>(of.error());
        return adjudicate::color_of(*of);
    }
    const bool is_denial = found == rules::Kind::dispute_fact;
    if (is_seen_on_board(found) || (!is_denial && group.is_owner)) {
        if (group.remarks.empty()) note(line, group.text);  // whose men they are decides nothing
    } else if (!is_denial && *group.who != Who::arbiter) {
        return ask("who found it?", fmt::format("write 'arbiter finds {}', or 'black finds {}'", what.says, what.says));
    }
    return std::optional<Color>();
}

/// The arbiter, where nobody else is said to have.
Result<Person> finder(LineSoFar& line, const SaidGroup& group, bool is_bare, bool is_denial) {
    constexpr std::string_view kEach = "each";
    const bool is_arbiters = is_bare ? !is_denial : !group.who;
    if (is_arbiters) return Person::arbiter;
    const bool is_of_both = is_denial && !group.who && lower(group.text).starts_with(kEach);
    return is_of_both ? Person::both : actor(line, group, Unnamed::ask);  // "each says the other lost"
}

/// "black points out that he has not moved the knight", and all that is told was done by White: what he did not do, and
/// nothing that Black denies.
bool says_what_another_left_out(const LineSoFar& line, const SaidGroup& group, Person by) {
    constexpr std::string_view kHe = "he", kLeftOut = "not";
    const auto words = compared(group.text);
    const bool is_of_him =
        std::ranges::find(words, kHe) != words.end() && std::ranges::find(words, kLeftOut) != words.end();
    return is_of_him && !line.read.acts.empty() &&
           std::ranges::none_of(line.read.acts, [&](const Act& act) { return act.by == by; });
}

/// Which nobody has declined since.
bool has_open_offer_of_another(const std::vector<Act>& acts, Person by) {
    const auto offer = std::find_if(acts.rbegin(), acts.rend(),
                                    [&](const Act& act) { return adjudicate::offers_draw(act) && act.by != by; });
    return offer != acts.rend() && std::none_of(acts.rbegin(), offer, [](const Act& act) {
               return std::holds_alternative<adjudicate::Refuse>(act.what);
           });
}

/// "black d7-d6, accepts the draw": the player who has just acted, where the other one has offered it.
Result<void> agree_unnamed(LineSoFar& line) {
    const std::vector<Act>& acts = line.read.acts;
    const auto offer = std::find_if(acts.rbegin(), acts.rend(), adjudicate::offers_draw);
    const bool is_answer = offer != acts.rend();
    const bool has_acted = line.carried && (line.last_mover == line.carried ||
                                            (!acts.empty() && acts.back().by == adjudicate::person_of(*line.carried)));
    const bool is_his = is_answer && has_acted && offer->by == adjudicate::person_of(!*line.carried);
    if (is_answer && !is_his) return ask("who agreed?", "write white or black before it");
    add(line, {is_his ? adjudicate::person_of(*line.carried) : Person::both, adjudicate::Agree{}});
    return {};
}

/// "agrees to his own offer".
bool names_own_offer(const SaidGroup& group) {
    constexpr std::string_view kOwn = "own";
    const auto words = compared(group.text);
    return std::ranges::find(words, kOwn) != words.end();
}

tl::unexpected<Error> ask_who_accepts() {
    return ask("he offered it himself: who accepts?", "write white or black before it");
}

}  // namespace

/// "the clock does not react": named, and more is said of it.
bool is_of_the_clock(const SaidGroup& group) {
    constexpr std::string_view kClock = "clock", kClockInShort = "clk";
    const auto words = compared(group.text);
    const auto begins_with = [&](std::string_view word) { return !words.empty() && words.front() == word; };
    return !group.who && !group.remarks.empty() && (begins_with(kClock) || begins_with(kClockInShort));
}

/// "leaves his king in check, presses": he has moved, and the line does not say what.
bool has_only_left_a_check(const LineSoFar& line, Person who) {
    const auto is_his_move = [&](const Act& act) { return act.by == who && adjudicate::is_move(act); };
    const auto* found = line.last_act<adjudicate::Happening>();
    const bool is_found = found != nullptr && found->is_found() && found->kind() == rules::Kind::check_found &&
                          found->of && adjudicate::person_of(*found->of) == who;
    if (is_found && std::ranges::none_of(line.read.acts, is_his_move)) return true;
    return std::ranges::any_of(line.said_aside, [&](const SaidAside& said) {
        const auto since = line.read.acts.begin() + static_cast<std::ptrdiff_t>(said.acts_before);
        return said.is_of_a_check && said.by == who &&
               std::none_of(since, line.read.acts.end(), [&](const Act& act) { return act.by == who; });
    });
}

/// By whoever moved; another must be named.
Result<void> press(LineSoFar& line, const SaidGroup& group) {
    const bool is_open = !group.who && line.last_mover && line.carried && *line.last_mover != *line.carried;
    const std::string said = lower(group.text);
    const bool is_passive = said.find(" was pressed") != std::string::npos ||
                            said.find(" is pressed") != std::string::npos ||
                            said.find(" been pressed") != std::string::npos;
    if (!group.who && is_passive && line.last_mover) {  // "clock was pressed": by whoever had moved
        add(line, {adjudicate::person_of(*line.last_mover), adjudicate::Press{}});
        return {};
    }
    if (is_open) return ask("who pressed the clock?", "write white or black before it");
    const auto who = actor(line, group, Unnamed::on_turn);
    if (who && completes_untold(line, *who)) return set_at(line, kPressedFact, rules::Value(true), line.untold_move);
    const bool is_open_name =
        group.is_behind && who && line.last_mover && adjudicate::color_of(*who) != line.last_mover;
    if (is_open_name) return ask("who pressed the clock?", "write white or black before it, or 'by'");  // "clk b"
    if (is_of_the_clock(group))
        return ask("was the clock pressed?", "write 'presses the clock', or 'finds a defective clock'");
    if (who && has_only_left_a_check(line, *who))
        return ask("with which move did he leave his king in check?",
                   "write it before the press: 'white a2-a3, presses'");
    const auto* pressed = line.last_act<adjudicate::Press>();
    const bool is_told = who && pressed != nullptr && !pressed->other_hand && line.read.acts.back().by == *who;
    if (is_told && group.has(Manner::other_hand)) return {};  // how he did what was told before
    return push(line, group, Unnamed::on_turn, adjudicate::Press{});
}

/// Of what was offered, claimed or demanded before.
Result<void> decline(LineSoFar& line, const SaidGroup& group) {
    if (answers_resignation(group, line.read.acts)) return note(line, group.text), Result<void>();
    const bool is_answer = std::ranges::any_of(line.read.acts, [](const Act& act) {
        return adjudicate::offers_draw(act) || std::holds_alternative<adjudicate::Demand>(act.what);
    });
    const auto* done = line.last_act<adjudicate::Happening>();
    const auto refuser = done != nullptr && group.who ? person(line, *group.who) : Result<Person>(Person::both);
    if (!refuser) return tl::unexpected<Error>(refuser.error());
    const bool goes_on =
        done != nullptr && !done->is_found() && line.read.acts.back().by == *refuser;  // as he did before
    const bool is_insisted =
        goes_on || (done != nullptr && done->is_found()) ||
        (!line.read.acts.empty() && std::holds_alternative<adjudicate::PointOut>(line.read.acts.back().what));
    const bool refuses = !is_answer && is_insisted && group.who && compared(group.text).back() == kRefuse;
    if (refuses)
        return conduct(line, refusal_of(group), rules::Kind::conduct_refuse);  // "black insists; white refuses"
    const bool is_after_fall = line.last_act<adjudicate::FlagFalls>() != nullptr;
    if (!is_answer && is_after_fall && plays_on(group)) return note(line, group.text), Result<void>();
    if (!is_answer) return ask("what was declined?", "write first who offered a draw, or 'refuses to comply'");
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), adjudicate::offers_draw);
    const auto by =
        group.who && last != line.read.acts.rend() ? person(line, *group.who) : Result<Person>(Person::both);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_own = *by != Person::both && last->by == *by;
    if (is_own && !has_demand_open(line, *by))
        return ask("he offered it himself: does he want it back?", "write 'withdraws the offer', or who declined");
    return decline_what_is_named(line, group, *by);
}

Result<void> agree(LineSoFar& line, const SaidGroup& group) {
    if (names_own_offer(group)) return ask_who_accepts();
    if (answers_resignation(group, line.read.acts)) return note(line, group.text), Result<void>();
    const bool is_answer = std::ranges::any_of(line.read.acts, adjudicate::offers_draw);
    const bool is_of_move = !is_answer && !line.read.acts.empty() &&
                            std::holds_alternative<adjudicate::Retract>(line.read.acts.back().what);
    if (is_of_move && group.who) return ask(std::string(kWithConsent), std::string(kConsentHint));
    const bool is_demanded = line.last_act<adjudicate::Demand>() != nullptr;
    if (!is_answer && is_demanded && group.who && *group.who != Who::both)
        return note(line, group.text), Result<void>();  // the other has the choice
    const bool consents = !is_answer && group.who && compared(group.text).back() == kConsents;
    if (consents && line.last_act<adjudicate::Touch>() != nullptr)
        return ask("when did he consent, or to what?",
                   "write it with the touch: 'with consent given before', or 'with consent given too late'");
    if (group.who && *group.who != Who::both && !is_answer)
        return ask("to what?", "write 'both agree to a draw', or first who offered it");
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), adjudicate::offers_draw);
    const bool is_declined = std::any_of(line.read.acts.rbegin(), last, [](const Act& act) {
        return std::holds_alternative<adjudicate::Refuse>(act.what);
    });
    const bool is_of_both = !group.who || *group.who == Who::both;
    if (is_of_both && (!is_answer || is_declined) && !names_draw(group))
        return ask("on what do they agree?",
                   "write 'both agree to a draw'; that they do not differ on what happened, as 'both players agree on "
                   "it'; anything else behind 'note:'");
    const auto by = group.who ? person(line, *group.who) : Result<Person>(Person::both);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_own = last != line.read.acts.rend() && *by != Person::both && last->by == *by;
    if (is_own && !has_open_offer_of_another(line.read.acts, *by)) return ask_who_accepts();
    if (*by != Person::both && may_answer_something_else(line, group, *by))
        return ask("to what?", "write 'agrees to a draw'; that he admits what was pointed out, 'admits it'");
    return group.who ? push(line, group, Unnamed::ask, adjudicate::Agree{}) : agree_unnamed(line);
}

/// "offers a draw with Nd5": first the move.
Result<void> offer(LineSoFar& line, const SaidGroup& group) {
    const bool names_a_man = std::ranges::any_of(group.operands, [](const Element& one) {
        return one.as<chess::Role>() || one.kind == Element::Kind::pawn_of_file;
    });
    if (names_a_man && !names_draw(group))
        return ask("was a draw offered, or a man?",
                   "write 'offers a draw'; where a man was offered, write only the move: 'white d2-d4'");
    if (!group.operands.empty()) {
        SaidGroup moved = group;
        std::erase_if(moved.operands, [](const Element& operand) { return operand.is(Link::with); });
        if (moved.operands.size() + 1 != group.operands.size())
            return ask("what is it of?", "write 'offers a draw with Nd5'");
        if (const auto took = move(line, moved); !took) return took;
    }
    return push(line, group, Unnamed::on_turn, adjudicate::OfferDraw{});
}

/// "finds wrong times", once the sealed move was opened: those with which the game was resumed.
static bool is_of_the_resumption(const LineSoFar& line, const SaidGroup& group) {
    const bool is_opened =
        std::ranges::any_of(line.read.acts, [](const Act& act) { return adjudicate::word_of(act) == ActWord::open; });
    return is_opened && group.text.find("time") != std::string::npos;
}

/// "white's king is in check", and White is to move: it stands on the board, and nobody has left it.
static bool is_check_to_be_met(const LineSoFar& line, rules::Kind found, std::optional<Color> of) {
    const auto& board = line.board.now();
    return found == rules::Kind::check_found && of && board && board->turn == *of && line.read.acts.empty() &&
           chess::is_king_attacked(*board, *of);
}

/// "white's king is in check", and it is not, before anybody has moved.
static bool is_no_check(const LineSoFar& line, const SaidGroup& group, rules::Kind found, std::optional<Color> of) {
    const auto& board = line.board.now();
    const bool is_of_now = lower(group.text).find("left") == std::string::npos && line.read.acts.empty();
    return found == rules::Kind::check_found && of && is_of_now && board && !chess::is_king_attacked(*board, *of);
}

/// "set up wrong at the resumption": the position with which the game is taken up, and not that of its start.
static bool is_position_of_the_resumption(const SaidGroup& group, rules::Kind found) {
    const bool is_of_the_men = found == rules::Kind::setup_men_misplaced || found == rules::Kind::setup_men_omitted;
    return is_of_the_men && lower(group.text).find("resum") != std::string::npos;
}

Result<void> find(LineSoFar& line, const SaidGroup& group) {
    const auto* last = line.last_act<adjudicate::Happening>();
    const bool is_when = group.object == nullptr && !group.who && last != nullptr && last->is_found();
    if (is_when) return note(line, group.text), Result<void>();  // "wrong colours, discovered on move 12"
    const bool is_bare = group.object == nullptr && group.operands.empty() && group.who;
    const auto who = is_bare ? person(line, *group.who) : Result<Person>(Person::nobody);
    if (is_bare && who && tells_offence_of_another(line, *who)) return point_out_last(line, *who), Result<void>();
    if (group.object == nullptr)
        return ask("what was found?", "write 'arbiter finds wrong colours'; 'jadoube words' lists them");
    if (const auto* ground = std::get_if<rules::Ground>(&group.object->meaning)) {
        if (*ground == rules::Ground::clock_error && is_of_the_resumption(line, group))
            return found(line, group, *group.object, rules::Kind::resume_times);
        if (*ground == rules::Ground::fivefold)
            if (const auto told = set(line, "times_stood", rules::Value(std::int64_t{5})); !told) return told;
        const bool is_of_clock = *ground == rules::Ground::clock_error || *ground == rules::Ground::clock_defect;
        const auto is_told = is_of_clock ? set(line, "error_proved", rules::Value(true)) : Result<void>();
        if (!is_told) return is_told;
        const auto kind = observed(*ground);
        if (!kind) return ask("what was found?", "write who claims it");
        return found(line, group, *group.object, kind);
    }
    const auto* word = std::get_if<ActWord>(&group.object->meaning);
    if (word != nullptr && *word == ActWord::flag_falls)
        return found(line, group, *group.object, observed(rules::Ground::flag));
    return found(line, group, *group.object, std::nullopt);
}

/// Asks where he may not deny what happened, but refuse something, or say what another has left out.
static Result<void> check_denial(const LineSoFar& line, const SaidGroup& group, rules::Kind found, Person by) {
    if (found != rules::Kind::dispute_fact) return {};
    if (may_refuse(line, group, by))
        return ask("does he refuse what is demanded, or deny what happened?",
                   "write 'refuses to comply', or 'denies it'");
    if (says_what_another_left_out(line, group, by))
        return ask("does he deny something, or say what the other has not done?",
                   "write 'denies it'; else what the other did, and then 'points it out'");
    return {};
}

static Result<void> call_move_illegal(LineSoFar& line, const SaidGroup& group) {
    if (!is_of_no_move_told(line, group)) return take_manner(line, Manner::is_illegal, group);
    return ask("which move was illegal?",
               "write it with its squares: 'white Nf3-d3'; that it is his second, as 'second illegal move'");
}

Result<void> found(LineSoFar& line, const SaidGroup& group, const Saying& what, std::optional<rules::Kind> kind) {
    const auto* row = std::get_if<Found>(&what.meaning);
    if (!kind && row == nullptr) return ask("what was found?", "'jadoube words' lists what can be");
    for (const Told& also : what.also)
        if (const auto told = tell(line, also, group); !told) return told;
    const bool is_bare = group.verb == &what;
    if (is_bare && refuses_offer(line, group)) return decline(line, group);
    const rules::Kind named = kind ? *kind : row->kind;
    const rules::Kind found = is_position_of_the_resumption(group, named) ? rules::Kind::resume_position : named;
    const bool is_of_move = is_bare && found == rules::Kind::illegal_move;
    if (is_of_move && tells_untold_move(line, group)) {
        const auto by = player(line, group);
        return by ? (make_untold_move(line, *by), Result<void>()) : tl::unexpected<Error>(by.error());
    }
    if (is_of_move) return call_move_illegal(line, group);
    if (!group.operands.empty())
        return ask("which men are meant?", "write what was found, and what else there is behind 'note:'");
    if (is_bare && found == rules::Kind::resume_position) note(line, group.text);
    adjudicate::Happening happening{std::string(rules::name_of(ActWord::find)), std::string(rules::name_of(found)), {}};
    if (is_bare) {
        const auto of = found_of(line, group, what, found);
        if (!of) return tl::unexpected<Error>(of.error());
        happening.of = *of;
    }
    if (is_check_to_be_met(line, found, happening.of)) return note(line, group.text), Result<void>();
    if (is_no_check(line, group, found, happening.of))
        return ask(fmt::format("{} is not in check", chess::name_of(*happening.of)), "is the position right?");
    const auto by = finder(line, group, is_bare, found == rules::Kind::dispute_fact);
    if (!by) return tl::unexpected<Error>(by.error());
    if (const auto denied = check_denial(line, group, found, *by); !denied) return denied;
    if (group.of) {
        const auto of = person(line, *group.of);
        if (!of) return tl::unexpected<Error>(of.error());
        happening.of = adjudicate::color_of(*of);
        if (!happening.of) return ask("of whom was it found?", "write 'of white' or 'of black'");
    }
    const auto* last = line.last_act<adjudicate::Happening>();
    const bool is_same = last != nullptr && line.read.acts.back().by == *by && last->act == happening.act &&
                         last->what == happening.what && last->of == happening.of;
    if (!is_same) add(line, {*by, std::move(happening)});
    const bool is_said_by_nobody = is_bare && !group.who && *by == Person::arbiter;
    if (is_said_by_nobody && rules::kind_covers(rules::Kind::setup, found)) line.unsaid = line.read.acts.size() - 1;
    return {};
}

}  // namespace jadoube::desk
