// Incidents between the log and the judge: what is told comes back as it was told.
#include "desk/known/logged_case.hpp"
#include "base/error.hpp"

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::desk;
using adjudicate::Person;

namespace {

/// The newest incident as a case.
adjudicate::Case newest(EventLog& log) {
    const OpenLog open = log.open();
    const auto matter = matter_of(open, open.state.incidents.back());
    REQUIRE(matter);
    const auto given = to_case(*matter);
    REQUIRE(given);
    return *given;
}

}  // namespace

TEST_CASE("acts, facts, clocks and who reported come back from the log as they were told") {
    EventLog log;
    adjudicate::Case given = told(kStart, {touches(Person::white, {"e2", "d2"}),
                                           {Person::black, adjudicate::Demand{.man = chess::square_named("d2")}},
                                           {Person::arbiter, adjudicate::Refer{rules::Body::appeals_committee}}});
    given.dispute.facts = {{"notice", {std::string("none")}}};
    given.dispute.reported_by = Person::black;
    given.game.clocks = {.reading = {Millis{600'000}, Millis{598'000}},
                         .running = chess::Color::white,
                         .moves = {3, 2},
                         .period = {1, 1}};
    given.game.clocks.control = game::parse_time_control("40/5400+30:1800+30").value();
    log.enter(given);
    const adjudicate::Case back = newest(log);
    CHECK(*adjudicate::to_json(back).find("when") == *adjudicate::to_json(given).find("when"));
    CHECK(back.game.clocks == given.game.clocks);
    CHECK(back.game.start == given.game.start);
    CHECK(back.ruleset == "club");
}

TEST_CASE("moves made from the position told come back with it") {
    EventLog log;
    adjudicate::Case given = told(kStart, {touches(Person::black, {"e7"})});
    const auto position = chess::Position::from(*given.game.start).value();
    given.game.moves = {{.played = chess::parse_uci(position, "e2e4").value()}};
    log.enter(given);
    const auto moves = newest(log).game.moves;
    REQUIRE(moves.size() == 1);
    CHECK(moves.front().played == given.game.moves.front().played);
}

TEST_CASE("the kind of play of one game counts before that of the event") {
    EventLog log;
    log.enter(told(kStart, {touches(Person::white, {"e2"})}), "blitz");
    CHECK(newest(log).game.play == rules::Play::blitz);
    log.enter(told(kStart, {touches(Person::white, {"e2"})}));
    CHECK(newest(log).game.play == rules::Play::standard);
}

TEST_CASE("what the law counts comes from the incidents before, and no other") {
    EventLog log;
    log.enter(told(kStart, {moves(Person::white, "e2", "e5")}));
    CHECK(newest(log).game.earlier.empty());
    log.enter(told(kStart, {moves(Person::white, "d2", "d5")}));
    const adjudicate::Case second = newest(log);
    REQUIRE(second.game.earlier.size() == 1);
    const adjudicate::EarlierIncident& first = second.game.earlier.front();
    CHECK(first.by == Person::white);
    CHECK(rules::covers_any(rules::Kind::illegal_move, first.kinds));
    CHECK(first.found == rules::Conclusion::breach);
    CHECK_FALSE(first.articles->empty());
    CHECK_FALSE(first.is_decided);
    CHECK(second.game.earlier_known);
}
