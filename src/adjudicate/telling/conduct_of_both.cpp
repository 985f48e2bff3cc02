#include "adjudicate/telling/conduct_of_both.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/words.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;

namespace {

/// What both players do may be one matter; not where each has done it at a moment of his own.
bool is_joined_with_the_others(Kind kind) {
    return rules::kind_covers(Kind::conduct, kind) && !rules::row_of(kind).traits.at_a_moment;
}

/// Of both, in one word: an absence lasts until one of them comes, which is told after it.
bool is_absence_of_both(const Story& story, const Incident& told) {
    return told.kinds == std::vector{Kind::conduct_absent} && !told.offender &&
           story.dispute.acts[told.acts.front()].by == Person::both;
}

/// The arbiter has allowed it to one of them only: that is no conduct of both.
bool is_allowed_to_one(const Story& story, std::size_t one, std::size_t other) {
    const auto leave = [&](std::size_t act) {
        Incident conduct;
        conduct.acts = {act};
        const rules::Values* permitted = told(story.dispute, conduct, "permitted");
        return permitted != nullptr && *permitted == rules::Values{true};
    };
    return leave(one) != leave(other);
}

}  // namespace

std::optional<std::size_t> join_conduct_of_other(Story& story, Kind kind, std::optional<Color> offender) {
    if (!offender || !is_joined_with_the_others(kind)) return std::nullopt;
    for (Incident& other : story.now.matters) {
        const bool is_same = other.fate == Fate::open && other.kinds == std::vector{kind};
        const bool is_joined = other.offender == !*offender || is_absence_of_both(story, other);
        if (!is_same || !is_joined || other.ply != story.now.ply) continue;
        if (is_allowed_to_one(story, other.acts.front(), story.index)) continue;
        other.offender.reset();
        other.acts.push_back(story.index);
        const auto matter = static_cast<std::size_t>(&other - story.now.matters.data());
        story.effect() = {.what = EffectWord::opened, .matter = matter};
        return matter;
    }
    return std::nullopt;
}

bool other_does_the_same_next(const Story& story, Kind kind, std::optional<Color> offender) {
    if (!offender || !is_joined_with_the_others(kind)) return false;
    const auto does_the_same = [&](const Act& act) {
        if (std::holds_alternative<Refuse>(act.what))
            return kind == Kind::conduct_refuse && color_of(act.by) == !*offender;
        const auto* happening = std::get_if<Happening>(&act.what);
        return happening != nullptr && happening->kind() == kind &&
               offender_of(story, act.by, *happening, kind) == !*offender;
    };
    const auto& acts = story.dispute.acts;
    const auto after = acts.begin() + static_cast<std::ptrdiff_t>(story.index) + 1;
    const auto next =
        std::find_if(after, acts.end(), [&](const Act& act) { return does_the_same(act) || !is_in_passing(act); });
    const auto at = static_cast<std::size_t>(next - acts.begin());
    if (next != acts.end() && is_allowed_to_one(story, story.index, at)) return false;
    return next != acts.end() && does_the_same(*next);
}

}  // namespace jadoube::adjudicate
