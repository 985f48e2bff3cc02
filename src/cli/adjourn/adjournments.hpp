// Adjourned games between log, pages and rulings; `adjourn`, `seal` and `resume` share it.
#pragma once

#include "cli/command.hpp"
#include "cli/log/recording.hpp"
#include "report/adjournment_page.hpp"

namespace jadoube::cli {

/// The game of that reference, adjourned and neither resumed nor ended. Fails with usage, saying what it is instead.
[[nodiscard]] Result<const log::AdjournedGame*> adjourned_now(const Desk& desk, const std::string& reference);
/// The latest adjournment of that game, over or not. Fails with usage where there is none.
[[nodiscard]] Result<const log::AdjournedGame*> adjourned_ever(const Desk& desk, const std::string& reference);

/// For pages and reports. Sealed moves are in it once they were opened, and only then.
[[nodiscard]] report::AdjournmentReport adjournment_report(const log::State& state, const log::AdjournedGame& game,
                                                           const std::string& laws);
/// The title of the code of laws that the log keeps.
[[nodiscard]] std::string laws_title(const Desk& desk, const log::AdoptedRules& rules);

/// The commitment as people compare it: its first 128 bits in eight words.
[[nodiscard]] std::string fingerprint_of(const log::Commitment& commitment);
/// The clocks as they were last read before the resumption.
[[nodiscard]] log::ClockReadings clocks_of(const log::AdjournedGame& game);

/// The folder for pages, and how they are written.
struct PageWords {
    std::string folder;
    std::string format;
};
[[nodiscard]] std::vector<OptionSpec> page_options(PageWords& words);
/// Makes the folder where pages are asked for and it is missing. To be called before anything is recorded: what can be
/// refused is refused then. Fails with usage.
[[nodiscard]] Result<void> make_page_folder(const PageWords& words);
/// Writes a page, readable for its owner only; its name is made of our ids: "r5b12-envelope-4.html". Answers the path.
[[nodiscard]] Result<std::string> write_page(const Session& session, const PageWords& words,
                                             const event::GameReference& game, const std::string& what,
                                             log::EntrySeq entry, const report::Document& document);

/// `schema`, `entry`, `id`, `was_there`, `game`, `status`: what each of the three commands prints with --json.
[[nodiscard]] Json adjournment_receipt(const Receipt& receipt, const log::AdjournedGame& game);
/// "recorded as 7".
[[nodiscard]] std::string short_text(const Receipt& receipt);

/// What happened around the resumption, to be ruled on.
struct AdjournedIncident {
    JsonArray acts;  // after the breaking off and the sealing, which stand before them
    std::vector<log::ToldFact> facts = {};
    bool is_opened = false;  // the envelope was opened before
    std::optional<log::ClockReadings> clocks = {};
    std::string reported_by = {};
    std::string note = {};
};
[[nodiscard]] Result<Matter> matter_on(const Desk& desk, const log::AdjournedGame& game,
                                       const AdjournedIncident& incident, const Recording& recording);

}  // namespace jadoube::cli
