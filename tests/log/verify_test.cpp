// Whatever is done to a log behind the program's back is found, and named.
#include "log/verify/verify.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "log/disk/schema.hpp"
#include "log/keys/key_file.hpp"
#include "log/keys/signing.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

std::string replaced(std::string text, const std::string& old, const std::string& by) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

Entry entry_of(const std::filesystem::path& path, std::size_t seq) {
    return CheckedLog::open(path, Access::read, {})->entries().at(seq - 1);
}

Verification verified_at(const std::filesystem::path& path) {
    return verify(path, {}).value();
}

bool has(const Verification& verification, Damage damage, std::optional<std::int64_t> seq = {}) {
    return std::any_of(verification.findings.begin(), verification.findings.end(), [&](const DamageFound& finding) {
        return finding.damage == damage && (!seq || finding.entry == LogNumber{{}, *seq});
    });
}

}  // namespace

TEST_CASE("the triggers hold against every ordinary way of changing a log") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string values =
        " SELECT chain, 7, x'00000000000000000000000000000000', body, hash, sig, hash, kind, game, hlc "
        "FROM entries WHERE seq=6";
    const std::string all = "(chain, seq, id, body, hash, sig, prev, kind, game, hlc)";
    const char* refused[] = {
        "UPDATE entries SET body='{}' WHERE seq=3",
        "UPDATE OR REPLACE entries SET seq=2 WHERE seq=3",
        "DELETE FROM entries WHERE seq=6",
        "DELETE FROM entries",
        "REPLACE INTO entries SELECT chain, 3, id, body, hash, sig, prev, kind, game, hlc FROM entries WHERE seq=3",
        "REPLACE INTO entries SELECT chain, 7, id, body, hash, sig, (SELECT hash FROM entries WHERE seq=6), kind, "
        "game, hlc "
        "FROM entries WHERE seq=3",
        "INSERT OR IGNORE INTO entries SELECT chain, 3, zeroblob(16), body, hash, sig, prev, kind, game, hlc FROM "
        "entries "
        "WHERE seq=3",
        "INSERT INTO entries SELECT * FROM entries WHERE seq=3 ON CONFLICT DO UPDATE SET body='{}'",
        "INSERT INTO entries SELECT chain, 8, zeroblob(16), body, hash, sig, hash, kind, game, hlc FROM entries WHERE "
        "seq=6",
        "INSERT INTO entries SELECT chain, 7, zeroblob(16), body, hash, sig, prev, kind, game, hlc FROM entries WHERE "
        "seq=6",
        "INSERT INTO entries SELECT chain, 7, zeroblob(16), CAST(body AS BLOB), hash, sig, hash, kind, game, hlc FROM "
        "entries "
        "WHERE seq=6",
        "INSERT INTO entries SELECT chain, 7, x'00', body, hash, sig, hash, kind, game, hlc FROM entries WHERE seq=6",
        "UPDATE chains SET device='B'",
        "DELETE FROM chains",
        "REPLACE INTO chains SELECT chain, 'B', first_key FROM chains",
        "UPDATE texts SET content='other'",
        "DELETE FROM texts",
        "REPLACE INTO texts SELECT sha256, 'other' FROM texts",
    };
    for (const char* sql : refused) {
        INFO(sql);
        CHECK_FALSE(tamper(path, std::string("PRAGMA foreign_keys=ON;") + sql).empty());
    }
    CHECK(summary(verified_at(path)) == "OK, 6 entries; end as kept beside the log, not proven");
    // The statement that the refusals vary is well formed: it is let in, and found by verify.
    REQUIRE(tamper(path, "INSERT INTO entries" + all + values).empty());
    CHECK(verified_at(path).first_bad()->entry == LogNumber{{}, 7});
}

TEST_CASE("what is done past the triggers is found and named") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    struct Row {
        const char* what;
        std::string sql;
        Damage damage;
        std::optional<std::int64_t> seq;
    };
    const std::string third = body_of(entry_of(path, 3));
    const DeviceKey other = DeviceKey::from_seed({}).value();
    const std::string changed = replaced(third, "phone rang", "phone hung");
    const Row rows[] = {
        {"a word of a body", "UPDATE entries SET body=" + sql_text(changed) + " WHERE seq=3", Damage::altered, 3},
        {"a body with its hash",
         "UPDATE entries SET body=" + sql_text(changed) + ", hash=" + blob(to_raw(hash_of_entry(changed))) +
             " WHERE seq=3",
         Damage::signature, 3},
        {"a body, hashed and signed with another key", rewrite(3, changed, other), Damage::signature, 3},
        {"an invisible space in a body", rewrite(3, replaced(third, "{", "{ "), other), Damage::body, 3},
        {"a hash", "UPDATE entries SET hash=zeroblob(32) WHERE seq=3", Damage::altered, 3},
        {"a signature", "UPDATE entries SET sig=zeroblob(64) WHERE seq=3", Damage::signature, 3},
        {"a link", "UPDATE entries SET prev=zeroblob(32) WHERE seq=3", Damage::copies, 3},
        {"an id", "UPDATE entries SET id=zeroblob(16) WHERE seq=3", Damage::copies, 3},
        {"a kind", "UPDATE entries SET kind='note' WHERE seq=3", Damage::copies, 3},
        {"a game", "UPDATE entries SET game='r1b2' WHERE seq=3", Damage::copies, 3},
        {"no game", "UPDATE entries SET game=NULL WHERE seq=3", Damage::copies, 3},
        {"a time", "UPDATE entries SET hlc='000000000000000.0000' WHERE seq=3", Damage::copies, 3},
        {"an entry taken out", "DELETE FROM entries WHERE seq=3", Damage::link, 3},
        {"the first taken out", "DELETE FROM entries WHERE seq=1", Damage::link, 1},
        {"all taken out", "DELETE FROM entries", Damage::link, 1},
        {"two entries that change places",
         "UPDATE entries SET seq=99 WHERE seq=3; UPDATE entries SET seq=3 WHERE seq=4; UPDATE entries SET seq=4 WHERE "
         "seq=99",
         Damage::copies, 3},
        {"an entry moved to the end", "UPDATE entries SET seq=7 WHERE seq=3", Damage::link, 3},
        {"a text", "UPDATE texts SET content=content||' '", Damage::text, {}},
        {"a text taken out", "DELETE FROM texts", Damage::reference, 1},
        {"the key in the table", "UPDATE chains SET first_key=" + blob(to_raw(other.public_key())), Damage::signature,
         1},
        {"the device in the table", "UPDATE chains SET device='B'", Damage::key, 1},
        {"the chain's name", "UPDATE chains SET chain=zeroblob(32)", Damage::key, {}},
        {"a chain taken out", "DELETE FROM chains", Damage::key, {}},
    };
    const std::string untouched = content_of(path);
    for (const Row& row : rows) {
        INFO(row.what);
        write_content(path, untouched);
        REQUIRE(tamper(path, past_triggers(row.sql)).empty());
        const Verification verification = verified_at(path);
        INFO(to_pretty_text(to_json(verification)));
        CHECK_FALSE(verification.is_ok());
        CHECK(has(verification, row.damage, row.seq));
        CHECK_FALSE(has(verification, Damage::schema));
        if (row.seq) {
            REQUIRE(verification.first_bad() != nullptr);
            CHECK(verification.first_bad()->entry == LogNumber{{}, *row.seq});
        }
    }
}

TEST_CASE("what the holder of the key rewrites does not fit what was there before and after") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const DeviceKey key = read_key_file(key_path_of(path)).value();
    const std::string third = body_of(entry_of(path, 3));
    const std::string last = body_of(entry_of(path, 6));
    const std::string hash_of_fifth = to_hex(entry_of(path, 5).hash);
    Entry of_itself = entry_of(path, 6);
    of_itself.data = Withdrawn{"twice"};
    of_itself.supersedes = of_itself.id;
    struct Row {
        const char* what;
        std::int64_t seq;
        std::string body;
        Damage damage;
        std::int64_t found_at;
    };
    const Row rows[] = {
        {"an entry with others after it", 3, replaced(third, "phone rang", "phone hung"), Damage::link, 4},
        {"the last entry, hung onto nothing", 6, replaced(last, hash_of_fifth, std::string(64, '0')), Damage::link, 6},
        {"the last entry, about no incident", 6, replaced(last, to_hex(id_of(0x12)), to_hex(id_of(0x99))),
         Damage::reference, 6},
        {"the last entry, about itself", 6, replaced(last, to_hex(id_of(0x12)), to_hex(id_of(0x15))), Damage::reference,
         6},
        {"the last entry, about a game instead", 6, replaced(last, to_hex(id_of(0x12)), to_hex(id_of(0x11))),
         Damage::reference, 6},
        {"the last entry, about another game", 6, replaced(last, "\"r1b1\"", "\"r1b2\""), Damage::reference, 6},
        {"the last entry, before the one before", 6,
         replaced(last, to_text(entry_of(path, 6).hlc), "000000000000001.0000"), Damage::body, 6},
        {"the last entry, taking back what it may not", 6,
         replaced(last, "\"supersedes\":null", "\"supersedes\":\"" + to_hex(id_of(0x12)) + "\""), Damage::body, 6},
        {"the last entry, taking back itself", 6, body_of(of_itself), Damage::reference, 6},
        {"the last entry, as an event", 6, replaced(body_of(entry_of(path, 1)), "\"seq\":1", "\"seq\":6"), Damage::body,
         6},
    };
    const std::string untouched = content_of(path);
    for (const Row& row : rows) {
        INFO(row.what);
        write_content(path, untouched);
        REQUIRE(tamper(path, past_triggers(rewrite(row.seq, row.body, key))).empty());
        const Verification verification = verified_at(path);
        INFO(to_pretty_text(to_json(verification)));
        CHECK(has(verification, row.damage, row.found_at));
        CHECK_FALSE(has(verification, Damage::signature));
    }
}

TEST_CASE("a text that is no longer one is found") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    // STRICT refuses a BLOB in `body`; the schema can be rewritten by whoever holds the file, and put back.
    REQUIRE(tamper(path,
                   "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql=replace(sql,'STRICT, ','') WHERE "
                   "name='entries'")
                .empty());
    REQUIRE(tamper(path, past_triggers("UPDATE entries SET body=CAST(body AS BLOB) WHERE seq=4")).empty());
    REQUIRE(tamper(path,
                   "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql=replace(sql,') WITHOUT ROWID',') STRICT, "
                   "WITHOUT ROWID') WHERE name='entries'")
                .empty());
    const Verification verification = verified_at(path);
    CHECK(has(verification, Damage::row, 4));
    CHECK_FALSE(has(verification, Damage::schema));
}

TEST_CASE("tables that are not as we made them are found") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    struct Row {
        const char* sql;
        const char* words;
    };
    const Row rows[] = {
        {"DROP TRIGGER entries_no_delete", "trigger entries_no_delete is missing"},
        {"DROP TRIGGER entries_append; CREATE TRIGGER entries_append BEFORE INSERT ON entries BEGIN SELECT 1; END",
         "trigger entries_append is not as jadoube made it"},
        {"CREATE VIEW players AS SELECT 1", "view players was added"},
        {"CREATE TABLE notes(x)", "table notes was added"},
        {"CREATE INDEX i ON entries(kind)", "index i was added"},
        {"CREATE TRIGGER t AFTER INSERT ON entries BEGIN SELECT 1; END", "trigger t was added"},
        {"ALTER TABLE entries RENAME TO old; CREATE VIEW entries AS SELECT * FROM old WHERE seq<>3",
         "table entries is missing"},
        {"ALTER TABLE entries ADD COLUMN extra TEXT", "table entries is not as jadoube made it"},
        {"DROP TABLE field_keys", "table field_keys is missing"},
    };
    const std::string untouched = content_of(path);
    for (const Row& row : rows) {
        INFO(row.sql);
        write_content(path, untouched);
        REQUIRE(tamper(path, row.sql).empty());
        const Verification verification = verified_at(path);
        INFO(to_pretty_text(to_json(verification)));
        CHECK(std::any_of(verification.findings.begin(), verification.findings.end(), [&](const DamageFound& finding) {
            return finding.damage == Damage::schema &&
                   finding.words == std::string("the tables are not as they were made: ") + row.words;
        }));
    }
}

TEST_CASE("entries of another log are found") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    { (void)sample_log(folder / "other.jadoube", 7); }
    const std::string attach = "ATTACH '" + (folder / "other.jadoube").string() + "' AS o;";
    SECTION("in the place of one of ours") {
        REQUIRE(tamper(path, attach + past_triggers(
                                          "UPDATE entries SET (body, hash, sig, prev, id, kind, game, hlc) = (SELECT "
                                          "body, hash, sig, prev, id, kind, game, hlc FROM o.entries WHERE seq=3) "
                                          "WHERE seq=3"))
                    .empty());
        CHECK(has(verified_at(path), Damage::copies, 3));
        CHECK(has(verified_at(path), Damage::signature, 3));
    }
    SECTION("with their own chain, which the log does not name") {
        REQUIRE(tamper(path, attach + past_triggers("INSERT INTO entries SELECT * FROM o.entries")).empty());
        CHECK(has(verified_at(path), Damage::key));
    }
}

TEST_CASE("a second chain is found and not added to, although every entry of it is signed by its own key") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    { (void)sample_log(folder / "other.jadoube", 7); }
    REQUIRE(tamper(path, "ATTACH '" + (folder / "other.jadoube").string() +
                             "' AS o; INSERT INTO chains SELECT * FROM o.chains; "
                             "INSERT INTO entries SELECT * FROM o.entries")
                .empty());
    const Verification verification = verified_at(path);
    REQUIRE(verification.findings.size() == 1);
    CHECK(verification.findings.front().damage == Damage::key);
    CHECK(summary(verification) ==
          "FAILED, 6 entries and 6 of B read; the log names 2 chains, and not one is that of its device: others were "
          "put in "
          "without a merge, by somebody who had the file");
    const auto store = CheckedLog::open(path, Access::append, known_surroundings());
    REQUIRE_FALSE(store);
    CHECK(store.error().code == ErrorCode::log_damaged);
    CHECK_THAT(store.error().message, Catch::StartsWith("the log names 2 chains, and not one is that of its device: "));
}

TEST_CASE("the file's header is looked at") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    REQUIRE(tamper(path, "PRAGMA application_id=7").empty());
    CHECK(has(verified_at(path), Damage::header));
    REQUIRE(tamper(path, "PRAGMA user_version=9; PRAGMA application_id=" + std::to_string(kApplicationId)).empty());
    CHECK(verified_at(path).findings.front().words ==
          "the file says that it has log format 9; this jadoube verifies 1");
}

TEST_CASE("damage in the middle of the file does not hide the entries behind it") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    {
        CheckedLog store = sample_log(path);
        for (int i = 0; i < 60; ++i) {
            REQUIRE(store.append(incident(id_of(static_cast<unsigned char>(100 + i)), std::string(2000, 'n'))));
        }
    }
    std::string content = content_of(path);
    const auto at = content.find("\"id\":\"" + to_hex(id_of(130)));
    REQUIRE(at != std::string::npos);
    const std::size_t page = at / 8192 * 8192;
    std::fill_n(content.begin() + static_cast<std::ptrdiff_t>(page), 200, '\xEE');
    write_content(path, content);
    const Verification verification = verified_at(path);
    INFO(to_pretty_text(to_json(verification)));
    CHECK_FALSE(verification.is_ok());
    REQUIRE(verification.first_bad() != nullptr);
    CHECK(verification.first_bad()->entry > LogNumber{{}, 20});
    CHECK(verification.entries() > 50);
}

TEST_CASE("a summary names the first bad entry, and JSON all") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string hash = to_hex(entry_of(path, 3).hash);
    const std::string altered = to_hex(hash_of_entry(replaced(body_of(entry_of(path, 3)), "phone", "clock")));
    REQUIRE(tamper(path, past_triggers(
                             "UPDATE entries SET body=replace(body,'phone','clock') WHERE seq=3; UPDATE entries SET "
                             "kind='note' WHERE seq=5"))
                .empty());
    const Verification verification = verified_at(path);
    CHECK(summary(verification) ==
          "FAILED, 6 entries read; entry 3 is altered: what stands here is not what was signed; expected the hash " +
              hash.substr(0, 16) + "..., found " + altered.substr(0, 16) + "... (and 1 more)");
    const Json json = to_json(verification);
    CHECK_FALSE(json.truth("ok", true));
    CHECK(json.text("class") == "altered");
    CHECK(json.number("first_bad") == 3);
    CHECK(json.find("findings")->if_array()->size() == 2);
    CHECK(json.find("chains")->if_array()->front().number("entries") == 6);
}

TEST_CASE("no byte of a log can change without notice", "[sized]") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string untouched = content_of(path);
    const auto entries = CheckedLog::open(path, Access::read, {})->entries();
    const auto text = new_log().rules_text;
    const auto flipped = folder / "flipped.jadoube";
    std::size_t found = 0;
    std::size_t harmless = 0;
    const auto step = static_cast<std::size_t>(sized(151, 23, 1));
    for (std::size_t at = 0; at < untouched.size(); at += at < 100 ? 1 : step) {
        std::string content = untouched;
        content[at] = static_cast<char>(content[at] ^ (at % 2 == 0 ? '\xFF' : static_cast<char>(1 << at % 8)));
        write_content(flipped, content);
        const auto verification = verify(flipped, {});
        if (!verification || !verification->is_ok()) {
            ++found;
            continue;
        }
        ++harmless;
        INFO("byte " << at);
        const auto store = CheckedLog::open(flipped, Access::read, {});
        REQUIRE(store);
        REQUIRE(store->entries() == entries);
        REQUIRE(store->text(hash_of_rules()) == text);
    }
    CHECK(found > 100);
    CHECK(harmless > 0);  // free space and counters
}
