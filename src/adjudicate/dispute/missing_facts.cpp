#include "adjudicate/dispute/missing_facts.hpp"

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/dispute/manner_of_touch.hpp"
#include "adjudicate/story/of_both.hpp"
#include "rules/vocabulary/count.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr chess::Color kPlayers[] = {chess::Color::white, chess::Color::black};

/// How a man was touched is told of the touch, whatever was done in that turn besides; how men came to be thrown over,
/// of that.
bool may_be_told_of(const Act& act, const std::string& fact) {
    return !is_of_touches(fact) || std::holds_alternative<Happening>(act.what) || is_untold_of(act, fact);
}

}  // namespace

std::optional<chess::Color> whose(const Act& act) {
    if (std::holds_alternative<Claim>(act.what)) return color_of(act.by);
    const auto subject = subject_of(act);
    return subject ? color_of(*subject) : std::nullopt;
}

void MissingFacts::add(const Judged& judged) {
    for (const std::string& fact : judged.unknown) {
        OfPlayers& acts = missing_[fact];
        for (const chess::Color player : kPlayers)
            if (const auto act = last_act_of(player, judged.ruling, fact)) acts[player] = act;
    }
}

std::optional<std::size_t> MissingFacts::last_act_of(chess::Color player, const MatterRuling& ruling,
                                                     const std::string& fact) const {
    if (ruling.offender && *ruling.offender != player) return std::nullopt;
    const auto misses_it = [&](std::size_t number) {
        if (number >= dispute_.acts.size() || assumed_.contains(to_text({fact, number}))) return false;
        const Act& act = dispute_.acts[number];
        return whose(act) == player && may_be_told_of(act, fact);
    };
    const auto last = std::find_if(ruling.acts.rbegin(), ruling.acts.rend(), misses_it);
    return last == ruling.acts.rend() ? std::nullopt : std::optional(*last);
}

bool MissingFacts::is_told_of_another(const std::string& fact, const OfPlayers& acts) const {
    for (std::size_t act = 0; act < dispute_.acts.size(); ++act) {
        const auto by = color_of(dispute_.acts[act].by);
        if (!by || acts[*by]) continue;
        if (dispute_.acts[act].facts.contains(fact) || assumed_.contains(to_text({fact, act}))) return true;
    }
    return false;
}

bool MissingFacts::is_asked_of_each(const std::string& fact, const OfPlayers& acts) const {
    const rules::FactRow* row = rules::fact_named(fact);
    const auto count = rules::count_named(fact);
    const bool is_ones_own = count ? count->of != rules::Party::both : row != nullptr && row->traits.of_one_player;
    if (!is_ones_own) return false;
    const bool is_of_both = acts[chess::Color::white] && acts[chess::Color::black];
    return is_of_both || is_told_of_another(fact, acts);
}

std::set<std::string> MissingFacts::names() const {
    std::set<std::string> names;
    for (const auto& [fact, acts] : missing_) {
        if (!is_asked_of_each(fact, acts)) {
            names.insert(fact);
            continue;
        }
        for (const chess::Color player : kPlayers)
            if (acts[player]) names.insert(to_text({fact, *acts[player]}));
    }
    return names;
}

}  // namespace jadoube::adjudicate
