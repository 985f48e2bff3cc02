#include "desk/elements/settling_clauses.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "desk/elements/settling_absence.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

bool may_be_deed(const Element& element) {
    return element.as<rules::ActWord>() != nullptr || element.as<Did>() != nullptr || element.as<Found>() != nullptr ||
           element.as<rules::Ground>() != nullptr || element.as<chess::Role>() != nullptr ||
           element.kind == Element::Kind::move || element.kind == Element::Kind::square ||
           element.kind == Element::Kind::pawn_of_file;
}

struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;  // of its last element, one past
};
std::vector<Part> parts_of(const Elements& elements) {
    std::vector<Part> clauses;
    for (std::size_t i = 0; i < elements.size();) {
        std::size_t end = i;
        while (end < elements.size() && !ends_clause(elements[end])) ++end;
        if (end > i) clauses.push_back({i, end});
        i = end + 1;
    }
    return clauses;
}

template <typename Is>
bool any_in(const Elements& elements, const Part& clause, Is is) {
    return std::any_of(elements.begin() + static_cast<std::ptrdiff_t>(clause.begin),
                       elements.begin() + static_cast<std::ptrdiff_t>(clause.end), is);
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
        const auto tells = [&](const Part& clause) { return any_in(elements, clause, may_be_deed); };
        const auto is_named = [&](const Part& clause) {
            return any_in(elements, clause, [](const Element& one) { return is_color(one) || one.is(Who::same); });
        };
        const auto is_other = [&](const Part& clause) {
            return any_in(elements, clause, [](const Element& one) { return one.as<Who>() != nullptr; });
        };
        const auto before = std::vector<Part>(clauses.begin(), clauses.begin() + static_cast<std::ptrdiff_t>(i));
        if (std::ranges::any_of(before, is_named) || is_other(before.back())) return;
        const auto first = std::ranges::find_if(before, tells);
        if (first == before.end() || is_other(*first)) return;
        Element who = elements[name.begin];
        who.is_late = !is_bracketed;
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(name.begin));
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(first->begin), who);
        return;
    }
}

/// "W 12 min, B 9": the clocks of both, the second in the unit of the first.
void settle_clocks(Elements& elements) {
    for (std::size_t i = 0; i + 4 < elements.size(); ++i) {
        const bool begins = i == 0 || ends_clause(elements[i - 1]);
        const bool is_both = begins && is_color(elements[i]) && elements[i + 1].kind == Element::Kind::time &&
                             (ends_clause(elements[i + 2]) || elements[i + 2].is(Link::also)) &&
                             is_color(elements[i + 3]) && elements[i].saying != elements[i + 3].saying;
        if (!is_both) continue;
        Element& second = elements[i + 4];
        const auto count = second.kind == Element::Kind::unknown ? parse_int(second.text) : std::nullopt;
        const auto words = split(elements[i + 1].text, ' ');
        const auto unit = words.size() == 2 ? unit_of_time(lower(words[1])) : std::nullopt;
        constexpr std::int64_t kMost = 1000;
        if (count && unit && *count <= kMost) {
            second.kind = Element::Kind::time;
            second.time = Millis{*count * unit->count};
        }
        const bool ends = i + 5 == elements.size() || ends_clause(elements[i + 5]);
        if (second.kind != Element::Kind::time || !ends) continue;
        const Element shows{Element::Kind::saying, "clock", row_of(Manner::clock_shows)};
        elements[i + 2] = {Element::Kind::stop, ";"};
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i + 4), shows);
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i + 1), shows);
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
    if (i == 0 || i + 3 >= elements.size()) return false;
    const bool begins = is_color(elements[i - 1]) && (i == 1 || ends_clause(elements[i - 2]));
    const bool is_of_other =
        ends_clause(elements[i + 1]) && is_color(elements[i + 2]) && elements[i + 2].saying != elements[i - 1].saying;
    return begins && is_of_other &&
           (elements[i + 3].is(rules::ActWord::agree) || elements[i + 3].is(rules::ActWord::refuse));
}

/// "W: draw?", "draw? says W": what he says offers one.
void settle_draw_said(Elements& elements) {
    for (std::size_t i = 1; i < elements.size(); ++i) {  // "says draw??": the question is his
        const bool is_offer =
            elements[i - 1].is(rules::ActWord::offer_draw) && elements[i].kind == Element::Kind::doubt;
        if (!is_offer) continue;
        const bool names_next = i + 1 < elements.size() && elements[i + 1].as<Who>() != nullptr;
        if (names_next) {  // "says draw?? B: he resigned"
            elements[i] = {Element::Kind::stop, ";"};
        } else {
            elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i--));
        }
    }
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!says_draw(elements[i])) continue;
        const auto is_doubt = [&](std::size_t at) {
            return at < elements.size() && elements[at].kind == Element::Kind::doubt;
        };
        std::size_t behind = i + 1;
        while (is_doubt(behind)) ++behind;
        const auto* told = behind < elements.size() ? elements[behind].as<Told>() : nullptr;
        if (told != nullptr && told->fact == kMovesByEach) {  // "draw before a move was made"
            elements[i] = {Element::Kind::saying, elements[i].text, desk::row_of(rules::ActWord::agree)};
            continue;
        }
        const bool is_said_before = i > 1 && ends_clause(elements[i - 1]) && elements[i - 1].text.starts_with(":") &&
                                    elements[i - 2].as<Who>() != nullptr;
        const bool is_said_behind = (i == 0 || ends_clause(elements[i - 1])) && behind + 1 < elements.size() &&
                                    elements[behind].is(rules::ActWord::claim) &&
                                    elements[behind + 1].as<Who>() != nullptr;
        if (is_answered_offer(elements, i)) elements[i] = {Element::Kind::saying, elements[i].text, offer_row()};
        if (!is_said_before && !is_said_behind) continue;
        elements[i] = {Element::Kind::saying, elements[i].text, desk::row_of(rules::ActWord::offer_draw)};
        const auto at = elements.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end = elements.begin() + static_cast<std::ptrdiff_t>(behind + (is_said_behind ? 1 : 0));
        elements.erase(at + 1, end);
        if (is_said_before) elements.erase(at - 1);
        const std::size_t next = is_said_behind ? i + 2 : i;
        if (behind > i + 1 && next < elements.size() && !ends_clause(elements[next]))
            elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(next), {Element::Kind::stop, ";"});
    }
}

/// "display shows W 0:00": of what is not claimed it tells the clock.
void settle_display(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_display = elements[i].is(rules::Ground::display) && (i == 0 || ends_clause(elements[i - 1]));
        const bool has_clock = std::any_of(elements.begin() + static_cast<std::ptrdiff_t>(i), elements.end(),
                                           [](const Element& one) { return one.kind == Element::Kind::clock; });
        if (is_display && has_clock) elements[i].saying = row_of(Manner::clock_shows);
        const bool is_beside = elements[i].is(Link::to) && i + 2 < elements.size() &&
                               elements[i + 1].as<Who>() != nullptr && elements[i + 2].kind == Element::Kind::clock;
        if (is_beside) elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i));  // "on W 0:00"
    }
}

/// "rep? B says ...": of what is claimed it is open by whom, and not whether.
void settle_doubtful_claims(Elements& elements) {
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const bool is_alone = elements[i].kind == Element::Kind::doubt &&
                              elements[i - 1].as<rules::Ground>() != nullptr &&
                              (i == 1 || ends_clause(elements[i - 2]));
        if (is_alone) elements[i] = {Element::Kind::stop, "."};
    }
}

/// "(too late?)", "draw sign?": what stands beside the acts is not more certain than it is told, and remains a remark.
void settle_doubtful_remarks(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements[i].kind != Element::Kind::doubt) continue;
        std::size_t begin = i;
        while (begin > 0 && !ends_clause(elements[begin - 1])) --begin;
        const auto is_remark = [](const Element& one) {
            return is_unknown(one, {"lost", "lose", "win", "won", "allowed", "note", "valid", "fair", "loss"}) ||
                   one.kind == Element::Kind::remark || one.is(Manner::remark) || one.is(Manner::noticed) ||
                   one.kind == Element::Kind::time || one.is(Link::also);
        };
        const auto first = elements.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto here = elements.begin() + static_cast<std::ptrdiff_t>(i);
        if (first == here || !std::all_of(first, here, is_remark)) continue;
        std::string text;
        for (auto one = first; one != here; ++one) text += (text.empty() ? "" : " ") + one->text;
        *first = {Element::Kind::remark, text + " ?"};
        elements.erase(first + 1, here + 1);
        while (begin + 1 < elements.size() && elements[begin + 1].kind == Element::Kind::doubt)
            elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(begin + 1));
        if (begin + 1 < elements.size() && !ends_clause(elements[begin + 1]))
            elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(begin + 1), {Element::Kind::stop, ";"});
        i = begin;
    }
}

/// "touches first Nf3 and then Bc4", "touches Nf3 first and then Bc4": of the men of one touch.
bool tells_order_of_touches(const Elements& elements, std::size_t first) {
    const auto is_man = [](const Element& one) {
        return one.as<chess::Role>() != nullptr || one.kind == Element::Kind::square || one.kind == Element::Kind::move;
    };
    const auto here = elements.begin() + static_cast<std::ptrdiff_t>(first);
    const auto begin = std::find_if(std::make_reverse_iterator(here), elements.rend(), ends_clause).base();
    const auto end = std::find_if(here, elements.end(), ends_clause);
    const auto also = std::find_if(here, end, [](const Element& one) { return one.is(Link::also); });
    const bool touches = std::any_of(begin, here, [](const Element& one) { return one.is(rules::ActWord::touch); });
    const bool is_beside_man = std::any_of(begin, here, is_man) || std::any_of(here, also, is_man);
    return touches && is_beside_man && also != end;
}

/// "first Nf3, then Bc4", "Nf3 first, then Bc4": in the order in which it stands.
void settle_first(LineElements& line) {
    constexpr std::string_view kFirstWord = "first", kThenWord = "then", kDannWord = "dann";
    for (std::size_t i = 0; i < line.all.size(); ++i) {
        if (!is_unknown(line.all[i], {kFirstWord})) continue;
        const auto here = line.all.begin() + static_cast<std::ptrdiff_t>(i);
        const bool is_followed = std::any_of(here, line.all.end(), [&](const Element& one) {
            return ends_clause(one) && (lower(one.text) == kThenWord || lower(one.text) == kDannWord);
        });
        const bool is_before = std::find_if(line.all.begin(), here, may_be_deed) == here;
        const bool is_behind = i + 1 < line.all.size() && ends_clause(line.all[i + 1]);
        const bool is_in_order = is_followed && (is_before || is_behind);
        if (!is_in_order && !tells_order_of_touches(line.all, i)) continue;
        line.incidental.push_back({Element::Kind::incidental, line.all[i].text});
        line.all.erase(here);
    }
}

/// "white touches f3, thinks, ...", "waits": nothing that he did.
void settle_thought(LineElements& line) {
    Elements& elements = line.all;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool begins = i == 0 || ends_clause(elements[i - 1]) ||
                            (elements[i - 1].as<Who>() != nullptr && (i == 1 || ends_clause(elements[i - 2])));
        const bool ends = i + 1 == elements.size() || ends_clause(elements[i + 1]);
        const bool is_alone = begins && ends && is_unknown(elements[i], {"think", "ponder", "wait", "hesitate"});
        if (!is_alone) continue;
        const bool is_named = i > 0 && elements[i - 1].as<Who>() != nullptr;
        const bool is_last = i + 2 >= elements.size() || elements[i + 2].as<Who>() != nullptr;
        if (is_named && is_last) {  // "black thinks; white ..."
            elements[i].kind = Element::Kind::remark;
            continue;
        }
        line.incidental.push_back({Element::Kind::incidental, elements[i].text});
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i--));
    }
}

/// "j'adoube!, with the hand already round the bishop": the touch was first, and the notice stands behind it.
void settle_notice_in_hand(LineElements& line) {
    constexpr std::string_view kWith = "with ", kAlready = "already";
    Elements& elements = line.all;
    for (std::size_t i = 1; i < elements.size(); ++i) {
        if (!elements[i].is(rules::ActWord::touch) || !lower(elements[i].text).starts_with(kWith)) continue;
        std::size_t notice = i - 1;
        while (notice > 0 && ends_clause(elements[notice])) --notice;
        if (!elements[notice].is(Manner::notice)) continue;
        const bool is_late =
            std::ranges::any_of(line.incidental, [&](const Element& one) { return lower(one.text) == kAlready; });
        Element said = elements[notice];
        said.saying = row_of(is_late ? Manner::notice_late : Manner::notice_at_once);
        const auto here = elements.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end =
            elements.insert(std::find_if(here, elements.end(), ends_clause), {{Element::Kind::stop, ";"}, said});
        const auto moved = end - elements.begin();
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(notice),
                       elements.begin() + static_cast<std::ptrdiff_t>(i));
        i = static_cast<std::size_t>(moved) - (i - notice) + 1;
    }
}

/// "white left without permission": he went away, where "12 min left" is of a clock.
void settle_left(Elements& elements) {
    constexpr std::string_view kLeft = "left";
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const bool is_verb = elements[i].is(Manner::clock_shows) && lower(elements[i].text) == kLeft &&
                             elements[i - 1].as<Who>() != nullptr;
        const bool is_clock = i + 1 < elements.size() && (elements[i + 1].kind == Element::Kind::clock ||
                                                          elements[i + 1].kind == Element::Kind::time);
        if (is_verb && !is_clock) elements[i].saying = row_of_conduct(rules::Kind::conduct_leave);
    }
}

/// "opponent stinks says black": who says so points it out.
void settle_said_behind(Elements& elements) {
    for (std::size_t i = 1; i + 1 < elements.size(); ++i) {
        const bool is_said = elements[i].is(rules::ActWord::claim) && is_color(elements[i + 1]) &&
                             (i + 2 == elements.size() || ends_clause(elements[i + 2]));
        std::size_t begin = i;
        while (begin > 0 && !ends_clause(elements[begin - 1])) --begin;
        const bool is_of_conduct = std::any_of(elements.begin() + static_cast<std::ptrdiff_t>(begin),
                                               elements.begin() + static_cast<std::ptrdiff_t>(i),
                                               [](const Element& one) { return one.as<Did>() != nullptr; });
        if (!is_said || !is_of_conduct) continue;
        const Element who = elements[i + 1];
        elements[i + 1] = {Element::Kind::saying, elements[i].text, desk::row_of(rules::ActWord::point_out)};
        elements[i] = who;
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(i), {Element::Kind::stop, ";"});
        return;
    }
}

/// "moved with the right hand, pressed with the left": the other hand.
void settle_hands(Elements& elements) {
    std::optional<Manner> first;
    for (Element& element : elements) {
        const bool is_hand = element.is(Manner::right_hand) || element.is(Manner::left_hand);
        if (!is_hand) continue;
        const Manner hand = *element.as<Manner>();
        const bool is_other = first && *first != hand;
        if (!first) first = hand;
        if (is_other) element.saying = row_of(Manner::other_hand);
    }
}

}  // namespace

void settle_clauses(LineElements& line) {
    settle_doubtful_claims(line.all);
    settle_display(line.all);
    settle_doubtful_remarks(line.all);
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
