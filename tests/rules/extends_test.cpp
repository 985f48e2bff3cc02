#include "base/error.hpp"
#include "catch.hpp"
#include "rules/read/readings.hpp"
#include "rules/ruleset.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

using samples::article;

constexpr const char* kBase =
    R"({"format": 1, "id": "base", "title": "Base", "source": "a book", "checked_on": "2020-01-01",
 "parameters": {"few": {"any": 2}, "many": {"any": 9}, "spare": {"any": 1}},
 "definitions": {"first_move_by": "white", "same_position": "men_on_squares"},
 "phrases": {"penalty": {"restore": "before_offence"}},
 "articles": [
  {"id": "1", "heading": "One", "summary": "S.", "trigger": "touch", "then": "penalty"},
  {"id": "2", "heading": "Two", "summary": "S.", "trigger": "change", "then": "stand"},
  {"id": "3", "heading": "Three", "summary": "S.", "trigger": "promotion", "then": "stand"}]})";

Result<std::string> base_text(const std::string& id) {
    if (id == "base") return std::string(kBase);
    return failure(ErrorCode::no_such_ruleset, "no ruleset '" + id + "'");
}

const std::string& over_text() {
    static const std::string kText =
        R"({"format": 1, "id": "club", "title": "Club", "extends": "base",
 "parameters": {"few": {"any": 3}, "spare": null}, "definitions": {"first_move_by": "either"},
 "phrases": {"penalty": {"restore": "last_identifiable"}},
 "replaces": [)" +
        article("2", R"("trigger": "change", "then": "nothing")") + R"(], "repeals": ["3"], "articles": [)" +
        article("1 late", R"("trigger": "touch", "after": "1", "exception_to": ["1"], "then": "nothing")") + "," +
        article("4", R"("trigger": "resign", "then": {"result": "offender_loses"})") + "]}";
    return kText;
}

Ruleset club() {
    const auto ruleset = read_ruleset(over_text(), "club.json", base_text);
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    return *ruleset;
}

TEST_CASE("a ruleset laid over another replaces, repeals and adds articles") {
    std::string ids;
    const Ruleset ruleset = club();
    for (const Article& article : ruleset.articles) ids += article.id + '|';
    CHECK(ids == "1|1 late|2|4|");
    CHECK(ruleset.find("2")->heading == "Heading");
    CHECK(ruleset.id == "club");
    CHECK(ruleset.title == "Club");
}

TEST_CASE("numbers, definitions and phrases are merged by name, other keys are the base's") {
    const Ruleset ruleset = club();
    CHECK(ruleset.parameter("few", Play::standard) == 3);
    CHECK(ruleset.parameter("many", Play::standard) == 9);
    CHECK_FALSE(ruleset.parameter("spare", Play::standard));
    CHECK(ruleset.parameters.contains("spare"));
    CHECK(ruleset.definitions.first_move_by == FirstMoveBy::either);
    CHECK(ruleset.definitions.same_position == SamePosition::men_on_squares);
    CHECK(ruleset.source == "a book");
    CHECK(ruleset.checked_on == "2020-01-01");
    const auto* restored = std::get_if<Restore>(&ruleset.find("1")->then.front().what);
    REQUIRE(restored != nullptr);
    CHECK(restored->place == Place::last_identifiable);
}

TEST_CASE("a clause by which a number of the base held informs without its condition where the file sets the number") {
    const auto numbered = [](const std::string&) -> Result<std::string> {
        return R"({"format": 1, "id": "base", "title": "Base", "source": "a book", "checked_on": "2020-01-01",
 "parameters": {"few": {"any": {"is": 2, "by": ["2"]}}, "many": {"any": {"is": 9, "by": "3"}}}, "articles": [)" +
               article("1",
                       R"("trigger": "touch", "when": {"moves_by_each": {"at_least": "few"}}, "then": "nothing")") +
               "," + article("2", R"("trigger": "none", "when": {"well_supervised": true})") + "," +
               article("3", R"("trigger": "none", "when": {"well_supervised": false})") + "]}";
    };
    const auto ruleset = read_ruleset(
        R"({"format": 1, "id": "club", "title": "Club", "extends": "base", "parameters": {"few": {"any": 3}}})",
        "club.json", numbered);
    if (!ruleset) FAIL(samples::to_text(ruleset.error()));
    CHECK(ruleset->find("2")->when.parts.empty());
    CHECK_FALSE(ruleset->find("3")->when.parts.empty());
}

TEST_CASE("articles of the base have no place in this file") {
    const Ruleset ruleset = club();
    CHECK(ruleset.find("1")->written == TextPlace{});
    CHECK(ruleset.find("4")->written.is_known());
}

TEST_CASE("the resolved ruleset stands alone and reads as the same") {
    const auto whole = resolve_ruleset(over_text(), "club.json", base_text);
    REQUIRE(whole.has_value());
    for (const char* key : {"extends", "replaces", "repeals"}) CHECK(whole->find(key) == nullptr);
    CHECK(to_pretty_text(*whole).find("\"after\"") == std::string::npos);
    const auto again = read_ruleset(to_pretty_text(*whole), "whole.json", samples::no_texts);
    if (!again) FAIL(samples::to_text(again.error()));
    CHECK(again->articles.size() == club().articles.size());
}

}  // namespace
}  // namespace jadoube::rules
