// "J'adoube": who said it, and of which touch.
#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

using rules::NoticeTime;

constexpr std::string_view kThen = "then";

}  // namespace

/// "silent" of what he did before, where "without j'adoube" is of a touch in any case.
bool LineReader::is_before_touch(const SaidGroup& group) {
    const std::string said = lower(group.text);
    return said.find("doube") != std::string::npos || said.find("adjust") != std::string::npos ||
           group.has(Manner::wants);
}

/// It is of whoever said it: of the touch that he has just made, or of his next one. Of nobody where no player said it.
Result<void> LineReader::take_notice(std::optional<NoticeTime> when, const SaidGroup& group) {
    const auto who = speaker_of(group);
    if (!who) return tl::unexpected<Error>(who.error());
    if (*who && !adjudicate::color_of(**who)) {
        if (**who == Person::both) return ask("who said it?", "write white or black before it");
        return note(group.text), Result<void>();  // "a spectator says j'adoube"
    }
    const auto by = *who ? adjudicate::color_of(**who) : std::nullopt;
    auto* touch = last_act<adjudicate::Touch>();
    const bool is_others = touch != nullptr && by && read_.acts.back().by != adjudicate::person_of(*by);
    if (is_others && group.who) touch = when == NoticeTime::late ? last_touch(*by) : nullptr;
    if (touch != nullptr) return date_notice(*touch, when, group);
    const bool is_silence = when == NoticeTime::none && !read_.acts.empty() && !is_before_touch(group);
    if (is_silence) return note(group.text), Result<void>();
    if (when == NoticeTime::late) {
        touch = by ? last_touch(*by) : nullptr;
        if (touch == nullptr) return ask("which man had been touched?", "write first what was touched");
        return date_notice(*touch, when, group);
    }
    if (notices_.contains(by)) return ask("when was it said?", "tell it once");
    notices_[by] = {.when = when.value_or(NoticeTime::before), .is_dated = when.has_value()};
    return {};
}

/// Who said it; nobody where the line has named none yet, and whoever touches next is meant.
Result<std::optional<Person>> LineReader::speaker_of(const SaidGroup& group) {
    using Speaker = std::optional<Person>;
    if (group.who) return person(*group.who).map([](Person named) { return Speaker(named); });
    const bool is_open = !read_.acts.empty() && !adjudicate::color_of(read_.acts.back().by);
    if (is_open || !is_carried_) return ask("who said it?", "write white or black before it");
    const auto* touch = last_act<adjudicate::Touch>();
    if (touch != nullptr) return Speaker(read_.acts.back().by);
    return carried_ ? Speaker(adjudicate::person_of(*carried_)) : Speaker();
}

adjudicate::Touch* LineReader::last_touch(Color by) {
    const auto last = std::find_if(read_.acts.rbegin(), read_.acts.rend(), [&](const Act& act) {
        return act.by == adjudicate::person_of(by) && std::holds_alternative<adjudicate::Touch>(act.what);
    });
    return last == read_.acts.rend() ? nullptr : &std::get<adjudicate::Touch>(last->what);
}

/// Said with the touch, or after it.
Result<void> LineReader::date_notice(adjudicate::Touch& touch, std::optional<NoticeTime> when, const SaidGroup& group) {
    if (!when && lower(group.stop) == kThen) when = NoticeTime::late;
    if (!when)
        return ask("was it said before the touch, at once, or after it?",
                   "write 'j'adoube said before', 'at once' or 'late'");
    if (touch.said) return ask("when was it said?", "tell it once");
    touch.said = when;
    return {};
}

/// The notice that a player has given, or that was given by nobody named, for the touch that he makes now.
std::optional<NoticeTime> LineReader::notice_for(Color by) {
    const auto own = notices_.find(by);
    const auto given = own == notices_.end() ? notices_.find(std::nullopt) : own;
    if (given == notices_.end()) return std::nullopt;
    const NoticeTime when = given->second.when;
    notices_.erase(given);
    return when;
}

/// Whether the group may tell the men of which notice was given.
bool LineReader::follows_notice(const SaidGroup& group) const {
    const std::optional<Color> by = group.who == Who::white   ? Color::white
                                    : group.who == Who::black ? Color::black
                                                              : carried_;
    return notices_.contains(std::nullopt) || (by && notices_.contains(by));
}

/// What was said "before", and is told last, is of the one touch that he has made.
Result<void> LineReader::settle_notices() {
    for (const auto& notice : notices_) {
        const auto& by = notice.first;
        const auto& given = notice.second;
        if (!by) return ask("which man was touched?", "write 'touches Nf3' with the notice");
        const auto is_his = [&](const Act& act) {
            return act.by == adjudicate::person_of(*by) && std::holds_alternative<adjudicate::Touch>(act.what);
        };
        auto* touch = last_touch(*by);
        const bool is_of_it =
            given.is_dated && touch != nullptr && !touch->said && std::ranges::count_if(read_.acts, is_his) == 1;
        if (!is_of_it)
            return ask(fmt::format("which man did {} touch?", chess::name_of(*by)),
                       fmt::format("a notice is of whoever says it: write behind it what {} touched, or put it behind "
                                   "'note:'",
                                   chess::name_of(*by)));
        touch->said = given.when;
    }
    notices_.clear();
    return {};
}

}  // namespace jadoube::desk
