// tools/verify-log.py, which knows nothing of this program, finds what `verify` finds.
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): popen is POSIX, not C++

#include "base/error.hpp"
#include "log/heads_file.hpp"
#include "log/key_file.hpp"
#include "log/verify.hpp"
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

/// Its last line.
std::string verdict_of(const std::filesystem::path& log) {
    const std::string text = output_of("python3 '" JADOUBE_SOURCE "/tools/verify-log.py' '" + log.string() + "' 2>&1");
    const auto end = text.rfind('\n');
    REQUIRE(end != std::string::npos);
    const auto begin = end == 0 ? std::string::npos : text.rfind('\n', end - 1);
    return text.substr(begin == std::string::npos ? 0 : begin + 1, end - (begin == std::string::npos ? 0 : begin + 1));
}

/// What the program says in the same words.
std::string expected_of(const std::filesystem::path& log) {
    const Verification verification = verify(log, {}).value();
    if (const DamageFound* first = verification.first_bad())
        return "first bad entry: " + std::to_string(first->seq->value);
    return (verification.is_ok() ? "OK, " : "FAILED, ") + std::to_string(verification.entries()) + " entries read";
}

std::string with(std::string text, const std::string& old, const std::string& by) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

}  // namespace

TEST_CASE("the verifier in Python agrees with verify on logs that were changed in every way") {
    if (output_of("python3 --version 2>&1").rfind("Python 3", 0) != 0) {
        WARN("not tried: there is no python3 here");
        return;
    }
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
        rewrite(3, with(third, "phone rang", "phone hung"), own),
        rewrite(3, with(third, "phone rang", "phone hung"), other),
        rewrite(3, with(third, "{", "{ "), own),
        rewrite(9, with(last, to_hex(entries[7].hash), std::string(64, '0')), own),
        rewrite(9, with(last, to_hex(id_of(0x20)), to_hex(id_of(0x99))), own),
        rewrite(9, with(last, "\"r1b1\"", "\"r1b2\""), own),
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
    for (int seq = 1; seq <= 9; seq += static_cast<int>(sized(3, 1, 1, 6))) {
        const std::string where = " WHERE seq=" + std::to_string(seq);
        harms.push_back("UPDATE entries SET hash=zeroblob(32)" + where);
        harms.push_back("UPDATE entries SET sig=zeroblob(64)" + where);
        harms.push_back("UPDATE entries SET prev=x'" + std::string(64, 'a') + "'" + where);
        harms.push_back("UPDATE entries SET kind='note'" + where);
        harms.push_back("UPDATE entries SET hlc='000000000000000.0000'" + where);
        harms.push_back("UPDATE entries SET body=replace(body, '\"author\":\"A', '\"author\":\"B')" + where);
        harms.push_back("DELETE FROM entries" + where);
    }
    for (const std::string& harm : harms) {
        INFO(harm);
        write_content(path, untouched);
        write_content(heads_path_of(path), heads);
        REQUIRE(tamper(path, past_triggers(harm)).empty());
        const std::string expected = expected_of(path);
        CHECK(expected != "OK, 9 entries read");
        CHECK(verdict_of(path) == expected);
        std::filesystem::remove(heads_path_of(path));
        CHECK(verdict_of(path) == expected_of(path));
    }
}
