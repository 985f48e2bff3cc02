#include "desk/elements/settling_own_words.hpp"

#include <array>

#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kSay = "say", kSawItThemselves = "arbiter_saw";

bool is_denied(const Element& element) {
    const auto* found = element.as<Found>();
    return found != nullptr && found->kind == rules::Kind::dispute_fact;
}

/// "says he did not": with what he did not do behind it.
bool begins_denial(const Element& element) {
    constexpr std::string_view kNot = "not";
    const auto words = compared(element.text);
    return is_denied(element) && !words.empty() && words.front() == kSay && words.back() == kNot;
}

/// What can be done, or not done, with men, clock and words.
bool may_be_denied(const Element& element) {
    return is_a<rules::ActWord>(element) || is_a<Manner>(element) || is_a<Did>(element) || is_a<Link>(element) ||
           is_a<Told>(element) || is_man_or_square(element) || element.kind == Element::Kind::pronoun ||
           is_the<Who::opponent>(element);
}

/// "did not see it", "did not hear the offer".
bool is_of_senses(const Element& element) {
    return element.is(Manner::noticed) || is_unknown(element, {"hear", "heard", "see", "notice", "know", "understand",
                                                               "realise", "realize", "listen"});
}

const Saying* row_of_unseen() {
    return &*std::ranges::find_if(sayings(), [](const Saying& row) {
        const auto* told = std::get_if<Told>(&row.meaning);
        return told != nullptr && told->fact == kSawItThemselves &&
               told->value == std::variant<bool, int, std::string_view>(false);
    });
}

/// "says he did not press the clock": he denies it. "Says he did not see it": of the arbiter that he did not, of
/// anybody else a remark.
void settle_denial(Elements& elements, std::size_t says) {
    const std::size_t begin = elements.clause_begin(says);
    const std::size_t end = elements.clause_end(says);
    if (says + 1 == end) return;
    if (is_of_senses(elements[says + 1])) {
        const bool is_arbiter = elements.stand(begin, is_the<Who::arbiter>) && begin + 1 == says;
        const std::string text = elements.text(begin, end);
        elements.replace(begin, end, is_arbiter ? said(text, row_of_unseen()) : Element{Element::Kind::remark, text});
    } else if (elements.all(says + 1, end, may_be_denied)) {
        elements.replace(says + 1, end, {Element::Kind::remark, elements.text(says, end)});
    }
}

bool is_adjusting(const Element& element) {
    constexpr std::array<std::string_view, 3> kAdjusts{"adjust", "correct", "straighten"};
    return element.is(rules::ActWord::touch) &&
           std::ranges::find(kAdjusts, basic_form(lower(element.text))) != kAdjusts.end();
}

/// "claims he did not touch it", "insists that he did not": he denies it.
void settle_denial_in_words(Elements& elements, std::size_t says) {
    const auto may_say = either(is_the<rules::ActWord::claim>, is_the<rules::ActWord::point_out>);
    const auto is_not = [](const Element& one) { return is_unknown(one, {"not", "never"}); };
    const std::size_t begin = elements.clause_begin(says);
    const std::size_t end = elements.clause_end(says);
    const bool is_his = (begin == says || (begin + 1 == says && is_color(elements[begin]))) && says + 3 < end + 1;
    if (!is_his || !elements.stand(says, may_say, is_the<Who::same>, is_not)) return;
    if (!elements.all(says + 3, end, may_be_denied)) return;
    const Saying* denies = &*std::ranges::find_if(sayings(), [](const Saying& row) {
        const auto* found = std::get_if<Found>(&row.meaning);
        return found != nullptr && found->kind == rules::Kind::dispute_fact;
    });
    const std::string text = elements.text(says, end);
    elements.replace(says, end, said(text, denies));
    elements.insert(says + 1, {{Element::Kind::remark, text}});
}

/// How and why something was done, or what was said with it.
bool is_of_intent(const Element& element) {
    const auto* manner = element.as<Manner>();
    static constexpr std::array kOfIntent{Manner::on_purpose,     Manner::by_accident, Manner::notice,
                                          Manner::notice_before,  Manner::notice_late, Manner::adjusts,
                                          Manner::notice_at_once, Manner::wants,       Manner::let_go,
                                          Manner::still_held,     Manner::noticed};
    return is_adjusting(element) || is_unknown(element, {"mistake", "error"}) ||
           (manner != nullptr && std::ranges::find(kOfIntent, *manner) != kOfIntent.end());
}

bool says_was(std::string_view text) {
    constexpr std::string_view kWas = " was ";
    return text.find(kWas) != std::string_view::npos;
}

/// "says he adjusted": of a touch that was.
bool says_of_past(const Element& element) {
    const std::string text = lower(element.text);
    const bool is_past = text.ends_with("adjusted") || text.ends_with("corrected") || says_was(text);
    return element.is(Manner::notice) && text.find(' ') != std::string::npos && is_past;
}

/// "white says it was on purpose", "says he said j'adoube", "says that he let go": his word on what was told before.
bool is_word_on_deed(const Elements& elements, std::size_t begin, std::size_t end) {
    const std::size_t says = is_color(elements[begin]) ? begin + 1 : begin;
    if (says + 1 == end) return says_of_past(elements[says]);
    if (!elements[says].is(rules::ActWord::claim) || compared(elements[says].text) != std::vector{std::string(kSay)})
        return false;
    const std::size_t what = elements[says + 1].is(Who::same) ? says + 2 : says + 1;
    const auto may_stand = [](const Element& one) {
        return is_of_intent(one) || is_a<chess::Role>(one) || one.is(Link::to) || one.is(rules::ActWord::claim) ||
               is_unknown(one, {"only", "want", "before", "after", "first", "intend", "meant", "mean", "have", "had"});
    };
    return elements.any(what, end, is_of_intent) && elements.all(what, end, may_stand);
}

bool is_told_done(const Element& element) {
    return is_a<rules::ActWord>(element) || is_a<Did>(element) || element.kind == Element::Kind::move;
}
/// Brought up by somebody since the last deed.
bool is_brought_up(const Elements& elements, std::size_t before) {
    const auto brings = either(is_the<rules::ActWord::point_out>, is_the<rules::ActWord::demand>, is_denied);
    while (before > 0 && !is_told_done(elements[before - 1]) && !is_denied(elements[before - 1])) --before;
    return before > 0 && brings(elements[before - 1]);
}

}  // namespace

void settle_own_words(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (begins_denial(elements[i])) settle_denial(elements, i);
    for (std::size_t i = 0; i < elements.size(); ++i) settle_denial_in_words(elements, i);
    for (std::size_t begin = 0; begin < elements.size(); begin = elements.clause_end(begin) + 1) {
        const std::size_t end = elements.clause_end(begin);
        if (begin == end || !is_word_on_deed(elements, begin, end)) continue;
        const bool is_late_notice = end - begin <= 2 && !says_was(lower(elements[end - 1].text));
        if (is_late_notice && !is_brought_up(elements, begin)) continue;
        elements.replace(begin, end, {Element::Kind::remark, elements.text(begin, end)});
    }
}

}  // namespace jadoube::desk
