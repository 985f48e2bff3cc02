#include "desk/acts/facts.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/later.hpp"
#include "desk/acts/promotions.hpp"
#include "desk/told/facts_of_acts.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/movers.hpp"
#include "desk/told/persons.hpp"
#include "report/words/words.hpp"

#include <fmt/format.h>
#include <algorithm>
#include <utility>

namespace jadoube::desk {

namespace {

constexpr std::string_view kForce = "opponents_force", kConsent = "consent";
constexpr std::string_view kInTime = "moves_completed_in_time", kOpposed = "but";
constexpr std::string_view kDisturbedFact = "disturbed_opponent", kCompleted = "completed", kWritten = "move_written",
                           kConditional = "offer_conditional", kMovesByEachFact = "moves_by_each",
                           kArbiterSaw = "arbiter_saw", kSigned = "signed";

rules::Value value_of(const Told& told) {
    if (const bool* truth = std::get_if<bool>(&told.value)) return *truth;
    if (const int* number = std::get_if<int>(&told.value)) return std::int64_t{*number};
    return std::string(std::get<std::string_view>(told.value));
}

/// How the act before it was done.
bool is_of_act(const Element& element) {
    const auto* manner = element.as<Manner>();
    if (manner == nullptr) return false;
    switch (*manner) {
        case Manner::on_purpose:
        case Manner::by_accident:
        case Manner::order_unknown:
        case Manner::two_hands:
        case Manner::other_hand:
        case Manner::still_held:
        case Manner::let_go:
        case Manner::not_made: return true;
        default: return false;
    }
}

bool makes_move(const Act& act) {
    return std::holds_alternative<adjudicate::MoveMan>(act.what) ||
           std::holds_alternative<adjudicate::Castle>(act.what) ||
           std::holds_alternative<adjudicate::PlaceMan>(act.what);
}

bool is_claim(const Act& act) {
    return std::holds_alternative<adjudicate::Claim>(act.what);
}

/// What makes the men of the other player matter.
bool decides_force(const Act& act) {
    const auto* done = std::get_if<adjudicate::Happening>(&act.what);
    const bool may_lose_by = done != nullptr && done->kind() == rules::Kind::conduct_device;
    return may_lose_by || std::holds_alternative<adjudicate::FlagFalls>(act.what) ||
           std::holds_alternative<adjudicate::Resign>(act.what) ||
           std::holds_alternative<adjudicate::MoveMan>(act.what) ||
           std::holds_alternative<adjudicate::Castle>(act.what) ||
           std::holds_alternative<adjudicate::Press>(act.what) || may_be_illegal(act);
}

/// With the touch, or the move taken back, after which nothing else was done on the board; of anything else consent
/// decides nothing.
Result<void> take_consent(LineSoFar& line, const Told& told, const SaidGroup& group) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [](const Act& act) {
        return adjudicate::is_move(act) || std::holds_alternative<adjudicate::PlaceMan>(act.what) ||
               std::holds_alternative<adjudicate::Touch>(act.what) ||
               std::holds_alternative<adjudicate::Retract>(act.what);
    });
    if (last != line.read.acts.rend() && std::holds_alternative<adjudicate::Touch>(last->what))
        return tell(line, told, group);
    const bool is_of_retraction =
        last != line.read.acts.rend() && std::holds_alternative<adjudicate::Retract>(last->what);
    if (is_of_retraction) last->facts[std::string(kConsent)] = {value_of(told)};
    if (!is_of_retraction && group.remarks.empty()) note(line, group.text);
    return {};
}

/// "second illegal move by black": found, where the move itself is not told.
Result<void> take_count(LineSoFar& line, const Told& told, const SaidGroup& group) {
    const bool is_told = std::ranges::any_of(line.read.acts, may_be_illegal);
    if (!is_told && !line.is_move_to_come && group.who && group.verb == nullptr) {
        const auto who = person(line, *group.who);
        if (!who) return tl::unexpected<Error>(who.error());
        const auto of = adjudicate::color_of(*who);
        if (!of) return ask("of whom is it?", "write white or black before it");
        add(line,
            {Person::arbiter, adjudicate::Happening{std::string(rules::name_of(rules::ActWord::find)),
                                                    std::string(rules::name_of(rules::Kind::illegal_move)), *of}});
    }
    if (group.who && group.verb == nullptr) {
        const auto who = person(line, *group.who);
        if (who) line.counted_of = adjudicate::color_of(*who);
    }
    const Act* move = counted_move(line, line.counted_of);
    if (move != nullptr) line.counts.emplace(move - line.read.acts.data(), std::get<int>(told.value));
    if (move != nullptr && line.counts.size() > 1) return {};  // of another act than before
    return tell(line, told, group);
}

/// By what the other player did last.
Result<void> take_disturbed(LineSoFar& line, const Told& told, const SaidGroup& group) {
    const auto by = line.read.acts.empty() ? std::nullopt : adjudicate::color_of(line.read.acts.back().by);
    if (!by) return ask("by what was he disturbed?", "write first what was done: 'white offers a draw; black annoyed'");
    const auto who =
        group.who && group.verb == nullptr ? person(line, *group.who) : Result<Person>(adjudicate::person_of(!*by));
    if (!who) return tl::unexpected<Error>(who.error());
    if (*who != adjudicate::person_of(!*by)) return ask("by what was he disturbed?", "write what the other player did");
    return set_at(line, told.fact, value_of(told), act_told_of(line, told.fact, line.read.acts.back().by));
}

/// The men left to the opponent of the player whose flag fell, or who offended.
Result<void> take_force(LineSoFar& line, const Told& told, const SaidGroup& group) {
    const auto act = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), decides_force);
    const auto* happening = act == line.read.acts.rend() ? nullptr : std::get_if<adjudicate::Happening>(&act->what);
    const bool is_found = happening != nullptr && happening->is_found();
    const auto about = is_found                       ? happening->of
                       : act == line.read.acts.rend() ? std::nullopt
                                                      : adjudicate::color_of(act->by);
    const bool is_over = std::ranges::any_of(line.read.acts, [](const Act& one) {
        return std::holds_alternative<adjudicate::FlagFalls>(one.what) ||
               std::holds_alternative<adjudicate::Resign>(one.what);
    });
    if (!is_over && !group.who && leaves_pawn(line)) return note(line, group.text), Result<void>();
    if (!about)
        return ask("whose men are these, and what happened?",
                   "write first what happened: 'black's flag falls; white has a bare king'");
    if (group.who) {
        const auto who = person(line, *group.who);
        if (!who) return tl::unexpected<Error>(who.error());
        const bool is_own = adjudicate::color_of(*who) != !*about;
        if (is_own && line.read.facts.contains(std::string(kForce))) return note(line, group.text), Result<void>();
        if (is_own) return ask("whose men are these?", "those of the opponent of the player before count");
    }
    return tell(line, told, group);
}

/// "completed 8 moves", and nothing of the time: how many moves it were, not that they were all that the control asks.
bool tells_only_how_many(const Told& told, const SaidGroup& group) {
    const std::string words = lower(group.text);
    const auto says = [&](std::string_view one) { return words.find(one) != std::string::npos; };
    const bool is_contrast = group.stop == kOpposed;  // "his flag fell, but he had made 40 moves"
    return told.fact == kInTime && number_told(words) && !is_contrast && !says("time") && !says("his") && !says("all");
}

/// Of both the moves made by each, which what was wrong at the start hangs on; of one player it is not known which
/// moves the control asks of him.
Result<void> take_how_many(LineSoFar& line, const SaidGroup& group) {
    const auto who = group.who ? person(line, *group.who) : Result<Person>(Person::nobody);
    if (!who) return tl::unexpected<Error>(who.error());
    if (*who != Person::both)
        return ask("were these the moves that the time control asks for?",
                   "write 'the moves were completed in time', or 'the moves were not completed in time'");
    line.made_by_each = number_told(group.text);
    return {};
}

/// A place, a sound told of a device that is no player's: of no other's either.
bool is_of_a_bystander(const LineSoFar& line, std::string_view fact, const SaidGroup& group) {
    const bool is_last = !line.read.acts.empty() && line.read.acts.back().by == Person::spectator;
    return is_of_conduct(fact) && (group.who ? *group.who == Who::spectator : is_last);
}

}  // namespace

Result<void> take_told(LineSoFar& line, const Saying& saying, const SaidGroup& group) {
    if (const auto* play = std::get_if<rules::Play>(&saying.meaning)) {
        if (line.read.play && line.read.play != *play) return ask("which kind of play?", "tell it once");
        line.read.play = *play;
        return {};
    }
    const Told& told = std::get<Told>(saying.meaning);
    const bool is_upon_condition = told.fact == kConditional;
    if (is_upon_condition && (line.read.acts.empty() || !adjudicate::offers_draw(line.read.acts.back())))
        return ask("did it happen, or only upon a condition?", "write what was done, and the condition behind 'note:'");
    if (told.fact == kSigned && told.value == std::variant<bool, int, std::string_view>(true)) see_result(line);
    if (told.fact == kIllegalBefore) return take_count(line, told, group);
    if (tells_only_how_many(told, group)) return take_how_many(line, group);
    if (is_of_a_bystander(line, told.fact, group)) {
        line.told_ahead.push_back(
            {std::string(told.fact), value_of(told), Person::spectator, false, group.text, line.read.acts.size()});
        return {};
    }
    if (told.fact == kConsent) return take_consent(line, told, group);
    if (told.fact == kDisturbedFact) return take_disturbed(line, told, group);
    if (told.fact == kForce) return take_force(line, told, group);
    const bool handles_man = group.does(ActWord::touch) || group.does(ActWord::move) || group.does(ActWord::press) ||
                             (group.verb == nullptr && !group.operands.empty());
    if (handles_man && is_of_conduct(told.fact))
        return note(line, group.text), Result<void>();  // "takes Nf3 in his hand"
    const bool is_of_his_move =
        line.last_act<adjudicate::Press>() != nullptr || group.does(ActWord::offer_draw) || group.does(ActWord::claim);
    if (told.fact == kMovesByEachFact && is_of_his_move)
        return note(line, group.text),
               Result<void>();  // "presses, no move made", "offers a draw without making a move"
    if (told.fact == kWritten && !line.written.empty()) return line.is_written_down = true, Result<void>();
    const bool has_claim = std::ranges::any_of(line.read.acts, is_claim);
    if (told.fact == kWritten && told.value == std::variant<bool, int, std::string_view>(false) && !has_claim)
        return note(line, group.text), Result<void>();
    return tell(line, told, group);
}

/// What is told with a name and without an act is of what that player did, and never of the act of the other.
Result<void> check_of(LineSoFar& line, const SaidGroup& group) {
    const bool is_bare = group.verb == nullptr && group.object == nullptr && group.operands.empty();
    if (!group.who || !is_bare || line.read.acts.empty()) return {};
    const auto last = [&](auto is_meant) {
        const auto act = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), is_meant);
        return act == line.read.acts.rend() ? nullptr : &*act;
    };
    std::vector<const Act*> meant;
    if (std::ranges::any_of(group.manners, is_of_act)) meant.push_back(&line.read.acts.back());
    for (const Saying* saying : group.told) {
        const auto* told = std::get_if<Told>(&saying->meaning);
        const bool is_counted = told != nullptr && told->fact == kIllegalBefore;
        const bool is_written = told != nullptr && told->fact == kWritten;
        if (is_counted) {
            const auto named = person(line, *group.who);
            meant.push_back(counted_move(line, named ? adjudicate::color_of(*named) : std::nullopt));
        }
        if (is_written) meant.push_back(last(is_claim));
        if (told != nullptr && told->fact == kCompleted) meant.push_back(last(makes_move));
    }
    const auto who = meant.empty() ? Result<Person>(Person::both) : person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    for (const Act*& act : meant) {  // a press that is left out is of any move of his
        const bool is_made = act != nullptr && makes_move(*act);
        const Act* own = is_made ? last([&](const Act& one) { return makes_move(one) && one.by == *who; }) : nullptr;
        if (own != nullptr && group.manners.empty()) act = own;
    }
    const auto is_others = [&](const Act* act) {
        const auto of = act == nullptr ? std::nullopt : mover_of(*act);
        return of && adjudicate::color_of(*who) && of != adjudicate::color_of(*who);
    };
    if (std::ranges::any_of(meant, is_others))
        return ask("what did he do?",
                   "what is told of him stands with an act of his: 'black moves d7-d6, not pressed'");
    return {};
}

Result<void> tell(LineSoFar& line, const Told& told, const SaidGroup& group) {
    const std::string_view fact = told.fact;
    const bool is_unpressed = fact == kCompleted && told.value == std::variant<bool, int, std::string_view>(false);
    if (is_unpressed) {
        const bool is_his = group.who && group.verb == nullptr && group.operands.empty();
        const auto who = is_his ? person(line, *group.who) : Result<Person>(Person::both);
        if (!who) return tl::unexpected<Error>(who.error());
        line.unpressed.push_back(
            {*who == Person::both ? line.last_mover : adjudicate::color_of(*who), line.read.acts.size()});
    }
    if (fact == kArbiterSaw && !line.read.acts.empty()) line.seen = line.read.acts.size() - 1;
    const bool is_named = group.who && group.verb == nullptr && is_of_acts(fact) && !names_the_other(fact);
    if (!is_named)
        return is_of_conduct(fact) ? tell_of_last(line, fact, value_of(told)) : set(line, fact, value_of(told));
    const auto who = person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    if (act_told_of(line, fact)) return tell_of(line, *who, fact, value_of(told));
    line.told_ahead.push_back({std::string(fact), value_of(told), *who, true, group.text, line.read.acts.size()});
    return {};
}

}  // namespace jadoube::desk
