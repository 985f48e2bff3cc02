#include "desk/elements/settling_claims.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kTimesStood = "times_stood", kMoveWritten = "move_written";

bool says_why(const Element& element) {
    return is_unknown(element, {"because", "since", "as", "weil", "da"});
}
bool says_win(const Element& element) {
    return is_unknown(element, {"win", "won", "victory", "point", "gewinn", "sieg", "gewonnen"});
}
bool says_loss(const Element& element) {
    return is_unknown(element, {"lose", "lost", "loses", "verloren"});
}
bool says_time(const Element& element) {
    return is_unknown(element, {"time", "zeit"});
}

const Saying* row_of_found(rules::Kind kind) {
    return &*std::ranges::find_if(sayings(), [&](const Saying& row) {
        const auto* found = std::get_if<Found>(&row.meaning);
        return found != nullptr && found->kind == kind;
    });
}
const Saying* row_that_says(std::string_view says) {
    return &*std::ranges::find(sayings(), says, &Saying::says);
}

/// "claims the win", "says he has won", "says that white has lost": no more than that.
void settle_win(Elements& elements, std::size_t claim) {
    const Element& whose = elements[claim + 1];
    const std::size_t speaker = elements.clause_begin(claim);
    const bool is_of_other =
        (is_color(whose) && is_a<Who>(elements[speaker]) && whose.saying != elements[speaker].saying) ||
        whose.is(Who::opponent);
    const std::size_t what = is_of_other || whose.is(Who::same) ? claim + 2 : claim + 1;
    const std::size_t win = is_unknown(elements[what], {"full", "whole", "have"}) ? what + 1 : what;
    const bool wins = is_of_other ? says_loss(elements[win]) : says_win(elements[win]);
    if (!wins || !either(ends_clause, says_why)(elements[win + 1])) return;
    elements.change(claim).saying = row_that_says(kClaimsWin);
    elements.change(claim).text = elements.text(claim, win + 1);
    elements.erase(claim + 1, win + 1);
}

/// "claims threefold with the move Nd3", "by playing Nd3", "writes Nd3, claims threefold with that move".
void settle_with_move(Elements& elements, std::size_t claim) {
    const auto by = either(is_the<Link::with>, is_the<Link::by>);
    for (std::size_t i = claim; i < elements.clause_end(claim); ++i) {
        if (!elements.stand(i, by, is_the<rules::ActWord::move>)) continue;
        const bool is_named = is_place(elements[i + 2]);
        if (!is_named && !ends_clause(elements[i + 2])) continue;
        if (is_named) elements.change(i).saying = row_of(Link::with);
        elements.erase(is_named ? i + 1 : i, i + 2);
    }
}

/// "claims threefold, intending to play Nd3": with that move.
void settle_intended(Elements& elements) {
    constexpr std::string_view kIntends = "intend";
    for (std::size_t i = 2; i < elements.size(); ++i) {
        const std::size_t ground = ends_clause(elements[i - 1]) ? i - 2 : i - 1;
        const bool is_claimed = elements.stand(ground - 1, is_the<rules::ActWord::claim>, is_a<rules::Ground>);
        const bool intends = elements[i].is(Manner::wants) && lower(elements[i].text).starts_with(kIntends);
        if (!is_claimed || !intends || !is_place(elements[i + 1])) continue;
        elements.change(i).saying = row_of(Link::with);
        elements.erase(ground + 1, i);
        i = ground + 1;
    }
}

/// "declares Nd3 and claims threefold": with that move.
void settle_declared(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (is_unknown(elements[i], {"declare", "declares", "declared"}) && is_place(elements[i + 1]))
            elements.change(i) = said(elements[i].text, row_of(Link::with));
}

/// "writes the move Nd3", "the move Nd3 written": nothing that was played.
void settle_written(Elements& elements) {
    const auto is_written = [](const Element& one) {
        const auto* told = one.as<Told>();
        return told != nullptr && told->fact == kMoveWritten;
    };
    const auto is_move = is_the<rules::ActWord::move>;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements.stand(i, is_written, is_move, is_place)) elements.erase(i + 1);
        if (elements.stand(i, is_move, is_place, is_written)) elements.erase(i);
    }
}

/// "claims that the game is drawn".
void settle_game_drawn(Elements& elements, std::size_t claim) {
    const bool is_drawn =
        elements[claim].saying->says == kClaimsWin && is_unknown(elements[claim + 1], {"drawn", "draw", "remis"});
    if (!is_drawn || !ends_clause(elements[claim + 2])) return;
    elements.change(claim) = said(elements.text(claim, claim + 2), row_that_says(kClaimsDraw));
    elements.erase(claim + 1);
}

/// "demands the win", "wants the point", "asks for the win": he claims it, where no offer was made.
void settle_win_wanted(Elements& elements, std::size_t wants) {
    const auto may_want = either(is_the<rules::ActWord::demand>, is_the<rules::ActWord::name>, is_the<Manner::wants>);
    constexpr std::string_view kWantsWin = "win";
    const bool is_whole = elements[wants].is(rules::ActWord::refuse) &&
                          lower(elements[wants].text).ends_with(kWantsWin) &&
                          !elements.any(0, wants, is_the<rules::ActWord::offer_draw>);
    const bool is_apart = elements.stand(wants, may_want, says_win, ends_clause);
    if (!is_whole && !is_apart) return;
    const std::string text = elements.text(wants, wants + (is_apart ? 2 : 1));
    if (is_apart) elements.erase(wants + 1);
    elements.change(wants) = said(text, row_that_says(kClaimsWin));
}

/// "claims the win because of the illegal move", "by illegal move": that move is pointed out.
void settle_win_by_illegal(Elements& elements, std::size_t claim) {
    const auto is_illegal = [](const Element& one) {
        const auto* found = one.as<Found>();
        return one.is(Manner::is_illegal) || (found != nullptr && found->kind == rules::Kind::illegal_move);
    };
    const bool wins = elements[claim].saying->says == kClaimsWin;
    const std::size_t end = elements.clause_end(claim);
    const std::size_t why = says_win(elements[claim + 1]) ? claim + 2 : claim + 1;
    const auto may_stand = either(says_why, is_the<Link::by>, is_the<Link::of>, is_the<Link::with>, is_illegal);
    if ((!wins && why == claim + 1) || why == end) return;
    if (!elements.any(why, end, is_illegal) || !elements.all(why, end, may_stand)) return;
    const Element words{Element::Kind::remark, elements.text(claim, end)};
    elements.change(claim).saying = desk::row_of(rules::ActWord::point_out);
    elements.replace(claim + 1, end, words);
}

/// "white claims a win, black's flag is down": it was down when he claimed it.
void settle_win_on_flag(Elements& elements, std::size_t claim) {
    constexpr auto kFlag = is_the<rules::ActWord::flag_falls>;
    const std::size_t begin = elements.clause_begin(claim);
    const std::size_t stop = claim + 1;
    const bool is_claimed = elements[claim].saying->says == kClaimsWin && ends_clause(elements[stop]) &&
                            begin + 1 == claim && is_color(elements[begin]);
    const std::size_t flag = elements[stop + 2].is(Link::whose) ? stop + 3 : stop + 2;
    const bool is_others = is_claimed && is_color(elements[stop + 1]) && kFlag(elements[flag]) &&
                           ends_clause(elements[flag + 1]) && elements[stop + 1].saying != elements[begin].saying;
    if (!is_others) return;
    Elements cause = elements.part(stop + 1, flag + 1);
    cause.push_back(stop_element());
    elements.erase(stop, flag + 1);
    elements.insert(begin, cause);
}

/// "claims the time", "claims on time": that it has been overstepped.
void settle_time(Elements& elements, std::size_t claim) {
    const std::size_t time = claim + (elements[claim + 1].is(Link::to) ? 2 : 1);
    if (!elements.stand(time, says_time, ends_clause)) return;
    elements.replace(claim + 1, time + 1, said(elements[time].text, desk::row_of(rules::Ground::flag)));
}

/// "calls white's flag".
bool calls_flag(const Elements& elements, std::size_t call) {
    constexpr std::string_view kCalls = "call";
    return basic_form(lower(elements[call].text)) == kCalls &&
           elements.stand(call, is_the<rules::ActWord::point_out>, is_color, is_the<Link::whose>,
                          is_the<rules::ActWord::flag_falls>);
}

/// "calls the arbiter because white's flag is down": first that it is.
void settle_cause(Elements& elements, std::size_t call) {
    constexpr auto kFlag = is_the<rules::ActWord::flag_falls>;
    const std::size_t end = elements.clause_end(call);
    const std::size_t why = elements.find(call, end, says_why);
    const bool tells_flag =
        is_a<Who>(elements[why + 1]) && kFlag(elements[end - 1]) && elements.find(why, end, kFlag) == end - 1;
    if (why == end || !tells_flag) return;
    Elements cause = elements.part(why + 1, end);
    cause.push_back(stop_element());
    elements.erase(why, end);
    elements.insert(elements.clause_begin(call), cause);
}

/// The ground that the reason names; nothing where it names none, or what else it tells.
const Saying* ground_of(const Elements& elements, std::size_t reason, std::size_t end) {
    constexpr auto kFlag = is_the<rules::ActWord::flag_falls>;
    const auto may_stand =
        either(is_a<rules::Ground>, kFlag, is_color, is_the<Who::opponent>, is_the<Link::whose>, is_the<Link::of>);
    if (reason >= end || !elements.all(reason, end, may_stand)) return nullptr;
    if (elements.any(reason, end, kFlag)) return desk::row_of(rules::Ground::flag);
    return elements[elements.find(reason, end, is_a<rules::Ground>)].saying;
}

/// Whether the claim may be made on that ground: it names none, or the same.
bool may_be_on(const Elements& elements, std::size_t claim, std::size_t why, const Saying* ground) {
    const std::size_t named = elements.find(claim, why, is_a<rules::Ground>);
    return named == why || elements[named].saying == ground;
}

/// "claims threefold because the position stood three times": the ground, and no more.
void settle_reason(Elements& elements, std::size_t claim) {
    const std::size_t end = elements.clause_end(claim);
    const std::size_t why = elements.find(claim, end, says_why);
    const Saying* ground = ground_of(elements, why + 1, end);
    if (ground == nullptr || !may_be_on(elements, claim, why, ground)) return;
    elements.change(claim).saying = desk::row_of(rules::ActWord::claim);
    elements.replace(claim + 1, end, said(elements.text(why, end), ground));
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
void settle_times(Elements& elements) {
    bool is_claimed = false;
    for (std::size_t at = 0; at < elements.size(); ++at) {
        const bool is_alone = elements.begins_clause(at) && elements.stand(at, is_of_repetition, ends_clause);
        const auto times = is_alone && is_claimed ? times_told(elements[at].text) : std::nullopt;
        const Saying* row = times ? row_of_times(*times) : nullptr;
        if (row != nullptr) elements.change(at).saying = row;
        is_claimed = is_claimed || elements.stand(at - 1, is_the<rules::ActWord::claim>, is_of_repetition);
    }
}

/// What was claimed was counted, or not: the arbiter's answer, and no act.
bool judges(const Element& element) {
    return is_unknown(element, {"wrong", "incorrect", "right", "rejected", "reject", "upheld", "unfounded"}) ||
           lower(element.text) == "correct";
}

/// "white claims threefold; the claim is wrong": a remark, for what was found is told by what was counted.
void settle_judged_claims(Elements& elements) {
    const auto may_stand = either(is_the<rules::ActWord::claim>, is_the<rules::ActWord::find>, is_the<Who::arbiter>,
                                  is_color, is_the<Link::whose>, is_the<Who::same>, judges);
    bool is_claimed = false;
    for (std::size_t i = 0; i < elements.size(); i = elements.clause_end(i) + 1) {
        const std::size_t end = elements.clause_end(i);
        const bool is_judged = is_claimed && judges(elements[end - 1]) && elements.all(i, end, may_stand) &&
                               elements.any(i, end, is_the<rules::ActWord::claim>);
        if (is_judged) elements.replace(i, end, {Element::Kind::remark, elements.text(i, end)});
        is_claimed = is_claimed || elements.any(i, end, is_a<rules::Ground>);
    }
}

/// "white mates", "white checkmates": he does, where "claims mate" says so.
void settle_mates(Elements& elements) {
    const auto mates = [](const Element& one) {
        return one.is(rules::Ground::checkmate) && lower(one.text).ends_with("mates");
    };
    for (std::size_t i = 1; i < elements.size(); ++i)
        if (elements.stand(i - 1, is_color, mates, ends_clause))
            elements.change(i) = said(elements[i].text, row_of_found(rules::Kind::observed_checkmate));
}

}  // namespace

void settle_claims(Elements& elements) {
    for (std::size_t at = 0; at < elements.size(); ++at) {
        if (elements[at].is(rules::ActWord::point_out)) settle_cause(elements, at);
        if (calls_flag(elements, at)) elements.change(at).saying = desk::row_of(rules::ActWord::claim);
        settle_win_wanted(elements, at);
        if (!elements[at].is(rules::ActWord::claim)) continue;
        settle_game_drawn(elements, at);
        settle_win_by_illegal(elements, at);
        settle_win(elements, at);
        settle_win_on_flag(elements, at);
        settle_with_move(elements, at);
        settle_time(elements, at);
        settle_reason(elements, at);
    }
    settle_intended(elements);
    settle_declared(elements);
    settle_written(elements);
    settle_times(elements);
    settle_judged_claims(elements);
    settle_mates(elements);
}

}  // namespace jadoube::desk
