// The questions about a line in German: what is asked and what to write, with what stands in their slots.
#include <set>

#include "desk/line/questions_german.hpp"
#include "lines_read.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

int slots_of(std::string_view words) {
    int slots = 0;
    for (auto at = words.find("{}"); at != std::string_view::npos; at = words.find("{}", at + 1)) ++slots;
    return slots;
}

struct Said {
    const char* line;
    const char* message;
    const char* hint;
};

}  // namespace

TEST_CASE("each row has as many slots in German, other words, and stands once") {
    std::set<std::string_view> english;
    for (const auto rows : {german_asked(), german_hints()}) {
        for (const QuestionInGerman& row : rows) {
            INFO(row.english);
            CHECK(slots_of(row.english) == slots_of(row.german));
            CHECK(row.english != row.german);
            CHECK(english.insert(row.english).second);
        }
    }
}

TEST_CASE("a question is asked in the language spoken, with the words of the line as they are typed") {
    const Said rows[] = {{"touches Bf3", "ein weißer Springer steht auf f3", nullptr},
                         {"touches the knight", "welche: auf c3 oder f3?", "schreiben Sie die Figur mit ihrem Feld"},
                         {"wh touchd Nf3, bl insits", "'touchd' und 'insits' wurden nicht verstanden", nullptr},
                         {"white Nf3-d3; first illegal move; second illegal move", nullptr, nullptr},
                         {"white touches Nf3?", "ein Fragezeichen: ist es geschehen?", nullptr}};
    for (const Said& row : rows) {
        INFO(row.line);
        (void)asked(row.line, example_position());
        const report::Speaking language(report::german());
        const auto read = read_line(row.line, example_position());
        REQUIRE_FALSE(read);
        if (row.message != nullptr) CHECK(read.error().message == row.message);
        if (row.hint != nullptr) CHECK(read.error().hint == row.hint);
    }
}

TEST_CASE("what no row has stays as it is") {
    CHECK(in_german("something else") == "something else");
    CHECK(in_german("no man stands on e4") == "auf e4 steht keine Figur");
    CHECK(
        in_german("is it 'x' or 'y'? Say it otherwise ('jadoube words'), or put it behind 'note:', which is kept as it "
                  "is") ==
        "ist es 'x' oder 'y'? Sagen Sie es anders ('jadoube words'), oder stellen Sie es hinter 'note:', das bleibt, "
        "wie es ist");
}
