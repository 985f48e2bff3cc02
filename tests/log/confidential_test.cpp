// Confidential notes: encrypted in the body, their keys beside the entries, destroyed without harm to what was signed.
#include "base/error.hpp"
#include "log/disk/before_rebuild.hpp"
#include "log/entry/field.hpp"
#include "log/entry/veil.hpp"
#include "log/keep/rebuild.hpp"
#include "log/merge/bundle.hpp"
#include "log/merge/bundle_file.hpp"
#include "log/state/fold.hpp"
#include "log/verify/verify.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

const std::string kText = "an earpiece was seen in the left ear of the player";

struct Kept {
    NewEntry entry;
    std::string key;
};
Kept note(unsigned char id, const std::string& text = kText) {
    NewField made = encrypt_field(text).value();
    const std::string key(made.key.view());
    NewEntry entry{id_of(id), ConfidentialNote{made.field}, "Ada Byron", game("r1b1")};
    entry.field_key = std::make_shared<const Secret>(std::move(made.key));
    return {std::move(entry), key};
}

NewEntry redaction(unsigned char id, unsigned char of) {
    return {id_of(id), Redacted{id_of(of), "asked for by the player"}, "Ada Byron", game("r1b1")};
}

/// Whether bytes stand in the log, or in a file beside it.
bool stand_in(const Folder& folder, const std::string& bytes) {
    for (const auto& file : std::filesystem::directory_iterator(folder.path()))
        if (content_of(file.path()).find(bytes) != std::string::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("a field opens with its key alone, and shows neither text nor length") {
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{255}, std::size_t{256}, std::size_t{9000}}) {
        const std::string text(length, 'x');
        const NewField made = encrypt_field(text).value();
        CHECK(decrypt_field(made.field, made.key) == text);
        CHECK(made.field.text.size() % 256 == 16);
        CHECK(decrypt_field(made.field, encrypt_field(text)->key).error().code == ErrorCode::key_unusable);
    }
    const NewField made = encrypt_field(kText).value();
    CHECK(made.field.text.size() == encrypt_field("yes")->field.text.size());
    for (std::size_t at = 0; at < made.field.text.size(); at += 7) {
        EncryptedField altered = made.field;
        altered.text[at] = static_cast<char>(altered.text[at] ^ 1);
        CHECK_FALSE(decrypt_field(altered, made.key));
    }
    EncryptedField named_otherwise = made.field;
    named_otherwise.field.value[3] ^= 1;
    CHECK_FALSE(decrypt_field(named_otherwise, made.key));
}

TEST_CASE("a redaction reaches the file that a rebuild kept, and changes nothing there but the key") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    const Kept kept = note(0x50);
    {
        CheckedLog log = sample_log(path);
        REQUIRE(log.append(kept.entry));
        REQUIRE(log.append(note(0x52).entry));
    }
    REQUIRE(tamper(path, "DROP INDEX entries_game").empty());
    REQUIRE(rebuild(path, {})->differed());
    std::string before = content_of(before_rebuild_path_of(path));
    const auto at = before.find(kept.key);
    REQUIRE(at != std::string::npos);
    {
        auto log = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
        SECTION("which can be written") {
            REQUIRE(log.append(redaction(0x51, 0x50)));
            CHECK_FALSE(stand_in(folder, kept.key));
            CHECK(content_of(before_rebuild_path_of(path)) ==
                  before.replace(at, kept.key.size(), kept.key.size(), '\0'));
        }
        SECTION("or says that it cannot, and nothing is recorded") {
            std::filesystem::remove(before_rebuild_path_of(path));
            std::filesystem::create_directory(before_rebuild_path_of(path));
            REQUIRE_FALSE(log.append(redaction(0x51, 0x50)));
            CHECK(log.read_note(std::get<ConfidentialNote>(kept.entry.data)).value() == kText);
        }
    }
    CHECK(verify(path, {})->is_ok());
}

TEST_CASE("a note is read while its key is kept; redacted, its key is in no file, and every hash stands") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    const Kept kept = note(0x50);
    {
        CheckedLog log = sample_log(path);
        REQUIRE(log.append(kept.entry));
        CHECK(log.read_note(std::get<ConfidentialNote>(kept.entry.data)).value() == kText);
    }
    CHECK_FALSE(stand_in(folder, kText));
    CHECK(stand_in(folder, kept.key));
    const auto before = CheckedLog::open(path, Access::read, {})->entries();
    {
        auto log = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
        REQUIRE(log.append(redaction(0x51, 0x50)));
        CHECK_FALSE(log.read_note(std::get<ConfidentialNote>(kept.entry.data)).value());
    }
    CHECK_FALSE(stand_in(folder, kept.key));
    const auto after = CheckedLog::open(path, Access::read, {})->entries();
    CHECK(std::equal(before.begin(), before.end(), after.begin()));
    const Verification verification = verify(path, {}).value();
    CHECK(summary(verification) == "OK, 8 entries; end as kept beside the log, not proven");
    REQUIRE_FALSE(verification.remarks.empty());
    CHECK(verification.remarks.back() == "entry 7 was redacted with entry 8: what it said is gone, its hash stands");
}

TEST_CASE("a note and its key are recorded together or not at all, and only a note is redacted") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    CheckedLog log = sample_log(path);
    NewEntry without = note(0x50).entry;
    without.field_key.reset();
    CHECK(log.append(without).error().code == ErrorCode::internal);
    const NewEntry refused = note(0x52).entry;
    CHECK(log.append({refused, incident(id_of(0x60), std::string(20'000, 'x'))}).error().code == ErrorCode::json_shape);
    CHECK_FALSE(log.read_note(std::get<ConfidentialNote>(refused.data)).value());
    CHECK(log.append(redaction(0x51, 0x12)).error().code == ErrorCode::no_such_entry);
    CHECK(log.entries().size() == 6);
    CHECK(verify(path, {})->is_ok());
}

TEST_CASE("what goes to another device is not read there") {
    const Folder folder;
    NewLog begin = new_log();
    begin.event.device = "B";
    auto b = CheckedLog::create(folder / "b.jadoube", begin, known_surroundings(120)).value();
    const Kept kept = note(0x50);
    REQUIRE(b.append(kept.entry));
    auto whole = CheckedLog::open(folder / "b.jadoube", Access::read, known_surroundings(121)).value();
    const std::string text = to_text(whole.bundle().value());
    CHECK(text.find(hex_of(kept.key)) == std::string::npos);
    CHECK(text.find(kept.key) == std::string::npos);
    auto a = CheckedLog::create(folder / "a.jadoube", new_log(), known_surroundings(1)).value();
    REQUIRE(a.merge({{"b", hash_of_text(text), parse_bundle(text, "b").value()}}, "Ada Byron"));
    CHECK_FALSE(a.read_note(std::get<ConfidentialNote>(kept.entry.data)).value());
}

namespace {

NewEntry confidential_incident(unsigned char id) {
    NewEntry entry = incident(id_of(id), kText);
    entry.field_key = std::make_shared<const Secret>(new_field_key());
    return entry;
}

NewEntry counting(NewEntry ruling) {
    std::get<RulingProposed>(ruling.data).counted = {{"illegal_move", "white"}};
    return ruling;
}

/// A log with a confidential incident that was ruled and decided, as entries 2 to 4.
CheckedLog log_with_confidential_incident(const std::filesystem::path& path) {
    auto store = CheckedLog::create(path, new_log(), known_surroundings()).value();
    REQUIRE(store.append(confidential_incident(0x51)));
    REQUIRE(store.append(counting(ruling(id_of(0x52), id_of(0x51), hash_of_rules()))));
    NewEntry made = decision(id_of(0x53), id_of(0x51), id_of(0x52));
    std::get<DecisionMade>(made.data).reason = kText;
    REQUIRE(store.append(made));
    return store;
}

State state_of(const CheckedLog& store) {
    return fold(store.entries(), store.names());
}

}  // namespace

TEST_CASE("what is recorded of a confidential incident is read by who records, and by nobody who only reads") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)log_with_confidential_incident(path); }
    CHECK_FALSE(stand_in(folder, "earpiece"));
    const auto reads = CheckedLog::open(path, Access::read, known_surroundings()).value();
    const auto records = CheckedLog::open(path, Access::append, known_surroundings()).value();
    CHECK(state_of(reads).incidents.front().is_veiled);
    CHECK_FALSE(state_of(records).incidents.front().is_veiled);
    CHECK(state_of(records).incidents.front().report.note == kText);
    CHECK(state_of(records).incidents.front().decision->what.reason == kText);
    CHECK(state_of(reads).incidents.front().report == IncidentReported{});
    CHECK(state_of(reads).incidents.front().status() == IncidentStatus::decided);
    CHECK(counted_in(state_of(reads), game("r1b1")) == counted_in(state_of(records), game("r1b1")));
    CHECK(std::get<DecisionMade>(reads.revealed(reads.entries()[3])->data).reason == kText);
    CHECK(reads.revealed(reads.entries()[0])->data == reads.entries()[0].data);
}

TEST_CASE("a confidential incident that is redacted counts on, cannot be read, and its hashes hold") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    {
        auto store = log_with_confidential_incident(path);
        const std::string key = store.entries()[1].veil ? to_raw(store.entries()[1].veil->field) : std::string();
        REQUIRE_FALSE(key.empty());
        REQUIRE(
            store.append({id_of(0x54), Redacted{id_of(0x51), "asked for", EntryKind::incident}, "Ada", game("r1b1")}));
    }
    auto store = CheckedLog::open(path, Access::append, known_surroundings()).value();
    const State state = state_of(store);
    CHECK(state.incidents.front().is_veiled);
    CHECK(state.incidents.front().status() == IncidentStatus::decided);
    CHECK(counted_in(state, game("r1b1")).size() == 1);
    CHECK(verify(path, {})->is_ok());
    CHECK(verify(path, {})->remarks.size() == 1);
    const auto refused = store.append(fact(id_of(0x55), id_of(0x51), "deliberate", true));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::key_unusable);
    CHECK(verify(path, {})->entries() == 5);
}

TEST_CASE("another device takes a confidential incident in, and cannot read it") {
    const Folder folder;
    auto first = log_with_confidential_incident(folder / "open.jadoube");
    const auto reads = CheckedLog::open(folder / "open.jadoube", Access::read, known_surroundings()).value();
    const Bundle bundle = reads.bundle().value();
    NewLog begin = new_log();
    begin.event.device = "B";
    auto second = CheckedLog::create(folder / "b.jadoube", begin, known_surroundings(9)).value();
    REQUIRE(write_bundle(folder / "a.bundle", bundle, known_surroundings().random));
    REQUIRE(second.merge({read_bundle(folder / "a.bundle").value()}, "Bo"));
    const State state = fold(second.entries(), second.names());
    REQUIRE(state.incidents.size() == 1);
    CHECK(state.incidents.front().is_veiled);
    CHECK(counted_in(state, game("r1b1")).size() == 1);
    CHECK(verify(folder / "b.jadoube", {})->is_ok());
}

TEST_CASE("what is confidential of one entry cannot be put into another, nor beside words that anybody reads") {
    const NewField made = encrypt_field("x").value();
    const EntryData said = IncidentReported{.note = kText};
    const EncryptedField veil = veil_over(said, made.key).value();
    CHECK(opened_veil(veiled(said), veil, made.key) == said);
    CHECK(opened_veil(veiled(said), veil, encrypt_field("x")->key).error().code == ErrorCode::key_unusable);
    const EntryData other = IncidentReported{.goes_on_from = id_of(1)};
    CHECK(opened_veil(other, veil, made.key).error().code == ErrorCode::log_damaged);
    Entry entry{.seq = EntrySeq{2}, .data = said, .author = "Ada", .game = game("r1b1"), .veil = veil};
    CHECK(check_entry(entry));
    CHECK(body_of(entry).find("earpiece") == std::string::npos);
    std::string body = body_of(entry);
    body.replace(body.find("\"note\":\"\""), 9, "\"note\":\"x\"");
    CHECK_FALSE(read_body(body));
}
