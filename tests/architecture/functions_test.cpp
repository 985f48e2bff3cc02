// Functions of src are short enough to be read at once; tables may be as long as they are.
#include "functions.hpp"

#include <map>

#include "catch.hpp"

using namespace jadoube::architecture;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMost = 40;

/// Those that are longer for a reason.
const std::map<std::string, std::string> kLonger{
    {"desk/acts/manners.cpp: take_manner", "one line for each manner of a table"},
};

std::vector<Function> functions_of(std::string_view code) {
    return functions_in(tokens_of(code));
}

std::size_t statements_of(std::string_view code) {
    const auto functions = functions_of(code);
    REQUIRE(functions.size() == 1);
    return functions.front().statements;
}

}  // namespace

TEST_CASE("no function has more than forty lines of statements") {
    const fs::path src = fs::path(JADOUBE_SOURCE) / "src";
    std::size_t functions = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(src)) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
        for (const Function& one : functions_of(text_of_file(entry.path()))) {
            ++functions;
            const std::string name = entry.path().lexically_relative(src).generic_string() + ": " + one.name;
            const bool is_long = one.statements > kMost;
            if (!is_long && !kLonger.contains(name)) continue;
            INFO("src/" << name << ", line " << one.line << ", has " << one.statements << " lines of statements");
            CHECK(is_long == kLonger.contains(name));
        }
    }
    CHECK(functions > 5000);
}

TEST_CASE("lines of statements are counted, and rows, brackets, comments and long texts are not") {
    CHECK(statements_of("int f(int a) {\n    if (a) {\n        return 1;\n    }\n    return 2;\n}") == 3);
    CHECK(statements_of("int f() { return 1; }") == 1);
    CHECK(statements_of("void f() {\n    // one\n\n    g();\n}") == 1);
    CHECK(statements_of("Rows f() {\n    return {\n        {1, 2},\n        {3, 4},\n    };\n}") == 1);
    CHECK(statements_of("Text f() {\n    return R\"(\na\nb\n)\";\n}") == 1);
    CHECK(statements_of("void f() {\n    all([](int a) {\n        g(a);\n        return h(a);\n    });\n}") == 3);
    CHECK(statements_of("void f() {\n    all([](int a) -> std::optional<int> {\n        return a;\n    });\n}") == 2);
}

TEST_CASE("functions are found outside of types and in them, with their names") {
    const auto functions = functions_of(
        "namespace a { struct Man { int age() const { return 1; } int b = 2; Man() : b(1) { g(); } };\n"
        "enum class Word { stand };\nconst int kNumbers[] = {1, 2};\n"
        "template <typename T> bool Man::is(T t) noexcept { return t; }\n"
        "const int kValue = [] { return 4; }(); }");
    std::vector<std::string> names;
    for (const Function& one : functions) names.push_back(one.name);
    CHECK(names == std::vector<std::string>{"age", "Man", "is", "kValue"});
    CHECK(functions.at(2).line == 4);
}
