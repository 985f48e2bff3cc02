// Codes that nobody plays by, for what the shipped ones do not say: each is sound, its cases hold, and turning what it
// says makes a case fail.
#include "base/file.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

std::string file(const std::string& name) {
    return std::string(JADOUBE_SOURCE) + "/tests/codes/" + name;
}

struct Turned {
    const char* what;
    const char* into;
};

/// The code with one of its words turned.
std::string turned(const std::string& code, const Turned& turn) {
    const auto text = read_file(file(code), kLargestJson);
    REQUIRE(text);
    const auto at = text->find(turn.what);
    INFO(turn.what);
    REQUIRE(at != std::string::npos);
    return text->substr(0, at) + turn.into + text->substr(at + std::string(turn.what).size());
}

void check_turned(const std::string& code, const std::string& cases, const std::vector<Turned>& turns) {
    const Desktop desktop;
    desktop.expect(0, {"rules", "lint", file(code)});
    desktop.expect(0, {"rules", "test", file(cases), "--rules", file(code)});
    for (const Turned& turn : turns) {
        INFO(turn.what << " -> " << turn.into);
        desktop.write("turned.json", turned(code, turn));
        CHECK(desktop.run({"rules", "test", file(cases), "--rules", "./turned.json"}).code == 1);
    }
}

}  // namespace

TEST_CASE("every word of a count decides a case") {
    check_turned(
        "harbour.json", "harbour-cases.json",
        {{R"("earlier": {"article": "2", "is": 0})", R"("earlier": {"article": "2", "is": 1})"},
         {R"("article": "2", "at_least": 1)", R"("article": "2", "at_least": 2)"},
         {R"("article": "2", "at_least": 1)", R"("article": "2", "of": "opponent", "at_least": 1)"},
         {R"("kind": "conduct.absent", "in": "event", "at_least": 2)", R"("kind": "conduct.absent", "at_least": 2)"},
         {R"("kind": "conduct.absent", "in": "event", "at_most": 1)",
          R"("kind": "conduct.absent", "in": "event", "proposed": true, "at_most": 1)"},
         {R"("offers": {"any": 2})", R"("offers": {"any": 3})"},
         {R"("kind": "draw_offer", "of": "opponent", "is": 0)", R"("kind": "resign", "of": "opponent", "is": 0)"},
         {R"("of": "both",)", R"("of": "offender",)"},
         {R"("found": "breach",)", R"("found": ["breach", "no_breach"],)"},
         {R"(["conduct.disturb", "conduct.smoking"])", R"("conduct.disturb")"}});
}
