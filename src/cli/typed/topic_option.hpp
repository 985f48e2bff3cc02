// The option --topic, which commands on several codes share.
#pragma once

#include "cli/command.hpp"
#include "rules/compare/topics.hpp"

namespace jadoube::cli {

[[nodiscard]] OptionSpec topic_option(std::string& topic, std::string help);
/// The topic of that name; an error that lists them all where there is none.
[[nodiscard]] Result<const rules::Topic*> topic_asked(const std::string& name);
/// All topics with their meanings, as lines of a help page.
[[nodiscard]] std::string topic_list();

}  // namespace jadoube::cli
