#include "report/event/event_report.hpp"

#include "catch.hpp"
#include "golden.hpp"
#include "holds.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/formats/html.hpp"
#include "report/formats/incident_list.hpp"
#include "report/formats/markdown.hpp"
#include "report/formats/terminal.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using samples::golden;

namespace {

std::string shown(const IncidentReport& incident) {
    return to_terminal(incident_section(incident, {}).blocks);
}

}  // namespace

TEST_CASE("the report of an event reads as its golden files") {
    const Document report = event_report(samples::event());
    const std::string text = to_terminal(report);
    CHECK(text == golden("event.txt", text));
    const std::string letters = to_terminal(report, {.width = 100, .men = MenDrawn::letters});
    CHECK(letters == golden("event-letters-100.txt", letters));
    const std::string markdown = to_markdown(report);
    CHECK(markdown == golden("event.md", markdown));
    const std::string html = to_html(report);
    CHECK(html == golden("event.html", html));
    const std::string csv = incidents_csv(samples::event());
    CHECK(csv == golden("event.csv", csv));
}

TEST_CASE("the report of an event reads in German as its golden file") {
    const Speaking language(german());
    const std::string text = to_terminal(event_report(samples::event()));
    CHECK(text == golden("event-de.txt", text));
}

TEST_CASE("an event without incidents says so") {
    const std::string text = to_terminal(event_report({.event = {.name = "Quiet Open"}}));
    CHECK(
        text ==
        "Rulings report: Quiet Open\n==========================\n\nEvent:           Quiet Open\nIncidents here:  0\n\n"
        "No incident stands in this report.\n");
}

TEST_CASE("a withdrawn incident stays visible with its reason") {
    IncidentReport incident;
    incident.incident.withdrawal = {{"entered on the wrong board"}, {}};
    const std::string text = shown(incident);
    CHECK(holds(text, "! Withdrawn. entered on the wrong board"));
    CHECK_FALSE(holds(text, "Not decided yet"));
    incident.incident.withdrawal.reset();
    CHECK(holds(shown(incident), "Not decided yet"));
}

TEST_CASE("a decision that leaves the proposal gives its reason") {
    IncidentReport incident;
    incident.incident.decision = {{.manner = log::DecisionManner::otherwise,
                                   .words = "The game is drawn.",
                                   .reason = "Both players agreed.",
                                   .by = "CA"},
                                  {}};
    CHECK(holds(shown(incident), "Otherwise than proposed: The game is drawn.\n\nReason:      Both players agreed.\n"));
}

TEST_CASE("an option that was taken is told in the words of the ruling, else as the log has it") {
    IncidentReport incident = samples::event().incidents.front();
    CHECK(decided(incident).starts_with("take the pawn on d5"));
    incident.incident.decision->what.option = Json::object({{"do", "move"}, {"man", "h8"}});
    CHECK(decided(incident) == R"({"do":"move","man":"h8"})");
    incident.incident.decision.reset();
    CHECK(decided(incident).empty());
}

TEST_CASE("the last moves have the numbers of the game") {
    CHECK(last_moves(samples::event().incidents.front().given.game) == "1.d4 Nf6 2.c4 e6 3.Nc3 d5");
    CHECK(last_moves({}).empty());
}

TEST_CASE("a report of an earlier moment says so") {
    EventReport event = samples::event();
    event.at = log::LogNumber{{}, 12};
    CHECK(holds(to_terminal(event_report(event), {.width = 200}),
                "As of:           entry 12 of 118; what came later is not in this report"));
    CHECK_FALSE(holds(to_terminal(event_report(samples::event())), "what came later"));
}

TEST_CASE("the board shows the men touched and the ways of the men moved") {
    using namespace adjudicate;
    const auto square = [](const char* name) { return *chess::square_named(name); };
    const Marks marks =
        marks_of({{Person::white, Touch{{square("c1"), square("d5"), square("c1")}}},
                  {Person::white, MoveMan{{square("c1"), square("g5")}}},
                  {Person::white, Castle{{square("e1"), square("c1")}, Step{square("a1"), square("d1")}}},
                  {Person::white, Press{}}});
    CHECK(marks.squares == std::vector{square("c1"), square("d5")});
    CHECK(marks.arrows ==
          std::vector<Arrow>{{square("c1"), square("g5")}, {square("e1"), square("c1")}, {square("a1"), square("d1")}});
}

TEST_CASE("a position after the ruling is drawn once, where it is another one") {
    IncidentReport incident{.before = samples::setup("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")};
    adjudicate::Ruling ruling = samples::one_man_of_each();
    incident.proposed = ruling;
    CHECK(holds(shown(incident), "Play goes on from here,"));
    incident.before = ruling.matters.front().position->setup;
    CHECK_FALSE(holds(shown(incident), "Play goes on from here"));
}
