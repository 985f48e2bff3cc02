#include "rules/read/layout.hpp"

#include <algorithm>
#include <filesystem>
#include <random>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "size.hpp"

namespace jadoube::rules {
namespace {

Json parsed(const std::string& text) {
    auto json = parse_json(text, "test.json");
    if (!json) FAIL(to_text(json.error()) + "\n" + text);
    return *json;
}

/// Values of every type, with texts that need escapes, members in any order and objects of every size.
class Maker {
public:
    explicit Maker(unsigned seed) : random_(seed) {}

    Json file() {
        Json file = Json::object();
        for (const char* key : {"title", "articles", "format", "phrases", "repeals", "strange"}) {
            if (key == std::string("articles") && !one_in(8)) {
                file.set(key, articles());
            } else if (!one_in(4)) {
                file.set(key, value(3));
            }
        }
        return file;
    }

private:
    Json articles() {
        JsonArray articles;
        for (std::size_t i = 0; i < 1 + below(4); ++i) {
            Json article = Json::object();
            for (const char* key : {"then", "summary", "id", "odd", "when", "note", "trigger"}) {
                if (!one_in(3)) article.set(key, key == std::string("id") ? Json(text()) : value(3));
            }
            articles.push_back(one_in(20) ? value(1) : article);
        }
        return articles;
    }
    Json value(int depth) {
        switch (below(depth > 0 ? 7 : 4)) {
            case 0: return one_in(2);
            case 1: return static_cast<std::int64_t>(below(1'000'000)) - 500'000;
            case 2: return nullptr;
            case 3: return text();
            case 4: return list(depth);
            default: return object(depth);
        }
    }
    Json list(int depth) {
        JsonArray items;
        for (std::size_t i = below(7); i > 0; --i) items.push_back(value(depth - 1));
        return items;
    }
    Json object(int depth) {
        Json object = Json::object();
        for (std::size_t i = below(7); i > 0; --i) object.set(text(), value(depth - 1));
        return object;
    }
    std::string text() {
        static const std::string kParts[] = {"a", "22(a)", "\"", "\\", "\n", "\t", "é", "♞", " ", "{", "], ", "word"};
        std::string text;
        for (std::size_t i = below(one_in(6) ? 60 : 6); i > 0; --i) text += kParts[below(std::size(kParts))];
        return text;
    }
    std::size_t below(std::size_t limit) { return random_() % limit; }
    bool one_in(std::size_t count) { return below(count) == 0; }

    std::mt19937 random_;
};

/// The value with the members of every object sorted: what differs is more than their order.
bool is_in_order_below(const Json& before, const Json& after) {
    if (const JsonArray* items = before.if_array()) {
        return std::equal(items->begin(), items->end(), after.if_array()->begin(), after.if_array()->end(),
                          is_in_order_below);
    }
    const JsonObject* members = before.if_object();
    if (members == nullptr) return before == after;
    return std::equal(
        members->begin(), members->end(), after.if_object()->begin(), after.if_object()->end(),
        [](const auto& a, const auto& b) { return a.first == b.first && is_in_order_below(a.second, b.second); });
}

TEST_CASE("laying out loses nothing, keeps the order that may mean something, and is done once", "[sized]") {
    for (unsigned seed = 0; seed < sized(400, 4'000, 100'000); ++seed) {
        const Json file = Maker(seed).file();
        const std::string text = laid_out(file);
        INFO(text);
        const Json again = parsed(text);
        REQUIRE(again == file);
        REQUIRE(laid_out(again) == text);
        for (const auto& [key, value] : *file.if_object()) {
            if (key != "articles") REQUIRE(is_in_order_below(value, *again.find(key)));
        }
    }
}

/// The line without its texts.
std::string punctuation_of(std::string_view line) {
    std::string rest;
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (inside && line[i] == '\\') {
            ++i;
        } else if (line[i] == '"') {
            inside = !inside;
        } else if (!inside) {
            rest += line[i];
        }
    }
    return rest;
}

TEST_CASE("a line is longer than 120 columns only where one text on it cannot be cut", "[sized]") {
    for (unsigned seed = 0; seed < sized(400, 4'000, 100'000); ++seed) {
        const std::string text = laid_out(Maker(seed).file());
        for (const std::string_view line : split(text, '\n')) {
            INFO(line);
            const bool fits = display_width(line) <= 120;
            CHECK((fits || punctuation_of(line).find(", ") == std::string::npos));
        }
    }
}

TEST_CASE("a ruleset is laid out in the order of the house") {
    const std::string text = laid_out(parsed(R"({"articles": [
      {"then": "nothing", "when": {"b": true, "a": {"at_least": 2}}, "summary": "What it says.", "trigger": "touch",
       "cites": ["2"], "heading": "First", "id": "1.1", "exception_to": ["2"], "own": 1},
      {"id": "1.2", "trigger": "none"},
      {"id": "2", "then": {"first_possible": [{"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}}, {"choice_of": ["king_move"], "by": "opponent"}]}}],
      "parameters": {"penalty_ms": {"any": 1}}, "id": "x", "format": 1,
      "definitions": {"one_that_is_long": "with a value that is long as well", "another_that_is_long": "with a value that is long too"},
      "repeals": ["1", "2"]})"));
    CHECK(text == R"({
  "format": 1,
  "id": "x",

  "parameters": {"penalty_ms": {"any": 1}},

  "definitions": {
    "one_that_is_long": "with a value that is long as well",
    "another_that_is_long": "with a value that is long too"
  },

  "repeals": ["1", "2"],

  "articles": [
    {"id": "1.1", "heading": "First", "trigger": "touch",
     "summary": "What it says.",
     "when": {"b": true, "a": {"at_least": 2}}, "exception_to": ["2"],
     "then": "nothing", "cites": ["2"],
     "own": 1},
    {"id": "1.2", "trigger": "none"},

    {"id": "2",
     "then": {"first_possible": [{"move": {"man": "own_men_touched", "captures": "enemy_men_touched"}},
                                 {"choice_of": ["king_move"], "by": "opponent"}]}}
  ]
}
)");
}

TEST_CASE("every shipped ruleset has the layout") {
    for (const auto& entry : std::filesystem::directory_iterator(std::string(JADOUBE_SOURCE) + "/rules")) {
        if (!entry.is_regular_file()) continue;  // what the codes say in other languages
        const auto text = read_file(entry.path(), kLargestJson);
        REQUIRE(text.has_value());
        INFO(entry.path());
        CHECK(laid_out(parsed(*text)) == *text);
    }
}

}  // namespace
}  // namespace jadoube::rules
