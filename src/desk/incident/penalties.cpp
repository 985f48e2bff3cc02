#include "desk/incident/penalties.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/known/judged_matter.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/deed.hpp"

namespace jadoube::desk {
namespace {

using chess::Color;
using rules::Measure;
using rules::Penalty;

constexpr Millis kMostOnAClock{35'999'000};  // 9:59:59
constexpr std::int64_t kHalvesOfAGame = 2;
constexpr std::int64_t kQuartersOfAHalf = 2;

/// What a ruling leaves to choose among: of the first matter with several penalties.
struct PenaltyRange {
    std::vector<Penalty> kinds = {};
    std::string article = {};
    std::optional<Color> offender = {};
};

PenaltyRange range_of(const adjudicate::MatterRuling& matter) {
    PenaltyRange range{.offender = matter.offender};
    for (const adjudicate::OtherAnswer& answer : matter.other) {
        if (answer.kind != rules::OtherKind::penalty) continue;
        if (range.article.empty() && !answer.articles.empty()) range.article = answer.articles.front();
        for (const rules::SaidWord& word : answer.words) {
            if (const auto* kind = std::get_if<Penalty>(&word)) range.kinds.push_back(*kind);
        }
    }
    return range;
}

std::optional<PenaltyRange> range_of(const adjudicate::Ruling& ruling) {
    for (const adjudicate::MatterRuling& matter : ruling.matters) {
        PenaltyRange range = range_of(matter);
        // One alone is chosen too where nobody has said how much of it there is.
        const bool has_open_size = range.kinds.size() == 1 && row_of(range.kinds.front()).measure != Measure::nothing;
        if (range.kinds.size() > 1 || has_open_size) return range;
    }
    return std::nullopt;
}

/// How the penalty is typed, for this offender.
std::string typed(Penalty kind, const std::optional<Color>& offender, const std::optional<std::int64_t>& most) {
    const rules::PenaltyRow& row = row_of(kind);
    if (row.measure == Measure::nothing) return fmt::format("--penalty {}", row.name);
    const std::string whose =
        offender ? std::string(name_of(row.adds_to_opponent ? !*offender : *offender)) : std::string("SIDE");
    const std::string_view option = row.measure == Measure::time ? "--time" : "--points";
    const std::string_view points = most && *most < 2 ? "0.5" : "1";
    return fmt::format("{} \"{} {}{}\"", option, whose, row.adds_to_opponent ? '+' : '-',
                       row.measure == Measure::time ? "2:00" : points);
}

/// What the law allows of the penalty at most, and of points no more than a game has to give; nothing where neither
/// says it.
std::optional<std::int64_t> most_of(Penalty kind, const JudgedMatter& judged) {
    const rules::Article* provider = judged.laws.ruleset().provider_of(kind);
    if (provider == nullptr || !provider->penalty->at_most)
        return row_of(kind).measure == Measure::points ? std::optional(kHalvesOfAGame) : std::nullopt;
    const rules::Bound& bound = *provider->penalty->at_most;
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return *number;
    return judged.laws.ruleset().parameter(std::get<std::string>(bound), judged.given.game.play);
}

std::string listed(const PenaltyRange& range, const JudgedMatter& judged) {
    std::vector<std::string> all;
    for (const Penalty kind : range.kinds) {
        const auto most = most_of(kind, judged);
        std::string one = typed(kind, range.offender, most);
        // The name of a penalty says what it is; whose time or points it is about is seen where there is an offender.
        if (row_of(kind).measure != Measure::nothing && !range.offender)
            one = fmt::format("{}: {}", meaning_of(kind), one);
        if (most) one += fmt::format(" (at most {})", report::amount_words(row_of(kind).measure, *most));
        all.push_back(std::move(one));
    }
    return fmt::format("{}", fmt::join(all, "; "));
}

class Imposing {
public:
    Imposing(const JudgedMatter& judged, const PenaltyRange& range) : judged_(judged), range_(range) {}

    Result<Json> all(const PenaltiesTold& told) {
        JsonArray penalties;
        for (const Penalty kind : told.named) {
            auto one = named(kind);
            if (!one) return tl::unexpected<Error>(one.error());
            penalties.push_back(std::move(*one));
        }
        for (const ChangeTold& change : told.changes) {
            auto one = changed(change);
            if (!one) return tl::unexpected<Error>(one.error());
            penalties.push_back(std::move(*one));
        }
        if (const auto twice = said_twice(penalties)) {
            return refuse(fmt::format("{} is said more than once: say it once, with all of it",
                                      meaning_of(*rules::named<Penalty>(*twice))));
        }
        return Json::object({{"do", rules::name_of(rules::OtherKind::penalty)}, {"penalties", std::move(penalties)}});
    }

private:
    [[nodiscard]] tl::unexpected<Error> refuse(const std::string& what) const {
        return failure(ErrorCode::usage, what, {}, listed(range_, judged_));
    }

    /// The name of a penalty that stands twice.
    [[nodiscard]] static std::optional<std::string> said_twice(const JsonArray& penalties) {
        std::vector<std::string> names;
        for (const Json& one : penalties) {
            std::string name = one.text("penalty");
            if (std::find(names.begin(), names.end(), name) != names.end()) return name;
            names.push_back(std::move(name));
        }
        return std::nullopt;
    }

    [[nodiscard]] bool is_open(Penalty kind) const {
        return std::find(range_.kinds.begin(), range_.kinds.end(), kind) != range_.kinds.end();
    }

    [[nodiscard]] Json begun(Penalty kind, const std::optional<Color>& side) const {
        Json one = Json::object({{"penalty", name_of(kind)}});
        if (side) one.set("to", name_of(*side));
        return one;
    }

    [[nodiscard]] Json with_article(Json one, Penalty kind) const {
        const rules::Article* provider = judged_.laws.ruleset().provider_of(kind);
        return one.set("article", provider != nullptr ? provider->id : range_.article);
    }

    Result<Json> named(Penalty kind) const {
        if (!is_open(kind))
            return refuse(fmt::format("the law does not leave this to choose here: {}", meaning_of(kind)));
        if (row_of(kind).measure != Measure::nothing)
            return refuse(fmt::format("how much is it: {}?", meaning_of(kind)));
        return with_article(begun(kind, range_.offender), kind);
    }

    /// The penalty that such a change is: more for the opponent, or less for the offender.
    [[nodiscard]] std::optional<Penalty> kind_of(const ChangeTold& change) const {
        for (const Penalty kind : range_.kinds) {
            const rules::PenaltyRow& row = row_of(kind);
            if (row.measure != change.measure || row.adds_to_opponent != (change.by > 0)) continue;
            if (!range_.offender || (change.side != *range_.offender) == row.adds_to_opponent) return kind;
        }
        return std::nullopt;
    }

    /// Why no clock can be set so; empty where one can.
    [[nodiscard]] std::string no_clock_shows(const ChangeTold& change) const {
        if (change.measure != Measure::time) return {};
        const auto& reading = judged_.ruling.standing.clocks[change.side];
        const std::int64_t then = reading.value_or(Millis{}).count + change.by;
        if (reading && then < 0)
            return fmt::format("{} has {} left, and a clock cannot show less than nothing", report::side(change.side),
                               to_text(*reading));
        if (std::abs(change.by) <= kMostOnAClock.count && then <= kMostOnAClock.count) return {};
        return fmt::format("no clock shows more than {}", to_text(kMostOnAClock));
    }

    Result<Json> changed(const ChangeTold& change) const {
        const auto kind = kind_of(change);
        const std::int64_t size = std::abs(change.by);
        const bool is_time = change.measure == Measure::time;
        const std::string amount = is_time ? report::amount_words(change.measure, size) : report::quarter_words(size);
        if (size == 0) return refuse(fmt::format("{} is no change", amount));
        if (!kind) {
            return refuse(fmt::format("the law does not leave this to choose here: {} {} for {}", amount,
                                      change.by > 0 ? "more" : "less", report::side(change.side)));
        }
        if (const auto most = most_of(*kind, judged_); most && size > (is_time ? *most : *most * kQuartersOfAHalf)) {
            return refuse(
                fmt::format("{} is more than the law allows, {}", amount, report::amount_words(change.measure, *most)));
        }
        if (const std::string why = no_clock_shows(change); !why.empty()) return refuse(why);
        Json one = begun(*kind, change.side);
        const bool is_in_halves = size % kQuartersOfAHalf == 0;
        if (is_time) one.set("time_ms", size);
        if (!is_time && is_in_halves) one.set("half_points", size / kQuartersOfAHalf);
        if (!is_time && !is_in_halves) one.set("quarter_points", size);
        return with_article(std::move(one), *kind);
    }

    const JudgedMatter& judged_;
    const PenaltyRange& range_;
};

}  // namespace

bool leaves_penalties(const adjudicate::Ruling& ruling) {
    return range_of(ruling).has_value();
}

std::string penalties_left(const JudgedMatter& judged) {
    const auto range = range_of(judged.ruling);
    return range ? listed(*range, judged) : std::string();
}

Result<Json> penalties_imposed(const JudgedMatter& judged, const PenaltiesTold& told) {
    const auto range = range_of(judged.ruling);
    if (!range) {
        return failure(ErrorCode::usage, "the ruling leaves no penalty to choose", {},
                       "a decision of another kind: --otherwise \"what\" --reason \"why\"");
    }
    return Imposing(judged, *range).all(told);
}

Result<void> require_no_choice_of_penalties(const JudgedMatter& judged, const log::LogNumber& incident) {
    const auto range = range_of(judged.ruling);
    if (!range) return {};
    return failure(ErrorCode::usage,
                   fmt::format("the ruling on incident {} leaves one or more of these to choose", incident), {},
                   listed(*range, judged));
}

std::vector<report::Text> imposed_before(const log::State& state, const event::GameReference& game,
                                         const adjudicate::Ruling& ruling) {
    const bool brings_penalty = std::ranges::any_of(ruling.matters, [](const adjudicate::MatterRuling& matter) {
        return std::ranges::any_of(matter.other,
                                   [](const auto& other) { return other.kind == rules::OtherKind::penalty; });
    });
    std::vector<report::Text> before;
    for (const log::LoggedIncident& one : state.incidents) {
        const bool is_it =
            brings_penalty && one.game == game && !one.is_for_few_eyes && !one.withdrawal && one.decision;
        const std::string imposed = is_it ? report::imposed_words(one.decision->what.option) : std::string();
        if (imposed.empty()) continue;
        before.push_back(report::say("begin.imposed_before",
                                     {{"number", log::to_text(one.number)}, {"what", report::foreign(imposed)}}));
    }
    return before;
}

}  // namespace jadoube::desk
