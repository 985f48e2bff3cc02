// What is typed is taken as it is meant, and what is shown hides nothing.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

const std::string kHidden[] = {"\xE2\x80\xAE",
                               "\xC2\x9B"
                               "31m",
                               "\x1B[2J", "\xE2\x80\x8B", "\xF3\xA0\x81\x81"};

/// Whether any byte or character of these stands in it as it is.
bool hides(const std::string& text) {
    for (const std::string& hidden : kHidden)
        if (contains(text, hidden)) return true;
    return contains(text, "\x7F");
}

}  // namespace

TEST_CASE("numbers are decimal, whatever they begin with") {
    const Desktop desktop;
    desktop.begin_log();
    for (int board = 1; board <= 10; ++board)
        desktop.expect(4, {"incident", "r1b" + std::to_string(board), "--act", "white touches e2"});
    CHECK(contains(desktop.expect(0, {"decide", "010", "--otherwise", "play on", "--reason", "clear"}).out,
                   "(incident 10)"));
    CHECK(contains(desktop.expect(0, {"decide", "08", "--otherwise", "play on", "--reason", "clear"}).out,
                   "(incident 8)"));
    for (const char* word : {"0x1", "1e1", "1.0", "+1", "1 ", "99999999999"})
        CHECK(contains(desktop.expect(2, {"decide", word, "--otherwise", "x", "--reason", "y"}).err, "whole number"));
}

TEST_CASE("an option whose value was forgotten does not take the next one") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.expect(4, {"incident", "r1b1", "--act", "white touches e2"});
    const Outcome refused = desktop.expect(2, {"decide", "1", "--otherwise", "--reason", "clear"});
    CHECK(contains(refused.err, "--otherwise needs a value, and '--reason' follows"));
    CHECK(contains(refused.err, "--otherwise=--reason"));
    desktop.expect(2, {"decide", "1", "--otherwise", "x", "--reason", "--by", "Ada"});
    desktop.expect(2, {"judge", "--rules", "-f", "deliberate=yes"});
    CHECK(contains(desktop.expect(2, {"decide", "1", "--by", "Ada", "--by", "Ada"}).err,
                   "--by was given more than once"));
    desktop.expect(0, {"decide", "1", "--otherwise=--reason", "--reason", "-- it was so"});
}

TEST_CASE("an empty name is refused wherever it stands") {
    const Desktop desktop;
    desktop.begin_log();
    for (const std::vector<std::string>& words : {std::vector<std::string>{"verify", ""},
                                                  {"init", ""},
                                                  {"replay", ""},
                                                  {"report", "-o", ""},
                                                  {"log", "--log", ""},
                                                  {"incident", "r1b1", "", "--act", "white touches e2"},
                                                  {""}}) {
        CHECK(contains(desktop.expect(2, words).err, "empty"));
    }
}

TEST_CASE("nothing hidden reaches terminal, JSON, CSV or PGN as it is, and JSON reads back the same") {
    const Desktop desktop;
    desktop.begin_log();
    std::string note = "a";
    for (const std::string& hidden : kHidden) note += hidden + "b";
    note += "\x7F";
    desktop.expect(4, {"incident", "r1b1", "--act", "white touches e2", "--note", note});
    for (const std::vector<std::string>& words : {std::vector<std::string>{"log"},
                                                  {"log", "3"},
                                                  {"log", "3", "--json"},
                                                  {"report"},
                                                  {"report", "--json"},
                                                  {"report", "--format", "csv"},
                                                  {"report", "--format", "md"},
                                                  {"report", "--format", "html"}}) {
        INFO(words.front() << ' ' << words.back());
        CHECK_FALSE(hides(desktop.expect(0, words).out));
    }
    CHECK(desktop.expect(0, {"log", "3", "--json"}).json().find("body")->find("data")->text("note") == note);
    desktop.write("game.pgn", "[White \"Ada" + kHidden[0] + "\"]\n[Black \"Bo\"]\n\n1. e4 {x" + kHidden[1] +
                                  kHidden[3] + "} e5 *\n");
    const std::string pgn = desktop.run({"replay", "game.pgn", "--pgn"}).out;
    CHECK_FALSE(hides(pgn));
    CHECK(contains(pgn, "Ada[U+202E]"));
}

TEST_CASE("a name that no entry could hold is refused by its option") {
    const Desktop desktop;
    desktop.begin_log();
    const std::vector<std::string> told{"incident", "r1b1", "--act", "white touches e2"};
    for (const std::string& name : {std::string("Ev\x1b[31mil"), std::string("two\nlines"), std::string(513, 'a')}) {
        for (const std::string option : {"--white", "--black", "--by"}) {
            std::vector<std::string> words = told;
            words.insert(words.end(), {option, name});
            const Outcome refused = desktop.expect(2, words);
            CHECK(contains(refused.err, option + ": holds hidden characters, several lines or too much for a name"));
            CHECK_FALSE(contains(refused.err, "/data"));
        }
    }
    CHECK_FALSE(contains(desktop.expect(0, {"log"}).out, "incident"));
}
