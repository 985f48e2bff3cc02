// Everything in the one file, and what to carry is said.
#include "log/keep/eject.hpp"

#include "base/error.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

TEST_CASE("an ejected log is one file that alone holds all, with key and heads named") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const auto ejected = eject(path, {});
    REQUIRE(ejected);
    REQUIRE(ejected->files.size() == 3);
    CHECK(ejected->files[0].path == path);
    CHECK(ejected->files[1].path.filename() == "open.jadoube.key");
    CHECK(ejected->files[2].path.filename() == "open.jadoube.heads");
    CHECK(ejected->sha256 == hash_of_text(content_of(path)));
    CHECK(ejected->verification.entries() == 6);
    CHECK_FALSE(std::filesystem::exists(path.string() + "-wal"));
    write_content(folder / "alone.jadoube", content_of(path));
    CHECK(verify(folder / "alone.jadoube", {})->entries() == 6);
}

TEST_CASE("what a reader kept out of the main file is carried over by eject, and refused while he reads") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    {
        Surroundings hasty = known_surroundings();
        hasty.patience = std::chrono::milliseconds(0);
        auto store = sample_log(path);
        auto reader = Database::open(path, Access::read, {}).value();
        REQUIRE(reader.run("BEGIN"));
        REQUIRE(reader.value("SELECT count(*) FROM main.entries"));
        auto writer = CheckedLog::open(path, Access::append, hasty).value();
        REQUIRE(writer.append(incident(id_of(77))));
        const auto refused = eject(path, std::chrono::milliseconds(20));
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == ErrorCode::log_busy);
        CHECK(refused.error().message == "another program reads or writes the log");
    }
    const auto ejected = eject(path, std::chrono::milliseconds(20));
    REQUIRE(ejected);
    CHECK(ejected->verification.entries() == 7);
    write_content(folder / "alone.jadoube", content_of(path));
    CHECK(verify(folder / "alone.jadoube", {})->entries() == 7);
}

TEST_CASE("a damaged log is not ejected as sound") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, past_triggers("DELETE FROM entries WHERE seq = 6")).empty());
    const auto refused = eject(path, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::log_damaged);
}
