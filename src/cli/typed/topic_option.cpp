#include "cli/typed/topic_option.hpp"

#include <fmt/format.h>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {

OptionSpec topic_option(std::string& topic, std::string help) {
    return {"--topic", std::move(help), &topic, "TOPIC"};
}

Result<const rules::Topic*> topic_asked(const std::string& name) {
    if (const rules::Topic* topic = rules::topic_named(name)) return topic;
    const auto names = rules::topic_names();
    const auto meant = nearest(name, names);
    const std::string known = fmt::format("topics: {}", list_of(names, "and"));
    const std::string message = name.empty() ? "no topic is named" : fmt::format("'{}' is no topic", name);
    return failure(ErrorCode::usage, message, "--topic", (meant ? did_you_mean(*meant) + " " : std::string()) + known);
}

std::string topic_list() {
    std::string lines = "Topics:";
    for (const rules::Topic& topic : rules::topics())
        lines += fmt::format("\n  {:<22}{}", topic.name, report::words_of("topic", topic.name));
    return lines;
}

}  // namespace jadoube::cli
