#include "desk/elements/settling_absence.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

constexpr IsElement kTellsAbsence = is_conduct<rules::Kind::conduct_absent>;

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
        const Element& element = elements[i];
        const std::size_t after = element.text.find(kAfter);
        const bool is_remark = element.is(Manner::remark) && lower(element.text).ends_with(kStartWord);
        const auto time =
            is_remark && after != std::string::npos ? duration_in(element.text.substr(0, after)) : std::nullopt;
        if (!time) continue;
        const Element& before = elements[i - 1];
        if (is_unknown(before, {"come", "arrive", "appear"}))
            elements.change(i - 1) = said(before.text, row_of_conduct(rules::Kind::conduct_absent));
        if (elements.any(0, i, is_kind<Element::Kind::time>) || !elements.any(0, i, kTellsAbsence)) continue;
        elements.change(i) = {Element::Kind::time, element.text, nullptr, *time};
    }
}

/// "both are late, white 20 min, black 40 min": each by his own time, which is of no clock.
void settle_both_late(Elements& elements) {
    constexpr auto kTime = is_kind<Element::Kind::time>;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements.stand(i, is_the<Who::both>, is_kind<Element::Kind::passive>)) elements.erase(i + 1);  // "are"
        const auto begins = either(ends_clause, is_the<Link::also>);
        const bool is_each =
            elements.stand(i, is_the<Who::both>, kTellsAbsence, begins, is_color, kTime, begins, is_color, kTime);
        if (!is_each) continue;
        const Elements each{elements[i + 3], elements[i + 1], elements[i + 4], stop_element(),
                            elements[i + 6], elements[i + 1], elements[i + 7]};
        elements.erase(i, i + 8);
        elements.insert(i, each);
        return;
    }
}

/// "came 18:02 for 18:00", "not here 15:31, start was 15:00": late by the time between.
void settle_arrival(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool has_at = elements[i + 1].is(Link::to) && minute_of_day(elements[i + 2]);
        const bool is_coming =
            is_unknown(elements[i], {"come", "arrive"}) && (has_at || minute_of_day(elements[i + 1]));
        if (!is_coming) continue;
        if (has_at) elements.erase(i + 1);
        elements.change(i) = said(elements[i].text, row_of_conduct(rules::Kind::conduct_absent));
    }
    if (std::ranges::none_of(elements, kTellsAbsence)) return;
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
    elements.change(times[0]) = {Element::Kind::time, told, nullptr, Millis{late * kMinute}};
    elements.erase(*start - 1, *start + 1);
}

}  // namespace

void settle_absence(Elements& elements) {
    settle_both_late(elements);
    settle_after_start(elements);
    settle_arrival(elements);
}

}  // namespace jadoube::desk
