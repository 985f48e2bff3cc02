#include "desk/elements/settling_clauses.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "desk/elements/settling_absence.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

bool may_be_deed(const Element& element) {
    return is_a<rules::ActWord>(element) || is_a<Did>(element) || is_a<Found>(element) ||
           is_a<rules::Ground>(element) || is_man_or_square(element) || element.kind == Element::Kind::pawn_of_file;
}

struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;  // of its last element, one past
};
std::vector<Part> parts_of(const Elements& elements) {
    std::vector<Part> clauses;
    for (std::size_t i = 0; i < elements.size(); i = elements.clause_end(i) + 1)
        if (!elements.is_stop(i)) clauses.push_back({i, elements.clause_end(i)});
    return clauses;
}

/// "touched Nf3 (white)", "Nf3-d3, wh, pressed": the name of whoever did what stands before it without one.
void settle_late_name(Elements& elements) {
    const auto clauses = parts_of(elements);
    for (std::size_t i = 1; i < clauses.size(); ++i) {
        const Part& name = clauses[i];
        if (name.end != name.begin + 1 || !is_color(elements[name.begin])) continue;
        const bool is_bracketed = elements[name.begin - 1].text == "(";
        const bool is_last = i + 1 == clauses.size();
        const bool presses = !is_last && elements[clauses[i + 1].begin].is(rules::ActWord::press);
        if (!is_bracketed && !is_last && !presses) return;
        const auto tells = [&](const Part& clause) { return elements.any(clause.begin, clause.end, may_be_deed); };
        const auto is_named = [&](const Part& clause) {
            return elements.any(clause.begin, clause.end, either(is_color, is_the<Who::same>));
        };
        const auto is_other = [&](const Part& clause) { return elements.any(clause.begin, clause.end, is_a<Who>); };
        const auto before = std::span(clauses).first(i);
        if (std::ranges::any_of(before, is_named) || is_other(before.back())) return;
        const auto first = std::ranges::find_if(before, tells);
        if (first == before.end() || is_other(*first)) return;
        Element who = elements[name.begin];
        who.is_late = !is_bracketed;
        elements.erase(name.begin);
        elements.insert(first->begin, {who});
        return;
    }
}

/// "12 min", "9": the second number, in the unit of the first.
std::optional<Millis> in_unit_of(const Element& first, const Element& second) {
    const auto count = second.kind == Element::Kind::unknown ? parse_int(second.text) : std::nullopt;
    const auto words = split(first.text, ' ');
    const auto unit = words.size() == 2 ? unit_of_time(lower(words[1])) : std::nullopt;
    constexpr std::int64_t kMost = 1000;
    return count && unit && *count <= kMost ? std::optional(Millis{*count * unit->count}) : std::nullopt;
}

/// "W 12 min, B 9": the clocks of both, the second in the unit of the first.
void settle_clocks(Elements& elements) {
    constexpr auto kTime = is_kind<Element::Kind::time>;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_both = elements.begins_clause(i) &&
                             elements.stand(i, is_color, kTime, either(ends_clause, is_the<Link::also>), is_color) &&
                             elements[i].saying != elements[i + 3].saying;
        if (!is_both) continue;
        if (const auto time = in_unit_of(elements[i + 1], elements[i + 4])) {
            elements.change(i + 4).kind = Element::Kind::time;
            elements.change(i + 4).time = time;
        }
        if (!elements.stand(i + 4, kTime, ends_clause)) continue;
        const Element shows = said("clock", row_of(Manner::clock_shows));
        elements.change(i + 2) = stop_element();
        elements.insert(i + 4, {shows});
        elements.insert(i + 1, {shows});
    }
}

constexpr std::string_view kDrawSaid = "draw", kMovesByEach = "moves_by_each";

bool says_draw(const Element& element) {
    return element.kind == Element::Kind::unknown &&
           (lower(element.text) == kDrawSaid || lower(element.text).starts_with("remi") ||
            lower(element.text) == "1/2");
}

const Saying* offer_row() {
    return desk::row_of(rules::ActWord::offer_draw);
}

/// "w draw, b ok": what the other player answers was offered.
bool is_answered_offer(const Elements& elements, std::size_t i) {
    return elements.begins_clause(i - 1) &&
           elements.stand(i - 1, is_color, says_draw, ends_clause, is_color,
                          either(is_the<rules::ActWord::agree>, is_the<rules::ActWord::refuse>)) &&
           elements[i + 2].saying != elements[i - 1].saying;
}

/// "says draw??": the question is his.
void settle_draw_asked(Elements& elements) {
    for (std::size_t i = 1; i < elements.size(); ++i) {
        if (!elements.stand(i - 1, is_the<rules::ActWord::offer_draw>, is_kind<Element::Kind::doubt>)) continue;
        if (is_a<Who>(elements[i + 1])) {  // "says draw?? B: he resigned"
            elements.change(i) = stop_element();
        } else {
            elements.erase(i--);
        }
    }
}

/// "W: draw?", "draw? says W": what he says offers one.
void settle_draw_said(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!says_draw(elements[i])) continue;
        std::size_t behind = i + 1;
        while (elements[behind].kind == Element::Kind::doubt) ++behind;
        const auto* told = elements[behind].as<Told>();
        if (told != nullptr && told->fact == kMovesByEach) {  // "draw before a move was made"
            elements.change(i) = said(elements[i].text, desk::row_of(rules::ActWord::agree));
            continue;
        }
        const bool is_said_before =
            elements.stand(i - 2, is_a<Who>, ends_clause, says_draw) && elements[i - 1].text.starts_with(":");
        const bool is_said_behind =
            elements.begins_clause(i) && elements.stand(behind, is_the<rules::ActWord::claim>, is_a<Who>);
        if (is_said_before || is_said_behind || is_answered_offer(elements, i))
            elements.change(i) = said(elements[i].text, offer_row());
        if (!is_said_before && !is_said_behind) continue;
        elements.erase(i + 1, behind + (is_said_behind ? 1 : 0));
        if (is_said_before) elements.erase(i - 1);
        const std::size_t next = is_said_behind ? i + 2 : i;
        if (behind > i + 1 && !elements.is_stop(next)) elements.insert(next, {stop_element()});
    }
}

/// "display shows W 0:00": of what is not claimed it tells the clock.
void settle_display(Elements& elements) {
    constexpr auto kClock = is_kind<Element::Kind::clock>;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_display = elements[i].is(rules::Ground::display) && elements.begins_clause(i);
        if (is_display && elements.any(i, elements.size(), kClock))
            elements.change(i).saying = row_of(Manner::clock_shows);
        if (elements.stand(i, is_the<Link::to>, is_a<Who>, kClock)) elements.erase(i);  // "on W 0:00"
    }
}

/// "rep? B says ...": of what is claimed it is open by whom, and not whether.
void settle_doubtful_claims(Elements& elements) {
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const bool is_alone =
            elements.begins_clause(i - 1) && elements.stand(i - 1, is_a<rules::Ground>, is_kind<Element::Kind::doubt>);
        if (is_alone) elements.change(i) = stop_element(".");
    }
}

/// "(too late?)", "draw sign?": what stands beside the acts is not more certain than it is told, and remains a remark.
void settle_doubtful_remarks(Elements& elements) {
    constexpr auto kDoubt = is_kind<Element::Kind::doubt>;
    const auto is_remark = [](const Element& one) {
        return is_unknown(one, {"lost", "lose", "win", "won", "allowed", "note", "valid", "fair", "loss"}) ||
               one.kind == Element::Kind::remark || one.is(Manner::remark) || one.is(Manner::noticed) ||
               one.kind == Element::Kind::time || one.is(Link::also);
    };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::size_t begin = elements.clause_begin(i);
        if (!kDoubt(elements[i]) || begin == i || !elements.all(begin, i, is_remark)) continue;
        std::size_t end = i;
        while (kDoubt(elements[end])) ++end;
        elements.replace(begin, end, {Element::Kind::remark, elements.text(begin, i) + " ?"});
        if (!elements.is_stop(begin + 1)) elements.insert(begin + 1, {stop_element()});
        i = begin;
    }
}

/// "thinks about accepting": what he thinks about he has not done.
void settle_thoughts(Elements& elements) {
    constexpr std::string_view kAbout = " about";
    for (std::size_t i = 0; i + 1 < elements.size(); ++i) {
        const std::string words = lower(elements[i].text);
        const bool goes_on = elements[i].is(Manner::remark) && words.ends_with(kAbout) && !elements.is_stop(i + 1);
        if (goes_on) elements.change(i) = {Element::Kind::unknown, words.substr(0, words.find(' '))};
    }
}

/// "touches first Nf3 and then Bc4", "touches Nf3 first and then Bc4": of the men of one touch.
bool tells_order_of_touches(const Elements& elements, std::size_t first) {
    const std::size_t begin = elements.clause_begin(first);
    const std::size_t end = elements.clause_end(first);
    const std::size_t also = elements.find(first, end, is_the<Link::also>);
    const bool is_beside_man =
        elements.any(begin, first, is_man_or_square) || elements.any(first, also, is_man_or_square);
    return elements.any(begin, first, is_the<rules::ActWord::touch>) && is_beside_man && also != end;
}

/// "first Nf3, then Bc4", "Nf3 first, then Bc4": in the order in which it stands.
void settle_first(LineElements& line) {
    constexpr std::string_view kThenWord = "then", kDannWord = "dann";
    const auto says_then = [&](const Element& one) {
        return ends_clause(one) && (lower(one.text) == kThenWord || lower(one.text) == kDannWord);
    };
    Elements& elements = line.all;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!is_unknown(elements[i], {"first"})) continue;
        const bool is_before = !elements.any(0, i, may_be_deed);
        const bool is_behind = i + 1 < elements.size() && elements.is_stop(i + 1);
        const bool is_in_order = elements.any(i, elements.size(), says_then) && (is_before || is_behind);
        if (!is_in_order && !tells_order_of_touches(elements, i)) continue;
        line.leave_out(elements[i].text);
        elements.erase(i);
    }
}

/// "white touches f3, thinks, ...", "waits": nothing that he did.
void settle_thought(LineElements& line) {
    const auto thinks = [](const Element& one) { return is_unknown(one, {"think", "ponder", "wait", "hesitate"}); };
    Elements& elements = line.all;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_named = is_a<Who>(elements[i - 1]);
        const bool begins = elements.begins_clause(is_named ? i - 1 : i);
        if (!begins || !elements.stand(i, thinks, ends_clause)) continue;
        const bool is_last = i + 2 >= elements.size() || is_a<Who>(elements[i + 2]);
        if (is_named && is_last) {  // "black thinks; white ..."
            elements.change(i).kind = Element::Kind::remark;
            continue;
        }
        line.leave_out(elements[i].text);
        elements.erase(i--);
    }
}

/// "j'adoube!, with the hand already round the bishop": the touch was first, and the notice stands behind it.
void settle_notice_in_hand(LineElements& line) {
    constexpr std::string_view kWith = "with ", kAlready = "already";
    Elements& elements = line.all;
    for (std::size_t i = 1; i < elements.size(); ++i) {
        if (!elements[i].is(rules::ActWord::touch) || !lower(elements[i].text).starts_with(kWith)) continue;
        std::size_t notice = i - 1;
        while (notice > 0 && elements.is_stop(notice)) --notice;
        if (!elements[notice].is(Manner::notice)) continue;
        const bool is_late =
            std::ranges::any_of(line.incidental, [&](const Element& one) { return lower(one.text) == kAlready; });
        const std::size_t end = elements.clause_end(i);
        Element notice_said = elements[notice];
        notice_said.saying = row_of(is_late ? Manner::notice_late : Manner::notice_at_once);
        elements.insert(end, {stop_element(), notice_said});
        elements.erase(notice, i);
        i = end - (i - notice) + 1;
    }
}

/// "white left without permission": he went away, where "12 min left" is of a clock.
void settle_left(Elements& elements) {
    const auto says_left = [](const Element& one) { return one.is(Manner::clock_shows) && lower(one.text) == "left"; };
    const auto is_time = either(is_kind<Element::Kind::clock>, is_kind<Element::Kind::time>);
    for (std::size_t i = 1; i < elements.size(); ++i)
        if (elements.stand(i - 1, is_a<Who>, says_left) && !is_time(elements[i + 1]))
            elements.change(i).saying = row_of_conduct(rules::Kind::conduct_leave);
}

/// "opponent stinks says black": who says so points it out.
void settle_said_behind(Elements& elements) {
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const bool is_said = elements.stand(i, is_the<rules::ActWord::claim>, is_color, ends_clause);
        if (!is_said || !elements.any(elements.clause_begin(i), i, is_a<Did>)) continue;
        const Element words = said(elements[i].text, desk::row_of(rules::ActWord::point_out));
        const Element who = elements[i + 1];
        elements.erase(i, i + 2);
        elements.insert(i, {stop_element(), who, words});
        return;
    }
}

/// "moved with the right hand, pressed with the left": the other hand.
void settle_hands(Elements& elements) {
    std::optional<Manner> first;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!either(is_the<Manner::right_hand>, is_the<Manner::left_hand>)(elements[i])) continue;
        const Manner hand = *elements[i].as<Manner>();
        if (!first) first = hand;
        if (*first != hand) elements.change(i).saying = row_of(Manner::other_hand);
    }
}

}  // namespace

void settle_clauses(LineElements& line) {
    settle_doubtful_claims(line.all);
    settle_display(line.all);
    settle_thoughts(line.all);
    settle_doubtful_remarks(line.all);
    settle_draw_asked(line.all);
    settle_draw_said(line.all);
    settle_late_name(line.all);
    settle_absence(line.all);
    settle_clocks(line.all);
    settle_hands(line.all);
    settle_left(line.all);
    settle_thought(line);
    settle_said_behind(line.all);
    settle_first(line);
    settle_notice_in_hand(line);
}

}  // namespace jadoube::desk
