#include "desk/known/judged_matter.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/cases/fact_of_act.hpp"
#include "base/error.hpp"
#include "game/replay.hpp"

namespace jadoube::desk {
namespace {

std::string values_text(const rules::Values& values) {
    std::string text;
    for (const rules::Value& value : values) text += (text.empty() ? "" : ", ") + rules::to_text(value);
    return text;
}

/// What the ruling found of a fact, each time it looked: of one act in the matters that it is part of.
std::vector<const adjudicate::Answered*> uses_of(const adjudicate::Ruling& ruling, const adjudicate::FactOfAct& told) {
    const auto& [fact, act] = told;
    std::vector<const adjudicate::Answered*> uses;
    for (const adjudicate::MatterRuling& incident : ruling.matters) {
        if (act && std::ranges::find(incident.acts, *act) == incident.acts.end()) continue;
        for (const adjudicate::ArticleFinding& finding : incident.chain) {
            for (const adjudicate::Answered* test : grounds_of(finding))
                if (test->fact == fact && test->origin != rules::Origin::law) uses.push_back(test);
        }
    }
    return uses;
}

std::optional<ReadingKnown> reading_not_used(const log::State& state, const event::GameReference& board,
                                             const adjudicate::Ruling& ruling) {
    const auto& standing = ruling.standing;
    const bool is_needed = !standing.clock_steps.empty() && !(standing.clocks.white && standing.clocks.black);
    return is_needed ? last_reading(state, board) : std::nullopt;
}

}  // namespace

std::optional<chess::Setup> position_before(const adjudicate::Case& given) {
    if (!given.game.start) return std::nullopt;
    const game::Replay replay(*given.game.start, given.game.moves);
    return replay.at(replay.end());
}

std::optional<chess::Setup> JudgedMatter::before() const {
    return position_before(given);
}

Result<adjudicate::Ruling> ruling_on(const adjudicate::Case& given, const Laws& laws) {
    return adjudicate::adjudicate(laws.ruleset(), given.game, given.dispute, {}, laws.deferred.get());
}

tl::expected<JudgedMatter, Errors> judge_matter(const OpenLog& open, const GameMatter& matter) {
    auto given = to_case(matter);
    if (!given) return tl::unexpected<Errors>(given.error());
    auto laws = laws_in(open.store, matter.incident.rules);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    auto ruling = ruling_on(*given, *laws);
    if (!ruling) return tl::unexpected<Errors>(Errors{ruling.error()});
    auto reading = reading_not_used(open.state, matter.incident.game, *ruling);
    auto earlier = counted_before(open.state, matter.incident, counted_by(*ruling));
    return JudgedMatter{std::move(*given), std::move(*laws), std::move(*ruling), std::move(reading),
                        std::move(earlier)};
}

tl::expected<JudgedMatter, Errors> recorded_ruling(const OpenLog& open, const log::LoggedIncident& incident) {
    const auto matter = matter_of(open, incident);
    if (!matter) return tl::unexpected<Errors>(Errors{matter.error()});
    auto given = to_case(*matter);
    if (!given) return tl::unexpected<Errors>(given.error());
    auto laws = laws_in(open.store, incident.ruling->what.rules);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    auto ruling = adjudicate::read_ruling(incident.ruling->what.ruling);
    if (!ruling) return tl::unexpected<Errors>(Errors{ruling.error()});
    auto earlier = counted_before(open.state, incident, counted_by(*ruling));
    return JudgedMatter{std::move(*given), std::move(*laws), std::move(*ruling), {}, std::move(earlier)};
}

Result<void> require_heard(const adjudicate::Ruling& ruling, const adjudicate::Dispute& dispute,
                           const adjudicate::Facts& told) {
    for (const auto& [fact, values] : told) {
        if (adjudicate::is_told_of_an_act(dispute, fact)) continue;
        const auto uses = uses_of(ruling, adjudicate::fact_of_act(fact));
        const bool is_heard =
            std::any_of(uses.begin(), uses.end(),
                        [&, &wanted = values](const adjudicate::Answered* use) { return use->found == wanted; });
        if (uses.empty() || is_heard) continue;
        const std::string found = uses.front()->found ? values_text(*uses.front()->found) : "unknown";
        return failure(ErrorCode::usage, fmt::format("by what was entered and the board it is {}", found),
                       fmt::format("{}={}", fact, values_text(values)),
                       "leave it out; if an act was entered wrongly, enter what happened again without it");
    }
    return {};
}

std::vector<log::Counted> counted_by(const adjudicate::Ruling& ruling) {
    std::vector<log::Counted> counted;
    for (const adjudicate::MatterRuling& incident : ruling.matters) {
        if (incident.offender && incident.counts_as) {
            counted.push_back(
                {std::string(rules::name_of(*incident.counts_as)), std::string(name_of(*incident.offender))});
        }
    }
    return counted;
}

}  // namespace jadoube::desk
