#include "rules/words/show.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "rules/ruleset.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;

Ruleset sample() {
    return samples::code(
        article("22(c)", R"("trigger": "touch", "then": "stand")") + "," +
        article("22(c) adjusting", R"raw("trigger": "touch", "exception_to": ["22(c)"], "then": "nothing")raw") + "," +
        article("27", R"("trigger": "none")"));
}

TEST_CASE("a reference names an article and its parts") {
    const Ruleset ruleset = sample();
    CHECK(articles_named(ruleset, "22").size() == 2);
    CHECK(articles_named(ruleset, "22(c) adjusting").size() == 1);
    CHECK(articles_named(ruleset, "2").empty());
}

}  // namespace
}  // namespace jadoube::rules
