// The recipe of docs/log-format.md, with which strangers check a log without this program, run as it stands there.
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <cstring>

#include "base/error.hpp"
#include "log/verify/verify.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// What a shell prints, both streams, with its exit status.
std::pair<std::string, int> run_shell(const std::string& command) {
    FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string printed;
    char buffer[4096];
    for (std::size_t size = 0; (size = ::fread(buffer, 1, sizeof buffer, pipe)) > 0;) printed.append(buffer, size);
    return {printed, ::pclose(pipe)};
}

/// Where a tool is missing, the test is not run; with JADOUBE_NO_SKIP=1 that is a failure.
bool has_tools() {
    if (run_shell("command -v sqlite3 && command -v openssl && command -v sha256sum").second == 0) return true;
    const char* no_skip = ::getenv("JADOUBE_NO_SKIP");
    CHECK_FALSE((no_skip != nullptr && std::strcmp(no_skip, "1") == 0));
    WARN("not run: sqlite3, openssl or sha256sum is missing");
    return false;
}

/// The blocks of shell on the page, from 0.
std::string recipe(int number = 0) {
    const std::string page = content_of(JADOUBE_SOURCE "/docs/log-format.md");
    auto begin = page.find("```sh\n") + 6;
    for (; number > 0; --number) begin = page.find("```sh\n", begin) + 6;
    return page.substr(begin, page.find("```", begin) - begin);
}

}  // namespace

TEST_CASE("the recipe in the docs checks a log without this program") {
    if (!has_tools()) return;
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    write_content(folder / "check.sh", recipe());
    const auto check = [&] {
        const auto [printed, status] = run_shell("cd " + folder.path().string() + " && sh -eu check.sh open.jadoube");
        INFO(printed);
        CHECK(status == 0);
        return printed;
    };
    const std::string head = to_hex(verify(path, {})->chains.at(0).head);
    const std::string last_line = "6 entries read; the last has the hash " + head + "\n";
    SECTION("a good one") {
        CHECK(check() == last_line);
    }
    SECTION("an altered body") {
        REQUIRE(tamper(path, "DROP TRIGGER entries_no_update; UPDATE entries SET body=replace(body,'phone','clock')")
                    .empty());
        CHECK(check() == "entry 3 is altered\nentry 4 follows another entry\n" + last_line);
    }
    SECTION("an altered signature") {
        REQUIRE(
            tamper(path, "DROP TRIGGER entries_no_update; UPDATE entries SET sig=zeroblob(64) WHERE seq=2").empty());
        CHECK(check() == "entry 2 is not signed by the key of the chain\n" + last_line);
    }
    SECTION("an entry taken out") {
        REQUIRE(tamper(path, "DROP TRIGGER entries_no_delete; DELETE FROM entries WHERE seq=5").empty());
        CHECK(check() == "entry 5 is missing\nentry 6 follows another entry\n5" + last_line.substr(1));
    }
    SECTION("another key") {
        REQUIRE(tamper(path, "DROP TRIGGER chains_no_update; UPDATE chains SET first_key=zeroblob(32)").empty());
        CHECK_THAT(check(), Catch::StartsWith("the chain's name does not follow from its key\n"));
    }
    SECTION("an altered text") {
        REQUIRE(tamper(path, "DROP TRIGGER texts_no_update; UPDATE texts SET content=content||' '").empty());
        CHECK(check() == "the text " + to_hex(hash_of_rules()) + " is altered\n" + last_line);
    }
}

TEST_CASE("the recipe for an opened move makes its commitment without this program") {
    if (!has_tools()) return;
    for (const std::string& text : {std::string("Bd7"), std::string("\0\xFF", 2), std::string(120, 'x')}) {
        const Folder folder;
        { (void)opened_log(folder / "open.jadoube", text); }
        CHECK(verify(folder / "open.jadoube", {})->is_ok());
        const std::string whole = recipe();
        const std::string helpers = whole.substr(0, whole.find("\n\n"));
        write_content(folder / "check.sh", helpers + "\nopened=9\n" + recipe(1));
        const auto [printed, status] = run_shell("cd " + folder.path().string() + " && sh -eu check.sh open.jadoube");
        INFO(printed);
        CHECK(status == 0);
        REQUIRE(printed.size() == 2 * 65);
        CHECK(printed.substr(0, 65) == printed.substr(65));
    }
}
