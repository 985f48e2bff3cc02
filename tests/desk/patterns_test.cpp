// The rows of the table as the reader of lines compares them.
#include "desk/elements/patterns.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::desk;

TEST_CASE("a way to say a row is compared part by part as it would be as a whole") {
    std::size_t seen = 0;
    for (const Saying& row : sayings()) {
        for (const std::string_view way : split(row.words, '|')) {
            const auto whole = compared(way);
            if (way.find('[') != std::string_view::npos || whole.empty()) continue;
            INFO(row.says << ": " << way);
            ++seen;
            CHECK(std::ranges::any_of(
                patterns(), [&](const Pattern& pattern) { return pattern.saying == &row && pattern.words == whole; }));
        }
    }
    CHECK(seen > 1000);
}
