#include "desk/elements/settling_claims.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

using ClaimElements = std::vector<Element>;
constexpr std::string_view kTimesStood = "times_stood";

using PlaceInClaim = ClaimElements::iterator;

bool ends_claim(const Element& element) {
    return element.kind == Element::Kind::stop;
}
template <std::size_t N>
bool is_plain_word(const Element& element, const std::string_view (&words)[N]) {
    return element.kind == Element::Kind::unknown &&
           std::ranges::find(words, basic_form(lower(element.text))) != std::end(words);
}
bool says_why(const Element& element) {
    constexpr std::string_view kWhy[] = {"because", "since", "as", "weil", "da"};
    return is_plain_word(element, kWhy);
}

const Saying* row_that_says(std::string_view says) {
    return &*std::ranges::find(sayings(), says, &Saying::says);
}

/// "claims the win": no more than that.
void settle_win(ClaimElements& elements, std::size_t claim) {
    constexpr std::string_view kWin[] = {"win", "victory", "point", "gewinn", "sieg"};
    const std::size_t win = claim + 1;
    if (win >= elements.size() || !is_plain_word(elements[win], kWin)) return;
    const bool is_bare = win + 1 == elements.size() || ends_claim(elements[win + 1]) || says_why(elements[win + 1]);
    if (!is_bare) return;
    elements[claim].saying = row_that_says(kClaimsWin);
    elements[claim].text += " " + elements[win].text;
    elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(win));
}

/// "claims the time", "claims on time": that it has been overstepped.
void settle_time(ClaimElements& elements, std::size_t claim) {
    constexpr std::string_view kTime[] = {"time", "zeit"};
    std::size_t time = claim + 1;
    if (time < elements.size() && elements[time].is(Link::to)) ++time;
    const bool is_time = time < elements.size() && is_plain_word(elements[time], kTime) &&
                         (time + 1 == elements.size() || ends_claim(elements[time + 1]));
    if (!is_time) return;
    elements[time] = {Element::Kind::saying, elements[time].text, desk::row_of(rules::Ground::flag)};
    elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(claim + 1),
                   elements.begin() + static_cast<std::ptrdiff_t>(time));
}

/// "calls the arbiter because white's flag is down": first that it is.
void settle_cause(ClaimElements& elements, std::size_t at) {
    const auto call = elements.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = std::find_if(call, elements.end(), ends_claim);
    const auto why = std::find_if(call, end, says_why);
    const auto is_flag = [](const Element& one) { return one.is(rules::ActWord::flag_falls); };
    const bool tells_flag = why != end && std::next(why) != end && std::next(why)->as<Who>() != nullptr &&
                            is_flag(*std::prev(end)) && std::count_if(why, end, is_flag) == 1;
    if (!tells_flag) return;
    ClaimElements cause(std::next(why), end);
    cause.push_back({Element::Kind::stop, ";"});
    const auto first = std::find_if(std::make_reverse_iterator(call), elements.rend(), ends_claim).base();
    const auto place = first - elements.begin();
    elements.erase(why, end);
    elements.insert(elements.begin() + place, cause.begin(), cause.end());
}

/// The ground that the reason names; nothing where it names none, or what else it tells.
const Saying* ground_of(PlaceInClaim reason, PlaceInClaim end) {
    const auto is_ground = [](const Element& one) { return one.as<rules::Ground>() != nullptr; };
    const auto is_flag = [](const Element& one) { return one.is(rules::ActWord::flag_falls); };
    const auto may_stand = [&](const Element& one) {
        return is_ground(one) || is_flag(one) || one.is(Who::white) || one.is(Who::black) || one.is(Who::opponent) ||
               one.is(Link::whose) || one.is(Link::of);
    };
    if (reason == end || !std::all_of(reason, end, may_stand)) return nullptr;
    if (std::any_of(reason, end, is_flag)) return desk::row_of(rules::Ground::flag);
    const auto ground = std::find_if(reason, end, is_ground);
    return ground == end ? nullptr : ground->saying;
}

/// Whether the claim may be made on that ground: it names none, or the same.
bool may_be_on(PlaceInClaim claim, PlaceInClaim why, const Saying* ground) {
    const auto named = std::find_if(claim, why, [](const Element& one) { return one.as<rules::Ground>() != nullptr; });
    return named == why || named->saying == ground;
}

bool is_of_repetition(const Element& element) {
    return element.is(rules::Ground::repetition) || element.is(rules::Ground::fivefold);
}

/// "the position stood four times": how often; nothing where it is no whole sentence, or has no such number.
std::optional<int> times_told(std::string_view text) {
    constexpr std::string_view kVerbs[] = {"stand", "occur", "appear", "come"};
    constexpr std::pair<std::string_view, int> kTimes[] = {{"three", 3}, {"3", 3}, {"third", 3}, {"thrice", 3},
                                                           {"four", 4},  {"4", 4}, {"five", 5},  {"5", 5}};
    const auto words = compared(text);
    const auto has = [&](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
    if (std::ranges::none_of(kVerbs, has)) return std::nullopt;
    const auto times = std::ranges::find_if(kTimes, has, [](const auto& row) { return row.first; });
    return times == std::end(kTimes) ? std::nullopt : std::optional(times->second);
}

const Saying* row_of_times(int times) {
    const auto row = std::ranges::find_if(sayings(), [&](const Saying& saying) {
        const auto* told = std::get_if<Told>(&saying.meaning);
        return told != nullptr && told->fact == kTimesStood && std::get<int>(told->value) == times;
    });
    return row == sayings().end() ? nullptr : &*row;
}

/// "white claims threefold; the position stood four times": what is claimed is told, and no second claim.
void settle_times(ClaimElements& elements) {
    bool is_claimed = false;
    for (std::size_t at = 0; at < elements.size(); ++at) {
        const bool begins = at == 0 || ends_claim(elements[at - 1]);
        const bool ends = at + 1 == elements.size() || ends_claim(elements[at + 1]);
        const bool is_alone = is_of_repetition(elements[at]) && begins && ends;
        const auto times = is_alone && is_claimed ? times_told(elements[at].text) : std::nullopt;
        const Saying* row = times ? row_of_times(*times) : nullptr;
        if (row != nullptr) elements[at].saying = row;
        is_claimed = is_claimed || (at > 0 && elements[at - 1].is(rules::ActWord::claim) && !begins &&
                                    is_of_repetition(elements[at]));
    }
}

}  // namespace

void settle_claims(ClaimElements& elements) {
    for (std::size_t at = 0; at < elements.size(); ++at) {
        if (elements[at].is(rules::ActWord::point_out)) settle_cause(elements, at);
        if (!elements[at].is(rules::ActWord::claim)) continue;
        settle_win(elements, at);
        settle_time(elements, at);
        const auto claim = elements.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = std::find_if(claim, elements.end(), ends_claim);
        const auto why = std::find_if(claim, end, says_why);
        const Saying* ground = why == end ? nullptr : ground_of(std::next(why), end);
        if (ground == nullptr || !may_be_on(claim, why, ground)) continue;
        std::string text;
        for (auto one = why; one != end; ++one) text += (text.empty() ? "" : " ") + one->text;
        claim->saying = desk::row_of(rules::ActWord::claim);
        elements.erase(std::next(claim), end);
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(at + 1), {Element::Kind::saying, text, ground});
    }
    settle_times(elements);
}

}  // namespace jadoube::desk
