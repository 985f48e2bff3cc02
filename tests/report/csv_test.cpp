#include "report/formats/csv.hpp"

#include "base/text.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::report;
using namespace std::string_literals;

namespace {

/// What csv.hpp promises: remove the quotes, then one leading apostrophe.
std::string undone(std::string field) {
    REQUIRE(field.size() >= 2);
    field = field.substr(1, field.size() - 2);
    std::string text;
    for (std::size_t i = 0; i < field.size(); ++i) {
        text += field[i];
        if (field[i] == '"') ++i;
    }
    return text.starts_with('\'') ? text.substr(1) : text;
}

}  // namespace

TEST_CASE("every text field is quoted, quotes in it are doubled") {
    CHECK(csv_text("Müller, \"Ada\"") == "\"Müller, \"\"Ada\"\"\"");
    CHECK(csv_text("") == "\"\"");
    CHECK(csv_row({csv_text("a"), csv_text("b\nc")}) == "\"a\",\"b\nc\"\r\n");
}

TEST_CASE("nothing is read as a formula") {
    const std::string formulas[] = {"=1+1",
                                    "+1",
                                    "-cmd",
                                    "@SUM(A1)",
                                    "\tx",
                                    "\rx",
                                    "\nx",
                                    "\0x"s,
                                    "  =1",
                                    "\xef\xbb\xbf=1",
                                    "\xe2\x80\x8b \xe2\x80\x8b@x",
                                    "\xc2\xa0=x",
                                    "\xef\xbc\x9dx",
                                    "\xef\xbc\x8bx",
                                    "\xef\xbc\x8dx",
                                    "\xef\xbc\xa0x"};
    for (const std::string& formula : formulas) {
        CHECK(csv_text(formula).substr(0, 2) == "\"'");
        CHECK(undone(csv_text(formula)) == for_document(formula));
    }
}

TEST_CASE("what is no formula stands as it is, numbers and articles too") {
    for (const char* text : {"1", "0012", "1/2", "1-2", "2026-05-14", "12:30", "3.5", "4.3.1", "7.5.5"}) {
        CHECK(csv_text(text) == "\"" + std::string(text) + "\"");
        CHECK(undone(csv_text(text)) == text);
    }
    CHECK(csv_text("e4") == "\"e4\"");
    CHECK(csv_text("r5b12") == "\"r5b12\"");
    CHECK(csv_text("e") == "\"e\"");
}

TEST_CASE("an apostrophe of the text survives") {
    CHECK(undone(csv_text("'tis")) == "'tis");
    CHECK(undone(csv_text("O'Neill")) == "O'Neill");
}

TEST_CASE("results are no dates") {
    CHECK(csv_score({1, 1}) == "\"½-½\"");
    CHECK(csv_score({2, 0}) == "\"1-0\"");
    CHECK(csv_score({1, 0}) == "\"½-0\"");
}
