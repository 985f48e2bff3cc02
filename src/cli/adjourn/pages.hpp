// The pages of adjourned games as files, and what the commands on them print; `adjourn`, `seal` and `resume` share it.
#pragma once

#include "cli/command.hpp"
#include "cli/log/receipts.hpp"
#include "desk/incident/recording.hpp"
#include "report/words/document.hpp"

namespace jadoube::cli {

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
                                             const log::LogNumber& entry, const report::Document& document);

/// `schema`, `entry`, `id`, `was_there`, `game`, `status`: what each of the three commands prints with --json.
[[nodiscard]] Json adjournment_receipt(const desk::Receipt& receipt, const log::AdjournedGame& game);

}  // namespace jadoube::cli
