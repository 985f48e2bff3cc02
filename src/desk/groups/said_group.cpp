#include "desk/groups/said_group.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/elements/settling.hpp"
#include "desk/groups/group_question.hpp"
#include "desk/groups/said_elements.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

using rules::ActWord;

/// Goes through the elements of a line once.
class Groups {
public:
    explicit Groups(std::vector<Element> elements) : elements_(with_men_joined(std::move(elements))) {}

    Result<std::vector<SaidGroup>> read() {
        for (at_ = 0; at_ < elements_.size(); ++at_) {
            const Element& element = elements_[at_];
            if (!take(element)) {
                return tl::unexpected<Error>(not_together(group_, std::span(elements_).subspan(at_), has_seen_));
            }
        }
        flush();
        return std::move(groups_);
    }

private:
    void flush() {
        if (!group_.has_only_a_person() || group_.who) groups_.push_back(std::move(group_));
        group_ = {};
        has_seen_ = false;
        if (objection_) groups_.push_back(*std::exchange(objection_, std::nullopt));
    }

    bool take(const Element& element) {
        if (names_beside(element)) group_.remarks.push_back(element.text);
        if (element.kind == Element::Kind::stop) {
            flush();
            group_.stop = element.text;
            return true;
        }
        if (const Who* who = element.as<Who>()) return take_person(*who, element);
        const bool is_speech = is_verb_of(rules::Kind::conduct_spectator) &&
                               (is_man(element) || is_act_or_find(element) || element.is(Link::taking));
        if (is_speech) return say_more(element);
        const bool may_be_seen = is_man(element) || is_act_or_find(element) || element.is(Manner::is_illegal);
        if (has_seen_ && may_be_seen) return false;  // "notices Nf3-d3", "saw that the flag was down": not what he did
        has_seen_ = has_seen_ || element.is(Manner::noticed);
        group_.is_noticed = group_.is_noticed || element.is(Manner::noticed);
        if (is_illegal_move(element)) return take_illegal(element);
        if (is_act_or_find(element)) return take_verb(element);
        if (const auto* ground = element.as<rules::Ground>(); ground != nullptr) return take_object(element);
        if (element.as<Demandable>() != nullptr) return take_object(element);
        if (element.is(Link::also) && !joins_men()) {
            if (!ends_group()) return add_text(element);
            flush();
            return true;
        }
        return take_beside(element);
    }

    /// What stands beside verb and object: men, persons meant, moments.
    bool take_beside(const Element& element) {
        const bool is_with_time = element.is(Link::with) && next() != nullptr && tells_time(*next());
        if (element.is(Link::by) || is_with_time) return add_text(element);
        const bool is_of_record =
            element.kind == Element::Kind::move_of_record || element.kind == Element::Kind::half_move_of_record;
        if (is_of_record) group_.of_record = element;
        if (is_of_record) return add_text(element);
        if (element.kind == Element::Kind::pronoun) {
            group_.has_pronoun = true;
            return add_text(element);
        }
        const bool is_checker =
            element.kind == Element::Kind::move && last() != nullptr && last()->is(Manner::in_check);
        if (is_checker) {  // "in check Re1+"
            group_.remarks.push_back(element.text);
            return add_text(element);
        }
        if (is_man(element) || element.as<Link>() != nullptr) return take_operand(element);
        return take_moment(element) || take_how(element);
    }

    /// "at 0:02".
    bool take_moment(const Element& element) {
        const bool is_moment = element.kind == Element::Kind::clock && last() != nullptr && last()->is(Link::to) &&
                               !group_.has(Manner::clock_shows) && !group_.operands.empty();
        if (!is_moment) return false;
        group_.operands.pop_back();
        if (next() != nullptr && next()->is(Manner::clock_shows)) return false;
        group_.remarks.push_back(last()->text + " " + element.text);
        return add_text(element);
    }

    /// Times, clocks, remarks, manners and facts.
    bool take_how(const Element& element) {
        add_text(element);
        if (element.kind == Element::Kind::time) {
            if (group_.time) return false;
            group_.time = element.time;
        } else if (element.kind == Element::Kind::clock) {
            if (!group_.clock.empty()) return false;
            group_.clock = element.text;
        } else if (is_remark_alone(element)) {
            group_.remarks.push_back(element.text);
        } else if (element.as<Manner>() != nullptr) {
            if (is_believed(element)) group_.remarks.push_back(element.text);
            group_.manners.push_back(element);
        } else {
            group_.told.push_back(element.saying);
        }
        return true;
    }

    bool is_verb_of(rules::Kind kind) const {
        const auto* did = group_.verb == nullptr ? nullptr : std::get_if<Did>(&group_.verb->meaning);
        return did != nullptr && did->kind == kind;
    }
    /// What somebody says who does not play is no act.
    bool say_more(const Element& element) {
        group_.remarks.push_back(element.text);
        return add_text(element);
    }

    bool add_text(const Element& element) {
        group_.text += (group_.text.empty() ? "" : " ") + element.text;
        return true;
    }

    const Element* next() const { return at_ + 1 < elements_.size() ? &elements_[at_ + 1] : nullptr; }
    const Element* last() const { return at_ > 0 ? &elements_[at_ - 1] : nullptr; }
    std::span<const Element> behind() const { return std::span(elements_).subspan(at_ + 1); }

    /// "f3 and c4" with a verb that takes both.
    bool joins_men() const {
        const bool has_men = last() != nullptr && next() != nullptr && is_man(*last()) &&
                             (is_man(*next()) || is_person(*next()) || next()->is(Link::own));
        if (!has_men) return false;
        if (group_.verb != nullptr)
            return group_.does(ActWord::touch) || group_.does(ActWord::castle) ||
                   is_verb_of(rules::Kind::conduct_displaced);
        if (names_force()) return true;
        return touches_or_castles(behind());
    }

    /// "white has king and pawn": men without squares, and nothing else to the end.
    bool names_force() const {
        const auto is_role = [](const Element& one) { return one.as<chess::Role>() != nullptr || one.is(Link::also); };
        const auto here = elements_.begin() + static_cast<std::ptrdiff_t>(at_);
        const auto is_stop = [](const Element& one) { return one.kind == Element::Kind::stop; };
        return group_.who && std::ranges::all_of(group_.operands, is_role) &&
               std::all_of(here, std::find_if(here, elements_.end(), is_stop), is_role);
    }

    /// After "and" a new act begins where this one is told and another follows.
    bool ends_group() const {
        const bool is_told = group_.verb != nullptr || group_.object != nullptr || !group_.operands.empty() ||
                             group_.has(Manner::put_back) || std::ranges::any_of(group_.manners, is_notice);
        if (!is_told) return false;
        const Element* following = next();
        return following != nullptr && following->kind != Element::Kind::stop;
    }

    bool take_person(Who who, const Element& element) {
        if (is_verb_of(rules::Kind::conduct_spectator)) return say_more(element);
        if (is_claimed_flag()) return add_text(element), group_.of = who, true;
        const bool after_of = last() != nullptr && last()->is(Link::of);
        const bool is_count_of = after_of && group_.verb == nullptr && !group_.who && group_.counts_illegal();
        if (is_count_of) {  // "second illegal move of black"
            group_.operands.pop_back();
            return add_text(element), group_.who = who, true;
        }
        const bool after_by = last() != nullptr && last()->is(Link::by);
        if (takes_as_meant(after_of, after_by)) {
            if (group_.of) return false;
            group_.of = who;
            return add_text(element);
        }
        if (owns_man(after_of)) {
            add_text(element);
            group_.operands.push_back(element);
            return true;
        }
        if (shows_clock(after_of, after_by)) flush();  // "pressed W 0:12"
        return take_actor(who, element, after_by);
    }

    const Element* behind_whose() const {
        if (!is_whose()) return next();
        return at_ + 2 < elements_.size() ? &elements_[at_ + 2] : nullptr;
    }
    bool is_whose() const { return next() != nullptr && next()->is(Link::whose); }

    /// Of whom it is, and not who did it: "demands that White ...", "points out the illegal move by White".
    bool takes_as_meant(bool after_of, bool after_by) const {
        const bool says_illegal = after_by && at_ > 1 && names_illegal(elements_[at_ - 2]);
        const bool of_illegal = after_by && (group_.who || says_illegal) && group_.does(ActWord::point_out);
        const bool of_demand = group_.does(ActWord::demand) && !is_whose();
        return (after_of || of_illegal || of_demand) && group_.verb != nullptr && !group_.does(ActWord::touch);
    }

    /// Whose man it is.
    bool owns_man(bool after_of) const {
        const Element* owned = behind_whose();
        const bool has_man = owned != nullptr && is_man(*owned);
        const bool is_moved = group_.does(ActWord::move) && group_.operands.empty();
        return after_of || (has_man && (is_whose() || group_.does(ActWord::touch) || is_moved));
    }

    bool shows_clock(bool after_of, bool after_by) const {
        const Element* time = behind_whose();
        return time != nullptr && time->kind == Element::Kind::clock && !after_by && !after_of &&
               (group_.verb != nullptr || !group_.operands.empty()) && !group_.has(Manner::clock_shows);
    }

    bool take_actor(Who who, const Element& element, bool after_by) {
        const bool is_begun =
            group_.verb != nullptr || group_.object != nullptr || !group_.operands.empty() || !group_.clock.empty();
        if (is_begun && !after_by && act_follows(behind()) && !begins_anew()) return false;
        if (group_.who) return false;
        add_text(element);
        group_.who = who;
        group_.is_owner = is_whose();
        group_.is_late = element.is_late;
        group_.is_earlier = element.is_earlier;
        group_.is_behind = group_.verb != nullptr && !after_by;
        group_.is_letter = lower(element.text) == "b" && !is_whose() && next() != nullptr &&
                           (next()->kind == Element::Kind::square || next()->is(Link::to));
        return true;
    }

    /// "claims that white's flag is down".
    bool is_claimed_flag() const {
        const auto* word = group_.verb == nullptr ? nullptr : std::get_if<ActWord>(&group_.verb->meaning);
        const bool claims = word != nullptr && (*word == ActWord::claim || *word == ActWord::find) &&
                            group_.object == nullptr && !group_.of;
        const std::size_t behind = at_ + (next() != nullptr && next()->is(Link::whose) ? 2 : 1);
        return claims && group_.who && last() != nullptr && last()->is(*word) && behind < elements_.size() &&
               elements_[behind].is(ActWord::flag_falls);
    }
    /// "makes an illegal move e2-e5": said of the move.
    bool is_illegal_move(const Element& element) const {
        const auto* found = element.as<Found>();
        const bool is_other_act = group_.verb != nullptr && std::holds_alternative<ActWord>(group_.verb->meaning);
        return found != nullptr && found->kind == rules::Kind::illegal_move &&
               (group_.does(ActWord::move) || (!is_other_act && !group_.operands.empty()));
    }
    bool take_illegal(const Element& element) {
        group_.manners.push_back({Element::Kind::saying, element.text, row_of(Manner::is_illegal)});
        return add_text(element);
    }

    /// The next act may begin here though no stop stands before it: after a clock, and after "complains that", which is
    /// put behind what it is about.
    bool begins_anew() {
        const bool is_bare_call = last() != nullptr && basic_form(lower(last()->text)) == kCall;  // "called B ..."
        const bool objects = group_.does(ActWord::point_out) && group_.operands.empty() && !is_bare_call;
        if (objects && !objection_) {
            objection_ = std::exchange(group_, {});
            group_.stop = objection_->stop;
            group_.is_reported = true;
            return true;
        }
        if (!is_told() && (group_.clock.empty() || group_.verb != nullptr)) return false;
        flush();
        return true;
    }
    static constexpr std::string_view kCall = "call";

    /// "white Bb5 black a6".
    bool has_whole_move() const {
        const bool is_move = group_.verb == nullptr || group_.does(ActWord::move);
        return is_move && group_.object == nullptr && !group_.operands.empty() &&
               group_.operands.back().kind == Element::Kind::move;
    }

    /// Nothing more is needed to tell the act, so a verb or a player behind it begins the next.
    bool is_told() const {
        const bool has_men = group_.does(ActWord::touch) && !group_.operands.empty() &&
                             group_.operands.back().kind == Element::Kind::square;
        const bool takes_none =
            group_.operands.empty() && (is_verb_of(rules::Kind::conduct_pause) || group_.does(ActWord::press) ||
                                        group_.does(ActWord::offer_draw) || group_.does(ActWord::resign));
        return group_.object == nullptr && (has_whole_move() || has_men || takes_none);
    }

    /// "moves Nf3-d3 pressing the clock": how, and perhaps no act behind it.
    static bool is_participle(const Element& element) {
        const auto first = split(element.text, ' ').front();
        return first.ends_with("ing");
    }

    bool take_verb(const Element& element) {
        if (group_.verb != nullptr) {
            if (points_out(element)) return true;
            const bool names_object = group_.does(ActWord::claim) || group_.does(ActWord::find);
            if (names_object && group_.object == nullptr) {
                group_.object = element.saying;
                return add_text(element);
            }
            const bool continues = is_told() && element.as<ActWord>() != nullptr && !is_participle(element);
            if (continues) {  // "stops the clock claims repetition", "moves Nf3-d3 presses"
                const auto who = group_.who;
                flush();
                group_.who = who;
                group_.verb = element.saying;
                return add_text(element);
            }
            const bool is_of_sealed = group_.does(ActWord::seal) && element.as<Found>() != nullptr &&
                                      element.as<Found>()->kind == rules::Kind::resume_sealed_move;
            if (!is_of_sealed) return false;  // "denies touching": not what he did
            flush();
        }
        const bool is_move_told = !group_.operands.empty() && group_.operands.back().kind == Element::Kind::move;
        const bool is_promoted =
            is_move_told && element.is(ActWord::move) && is_to_last_rank(group_.operands.back().text);
        if (group_.verb == nullptr && ((is_move_told && follows_move(*element.saying)) || is_promoted)) flush();
        group_.is_passive = !group_.operands.empty();
        group_.verb = element.saying;
        group_.whom = element.whom;
        return add_text(element);
    }

    /// "points out an illegal move"; "the arbiter points out the flag" has found it, and a player claims on it.
    bool points_out(const Element& element) {
        const auto* found = element.as<Found>();
        const bool is_conduct = element.as<Did>() != nullptr;
        const bool is_named =
            found != nullptr || is_conduct || element.is(ActWord::flag_falls) || element.as<rules::Ground>();
        if (!group_.does(ActWord::point_out) || !is_named || group_.object != nullptr) return false;
        add_text(element);
        if (is_conduct) return group_.object = element.saying, true;  // "points out the phone"
        if (found != nullptr && found->kind == rules::Kind::illegal_move) return true;
        const bool is_official = group_.who == Who::arbiter || group_.who == Who::supervisor;
        group_.verb = found != nullptr || is_official ? desk::row_of(ActWord::find) : desk::row_of(ActWord::claim);
        group_.object = element.saying;
        return true;
    }

    bool take_object(const Element& element) {
        if (points_out(element)) return true;
        if (group_.object != nullptr) return false;
        const bool asks = element.as<Demandable>() != nullptr
                              ? group_.does(ActWord::demand)
                              : group_.does(ActWord::claim) || group_.does(ActWord::find);
        const bool stops = is_verb_of(rules::Kind::conduct_pause);
        const bool ends = group_.does(ActWord::move) && has_whole_move();  // "plays Bc4xf7 mate"
        if (group_.verb != nullptr && !asks && !stops && !ends) return false;
        if (stops) {  // "stops the clock: same position three times"
            const auto who = group_.who;
            flush();
            group_.who = who;
            group_.verb = desk::row_of(ActWord::claim);
        }
        group_.object = element.saying;
        return add_text(element);
    }

    bool take_operand(const Element& element) {
        const bool is_whom = element.is(Link::of) && group_.verb != nullptr && !takes_men(*group_.verb);
        if (element.is(Link::whose) || is_whom) return add_text(element);
        const bool is_full = group_.verb != nullptr && !takes_men(*group_.verb) && is_man(element);
        if (is_full) return false;
        if (element.kind == Element::Kind::move && has_whole_move() && group_.operands.size() == 1 &&
            !is_followed_by_touch(behind())) {
            flush();
            group_.is_answer = true;
        }
        group_.operands.push_back(element);
        return add_text(element);
    }

    std::vector<Element> elements_;
    std::size_t at_ = 0;
    SaidGroup group_;
    bool has_seen_ = false;                    // somebody saw or noticed what this group tells
    std::optional<SaidGroup> objection_ = {};  // that stands before what it is about
    std::vector<SaidGroup> groups_;
};

}  // namespace

std::optional<Who> other_player(std::optional<Who> who) {
    if (who == Who::white) return Who::black;
    return who == Who::black ? std::optional(Who::white) : std::nullopt;
}

Result<std::vector<SaidGroup>> groups_of(std::vector<Element> elements) {
    return Groups(std::move(elements)).read();
}

}  // namespace jadoube::desk
