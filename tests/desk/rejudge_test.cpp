// Recorded proposals judged anew: what this program would make otherwise is listed, and nothing else is.
#include "desk/incident/rejudge.hpp"

#include "base/error.hpp"
#include "desk/incident/answers.hpp"
#include "desk/incident/decisions.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::desk;
using adjudicate::Person;

namespace {

Rejudged judged_anew(EventLog& log) {
    const auto rejudged = rejudge(log.open());
    REQUIRE(rejudged);
    return *rejudged;
}

/// Enters an incident with another ruling than this program makes.
void enter_with(EventLog& log, const adjudicate::Case& given, void (*change)(adjudicate::Ruling& ruling)) {
    OpenLog open = log.open();
    const auto entered = incident_to_enter(open, {{.reference = desk::game("r1b2"), .has_own_position = true}, {given}},
                                           {log.next_id(), "Ada Byron"});
    REQUIRE(entered);
    auto judged = judge_matter(open, entered->matter);
    REQUIRE(judged);
    change(judged->ruling);
    REQUIRE(enter(open, *entered, *judged));
}

}  // namespace

TEST_CASE("what this program proposed it would propose again") {
    EventLog log;
    log.enter(told(kStart, {touches(Person::white, {"e2", "d2"})}));
    log.enter(told(kStart, {moves(Person::white, "e2", "e5")}));
    log.enter(told(kStart, {moves(Person::white, "d2", "d5")}), "blitz");
    const Rejudged rejudged = judged_anew(log);
    CHECK(rejudged.proposals == 3);
    CHECK(rejudged.otherwise.empty());
}

TEST_CASE("a proposal that differs is listed with its entry, and with what differs in it") {
    EventLog log;
    log.enter(told(kStart, {touches(Person::white, {"e2"})}));
    enter_with(log, told(kStart, {moves(Person::white, "e2", "e5")}), [](adjudicate::Ruling& ruling) {
        ruling.conclusion = adjudicate::Conclusion::no_breach;
        ruling.matters.front().clock.reset();
    });
    const Rejudged rejudged = judged_anew(log);
    CHECK(rejudged.proposals == 2);
    REQUIRE(rejudged.otherwise.size() == 1);
    const RuledOtherwise& one = rejudged.otherwise.front();
    CHECK(one.incident == log::LogNumber{{}, 2});
    CHECK(log.open().store.entries().at(static_cast<std::size_t>(one.ruling.value) - 1).kind() ==
          log::EntryKind::ruling);
    CHECK(one.differences == std::vector<std::string>{"finding", "clock"});
    CHECK_FALSE(one.recorded.matters.front().clock.has_value());
    CHECK(one.now.matters.front().clock.has_value());
}

TEST_CASE("nothing is written, however often it is asked") {
    EventLog log;
    log.enter(told(kStart, {touches(Person::white, {"e2"})}));
    const auto before = log.open().store.entries();
    judged_anew(log);
    CHECK(log.open().store.entries() == before);
}

TEST_CASE("a proposal is judged by what the log had counted when it was made") {
    EventLog log;
    log.enter(told(kStart, {moves(Person::white, "e2", "e5")}));
    log.enter(told(kStart, {moves(Person::white, "d2", "d5")}));  // the second one, which loses
    OpenLog open = log.open();
    const log::LoggedIncident& first = open.state.incidents.front();
    const auto decision = decision_on(open, first, {.otherwise = "a warning", .reason = "unclear", .by = "Ada Byron"});
    REQUIRE(decision);
    REQUIRE(open.record(log::NewEntry{log.next_id(), decision->made, "Ada Byron", first.game}));
    const log::State now = log.open().state;
    CHECK(log::counted_in(now, first.game, now.incidents.at(1).entry.id).empty());
    CHECK(judged_anew(log).otherwise.empty());
}

TEST_CASE("a proposal is judged by the facts told when it was made") {
    EventLog log;
    adjudicate::Case given = told(kStart, {{Person::white, adjudicate::Touch{{*chess::square_named("e2")}}}});
    log.enter(given);
    OpenLog open = log.open();
    const log::LoggedIncident& incident = open.state.incidents.front();
    CHECK(incident.status() == log::IncidentStatus::needs_facts);
    const auto answers =
        answers_to_record(open, incident, {{{"deliberate", {true}}}, "White", {}}, {log.next_id(), "Ada Byron"});
    REQUIRE(answers);
    REQUIRE(open.record({answers->entries.front()}));  // the answer without its ruling
    CHECK(log.open().state.incidents.front().facts.size() == 1);
    CHECK(judged_anew(log).otherwise.empty());
}

TEST_CASE("the log as it stood knows what was recorded by then, and takes nothing new") {
    EventLog log;
    const Receipt first = log.enter(told(kStart, {touches(Person::white, {"e2"})}));
    log.enter(told(kStart, {touches(Person::white, {"d2"})}));
    auto then = as_it_stood(log.open(), {{}, first.seq.value});
    REQUIRE(then);
    CHECK(then->at == log::LogNumber{{}, first.seq.value});
    CHECK(then->state.incidents.size() == 1);
    CHECK_FALSE(then->state.incidents.front().ruling.has_value());
    CHECK(then->entries().back().seq == first.seq);
    const auto refused =
        then->record(log::NewEntry{log.next_id(), log::GameKnown{{"A", "B"}}, "Ada", desk::game("r1b1")});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::log_busy);
    CHECK_FALSE(as_it_stood(log.open(), {{}, 99}));
}
