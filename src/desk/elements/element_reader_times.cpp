#include "desk/elements/element_reader.hpp"

#include "base/text.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kLate = "late";
constexpr std::int64_t kMostOfTime = 600;

/// A number that may count minutes or seconds.
std::optional<std::int64_t> count_of_time(const Token& token) {
    const auto count = token.kind == Token::Kind::number ? parse_int(token.text) : std::nullopt;
    return count && *count <= kMostOfTime ? count : std::nullopt;
}
Millis minutes(std::int64_t count) {
    return Millis{count * 60'000};
}

}  // namespace

bool ElementReader::read_time() {
    const auto duration = duration_at(tokens_, at_);
    if (!duration) return false;
    const auto row = row_at(tokens_, at_);
    if (row && row->end > duration->end) return read_saying();  // "20 sec in air"
    constexpr std::string_view kAway[] = {"gone", "away"};
    const bool is_away = std::ranges::count(kAway, lower(tokens_[duration->end].text)) > 0;
    add_time(text_to(duration->end + (is_away ? 1 : 0)), duration->time);  // "20 min gone"
    return true;
}

/// "for 15 min": how long it was decides nothing, unless somebody is late or away.
bool ElementReader::read_duration() {
    constexpr std::string_view kFor = "for";
    if (lower(tokens_[at_].text) != kFor) return false;
    const auto duration = duration_at(tokens_, at_ + 1);
    if (!duration) return false;
    const bool is_told =
        either(is_conduct<rules::Kind::conduct_absent>, is_conduct<rules::Kind::conduct_leave>)(elements_.back());
    if (is_told) return ++at_, read_time();
    line_.leave_out(text_to(duration->end));
    return true;
}

/// "default time 30", "tolerance of 15 min": in minutes where nothing else is said.
bool ElementReader::read_default() {
    constexpr std::string_view kNames[] = {"default", "tolerance", "tol", "wartezeit", "karenzzeit"};
    constexpr std::string_view kNone[] = {"zero", "no", "null", "none"};
    constexpr std::string_view kSaid[] = {"announce", "mention", "set", "publish"};
    constexpr std::string_view kTime = "time", kOfIt = "of";
    const auto stands = [&](std::size_t place, const auto& words) {
        return std::ranges::find(words, tokens_[place].basic) != std::end(words);
    };
    const bool is_none = stands(at_, kNone);
    std::size_t at = is_none ? at_ + 1 : at_;
    if (!stands(at++, kNames)) return false;
    for (const std::string_view word : {kTime, kOfIt})
        if (tokens_[at].basic == word || is_silent(tokens_[at])) ++at;
    if (is_none && stands(at, kSaid)) return false;  // "no default time announced" tells none
    const bool has_none = stands(at, kNone);
    if (has_none) ++at;
    auto duration = is_none || has_none ? std::optional(Duration{Millis{0}, at}) : duration_at(tokens_, at);
    const auto count = count_of_time(tokens_[at]);
    if (!duration && count) duration = Duration{minutes(*count), at + 1};
    if (!duration) return false;
    elements_.push_back({Kind::saying, text_to(duration->end), row_of(Manner::default_time), duration->time});
    return true;
}

/// "increment 30".
bool ElementReader::read_seconds() {
    const auto count = count_of_time(tokens_[at_]);
    if (!count || !elements_.back().is(Manner::increment)) return false;
    add_time(tokens_[at_++].text, Millis{*count * 1000});
    return true;
}

/// "late 35", "35 late": minutes.
bool ElementReader::read_minutes() {
    const auto count = count_of_time(tokens_[at_]);
    const Element& last = elements_.back();
    const bool is_behind = is_conduct<rules::Kind::conduct_absent>(last) && lower(last.text).ends_with(kLate);
    if (!count || (!is_behind && tokens_[at_ + 1].basic != kLate)) return false;
    add_time(tokens_[at_++].text, minutes(*count));
    return true;
}

/// "arrived 35 min late": the verb adds nothing.
bool ElementReader::comes_late(const Token& token) const {
    constexpr std::string_view kComing[] = {"arrive", "come", "appear"};
    if (std::ranges::find(kComing, token.basic) == std::end(kComing)) return false;
    const auto duration = duration_at(tokens_, at_);
    return duration && tokens_[duration->end].basic == kLate;
}

}  // namespace jadoube::desk
