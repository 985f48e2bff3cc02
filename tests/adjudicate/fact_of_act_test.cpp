// A fact of one act by its number: "device_place@2".
#include "adjudicate/cases/fact_of_act.hpp"

#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

TEST_CASE("a fact of one act has the number of the act behind it") {
    CHECK(to_text(FactOfAct{"device_place", 1}) == "device_place@2");
    CHECK(to_text(FactOfAct{"device_place"}) == "device_place");
    CHECK(fact_of_act("device_place@2") == FactOfAct{"device_place", 1});
    CHECK(fact_of_act("device_place") == FactOfAct{"device_place"});
    CHECK(row_of_told("device_place@2") == rules::fact_named("device_place"));
    for (const char* none : {"device_place@", "device_place@0", "device_place@x", "device_place@-1"}) {
        INFO(none);
        CHECK(fact_of_act(none) == FactOfAct{none});
        CHECK(row_of_told(none) == nullptr);
    }
}

TEST_CASE("what is told of an act by its number is told with it, of an act that there is") {
    const Case two = tests::case_of(
        R"({"given": {"position": null}, "when": {"acts": [{"act": "device", "by": "white"}, {"act": "device", "by": "black"}],
            "facts": {"device_place@2": "elsewhere"}}})");
    const auto told = with_facts_at_their_acts(two.dispute);
    REQUIRE(told);
    CHECK(told->facts.empty());
    CHECK(told->acts[0].facts.empty());
    CHECK(told->acts[1].facts.at("device_place") == rules::Values{std::string("elsewhere")});

    Dispute three = two.dispute;
    three.facts = {{"device_place@3", {std::string("elsewhere")}}};
    const auto none = with_facts_at_their_acts(three);
    REQUIRE_FALSE(none);
    CHECK(none.error().message == "there is no act 3");
}
