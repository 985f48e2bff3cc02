#include "base/file.hpp"

#include <sys/stat.h>

#include <fstream>

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
namespace fs = std::filesystem;

TEST_CASE("a file is written whole and read back") {
    const fs::path path = fs::temp_directory_path() / "jadoube-file-test";
    REQUIRE(write_file(path, "first"));
    REQUIRE(write_file(path, "second"));
    CHECK(*read_file(path, 100) == "second");
    CHECK(read_file(path, 3).error().code == ErrorCode::too_large);
    fs::remove(path);
}

TEST_CASE("what cannot be read says why") {
    CHECK(read_file("/no/such/file", 10).error().code == ErrorCode::file_missing);
    CHECK(read_file("/", 10).error().message == "is a directory");
    CHECK(read_file("/dev/null", 10).error().message == "is not a regular file");
}

TEST_CASE("a file that cannot be written is reported") {
    CHECK(write_file("/no/such/folder/file", "x").error().code == ErrorCode::output_failed);
}

TEST_CASE("only a regular file is replaced") {
    const fs::path folder = fs::temp_directory_path() / "jadoube-file-test-kinds";
    fs::remove_all(folder);
    fs::create_directory(folder);
    REQUIRE(write_file(folder / "kept", "kept"));
    fs::create_symlink("kept", folder / "link");
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    for (const char* name : {"link", "pipe", "."}) {
        INFO(name);
        CHECK(write_file(folder / name, "x").error().code == ErrorCode::output_failed);
    }
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(fs::is_fifo(folder / "pipe"));
    CHECK(*read_file(folder / "kept", 100) == "kept");
    fs::remove_all(folder);
}
