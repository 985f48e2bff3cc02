// The forms of reports: each is found by its name and by the endings of files, and writes what only it can.
#include "report/formats/formats.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;

TEST_CASE("a form is found by its name and by each of its endings, and no ending has two") {
    for (const Format& format : formats()) {
        CHECK(format_named(format.name) == &format);
        REQUIRE_FALSE(format.endings.empty());
        for (const std::string_view ending : format.endings) {
            INFO(ending);
            CHECK(format_with_ending(ending) == &format);
            CHECK(format_with_ending("." + std::string(ending)) == &format);
        }
    }
    CHECK(format_named("pdf") == nullptr);
    CHECK(format_with_ending(".pdf") == nullptr);
    CHECK(format_with_ending("") == nullptr);
}

TEST_CASE("every form writes the report, each in a way of its own") {
    std::vector<std::string> texts;
    for (const Format& format : formats()) {
        INFO(format.name);
        const std::string text = written(samples::event(), format);
        CHECK(text.find("IA Carla Rossi") != std::string::npos);
        CHECK(std::find(texts.begin(), texts.end(), text) == texts.end());
        texts.push_back(text);
    }
}

TEST_CASE("pages are written in the forms that have a renderer for them") {
    std::vector<std::string_view> names;
    for (const Format* format : page_formats()) names.push_back(format->name);
    CHECK(names == std::vector<std::string_view>{"html", "md", "text"});
    CHECK(names_in_words() == "html, md, text, csv or json");
    CHECK(endings_in_words() == ".html, .md, .txt, .csv or .json");
}

TEST_CASE("JSON and pages are made of one value: what the one says of an incident the other says too") {
    const EventReport event = samples::event();
    const auto json = parse_json(written(event, *format_named("json")), "report");
    REQUIRE(json);
    const std::string page = written(event, *format_named("text"), {.width = 1000});
    CHECK(page.find("Rulings report: " + json->text("event")) != std::string::npos);
    for (const Json& incident : *json->find("incidents")->if_array()) {
        CHECK(page.find("Incident " + to_text(*incident.find("incident")) + ": ") != std::string::npos);
        CHECK(page.find("Entry " + to_text(*incident.find("entry")) + ".") != std::string::npos);
    }
    CHECK(json->find("incidents")->if_array()->size() == event.incidents.size());
    CHECK(json->find("at")->is_null());
}
