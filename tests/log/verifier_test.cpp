// tools/verify-log.py, which knows nothing of this program, finds what `verify` finds.
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): popen is POSIX, not C++

#include <algorithm>

#include "base/error.hpp"
#include "log/chain/check_note.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keys/key_file.hpp"
#include "log/keys/proquint.hpp"
#include "log/merge/bundle.hpp"
#include "log/verify/verify.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

std::string output_of(const std::string& command) {
    FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    char part[4096];
    while (const std::size_t size = ::fread(part, 1, sizeof part, pipe)) text.append(part, size);
    ::pclose(pipe);
    return text;
}

const std::string kVerifier = "'" JADOUBE_SOURCE "/tools/verify-log.py'";

std::string last_line(std::string_view text) {
    REQUIRE(text.ends_with('\n'));
    text.remove_suffix(1);
    return std::string(text.substr(text.rfind('\n') + 1));
}

std::string verdict_of(const std::filesystem::path& log, const std::string& head = {}) {
    const std::string given = head.empty() ? "" : " '" + head + "'";
    return last_line(output_of("python3 " + kVerifier + " '" + log.string() + "'" + given + " 2>&1"));
}

/// Of many logs, in one run of Python, which may take longer to begin than to check one of them.
std::vector<std::string> verdicts_of(const std::vector<std::filesystem::path>& logs) {
    constexpr std::string_view kEnd = "-- end of a log\n";
    std::string command =
        "python3 -c '"
        "import runpy, sys\n"
        "verifier, logs = sys.argv[1], sys.argv[2:]\n"
        "for log in logs:\n"
        "    sys.argv = [verifier, log]\n"
        "    try: runpy.run_path(verifier, run_name=\"__main__\")\n"
        "    except SystemExit: pass\n"
        "    print(\"-- end of a log\")\n"
        "' " +
        kVerifier;
    for (const auto& log : logs) command += " '" + log.string() + "'";
    const std::string text = output_of(command + " 2>&1");
    std::vector<std::string> verdicts;
    for (std::size_t at = 0, end = 0; (end = text.find(kEnd, at)) != std::string::npos; at = end + kEnd.size())
        verdicts.push_back(last_line(std::string_view(text).substr(at, end - at)));
    INFO(text);
    REQUIRE(verdicts.size() == logs.size());
    return verdicts;
}

/// What the program says in the same words.
std::string expected_of(const std::filesystem::path& log, const std::string& head = {}) {
    const GivenHeads given = head.empty() ? GivenHeads{} : parse_heads(head).value();
    const Verification verification = verify(log, {}, given).value();
    if (const DamageFound* first = verification.first_bad()) return "first bad entry: " + to_text(*first->entry);
    std::string others;
    for (std::size_t i = 1; verification.is_ok() && i < verification.chains.size(); ++i) {
        const VerifiedChain& chain = verification.chains[i];
        if (chain.proven) others += "; " + chain.letters + " proven up to " + std::to_string(chain.proven->value);
    }
    return (verification.is_ok() ? "OK, " : "FAILED, ") + std::to_string(verification.entries()) + " entries read" +
           (verification.proven && verification.is_ok() ? "; proven up to " + std::to_string(verification.proven->value)
                                                        : "") +
           others;
}

bool has_python() {
    if (output_of("python3 --version 2>&1").rfind("Python 3", 0) == 0) return true;
    WARN("not tried: there is no python3 here");
    return false;
}

std::string changed(std::string text, const std::string& old, const std::string& by) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

/// One of each kind of damage to an entry; another for each `way`, below ten.
void harm_in_every_way(std::vector<std::string>& harms, int seq, int way) {
    const std::string where = " WHERE seq=" + std::to_string(seq);
    const auto digit = static_cast<char>('0' + way);
    const auto letter = static_cast<char>('B' + way);
    harms.push_back("UPDATE entries SET hash=" + blob(std::string(32, digit)) + where);
    harms.push_back("UPDATE entries SET sig=" + blob(std::string(64, digit)) + where);
    harms.push_back("UPDATE entries SET prev=" + blob(std::string(32, letter)) + where);
    harms.push_back(std::string("UPDATE entries SET kind='note") + letter + "'" + where);
    harms.push_back(std::string("UPDATE entries SET hlc='00000000000000") + digit + ".0000'" + where);
    harms.push_back(std::string("UPDATE entries SET body=replace(body, '\"author\":\"A', '\"author\":\"") + letter +
                    "')" + where);
    harms.push_back("DELETE FROM entries" + where + " OR seq BETWEEN " + std::to_string(seq) + " AND " +
                    std::to_string(seq + way));
}

}  // namespace

TEST_CASE("the verifier in Python agrees with verify on logs that were changed in every way", "[sized]") {
    if (!has_python()) return;
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)opened_log(path, "Qh5"); }
    const auto entries = CheckedLog::open(path, Access::read, {})->entries();
    const DeviceKey own = read_key_file(key_path_of(path)).value();
    const DeviceKey other = DeviceKey::from_seed({}).value();
    const std::string third = body_of(entries[2]);
    const std::string last = body_of(entries[8]);
    const std::string untouched = content_of(path);
    const std::string heads = content_of(heads_path_of(path));
    REQUIRE(verdict_of(path) == "OK, 9 entries read");
    std::vector<std::string> harms{
        rewrite(3, changed(third, "phone rang", "phone hung"), own),
        rewrite(3, changed(third, "phone rang", "phone hung"), other),
        rewrite(3, changed(third, "{", "{ "), own),
        rewrite(9, changed(last, to_hex(entries[7].hash), std::string(64, '0')), own),
        rewrite(9, changed(last, to_hex(id_of(0x20)), to_hex(id_of(0x99))), own),
        rewrite(9, changed(last, "\"r1b1\"", "\"r1b2\""), own),
        "UPDATE entries SET seq=99 WHERE seq=3; UPDATE entries SET seq=3 WHERE seq=4; UPDATE entries SET seq=4 WHERE "
        "seq=99",
        "DELETE FROM entries WHERE seq IN (3, 4, 5)",
        "DELETE FROM entries WHERE seq>6",
        "DELETE FROM entries",
        "UPDATE texts SET content=content||' '",
        "DELETE FROM texts",
        "UPDATE chains SET first_key=" + blob(to_raw(other.public_key())),
        "UPDATE chains SET device='B'",
    };
    const int ways = static_cast<int>(sized(1, 1, 6));  // with nine entries more than fifty of each kind
    for (int seq = 1; seq <= 9; seq += static_cast<int>(sized(3, 2, 1, 6)))
        for (int way = 0; way < ways; ++way) harm_in_every_way(harms, seq, way);
    const std::string note = content_of(check_note_path_of(path));
    constexpr std::size_t kAtOnce = 40;
    for (std::size_t first = 0; first < harms.size(); first += kAtOnce) {
        const std::size_t end = std::min(harms.size(), first + kAtOnce);
        std::vector<std::filesystem::path> logs;  // each twice: with its heads, and without
        for (std::size_t i = first; i < end; ++i) {
            for (const bool has_heads : {true, false}) {
                logs.push_back(folder / (std::to_string(logs.size()) + ".jadoube"));
                write_content(logs.back(), untouched);
                write_content(check_note_path_of(logs.back()), note);
                std::filesystem::remove(heads_path_of(logs.back()));
                if (has_heads) write_content(heads_path_of(logs.back()), heads);
                REQUIRE(tamper(logs.back(), past_triggers(harms[i])).empty());
            }
        }
        const auto verdicts = verdicts_of(logs);
        for (std::size_t i = 0; i < logs.size(); ++i) {
            INFO(harms[first + i / 2]);
            const std::string expected = expected_of(logs[i]);
            CHECK(verdicts[i] == expected);
            if (i % 2 == 0) CHECK(expected != "OK, 9 entries read");
        }
    }
}

TEST_CASE("the verifier in Python takes a head from outside as verify does, in digits, words or a file") {
    if (!has_python()) return;
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const auto entries = CheckedLog::open(path, Access::read, {})->entries();
    const std::string last = to_hex(entries.back().hash);
    const std::string words = fingerprint_of(to_raw(entries.back().hash));
    const std::string fourth = fingerprint_of(to_raw(entries[3].hash));
    for (const std::string& head : {last, "6:" + last, words, "6 " + words, fourth, "4 " + fourth, "5 " + words,
                                    "9 " + words, std::string(64, 'a'), changed(words, words.substr(0, 5), "lusab")}) {
        INFO(head);
        CHECK(verdict_of(path, head) == expected_of(path, head));
    }
    CHECK(verdict_of(path, fourth) == "OK, 6 entries read; proven up to 4");
    CHECK(verdict_of(path, "lusab babad") == "no head: not 64 digits, and not eight words");
    const std::string heads = content_of(heads_path_of(path));
    const auto outside = folder / "heads.txt";
    write_content(outside, heads);
    CHECK(verdict_of(path, outside.string()) == "OK, 6 entries read; proven up to 6");
    CHECK(expected_of(path, heads) == "OK, 6 entries read; proven up to 6");
    SECTION("entries were cut off") {
        REQUIRE(tamper(path, past_triggers("DELETE FROM entries WHERE seq>4")).empty());
        for (const char* beside : {".heads", ".checked"}) std::filesystem::remove(path.string() + beside);
        CHECK(verdict_of(path, outside.string()) == "first bad entry: 5");
        CHECK(expected_of(path, heads) == "first bad entry: 5");
    }
    SECTION("the heads are of another log") {
        { (void)sample_log(folder / "other.jadoube", 2); }
        CHECK(verdict_of(folder / "other.jadoube", outside.string()) == "FAILED, 6 entries read");
        CHECK(expected_of(folder / "other.jadoube", heads) == "FAILED, 6 entries read");
    }
}

TEST_CASE("the verifier in Python agrees with verify on a log with two devices, and checks bundles") {
    if (!has_python()) return;
    const Folder folder;
    const auto path = folder / "open.jadoube";
    std::string bundle;
    {
        CheckedLog other = sample_log(folder / "other.jadoube", 7);
        bundle = to_text(other.bundle().value());
        CheckedLog log = sample_log(path);
        REQUIRE(log.merge({{"x", hash_of_text(bundle), parse_bundle(bundle, "x").value()}}, "Ada Byron"));
        write_content(folder / "whole.bundle", to_text(log.bundle().value()));
        const std::map<ChainId, EntrySeq> since{{log.own_chain(), EntrySeq{4}}, {other.own_chain(), EntrySeq{6}}};
        write_content(folder / "part.bundle", to_text(log.bundle(since).value()));
    }
    const std::string untouched = content_of(path);
    REQUIRE(verdict_of(path) == "OK, 13 entries read");
    CHECK(verdict_of(folder / "whole.bundle") == "OK, 13 entries read");
    CHECK(verdict_of(folder / "part.bundle") == "OK, 3 entries read");
    const std::string whole = content_of(folder / "whole.bundle");
    write_content(folder / "whole.bundle", changed(whole, "phone rang", "phone hung"));
    CHECK(verdict_of(folder / "whole.bundle") == "first bad entry: 3");
    const auto entries = CheckedLog::open(path, Access::read, {})->entries();
    const std::string theirs =
        "x'" + to_hex(CheckedLog::open(folder / "other.jadoube", Access::read, {})->own_chain()) + "'";
    const auto at = std::find_if(entries.begin(), entries.end(),
                                 [](const Entry& entry) { return entry.kind() == EntryKind::merged; });
    const auto fifth = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) {
        return entry.chain != at->chain && entry.seq == EntrySeq{5};
    });
    for (const std::string& head : {to_hex(at->hash), fingerprint_of(to_raw(at->hash)), std::string(64, 'b'),
                                    to_hex(fifth->hash), "5 " + fingerprint_of(to_raw(fifth->hash))}) {
        INFO(head);
        CHECK(verdict_of(path, head) == expected_of(path, head));
    }
    CHECK(verdict_of(path, to_hex(fifth->hash)) == "OK, 13 entries read; A proven up to 5");
    for (const std::string& harm :
         {"DELETE FROM entries WHERE seq>4 AND chain=" + theirs, "DELETE FROM entries WHERE seq=3 AND chain=" + theirs,
          std::string("DELETE FROM heads"), std::string("UPDATE heads SET note=replace(note, ' 6 ', ' 5 ')"),
          std::string("UPDATE heads SET note=replace(note, 'v1', 'v2')"),
          "DELETE FROM heads; DELETE FROM entries WHERE chain=" + theirs + "; DELETE FROM chains WHERE chain=" + theirs,
          "UPDATE entries SET sig=zeroblob(64) WHERE seq=2 AND chain=" + theirs,
          "UPDATE entries SET body=replace(body, 'phone rang', 'phone hung') WHERE chain=" + theirs,
          std::string("DELETE FROM entries WHERE kind='merged'"),
          "UPDATE chains SET device='C' WHERE chain=" + theirs}) {
        INFO(harm);
        write_content(path, untouched);
        REQUIRE(tamper(path, past_triggers("PRAGMA foreign_keys=OFF; " + harm)).empty());
        CHECK(verdict_of(path) == expected_of(path));
        CHECK(expected_of(path) != "OK, 13 entries read");
    }
}

TEST_CASE("the verifier in Python follows the device from one key to the next") {
    if (!has_python()) return;
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const DeviceKey old = read_key_file(key_path_of(path)).value();
    const DeviceKey next = DeviceKey::from_seed({7}).value();
    {
        auto log = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
        REQUIRE(log.change_key({id_of(0x50), KeyChanged{next.public_key(), "round over"}, "Ada Byron"}, next));
        REQUIRE(log.append(incident(id_of(0x60))));
    }
    CHECK(verdict_of(path) == "OK, 8 entries read");
    const auto log = CheckedLog::open(path, Access::read, known_surroundings(60)).value();
    for (const std::int64_t since : {0, 4, 6, 7}) {
        const auto bundle = folder / ("part" + std::to_string(since) + ".bundle");
        write_content(bundle, to_text(log.bundle({{log.own_chain(), EntrySeq{since}}}).value()));
        CHECK(verdict_of(bundle) == "OK, " + std::to_string(8 - since) + " entries read");
    }
    const std::string untouched = content_of(path);
    const auto& entries = log.entries();
    Entry forged = entries[6];
    forged.data = KeyChanged{old.public_key(), "round over"};
    for (const std::string& harm :
         {rewrite(8, body_of(entries[7]), old), rewrite(7, body_of(entries[6]), next),
          rewrite(5, body_of(entries[4]), next), rewrite(7, body_of(forged), old),
          std::string("DELETE FROM entries WHERE seq>7"), std::string("DELETE FROM entries WHERE seq>5")}) {
        INFO(harm.substr(0, 120));
        write_content(path, untouched);
        REQUIRE(tamper(path, past_triggers(harm)).empty());
        CHECK(verdict_of(path) == expected_of(path));
        CHECK_FALSE(verify(path, {})->is_ok());
    }
}
