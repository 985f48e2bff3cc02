#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/line/line_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSay = "say", kRefuse = "refuse", kConsents = "consent";

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

/// "agree to a draw", and not only "agree".
bool names_draw(const SaidGroup& group) {
    constexpr std::string_view kDraw[] = {"draw", "remis", "1/2", "half", "peace", "split"};
    const std::string said = lower(group.text);
    const auto words = compared(group.text);
    return std::ranges::any_of(kDraw, [&](std::string_view word) {
        return said.find(word) != std::string::npos || std::ranges::find(words, word) != words.end();
    });
}

/// "accepts the resignation", "plays on": the game was over with it.
bool answers_resignation(const SaidGroup& group, std::span<const Act> acts) {
    const bool is_over = !acts.empty() && std::holds_alternative<adjudicate::Resign>(acts.back().what);
    return is_over && group.who && !names_draw(group) && std::ranges::none_of(acts, adjudicate::offers_draw);
}

/// "plays on", "continues".
bool plays_on(const SaidGroup& group) {
    constexpr std::string_view kGoesOn = "on", kContinues = "continue";
    const auto words = compared(group.text);
    return words.back() == kGoesOn || words.back() == kContinues;
}

}  // namespace

/// By whoever moved; another must be named.
Result<void> LineReader::press(const SaidGroup& group) {
    const bool is_open = !group.who && last_mover_ && carried_ && *last_mover_ != *carried_;
    const std::string said = lower(group.text);
    const bool is_passive = said.find(" was pressed") != std::string::npos ||
                            said.find(" is pressed") != std::string::npos ||
                            said.find(" been pressed") != std::string::npos;
    if (!group.who && is_passive && last_mover_) {  // "clock was pressed": by whoever had moved
        add({adjudicate::person_of(*last_mover_), adjudicate::Press{}});
        return {};
    }
    if (is_open) return ask("who pressed the clock?", "write white or black before it");
    const auto who = actor(group, Unnamed::on_turn);
    if (who && completes_untold(*who)) return set_at(kPressedFact, rules::Value(true), untold_move_);
    const bool is_open_name = group.is_behind && who && last_mover_ && adjudicate::color_of(*who) != last_mover_;
    if (is_open_name) return ask("who pressed the clock?", "write white or black before it, or 'by'");  // "clk b"
    const bool is_told = who && last_act<adjudicate::Press>() != nullptr && read_.acts.back().by == *who;
    if (is_told && group.has(Manner::other_hand)) return {};  // how he did what was told before
    return push(group, Unnamed::on_turn, adjudicate::Press{});
}

/// Of what was offered, claimed or demanded before.
Result<void> LineReader::decline(const SaidGroup& group) {
    if (answers_resignation(group, read_.acts)) return note(group.text), Result<void>();
    const bool is_answer = std::ranges::any_of(read_.acts, [](const Act& act) {
        return adjudicate::offers_draw(act) || std::holds_alternative<adjudicate::Demand>(act.what);
    });
    const auto* done = last_act<adjudicate::Happening>();
    const auto refuser = done != nullptr && group.who ? person(*group.who) : Result<Person>(Person::both);
    if (!refuser) return tl::unexpected<Error>(refuser.error());
    const bool goes_on = done != nullptr && !done->is_found() && read_.acts.back().by == *refuser;  // as he did before
    const bool is_insisted =
        goes_on || (done != nullptr && done->is_found()) ||
        (!read_.acts.empty() && std::holds_alternative<adjudicate::PointOut>(read_.acts.back().what));
    const bool refuses = !is_answer && is_insisted && group.who && compared(group.text).back() == kRefuse;
    if (refuses) return conduct(refusal_of(group), rules::Kind::conduct_refuse);  // "black insists; white refuses"
    const bool is_after_fall = last_act<adjudicate::FlagFalls>() != nullptr;
    if (!is_answer && is_after_fall && plays_on(group)) return note(group.text), Result<void>();
    if (!is_answer) return ask("what was declined?", "write first who offered a draw, or 'refuses to comply'");
    const auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), adjudicate::offers_draw);
    const auto by = group.who && last != read_.acts.rend() ? person(*group.who) : Result<Person>(Person::both);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_own = *by != Person::both && last->by == *by;
    if (is_own)
        return ask("he offered it himself: does he want it back?", "write 'withdraws the offer', or who declined");
    return push(group, Unnamed::ask, adjudicate::Refuse{});
}

Result<void> LineReader::agree(const SaidGroup& group) {
    if (answers_resignation(group, read_.acts)) return note(group.text), Result<void>();
    const bool is_answer = std::ranges::any_of(read_.acts, adjudicate::offers_draw);
    const bool is_of_move =
        !is_answer && !read_.acts.empty() && std::holds_alternative<adjudicate::Retract>(read_.acts.back().what);
    if (is_of_move && group.who) return ask(std::string(kWithConsent), std::string(kConsentHint));
    const bool is_demanded = last_act<adjudicate::Demand>() != nullptr;
    if (!is_answer && is_demanded && group.who) return note(group.text), Result<void>();  // the other has the choice
    const bool consents = !is_answer && group.who && compared(group.text).back() == kConsents;
    if (consents && last_act<adjudicate::Touch>() != nullptr)
        return ask("when did he consent, or to what?",
                   "write it with the touch: 'with consent given before', or 'with consent given too late'");
    if (group.who && *group.who != Who::both && !is_answer)
        return ask("to what?", "write 'both agree to a draw', or first who offered it");
    const auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), adjudicate::offers_draw);
    const bool is_declined = std::any_of(
        read_.acts.rbegin(), last, [](const Act& act) { return std::holds_alternative<adjudicate::Refuse>(act.what); });
    const bool is_of_both = !group.who || *group.who == Who::both;
    if (is_of_both && (!is_answer || is_declined) && !names_draw(group))
        return ask("on what do they agree?",
                   "write 'both agree to a draw'; that they do not differ on what happened, as 'both players agree on "
                   "it'; anything else behind 'note:'");
    const auto by = group.who ? person(*group.who) : Result<Person>(Person::both);
    if (!by) return tl::unexpected<Error>(by.error());
    const bool is_own = last != read_.acts.rend() && *by != Person::both && last->by == *by;
    const auto others = std::find_if(read_.acts.rbegin(), read_.acts.rend(),
                                     [&](const Act& act) { return adjudicate::offers_draw(act) && act.by != *by; });
    const bool is_open = others != read_.acts.rend() && std::none_of(read_.acts.rbegin(), others, [](const Act& act) {
                             return std::holds_alternative<adjudicate::Refuse>(act.what);
                         });
    if (is_own && !is_open) return ask("he offered it himself: who accepts?", "write white or black before it");
    if (group.who) return push(group, Unnamed::ask, adjudicate::Agree{});
    const bool has_acted =
        carried_ &&
        (last_mover_ == carried_ || (!read_.acts.empty() && read_.acts.back().by == adjudicate::person_of(*carried_)));
    const bool is_his = is_answer && has_acted && last->by == adjudicate::person_of(!*carried_);
    if (is_his) {  // "black d7-d6, accepts the draw"
        add({adjudicate::person_of(*carried_), adjudicate::Agree{}});
        return {};
    }
    if (is_answer) return ask("who agreed?", "write white or black before it");
    add({Person::both, adjudicate::Agree{}});
    return {};
}

/// "offers a draw with Nd5": first the move.
Result<void> LineReader::offer(const SaidGroup& group) {
    if (!group.operands.empty()) {
        SaidGroup moved = group;
        std::erase_if(moved.operands, [](const Element& operand) { return operand.is(Link::with); });
        if (moved.operands.size() + 1 != group.operands.size())
            return ask("what is it of?", "write 'offers a draw with Nd5'");
        if (const auto took = move(moved); !took) return took;
    }
    return push(group, Unnamed::on_turn, adjudicate::OfferDraw{});
}

Result<void> LineReader::find(const SaidGroup& group) {
    const auto* last = last_act<adjudicate::Happening>();
    const bool is_when = group.object == nullptr && !group.who && last != nullptr && last->is_found();
    if (is_when) return note(group.text), Result<void>();  // "wrong colours, discovered on move 12"
    if (group.object == nullptr)
        return ask("what was found?", "write 'arbiter finds wrong colours'; 'jadoube words' lists them");
    if (const auto* ground = std::get_if<rules::Ground>(&group.object->meaning)) {
        if (*ground == rules::Ground::fivefold)
            if (const auto told = set("times_stood", rules::Value(std::int64_t{5})); !told) return told;
        const bool is_of_clock = *ground == rules::Ground::clock_error || *ground == rules::Ground::clock_defect;
        const auto is_told = is_of_clock ? set("error_proved", rules::Value(true)) : Result<void>();
        if (!is_told) return is_told;
        const auto kind = observed(*ground);
        if (!kind) return ask("what was found?", "write who claims it");
        return found(group, *group.object, kind);
    }
    const auto* word = std::get_if<ActWord>(&group.object->meaning);
    if (word != nullptr && *word == ActWord::flag_falls)
        return found(group, *group.object, observed(rules::Ground::flag));
    return found(group, *group.object, std::nullopt);
}

/// "says not now", "says never" behind an offer answers it; elsewhere it denies.
bool LineReader::refuses_offer(const SaidGroup& group) const {
    if (read_.acts.empty() || !adjudicate::offers_draw(read_.acts.back())) return false;
    const auto words = compared(group.text);
    constexpr std::string_view kAnswers[] = {"not", "never"};
    return words.size() > 1 && words[words.size() - 2] == kSay &&
           std::ranges::find(kAnswers, words.back()) != std::end(kAnswers);
}

/// "white: illegal move", on no board.
bool LineReader::tells_untold_move(const SaidGroup& group) const {
    return !board_.is_known() && !last_mover_ && (group.who == Who::white || group.who == Who::black);
}

/// Of whom it was found, where it stands with the finding itself: "white's king in check", "black left his king in
/// check". Asked where it may be who found it.
Result<std::optional<Color>> LineReader::found_of(const SaidGroup& group, const Saying& what, rules::Kind found) {
    if (!group.who) return std::optional<Color>();
    const std::string text = lower(group.text);
    const bool leaves = text.find(" left") != std::string::npos || text.find(" leaves") != std::string::npos;
    const bool is_sealer =
        found == rules::Kind::resume_sealed_move && (group.who == Who::white || group.who == Who::black);
    if (((group.is_owner || leaves) && found == rules::Kind::check_found) || is_sealer) {
        const auto of = person(*group.who);
        if (!of) return tl::unexpected<Error>(of.error());
        return adjudicate::color_of(*of);
    }
    const bool is_denial = found == rules::Kind::dispute_fact;
    if (is_seen_on_board(found) || (!is_denial && group.is_owner)) {
        if (group.remarks.empty()) note(group.text);  // whose men they are decides nothing
    } else if (!is_denial && *group.who != Who::arbiter) {
        return ask("who found it?", fmt::format("write 'arbiter finds {}', or 'black finds {}'", what.says, what.says));
    }
    return std::optional<Color>();
}

/// The arbiter, where nobody else is said to have.
Result<Person> LineReader::finder(const SaidGroup& group, bool is_bare, bool is_denial) {
    constexpr std::string_view kEach = "each";
    const bool is_arbiters = is_bare ? !is_denial : !group.who;
    if (is_arbiters) return Person::arbiter;
    const bool is_of_both = is_denial && !group.who && lower(group.text).starts_with(kEach);
    return is_of_both ? Person::both : actor(group, Unnamed::ask);  // "each says the other lost"
}

Result<void> LineReader::found(const SaidGroup& group, const Saying& what, std::optional<rules::Kind> kind) {
    const auto* row = std::get_if<Found>(&what.meaning);
    if (!kind && row == nullptr) return ask("what was found?", "'jadoube words' lists what can be");
    for (const Told& also : what.also)
        if (const auto told = tell(also, group); !told) return told;
    const bool is_bare = group.verb == &what;
    if (is_bare && refuses_offer(group)) return decline(group);
    const rules::Kind found = kind ? *kind : row->kind;
    const bool is_of_move = is_bare && found == rules::Kind::illegal_move;
    if (is_of_move && tells_untold_move(group)) {
        const auto by = player(group);
        return by ? (make_untold_move(*by), Result<void>()) : tl::unexpected<Error>(by.error());
    }
    if (is_of_move) return take_manner(Manner::is_illegal, group);
    if (!group.operands.empty())
        return ask("which men are meant?", "write what was found, and what else there is behind 'note:'");
    if (is_bare && found == rules::Kind::resume_position) note(group.text);
    adjudicate::Happening happening{std::string(rules::name_of(ActWord::find)), std::string(rules::name_of(found)), {}};
    if (is_bare) {
        const auto of = found_of(group, what, found);
        if (!of) return tl::unexpected<Error>(of.error());
        happening.of = *of;
    }
    const auto by = finder(group, is_bare, found == rules::Kind::dispute_fact);
    if (!by) return tl::unexpected<Error>(by.error());
    if (group.of) {
        const auto of = person(*group.of);
        if (!of) return tl::unexpected<Error>(of.error());
        happening.of = adjudicate::color_of(*of);
        if (!happening.of) return ask("of whom was it found?", "write 'of white' or 'of black'");
    }
    const auto* last = last_act<adjudicate::Happening>();
    const bool is_same = last != nullptr && read_.acts.back().by == *by && last->act == happening.act &&
                         last->what == happening.what && last->of == happening.of;
    if (!is_same) add({*by, std::move(happening)});
    const bool is_said_by_nobody = is_bare && !group.who && *by == Person::arbiter;
    if (is_said_by_nobody && rules::kind_covers(rules::Kind::setup, found)) unsaid_ = read_.acts.size() - 1;
    return {};
}

}  // namespace jadoube::desk
