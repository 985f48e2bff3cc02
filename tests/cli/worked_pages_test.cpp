// The pages with worked sessions say what the program says: every command on them is typed into a shell, in order, in a
// folder of its own with our sample data beside it. "..." on a page stands for whatever may change: times,
// fingerprints.
#include <fmt/format.h>
#include <stdlib.h>  // setenv

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;

const fs::path kDocs = fs::path(JADOUBE_SOURCE) / "docs";

struct Typed {
    std::string command;
    std::string output;  // as the page has it
};

/// What is typed on a page and what the page says comes of it: the blocks that begin with "```console".
std::vector<Typed> typed_on(const std::string& page) {
    std::vector<Typed> all;
    bool inside = false;
    bool goes_on = false;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("```", 0) == 0) {
            inside = line == "```console";
        } else if (inside && goes_on) {
            all.back().command += "\n" + line;
            goes_on = line.back() == '\\';
        } else if (inside && line.rfind("$ ", 0) == 0) {
            all.push_back({line.substr(2), {}});
            goes_on = line.back() == '\\';
        } else if (inside && !all.empty()) {
            all.back().output += line + "\n";
        }
    }
    return all;
}

/// Whether the text is the page's, where "..." stands for anything.
bool fits(const std::string& text, const std::string& page) {
    std::size_t at = 0;
    std::size_t from = 0;
    for (bool is_first = true;; is_first = false) {
        const auto dots = page.find("...", from);
        const std::string part = page.substr(from, dots == std::string::npos ? dots : dots - from);
        const bool is_last = dots == std::string::npos;
        if (is_last && !is_first) return text.size() >= at + part.size() && text.ends_with(part);
        if (is_last) return text == part;
        const auto found = is_first ? (text.rfind(part, 0) == 0 ? 0 : std::string::npos) : text.find(part, at);
        if (found == std::string::npos) return false;
        at = found + part.size();
        from = dots + 3;
    }
}

std::string said_by_shell(const Desktop& desktop, const std::string& command) {
    const std::string script = fmt::format(
        "PATH='{}':\"$PATH\" LC_ALL=C.UTF-8 JADOUBE_RULES='{}'; export PATH LC_ALL JADOUBE_RULES; {{ {}\n}} > .shown "
        "2>&1",
        fs::path(JADOUBE_PROGRAM).parent_path().string(), (fs::path(JADOUBE_SOURCE) / "rules").string(), command);
    [[maybe_unused]] const int code = std::system(script.c_str());
    std::string said = desktop.read(".shown");
    fs::remove(desktop.folder() / ".shown");
    return said;
}

std::string read_page(const std::string& name) {
    const auto text = read_file((kDocs / name).string(), std::size_t{1} << 20);
    REQUIRE(text);
    return *text;
}

std::vector<fs::path> pages() {
    std::vector<fs::path> all{kDocs / "adjournment.md", kDocs / "cli.md", kDocs / "first-round.md"};
    for (const auto& page : fs::directory_iterator(kDocs / "disputes")) all.push_back(page.path());
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace

TEST_CASE("what the worked pages say is what the program says") {
    REQUIRE(pages().size() >= 5);
    for (const fs::path& path : pages()) {
        const Desktop desktop;
        fs::create_directory_symlink(fs::path(JADOUBE_SOURCE) / "data", "data");
        const auto typed = typed_on(desktop.read(path.string()));
        INFO(path.string());
        CHECK(!typed.empty());
        for (const Typed& one : typed) {
            INFO("$ " << one.command);
            const std::string said = said_by_shell(desktop, one.command);
            INFO(said);
            CHECK(fits(said, one.output));
        }
    }
}

TEST_CASE("the first round takes twelve commands, and the third enters an incident") {
    const std::string page = read_page("first-round.md");
    std::vector<std::string> commands;
    for (const Typed& one : typed_on(page.substr(0, page.find("## What may happen")))) {
        if (one.command.rfind("jadoube ", 0) == 0) commands.push_back(one.command);
    }
    REQUIRE(commands.size() == 12);
    CHECK(commands[0].rfind("jadoube init ", 0) == 0);
    CHECK(commands[2].rfind("jadoube i ", 0) == 0);
    CHECK(commands[11] == "jadoube verify");
}

TEST_CASE("three dots on a page stand for anything, and nothing else does") {
    CHECK(fits("a 1 b\nc\n", "a ... b\nc\n"));
    CHECK(fits("abc\n", "...c\n"));
    CHECK(fits("abc\n", "...\n"));
    CHECK_FALSE(fits("a 1 b\nd\n", "a ... b\nc\n"));
    CHECK_FALSE(fits("x a b\n", "a ...\n"));
    CHECK_FALSE(fits("abc", "ab"));
    CHECK(typed_on("```console\n$ a \\\n b\nout\n$ c\n```\n```\n$ d\n```\n").size() == 2);
}
