// Runs the tests of one module. Tests tagged [data] read the large test data; where that folder is absent they are
// skipped (exit code 77), or fail if JADOUBE_NO_SKIP=1.
#define CATCH_CONFIG_RUNNER
#include "catch.hpp"

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>

namespace {

bool must_not_skip() {
    const char* value = std::getenv("JADOUBE_NO_SKIP");
    return value != nullptr && std::strcmp(value, "1") == 0;
}

}  // namespace

int main(int argc, char** argv) {
    constexpr int kSkipped = 77;
    const bool wants_data = argc > 1 && std::strcmp(argv[1], "[data]") == 0;
    if (wants_data && !std::filesystem::is_directory(JADOUBE_TEST_DATA)) {
        std::cout << "skipped: no test data at " << JADOUBE_TEST_DATA << '\n';
        return must_not_skip() ? 1 : kSkipped;
    }
    return Catch::Session().run(argc, argv);
}
