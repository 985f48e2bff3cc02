// The device's key changes: what each key may sign, and what is left of the one before; a key that is locked.
#include <algorithm>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keep/examination.hpp"
#include "log/keys/key_file.hpp"
#include "log/keys/keyring.hpp"
#include "log/merge/bundle.hpp"
#include "log/verify/verify.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

DeviceKey key_of(std::uint8_t byte) {
    DeviceKey::Seed seed{};
    seed.fill(byte);
    return DeviceKey::from_seed(seed).value();
}

NewEntry change(unsigned char id, const std::optional<DeviceKey>& next) {
    return {id_of(id), KeyChanged{next ? std::optional(next->public_key()) : std::nullopt, "round over"}, "Ada Byron"};
}

std::string first_words(const std::filesystem::path& path) {
    const Verification verification = verify(path, {}).value();
    return verification.first_bad() == nullptr ? summary(verification) : verification.first_bad()->words;
}

Error refusal(const std::filesystem::path& path) {
    const auto log = CheckedLog::open(path, Access::append, known_surroundings(90));
    REQUIRE_FALSE(log);
    CHECK(to_text(log.error()).size() <= 400);
    return log.error();
}

const Secret& passphrase() {
    static const Secret secret = Secret::of("the knights of the hall");
    return secret;
}

}  // namespace

TEST_CASE("a new key is named by an entry that the old one signs, and signs what comes after it") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string old_file = content_of(key_path_of(path));
    const DeviceKey old = read_key_file(key_path_of(path)).value();
    std::filesystem::remove(path.string() + ".checked");
    {
        auto log = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
        REQUIRE(log.change_key(change(0x50, key_of(5)), key_of(5)));
        REQUIRE(log.append(incident(id_of(0x60))));
    }
    CHECK(first_words(path) == "OK, 8 entries; end as kept beside the log, not proven");
    CHECK(read_key_file(key_path_of(path))->public_key() == key_of(5).public_key());
    CHECK_FALSE(std::filesystem::exists(next_key_path_of(path)));
    REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(90))->append(incident(id_of(0x61))));
    CHECK(CheckedLog::open(path, Access::append, known_surroundings(91), GameOf{game("r1b1")})->was_checked_before());
    SECTION("with the old key file nothing is recorded") {
        write_content(key_path_of(path), old_file);
        CHECK(refusal(path).code == ErrorCode::key_unusable);
    }
    SECTION("what the old key signs after it is damage") {
        const Entry last = CheckedLog::open(path, Access::read, {})->entries().back();
        REQUIRE(tamper(path, past_triggers(rewrite(9, body_of(last), old))).empty());
        CHECK(first_words(path) == "entry 9 is signed by a key that was retired with entry 7");
        CHECK(verify(path, {})->first_bad()->damage == Damage::signature);
    }
    SECTION("what the new key signs before it is damage") {
        const Entry sixth = CheckedLog::open(path, Access::read, {})->entries().at(5);
        REQUIRE(tamper(path, past_triggers(rewrite(6, body_of(sixth), key_of(5)))).empty());
        CHECK(first_words(path) == "entry 6 is not signed by the key of its chain");
    }
    SECTION("a key that nobody named is none, though the entry says so") {
        const Entry seventh = CheckedLog::open(path, Access::read, {})->entries().at(6);
        Entry forged = seventh;
        forged.data = KeyChanged{key_of(6).public_key(), "round over"};
        REQUIRE(tamper(path, past_triggers(rewrite(7, body_of(forged), key_of(6)))).empty());
        CHECK(first_words(path) == "entry 7 is not signed by the key of its chain");
    }
    SECTION("an end that was cut off shows by the heads of either key") {
        for (const int left : {8, 7, 6, 4}) {
            INFO(left);
            REQUIRE(tamper(path, past_triggers("DELETE FROM entries WHERE seq>" + std::to_string(left))).empty());
            const Verification verification = verify(path, {}).value();
            REQUIRE_FALSE(verification.is_ok());
            CHECK(verification.findings.front().damage == Damage::end);
        }
    }
}

TEST_CASE("a change of the key that was cut short is finished by the next command that records") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const std::string old_file = content_of(key_path_of(path));
    SECTION("after it was recorded") {
        {
            auto log = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
            REQUIRE(log.change_key(change(0x50, key_of(5)), key_of(5)));
        }
        const std::string new_file = content_of(key_path_of(path));
        for (const std::string& torn : {old_file, std::string(), new_file.substr(0, 40)}) {
            write_content(key_path_of(path), torn);
            write_content(next_key_path_of(path), new_file);
            std::filesystem::permissions(next_key_path_of(path), std::filesystem::perms(0600));
            REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(60)));
            CHECK(content_of(key_path_of(path)) == new_file);
            CHECK_FALSE(std::filesystem::exists(next_key_path_of(path)));
        }
    }
    SECTION("before it was recorded the old key stays") {
        REQUIRE(write_next_key(path, key_of(5), nullptr));
        auto log = CheckedLog::open(path, Access::append, known_surroundings(60)).value();
        REQUIRE(log.append(incident(id_of(0x60))));
        CHECK(content_of(key_path_of(path)) == old_file);
        REQUIRE(log.change_key(change(0x50, key_of(6)), key_of(6)));
        CHECK(read_key_file(key_path_of(path))->public_key() == key_of(6).public_key());
    }
    CHECK(verify(path, {})->is_ok());
}

TEST_CASE("a program that has the log open goes on with the key that another one changed to") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    CheckedLog log = sample_log(path);
    {
        auto other = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
        REQUIRE(other.change_key(change(0x50, key_of(5)), key_of(5)));
    }
    REQUIRE(log.append(incident(id_of(0x60))));
    CHECK(first_words(path) == "OK, 8 entries; end as kept beside the log, not proven");
}

TEST_CASE("after a key was retired nothing is recorded, and all can be read, verified and merged") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    {
        auto log = sample_log(path);
        REQUIRE(log.change_key(change(0x50, {}), {}));
        CHECK(log.append(incident(id_of(0x60))).error().code == ErrorCode::log_readonly);
    }
    CHECK_FALSE(std::filesystem::exists(key_path_of(path)));
    CHECK(refusal(path).message == "the key of this log was retired: nothing more is recorded in it");
    CHECK(first_words(path) == "OK, 7 entries; end as kept beside the log, not proven");
    const std::string text = to_text(CheckedLog::open(path, Access::read, known_surroundings())->bundle().value());
    CHECK(parse_bundle(text, "x"));
    const auto looked = examine(path, UtcTime{}, {}).value();
    CHECK(std::any_of(looked.all.begin(), looked.all.end(), [](const Diagnosis& found) {
        return found.words == "was retired: nothing more is recorded in this log";
    }));
}

TEST_CASE("a bundle goes with the keys, whole and in parts") {
    const Folder folder;
    NewLog begin = new_log();
    begin.event.device = "B";
    auto b = CheckedLog::create(folder / "b.jadoube", begin, known_surroundings(120)).value();
    REQUIRE(b.append(incident(id_of(0x60))));
    auto a = CheckedLog::create(folder / "a.jadoube", new_log(), known_surroundings(1)).value();
    const auto carried = [&](const std::map<ChainId, EntrySeq>& since) {
        auto whole = CheckedLog::open(folder / "b.jadoube", Access::read, known_surroundings(121)).value();
        const std::string text = to_text(whole.bundle(since).value());
        return BundleFile{"b.bundle", hash_of_text(text), parse_bundle(text, "b.bundle").value()};
    };
    REQUIRE(a.merge({carried({})}, "Ada Byron"));
    REQUIRE(b.change_key(change(0x50, key_of(5)), key_of(5)));
    REQUIRE(b.append(incident(id_of(0x61))));
    SECTION("whole") {
        REQUIRE(a.merge({carried({})}, "Ada Byron"));
    }
    SECTION("from the change on, and then what the new key signed") {
        REQUIRE(a.merge({carried({{b.own_chain(), EntrySeq{2}}})}, "Ada Byron"));
        REQUIRE(b.append(incident(id_of(0x62))));
        const BundleFile late = carried({{b.own_chain(), EntrySeq{4}}});
        CHECK(late.bundle.chains.front().signs == key_of(5).public_key());
        REQUIRE(a.merge({late}, "Ada Byron"));
        const auto nothing = carried({{b.own_chain(), EntrySeq{5}}});
        CHECK(a.merge({nothing}, "Ada Byron")->chains.empty());
    }
    SECTION("a part that says another key signs it is refused against the log") {
        Bundle forged = carried({{b.own_chain(), EntrySeq{3}}}).bundle;
        REQUIRE(a.merge({carried({})}, "Ada Byron"));
        REQUIRE(b.append(incident(id_of(0x62))));
        forged = carried({{b.own_chain(), EntrySeq{4}}}).bundle;
        BundledChain& chain = forged.chains.front();
        chain.signs = key_of(6).public_key();
        chain.entries.front().sig = key_of(6).sign(chain.entries.front().entry.hash);
        chain.head = signed_head(chain.entries.front().entry, key_of(6));
        const std::string text = to_text(forged);
        const auto merged = a.merge({{"x", hash_of_text(text), parse_bundle(text, "x").value()}}, "Ada Byron");
        REQUIRE_FALSE(merged);
        CHECK(merged.error().code == ErrorCode::bundle_refused);
    }
    CHECK(verify(folder / "a.jadoube", {})->is_ok());
}

TEST_CASE("a key with a passphrase signs while it is unlocked") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    NewLog begin = new_log();
    begin.passphrase = std::make_shared<const Secret>(Secret::of(passphrase().view()));
    const auto random = system_random().value();  // a key that no other run has in the keyring
    Surroundings around = known_surroundings(50);
    around.random = random;
    { REQUIRE(CheckedLog::create(path, begin, around)->append(incident(id_of(0x60)))); }
    const KeyFile file = look_at_key_file(key_path_of(path)).value();
    REQUIRE(file.wrap);
    const DeviceKey key = open_key(file, passphrase()).value();
    const std::string seed(key.seed().begin(), key.seed().end());
    CHECK(content_of(key_path_of(path)).find(hex_of(seed)) == std::string::npos);
    CHECK(open_key(file, Secret::of("the knights of the halls")).error().code == ErrorCode::key_unusable);
    const Error locked = refusal(path);
    CHECK(locked.code == ErrorCode::key_unusable);
    CHECK(locked.message == "is locked with a passphrase");
    CHECK(locked.hint == "jadoube unlock --for 4h");
    CHECK(first_words(path) == "OK, 2 entries; end as kept beside the log, not proven");
    SECTION("by whoever has it in the hand, who may change it to one that is not locked") {
        auto log = CheckedLog::open(path, Access::append, around, WholeLog{}, key).value();
        REQUIRE(log.change_key(change(0x50, key_of(5)), key_of(5)));
        REQUIRE(CheckedLog::open(path, Access::append, around)->append(incident(id_of(0x61))));
    }
    SECTION("from the keyring, until it is taken from there") {
        if (!keep_in_keyring(key.public_key(), Secret::of(seed), std::chrono::seconds(60))) {
            WARN("not tried: the system keeps no keys for this user");
            return;
        }
        REQUIRE(CheckedLog::open(path, Access::append, around)->append(incident(id_of(0x61))));
        CHECK(take_from_keyring(key.public_key()));
        CHECK_FALSE(take_from_keyring(key.public_key()));
        CHECK(refusal(path).message == "is locked with a passphrase");
    }
    CHECK(verify(path, {})->is_ok());
}

TEST_CASE("a locked key file that was altered opens nothing") {
    const Folder folder;
    const auto path = folder / "x.key";
    REQUIRE(write_key_file(path, key_of(5), &passphrase()));
    const std::string text = content_of(path);
    for (std::size_t at = 0; at < text.size(); at += 23) {
        std::string altered = text;
        altered[at] = static_cast<char>(altered[at] ^ 1);
        write_content(path, altered);
        const auto file = look_at_key_file(path);
        INFO("byte " << at);
        if (file) CHECK_FALSE(open_key(*file, passphrase()));
        if (!file) CHECK(file.error().code == ErrorCode::key_unusable);
    }
    CHECK(write_key_file(folder / "y.key", key_of(5), &passphrase()));
    const Secret weak = Secret::of("123456");
    CHECK(write_key_file(folder / "z.key", key_of(5), &weak).error().code == ErrorCode::usage);
}
