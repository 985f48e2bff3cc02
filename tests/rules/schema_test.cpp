// The schemas agree with the vocabulary, and take what they should.
#include <fstream>
#include <set>
#include <sstream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/json.hpp"
#include "catch.hpp"
#include "rules/lint/lint.hpp"
#include "rules/vocabulary/body.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "schema.hpp"

namespace jadoube::rules {
namespace {

namespace fs = std::filesystem;

Json schema_json(const std::string& name) {
    const auto text = read_file(schema_path(name), kLargestJson);
    REQUIRE(text.has_value());
    const auto json = parse_json(*text, name);
    if (!json) FAIL(to_text(json.error()));
    return *json;
}

const Json& at(const Json& json, std::initializer_list<const char*> path) {
    const Json* found = &json;
    for (const char* key : path) {
        found = found->find(key);
        INFO("key " << key);
        REQUIRE(found != nullptr);
    }
    return *found;
}

std::set<std::string> texts(const Json& list) {
    std::set<std::string> words;
    REQUIRE(list.if_array() != nullptr);
    for (const Json& item : *list.if_array()) words.insert(*item.if_string());
    return words;
}

std::set<std::string> keys(const Json& object) {
    std::set<std::string> names;
    REQUIRE(object.if_object() != nullptr);
    for (const auto& [key, value] : *object.if_object()) names.insert(key);
    return names;
}

template <typename Row>
std::set<std::string> names(std::span<const Row> rows) {
    std::set<std::string> all;
    for (const Row& row : rows) all.emplace(row.name);
    return all;
}

template <typename Word>
std::set<std::string> names(const std::vector<Word>& words) {
    const std::vector<std::string> texts = texts_of(words);
    return {texts.begin(), texts.end()};
}

/// The words that only one of the two has, with a sign for which.
std::string difference(const std::set<std::string>& schema, const std::set<std::string>& vocabulary) {
    std::string words;
    for (const std::string& word : schema) {
        if (vocabulary.count(word) == 0) words += "+" + word + ' ';
    }
    for (const std::string& word : vocabulary) {
        if (schema.count(word) == 0) words += "-" + word + ' ';
    }
    return words;
}

std::set<std::string> with(std::set<std::string> words, std::initializer_list<const char*> more) {
    words.insert(more.begin(), more.end());
    return words;
}

TEST_CASE("the enums of the ruleset schema are the tables of the vocabulary") {
    const Json schema = schema_json("ruleset");
    const auto enum_of = [&](const char* name) { return texts(at(schema, {"definitions", name, "enum"})); };
    CHECK(difference(enum_of("kind"), names(rows<Kind>())) == "");
    CHECK(difference(enum_of("men"), names(rows<Men>())) == "");
    CHECK(difference(enum_of("place"), names(places_to_restore())) == "");
    CHECK(difference(enum_of("result"), names(rows<ResultWord>())) == "");
    CHECK(difference(enum_of("raiser"), names(parties_that_raise())) == "");
    CHECK(difference(enum_of("chooser"), names(parties_that_choose())) == "");
    CHECK(difference(enum_of("clock_owner"), names(parties_with_clocks())) == "");
    CHECK(difference(enum_of("right"), names(rows<RightWord>())) == "");
    CHECK(difference(enum_of("grant"), names(rows<Grant>())) == "");
    CHECK(difference(enum_of("penalty"), names(rows<Penalty>())) == "");
    CHECK(difference(enum_of("completion"), names(rows<Completion>())) == "");
    CHECK(difference(enum_of("movement_rule"), names(rows<MovementRule>())) == "");
    CHECK(difference(enum_of("game_remedy"), names(rows<GameWord>())) == "");
    CHECK(difference(enum_of("finding"), names(rows<Conclusion>())) == "");
}

TEST_CASE("the ruleset schema knows every definition with its values") {
    const Json schema = schema_json("ruleset");
    const Json& properties = at(schema, {"properties", "definitions", "properties"});
    const auto all = names_of_definitions();
    CHECK(difference(keys(properties), {all.begin(), all.end()}) == "");
    for (const DefinitionRow& row : definition_rows()) {
        INFO(row.name);
        const Json& property = at(properties, {row.name.data()});
        if (row.values.empty()) CHECK(property.find("enum") == nullptr);
        if (row.values.empty()) continue;
        const Json* alone = at(property, {"anyOf"}).if_array()->data();
        CHECK(difference(texts(at(*alone, {"enum"})), names(std::span(row.values))) == "");
    }
    const auto kinds = names_of_completed_kinds();
    CHECK(difference(keys(at(properties, {"move_is_complete", "properties"})), {kinds.begin(), kinds.end()}) == "");
}

/// The values that a schema lists for a fact: its words, and "(yes_no)" or "(count)".
std::set<std::string> values_listed(const Json& value) {
    if (const Json* words = value.find("enum")) return texts(*words);
    if (value.text("type") == "boolean") return {"(yes_no)"};
    if (value.text("type") == "integer") return {"(count)"};
    if (const Json* reference = value.find("$ref")) {
        const std::string text = *reference->if_string();
        return {'(' + text.substr(text.rfind('/') + 1) + ')'};
    }
    std::set<std::string> all;
    for (const Json& part : *at(value, {"anyOf"}).if_array()) all.merge(values_listed(part));
    return all;
}

std::set<std::string> values_expected(const FactRow& fact) {
    std::set<std::string> values(fact.words.begin(), fact.words.end());
    if (fact.type == FactType::yes_no) values.insert("(yes_no)");
    if (fact.type == FactType::number) values.insert("(count)");
    return values;
}

TEST_CASE("the ruleset schema knows every fact with its values") {
    const Json schema = schema_json("ruleset");
    const Json& condition = at(schema, {"definitions", "condition", "properties"});
    CHECK(difference(keys(condition), with(names(facts()), {"any", "not", "earlier"})) == "");
    const Json& values = at(schema, {"definitions", "value", "properties"});
    CHECK(difference(keys(values), names(facts())) == "");
    for (const FactRow& fact : facts()) {
        INFO(fact.name);
        CHECK(difference(values_listed(at(values, {fact.name.data()})), values_expected(fact)) == "");
    }
}

TEST_CASE("the other schemas use the same words") {
    const Json ruling = schema_json("ruling");
    CHECK(difference(texts(at(ruling, {"definitions", "kind", "enum"})), names(rows<Kind>())) == "");
    CHECK(difference(texts(at(ruling, {"definitions", "finding", "enum"})), names(rows<Conclusion>())) == "");
    CHECK(difference(texts(at(ruling, {"definitions", "fact", "enum"})), names(facts())) == "");
    const Json cases = schema_json("case");
    CHECK(difference(texts(at(cases, {"definitions", "kind", "enum"})), names(rows<Kind>())) == "");
    CHECK(difference(texts(at(cases, {"definitions", "ground", "enum"})), names(rows<Ground>())) == "");
    CHECK(difference(texts(at(cases, {"definitions", "body", "enum"})), names(rows<Body>())) == "");
    CHECK(difference(keys(at(cases, {"definitions", "facts", "properties"})), names(facts())) == "");
    std::set<std::string> acts_listed;
    for (const Json& act : *at(cases, {"definitions", "act", "anyOf"}).if_array()) {
        const Json& name = at(act, {"properties", "act"});
        const Json* alternatives = name.find("anyOf");
        acts_listed.merge(texts(at(alternatives != nullptr ? alternatives->if_array()->front() : name, {"enum"})));
    }
    CHECK(difference(acts_listed, names(rows<ActWord>())) == "");
}

TEST_CASE("every schema is well formed") {
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(JADOUBE_SOURCE) / "schemas")) {
        INFO(entry.path());
        CHECK_NOTHROW(SchemaFile(entry.path()));
    }
}

std::string first_problem(const SchemaFile& schema, const std::string& document) {
    const auto problems = schema.problems_of(document);
    return problems.empty() ? std::string() : problems.front();
}

TEST_CASE("the shipped rulesets agree with their schema") {
    const SchemaFile schema(schema_path("ruleset"));
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(JADOUBE_SOURCE) / "rules")) {
        if (entry.path().extension() != ".json" || entry.path().filename() == "index.json") continue;
        INFO(entry.path());
        const auto text = read_file(entry.path(), kLargestJson);
        REQUIRE(text.has_value());
        CHECK(first_problem(schema, *text) == "");
    }
}

TEST_CASE("findings of the lint agree with their schema") {
    const SchemaFile schema(schema_path("finding"));
    const LintFinding finding{.code = "conflict",
                              .severity = Severity::error,
                              .articles = {"1", "2"},
                              .written = {.line = 7, .column = 5},
                              .text = "both apply",
                              .combination = {{"in_check", "yes"}}};
    CHECK(first_problem(schema, to_text(to_json(finding, "a.json"))) == "");
    CHECK(first_problem(schema, to_text(to_json({.code = "sampled", .text = "many"}, ""))) == "");
    CHECK(to_json(finding, "a.json").find("combination")->text("in_check") == "yes");
}

TEST_CASE("each schema takes the sample of its kind and refuses the same with a slip") {
    const fs::path samples = fs::path(JADOUBE_SOURCE) / "tests" / "rules" / "samples";
    int seen = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(samples)) {
        const std::string file = entry.path().filename().string();
        INFO(file);
        const auto text = read_file(entry.path(), kLargestJson);
        REQUIRE(text.has_value());
        const bool is_good = first_problem(SchemaFile(schema_path(file.substr(0, file.find('.')))), *text).empty();
        CHECK(is_good == (file.find(".bad.") == std::string::npos));
        ++seen;
    }
    CHECK(seen >= 10);
}

}  // namespace
}  // namespace jadoube::rules
