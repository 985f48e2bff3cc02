#include "cli/typed/told_facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/incident/fact_text.hpp"

namespace jadoube::cli {

tl::expected<desk::ToldValues, Errors> read_told(const std::vector<std::string>& words) {
    desk::ToldValues told;
    Errors errors;
    for (const std::string& word : words) {
        auto fact = desk::parse_fact(word);
        if (!fact) {
            errors.push_back(fact.error());
            continue;
        }
        const bool is_twice =
            std::any_of(told.begin(), told.end(), [&](const auto& before) { return before.first == fact->first; });
        if (is_twice) {
            errors.push_back({ErrorCode::usage, fmt::format("'{}' is told twice", fact->first), word, "tell it once"});
        }
        told.push_back(std::move(*fact));
    }
    if (!errors.empty()) return tl::unexpected<Errors>(std::move(errors));
    return told;
}

}  // namespace jadoube::cli
