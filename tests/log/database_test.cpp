#include "log/disk/database.hpp"

#include "base/error.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

SqlValue number(std::int64_t value) {
    return value;
}

}  // namespace

TEST_CASE("every connection is set up for evidence") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    for (const Access access : {Access::append, Access::read}) {
        auto database = Database::open(path, access, std::chrono::milliseconds(1234)).value();
        CHECK(database.value("PRAGMA journal_mode") == SqlValue(TextValue{"wal"}));
        CHECK(database.value("PRAGMA synchronous") == number(2));  // FULL: each commit waits for the disk
        CHECK(database.value("PRAGMA wal_autocheckpoint") == number(1));
        CHECK(database.value("PRAGMA foreign_keys") == number(1));
        CHECK(database.value("PRAGMA recursive_triggers") == number(1));
        CHECK(database.value("PRAGMA trusted_schema") == number(0));
        CHECK(database.value("PRAGMA cell_size_check") == number(1));
        CHECK(database.value("PRAGMA mmap_size") == number(0));
        CHECK(database.value("PRAGMA busy_timeout") == number(1234));
        CHECK_FALSE(database.run("SELECT load_extension('x')"));
        (void)database.run("PRAGMA writable_schema=ON");
        CHECK_FALSE(database.run("DELETE FROM sqlite_schema"));
    }
}

TEST_CASE("the main file alone holds every entry that was recorded, while the log is open") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    REQUIRE(store.append(incident(id_of(0x20))));
    write_content(folder / "copy.jadoube", content_of(folder / "open.jadoube"));
    CHECK(CheckedLog::open(folder / "copy.jadoube", Access::read, {})->entries().size() == 7);
}

TEST_CASE("values come back as they were bound") {
    auto database = Database::in_memory().value();
    const Row row{nullptr,       number(-9'007'199'254'740'991),    TextValue{"\xC3\xA9"},
                  TextValue{""}, TextValue{std::string("a\0b", 3)}, Blob{std::string("\0\xFF", 2)},
                  Blob{""}};
    const auto rows = database.rows("SELECT ?, ?, ?, ?, ?, ?, ?, 0.5", row);
    REQUIRE(rows);
    Row expected = row;
    expected.emplace_back(0.5);
    CHECK(rows->front() == expected);
    CHECK(database.value("SELECT 1 WHERE 0") == SqlValue(nullptr));
}

TEST_CASE("rows before a failure have been given, and an end can be asked for") {
    const auto database = Database::in_memory().value();
    int seen = 0;
    const std::string numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<5) SELECT ";
    CHECK(database.for_each(numbers + "i FROM n", {}, [&](const Row&) { return ++seen < 2; }));
    CHECK(seen == 2);
    seen = 0;
    const auto failed =
        database.for_each(numbers + "CASE i WHEN 4 THEN abs(-9223372036854775807 - 1) ELSE i END FROM n", {},
                          [&](const Row&) { return ++seen > 0; });
    CHECK_FALSE(failed);
    CHECK(seen == 3);
}

TEST_CASE("a closed connection says so") {
    auto database = Database::in_memory().value();
    database.close();
    CHECK(database.run("SELECT 1").error().code == ErrorCode::log_unknown);
    CHECK(database.checkpoint().error().code == ErrorCode::log_unknown);
}
