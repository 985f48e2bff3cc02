// Adjournments through the program: nothing of a sealed move can be found before its opening, and each step of the
// resumption is ruled on.
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <filesystem>
#include <functional>
#include <map>

#include "base/text.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const std::string kPassphrase = "correct horse battery staple";
// White to move can promote on h8 and, taking, on g8.
const std::string kPosition = "4k1n1/7P/8/8/8/8/8/4K3 w - - 0 61";

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Outcome adjourn(const Desktop& desktop, const std::string& game, const Words& more = {}) {
    return desktop.run(with({"adjourn", game, "--fen", kPosition, "--white", "Ada", "--black", "Bob", "--white-clock",
                             "0:10:00", "--black-clock", "0:12:00"},
                            more));
}

Outcome seal(const Desktop& desktop, const std::string& game, const std::string& text, const Words& more = {},
             const std::string& passphrase = kPassphrase) {
    const Given move(text);
    const Given words(passphrase);
    return desktop.run(
        with({"seal", game, "--from-fd", move.number(), "--passphrase-fd", words.number(), "--json"}, more));
}

Outcome open(const Desktop& desktop, const std::string& game, const std::string& code, const Words& more = {},
             const std::string& passphrase = kPassphrase) {
    const Given slip(code);
    const Given words(passphrase);
    return desktop.run(with(
        {"resume", game, "--open", "--slip-fd", slip.number(), "--passphrase-fd", words.number(), "--json"}, more));
}

/// Begins a log under a code of laws, with r1b1 adjourned, sealed and paused; answers the code of the slip.
std::string sealed_game(const Desktop& desktop, const std::string& text, const std::string& rules = "fide-2023") {
    desktop.expect(0, {"init", "open.jadoube", "--rules", rules, "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    const Outcome sealed = seal(desktop, "r1b1", text);
    INFO(sealed.err);
    REQUIRE(sealed.code == 0);
    desktop.expect(0, {"seal", "r1b1", "--clock-paused"});
    return sealed.json().text("slip");
}

// Searching.

std::string utf16(const std::string& text, bool big) {
    std::string wide;
    for (const char c : text) wide += big ? std::string{'\0', c} : std::string{c, '\0'};
    return wide;
}

std::string hex(const std::string& text, const char* digits) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4U];
        out += digits[byte & 15U];
    }
    return out;
}

/// The letters of base 64 that depend on the text alone, where it begins at that byte of a group of three.
std::string base64(const std::string& text, std::size_t offset) {
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string padded = std::string(offset, '\0') + text;
    std::string out;
    for (std::size_t bit = (8 * offset + 5) / 6 * 6; bit + 6 <= 8 * padded.size(); bit += 6) {
        unsigned value = 0;
        for (std::size_t i = bit; i < bit + 6; ++i)
            value = value << 1U | (static_cast<unsigned char>(padded[i / 8]) >> (7 - i % 8) & 1U);
        out += letters[value];
    }
    return out;
}

Words forms_of(const std::string& text) {
    Words forms{text, utf16(text, false), utf16(text, true), hex(text, "0123456789abcdef"),
                hex(text, "0123456789ABCDEF")};
    for (std::size_t offset = 0; offset < 3; ++offset) forms.push_back(base64(text, offset));
    return forms;
}

/// Where any form of it stands: names of files.
Words traces_of(const std::string& text, const std::map<std::string, std::string>& contents) {
    Words found;
    for (const std::string& form : forms_of(text)) {
        for (const auto& [name, content] : contents)
            if (contains(content, form)) found.push_back(name + ": " + form);
    }
    return found;
}

std::map<std::string, std::string> contents_of(const Desktop& desktop) {
    std::map<std::string, std::string> all;
    for (const auto& file : fs::recursive_directory_iterator(desktop.folder()))
        if (file.is_regular_file()) all[file.path().string()] = desktop.read(file.path().string());
    return all;
}

}  // namespace

TEST_CASE("pages go into a folder that is made for them, and where that cannot be nothing is recorded") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    desktop.write("taken", "a file\n");
    CHECK(adjourn(desktop, "r1b1", {"--pages", "taken/pages"}).code == 2);
    CHECK(!contains(desktop.expect(0, {"log"}).out, "adjourned"));
    REQUIRE(adjourn(desktop, "r1b1", {"--pages", "a/b"}).code == 0);
    CHECK(fs::exists("a/b/r1b1-envelope-3.html"));
    const Outcome refused = seal(desktop, "r1b1", "Kf2", {"--pages", "taken"});
    CHECK(refused.code == 2);
    CHECK(contains(refused.err, "cannot be made"));
    CHECK(!contains(desktop.expect(0, {"log"}).out, "sealed"));
}

TEST_CASE("nothing of a sealed move is found in log, journal, key, pages, reports or output before it is opened") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    fs::create_directory("pages");
    const std::pair<const char*, const char*> moves[] = {
        {"hxg8=Q+", "h7g8q"}, {"hxg8=R+", "h7g8r"}, {"hxg8=B", "h7g8b"}, {"hxg8=N", "h7g8n"}, {"h8=Queen", "h7h8q"}};
    const auto many = sized(40, 40, 4000, 5);
    Words secrets;
    Words codes;
    std::string output;
    for (std::int64_t i = 0; i < many; ++i) {
        const auto& [san, uci] = moves[static_cast<std::size_t>(i) % std::size(moves)];
        const std::string game = fmt::format("r{}b1", i + 1);
        const std::string text = i % 3 == 0   ? san
                                 : i % 3 == 1 ? fmt::format("{} ({}th)", uci, i)
                                              : "61. " + std::string(san);
        REQUIRE(adjourn(desktop, game).code == 0);
        const Outcome sealed = seal(desktop, game, text, {"--pages", "pages"});
        INFO(sealed.err);
        REQUIRE(sealed.code == 0);
        for (const std::string& secret : {text, std::string(san), std::string(uci)}) secrets.push_back(secret);
        codes.push_back(sealed.json().text("slip"));
        output += sealed.out + sealed.err + desktop.expect(0, {"seal", game, "--clock-paused"}).out;
    }
    auto contents = contents_of(desktop);
    contents["log"] = desktop.expect(0, {"log", "--json"}).out + desktop.expect(0, {"log"}).out;
    contents["html"] = desktop.expect(0, {"report", "--format", "html"}).out;
    contents["json"] = desktop.expect(0, {"report", "--format", "json"}).out;
    contents["output"] = output;
    std::sort(secrets.begin(), secrets.end());
    secrets.erase(std::unique(secrets.begin(), secrets.end()), secrets.end());
    for (const std::string& secret : secrets) CHECK(traces_of(secret, contents) == Words{});
    CHECK(traces_of(kPassphrase, contents) == Words{});
    // The code stands on the slip and in what the command printed, and nowhere else.
    for (auto entry = contents.begin(); entry != contents.end();)
        entry = contains(entry->first, "-slip-") || entry->first == "output" ? contents.erase(entry) : std::next(entry);
    for (const std::string& code : codes) CHECK(traces_of(code, contents) == Words{});
    CHECK(traces_of("Ada", contents) != Words{});  // the search finds what is there
    desktop.expect(0, {"verify"});
}

TEST_CASE("any text is sealed as it is, without a word on it, and opened byte for byte") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    const Words texts{"Bd7", "I resign", std::string("\xFF\x00\x1B[2J", 6), std::string(120, 'x')};
    Words said;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string game = fmt::format("r1b{}", i + 1);
        REQUIRE(adjourn(desktop, game).code == 0);
        const Outcome sealed = seal(desktop, game, texts[i] + "\n");
        REQUIRE(sealed.code == 0);
        CHECK(sealed.err.empty());
        const Outcome opened = open(desktop, game, sealed.json().text("slip"), {"--present", "both"});
        INFO(opened.err);
        REQUIRE(opened.code == 0);
        CHECK(opened.json().text("bytes") == hex(texts[i], "0123456789abcdef"));
        CHECK(opened.json().truth("agrees"));
        Json shape = sealed.json();
        for (const char* changing : {"entry", "id", "game", "commitment", "slip"}) shape.set(changing, nullptr);
        said.push_back(to_text(shape));
    }
    CHECK(std::adjacent_find(said.begin(), said.end(), std::not_equal_to<>()) == said.end());
    REQUIRE(adjourn(desktop, "r2b1").code == 0);
    for (const std::string& text : {std::string(), std::string("\n"), std::string(121, 'Q')}) {
        const Outcome refused = seal(desktop, "r2b1", text);
        CHECK(refused.code == 2);
        CHECK_FALSE(contains(refused.err, "QQ"));
    }
    desktop.expect(0, {"verify"});
}

TEST_CASE("a sealed move may be replaced until the clock was paused, and never after") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    const std::string first = seal(desktop, "r1b1", "h8=Q+").json().text("slip");
    const Outcome second = seal(desktop, "r1b1", "hxg8=Q+");
    REQUIRE(second.code == 0);
    desktop.expect(0, {"seal", "r1b1", "--clock-paused", "--white-clock", "0:08:30"});
    const Outcome third = seal(desktop, "r1b1", "h8=R+");
    CHECK(third.code == 2);
    CHECK(contains(third.err, "the sealed move is fixed"));
    desktop.expect(2, {"seal", "r1b1", "--clock-paused"});
    CHECK(open(desktop, "r1b1", first, {"--present", "both"}).code == 3);
    const Outcome opened = open(desktop, "r1b1", second.json().text("slip"), {"--present", "both"});
    CHECK(opened.json().text("text") == "hxg8=Q+");
    CHECK(opened.json().text("reads_as") == "legal");
}

TEST_CASE("a sealed move that was shown is fixed: it cannot be sealed anew, and the report says what was opened") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    REQUIRE(seal(desktop, "r1b1", "h8=N").code == 0);
    const Outcome sealed = seal(desktop, "r1b1", "h8=Q+");
    const Outcome opened = open(desktop, "r1b1", sealed.json().text("slip"), {"--present", "both"});
    REQUIRE(opened.code == 0);
    const Outcome anew = seal(desktop, "r1b1", "hxg8=Q+");
    CHECK(anew.code == 2);
    CHECK(contains(anew.err, "was opened by entry"));
    desktop.expect(2, {"seal", "r1b1", "--clock-paused"});
    desktop.expect(0, {"resume", "r1b1", "--found", "legal"});
    const std::string report = desktop.expect(0, {"report"}).out;
    CHECK(contains(report, "h8=Q+"));
    CHECK(contains(report, "Never opened."));  // the first one, which was replaced
    CHECK_FALSE(contains(report, "h8=N"));
    CHECK(contains(desktop.expect(0, {"verify"}).out, "OK, "));
}

TEST_CASE("a clock that is paused while the move is typed refuses it, and the log stays whole") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    int typed[2] = {};
    REQUIRE(::pipe(typed) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const Given passphrase(kPassphrase);
        ::close(typed[1]);
        ::_exit(desktop
                    .run({"seal", "r1b1", "--by", "white", "--from-fd", fmt::format("{}", typed[0]), "--passphrase-fd",
                          passphrase.number()})
                    .code);
    }
    ::close(typed[0]);
    desktop.expect(0, {"seal", "r1b1", "--by", "white", "--clock-paused"});
    const auto before = ::signal(SIGPIPE, SIG_IGN);  // the command may have refused before it read
    (void)!::write(typed[1], "Kf1", 3);
    ::signal(SIGPIPE, before);
    ::close(typed[1]);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WEXITSTATUS(status) == 2);
    CHECK(contains(desktop.expect(0, {"verify"}).out, "OK, 4 entries"));
}

TEST_CASE("a sealed move opens neither with another passphrase, nor another slip, nor while he who answers is away") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Q+");
    const auto refused = [&](const Outcome& outcome, int exit, const std::string& words) {
        INFO(outcome.err);
        CHECK(outcome.code == exit);
        CHECK(contains(outcome.err, words));
        CHECK_FALSE(contains(outcome.err + outcome.out, "g8"));
    };
    refused(open(desktop, "r1b1", code), 2, "not noted as present");
    refused(open(desktop, "r1b1", code, {"--present", "white"}), 2, "Black has to answer");
    refused(open(desktop, "r1b1", code, {"--present", "black"}, "another horse altogether"), 3, "the passphrase");
    std::string mistyped = code;
    mistyped[0] = mistyped[0] == '0' ? '1' : '0';
    refused(open(desktop, "r1b1", mistyped, {"--present", "black"}), 3, "mistyped");
    refused(open(desktop, "r1b1", "0000-0000-0000-0000-0000-0000-00", {"--present", "black"}), 3, "mistyped");
    REQUIRE(adjourn(desktop, "r1b2").code == 0);
    const std::string other = seal(desktop, "r1b2", "h8=Q+").json().text("slip");
    refused(open(desktop, "r1b1", other, {"--present", "black"}), 3, "does not open with these keys");
    CHECK(open(desktop, "r1b1", code, {"--present", "black"}).code == 0);
}

TEST_CASE("weak passphrases are refused, and one of five words is made on demand") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    for (const char* weak : {"123456", "19721972197219721972", "short"})
        CHECK(seal(desktop, "r1b1", "h8=Q+", {}, weak).code == 2);
    const Given move("h8=Q+");
    const Outcome sealed =
        desktop.expect(0, {"seal", "r1b1", "--from-fd", move.number(), "--new-passphrase", "--json"});
    const std::string words = sealed.json().text("passphrase");
    CHECK(split(words, ' ').size() == 5);
    CHECK(open(desktop, "r1b1", sealed.json().text("slip"), {"--present", "black"}, words).code == 0);
}

TEST_CASE("an escrow key opens what passphrase and slip no longer can") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    const std::string key = desktop.expect(0, {"key", "escrow", "committee", "--json"}).json().text("key");
    desktop.expect(0, {"key", "escrow", "other"});
    desktop.expect(7, {"key", "escrow", "other"});  // never replaced
    CHECK(fs::status("committee").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    REQUIRE(seal(desktop, "r1b1", "h8=Q+", {"--escrow", key}).code == 0);
    desktop.expect(3, {"resume", "r1b1", "--present", "both", "--open", "--escrow-key", "other"});
    const Outcome opened =
        desktop.expect(0, {"resume", "r1b1", "--present", "both", "--open", "--escrow-key", "committee", "--json"});
    CHECK(opened.json().text("text") == "h8=Q+");
    CHECK(contains(desktop.expect(2, {"resume", "r1b1", "--open", "--escrow-key", "committee"}).err,
                   "White's sealed move was opened by entry"));
}

TEST_CASE("of a game file nothing after the adjournment goes into the log") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("game.pgn", "[White \"Ada\"]\n[Black \"Bob\"]\n\n1. e4 e5 {next Nf3!} 2. Nf3 (2. f4) Nc6 1-0\n");
    desktop.expect(0, {"adjourn", "r1b1", "--pgn", "game.pgn", "--at", "1b"});
    fs::remove("game.pgn");
    for (const auto& [name, content] : contents_of(desktop)) {
        INFO(name);
        CHECK_FALSE(contains(content, "Nf3"));
        CHECK_FALSE(contains(content, "Nc6"));
        CHECK_FALSE(contains(content, "2. f4"));
    }
}

TEST_CASE("a legal sealed move is made on the board, and the game goes on in the same log") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Q+");
    REQUIRE(open(desktop, "r1b1", code, {"--present", "both"}).code == 0);
    const Outcome found = desktop.expect(0, {"resume", "r1b1", "--found", "legal"});
    CHECK(contains(found.out, "the game goes on with hxg8=Q+"));
    const Json report = desktop.expect(0, {"report", "--format", "json"}).json();
    const Json& game = report.find("adjourned")->if_array()->front();
    CHECK(game.text("status") == "resumed");
    const Json& resumed = *game.find("resumed");
    CHECK(resumed.text("fen") == "4k1Q1/8/8/8/8/8/8/4K3 b - - 0 61");
    CHECK(resumed.find("clocks")->text("running") == "black");
    CHECK(resumed.find("clocks")->number("black_ms") == 720'000);
    // What happens now happens after the sealed move.
    const Outcome later =
        desktop.expect(0, {"incident", "r1b1", "--act", "black touches e8 deliberately", "--nothing-else", "--json"});
    CHECK(contains(later.out, "Kd7"));
    CHECK(contains(desktop.expect(0, {"report"}).out, "Opened"));
    desktop.expect(2, {"resume", "r1b1", "--found", "legal"});
}

TEST_CASE("each code of laws rules on a sealed move that cannot be played") {
    struct Row {
        const char* rules;
        const char* text;
        const char* found;
        const char* words;
        int exit_code = 0;
    };
    // In 1911 what the opponent may require hangs on which man it was: that is asked until the move is entered.
    const Row rows[] = {
        {"fide-2023", "h6", "illegal", "Result: 0-1"},
        {"fide-2023", "good luck", "unintelligible", "Result: 0-1"},
        {"bcf-1911", "h6", "illegal", "The position before the offence is restored", 4},
        {"bcf-1911", "good luck", "unintelligible", "Refer to: executive committee"},
        {"uschess-7ed-2019", "h8", "ambiguous", "choose a reasonable reading"},
    };
    for (const Row& row : rows) {
        INFO(row.rules << " " << row.text);
        const Desktop desktop;
        const std::string code = sealed_game(desktop, row.text, row.rules);
        REQUIRE(open(desktop, "r1b1", code, {"--present", "both"}).code == 0);
        const Outcome ruled = desktop.run({"resume", "r1b1", "--found", row.found});
        CHECK(ruled.code == row.exit_code);
        CHECK(contains(ruled.out, row.words));
    }
}

TEST_CASE("who stays away, wrong times, a lost envelope and a lost position are ruled on by the laws in the log") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    desktop.expect(0, {"seal", "r1b1", "--clock-paused"});  // on paper alone
    const auto said = [&](const Words& words, const std::string& part, int code = 0) {
        const Outcome outcome = desktop.run(with({"resume", "r1b1"}, words));
        INFO(outcome.out);
        INFO(outcome.err);
        CHECK(outcome.code == code);
        CHECK(contains(outcome.out, part));
    };
    said({"--absent", "white", "-f", "default_time_passed=no"}, "I.9.3");
    said({"--absent", "black", "-f", "default_time_passed=yes"}, "Result: 1-0");
    said({"--absent", "both", "-f", "default_time_passed=no"}, "I.11", 4);
    said({"--absent", "both", "-f", "default_time_passed=no", "-f", "late_ms=18:00"}, "-0:18:00");
    said({"--absent", "black"}, "default time", 4);
    said({"--wrong-times", "--raised-by", "black"}, "I.13");
    said({"--wrong-times", "--raised-by", "black", "--after-first-move"}, "I.13");
    said({"--wrong-position"}, "The adjourned position is restored");
    said({"--wrong-position", "-f", "position_known=no"}, "I.12.2");
    said({"--found", "missing"}, "Result: 0-1");
    said({"--found", "no_envelope", "--move", "h8=Q", "-f", "times_known=yes"}, "the game goes on with h8=Q");
}

TEST_CASE("the player who answers may seal his reply, and both are opened in turn") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    CHECK(seal(desktop, "r1b1", "Kd7", {"--by", "black"}).code == 2);
    const std::string first = seal(desktop, "r1b1", "hxg8=Q+", {"--by", "white"}).json().text("slip");
    desktop.expect(0, {"seal", "r1b1", "--by", "white", "--clock-paused"});
    const std::string reply = seal(desktop, "r1b1", "Kd7", {"--by", "black"}).json().text("slip");
    desktop.expect(0, {"seal", "r1b1", "--by", "black", "--clock-paused"});
    CHECK(open(desktop, "r1b1", first, {"--present", "black"}).json().text("text") == "hxg8=Q+");
    CHECK(open(desktop, "r1b1", reply).code == 2);  // White has to answer that one
    CHECK(open(desktop, "r1b1", reply, {"--present", "white"}).json().text("text") == "Kd7");
    desktop.expect(0, {"verify"});
}

TEST_CASE("who opened the envelope is ruled on where it is told") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Q+", "bcf-1911");
    const Given slip(code);
    const Given words(kPassphrase);
    const Outcome opened = desktop.expect(0, {"resume", "r1b1", "--present", "both", "--open", "--opened-by", "player",
                                              "--slip-fd", slip.number(), "--passphrase-fd", words.number()});
    CHECK(contains(opened.out, "Who opened it: "));
    CHECK(contains(opened.out, "35"));
    CHECK(contains(desktop.expect(0, {"report"}).out, "Envelope opened by the wrong person"));
}

TEST_CASE("a legal move that came out of the envelope is not passed over") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Q+", "bcf-1911");
    REQUIRE(open(desktop, "r1b1", code, {"--present", "both"}).code == 0);
    const Outcome refused = desktop.expect(2, {"resume", "r1b1", "--go-on"});
    CHECK(contains(refused.err, "was opened, and is not made yet"));
    CHECK(contains(refused.err, "jadoube resume r1b1 --found legal"));
    CHECK(contains(desktop.expect(0, {"resume", "r1b1", "--found", "legal"}).out, "goes on with hxg8=Q+"));
}

TEST_CASE("an illegal sealed move that counts as made on the board is entered so, with the exact options") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "Ke3", "bcf-1911");
    REQUIRE(open(desktop, "r1b1", code, {"--present", "both"}).code == 0);
    const Outcome found = desktop.expect(4, {"resume", "r1b1", "--found", "illegal"});
    CHECK(contains(found.out, "jadoube incident r1b1 --act \"white moves e1-e3\" --act \"black points out\""));
    const Outcome ruled = desktop.expect(
        0, {"incident", "r1b1", "--act", "white moves e1-e3", "--act", "black points out", "--nothing-else"});
    CHECK(contains(ruled.out, "White must move the king on e1: Kd1 Kd2 Ke2 Kf1 Kf2 (24(a))"));
    CHECK(contains(desktop.expect(0, {"resume", "r1b1", "--go-on", "--move", "Kd1"}).out, "goes on with Kd1"));
    const Json report = desktop.expect(0, {"report", "--format", "json"}).json();
    CHECK(report.find("adjourned")->if_array()->front().text("status") == "resumed");
}

TEST_CASE("a draw offered while the game is adjourned stays open, and one agreed ends it") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    desktop.expect(0, {"seal", "r1b1", "--clock-paused"});
    const Outcome offered = desktop.expect(0, {"incident", "r1b1", "--act", "arbiter adjourns", "--act", "white seals",
                                               "--act", "black offers draw", "--nothing-else"});
    CHECK(contains(offered.out, "I.4 Draw offered after sealing."));
    CHECK(contains(desktop.expect(0, {"resume", "r1b1", "--ended", "draw"}).out, "Result: 1/2-1/2"));
}

TEST_CASE("where the game ended meanwhile the envelope stays shut unless both ask") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Q+");
    const Outcome ended = desktop.expect(0, {"resume", "r1b1", "--ended", "white-resigns"});
    CHECK(contains(ended.out, "the envelope stays shut"));
    CHECK(open(desktop, "r1b1", code, {"--present", "both"}).code == 2);
    CHECK(contains(desktop.expect(0, {"report"}).out, "White resigned"));
    CHECK(open(desktop, "r1b1", code, {"--both-ask"}).json().text("text") == "hxg8=Q+");
}

TEST_CASE("a step that was tried before is not recorded twice, and steps exclude each other") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Q+");
    const std::string id(32, 'a');
    desktop.expect(0, {"resume", "r1b1", "--present", "both", "--id", id});
    const Outcome again = desktop.expect(0, {"resume", "r1b1", "--present", "both", "--id", id});
    CHECK(contains(again.out, "already recorded"));
    desktop.expect(2, {"resume", "r1b1", "--found", "legal", "--wrong-times"});
    desktop.expect(2, {"resume", "r1b1"});
    desktop.expect(2, {"resume", "r9b9", "--present", "both"});
    desktop.expect(2, {"adjourn", "r1b1", "--fen", kPosition});
    REQUIRE(open(desktop, "r1b1", code, {"--id", std::string(32, 'b')}).code == 0);
    CHECK(open(desktop, "r1b1", code, {"--id", std::string(32, 'b')}).json().truth("was_there"));
}

TEST_CASE("the sealed move that the log has is opened before it is made, and no other is made in its place") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "61. hxg8=Q+");
    const Words shut[] = {{"--found", "legal"}, {"--found", "legal", "--move", "Kf1"}, {"--go-on", "--move", "Kf1"}};
    for (const Words& words : shut) {
        const Outcome refused = desktop.expect(2, with({"resume", "r1b1"}, words));
        CHECK(contains(refused.err, "is not opened yet"));
    }
    REQUIRE(open(desktop, "r1b1", code, {"--present", "both"}).code == 0);
    const Words other[] = {{"--found", "legal", "--move", "Kf1"},
                           {"--found", "no_envelope", "--move", "Kf1"},
                           {"--go-on", "--move", "Kf1"}};
    for (const Words& words : other) {
        const Outcome refused = desktop.expect(2, with({"resume", "r1b1"}, words));
        CHECK(contains(refused.err, "Kf1 is not the sealed move, which is hxg8=Q+"));
    }
    CHECK_FALSE(contains(desktop.expect(0, {"log"}).out, "incident"));
    CHECK(contains(desktop.expect(0, {"resume", "r1b1", "--found", "legal", "--move", "hxg8=Q"}).out,
                   "the game goes on with hxg8=Q+"));
}

TEST_CASE("what stands in the envelope and reads as no move here may be told as the arbiter reads it") {
    const Desktop desktop;
    const std::string code = sealed_game(desktop, "hxg8=Dame");
    REQUIRE(open(desktop, "r1b1", code, {"--present", "both"}).code == 0);
    CHECK(contains(desktop.expect(0, {"resume", "r1b1", "--found", "legal", "--move", "hxg8=Q"}).out,
                   "the game goes on with hxg8=Q+"));
}

TEST_CASE("an envelope that is shut is not said to be opened, and a move on paper alone is told") {
    const Desktop desktop;
    static_cast<void>(sealed_game(desktop, "hxg8=Q+"));
    CHECK_FALSE(contains(desktop.expect(0, {"resume", "r1b1", "--wrong-times", "--raised-by", "black"}).out, "opens"));
    CHECK_FALSE(contains(desktop.expect(0, {"report", "--format", "text"}).out, "opens the"));
    REQUIRE(adjourn(desktop, "r1b2").code == 0);
    const Outcome here = desktop.expect(0, {"resume", "r1b2", "--present", "both"});
    CHECK(contains(here.out, "next: jadoube resume r1b2 --found legal --move MOVE"));
    const Outcome refused = desktop.expect(2, {"resume", "r1b2", "--found", "legal"});
    CHECK(contains(refused.err, "the log does not have the sealed move"));
    CHECK(contains(desktop.expect(0, {"resume", "r1b2", "--found", "legal", "--move", "h8=Q"}).out,
                   "the game goes on with h8=Q"));
    CHECK(contains(desktop.expect(0, {"report", "--format", "text"}).out, "opens the"));
}

TEST_CASE("a clock reading that would not be recorded is refused") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    const Outcome refused = seal(desktop, "r1b1", "h8=Q", {"--white-clock", "0:31:20"});
    CHECK(refused.code == 2);
    CHECK(contains(refused.err, "--white-clock: is recorded with --clock-paused"));
    CHECK_FALSE(contains(desktop.expect(0, {"log"}).out, "sealed"));
}

TEST_CASE("what is told of a move to be sealed is not dropped where the clock alone is paused") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules", "fide-2023", "--arbiter", "Ada Byron"});
    REQUIRE(adjourn(desktop, "r1b1").code == 0);
    for (const Words& more : {Words{"--from-fd", "9"}, Words{"--passphrase-fd", "9"}, Words{"--new-passphrase"},
                              Words{"--escrow", "00"}, Words{"--pages", "pages"}}) {
        const Outcome refused = desktop.expect(2, with({"seal", "r1b1", "--clock-paused"}, more));
        CHECK(contains(refused.err, more.front() + ": --clock-paused seals no move"));
    }
    CHECK_FALSE(contains(desktop.expect(0, {"log"}).out, "paused"));
}
