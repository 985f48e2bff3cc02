#include "desk/reading/facts.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "base/error.hpp"
#include "desk/reading/facts_of_acts.hpp"
#include "desk/reading/persons.hpp"
#include "desk/reading/promotions.hpp"
#include "desk/reading/reading.hpp"
#include "desk/reading/whole.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kForce = "opponents_force", kDeliberate = "deliberate", kConsent = "consent";
constexpr std::string_view kDisturbed = "disturbed_opponent", kCompleted = "completed", kWritten = "move_written",
                           kConditional = "offer_conditional", kMovesByEach = "moves_by_each",
                           kArbiterSaw = "arbiter_saw";

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
    if (!is_told && group.who && group.verb == nullptr) {
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

/// Of what this person did last that it may be of; "both" of what each of them did.
Result<void> tell_of(LineSoFar& line, Who whose, std::string_view fact, const rules::Value& value) {
    const auto who = person(line, whose);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_of_each = *who == Person::both && !act_told_of(line, fact, Person::both);
    const auto of = is_of_each ? std::vector{Person::white, Person::black} : std::vector{*who};
    for (const Person one : of) {
        const auto act = act_told_of(line, fact, one);
        if (!act) return ask("what did he do?", "write it with what is told of him: 'black has a phone in his pocket'");
        if (const auto told = set_at(line, fact, value, act); !told) return told;
    }
    return {};
}

/// What the arbiter saw is what was told last before it: it makes a difference where the game ends by a word or a flag.
void place_what_was_seen(LineSoFar& line) {
    const auto saw = line.read.facts.find(std::string(kArbiterSaw));
    const bool may_end = std::ranges::any_of(line.read.acts, [](const Act& act) {
        return std::holds_alternative<adjudicate::Resign>(act.what) ||
               std::holds_alternative<adjudicate::Agree>(act.what) ||
               std::holds_alternative<adjudicate::FlagFalls>(act.what);
    });
    if (!line.seen || line.read.acts.size() < 2 || !may_end || saw == line.read.facts.end()) return;
    line.read.acts[*line.seen].facts.insert(line.read.facts.extract(saw));
}

/// What was counted with an illegal move of each player stands with that act. Whether it was.
bool count_each(LineSoFar& line) {
    std::set<Color> counted;
    for (const auto& [act, count] : line.counts)
        if (const auto by = adjudicate::color_of(line.read.acts[act].by)) counted.insert(*by);
    if (counted.size() < 2) return false;
    for (const auto& [act, count] : line.counts)
        line.read.acts[act].facts[std::string(kIllegalBefore)] = {rules::Value(std::int64_t{count})};
    line.read.facts.erase(std::string(kIllegalBefore));
    return true;
}

tl::unexpected<Error> two_of(std::string_view fact) {
    return ask(fmt::format("'{}': of which of the two acts is that told?", report::question_words(std::string(fact))),
               "enter each as a line of its own; where it is the same, tell it with both");
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
    if (told.fact == kIllegalBefore) return take_count(line, told, group);
    if (told.fact == kConsent) return take_consent(line, told, group);
    if (told.fact == kDisturbed) return take_disturbed(line, told, group);
    if (told.fact == kForce) return take_force(line, told, group);
    const bool handles_man =
        group.does(ActWord::touch) || group.does(ActWord::move) || (group.verb == nullptr && !group.operands.empty());
    if (handles_man && is_of_conduct(told.fact))
        return note(line, group.text), Result<void>();  // "takes Nf3 in his hand"
    const bool is_of_his_move =
        line.last_act<adjudicate::Press>() != nullptr || group.does(ActWord::offer_draw) || group.does(ActWord::claim);
    if (told.fact == kMovesByEach && is_of_his_move)
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
    const bool is_named = group.who && group.verb == nullptr && !names_the_other(fact);
    const bool is_of_acts = std::ranges::any_of(line.read.acts, [&](const Act& act) { return concerns(fact, act); });
    return is_named && is_of_acts ? tell_of(line, *group.who, fact, value_of(told)) : set(line, fact, value_of(told));
}

/// The last act that it may be of, by this person where one is given.
std::optional<std::size_t> act_told_of(const LineSoFar& line, std::string_view fact, std::optional<Person> by) {
    for (std::size_t i = line.read.acts.size(); i > 0; --i)
        if (concerns(fact, line.read.acts[i - 1]) && (!by || line.read.acts[i - 1].by == *by)) return i - 1;
    return std::nullopt;
}

Result<void> set(LineSoFar& line, std::string_view fact, const rules::Value& value) {
    return set_at(line, fact, value, act_told_of(line, fact));
}

/// Of this act, or of none where it is of the whole line.
Result<void> set_at(LineSoFar& line, std::string_view fact, const rules::Value& value, std::optional<std::size_t> act) {
    const std::string name(fact);
    const rules::Values values{value};
    bool is_same = line.read.facts.emplace(name, values).first->second == values;
    if (act) {
        auto& of_acts = line.told_of[name];
        const bool is_of_another = !of_acts.empty();  // than what was told before
        is_same = of_acts.emplace(*act, values).first->second == values && (is_same || is_of_another);
    }
    if (is_same) return {};
    const auto* row = rules::fact_named(fact);  // none of what is of the event
    return ask(fmt::format("'{}' is told in two ways", row == nullptr ? "the default time" : row->meaning),
               "tell it once");
}

/// A fact that a case would hold for two acts, and that the line tells of one, or of each otherwise, stands with its
/// act.
Result<void> check_facts(LineSoFar& line) {
    place_what_was_seen(line);
    const bool is_of_each = line.counts.size() > 1 && count_each(line);
    const Act* counted = line.counted_of ? counted_move(line, line.counted_of) : nullptr;
    const bool is_of_one = counted != nullptr && !std::holds_alternative<adjudicate::Happening>(counted->what);
    const bool is_of_either = !is_of_one && irregular_movers(line).size() > 1;
    if (is_of_either && line.read.facts.contains(kIllegalBefore)) return two_of(kIllegalBefore);
    if (line.counts.size() > 1 && !is_of_each)
        return ask("which illegal move of his was it?", "tell it once: 'second illegal move'");
    const auto may_take = [](std::string_view fact, const Act& act) {
        const auto* touch = std::get_if<adjudicate::Touch>(&act.what);
        return concerns(fact, act) || (fact == kDeliberate && touch != nullptr && !touch->deliberate);
    };
    for (const auto& [fact, told] : line.told_of) {
        bool is_of_all = true;
        for (std::size_t i = 0; i < line.read.acts.size(); ++i) {
            const auto here = told.find(i);
            const bool is_same = here != told.end() && here->second == told.begin()->second;
            is_of_all = is_of_all && (is_same || !may_take(fact, line.read.acts[i]));
        }
        if (is_of_all) continue;
        for (const auto& [act, values] : told) line.read.acts[act].facts[fact] = values;
        line.read.facts.erase(fact);
    }
    return {};
}

}  // namespace jadoube::desk
