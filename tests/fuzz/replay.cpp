// Tries each file of a folder, so that what was once found stays mended and the target keeps building.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "fuzz/target.hpp"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    int tried = 0;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
        std::printf("%s\n", entry.path().c_str());
        std::fflush(stdout);  // the last name stands there if this one crashes
        std::ifstream file(entry.path(), std::ios::binary);
        jadoube::fuzz(std::string(std::istreambuf_iterator<char>(file), {}));
        ++tried;
    }
    std::printf("%d inputs\n", tried);
    return tried > 0 ? 0 : 1;
}
