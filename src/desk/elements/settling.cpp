#include "desk/elements/settling.hpp"

#include "base/text.hpp"
#include "desk/elements/settling_again.hpp"
#include "desk/elements/settling_castling.hpp"
#include "desk/elements/settling_claims.hpp"
#include "desk/elements/settling_clauses.hpp"
#include "desk/elements/settling_demands.hpp"
#include "desk/elements/settling_disputes.hpp"
#include "desk/elements/settling_flags.hpp"
#include "desk/elements/settling_german.hpp"
#include "desk/elements/settling_men.hpp"
#include "desk/elements/settling_own_words.hpp"
#include "desk/elements/settling_persons.hpp"
#include "desk/elements/settling_reported.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kFor = "for", kSeen = "seen";

bool is_deed(const Element& element) {
    return is_a<rules::ActWord>(element) || is_a<Did>(element) || element.kind == Element::Kind::move;
}

/// "white resigns, black's flag was already down": earlier than what was told before it, so the word stays and is
/// not understood. A press is behind its move in any case.
void settle_order(LineElements& line) {
    Elements& elements = line.all;
    const auto ends = either(ends_clause, is_the<Link::also>);
    for (auto word = line.order_words.rbegin(); word != line.order_words.rend(); ++word) {
        std::size_t begin = word->place;
        while (!ends(elements[begin - 1])) --begin;
        const std::size_t end = elements.find(word->place, elements.size(), ends);
        const std::size_t deed = elements.find(begin, end, is_deed);
        std::size_t before = begin;
        while (before > 0 && !is_deed(elements[before - 1])) --before;
        if (deed == end || before == 0) continue;
        const Element& told = elements[before - 1];
        const bool is_behind = elements[deed].is(rules::ActWord::press) && !elements.any(begin, end, is_a<Who>) &&
                               (told.kind == Element::Kind::move || told.is(rules::ActWord::move));
        if (is_behind) continue;
        std::erase_if(line.incidental, [&](const Element& one) { return one.text == word->text; });
        elements.insert(deed, {{Element::Kind::unknown, word->text}});
    }
}

/// "white was seen touching f3": he did it.
void settle_seen(Elements& elements) {
    const auto is_seen = [](const Element& one) { return one.is(Manner::noticed) && lower(one.text).ends_with(kSeen); };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::size_t deed = i + (elements[i + 2].is(Link::to) ? 3 : 2);  // "seen to touch"
        const bool is_of_him = elements.stand(i, is_kind<Element::Kind::passive>, is_seen) &&
                               either(is_a<rules::ActWord>, is_a<Did>)(elements[deed]);
        if (is_of_him) elements.erase(i, deed);
    }
}

/// "arbiter finds white's phone in his pocket": what White has.
void settle_found_conduct(LineElements& line) {
    Elements& elements = line.all;
    const auto is_official = either(is_the<Who::arbiter>, is_the<Who::supervisor>);
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::size_t did = elements[i + 3].is(Link::whose) ? i + 4 : i + 3;
        const bool is_found = elements.begins_clause(i) &&
                              elements.stand(i, is_official, is_the<rules::ActWord::find>, is_color) &&
                              is_a<Did>(elements[did]);
        if (!is_found) continue;
        line.leave_out(elements.text(i, i + 2));
        elements.erase(i, i + 2);
    }
}

/// "wrong colours found after 6 moves", "white's mobile found on him": what is found stands before it.
void settle_found_behind(Elements& elements) {
    const auto may_be_found = either(is_a<Found>, is_conduct<rules::Kind::conduct_device>);
    for (std::size_t i = 1; i < elements.size(); ++i) {
        const auto is_other_deed = [&](const Element& one) { return is_deed(one) && !may_be_found(one); };
        const bool is_behind = elements.stand(i - 1, may_be_found, is_the<rules::ActWord::find>) &&
                               !elements.any(elements.clause_begin(i), i, is_other_deed);
        if (is_behind) elements.erase(i);
    }
}

constexpr std::string_view kSounded = "device_sounded", kOnceMore = "again";

bool is_told_again(const Told& told) {
    return told.fact == kSounded && told.value == std::variant<bool, int, std::string_view>(kOnceMore);
}

/// "white's phone rings; it rings again": once more, of the same player, and not the same told again.
void settle_rings_again(Elements& elements) {
    const auto rings = [](const Element& one) {
        return is_conduct<rules::Kind::conduct_device>(one) && tells_fact(one, kSounded);
    };
    const auto again = [](const Element& one) { return is_a<Told>(one) && is_told_again(*one.as<Told>()); };
    const std::size_t device = elements.find(0, elements.size(), rings);
    const std::size_t owner = elements.find(elements.clause_begin(device), device, is_color);
    if (owner == device || std::ranges::count_if(elements, rings) != 1) return;
    for (std::size_t i = device + 1; i < elements.size(); ++i) {
        if (!elements.begins_clause(i) || !again(elements[i])) continue;
        elements.change(i).saying = row_of_ringing_again();
        elements.insert(i, {elements[owner]});
        return;
    }
}

/// "is eating", "are noisy": what somebody does or is, where "was disturbed" is done to him.
bool is_of_now(std::string_view text) {
    const std::string first = lower(text.substr(0, text.find(' ')));
    return first.ends_with("ing") || (basic_form(first) == first && !first.ends_with("ed"));
}

/// What is done to somebody, behind an auxiliary.
bool is_done_to(const Element& element) {
    const auto* act = element.as<rules::ActWord>();
    const bool is_act = act != nullptr && *act != rules::ActWord::flag_falls;
    const bool is_did = is_a<Did>(element) && !is_conduct<rules::Kind::conduct_absent>(element);
    return (is_act || is_did) && !is_of_now(element.text);
}

/// What is done to somebody, as who does it does it.
const Saying* deed_suffered(const Element& element) {
    constexpr std::string_view kDisturbed = "disturbed_opponent";
    const auto* told = element.as<Told>();
    if (told != nullptr && told->fact == kDisturbed) return row_of_conduct(rules::Kind::conduct_disturb);
    const auto* did = element.as<Did>();
    return did == nullptr ? nullptr : row_of_conduct(did->kind);
}

/// "white is disturbed by black": who did it stands first, as everywhere.
bool turn_to_the_doer(Elements& elements, std::size_t passive) {
    const Saying* deed = deed_suffered(elements[passive + 1]);
    const bool has_doer = elements[passive + 2].is(Link::by) && is_a<Who>(elements[passive + 3]);
    const Who* whom = passive > 0 ? elements[passive - 1].as<Who>() : nullptr;
    if (deed == nullptr || !has_doer || whom == nullptr) return false;
    Element done = said(elements.text(passive, passive + 2), deed);
    if (*whom != Who::opponent) done.whom = *whom;
    const Element doer = elements[passive + 3];
    elements.replace(passive - 1, passive + 4, doer);
    elements.insert(passive, {std::move(done)});
    return true;
}

/// "white is ill": not his move.
bool is_unwell(const Element& element) {
    constexpr std::string_view kIll[] = {"ill", "sick"};
    return std::ranges::find(kIll, lower(element.text)) != std::end(kIll);
}

/// An auxiliary before a verb makes it passive, which is not understood where nobody did it; before anything else it
/// says nothing.
void settle_passives(Elements& elements) {
    for (std::size_t i = elements.size(); i-- > 0;) {
        if (elements[i].kind != Element::Kind::passive || turn_to_the_doer(elements, i)) continue;
        if (is_unwell(elements[i + 1])) elements.replace(i + 1, i + 2, {Element::Kind::remark, elements[i + 1].text});
        if (is_done_to(elements[i + 1])) {
            elements.change(i).kind = Element::Kind::unknown;
        } else {
            elements.erase(i);
        }
    }
}

bool tells_deed(const Element& element) {
    return is_deed(element) || is_a<Found>(element) || is_a<rules::Ground>(element) || is_a<Manner>(element);
}

/// "had touched": where something was told before it, it tells an order, and stays.
void settle_perfects(Elements& elements) {
    for (std::size_t i = elements.size(); i-- > 0;) {
        if (elements[i].kind != Element::Kind::unknown || !is_perfect(elements[i].text)) continue;
        const bool is_found = elements.any(elements.clause_begin(i), i, is_the<rules::ActWord::find>);
        const bool is_second = !is_found && elements.any(0, i, tells_deed);
        if (!tells_deed(elements[i + 1]) || !is_second) elements.erase(i);
    }
}

/// "castles 0-0 after his king had moved", "with the rook having moved": why the castling is illegal.
void settle_moved_before(Elements& elements) {
    const auto castles = either(is_the<chess::Role::king>, is_the<chess::Role::rook>);
    const auto has = [](const Element& one) { return is_unknown(one, {"have"}); };
    const auto joins = [](const Element& one) {
        return is_unknown(one, {"after", "although", "because", "since"}) || one.is(Link::with);
    };
    const auto before = [](const Element& one) { return is_unknown(one, {"before", "already", "earlier"}); };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool has_moved =
            elements.stand(i, castles, has, is_the<rules::ActWord::move>, either(ends_clause, before));
        if (!has_moved) continue;
        const std::size_t begin = joins(elements[i - 1]) ? i - 1 : i;
        const std::size_t end = elements.is_stop(i + 3) ? i + 3 : i + 4;
        elements.replace(begin, end, said(elements.text(begin, end), row_of(Manner::is_illegal)));
    }
}

/// "too", as the other did.
bool says_too(const Element& element) {
    const std::string word = lower(element.text);
    return element.kind == Element::Kind::unknown && (word == "too" || word == "auch");
}

/// "white has a phone, black too": the same is told of him.
void settle_likewise(Elements& elements) {
    const auto is_unclear = either(is_kind<Element::Kind::unknown>, is_kind<Element::Kind::doubt>);
    for (std::size_t i = 3; i < elements.size(); ++i) {
        const bool is_whose = elements[i - 1].is(Link::whose);
        const std::size_t who = is_whose ? i - 2 : i - 1;
        const bool is_he = elements.stand(who - 1, ends_clause, is_a<Who>) && elements.stand(i, says_too, ends_clause);
        const std::size_t before = elements.clause_begin(who - 1);
        if (!is_he || !is_a<Who>(elements[before])) continue;
        const Elements same = elements.part(before + 1, who - 1);
        const bool is_clear = !same.empty() && !same.any(0, same.size(), is_unclear);
        if (!is_clear || same[0].is(Link::whose) != is_whose) continue;
        elements.erase(who + 1, i + 1);
        elements.insert(who + 1, same);
    }
}

/// "black objects too": as somebody did before.
void settle_too(LineElements& line) {
    Elements& elements = line.all;
    for (std::size_t i = 1; i < elements.size(); ++i) {
        if (!elements.stand(i - 1, either(is_deed, is_man_or_square, is_a<Manner>), says_too, ends_clause)) continue;
        line.leave_out(elements[i].text);
        elements.erase(i--);
    }
}

/// "time up for white" tells whose it is, "moved for 0-0" what; of anything else "for" is not understood.
void settle_for(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_known = either(is_a<Who>, is_kind<Element::Kind::move>)(elements[i + 1]);
        if (elements[i].is(Link::by) && lower(elements[i].text) == kFor && !is_known)
            elements.change(i) = {Element::Kind::unknown, elements[i].text};
    }
}

/// B is Black, but among men a bishop: "touched B", "K and B touched".
bool is_bishop(const Elements& elements, std::size_t at) {
    const auto joins = is_the<Link::also>;
    const auto is_role = is_a<chess::Role>;
    const auto is_owner = either(is_the<Link::whose>, is_kind<Element::Kind::move>, is_role);
    if (is_owner(elements[at + 1])) return false;
    const bool joins_man = elements.stand(at + 1, joins, is_role) || elements.stand(at - 2, is_role, joins);
    return joins_man || either(is_the<Link::own>, is_the<rules::ActWord::touch>)(elements[at - 1]);
}

/// "e4??" is an opinion on a move; "touched Nf3??" is a doubt whether he did.
void settle_judged(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_touch = elements[i].is_judged && elements.any(elements.clause_begin(i), elements.clause_end(i),
                                                                    is_the<rules::ActWord::touch>);
        if (is_touch) elements.insert(i + 1, {{Element::Kind::doubt, "?"}});
    }
}

}  // namespace

const Saying* row_of_ringing_again() {
    return &*std::ranges::find_if(sayings(), [](const Saying& row) {
        return std::get_if<Did>(&row.meaning) != nullptr && std::ranges::any_of(row.also, is_told_again);
    });
}

const Saying* row_of_conduct(rules::Kind kind) {
    return &*std::ranges::find_if(sayings(), [&](const Saying& row) {
        const auto* did = std::get_if<Did>(&row.meaning);
        return did != nullptr && did->kind == kind && row.also.empty();
    });
}

void settle(LineElements& line) {
    Elements& elements = line.all;
    settle_german(elements);
    settle_castling(line);
    settle_clauses(line);
    settle_flags(elements);
    settle_unnamed_men(line);
    settle_demands(elements);
    settle_claims(elements);
    settle_judged(elements);
    settle_order(line);
    settle_seen(elements);
    settle_found_conduct(line);
    settle_found_behind(elements);
    settle_rings_again(elements);
    settle_own_words(elements);
    settle_passives(elements);
    settle_moved_before(elements);
    settle_reported(elements);
    settle_perfects(elements);
    settle_persons(elements);
    settle_disputes(elements);
    settle_again(elements);
    settle_likewise(elements);
    settle_too(line);
    settle_for(elements);
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (elements[i].text == "B" && is_bishop(elements, i)) elements.change(i).saying = row_of(chess::Role::bishop);
}

}  // namespace jadoube::desk
