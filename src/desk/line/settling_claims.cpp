#include "desk/line/settling_claims.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/line/forms.hpp"
#include "desk/line/settling.hpp"

namespace jadoube::desk {
namespace {

using ClaimElements = std::vector<Element>;
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
    constexpr std::string_view kWin[] = {"win", "victory", "gewinn", "sieg"};
    const std::size_t win = claim + 1;
    if (win >= elements.size() || !is_plain_word(elements[win], kWin)) return;
    const bool is_bare = win + 1 == elements.size() || ends_claim(elements[win + 1]) || says_why(elements[win + 1]);
    if (!is_bare) return;
    elements[claim].saying = row_that_says(kClaimsWin);
    elements[claim].text += " " + elements[win].text;
    elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(win));
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

}  // namespace

void settle_claims(ClaimElements& elements) {
    for (std::size_t at = 0; at < elements.size(); ++at) {
        if (!elements[at].is(rules::ActWord::claim)) continue;
        settle_win(elements, at);
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
}

}  // namespace jadoube::desk
