// Runs the tests of one module. Tests tagged [data] read the large test data; where that folder is absent they are
// skipped (exit code 77), or fail if JADOUBE_NO_SKIP=1. With JADOUBE_TEST_TAGS only those that have these tags as well
// are run: a full run has [sized] there, for the others do the same every day.
#define CATCH_CONFIG_RUNNER
#include "catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "size.hpp"

namespace {

bool must_not_skip() {
    const char* value = std::getenv("JADOUBE_NO_SKIP");
    return value != nullptr && std::strcmp(value, "1") == 0;
}

/// Tells the test that begins whether it may ask for its size.
class SizedTests : public Catch::TestEventListenerBase {
public:
    using TestEventListenerBase::TestEventListenerBase;
    void testCaseStarting(const Catch::TestCaseInfo& test) override {
        TestEventListenerBase::testCaseStarting(test);
        jadoube::note_if_sized(std::find(test.tags.begin(), test.tags.end(), "sized") != test.tags.end());
    }
};
CATCH_REGISTER_LISTENER(SizedTests)

/// The arguments, with the tags added to the first of them, which chooses the tests. There must be one.
std::vector<std::string> with_tags(std::vector<std::string> arguments) {
    const char* tags = std::getenv("JADOUBE_TEST_TAGS");
    if (tags == nullptr) return arguments;
    const auto chosen = std::find_if(arguments.begin() + 1, arguments.end(),
                                     [](const std::string& argument) { return !argument.starts_with('-'); });
    if (chosen == arguments.end())
        arguments.emplace_back(tags);
    else
        *chosen += tags;
    arguments.insert(arguments.end(), {"--warn", "NoTests"});
    return arguments;
}

}  // namespace

int main(int argc, char** argv) {
    constexpr int kSkipped = 77;
    const bool wants_data = argc > 1 && std::strcmp(argv[1], "[data]") == 0;
    if (wants_data && !std::filesystem::is_directory(JADOUBE_TEST_DATA)) {
        std::cout << "skipped: no test data at " << JADOUBE_TEST_DATA << '\n';
        return must_not_skip() ? 1 : kSkipped;
    }
    const std::vector<std::string> arguments = with_tags({argv, argv + argc});
    std::vector<const char*> words;
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    return Catch::Session().run(static_cast<int>(words.size()), words.data());
}
