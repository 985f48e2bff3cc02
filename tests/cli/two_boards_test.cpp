// Two arbiters record at two boards of one log at the same moment.
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::vector<std::string> incident_at(const std::string& game) {
    return {"incident", game, "--fen", kStart, "--act", "white moves e2-e5", "--nothing-else"};
}

}  // namespace

TEST_CASE("at two boards at once both incidents are recorded, every time, and each has a number of its own",
          "[sized]") {
    const int pairs = static_cast<int>(sized(30, 100, 1000, 8));
    const Desktop desktop;
    desktop.begin_log();
    for (int pair = 1; pair <= pairs; ++pair) {
        const std::string number = std::to_string(pair);
        INFO("pair " << pair);
        CHECK(desktop.at_once({incident_at("r1b" + number), incident_at("r2b" + number)}) == std::vector<int>{0, 0});
    }
    const Json verified = desktop.expect(0, {"verify", "--json"}).json();
    CHECK(verified.find("chains")->if_array()->front().number("entries") == 1 + pairs * 2 * 3);
    CHECK(verified.number("kept") == 1 + pairs * 2 * 3);
    const Json report = desktop.expect(0, {"report", "--json"}).json();
    CHECK(static_cast<int>(report.find("incidents")->if_array()->size()) == 2 * pairs);
}

TEST_CASE("an incident that waited for another board has the number that it got") {
    const Desktop desktop;
    desktop.begin_log();
    const auto codes = desktop.at_once({incident_at("r1b1"), incident_at("r1b2"), incident_at("r1b3")});
    CHECK(codes == std::vector<int>{0, 0, 0});
    for (const std::string number : {"1", "2", "3"}) desktop.expect(0, {"decide", number});
    CHECK(desktop.expect(2, {"decide", "4"}).code == 2);
}
