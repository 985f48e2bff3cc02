#include "rules/lint/lint.hpp"

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "catch.hpp"
#include "generator.hpp"
#include "rules/lint/combinations.hpp"
#include "rules/lint/gate_conditions.hpp"
#include "rules/lint/implications.hpp"
#include "rules/read/readings.hpp"
#include "rules/words/remedy_json.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;
using samples::Generator;
using samples::Known;

Ruleset read(const std::string& articles, const std::string& more = {}) {
    const auto ruleset = read_ruleset(samples::ruleset_text(articles, more), "test.json", samples::no_texts);
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    return *ruleset;
}

/// The findings with this code, as text.
std::vector<std::string> found(const Ruleset& ruleset, const std::string& code, const LintLimits& limits = {}) {
    std::vector<std::string> texts;
    for (const LintFinding& finding : lint(ruleset, limits)) {
        if (finding.code == code) texts.push_back(to_text(finding));
    }
    return texts;
}

TEST_CASE("an exception settles a conflict") {
    const std::string base = article("1", R"("trigger": "agreement", "then": {"result": "draw"})");
    const Ruleset conflict =
        read(base + "," + article("2", R"("trigger": "agreement", "when": {"agreement_restricted": true},
        "then": {"result": "both_lose"})"));
    const auto told = found(conflict, "conflict");
    REQUIRE(told.size() == 1);
    CHECK(told.front().find("1 and 2") != std::string::npos);
    CHECK(told.front().find("[when agreement_restricted yes]") != std::string::npos);
    const Ruleset settled =
        read(base + "," + article("2", R"("trigger": "agreement", "when": {"agreement_restricted": true},
        "exception_to": ["1"], "then": {"result": "both_lose"})"));
    CHECK(found(settled, "conflict").empty());
}

TEST_CASE("the same remedy twice, or remedies to two questions, are no conflict") {
    const Ruleset ruleset =
        read(article("1", R"("trigger": "resign", "then": ["lost", "stand"])") + "," +
                 article("2", R"("trigger": "resign", "then": {"result": "offender_loses"})") + "," +
                 article("3", R"("trigger": "resign", "then": {"clock": {"add": 5, "to": "opponent"}})"),
             R"("phrases": {"lost": {"result": "offender_loses"}},)");
    CHECK(found(ruleset, "conflict").empty());
}

TEST_CASE("what is said besides, and rights, are added up and do not conflict") {
    const Ruleset ruleset = read(article("1", R"("trigger": "resign", "then": {"refer": "the arbiter"})") + "," +
                                 article("2", R"("trigger": "resign", "then": "record_breach")") + "," +
                                 article("3", R"("trigger": "resign", "then": {"may": "annul", "by": "opponent"})") +
                                 "," + article("4", R"("trigger": "resign", "then": {"lose_right": "to_claim"})"));
    CHECK(found(ruleset, "conflict").empty());
}

TEST_CASE("where the game is annulled nothing else conflicts, but another end of it does") {
    const std::string annul = article("1", R"("trigger": "setup.men_misplaced", "then": "annul")");
    const std::string men = article("2", R"("trigger": "setup.men_misplaced", "then": "stand")");
    const std::string restore =
        article("3", R"("trigger": "setup.men_misplaced", "then": {"restore": "before_offence"})");
    CHECK(found(read(men + "," + restore), "conflict").size() == 1);
    CHECK(found(read(annul + "," + men + "," + restore), "conflict").empty());
    const std::string anew = article("4", R"("trigger": "setup.men_misplaced", "then": "new_game")");
    CHECK(found(read(annul + "," + anew), "conflict").size() == 1);
}

TEST_CASE("an exception without effect says why") {
    const std::string base = article("1", R"("trigger": "touch", "when": {"deliberate": true}, "then": "stand")");
    const auto told = [&](const char* members) {
        const auto texts = found(read(base + "," + article("2", members)), "exception_without_effect");
        return texts.empty() ? std::string() : texts.front();
    };
    CHECK(told(R"("trigger": "touch", "exception_to": ["1"], "then": "nothing")") == "");
    CHECK(told(R"("trigger": "touch", "exception_to": ["1"], "when": {"deliberate": false}, "then": "nothing")")
              .find("never hold at once") != std::string::npos);
    CHECK(told(R"("trigger": "change", "exception_to": ["1"], "then": "nothing")").find("no incident triggers both") !=
          std::string::npos);
}

TEST_CASE("windows and raisers are facts like others") {
    const auto conflicts = [](const char* first, const char* second) {
        const std::string early = std::string(R"("trigger": "setup.board", "then": "adjust_board", )") + first;
        const std::string late = std::string(R"("trigger": "setup.board", "then": "play_on", )") + second;
        return found(read(article("1", early) + "," + article("2", late), R"("parameters": {"few": {"any": 4}},)"),
                     "conflict")
            .size();
    };
    CHECK(conflicts(R"("until": {"moves_by_each": 4})", R"("when": {"moves_by_each": {"at_least": 4}})") == 0);
    CHECK(conflicts(R"("until": {"moves_by_each": 4})", R"("when": {"moves_by_each": {"at_least": 3}})") == 1);
    CHECK(conflicts(R"("until": {"moves_by_each": "few"})", R"("when": {"moves_by_each": {"at_least": "few"}})") == 0);
    CHECK(conflicts(R"("until": "claimant_touches")", R"("when": {"claimant_touched": true})") == 0);
    CHECK(conflicts(R"("until": "opponent_replies")", R"("when": {"opponent_replied": true})") == 0);
    CHECK(conflicts(R"("until": "game_ends")", R"("when": {"game_ended_by": {"not": "no"}})") == 0);
    CHECK(conflicts(R"("raised_by": "either")", R"("raised_by": ["arbiter", "nobody"])") == 0);
    CHECK(conflicts(R"("raised_by": "either")", R"("raised_by": ["arbiter", "player"])") == 1);
    CHECK(conflicts(R"("raised_by": "arbiter")", R"("when": {"claimant_touched": true})") ==
          0);  // an arbiter touches nothing
}

TEST_CASE("numbers that differ by the kind of play are tried for each") {
    const std::string parameter = R"("parameters": {"few": {"standard": 4, "blitz": 2}},)";
    const Ruleset ruleset = read(
        article("1", R"("trigger": "setup.board", "when": {"moves_by_each": {"at_least": "few"}}, "then": "play_on")") +
            "," + article("2", R"("trigger": "setup.board", "when": {"moves_by_each": 3}, "then": "adjust_board")"),
        parameter);
    const auto told = found(ruleset, "conflict");
    REQUIRE(told.size() == 1);
    CHECK(told.front().find("play blitz") != std::string::npos);
}

TEST_CASE("combinations that cannot occur are no conflict and no gap") {
    const Ruleset ruleset = read(
        article("1", R"("trigger": "touch", "when": {"king_and_rook": "rook_first"}, "then": "stand")") + "," +
        article("2", R"("trigger": "touch", "when": {"own_men_touched": {"at_most": 1}}, "then": "annul")") + "," +
        article(
            "3",
            R"("trigger": "touch", "when": {"own_men_touched": {"at_least": 2}, "king_and_rook": {"not": "rook_first"}},
               "then": "nothing")"));
    CHECK(found(ruleset, "conflict").empty());
    CHECK(found(ruleset, "no_answer").empty());
}

TEST_CASE("an act without an answer is told with as few facts as needed; a closed window is an answer") {
    const Ruleset ruleset =
        read(article("1", R"("trigger": "touch", "until": "claimant_touches", "raised_by": "opponent",
         "when": {"own_men_touched": {"at_least": 1}, "deliberate": true}, "then": "stand")"));
    const auto told = found(ruleset, "no_answer");
    REQUIRE(told.size() == 2);
    const std::string all = told[0] + told[1];
    CHECK(all.find("[when deliberate no]") != std::string::npos);
    CHECK(all.find("[when own_men_touched 0]") != std::string::npos);
    CHECK(
        found(read(article("1", R"("trigger": "agreement", "when": {"in_check": true}, "then": "stand")")), "no_answer")
            .empty());
}

TEST_CASE("articles on kinds that go together are judged together") {
    const std::string illegal = article("1", R"("trigger": "illegal_move", "then": {"restore": "before_offence"})");
    const std::string hands = article("2", R"("trigger": "press.two_hands", "then": "stand")");
    const auto told = found(read(illegal + "," + hands), "conflict");
    REQUIRE(told.size() == 1);  // once for all kinds of illegal move
    CHECK(told.front().find("and press.two_hands") != std::string::npos);
}

/// What is found in a code that sets the number of its base anew, of which the summary of an article speaks.
std::vector<std::string> found_after(const std::string& parameter, const std::string& was, const std::string& is,
                                     const std::string& summary) {
    const auto numbers = [&](const std::string& value) {
        return R"("parameters": {")" + parameter + R"(": {"any": )" + value + "}},";
    };
    const std::string base =
        R"({"format": 1, "id": "base", "title": "Base", "source": "a book", "checked_on": "2020-01-01",)" +
        numbers(was) + R"("articles": [{"id": "1", "heading": "One", "summary": ")" + summary +
        R"(", "trigger": "conduct.device",
            "then": {"penalty": {"kind": "own_time_less", "size": ")" +
        parameter + R"("}}}]})";
    const std::string over =
        R"({"format": 1, "id": "club", "title": "Club", "extends": "base",)" + numbers(is) + R"("articles": []})";
    const auto ruleset = read_ruleset(over, "club.json", [&](const std::string&) { return Result<std::string>(base); });
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    return found(*ruleset, "old_number_said");
}

TEST_CASE("a number that is set anew is found in a sentence of the base, however it is said there") {
    const auto hour = [](const char* summary) { return found_after("late_ms", "3600000", "60000", summary).size(); };
    for (const char* summary :
         {"He has an hour.", "One hour.", "1 hour", "In 60 minutes he has lost.", "Sixty minutes"})
        CHECK(hour(summary) == 1);
    for (const char* summary : {"He has 1 hour-glass.", "Twenty-one hours.", "160 minutes", "He has a minute."})
        CHECK(hour(summary) == 0);
    const auto few = [](const char* is, const char* summary) { return found_after("few", "75", is, summary).size(); };
    CHECK(few("76", "After seventy-five moves") == 1);
    CHECK(few("76", "After 75.") == 1);
    CHECK(few("76", "After seventy moves, five of them captures") == 0);
    CHECK(few("75", "After seventy-five moves") == 0);
}

TEST_CASE("more combinations than the limit are sampled, and the lint says so") {
    const Ruleset ruleset =
        read(article("1", R"("trigger": "change", "when": {"own_men_touched": 1, "enemy_men_touched": 1,
        "in_check": true, "notice": "late", "touched_king": true}, "then": "stand")"));
    CHECK(found(ruleset, "sampled").empty());
    CHECK(found(ruleset, "sampled", LintLimits{.combinations = 20}).size() == 1);
    CHECK(found(ruleset, "sampled", LintLimits{.combinations = 20}) ==
          found(ruleset, "sampled", LintLimits{.combinations = 20}));
}

TEST_CASE(
    "a count that nobody reaches before the game is over is found, and is a remark where an exception lets it go on") {
    const std::string over =
        article("1", R"("trigger": "conduct.smoking", "when": {"earlier": {"kind": "conduct.smoking",
        "at_least": 1}}, "then": {"result": "offender_loses"})");
    const std::string third = article("2", R"("trigger": "conduct.smoking", "when": {"earlier": {"kind":
        "conduct.smoking", "at_least": 2}}, "then": {"penalty": "warning"})");
    const std::string second = article("2", R"("trigger": "conduct.smoking", "when": {"earlier": {"kind":
        "conduct.smoking", "at_least": 1}}, "then": {"penalty": "warning"})");
    const std::string excepted = article("3", R"("trigger": "conduct.smoking", "when": {"deliberate": false},
        "exception_to": ["1"], "then": {"penalty": "warning"})");
    REQUIRE(found(read(over + "," + third), "count_after_end").size() == 1);
    CHECK(found(read(over + "," + third), "count_after_end").front().find("warning: ") == 0);
    CHECK(found(read(over + "," + third + "," + excepted), "count_after_end").front().find("remark: ") == 0);
    CHECK(found(read(over + "," + second), "count_after_end").empty());
    const std::string in_event = article("2", R"("trigger": "conduct.smoking", "when": {"earlier": {"kind":
        "conduct.smoking", "in": "event", "at_least": 2}}, "then": {"penalty": "warning"})");
    CHECK(found(read(over + "," + in_event), "count_after_end").empty());
}

TEST_CASE("remarks: unverified articles and what the code is silent on") {
    const Ruleset ruleset = read(article("1", R"("trigger": "touch", "verified": false, "then": "nothing")"));
    CHECK(found(ruleset, "unverified").size() == 1);
    REQUIRE(found(ruleset, "silent_on").size() == 1);
    CHECK(found(ruleset, "silent_on").front().find("illegal_move") != std::string::npos);
    CHECK(found(ruleset, "silent_on").front().find("touch,") == std::string::npos);
}

TEST_CASE("findings come errors first, then by line") {
    const Ruleset ruleset = read(article("1", R"("trigger": "touch", "when": {"in_check": true}, "then": "stand")") +
                                 ",\n" + article("2", R"("trigger": "agreement", "then": {"result": "draw"})") + ",\n" +
                                 article("3", R"("trigger": "agreement", "then": {"result": "both_lose"})"));
    const auto findings = lint(ruleset);
    REQUIRE(findings.size() >= 3);
    CHECK(findings.front().code == "conflict");
    CHECK(std::is_sorted(findings.begin(), findings.end(),
                         [](const auto& a, const auto& b) { return a.severity < b.severity; }));
}

// ---- against every combination, tried one by one

/// Facts of the vocabulary with all values that can matter to tests of the numbers 0 to 2.
const std::vector<std::pair<std::string, std::vector<Values>>>& small_world() {
    static const std::vector<std::pair<std::string, std::vector<Values>>> kWorld = {
        {"own_men_touched", {{std::int64_t{0}}, {std::int64_t{1}}, {std::int64_t{2}}, {std::int64_t{3}}}},
        {"enemy_men_touched", {{std::int64_t{0}}, {std::int64_t{1}}, {std::int64_t{2}}, {std::int64_t{3}}}},
        {"touched_king", {{true}, {false}}},
        {"notice", {{std::string("none")}, {std::string("before")}, {std::string("at_once")}, {std::string("late")}}},
        {"claimant_touched", {{true}, {false}}},
    };
    return kWorld;
}

Condition random_test(Generator& generator) {
    const auto& [fact, values] = small_world()[static_cast<std::size_t>(generator.below(5))];
    Condition test{.kind = Condition::Kind::test, .fact = fact};
    const Values& value =
        values[static_cast<std::size_t>(generator.below(static_cast<int>(std::min(values.size(), std::size_t{3}))))];
    const bool is_number = std::holds_alternative<std::int64_t>(value.front());
    const int kind = generator.below(is_number ? 4 : 2);
    if (kind == 0) test.wanted = {.kind = Wanted::Kind::one_of, .values = value};
    if (kind == 1) test.wanted = {.kind = Wanted::Kind::none_of, .values = value};
    if (kind >= 2) {
        test.wanted = {.kind = kind == 2 ? Wanted::Kind::at_least : Wanted::Kind::at_most,
                       .bound = std::get<std::int64_t>(value.front())};
    }
    return test;
}

Ruleset random_ruleset(Generator& generator) {
    const std::vector<Remedy> remedies = {
        {.what = Stand{}}, {.what = Restore{Place::before_offence}}, {.what = OtherRemedy{}}};
    Ruleset ruleset;
    for (int i = 0; i < 4; ++i) {
        Article article{.id = std::to_string(i + 1), .triggers = {Kind::touch}};
        for (int j = generator.below(4); j > 0; --j) article.when.parts.push_back(random_test(generator));
        if (generator.below(3) == 0) article.until = Until{Window::claimant_touches};
        if (generator.below(2) == 0) article.exception_to.push_back(std::to_string(1 + generator.below(4)));
        article.then = {remedies[static_cast<std::size_t>(generator.below(3))]};
        ruleset.articles.push_back(article);
    }
    return ruleset;
}

bool can_occur(const Known& world) {
    const auto none = [](const std::string&) { return std::optional<std::int64_t>(); };
    return std::all_of(implications().begin(), implications().end(), [&](const Implication& row) {
        const auto fact = world.find(std::string(row.fact));
        const auto other = world.find(std::string(row.other));
        if (fact == world.end() || other == world.end()) return true;
        return meets(fact->second, row.wanted, none) != Truth::yes ||
               meets(other->second, row.then, none) == Truth::yes;
    });
}

struct Seen {
    std::set<std::string> conflicts;
    std::set<std::string> applied;
};

void look(const Ruleset& ruleset, const Known& world, Seen& seen) {
    const auto all = standings(ruleset, {Kind::touch}, [&](const Article& article) {
        const bool is_open = !article.until || world.at("claimant_touched") == Values{false};
        return Gates{.when = samples::evaluate_with(article.when, world), .until = truth_of(is_open)};
    });
    for (const ArticleStanding& a : all) {
        if (a.finding != ArticleState::applies) continue;
        seen.applied.insert(a.article->id);
        for (const ArticleStanding& b : all) {
            if (b.finding != ArticleState::applies || a.article->id >= b.article->id) continue;
            const Remedy& first = a.article->then.front();
            const Remedy& second = b.article->then.front();
            const bool is_position =
                question_of(first) == Question::position && question_of(second) == Question::position;
            if (is_position && !is_same(first, second)) seen.conflicts.insert(a.article->id + b.article->id);
        }
    }
}

Seen seen_in_every_world(const Ruleset& ruleset) {
    Seen seen;
    std::vector<Known> worlds = {{}};
    for (const auto& [fact, values] : small_world()) {
        std::vector<Known> more;
        for (const Known& world : worlds) {
            for (const Values& value : values) {
                more.push_back(world);
                more.back()[fact] = value;
            }
        }
        worlds = std::move(more);
    }
    for (const Known& world : worlds) {
        if (can_occur(world)) look(ruleset, world, seen);
    }
    return seen;
}

TEST_CASE("the lint finds exactly the conflicts and idle articles that trying every combination finds") {
    Generator generator(5);
    int conflicts = 0;
    int idle = 0;
    for (int i = 0; i < 150; ++i) {
        const Ruleset ruleset = random_ruleset(generator);
        const Seen expected = seen_in_every_world(ruleset);
        std::set<std::string> told;
        std::set<std::string> never;
        for (const LintFinding& finding : lint(ruleset)) {
            if (finding.code == "conflict") told.insert(finding.articles[0] + finding.articles[1]);
            if (finding.code == "never_applies") never.insert(finding.articles.front());
        }
        CHECK(told == expected.conflicts);
        for (const Article& article : ruleset.articles) {
            CHECK((never.count(article.id) > 0) == (expected.applied.count(article.id) == 0));
        }
        conflicts += static_cast<int>(told.size());
        idle += static_cast<int>(never.size());
    }
    CHECK(conflicts > 30);
    CHECK(idle > 10);
}

}  // namespace
}  // namespace jadoube::rules
