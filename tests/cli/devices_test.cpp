// Two arbiters, two devices: a log begun from the bundle of another, bundles carried to and fro, numbers with letters.
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const std::string kFen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
const std::string kAda = "Ada Arbiter";
const std::string kBen = "Ben Arbiter";
const std::string kChief = "Cleo Chief";

Words on(const std::string& device, Words words) {
    words.insert(words.end(), {"--log", device + ".jadoube"});
    return words;
}

/// A log of A and one of B that joined, with what A had.
void begin_both(const Desktop& desktop) {
    desktop.expect(0, {"init", "a.jadoube", "--name", "Open", "--rules", "fide-2023", "--arbiter", kAda + ":arbiter",
                       "--arbiter", kChief + ":chief arbiter"});
    desktop.expect(0, on("a", {"export", "first.bundle"}));
    const Outcome joined =
        desktop.expect(0, {"init", "b.jadoube", "--joins", "first.bundle", "--arbiter", kBen + ":arbiter"});
    CHECK(joined.err.empty());
}

void report_at(const Desktop& desktop, const std::string& device, const std::string& board, const std::string& by) {
    (void)desktop.run(on(device, {"incident", board, "--fen", kFen, "--act", "white moves f3-d3", "--act",
                                  "white presses", "--act", "black points out", "--nothing-else", "--by", by}));
}

Outcome carry(const Desktop& desktop, const std::string& from, const std::string& to, const std::string& bundle) {
    desktop.expect(0, on(from, {"export", bundle}));
    return desktop.expect(0, on(to, {"merge", bundle, "--by", to == "a" ? kAda : kBen}));
}

}  // namespace

TEST_CASE("a second device joins from a bundle, and each calls the other's numbers by its letters") {
    const Desktop desktop;
    begin_both(desktop);
    report_at(desktop, "a", "r1b1", kAda);
    report_at(desktop, "b", "r1b2", kBen);
    const Outcome merged = carry(desktop, "b", "a", "second.bundle");
    CHECK(contains(merged.out, "merged: B1 to B5 of device B, new here\nrecorded as 5\n"));
    CHECK(merged.err.empty());
    CHECK(
        contains(desktop.expect(0, on("a", {"merge", "second.bundle"})).out, "nothing new: all of it is here already"));
    CHECK(contains(desktop.expect(0, on("a", {"decide", "b1", "--reason", "seen", "--by", kAda})).out,
                   "recorded as 6 (incident B1)"));
    CHECK(contains(desktop.expect(0, on("a", {"decide", "A1", "--reason", "seen", "--by", kAda})).out, "(incident 1)"));
    CHECK(contains(desktop.expect(0, on("a", {"log", "B3"})).out, "\"seq\": 3"));
    CHECK(contains(desktop.expect(2, on("a", {"decide", "B7"})).err, "there are incidents 1 to 1 and B1 to B1"));
    CHECK(contains(desktop.expect(2, on("a", {"log", "C1"})).err, "the log holds entries 1 to 7 and B1 to B5"));
    CHECK(contains(desktop.expect(2, on("a", {"decide", "x"})).err, "of another device, with its letters: B3"));
    const Outcome back = carry(desktop, "a", "b", "third.bundle");
    CHECK(contains(back.out, "merged: A2 to A7 of device A\n"));
    const std::string report = desktop.expect(0, on("b", {"report"})).out;
    CHECK(contains(report, "Incident A1: round 1, board 1"));
    CHECK(contains(report, "Incident 1: round 1, board 2"));
    CHECK(contains(report, kBen));
    CHECK(contains(desktop.expect(0, on("b", {"head"})).out, "A:       7 entries, "));
    CHECK(contains(desktop.expect(0, {"verify", "b.jadoube"}).out, "OK, 6 entries and 7 of A; end as kept"));
    CHECK(desktop.expect(0, on("b", {"log", "--at", "A3", "--json"})).out.find("\"merged\"") != std::string::npos);
}

TEST_CASE("one incident that two devices entered is asked about when they hear of each other, until it is settled") {
    const Desktop desktop;
    begin_both(desktop);
    report_at(desktop, "a", "r1b1", kAda);
    report_at(desktop, "b", "r1b1", kBen);
    const Outcome merged = carry(desktop, "b", "a", "second.bundle");
    CHECK(contains(merged.out, "incidents 1 and B1 tell of the same game, moment and kind: if they are one"));
    CHECK(contains(desktop.expect(0, on("a", {"open", "--json"})).out, "\"alike\":1"));
    SECTION("one of them is withdrawn") {
        desktop.expect(0, on("a", {"undo", "B1", "--reason", "the same as 1", "--by", kAda}));
        CHECK(contains(desktop.expect(0, on("a", {"open", "--json"})).out, "\"alike\":[]"));
    }
    SECTION("both are decided by somebody who has both") {
        desktop.expect(0, on("a", {"decide", "1", "--reason", "seen", "--by", kAda}));
        CHECK(contains(desktop.expect(0, on("a", {"open", "--json"})).out, "\"alike\":1"));
        desktop.expect(0, on("a", {"decide", "B1", "--reason", "seen", "--by", kAda}));
        CHECK(contains(desktop.expect(0, on("a", {"open"})).out, "nothing waits"));
    }
    SECTION("a decision of somebody who had heard of one alone settles nothing") {
        desktop.expect(0, on("b", {"decide", "1", "--reason", "seen", "--by", kBen}));
        desktop.expect(0, on("a", {"decide", "1", "--reason", "seen", "--by", kAda}));
        carry(desktop, "b", "a", "third.bundle");
        CHECK(contains(desktop.expect(0, on("a", {"open", "--json"})).out, "\"alike\":1"));
    }
}

TEST_CASE(
    "a ruling made before another device's earlier matter of its game was heard of is due anew, and every command says "
    "so") {
    const Desktop desktop;
    begin_both(desktop);
    const auto false_move = [&](const char* device, const char* line, const char* fen, const std::string& by) {
        desktop.expect(0, on(device, {"i", "r1b1", line, "--fen", fen, "--by", by}));
    };
    false_move("b", "white Nf3-d3, presses; black points out",
               "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", kBen);
    false_move("a", "white Ng1-f4, presses; black points out", "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 30", kAda);
    carry(desktop, "b", "a", "second.bundle");
    CHECK(contains(desktop.expect(0, on("a", {"open"})).err, "incident 1 (r1b1) would be ruled otherwise now"));
    CHECK(contains(desktop.expect(0, on("a", {"due", "--json"})).out, "1/2-1/2"));
    const Outcome next = desktop.expect(0, on("a", {"i", "r1b1", "white Ng1-f4, presses; black points out", "--fen",
                                                    "4k3/8/8/8/8/8/4P3/4K1N1 w - - 2 31", "--by", kAda}));
    CHECK_FALSE(contains(next.err, "this version rules otherwise"));
}

TEST_CASE("two decisions on one incident are open until somebody above both settles it") {
    const Desktop desktop;
    begin_both(desktop);
    report_at(desktop, "a", "r1b1", kAda);
    carry(desktop, "a", "b", "second.bundle");
    desktop.expect(0, on("a", {"decide", "1", "--reason", "seen", "--by", kAda}));
    desktop.expect(0, on("b", {"decide", "A1", "--otherwise", "a warning", "--reason", "seen too", "--by", kBen}));
    const Outcome merged = carry(desktop, "b", "a", "third.bundle");
    CHECK(contains(merged.out, "incident 1 has decisions of several devices: jadoube overrule 1"));
    const std::string waiting = desktop.expect(0, on("a", {"open", "--json"})).out;
    CHECK(contains(waiting, "\"status\":\"contested\""));
    CHECK(contains(waiting, "jadoube overrule 1 --reason"));
    CHECK(contains(desktop.expect(0, {"verify", "a.jadoube"}).err, "incident 1 has decisions side by side: entry "));
    const std::string report = desktop.expect(0, on("a", {"report"})).out;
    CHECK(contains(report, "two decisions stand side by side"));
    CHECK(contains(report, "Stands beside it, until who may overrule settles it"));
    const Words again{"decide", "1", "--reason", "mine", "--by", kAda};
    CHECK(contains(desktop.expect(2, on("a", again)).err, "decisions stand side by side, entry "));
    desktop.expect(0, on("a", {"overrule", "1", "--reason", "agreed with both", "--by", kChief}));
    CHECK(contains(desktop.expect(0, on("a", {"open"})).out, "nothing waits"));
    carry(desktop, "a", "b", "fourth.bundle");
    CHECK(contains(desktop.expect(0, on("b", {"open"})).out, "nothing waits"));
    const std::string settled = desktop.expect(0, on("b", {"report"})).out;
    CHECK_FALSE(contains(settled, "side by side"));
    CHECK(contains(settled, "agreed with both"));
}

TEST_CASE("a bundle without what came before is refused with what to type, and nothing is replaced") {
    const Desktop desktop;
    begin_both(desktop);
    report_at(desktop, "b", "r1b1", kBen);
    report_at(desktop, "b", "r1b2", kBen);
    desktop.expect(0, on("b", {"export", "late.bundle", "--since", "4"}));
    const Outcome refused = desktop.expect(3, on("a", {"merge", "late.bundle"}));
    CHECK(contains(refused.err, "are missing between this log and the bundle"));
    CHECK(contains(refused.err, "hint: on the device that made it: jadoube export FILE.bundle"));
    CHECK(contains(desktop.expect(0, {"verify", "a.jadoube"}).out, "OK, 1 entry;"));
    desktop.expect(0, on("b", {"export", "whole.bundle"}));
    desktop.expect(0, on("a", {"merge", "late.bundle", "whole.bundle"}));
    CHECK(contains(desktop.expect(2, on("b", {"export", "whole.bundle"})).err, "a file of this name is here already"));
    const std::string head = desktop.expect(0, on("b", {"head", "--json"})).json().text("words");
    report_at(desktop, "b", "r1b3", kBen);
    CHECK(contains(desktop.expect(0, on("b", {"export", "more.bundle", "--since", head})).out, "entries:  9 to 11"));
    CHECK(contains(desktop.expect(0, on("a", {"merge", "more.bundle"})).out, "merged: B9 to B11 of device B\n"));
    CHECK(contains(desktop.expect(2, on("b", {"export", "x.bundle", "--since", "soon"})).err,
                   "neither an entry nor a head"));
    CHECK(contains(desktop.expect(2, on("b", {"export", "x.bundle", "--since", "99"})).err, "there is no entry 99"));
}

TEST_CASE("what cannot begin the log of a second device is refused") {
    const Desktop desktop;
    begin_both(desktop);
    CHECK(contains(desktop.expect(2, {"init", "c.jadoube", "--joins", "first.bundle", "--name", "Other"}).err,
                   "are those of the bundle"));
    CHECK(contains(desktop.expect(2, {"init", "c.jadoube", "--device", "Hall"}).err, "'Hall' is no name of a device"));
    desktop.write("no.bundle", "no bundle");
    CHECK(contains(desktop.expect(3, {"init", "c.jadoube", "--joins", "no.bundle"}).err, "is no bundle"));
    CHECK_FALSE(std::filesystem::exists("c.jadoube"));
    report_at(desktop, "a", "r1b1", kAda);
    desktop.expect(0, on("a", {"export", "late.bundle", "--since", "1"}));
    CHECK(contains(desktop.expect(3, {"init", "c.jadoube", "--joins", "late.bundle"}).err,
                   "no chain is in it from its beginning"));
    desktop.expect(0, {"init", "c.jadoube", "--joins", "first.bundle"});
    CHECK(contains(desktop.expect(0, on("c", {"log"})).out, "A1"));
}

TEST_CASE(
    "where what is to be joined cannot be merged, no log is begun and nothing stands in the way of the next try") {
    const Desktop desktop;
    begin_both(desktop);
    report_at(desktop, "a", "r1b1", kAda);
    carry(desktop, "a", "b", "second.bundle");
    desktop.expect(0, on("b", {"export", "gap.bundle", "--since", "A2"}));
    const Outcome refused = desktop.expect(3, {"init", "c.jadoube", "--joins", "gap.bundle"});
    CHECK(contains(refused.err, "link: entries 1 to 2 of chain "));
    CHECK(contains(refused.err, " are missing between this log and the bundle"));
    for (const auto& file : std::filesystem::directory_iterator(desktop.folder()))
        CHECK(file.path().filename().string().rfind("c.jadoube", 0) != 0);
    desktop.expect(0, on("b", {"export", "whole.bundle"}));
    desktop.expect(0, {"init", "c.jadoube", "--joins", "whole.bundle"});
    CHECK(contains(desktop.expect(0, {"verify", "c.jadoube"}).out, "OK, 2 entries and 4 of A"));
}

TEST_CASE(
    "the key of a stolen device is retired by the chief arbiter on another, and merges say what is not believed") {
    const Desktop desktop;
    begin_both(desktop);
    report_at(desktop, "b", "r1b1", kBen);
    carry(desktop, "b", "a", "second.bundle");
    const Words retire{"key", "retire", "--device", "B", "--reason", "stolen"};
    const auto by = [&](const std::string& name) {
        Words words = on("a", retire);
        words.insert(words.end(), {"--by", name});
        return words;
    };
    CHECK(contains(desktop.expect(2, by(kAda)).err, "'Ada Arbiter' is no chief arbiter of the event"));
    const Outcome retired = desktop.expect(0, by(kChief));
    CHECK(contains(retired.out, "recorded as 3: the device is believed up to B5\n"));
    CHECK(contains(
        desktop.expect(2, {"key", "retire", "--device", "Z", "--reason", "x", "--by", kChief, "--log", "a.jadoube"})
            .err,
        "'Z' is no other device of this log"));
    CHECK(contains(desktop
                       .expect(2, {"key", "retire", "--device", "B", "--up-to", "B9", "--reason", "x", "--by", kChief,
                                   "--log", "a.jadoube"})
                       .err,
                   "there is no entry B9 of that device"));
    report_at(desktop, "b", "r1b2", kBen);
    const Outcome merged = carry(desktop, "b", "a", "thief.bundle");
    CHECK(contains(merged.err,
                   "remark: entry B6 was signed by a key that another device had retired: it is not believed"));
    CHECK_FALSE(contains(desktop.expect(0, on("a", {"report"})).out, "board 2"));
    CHECK(contains(desktop.expect(0, on("a", {"log"})).out, "not believed: "));
    CHECK(contains(desktop.expect(0, {"verify", "a.jadoube"}).err,
                   "entry B6 was signed by a key that another device had "
                   "retired with entry 3: it is not believed"));
    carry(desktop, "a", "b", "fourth.bundle");
    CHECK(contains(desktop.expect(6, on("b", {"decide", "1", "--by", kBen})).err,
                   "another device retired the key of this log"));
    const Outcome more = desktop.expect(0, {"key", "retire", "--device", "B", "--up-to", "B8", "--reason",
                                            "was on the way", "--by", kChief, "--log", "a.jadoube"});
    CHECK_FALSE(contains(more.out, "not believed: B6"));
    CHECK(contains(more.out, "the device is believed up to B8\n"));
}
