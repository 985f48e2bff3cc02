#include "golden.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace jadoube::report::samples {

std::string golden(std::string_view name, const std::string& actual) {
    const auto path = std::filesystem::path(JADOUBE_SOURCE) / "tests" / "golden" / "report" / name;
    const char* update = std::getenv("JADOUBE_UPDATE_GOLDEN");
    if (update != nullptr && std::string_view(update) == "1") {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << actual;
    }
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    return content.str();
}

}  // namespace jadoube::report::samples
