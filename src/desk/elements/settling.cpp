#include "desk/elements/settling.hpp"

#include "base/text.hpp"
#include "desk/elements/settling_claims.hpp"
#include "desk/elements/settling_clauses.hpp"
#include "desk/elements/settling_demands.hpp"
#include "desk/elements/settling_disputes.hpp"
#include "desk/elements/settling_flags.hpp"
#include "desk/elements/settling_men.hpp"
#include "desk/elements/settling_reported.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;

constexpr std::string_view kFor = "for", kSeen = "seen";

std::string joined_text(const Elements& elements, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t i = begin; i < end; ++i) text += (text.empty() ? "" : " ") + elements[i].text;
    return text;
}

bool is_man_or_square(const Element& element) {
    return element.as<chess::Role>() != nullptr || element.kind == Element::Kind::square ||
           element.kind == Element::Kind::move;
}

bool is_deed(const Element& element) {
    return element.as<rules::ActWord>() != nullptr || element.as<Did>() != nullptr ||
           element.kind == Element::Kind::move;
}

/// "white resigns, black's flag was already down": earlier than what was told before it, so the word stays and is
/// not understood. A press is behind its move in any case.
void settle_order(LineElements& line) {
    const auto ends = [](const Element& element) {
        return element.kind == Element::Kind::stop || element.is(Link::also);
    };
    for (auto word = line.order_words.rbegin(); word != line.order_words.rend(); ++word) {
        auto begin = line.all.begin() + static_cast<std::ptrdiff_t>(word->place);
        const auto end = std::find_if(begin, line.all.end(), ends);
        while (begin != line.all.begin() && !ends(*std::prev(begin))) --begin;
        const auto deed = std::find_if(begin, end, is_deed);
        const auto before = std::find_if(std::make_reverse_iterator(begin), line.all.rend(), is_deed);
        if (deed == end || before == line.all.rend()) continue;
        const bool is_named = std::any_of(begin, end, [](const Element& one) { return one.as<Who>() != nullptr; });
        const bool is_behind = deed->is(rules::ActWord::press) && !is_named &&
                               (before->kind == Element::Kind::move || before->is(rules::ActWord::move));
        if (is_behind) continue;
        std::erase_if(line.incidental, [&](const Element& one) { return one.text == word->text; });
        line.all.insert(deed, {Element::Kind::unknown, word->text});
    }
}

/// "white was seen touching f3": he did it.
void settle_seen(Elements& elements) {
    for (std::size_t i = 0; i + 2 < elements.size(); ++i) {
        const bool is_seen = elements[i].kind == Element::Kind::passive && elements[i + 1].is(Manner::noticed) &&
                             lower(elements[i + 1].text).ends_with(kSeen);
        const auto behind = i + (elements[i + 2].is(Link::to) ? 3 : 2);  // "seen to touch"
        const bool is_deed = behind < elements.size() && (elements[behind].as<rules::ActWord>() != nullptr ||
                                                          elements[behind].as<Did>() != nullptr);
        if (!is_seen || !is_deed) continue;
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i),
                       elements.begin() + static_cast<std::ptrdiff_t>(behind));
    }
}

/// "arbiter finds white's phone in his pocket": what White has.
void settle_found_conduct(LineElements& line) {
    Elements& elements = line.all;
    for (std::size_t i = 0; i + 3 < elements.size(); ++i) {
        const bool begins = i == 0 || elements[i - 1].kind == Element::Kind::stop;
        const std::size_t did = elements[i + 3].is(Link::whose) ? i + 4 : i + 3;
        const bool is_official = elements[i].is(Who::arbiter) || elements[i].is(Who::supervisor);
        const bool is_of_player = (elements[i + 2].is(Who::white) || elements[i + 2].is(Who::black)) &&
                                  did < elements.size() && elements[did].as<Did>() != nullptr;
        if (!begins || !is_official || !elements[i + 1].is(rules::ActWord::find) || !is_of_player) continue;
        line.incidental.push_back({Element::Kind::incidental, elements[i].text + " " + elements[i + 1].text});
        const auto here = elements.begin() + static_cast<std::ptrdiff_t>(i);
        elements.erase(here, here + 2);
    }
}

/// "is eating", "are noisy": what somebody does or is, where "was disturbed" is done to him.
bool is_of_now(std::string_view text) {
    const std::string first = lower(text.substr(0, text.find(' ')));
    return first.ends_with("ing") || (basic_form(first) == first && !first.ends_with("ed"));
}

/// An auxiliary before a verb makes it passive, which is not understood; before anything else it says nothing.
void settle_passives(Elements& elements) {
    for (std::size_t i = elements.size(); i > 0; --i) {
        Element& element = elements[i - 1];
        if (element.kind != Element::Kind::passive) continue;
        const Element* next = i < elements.size() ? &elements[i] : nullptr;
        const auto* act = next == nullptr ? nullptr : next->as<rules::ActWord>();
        const auto* did = next == nullptr ? nullptr : next->as<Did>();
        const bool is_verb = next != nullptr && !is_of_now(next->text) &&
                             ((act != nullptr && *act != rules::ActWord::flag_falls) ||
                              (did != nullptr && did->kind != rules::Kind::conduct_absent));
        if (is_verb) {
            element.kind = Element::Kind::unknown;
        } else {
            elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i - 1));
        }
    }
}

bool tells_deed(const Element& element) {
    return element.as<rules::ActWord>() != nullptr || element.as<Did>() != nullptr || element.as<Found>() != nullptr ||
           element.as<rules::Ground>() != nullptr || element.as<Manner>() != nullptr ||
           element.kind == Element::Kind::move;
}
void settle_perfects(Elements& elements) {
    for (std::size_t i = elements.size(); i > 0; --i) {
        const Element& element = elements[i - 1];
        if (element.kind != Element::Kind::unknown || !is_perfect(element.text)) continue;
        const auto here = elements.begin() + static_cast<std::ptrdiff_t>(i - 1);
        const bool is_deed = i < elements.size() && tells_deed(elements[i]);
        const auto stop = [](const Element& one) { return one.kind == Element::Kind::stop; };
        const auto begin = std::find_if(std::make_reverse_iterator(here), elements.rend(), stop).base();
        const bool is_found = std::any_of(begin, here, [](const Element& one) { return one.is(rules::ActWord::find); });
        const bool is_second = !is_found && std::any_of(elements.begin(), here, tells_deed);
        if (!is_deed || !is_second) elements.erase(here);
    }
}

/// "castles 0-0 after his king had moved", "with the rook having moved": why the castling is illegal.
void settle_moved_before(Elements& elements) {
    const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
    for (std::size_t i = 0; i + 2 < elements.size(); ++i) {
        const auto* role = elements[i].as<chess::Role>();
        const bool is_of_castling = role != nullptr && (*role == chess::Role::king || *role == chess::Role::rook);
        const bool has_moved = is_unknown(elements[i + 1], {"have"}) && elements[i + 2].is(rules::ActWord::move);
        const bool ends = i + 3 == elements.size() || is_stop(elements[i + 3]) ||
                          is_unknown(elements[i + 3], {"before", "already", "earlier"});
        if (!is_of_castling || !has_moved || !ends) continue;
        std::size_t begin = i;
        const bool is_joined =
            begin > 0 && (is_unknown(elements[begin - 1], {"after", "although", "because", "since"}) ||
                          elements[begin - 1].is(Link::with));
        if (is_joined) --begin;
        const std::size_t end = i + 3 < elements.size() && !is_stop(elements[i + 3]) ? i + 4 : i + 3;
        elements[begin] = {Element::Kind::saying, joined_text(elements, begin, end), row_of(Manner::is_illegal)};
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(begin + 1),
                       elements.begin() + static_cast<std::ptrdiff_t>(end));
    }
}

/// "white and black agree": both.
void settle_both(Elements& elements) {
    for (std::size_t i = 0; i + 2 < elements.size(); ++i) {
        const auto is_color_at = [&](std::size_t at) {
            return elements[at].is(Who::white) || elements[at].is(Who::black);
        };
        const bool begins = i == 0 || elements[i - 1].kind == Element::Kind::stop;
        const bool is_whose =
            i + 3 < elements.size() && (elements[i + 3].is(Link::whose) || is_man_or_square(elements[i + 3]));
        const bool is_two = begins && is_color_at(i) && elements[i + 1].is(Link::also) && is_color_at(i + 2) &&
                            elements[i].saying != elements[i + 2].saying && !is_whose;
        if (!is_two) continue;
        const std::string text = elements[i].text + " " + elements[i + 1].text + " " + elements[i + 2].text;
        const auto at = elements.begin() + static_cast<std::ptrdiff_t>(i);
        elements.erase(at + 1, at + 3);
        *at = {Element::Kind::saying, text, row_of(Who::both)};
    }
}

/// "White's opponent", "the opponent of White" is Black; "the player of the black men" too.
void settle_persons(Elements& elements) {
    const auto color = [&](std::size_t i) -> std::optional<chess::Color> {
        if (i >= elements.size()) return std::nullopt;
        if (elements[i].is(Who::white)) return chess::Color::white;
        if (elements[i].is(Who::black)) return chess::Color::black;
        return std::nullopt;
    };
    const auto is = [&](std::size_t i, auto value) { return i < elements.size() && elements[i].is(value); };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool begins = i == 0 || elements[i - 1].kind == Element::Kind::stop;
        const bool is_behind =
            begins && is(i, Link::of) && color(i + 1) && i + 2 < elements.size() && !elements[i + 2].is(Link::whose);
        if (is_behind) elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i));
        const bool is_his = (color(i) || is(i, Who::opponent)) && is(i + 1, Link::whose) && is(i + 2, Who::spectator);
        const bool is_of_him = is(i, Who::spectator) && is(i + 1, Link::of) && color(i + 2);
        if (is_his || is_of_him) {  // "White's father", "the coach of Black"
            elements[i] = {Element::Kind::saying,
                           elements[i].text + " " + elements[i + 1].text + " " + elements[i + 2].text,
                           row_of(Who::spectator)};
            const auto at = elements.begin() + static_cast<std::ptrdiff_t>(i);
            elements.erase(at + 1, at + 3);
            continue;
        }
        const auto of = color(i) && is(i + 1, Link::whose) && is(i + 2, Who::opponent) ? color(i)
                        : is(i, Who::opponent) && is(i + 1, Link::of) && color(i + 2)  ? color(i + 2)
                                                                                       : std::nullopt;
        if (!of) continue;
        const std::string text = elements[i].text + " " + elements[i + 1].text + " " + elements[i + 2].text;
        const auto at = elements.begin() + static_cast<std::ptrdiff_t>(i);
        elements.erase(at + 1, at + 3);
        *at = {Element::Kind::saying, text, row_of(*of == chess::Color::white ? Who::black : Who::white)};
    }
}

/// "he (black) touched f3": who he is.
void settle_bracketed_name(Elements& elements) {
    constexpr std::string_view kOpening = "(", kClosing = ")";
    for (std::size_t i = 0; i + 3 < elements.size(); ++i) {
        const bool is_named = elements[i].is(Who::same) && elements[i + 1].text == kOpening &&
                              (elements[i + 2].is(Who::white) || elements[i + 2].is(Who::black)) &&
                              elements[i + 3].text == kClosing;
        if (!is_named) continue;
        elements[i] = elements[i + 2];
        elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(i + 1),
                       elements.begin() + static_cast<std::ptrdiff_t>(i + 4));
    }
}

/// "white has a phone, black too": the same is told of him.
void settle_likewise(Elements& elements) {
    const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const std::string word = lower(elements[i].text);
        const bool is_too = elements[i].kind == Element::Kind::unknown && (word == "too" || word == "auch");
        const bool ends = i + 1 == elements.size() || is_stop(elements[i + 1]);
        const bool is_whose = elements[i - 1].is(Link::whose);
        const std::size_t who = is_whose ? i - 2 : i - 1;
        if (!is_too || !ends || i < 3 || elements[who].as<Who>() == nullptr || !is_stop(elements[who - 1])) continue;
        std::size_t before = who - 1;
        while (before > 0 && !is_stop(elements[before - 1])) --before;
        if (elements[before].as<Who>() == nullptr) continue;
        std::vector<Element> same(elements.begin() + static_cast<std::ptrdiff_t>(before + 1),
                                  elements.begin() + static_cast<std::ptrdiff_t>(who - 1));
        const bool is_all_clear = std::ranges::none_of(same, [](const Element& one) {
            return one.kind == Element::Kind::unknown || one.kind == Element::Kind::doubt;
        });
        if (!is_all_clear || same.empty() || same.front().is(Link::whose) != is_whose) continue;
        const auto at = elements.begin() + static_cast<std::ptrdiff_t>(who + 1);
        elements.erase(at, elements.begin() + static_cast<std::ptrdiff_t>(i + 1));
        elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(who + 1), same.begin(), same.end());
    }
}

/// "black objects too": as somebody did before.
void settle_too(LineElements& line) {
    constexpr std::string_view kToo[] = {"too", "auch"};
    const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
    for (std::size_t i = 1; i < line.all.size(); ++i) {
        const Element& element = line.all[i];
        const bool is_too =
            element.kind == Element::Kind::unknown && std::ranges::find(kToo, lower(element.text)) != std::end(kToo);
        const bool ends = i + 1 == line.all.size() || is_stop(line.all[i + 1]);
        if (!is_too || !ends || !(is_deed(line.all[i - 1]) || is_man_or_square(line.all[i - 1]))) continue;
        line.incidental.push_back({Element::Kind::incidental, element.text});
        line.all.erase(line.all.begin() + static_cast<std::ptrdiff_t>(i--));
    }
}

/// "time up for white" tells whose it is, "moved for 0-0" what; of anything else "for" is not understood.
void settle_for(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const Element* next = i + 1 < elements.size() ? &elements[i + 1] : nullptr;
        const bool is_known = next != nullptr && (next->as<Who>() != nullptr || next->kind == Element::Kind::move);
        if (elements[i].is(Link::by) && lower(elements[i].text) == kFor && !is_known)
            elements[i] = {Element::Kind::unknown, elements[i].text};
    }
}

/// B is Black, but among men a bishop: "touched B", "K and B touched".
bool is_bishop(const Elements& elements, std::size_t at) {
    const auto near = [&](std::size_t place) { return place < elements.size() ? &elements[place] : nullptr; };
    const Element* next = near(at + 1);
    const Element* before = at > 0 ? near(at - 1) : nullptr;
    const auto is_role = [](const Element* one) { return one != nullptr && one->as<chess::Role>() != nullptr; };
    const auto joins = [](const Element* one) { return one != nullptr && one->is(Link::also); };
    if (next != nullptr && (next->is(Link::whose) || next->kind == Element::Kind::move || is_role(next))) return false;
    if (joins(next) && is_role(near(at + 2))) return true;
    if (before == nullptr) return false;
    const bool follows_man = joins(before) && at > 1 && is_role(near(at - 2));
    return follows_man || before->is(Link::own) || before->is(rules::ActWord::touch);
}

/// "e4??" is an opinion on a move; "touched Nf3??" is a doubt whether he did.
void settle_judged(Elements& elements) {
    const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!elements[i].is_judged) continue;
        const auto here = elements.begin() + static_cast<std::ptrdiff_t>(i);
        const auto begin = std::find_if(std::make_reverse_iterator(here), elements.rend(), is_stop).base();
        const auto end = std::find_if(here, elements.end(), is_stop);
        const bool is_touch = std::any_of(begin, end, [](const Element& one) { return one.is(rules::ActWord::touch); });
        if (is_touch) elements.insert(here + 1, {Element::Kind::doubt, "?"});
    }
}

}  // namespace

bool is_perfect(std::string_view word) {
    const std::string plain = lower(word);
    return plain == "had" || plain == "hatte";
}

bool is_unknown(const Element& element, std::initializer_list<std::string_view> words) {
    return element.kind == Element::Kind::unknown && std::ranges::count(words, basic_form(lower(element.text))) > 0;
}

bool ends_clause(const Element& element) {
    return element.kind == Element::Kind::stop;
}

bool is_color(const Element& element) {
    return element.is(Who::white) || element.is(Who::black);
}

const Saying* row_of_conduct(rules::Kind kind) {
    return &*std::ranges::find_if(sayings(), [&](const Saying& row) {
        const auto* did = std::get_if<Did>(&row.meaning);
        return did != nullptr && did->kind == kind && row.also.empty();
    });
}

void settle(LineElements& line) {
    Elements& elements = line.all;
    settle_clauses(line);
    settle_flags(elements);
    settle_unnamed_men(line);
    settle_demands(elements);
    settle_claims(elements);
    settle_judged(elements);
    settle_order(line);
    settle_seen(elements);
    settle_found_conduct(line);
    settle_passives(elements);
    settle_moved_before(elements);
    settle_reported(elements);
    settle_perfects(elements);
    settle_both(elements);
    settle_bracketed_name(elements);
    settle_persons(elements);
    settle_disputes(elements);
    settle_likewise(elements);
    settle_too(line);
    settle_for(elements);
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (elements[i].text == "B" && is_bishop(elements, i)) elements[i].saying = row_of(chess::Role::bishop);
}

}  // namespace jadoube::desk
