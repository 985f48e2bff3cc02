// jadoube config: each setting with its origin.
#include <algorithm>

#include "event/sample_trf.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kRules = std::string(JADOUBE_SOURCE) + "/rules";

/// "value; origin; where" of each setting of that name, in order.
Words settings(const Json& config, const std::string& name) {
    Words found;
    for (const Json& one : *config.find("settings")->if_array()) {
        if (one.text("name") == name)
            found.push_back(one.text("value") + "; " + one.text("origin") + "; " + one.text("where"));
    }
    return found;
}

Words settings(const Desktop& desktop, const std::string& name, const Words& more = {}) {
    Words words{"config", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return settings(desktop.expect(0, words).json(), name);
}

}  // namespace

TEST_CASE("without a log the settings are those of codes judged without one") {
    const Desktop desktop;
    CHECK(settings(desktop, "log") == Words{"; built in; "});
    CHECK(settings(desktop, "laws") == Words{"fide-2023; folder; the index of the rules folders"});
    CHECK(settings(desktop, "play") == Words{"standard; built in; "});
    CHECK(settings(desktop, "language") == Words{"en; built in; "});
    CHECK(settings(desktop, "colour") == Words{"none; built in; "});
    CHECK(settings(desktop, "men") == Words{"letters; built in; "});
    CHECK(contains(desktop.expect(0, {"config"}).out, "there is no log in this folder or above it"));
}

TEST_CASE("how the log was found is said, an option before the environment and that before the folder") {
    Desktop desktop;
    desktop.begin_log();
    const std::string log = (desktop.folder() / "open.jadoube").string();
    CHECK(settings(desktop, "log") == Words{log + "; folder; this folder"});
    std::filesystem::create_directory(desktop.folder() / "round1");
    std::filesystem::current_path(desktop.folder() / "round1");
    CHECK(settings(desktop, "log") == Words{log + "; folder; a folder above this one"});
    desktop.log_variable = "../open.jadoube";
    CHECK(settings(desktop, "log") == Words{"../open.jadoube; environment; JADOUBE_LOG"});
    CHECK(settings(desktop, "log", {"--log", log}) == Words{log + "; option; --log"});
    CHECK(settings(desktop, "rules", {"--rules-dir", kRules})[0] == kRules + "; option; --rules-dir");
    desktop.expect(2, {"config", "--log", "absent.jadoube"});
}

TEST_CASE("what the event says comes from its entry, and what it does not say from elsewhere") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", kRules, "--control", "25m+10s", "--arbiter", "Ada Byron",
                       "--event", "well_supervised=no"});
    CHECK(settings(desktop, "arbiter") == Words{"Ada Byron; event; entry 1"});
    CHECK(settings(desktop, "play") == Words{"rapid; event; entry 1"});
    CHECK(settings(desktop, "laws") == Words{"fide-2023; event; entry 1"});
    CHECK(settings(desktop, "control") == Words{"1500+10; event; entry 1"});
    CHECK(settings(desktop, "well_supervised") == Words{"false; event; entry 1"});
    CHECK(settings(desktop, "key") ==
          Words{(desktop.folder() / "open.jadoube.key").string() + "; folder; beside the log"});
    std::filesystem::remove("open.jadoube.key");
    CHECK(contains(desktop.expect(0, {"config"}).out, "nothing more can be recorded"));
}

TEST_CASE("the control of an imported file comes from the log, and of two arbiters none is taken") {
    const Desktop desktop;
    desktop.begin_log({"--arbiter", "Bo Chan"});
    CHECK(settings(desktop, "control") == Words{"; built in; "});
    CHECK(settings(desktop, "arbiter") == Words{"arbiter; built in; "});
    desktop.write("open.trf", event::samples::open());
    CHECK(desktop.run({"import", "open.trf", "--by", "Bo Chan"}).code <= 1);
    const Words control = settings(desktop, "control");
    REQUIRE(control.size() == 1);
    CHECK(contains(control[0], "; log; entry "));
    CHECK(contains(desktop.expect(0, {"config"}).out, "the event names 2; --by says who records"));
}
