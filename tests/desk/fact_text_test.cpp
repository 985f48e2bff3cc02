// Facts as they are typed: what is understood, and what is said of the rest.
#include "desk/incident/fact_text.hpp"

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

rules::Values values(const std::string& text, const std::string& name) {
    const auto fact = parse_fact(text);
    INFO(text << ": " << (fact ? "" : fact.error().message));
    REQUIRE(fact);
    CHECK(fact->first == name);
    return fact->second;
}

Error refused(const std::string& text) {
    const auto fact = parse_fact(text);
    INFO(text);
    REQUIRE_FALSE(fact);
    CHECK(fact.error().where == "--fact");
    return fact.error();
}

}  // namespace

TEST_CASE("a fact has the value of its type: yes or no, a number, a word") {
    CHECK(values("deliberate=yes", "deliberate") == rules::Values{true});
    CHECK(values("deliberate=false", "deliberate") == rules::Values{false});
    CHECK(values("illegal_moves_before=1", "illegal_moves_before") == rules::Values{std::int64_t{1}});
    CHECK(values("notice=late", "notice") == rules::Values{std::string("late")});
}

TEST_CASE("a time is told as people write it, or in milliseconds, also for a number of the code") {
    const rules::Values half_an_hour = {std::int64_t{1'800'000}};
    CHECK(values("late_ms=0:30:00", "late_ms") == half_an_hour);
    CHECK(values("late_ms=1800000", "late_ms") == half_an_hour);
    CHECK(values("default_time_ms=0:30:00", "default_time_ms") == half_an_hour);
    CHECK(refused("late_ms=soon").message == "'soon' is no time");
}

TEST_CASE("a fact that is not understood is told, with what to type") {
    CHECK(refused("deliberate").hint == "write deliberate=yes");
    CHECK(refused("perhaps").hint == "write deliberate=yes");
    CHECK(refused("deliberat=yes").hint == "did you mean 'deliberate'?");
    CHECK(refused("deliberate=perhaps").code == ErrorCode::usage);
}
