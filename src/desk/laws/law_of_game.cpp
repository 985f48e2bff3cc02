#include "desk/laws/law_of_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/laws/kind_of_play.hpp"
#include "game/time/time_control_words.hpp"
#include "rules/read/ruleset_index.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using rules::Edition;
using rules::Play;

/// The number, nothing where it is not known ("??", "00", no digits).
std::optional<std::int64_t> part(const std::vector<std::string_view>& parts, std::size_t at) {
    const auto number = at < parts.size() ? parse_int(trim(parts[at])) : std::nullopt;
    return number && *number > 0 ? number : std::nullopt;
}

std::int64_t days_in(std::int64_t year, std::int64_t month) {
    constexpr std::array<std::int64_t, 12> kDays = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return kDays[static_cast<std::size_t>(month) - 1] + (month == 2 && is_leap ? 1 : 0);
}

std::string iso(std::int64_t year, std::int64_t month, std::int64_t day) {
    return fmt::format("{:04}-{:02}-{:02}", year, month, day);
}

std::optional<std::vector<Edition>> family_of_default(const rules::RulesetIndex& index) {
    for (const auto& [family, editions] : index.families) {
        const bool has_it = std::any_of(editions.begin(), editions.end(),
                                        [&](const Edition& edition) { return edition.id == index.default_id; });
        if (has_it) return editions;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Days> days_of(std::string_view date_tag) {
    constexpr std::int64_t kLastYear = 9999;
    const auto parts = split(trim(date_tag), '.');
    const auto year = part(parts, 0);
    if (!year || *year > kLastYear) return std::nullopt;
    const auto month = part(parts, 1);
    if (!month) return Days{iso(*year, 1, 1), iso(*year, 12, 31)};
    if (*month > 12) return std::nullopt;
    const auto day = part(parts, 2);
    const std::int64_t last = days_in(*year, *month);
    if (day && *day > last) return std::nullopt;
    return Days{iso(*year, *month, day.value_or(1)), iso(*year, *month, day.value_or(last))};
}

tl::expected<GameLaws, Errors> GameLaws::from(rules::RulesetStore store, const std::string& choice) {
    GameLaws laws(std::move(store));
    if (choice != "auto") {
        laws.forced_ = choice;
        if (const auto loaded = laws.named(choice); !loaded) return tl::unexpected<Errors>(loaded.error());
        return laws;
    }
    const auto index = laws.store_.index();
    if (!index) return tl::unexpected<Errors>(index.error());
    laws.editions_ = family_of_default(*index).value_or(std::vector<Edition>{});
    return laws;
}

tl::expected<const Laws*, Errors> GameLaws::named(const std::string& id) {
    const std::lock_guard lock(shelf_->mutex);
    const auto known = shelf_->laws.find(id);
    if (known != shelf_->laws.end()) return known->second.get();
    auto loaded = load_laws(store_, id);
    if (!loaded) return tl::unexpected<Errors>(loaded.error());
    return shelf_->laws.emplace(id, std::make_unique<const Laws>(std::move(*loaded))).first->second.get();
}

void GameLaws::set_edition(LawOfGame& law, const game::Record& record) const {
    const auto days = days_of(record.tag("Date"));
    const Edition* first = days ? rules::edition_on(editions_, days->first) : nullptr;
    const Edition* last = days ? rules::edition_on(editions_, days->last) : nullptr;
    if (!days) {
        law.missing = NoLaw::date_missing;
    } else if (last == nullptr) {
        law.missing = NoLaw::date_before_first_edition;
    } else if (first != last) {
        law.missing = NoLaw::date_between_editions;
    } else {
        law.id = first->id;
    }
}

tl::expected<LawOfGame, Errors> GameLaws::of(const game::Record& record, Need need) {
    LawOfGame law{.id = forced_};
    if (forced_.empty()) set_edition(law, record);
    const auto control = game::time_control_of(record);
    if (law.missing || (need == Need::name && !control && forced_.empty())) return law;
    const auto laws = named(law.id);
    if (!laws) return tl::unexpected<Errors>(laws.error());
    law.laws = *laws;
    law.id = law.laws->ruleset().id;
    const auto play = control ? play_by(law.laws->ruleset(), *control) : std::nullopt;
    law.play_is_assumed = !play;
    law.play = play.value_or(Play::standard);
    return law;
}

}  // namespace jadoube::desk

namespace jadoube::rules {
namespace {

using desk::NoLaw;

constexpr auto kNoLaws = std::to_array<WordRow<NoLaw>>({
    {NoLaw::date_missing, "date-missing", "the record does not say when it was played"},
    {NoLaw::date_between_editions, "date-between-editions", "what is known of its date fits several editions"},
    {NoLaw::date_before_first_edition, "date-before-first-edition", "it was played before the oldest edition known"},
});
static_assert(is_in_order(kNoLaws));

}  // namespace

template <>
std::span<const WordRow<NoLaw>> rows<NoLaw>() {
    return kNoLaws;
}
}  // namespace jadoube::rules
