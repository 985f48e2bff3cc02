// Whose decision stands above whose: so that an arbiter does not replace what the appeals committee decided.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "log/state/fold.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::desk {

/// The roles of those who decide, from the lowest to the highest.
enum class Authority { arbiter, deputy_chief_arbiter, chief_arbiter, appeals_committee };

/// By the role that the event gives to that name, where it is one of these by its name ("deputy chief arbiter"); any
/// other title is an arbiter's. A name that the event does not know may say itself what it is ("Appeals committee").
/// Nobody proves who he is: what is typed is recorded.
[[nodiscard]] Authority authority_of(const log::EventBegun& event, const std::string& name);

/// Whether he hears the appeal: one of its panel, or as the code calls who hears it ("Executive Committee").
[[nodiscard]] bool hears(const log::Appeal& appeal, const std::string& name);

/// Who stands behind a decision.
struct Decider {
    std::string name;
    Authority authority = Authority::arbiter;
    log::LogNumber entry;  // with which he made or confirmed it
};
/// Who made the decision that stands, or confirmed it on appeal; whoever heard that appeal has the authority of an
/// appeals committee in it, whatever else he is. Nothing where nothing is decided.
[[nodiscard]] std::optional<Decider> decider_of(const log::EventBegun& event, const log::LoggedIncident& incident);

/// That whoever decides may settle an incident on which decisions of several devices stand side by side: who made all
/// of them himself, or somebody who stands above one of those who did and below none. Fails with usage, naming who may.
[[nodiscard]] Result<void> require_settling(const log::EventBegun& event, const log::LoggedIncident& incident,
                                            const std::string& by);

/// That whoever records or decides is an arbiter of the event, or hears its appeals; anybody where it names no
/// arbiters. Fails with usage, naming them.
[[nodiscard]] Result<void> require_of_event(const log::State& state, const std::string& by);

/// That he plays in none of the event's games with this incident: nobody decides in his own cause. Fails with usage.
[[nodiscard]] Result<void> require_no_player(const log::State& state, const log::LoggedIncident& incident,
                                             const std::string& by);
/// That no appeal on it waits, which has to be decided first. Fails with usage.
[[nodiscard]] Result<void> require_no_appeal(const log::LoggedIncident& incident);

/// That whoever decides now may replace the decision made last. Fails with usage, naming who may.
[[nodiscard]] Result<void> require_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                                             const std::string& by);

/// That whoever overrules stands above whoever made the decision. Fails with usage, naming who may, or where nothing is
/// decided.
[[nodiscard]] Result<void> require_higher_authority(const log::EventBegun& event, const log::LoggedIncident& incident,
                                                    const std::string& by);

/// That whoever corrects or withdraws the incident stands as high as who entered it, and as who decided on it. Fails
/// with usage, naming who may.
[[nodiscard]] Result<void> require_authority_over(const log::EventBegun& event, const log::LoggedIncident& incident,
                                                  const std::string& by);
/// The same of an entry that is no incident: as high as who entered it.
[[nodiscard]] Result<void> require_authority_over(const log::EventBegun& event, const log::Entry& entry,
                                                  const log::LogNumber& number, const std::string& by);

}  // namespace jadoube::desk

namespace jadoube::rules {
struct AuthorityRow {
    desk::Authority value;
    std::string_view name;
    std::string_view meaning;
    std::string_view also_called = {};
};
template <>
struct RowType<desk::Authority> {
    using type = AuthorityRow;
};
template <>
std::span<const AuthorityRow> rows<desk::Authority>();
}  // namespace jadoube::rules
