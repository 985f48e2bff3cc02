// The questions about a line in German: what is asked and what to write, with what stands in their slots.
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "base/file.hpp"
#include "desk/line/questions_spoken.hpp"
#include "lines_read.hpp"
#include "report/catalogue/speaking.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

namespace fs = std::filesystem;
using Words = std::set<std::string>;

std::string replaced(const std::string& text, const char* pattern, const char* by) {
    return std::regex_replace(text, std::regex(pattern), by);
}

/// All texts in quotation marks in the rooms where lines are read, those of several lines in one.
Words texts_of_the_reader() {
    const std::regex quoted(R"re("((?:[^"\\\n]|\\.)*)")re");
    Words all;
    for (const char* room : {"elements", "groups", "told", "acts", "reading", "line"}) {
        for (const auto& entry : fs::directory_iterator(fs::path(JADOUBE_SOURCE) / "src/desk" / room)) {
            const auto text = read_file(entry.path(), std::size_t{1} << 20);
            REQUIRE(text.has_value());
            const std::string joined = replaced(*text, R"re("\s*\n\s*")re", "");
            for (std::sregex_iterator found(joined.begin(), joined.end(), quoted), end; found != end; ++found)
                all.insert((*found)[1]);
        }
    }
    return all;
}

/// Rows whose English is put together from several texts: "is it {nearest}", then "? ", then what else to do.
const Words kPutTogether{"asked.is_it",
                         "asked.is_it_nothing_beyond_this",
                         "asked.is_it_or_nothing_beyond_this",
                         "asked.was_not_understood",
                         "asked.was_not_understood_2",
                         "asked.was_not_understood_is_it",
                         "asked.were_not_understood",
                         "asked.were_not_understood_2",
                         "asked.were_not_understood_is_it",
                         "hint.black_or_the_bishop_with_its",
                         "hint.black_or_white"};

/// The questions and hints of English.
std::map<std::string, std::string> questions() {
    std::map<std::string, std::string> rows;
    for (const report::Phrase& phrase : report::english().phrases())
        if (phrase.key.starts_with("asked.") || phrase.key.starts_with("hint.")) rows.emplace(phrase.key, phrase.words);
    return rows;
}

struct Said {
    const char* line;
    const char* message;
    const char* hint;
};

}  // namespace

TEST_CASE("each question of the catalogue is one that the reader asks, stands once, and has other words in German") {
    const Words asked = texts_of_the_reader();
    Words english;
    REQUIRE(questions().size() > 300);
    for (const auto& [key, words] : questions()) {
        INFO(key << ": " << words);
        const std::string pattern = replaced(words, "\\{[a-z]+\\}", "{}");
        CHECK(asked.contains(pattern) != kPutTogether.contains(key));
        CHECK(english.insert(pattern).second);
        CHECK(report::german().find(key) != words);
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
    CHECK(question_in(report::german(), "something else") == "something else");
    CHECK(question_in(report::german(), "no man stands on e4") == "auf e4 steht keine Figur");
    CHECK(question_in(
              report::german(),
              "is it 'x' or 'y'? Say it otherwise ('jadoube words'), or put it behind 'note:', which is kept as it "
              "is") ==
          "ist es 'x' oder 'y'? Sagen Sie es anders ('jadoube words'), oder stellen Sie es hinter 'note:', das bleibt, "
          "wie es ist");
}
