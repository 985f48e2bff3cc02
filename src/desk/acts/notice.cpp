#include "desk/acts/notice.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {

using rules::NoticeTime;

namespace {

constexpr std::string_view kThen = "then";

/// "silent" of what he did before, where "without j'adoube" is of a touch in any case.
bool is_before_touch(const SaidGroup& group) {
    const std::string said = lower(group.text);
    return said.find("doube") != std::string::npos || said.find("adjust") != std::string::npos ||
           group.has(Manner::wants);
}

/// Who said it; nobody where the line has named none yet, and whoever touches next is meant.
Result<std::optional<Person>> speaker_of(LineSoFar& line, const SaidGroup& group) {
    using Speaker = std::optional<Person>;
    if (group.who) return person(line, *group.who).map([](Person named) { return Speaker(named); });
    const bool is_open = !line.read.acts.empty() && !adjudicate::color_of(line.read.acts.back().by);
    if (is_open || !line.is_carried) return ask("who said it?", "write white or black before it");
    const auto* touch = line.last_act<adjudicate::Touch>();
    if (touch != nullptr) return Speaker(line.read.acts.back().by);
    return line.carried ? Speaker(adjudicate::person_of(*line.carried)) : Speaker();
}

adjudicate::Touch* last_touch(LineSoFar& line, Color by) {
    const auto last = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [&](const Act& act) {
        return act.by == adjudicate::person_of(by) && std::holds_alternative<adjudicate::Touch>(act.what);
    });
    return last == line.read.acts.rend() ? nullptr : &std::get<adjudicate::Touch>(last->what);
}

/// Said with the touch, or after it.
Result<void> date_notice(adjudicate::Touch& touch, std::optional<NoticeTime> when, const SaidGroup& group) {
    if (!when && lower(group.stop) == kThen) when = NoticeTime::late;
    if (!when)
        return ask("was it said before the touch, at once, or after it?",
                   "write 'j'adoube said before', 'at once' or 'late'");
    if (touch.said) return ask("when was it said?", "tell it once");
    touch.said = when;
    return {};
}

}  // namespace

/// It is of whoever said it: of the touch that he has just made, or of his next one. Of nobody where no player said it.
Result<void> take_notice(LineSoFar& line, std::optional<NoticeTime> when, const SaidGroup& group) {
    const auto who = speaker_of(line, group);
    if (!who) return tl::unexpected<Error>(who.error());
    if (*who && !adjudicate::color_of(**who)) {
        if (**who == Person::both) return ask("who said it?", "write white or black before it");
        return note(line, group.text), Result<void>();  // "a spectator says j'adoube"
    }
    const auto by = *who ? adjudicate::color_of(**who) : std::nullopt;
    auto* touch = line.last_act<adjudicate::Touch>();
    const bool is_others = touch != nullptr && by && line.read.acts.back().by != adjudicate::person_of(*by);
    if (is_others && group.who) touch = when == NoticeTime::late ? last_touch(line, *by) : nullptr;
    if (touch != nullptr) return date_notice(*touch, when, group);
    const bool is_silence = when == NoticeTime::none && !line.read.acts.empty() && !is_before_touch(group);
    if (is_silence) return note(line, group.text), Result<void>();
    if (when == NoticeTime::late) {
        touch = by ? last_touch(line, *by) : nullptr;
        if (touch == nullptr) return ask("which man had been touched?", "write first what was touched");
        return date_notice(*touch, when, group);
    }
    if (line.notices.contains(by)) return ask("when was it said?", "tell it once");
    line.notices[by] = {.when = when.value_or(NoticeTime::before), .is_dated = when.has_value()};
    return {};
}

/// The notice that a player has given, or that was given by nobody named, for the touch that he makes now.
std::optional<NoticeTime> notice_for(LineSoFar& line, Color by) {
    const auto own = line.notices.find(by);
    const auto given = own == line.notices.end() ? line.notices.find(std::nullopt) : own;
    if (given == line.notices.end()) return std::nullopt;
    const NoticeTime when = given->second.when;
    line.notices.erase(given);
    return when;
}

/// Whether the group may tell the men of which notice was given.
bool follows_notice(const LineSoFar& line, const SaidGroup& group) {
    const std::optional<Color> by = group.who == Who::white   ? Color::white
                                    : group.who == Who::black ? Color::black
                                                              : line.carried;
    return line.notices.contains(std::nullopt) || (by && line.notices.contains(by));
}

/// What was said "before", and is told last, is of the one touch that he has made.
Result<void> settle_notices(LineSoFar& line) {
    for (const auto& notice : line.notices) {
        const auto& by = notice.first;
        const auto& given = notice.second;
        if (!by) return ask("which man was touched?", "write 'touches Nf3' with the notice");
        const auto is_his = [&](const Act& act) {
            return act.by == adjudicate::person_of(*by) && std::holds_alternative<adjudicate::Touch>(act.what);
        };
        auto* touch = last_touch(line, *by);
        const bool is_of_it =
            given.is_dated && touch != nullptr && !touch->said && std::ranges::count_if(line.read.acts, is_his) == 1;
        if (!is_of_it)
            return ask(fmt::format("which man did {} touch?", chess::name_of(*by)),
                       fmt::format("a notice is of whoever says it: write behind it what {} touched, or put it behind "
                                   "'note:'",
                                   chess::name_of(*by)));
        touch->said = given.when;
    }
    line.notices.clear();
    return {};
}

}  // namespace jadoube::desk
