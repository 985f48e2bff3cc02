#include "size.hpp"

#include <cstdlib>
#include <iostream>
#include <string_view>

namespace jadoube {
namespace {

bool is_test_sized = false;

}  // namespace

void note_if_sized(bool is_sized) {
    is_test_sized = is_sized;
}

TestSize test_size() {
    const char* value = std::getenv("JADOUBE_TEST_SIZE");
    const std::string_view name = value == nullptr ? "everyday" : value;
    if (name == "brief") return TestSize::brief;
    if (name == "everyday") return TestSize::everyday;
    if (name == "full") return TestSize::full;
    if (name == "endurance") return TestSize::endurance;
    std::cerr << "JADOUBE_TEST_SIZE is '" << name << "'; expected brief, everyday, full or endurance\n";
    std::exit(2);
}

std::int64_t sized(std::int64_t everyday, std::int64_t full, std::int64_t endurance,
                   std::optional<std::int64_t> brief) {
    if (full != everyday && !is_test_sized) {
        std::cerr << "this test does more in a full run: it must be tagged [sized], or none runs it\n";
        std::exit(2);
    }
    switch (test_size()) {
        case TestSize::brief: return brief.value_or(everyday);
        case TestSize::everyday: return everyday;
        case TestSize::full: return full;
        case TestSize::endurance: return endurance;
    }
    std::abort();
}

}  // namespace jadoube
