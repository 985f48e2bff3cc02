#include "report/ruling/questions.hpp"

#include "catch.hpp"
#include "holds.hpp"
#include "report/formats/terminal.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;

namespace {

std::string asked_in(const adjudicate::Ruling& ruling) {
    return to_terminal(questions_of(ruling, 3), {.width = 200});
}

}  // namespace

TEST_CASE("a question shows what each answer leads to, those together that lead to the same") {
    const std::string text = asked_in(samples::doubtful_touch());
    INFO(text);
    CHECK(holds(text,
                "  1. Did he do it on purpose, not by accident?\n"
                "     - yes: Black must move the bishop on f8: Ba3 Bb4 Bc5 Bd6 Be7 (4.3.1).\n"
                "     - no: nothing follows.\n"
                "     - Fact: deliberate, asked under 4.3.1\n"));
    CHECK(holds(text, "     - none, at_once or late: Black must move"));
    CHECK(holds(text, "     - before: nothing follows.\n"));
}

TEST_CASE("a number has no leads, and a question without them lists its answers") {
    adjudicate::Ruling ruling;
    ruling.questions = {{.fact = "own_moves", .articles = {"9.3"}}, {.fact = "deliberate", .answers = {true, false}}};
    const std::string text = asked_in(ruling);
    CHECK(holds(text, "     - Fact: own_moves, asked under 9.3\n"));
    CHECK(holds(text, "     - Fact: deliberate; answers: yes or no\n"));
    CHECK(asked_in({}).empty());
}

TEST_CASE("where answers differ in nothing but the board, the board is said") {
    adjudicate::Ruling ruling = samples::doubtful_touch();
    adjudicate::OpenQuestion& question = ruling.questions.front();
    for (adjudicate::Supposed& lead : question.leads_to) lead.standing.due.clear();
    for (adjudicate::Supposed& lead : question.leads_to) lead.conclusion = adjudicate::Conclusion::no_breach;
    CHECK(holds(asked_in(ruling),
                "     - whatever it is, if the rest is as usual: nothing follows.\n"
                "     - Fact: deliberate; answers: yes or no, asked under 4.3.1\n"));
    question.leads_to.front().standing.play_from = samples::setup("4k3/8/8/8/8/8/8/4K3 b - - 1 4");
    CHECK(holds(asked_in(ruling), "     - yes: nothing follows; play goes on from 4k3/8/8/8/8/8/8/4K3 b - - 1 4.\n"));
}

TEST_CASE("questions stand in the order of the acts that they concern") {
    adjudicate::Ruling ruling = samples::doubtful_touch();
    ruling.matters.push_back(ruling.matters.front());
    ruling.matters.front().acts = {3};
    ruling.matters.front().chain.edit().resize(1);  // asks for the notice
    ruling.matters.back().acts = {1};
    ruling.matters.back().chain.edit().erase(ruling.matters.back().chain.edit().begin());
    ruling.questions = {ruling.questions.back(), ruling.questions.front(), {"play"}};
    const auto questions = questions_in_order(ruling);
    REQUIRE(questions.size() == 3);
    CHECK(questions[0].fact == "deliberate");
    CHECK(questions[1].fact == "notice");
    CHECK(questions[2].fact == "play");
}

TEST_CASE("where only what is usual was not told, its standing is given, and marked as open") {
    const std::string text = to_terminal(if_usual(samples::doubtful_touch(), 3), {.width = 200});
    INFO(text);
    CHECK(holds(text, "If nothing else is told\n"));
    CHECK(holds(text, "Black must move the bishop on f8: Ba3 Bb4 Bc5 Bd6 Be7 (4.3.1).\n"));
    CHECK(holds(text,
                "Open until somebody says so. It is supposed: it was done on purpose; notice of adjusting: none.\n"));
    CHECK(if_usual(samples::repetition(), 3).empty());
}

TEST_CASE("where no answer leads anywhere without the others, none is shown to") {
    adjudicate::Ruling ruling = samples::doubtful_touch();
    for (adjudicate::Supposed& lead : ruling.questions.front().leads_to)
        lead = {.facts = lead.facts, .status = adjudicate::Status::needs_facts};
    CHECK(holds(asked_in(ruling),
                "  1. Did he do it on purpose, not by accident?\n"
                "     - Fact: deliberate; answers: yes or no, asked under 4.3.1\n"));
}
