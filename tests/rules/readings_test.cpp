#include "rules/read/readings.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "catch.hpp"
#include "rules/ruleset.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

std::string base_text() {
    return samples::ruleset_text(samples::article("1", R"("trigger": "touch", "then": "nothing")"));
}

std::string over(const std::string& id, const std::string& base, const std::string& article) {
    return R"({"format": 1, "id": ")" + id + R"(", "title": ")" + id + R"(", "extends": ")" + base +
           R"(", "articles": [)" + article + "]}";
}

/// The middle code rests on the base, the late one on both; each text that is asked for is noted.
class Texts {
public:
    Readings readings() {
        return Readings([this](const std::string& id) -> Result<std::string> {
            asked_.push_back(id);
            if (id == "test-code") return base_text();
            if (id == "middle") return middle();
            return samples::no_texts(id);
        });
    }
    static std::string middle(const std::string& trigger = "press") {
        return over("middle", "test-code",
                    samples::article("2", R"("trigger": ")" + trigger + R"(", "then": "nothing")"));
    }
    static std::string late() {
        return over("late", "middle", samples::article("3", R"("trigger": "change", "then": "nothing")"));
    }
    [[nodiscard]] const std::vector<std::string>& asked() const { return asked_; }

private:
    std::vector<std::string> asked_;
};

TEST_CASE("each text of a chain is asked for once, and a code that was read is not read again") {
    Texts texts;
    Readings readings = texts.readings();
    const auto late = readings.read(Texts::late(), "late.json");
    if (!late) FAIL(samples::to_text(late.error()));
    CHECK(late->ruleset->articles.size() == 3);
    CHECK(late->rests_on == std::set<std::string>{"middle", "test-code"});
    const auto middle = readings.read(Texts::middle(), "middle.json");
    REQUIRE(middle.has_value());
    CHECK(middle->rests_on == std::set<std::string>{"test-code"});
    CHECK(readings.read(Texts::middle(), "elsewhere/middle.json")->ruleset == middle->ruleset);
    CHECK(texts.asked() == std::vector<std::string>{"middle", "test-code"});
}

TEST_CASE("what is wrong in a base is told under the name it is asked by, each time") {
    const auto damaged = [](const std::string& id) -> Result<std::string> {
        return id == "middle" ? Result<std::string>(Texts::middle("no_such_kind")) : Result<std::string>(base_text());
    };
    Readings readings(damaged);
    const auto late = readings.read(Texts::late(), "late.json");
    REQUIRE_FALSE(late.has_value());
    CHECK(late.error().front().where == "middle:1:144");
    const auto alone = readings.read(Texts::middle("no_such_kind"), "my/middle.json");
    REQUIRE_FALSE(alone.has_value());
    CHECK(alone.error().front().where == "my/middle.json:1:144");
}

TEST_CASE("a code rests on the codes it defers to, and on what those extend") {
    Texts texts;
    Readings readings = texts.readings();
    const auto reading =
        readings.read(samples::ruleset_text(samples::article("1", R"("trigger": "touch", "then": "nothing")"),
                                            R"("defers_to": "middle", )"),
                      "club.json");
    if (!reading) FAIL(samples::to_text(reading.error()));
    CHECK(reading->rests_on == std::set<std::string>{"middle", "test-code"});
}

}  // namespace
}  // namespace jadoube::rules
