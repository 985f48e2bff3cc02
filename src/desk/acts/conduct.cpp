#include "desk/acts/conduct.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "desk/acts/facts.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

namespace {

/// "disturb": the kind without its family.
std::string conduct_word(rules::Kind kind) {
    const std::string_view name = rules::name_of(kind);
    return std::string(name.substr(name.find('.') + 1));
}

/// "stops his clock": pressing it, or both.
bool is_own_clock(std::string_view text) {
    const std::string said = lower(text);
    return std::ranges::any_of(std::array{"his clock", "her clock", "their clock"},
                               [&](const char* clock) { return said.find(clock) != std::string::npos; });
}

/// "the coach talks to White".
bool says_words(const SaidGroup& group) {
    constexpr std::string_view kSpeaking[] = {"talk", "speak", "chat", "whisper", "comment"};
    const auto words = compared(group.text);
    return std::ranges::any_of(
        words, [&](const std::string& word) { return std::ranges::find(kSpeaking, word) != std::end(kSpeaking); });
}

/// "sat at the wrong table", "smoked outside": more than that he was away.
bool tells_more(const SaidGroup& group, rules::Kind kind) {
    constexpr std::string_view kMore[] = {"wrong", "withdr", "smok", "pull", "resumption", "street", "home"};
    const std::string said = lower(group.text);
    return (kind == rules::Kind::conduct_absent || kind == rules::Kind::conduct_leave) &&
           std::ranges::any_of(kMore, [&](std::string_view word) { return said.find(word) != std::string::npos; });
}

bool tells_conduct(const Act& act, rules::Kind kind) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    return happening != nullptr && !happening->is_found() && happening->kind() == kind;
}

/// The conduct as it is called of who showed it: a telephone of a player or of others, advice of a spectator.
rules::Kind kind_of_conduct(const SaidGroup& group, rules::Kind kind) {
    using rules::Kind;
    const bool is_spectator = group.who == Who::spectator;
    if (kind == Kind::conduct_device && is_spectator) return Kind::conduct_phone_of_others;
    if (kind == Kind::conduct_phone_of_others && !is_spectator) return Kind::conduct_device;
    const bool advises = kind == Kind::conduct_assist && is_spectator;
    const bool speaks = kind == Kind::conduct_disturb && is_spectator && says_words(group);
    return advises || speaks ? Kind::conduct_spectator : kind;  // "spectators analyse next to the board"
}

bool has_word(const SaidGroup& group, std::string_view word) {
    const auto words = compared(group.text);
    return std::ranges::find(words, word) != words.end();
}

/// More of the conduct told before it: "has a phone; the phone rings".
bool tells_of_conduct(const LineSoFar& line, const SaidGroup& group) {
    const auto is_new = [&](const Told& told) { return !line.read.facts.contains(std::string(told.fact)); };
    const auto tells_new = [&](const Saying* saying) {
        const auto* told = std::get_if<Told>(&saying->meaning);
        return told == nullptr || is_new(*told);
    };
    return group.time || std::ranges::any_of(group.told, tells_new) || std::ranges::any_of(group.verb->also, is_new);
}

/// Told anew of the same person and with nothing more: he did it twice. Who is late or absent is so once.
bool is_repeated(const LineSoFar& line, const SaidGroup& group, rules::Kind kind) {
    constexpr std::string_view kParting[] = {";", ".", "then"};
    const bool is_anew = group.who || std::ranges::find(kParting, lower(group.stop)) != std::end(kParting);
    return is_anew && kind != rules::Kind::conduct_absent && !tells_of_conduct(line, group);
}

/// Asks where it may be another conduct, or that of somebody else.
Result<void> check_conduct(const SaidGroup& group, rules::Kind kind) {
    const bool is_outsider = kind == rules::Kind::conduct_spectator || kind == rules::Kind::conduct_phone_of_others ||
                             kind == rules::Kind::conduct_entering;
    if (is_outsider && (group.who == Who::arbiter || group.who == Who::supervisor))
        return ask("what did he find, or does he only say it?",
                   "write 'arbiter finds ...' ('arbiter finds a win on time'), and what he only says behind 'note:'");
    if (is_outsider && group.who != Who::spectator)
        return ask("did a spectator do it?",
                   "write 'a spectator ...', or what the player did: 'disturbs', 'uses notes or advice'");
    if (kind == rules::Kind::conduct_leave && group.has_pronoun)
        return ask("what does he leave?", "write 'lets it stand', or 'leaves the board'");
    const bool is_his_clock = kind == rules::Kind::conduct_pause && is_own_clock(group.text);
    if (is_his_clock)
        return ask("did he press his clock, or stop both?", "write 'presses the clock', or 'stops the clocks'");
    const bool rests = (has_word(group, "hand") || has_word(group, "finger")) && !has_word(group, "keep") &&
                       !has_word(group, "hold") && !has_word(group, "hover");
    if (kind == rules::Kind::conduct_clock_hand && rests)
        return ask("does he keep it there, or has he only not pressed?",
                   "write 'keeps a hand on the clock', or 'not pressed', and the rest behind 'note:'");
    return {};
}

/// What happened after the game, or tells no more than what was told before it, is only noted.
std::optional<Result<void>> noted_conduct(LineSoFar& line, const SaidGroup& group, rules::Kind kind) {
    const bool is_away = kind == rules::Kind::conduct_leave || kind == rules::Kind::conduct_absent;
    if (is_away && group.who == Who::spectator) return note(line, group.text), Result<void>();
    const bool is_aftermath = !group.who && kind == rules::Kind::conduct_leave && !line.read.acts.empty() &&
                              (std::holds_alternative<adjudicate::Agree>(line.read.acts.back().what) ||
                               std::holds_alternative<adjudicate::Resign>(line.read.acts.back().what));
    if (is_aftermath) return note(line, group.text), Result<void>();  // the game was over
    if (tells_more(group, kind) && group.remarks.empty()) note(line, group.text);
    const bool is_more = !group.who && !line.read.acts.empty() && tells_conduct(line.read.acts.back(), kind) &&
                         kind == rules::Kind::conduct_displaced;
    if (!is_more) return std::nullopt;
    if (group.remarks.empty()) note(line, group.text);  // "a spectator bumps the table, pieces fell"
    return Result<void>();
}

/// Of what a player suffers the other is the one who did it.
Result<Person> who_behaved(LineSoFar& line, const SaidGroup& group) {
    const bool is_suffered = group.verb->says == kKeptFromPressing;  // by the player spoken of
    const auto who = actor(line, group, is_suffered ? Unnamed::on_turn : Unnamed::named_last);
    if (!who || !is_suffered) return who;
    const auto sufferer = adjudicate::color_of(*who);
    return sufferer ? adjudicate::person_of(!*sufferer) : *who;
}

std::optional<Result<void>> conduct_of_official(LineSoFar& line, const SaidGroup& group, rules::Kind kind, Person who) {
    if (who != Person::arbiter && who != Person::supervisor) return std::nullopt;
    if (kind == rules::Kind::conduct_pause) return note(line, group.text), Result<void>();  // as he may
    return ask("which player did it?", "write white or black before it");
}

Result<void> check_sufferer(LineSoFar& line, const SaidGroup& group, Person who) {
    if (!group.whom) return {};
    const auto whom = person(line, *group.whom);
    if (!whom) return tl::unexpected<Error>(whom.error());
    if (!group.who) return ask("who did it?", "write white or black before it");
    line.carried = adjudicate::color_of(who);
    if (*whom == who && who != Person::both) return ask("to whom did he do it?", "write who did it, and to whom");
    return {};
}

Result<void> take_time_of_conduct(LineSoFar& line, const SaidGroup& group, rules::Kind kind) {
    if (!group.time) return {};
    if (kind == rules::Kind::conduct_leave) return set(line, "away_ms", rules::Value(group.time->count));
    if (kind == rules::Kind::conduct_absent) return set(line, "late_ms", rules::Value(group.time->count));
    return {};
}

/// "knocks off e5 with Nf3xe5", "drops the queen on d3": a man may have been moved there.
bool tells_a_move(const SaidGroup& group) {
    constexpr std::size_t kManAndSquare = 3;
    const bool is_put_down = has_word(group, "drop");
    return std::ranges::any_of(group.operands, [&](const Element& one) {
        const bool is_step = one.kind == Element::Kind::move && one.text.size() > kManAndSquare;
        return is_step || one.is(Link::taking) || (is_put_down && one.kind == Element::Kind::square);
    });
}

/// A move of his, after which nobody has pressed or moved.
bool has_move_to_press(const LineSoFar& line, Person who) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [](const Act& act) {
        return adjudicate::is_move(act) || std::holds_alternative<adjudicate::Press>(act.what) ||
               std::holds_alternative<adjudicate::NamePiece>(act.what);
    });
    return last != line.read.acts.rend() && last->by == who && !std::holds_alternative<adjudicate::Press>(last->what);
}

}  // namespace

Result<void> conduct(LineSoFar& line, const SaidGroup& group, rules::Kind told) {
    if (!group.operands.empty() && told != rules::Kind::conduct_displaced)
        return ask("which men are meant?", "write it as an act of its own, parted by ;");
    if (tells_a_move(group))
        return ask("was that a move, or were men only displaced?",
                   "write a move with its squares: 'white Nf3xe5'; else 'displaces men', and the rest behind 'note:'");
    if (!group.operands.empty()) note(line, group.text);  // which men they were is seen on the board
    const rules::Kind kind = kind_of_conduct(group, told);
    if (const auto checked = check_conduct(group, kind); !checked) return checked;
    if (auto noted = noted_conduct(line, group, kind)) return *std::move(noted);
    const auto who = who_behaved(line, group);
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_not_written =
        kind == rules::Kind::conduct_recording && has_word(group, "not") && has_word(group, "write");
    if (is_not_written && line.last_act<adjudicate::Claim>() != nullptr && line.read.acts.back().by == *who)
        return set(line, "move_written", rules::Value(false));
    if (auto official = conduct_of_official(line, group, kind, *who)) return *std::move(official);
    if (const auto whom = check_sufferer(line, group, *who); !whom) return whom;
    const bool is_suffered = group.verb->says == kKeptFromPressing;
    const bool is_like =
        !line.read.acts.empty() && line.read.acts.back().by == *who && tells_conduct(line.read.acts.back(), kind);
    const bool goes_on = is_like && (is_suffered || !is_repeated(line, group, kind));  // told of both is done once
    if (goes_on && group.remarks.empty() && !tells_of_conduct(line, group)) note(line, group.text);
    if (group.verb->says == kPressesRoughly && has_move_to_press(line, *who)) add(line, {*who, adjudicate::Press{}});
    if (!goes_on) add(line, {*who, adjudicate::Happening{conduct_word(kind)}});
    const bool is_others_phone = told == rules::Kind::conduct_device && kind == rules::Kind::conduct_phone_of_others;
    for (const Told& also : is_others_phone ? std::vector<Told>() : group.verb->also)
        if (const auto added = tell(line, also, group); !added) return added;
    return take_time_of_conduct(line, group, kind);
}

}  // namespace jadoube::desk
