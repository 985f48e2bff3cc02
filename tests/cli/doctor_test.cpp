// What is wrong with the log where it stands, said at the desk.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

TEST_CASE("doctor says of a sound log that it is, and of trouble what to do") {
    const Desktop desktop;
    desktop.begin_log();
    const Outcome sound = desktop.expect(0, {"doctor"});
    CHECK(contains(sound.out, "entries: OK, 1 entry"));
    CHECK_FALSE(contains(sound.out, "to do:"));
    CHECK(desktop.expect(0, {"doctor", "--json"}).json().truth("ok"));
    std::filesystem::permissions("open.jadoube.key", std::filesystem::perms(0644));
    const Outcome open_key = desktop.expect(1, {"doctor"});
    CHECK(contains(open_key.out, "key:     trouble: has mode 0644; a key is used only with mode 0600\n"));
    CHECK(contains(open_key.out, "         to do: if nobody else can have read it: chmod 600 "));
    CHECK_FALSE(desktop.expect(1, {"doctor", "--json"}).json().truth("ok"));
}

TEST_CASE("doctor ends as verify does where the log is damaged, and with exit code 2 where there is none") {
    const Desktop desktop;
    desktop.expect(2, {"doctor"});
    desktop.begin_log();
    desktop.write("open.jadoube", "no log any more");
    CHECK(contains(desktop.expect(5, {"doctor"}).out, "entries: trouble: FAILED"));
}

TEST_CASE("doctor names what a killed backup or export left") {
    const Desktop desktop;
    desktop.begin_log();
    for (const char* name : {"c20.jadoube.5418aabb.tmp", "c20.jadoube.5418aabb.tmp-journal", "r5.bundle.00ff.tmp"}) {
        desktop.write(name, "");
        CHECK(contains(desktop.run({"doctor"}).out, "'" + std::string(name) + "' was left unfinished"));
    }
}
