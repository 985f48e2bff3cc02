#include "report/document.hpp"

#include "catch.hpp"

using namespace jadoube::report;

TEST_CASE("texts join without their empty parts") {
    CHECK(join({"a", "", foreign("b")}, ", ") == Text("a") + ", " + foreign("b"));
    CHECK(join({"", Text()}, ", ").empty());
    CHECK(plain(list_of({"a", strong("b"), "c"}, "or")) == "a, b or c");
    CHECK(plain(list_of({"a"})) == "a");
}

TEST_CASE("a list under a label appears only where there is something to list") {
    Blocks blocks;
    add_list(blocks, "None:", {});
    CHECK(blocks.empty());
    add_list(blocks, "Some:", {{"x"}});
    CHECK(blocks.size() == 2);
}
