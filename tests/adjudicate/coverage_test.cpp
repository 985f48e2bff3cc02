// Coverage of a small code by rulings made under it.
#include "adjudicate/coverage.hpp"

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "rules/read/readings.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

using Ids = std::vector<std::string>;

const char* const kCode =
    R"raw({"format": 1, "id": "small", "title": "Small", "source": "none", "checked_on": "2026-01-01",
"parameters": {"penalty_ms": {"any": 1000}}, "definitions": {}, "articles": [
  {"id": "1", "heading": "h", "summary": "s", "trigger": "touch", "when": {"own_men_touched": 1},
   "then": {"move": {"man": "own_men_touched"}}},
  {"id": "1 adjusting", "heading": "h", "summary": "s", "trigger": "touch", "exception_to": "1",
   "when": {"deliberate": false}, "then": "nothing"},
  {"id": "2", "heading": "h", "summary": "s", "trigger": "none", "enforces": "rook"},
  {"id": "2.1", "heading": "h", "summary": "s", "trigger": "none"},
  {"id": "3", "heading": "h", "summary": "s", "trigger": "conduct.upset", "then": "record_breach"},
  {"id": "4", "heading": "h", "summary": "s", "trigger": "press",
   "then": {"clock": {"add": "penalty_ms", "to": "opponent"}}},
  {"id": "5", "heading": "h", "summary": "s", "trigger": "silence", "then": {"refer": "referee"}}]})raw";

rules::Ruleset read(const std::string& text) {
    const auto other = [](const std::string&) -> Result<std::string> { return kCode; };
    auto ruleset = rules::read_ruleset(text, "small.json", other);
    if (!ruleset) FAIL(to_text(ruleset.error().front()));
    return *ruleset;
}

rules::Ruleset code() {
    return read(kCode);
}

Ruling ruled(const rules::Ruleset& ruleset, const std::string& when) {
    const Case one =
        tests::case_of(R"({"given": {"position": {"fen": "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"}}, "when": )" + when + "}");
    const auto ruling = adjudicate::adjudicate(ruleset, one.game, one.dispute);
    if (!ruling) FAIL(to_text(ruling.error()));
    return *ruling;
}

Ids missing(const Coverage& coverage, Gap gap) {
    for (const Missing& one : coverage.missing)
        if (one.gap == gap) return one.ids;
    return {};
}

std::string touch(const std::string& rest) {
    return R"({"acts": [{"act": "touch", "by": "white", "squares": ["a1"], "said": "none")" + rest +
           R"(}], "told": "complete"})";
}

}  // namespace

TEST_CASE("of a code laid over another, without a list of clauses, what it adds and replaces counts") {
    const rules::Ruleset over = read(R"({"format": 1, "id": "club", "title": "Club", "extends": "small",
"replaces": [{"id": "3", "heading": "h", "summary": "s", "trigger": "conduct.upset", "then": "annul"}],
"articles": [{"id": "6", "heading": "h", "summary": "s", "trigger": "conduct.smoking", "then": "record_breach"}]})");
    const Coverage own = coverage_of(over, {}, std::nullopt);
    CHECK(own.articles == 2);
    CHECK(own.missing.size() == 1);
    CHECK(missing(own, Gap::never_fired) == Ids{"3", "6"});
    const Coverage whole = coverage_of(over, {}, std::vector<Clause>{{"6", ClauseKind::decidable}});
    CHECK(whole.articles == 8);
    CHECK(missing(whole, Gap::never_fired) == Ids{"1", "1 adjusting", "2", "3", "5", "6"});
}

TEST_CASE("a list of clauses is read line by line, with every fault of it") {
    const auto clauses = read_clauses("# a remark\n\n22(a)\tX\n22/23 note\tF\n31\tI\r\n", "list.txt");
    REQUIRE(clauses);
    CHECK(*clauses == std::vector<Clause>{{"22(a)", ClauseKind::decidable},
                                          {"22/23 note", ClauseKind::decidable_with_finding},
                                          {"31", ClauseKind::informing}});
    const auto bad = read_clauses("1\tX\n2\tY\n3\n1\tI\n", "list.txt");
    REQUIRE_FALSE(bad);
    REQUIRE(bad.error().size() == 3);
    CHECK(to_text(bad.error()[0]).starts_with("list.txt:2: "));
    CHECK(to_text(bad.error()[2]).starts_with("list.txt:4: clause 1 stands twice"));
}

TEST_CASE("without cases nothing has fired") {
    const Coverage coverage = coverage_of(code(), {}, std::nullopt);
    CHECK_FALSE(coverage.clauses);
    CHECK(coverage.articles == 7);
    CHECK(coverage.executable == 5);
    CHECK(coverage.missing.front().gap == Gap::no_clause_list);
    CHECK(missing(coverage, Gap::never_fired) == Ids{"1", "1 adjusting", "2", "3", "5"});
}

TEST_CASE("an article fires where it applies, and nearly fires where it is considered in vain") {
    const rules::Ruleset ruleset = code();
    Sightings sightings;
    sightings.add(ruled(ruleset, touch(R"(, "deliberate": true)")));
    const Coverage meant = coverage_of(ruleset, sightings, std::nullopt);
    CHECK(missing(meant, Gap::never_fired) == Ids{"1 adjusting", "2", "3", "5"});
    CHECK(missing(meant, Gap::never_nearly_fired) == Ids{"1"});

    sightings.add(ruled(ruleset, touch(R"(, "deliberate": false)")));
    const Coverage both = coverage_of(ruleset, sightings, std::nullopt);
    CHECK(missing(both, Gap::never_fired) == Ids{"2", "3", "5"});
    CHECK(missing(both, Gap::never_nearly_fired).empty());
    CHECK(both.nearly == Tally{2, 2});
    CHECK(missing(both, Gap::exception_never_open) == Ids{"1 adjusting"});
}

TEST_CASE("an exception is open where its fact is unknown") {
    const rules::Ruleset ruleset = code();
    Sightings sightings;
    sightings.add(ruled(ruleset, touch("")));
    const Coverage coverage = coverage_of(ruleset, sightings, std::nullopt);
    CHECK(coverage.exceptions == 1);
    CHECK(coverage.open_exceptions == Tally{1, 1});
    CHECK(missing(coverage, Gap::never_fired) == Ids{"1", "1 adjusting", "2", "3", "5"});
}

TEST_CASE("a rule of movement fires where a ruling cites it, and the article on silence where it answers") {
    const rules::Ruleset ruleset = code();
    Sightings sightings;
    sightings.add(ruled(ruleset, R"({"acts": [{"act": "move", "by": "white", "from": "a1", "to": "a5"},
        {"act": "point_out", "by": "black"}], "told": "complete"})"));
    sightings.add(
        ruled(ruleset, R"({"acts": [{"act": "find", "by": "white", "what": "conduct.device"}], "told": "complete"})"));
    const Coverage coverage = coverage_of(ruleset, sightings, std::nullopt);
    CHECK(missing(coverage, Gap::never_fired) == Ids{"1", "1 adjusting", "3"});
}

TEST_CASE("of what another code answered only the article that sent it there counts") {
    Ruling ruling;
    ruling.matters.push_back({.kinds = {rules::Kind::conduct_upset},
                              .chain = {{"3", rules::ArticleState::applies}},
                              .deferred_to = "other"});
    ruling.matters.front().deferred_by = {"5"};
    Sightings sightings;
    sightings.add(ruling);
    CHECK(sightings.applied == std::set<std::string>{"5"});
    ruling.matters.front().deferred_to.clear();
    sightings.add(ruling);
    CHECK(sightings.applied.contains("3"));
}

TEST_CASE("articles that need clock arithmetic are counted apart") {
    const rules::Ruleset ruleset = code();
    Sightings sightings;
    CHECK(coverage_of(ruleset, sightings, std::nullopt).waiting == Ids{"4"});
    sightings.applied = {"4"};
    const Coverage coverage = coverage_of(ruleset, sightings, std::nullopt);
    CHECK(coverage.waiting.empty());
    CHECK(coverage.apart == Tally{1, 1});
    CHECK(coverage.fired == Tally{0, 5});
}

TEST_CASE("a clause needs an article, and if it is to be decided one that decides or a ruling that cites it") {
    const rules::Ruleset ruleset = code();
    const std::vector<Clause> clauses{{"1", ClauseKind::decidable},
                                      {"1 adjusting", ClauseKind::decidable_with_finding},
                                      {"2", ClauseKind::decidable},
                                      {"2.1", ClauseKind::decidable},
                                      {"2.1.1", ClauseKind::informing}};
    Sightings sightings;
    const Coverage before = coverage_of(ruleset, sightings, clauses);
    CHECK(before.clauses == Tally{4, 5});
    CHECK(missing(before, Gap::clause_without_article) == Ids{"2.1.1"});
    CHECK(missing(before, Gap::clause_not_decided) == Ids{"2", "2.1"});
    sightings.cited = {"2.1"};
    CHECK(missing(coverage_of(ruleset, sightings, clauses), Gap::clause_not_decided) == Ids{"2"});
}

TEST_CASE("an exception that tests only what is always known cannot stand open") {
    const std::string code = R"raw({"format": 1, "id": "small", "title": "Small", "source": "none",
"checked_on": "2026-01-01", "parameters": {}, "definitions": {}, "event_defaults": {"chess960": false}, "articles": [
  {"id": "1", "heading": "h", "summary": "s", "trigger": "conduct.device", "then": {"result": "offender_loses"}},
  {"id": "1 both", "heading": "h", "summary": "s", "trigger": "conduct.device", "exception_to": "1",
   "until": "game_ends", "when": {"by_both": true}, "then": {"result": "both_lose"}},
  {"id": "1 chess960", "heading": "h", "summary": "s", "trigger": "conduct.device", "exception_to": "1",
   "when": {"chess960": true}, "then": "nothing"},
  {"id": "1 window", "heading": "h", "summary": "s", "trigger": "conduct.device", "exception_to": "1",
   "until": "claimant_touches", "when": {"play": "blitz"}, "then": "nothing"},
  {"id": "1 milder", "heading": "h", "summary": "s", "trigger": "conduct.device", "exception_to": "1",
   "when": {"milder_penalty": true}, "then": "nothing"}]})raw";
    const Coverage coverage = coverage_of(read(code), {}, std::nullopt);
    CHECK(coverage.exceptions == 4);
    CHECK(missing(coverage, Gap::exception_never_open) == Ids{"1 window", "1 milder"});
}

TEST_CASE(
    "an article can fail by an exception only where both can apply to one incident, and the code itself answers") {
    const std::string code = R"raw({"format": 1, "id": "small", "title": "Small", "source": "none",
"checked_on": "2026-01-01", "parameters": {}, "definitions": {}, "articles": [
  {"id": "1", "heading": "h", "summary": "s", "trigger": "touch", "then": "nothing"},
  {"id": "1 out", "heading": "h", "summary": "s", "trigger": "out_of_turn.touch", "then": "nothing"},
  {"id": "1 but", "heading": "h", "summary": "s", "trigger": "touch", "exception_to": "1",
   "when": {"deliberate": false}, "then": "nothing"},
  {"id": "2", "heading": "h", "summary": "s", "trigger": "conduct.upset", "then": "nothing"},
  {"id": "2 but", "heading": "h", "summary": "s", "trigger": "conduct.upset", "exception_to": "2",
   "when": {"deliberate": true}, "then": "defer"}], "defers_to": "other"})raw";
    const Coverage coverage = coverage_of(read(code), {}, std::nullopt);
    CHECK(missing(coverage, Gap::never_nearly_fired) == Ids{"1", "1 but", "2 but"});
}
