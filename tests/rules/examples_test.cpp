// Every example of the vocabulary page is read as a code would have it, and shown again as it is written.
#include "base/error.hpp"
#include "base/file.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/shapes.hpp"
#include "rules/words/remedy_json.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::rules;
using namespace jadoube::rules::samples;

namespace {

/// The code that the examples name stands for any.
Result<std::string> another_code(const std::string&) {
    return read_file(JADOUBE_SOURCE "/rules/fide-2023.json", kLargestJson);
}

/// The only article of a code with the remedy.
Article with_remedy(const std::string& then) {
    const Ruleset ruleset = code(article("1", R"("trigger": "touch", "then": )" + then));
    return ruleset.articles.front();
}

void check_remedy(std::string_view example) {
    INFO(example);
    const Article article = with_remedy(std::string(example));
    REQUIRE(article.then.size() == 1);
    const auto again = with_remedy(to_text(to_json(article.then.front())));
    CHECK(is_same(article.then.front(), again.then.front()));
}

}  // namespace

TEST_CASE("the example of each remedy is read, and so is each of its members") {
    for (const RemedyShape& shape : remedy_shapes()) {
        check_remedy(shape.example);
        CHECK_FALSE(shape.meaning.empty());
        CHECK(shape.example.find(std::string("\"") + std::string(shape.key) + "\":") != std::string_view::npos);
    }
    for (const Member& member : filter_members())
        check_remedy(R"({"first_possible": [{"move": )" + std::string(member.example) + "}]}");
    for (const Member& member : clock_members()) check_remedy(R"({"clock": )" + std::string(member.example) + "}");
    for (const Member& member : man_put_on_members())
        check_remedy(R"({"restore": "before_offence", "men_on": )" + std::string(member.example) + "}");
    for (const Member& member : exact_members()) check_remedy(R"({"penalty": )" + std::string(member.example) + "}");
}

TEST_CASE("the example of each member stands for that member") {
    for (const auto members : {filter_members(), clock_members(), exact_members(), man_put_on_members(), file_members(),
                               article_members()}) {
        for (const Member& member : members) {
            INFO(member.name);
            if (member.example.empty()) continue;
            CHECK(member.example.find("\"" + std::string(member.name) + "\":") != std::string_view::npos);
        }
    }
    for (const auto& row : rows<ClockAction>()) {
        const auto members = names_of(clock_members());
        CHECK(std::find(members.begin(), members.end(), row.name) != members.end());
    }
}

TEST_CASE("the example of each condition is read as one") {
    for (const Member& member : condition_members()) {
        INFO(member.name);
        const Ruleset ruleset = code(
            article("1", R"("trigger": "touch", "when": )" + std::string(member.example) + R"(, "then": "nothing")"));
        CHECK_FALSE(tests_of(ruleset.articles.front().when).empty());
    }
}

TEST_CASE("the example of each key is read in its place") {
    for (const Member& member : article_members()) {
        INFO(member.name);
        if (member.example.empty()) continue;
        const bool is_then = member.name == "then";
        const std::string members = R"("trigger": "touch", )" + std::string(member.example);
        CHECK(code(article("1", members + (is_then ? "" : R"(, "then": "nothing")"))).articles.size() == 1);
    }
    const std::string own = article("own", R"("trigger": "claim.draw", "then": "nothing")");
    for (const Member& member : file_members()) {
        INFO(member.name);
        if (member.example.empty()) continue;
        const std::string text = ruleset_text(own, std::string(member.example) + ",");
        const auto read = read_ruleset(text, "example.json", another_code);
        INFO((read ? std::string() : to_text(read.error())));
        CHECK(read);
    }
}

TEST_CASE("a window is written as the page shows it") {
    for (const WindowRow& row : rows<Window>()) {
        INFO(row.name);
        const std::string name = "\"" + std::string(row.name) + "\"";
        const std::string written = row.is_counted ? "{" + name + ": 4}" : name;
        const Ruleset ruleset = code(article("1", R"("trigger": "touch", "then": "nothing", "until": )" + written));
        CHECK(ruleset.articles.front().until->kind == row.value);
        CHECK(row.is_counted == !row.since.empty());
        CHECK(fact_named(row.fact) != nullptr);
    }
}
