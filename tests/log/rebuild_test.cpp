// What follows from the entries is made anew from them, and nothing else is touched.
#include "log/keep/rebuild.hpp"
#include "log/disk/before_rebuild.hpp"

#include "base/error.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// The row of the index on kinds for the last of the six entries, altered on the disk.
void alter_index_of_kinds(const std::filesystem::path& path) {
    std::string content = content_of(path);
    const auto at = content.find("decision\x06");
    REQUIRE(at != std::string::npos);
    content[at] = 'D';
    write_content(path, content);
}

bool is_ok(const std::filesystem::path& path) {
    return verify(path, {})->is_ok();
}

}  // namespace

TEST_CASE("a sound log stays as it is, byte for byte") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string before = content_of(path);
    const auto rebuilt = rebuild(path, {});
    REQUIRE(rebuilt);
    CHECK_FALSE(rebuilt->differed());
    CHECK(rebuilt->copies.empty());
    REQUIRE(rebuilt->indexes.size() == 3);
    CHECK(rebuilt->indexes[0].rows == 5);
    CHECK(rebuilt->indexes[1].rows == 6);
    CHECK(rebuilt->indexes[2].rows == 6);
    CHECK(content_of(path) == before);
    CHECK_FALSE(std::filesystem::exists(before_rebuild_path_of(path)));
}

TEST_CASE("copies that were altered are told and made anew, and the file as it was is kept") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, past_triggers("UPDATE entries SET kind = 'game', game = 'r7b7' WHERE seq = 3")).empty());
    REQUIRE_FALSE(is_ok(path));
    const std::string before = content_of(path);
    const auto rebuilt = rebuild(path, {});
    REQUIRE(rebuilt);
    REQUIRE(rebuilt->copies.size() == 2);
    CHECK(rebuilt->copies[0].entry.value == 3);
    CHECK(rebuilt->copies[0].column == "kind");
    CHECK(rebuilt->copies[0].was == "game");
    CHECK(rebuilt->copies[0].is == "incident");
    CHECK(rebuilt->copies[1].was == "r7b7");
    CHECK(rebuilt->copies[1].is == "r1b1");
    CHECK(is_ok(path));
    CHECK(content_of(before_rebuild_path_of(path)) == before);
    CHECK(std::filesystem::status(before_rebuild_path_of(path)).permissions() == std::filesystem::perms(0600));
    CHECK(CheckedLog::open(path, Access::append, known_surroundings()));
}

TEST_CASE("an index that misses entries, or is gone, is made anew") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    SECTION("gone") {
        REQUIRE(tamper(path, "DROP INDEX entries_game").empty());
        const auto rebuilt = rebuild(path, {});
        REQUIRE(rebuilt);
        CHECK(rebuilt->indexes[0].unreadable == "is missing, or not as jadoube made it");
    }
    SECTION("another row") {
        alter_index_of_kinds(path);
        REQUIRE_FALSE(is_ok(path));
        const auto rebuilt = rebuild(path, {});
        REQUIRE(rebuilt);
        CHECK(rebuilt->copies.empty());
        CHECK(rebuilt->indexes[1].missing == 1);
        CHECK(rebuilt->indexes[1].too_many == 1);
    }
    CHECK(is_ok(path));
}

TEST_CASE("where the evidence is damaged nothing is made anew") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, past_triggers("UPDATE entries SET kind = 'game' WHERE seq = 3;"
                                       "UPDATE entries SET body = replace(body, 'phone rang', 'phone sang') "
                                       "WHERE seq = 3"))
                .empty());
    const std::string before = content_of(path);
    const auto refused = rebuild(path, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::log_damaged);
    CHECK(content_of(path) == before);
    CHECK_FALSE(std::filesystem::exists(before_rebuild_path_of(path)));
}

TEST_CASE("what an earlier rebuild kept is never replaced, and the log stays as it is then") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, "DROP INDEX entries_game").empty());
    write_content(before_rebuild_path_of(path), "evidence");
    const auto refused = rebuild(path, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::usage);
    CHECK(content_of(before_rebuild_path_of(path)) == "evidence");
    CHECK_FALSE(is_ok(path));
}
