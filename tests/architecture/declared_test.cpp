// A type has one name in all of src, and a name is that of one type.
#include "declared.hpp"

#include "catch.hpp"

using namespace jadoube::architecture;

namespace {

std::set<std::string> declared_by(std::string_view code) {
    return types_declared(tokens_of(code));
}

}  // namespace

TEST_CASE("no two headers declare types of the same name") {
    const auto again = types_declared_again(std::filesystem::path(JADOUBE_SOURCE) / "src");
    for (const std::string& line : again) UNSCOPED_INFO(line);
    CHECK(again.empty());
}

TEST_CASE("a name that two headers of the samples declare is told with both") {
    const auto samples = std::filesystem::path(JADOUBE_SOURCE) / "tests/architecture/samples/src";
    CHECK(types_declared_again(samples) ==
          std::vector<std::string>{"Article: rules/article.hpp, rules/read/reader.hpp"});
}

TEST_CASE("types, their bases and other names for types are declared; members and mentions are not") {
    using Names = std::set<std::string>;
    CHECK(declared_by("namespace a { struct Score {}; class Man final {}; union Both {}; }") ==
          Names{"Both", "Man", "Score"});
    CHECK(declared_by("enum class Word : char { stand }; struct Pair : Base<int> { int left; };") ==
          Names{"Pair", "Word"});
    CHECK(declared_by("using Words = std::set<Word>; using chess::Square; template <class Value> using One = Value;") ==
          Names{"One", "Words"});
    CHECK(declared_by("struct Score; enum class Word : char; struct Row<Word> { using type = Row; }; struct Score f();")
              .empty());
    CHECK(declared_by("struct Outer { struct Inner {}; using Kind = int; }; void f() { struct Local {}; }") ==
          Names{"Outer"});
    CHECK(declared_by("namespace a { void f() {} } namespace b::c { struct Last {}; }") == Names{"Last"});
    CHECK(declared_by("namespace fs = std::filesystem; struct After { int a[2] = {1, 2}; }; struct End {};") ==
          Names{"After", "End"});
}
