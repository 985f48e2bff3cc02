#include "laws/survivors.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::tests {
Result<std::map<std::string, std::string>> read_survivors(std::string_view text, const std::string& name) {
    std::map<std::string, std::string> survivors;
    std::string reason;
    bool has_turn = true;
    int number = 0;
    const auto fault = [&](const std::string& what) {
        return failure(ErrorCode::json_shape, what, fmt::format("{}:{}", name, number));
    };
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        const std::string_view words = trim(line);
        if (words.empty() || words.front() == '#') continue;
        if (line.front() != ' ') {
            if (!has_turn) return fault("the reason before this line has no turn");
            reason = std::string(words);
            has_turn = false;
            continue;
        }
        if (reason.empty()) return fault("no reason stands before this turn");
        if (!survivors.emplace(words, reason).second) return fault("this turn stands twice");
        has_turn = true;
    }
    if (!has_turn) return fault("the last reason has no turn");
    return survivors;
}

}  // namespace jadoube::tests
