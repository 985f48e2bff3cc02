#include "desk/elements/settling_absence.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

bool is_stop_here(const Element& element) {
    return element.kind == Element::Kind::stop;
}
bool is_player_named(const Element& element) {
    return element.is(Who::white) || element.is(Who::black);
}
bool tells_absence(const Element& element) {
    const auto* did = element.as<Did>();
    return did != nullptr && did->kind == rules::Kind::conduct_absent;
}

/// Minutes of the day: "18:02", "18.02".
std::optional<std::int64_t> minute_of_day(const Element& element) {
    if (element.kind != Element::Kind::clock) return std::nullopt;
    const auto colon = element.text.find(':');
    const auto hours = parse_int(element.text.substr(0, colon));
    const auto minutes = colon == std::string::npos ? std::nullopt : parse_int(element.text.substr(colon + 1));
    constexpr std::int64_t kHour = 60;
    if (!hours || !minutes || *minutes >= kHour) return std::nullopt;
    return *hours * kHour + *minutes;
}

/// "absent, 65 minutes after the start", "came 14 min after the start": how late he is.
void settle_after_start(Elements& elements) {
    constexpr std::string_view kAfter = " after ", kStartWord = "start";
    for (std::size_t i = 1; i < elements.size(); ++i) {
        Element& element = elements[i];
        const std::size_t after = element.text.find(kAfter);
        const bool is_remark = element.is(Manner::remark) && lower(element.text).ends_with(kStartWord);
        const auto time =
            is_remark && after != std::string::npos ? duration_in(element.text.substr(0, after)) : std::nullopt;
        if (!time) continue;
        const bool is_coming = is_unknown(elements[i - 1], {"come", "arrive", "appear"});
        if (is_coming)
            elements[i - 1] = {Element::Kind::saying, elements[i - 1].text,
                               row_of_conduct(rules::Kind::conduct_absent)};
        const auto here = elements.begin() + static_cast<std::ptrdiff_t>(i);
        const bool is_told =
            std::any_of(elements.begin(), here, [](const Element& one) { return one.kind == Element::Kind::time; });
        if (is_told || std::none_of(elements.begin(), here, tells_absence)) continue;
        element = {Element::Kind::time, element.text, nullptr, *time};
    }
}

/// "both are late, white 20 min, black 40 min": each by his own time, which is of no clock.
void settle_both_late(Elements& elements) {
    for (std::size_t i = 0; i + 1 < elements.size(); ++i) {
        if (elements[i].is(Who::both) && elements[i + 1].kind == Element::Kind::passive)  // "are"
            elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i + 1));
        const auto* did = i + 1 < elements.size() ? elements[i + 1].as<Did>() : nullptr;
        const bool is_both = elements[i].is(Who::both) && did != nullptr && did->kind == rules::Kind::conduct_absent;
        const auto is_each = [&](std::size_t at) {
            return at + 2 < elements.size() && (is_stop_here(elements[at]) || elements[at].is(Link::also)) &&
                   is_player_named(elements[at + 1]) && elements[at + 2].kind == Element::Kind::time;
        };
        if (!is_both || !is_each(i + 2) || !is_each(i + 5)) continue;
        const Element absent = elements[i + 1];
        elements[i + 5] = {Element::Kind::stop, ";"};
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i + 7), absent);
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i + 4), absent);
        const auto first = elements.begin() + static_cast<std::ptrdiff_t>(i);
        elements.erase(first, first + 3);
        return;
    }
}

/// "came 18:02 for 18:00", "not here 15:31, start was 15:00": late by the time between.
void settle_arrival(Elements& elements) {
    for (std::size_t i = 0; i + 1 < elements.size(); ++i) {
        const bool has_at = elements[i + 1].is(Link::to) && i + 2 < elements.size() && minute_of_day(elements[i + 2]);
        const bool is_coming =
            is_unknown(elements[i], {"come", "arrive"}) && (has_at || minute_of_day(elements[i + 1]));
        if (is_coming && has_at) elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i + 1));
        if (is_coming)
            elements[i] = {Element::Kind::saying, elements[i].text, row_of_conduct(rules::Kind::conduct_absent)};
    }
    if (std::ranges::none_of(elements, tells_absence)) return;
    std::vector<std::size_t> times;
    std::optional<std::size_t> start;
    for (std::size_t i = 1; i < elements.size(); ++i) {
        if (!minute_of_day(elements[i])) continue;
        const Element& before = elements[i - 1];
        const bool is_start = before.is(Manner::start_time) || is_unknown(before, {"start", "begin"}) ||
                              (before.is(Link::by) && lower(before.text) == "for");
        if (is_start) start = i;
        if (!is_start) times.push_back(i);
    }
    if (times.size() != 1 || !start) return;
    const std::int64_t late = *minute_of_day(elements[times[0]]) - *minute_of_day(elements[*start]);
    constexpr std::int64_t kMost = 600, kMinute = 60'000;
    if (late <= 0 || late > kMost) return;
    const std::string told = elements[times[0]].text + " for " + elements[*start].text;
    elements[times[0]] = {Element::Kind::time, told, nullptr, Millis{late * kMinute}};
    const auto at = elements.begin() + static_cast<std::ptrdiff_t>(*start);
    elements.erase(at - 1, at + 1);
}

}  // namespace

void settle_absence(Elements& elements) {
    settle_both_late(elements);
    settle_after_start(elements);
    settle_arrival(elements);
}

}  // namespace jadoube::desk
