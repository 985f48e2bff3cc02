// What the tests of commands share: a folder of their own to work in, and one run of the program within the test.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "catch.hpp"

namespace jadoube::cli {

/// What a run printed and how it ended.
struct Outcome {
    int code = 0;
    std::string out;
    std::string err;

    /// What was printed as JSON; the test fails where it is none.
    [[nodiscard]] Json json() const;
};

/// A descriptor from which this can be read once.
class Given {
public:
    explicit Given(const std::string& content);
    Given(const Given&) = delete;
    Given& operator=(const Given&) = delete;
    ~Given();
    [[nodiscard]] std::string number() const;

private:
    int descriptor_;
};

/// A new folder under the one for temporary files, which is the working folder as long as this lives. Removed with all
/// it holds.
class Desktop {
public:
    Desktop();
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    ~Desktop();

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// The value of JADOUBE_LOG, for this desktop alone.
    std::optional<std::string> log_variable = {};
    /// That of JADOUBE_LANGUAGE.
    std::optional<std::string> language_variable = {};

    /// The program with these words. The clock goes on by a second at each look.
    [[nodiscard]] Outcome run(const std::vector<std::string>& words) const;
    /// The program asked to read these lines, one each time it asks.
    [[nodiscard]] Outcome type(const std::vector<std::string>& words, const std::vector<std::string>& lines) const;
    /// The same; fails the test where it does not end with that code.
    Outcome expect(int code, const std::vector<std::string>& words) const;

    /// Several commands at the same moment, each in a process of its own; the exit code of each, -1 where it was
    /// killed.
    [[nodiscard]] std::vector<int> at_once(const std::vector<std::vector<std::string>>& commands) const;

    /// Begins `open.jadoube` under the rules that are made for these tests (club.json).
    void begin_log(const std::vector<std::string>& more = {}) const;
    void write(const std::string& name, const std::string& content) const;
    [[nodiscard]] std::string read(const std::string& name) const;

private:
    std::filesystem::path folder_;
    std::filesystem::path before_;
    mutable std::int64_t now_ms_ = 1'795'269'600'000;
};

/// A file of the tests' own folder.
[[nodiscard]] std::string test_file(const std::string& name);
[[nodiscard]] bool contains(const std::string& text, const std::string& part);

}  // namespace jadoube::cli
