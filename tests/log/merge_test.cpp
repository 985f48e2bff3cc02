// Several devices at one event: bundles carried between them, whatever is lost, doubled, or arrives in another order.
#include <algorithm>
#include <map>
#include <memory>
#include <random>

#include "base/error.hpp"
#include "log/chain/believed.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keys/key_file.hpp"
#include "log/merge/bundle_file.hpp"
#include "log/verify/verify.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

constexpr std::int64_t kStart = 1'795'269'802'512;

/// A device with a clock of its own, which goes on by a second at each look and is ahead by so much, and with bytes
/// that no other device makes.
class Device {
public:
    Device(const Folder& folder, int number, std::int64_t ahead_ms = 0)
        : path_(folder / ("device" + std::to_string(number) + ".jadoube")),
          random_(std::make_shared<std::mt19937_64>(static_cast<std::uint64_t>(number) + 1)),
          now_(std::make_shared<std::int64_t>(kStart + ahead_ms + number)) {
        NewLog begin = new_log();
        begin.event.device = std::string(number < 26 ? "" : "A") + static_cast<char>('A' + number % 26);
        log_.emplace(CheckedLog::create(path_, begin, surroundings()).value());
    }

    [[nodiscard]] Surroundings surroundings() const {
        return {.now =
                    [now = now_] {
                        *now += 1000;
                        return UtcTime{*now};
                    },
                .random = [random = random_](std::size_t size) { return bytes(*random, size); },
                .wait = std::chrono::seconds(20)};
    }
    [[nodiscard]] EntryId new_id() const { return from_raw<EntryId>(bytes(*random_, EntryId::kSize)).value(); }

    void reopen(Access access = Access::append) {
        log_.emplace(CheckedLog::open(path_, access, surroundings()).value());
    }
    void close() { log_.reset(); }
    CheckedLog& log() { return *log_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// As it would arrive as a file.
    [[nodiscard]] BundleFile bundle(const std::map<ChainId, EntrySeq>& since = {}) {
        const std::string text = to_text(log_->bundle(since).value());
        return {"some.bundle", hash_of_text(text), parse_bundle(text, "some.bundle").value()};
    }
    Result<Merged> take(const BundleFile& bundle) { return log_->merge({bundle}, "Ada Byron"); }

    EntryId report(const std::string& board) {
        NewEntry entry = incident(new_id());
        entry.game = game(board);
        REQUIRE(log_->append(entry));
        return entry.id;
    }
    EntryId decide(const EntryId& on, const std::string& by = "Ada Byron", const DecisionMade& more = {}) {
        DecisionMade made = more;
        made.incident = on;
        made.manner = DecisionManner::otherwise;
        made.words = "the game goes on";
        made.reason = "no offence";
        made.by = by;
        const NewEntry entry{new_id(), made, by, log_->find(on).value()->game};
        REQUIRE(log_->append(entry));
        return entry.id;
    }
    [[nodiscard]] State state() const { return fold(log_->entries(), log_->names()); }

private:
    static std::string bytes(std::mt19937_64& random, std::size_t size) {
        std::string made;
        while (made.size() < size) made += static_cast<char>(random());
        return made;
    }

    std::filesystem::path path_;
    std::shared_ptr<std::mt19937_64> random_;
    std::shared_ptr<std::int64_t> now_;
    std::optional<CheckedLog> log_;
};

std::map<ChainId, EntryHash> heads_of(const Verification& verification) {
    std::map<ChainId, EntryHash> heads;
    for (const VerifiedChain& chain : verification.chains) heads.emplace(chain.chain, chain.head);
    return heads;
}

/// The state without what differs from device to device: which numbers stand without letters.
State state_for_all(const CheckedLog& log) {
    return fold(log.entries(), names_in(log.entries(), std::nullopt));
}

std::string refused(const Result<Merged>& merged) {
    REQUIRE_FALSE(merged);
    CHECK(merged.error().code == ErrorCode::bundle_refused);
    CHECK(to_text(merged.error()).size() <= 400);
    return merged.error().message;
}

/// Its last line put right, as whoever alters a bundle can.
std::string with_its_end(std::string text) {
    text.resize(text.rfind("end "));
    return text + "end " + to_hex(hash_of_text(text)) + "\n";
}

std::string with(std::string text, const std::string& old, const std::string& by) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

}  // namespace

TEST_CASE("devices that hear of each other in any order, in parts and twice end with the same state and heads",
          "[sized]") {
    const auto count = static_cast<std::size_t>(sized(4, 8, 50, 3));
    const auto steps = static_cast<int>(sized(60, 300, 1500, 30));
    const Folder folder;
    std::vector<std::unique_ptr<Device>> devices;
    for (std::size_t i = 0; i < count; ++i)
        devices.push_back(std::make_unique<Device>(folder, static_cast<int>(i), i % 3 == 1 ? 3'600'000 : 0));
    std::mt19937 chance(20261127);
    const auto below = [&](std::size_t end) { return chance() % end; };
    std::vector<std::pair<std::size_t, BundleFile>> on_the_way;  // from which device; each may arrive again and again
    std::size_t reported = 0;
    for (int step = 0; step < steps; ++step) {
        const bool is_parted = step * 4 / steps % 2 == 1;  // into those with even and with odd numbers
        const std::size_t which = below(count);
        Device& device = *devices[which];
        const auto known = device.state().incidents;
        switch (below(4)) {
            case 0: ++reported, (void)device.report("r1b" + std::to_string(1 + below(9))); break;
            case 1:
                if (!known.empty()) (void)device.decide(known[below(known.size())].entry.id);
                break;
            case 2: on_the_way.emplace_back(which, device.bundle()); break;
            default:
                if (on_the_way.empty()) break;
                const auto& [from, one] = on_the_way[below(on_the_way.size())];
                if (!is_parted || from % 2 == which % 2) REQUIRE(device.take(one));
        }
    }
    // Round and round: all reaches the last, then everybody; so do the merges that this records.
    for (std::size_t turn = 0; turn < 4 * count; ++turn)
        REQUIRE(devices[(turn + 1) % count]->take(devices[turn % count]->bundle()));
    const State expected = state_for_all(devices.front()->log());
    CHECK(expected.incidents.size() == reported);
    CHECK(expected.stray.empty());
    const auto& ordered = devices.front()->log().entries();
    CHECK(std::is_sorted(ordered.begin(), ordered.end(), [](const Entry& x, const Entry& y) { return x.hlc < y.hlc; }));
    const auto heads = heads_of(devices.front()->log().verification());
    CHECK(heads.size() == count);
    const BundleFile all = devices.front()->bundle();
    for (auto& device : devices) {
        CHECK(device->take(all)->chains.empty());
        const auto path = device->path();
        device->close();
        const Verification verification = verify(path, {}).value();
        INFO(summary(verification));
        CHECK(verification.is_ok());
        CHECK(heads_of(verification) == heads);
        CHECK(state_for_all(*CheckedLog::open(path, Access::read, {})) == expected);
    }
}

TEST_CASE("what is merged keeps its number and its letters, and a second time nothing is new") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    const EntryId first = b.report("r1b1");
    (void)a.report("r1b2");
    const BundleFile bundle = b.bundle();
    const auto merged = a.take(bundle);
    REQUIRE(merged);
    REQUIRE(merged->chains.size() == 1);
    CHECK(merged->chains[0].letters == "B");
    CHECK(merged->chains[0].is_new);
    CHECK(merged->entry == EntrySeq{3});
    const std::size_t entries = a.log().entries().size();
    CHECK(a.take(bundle)->chains.empty());
    CHECK(a.log().entries().size() == entries);
    const State state = a.state();
    CHECK(state.incident({"B", 1})->entry.id == first);
    CHECK(to_text(state.incident({"B", 1})->entry.number) == "B2");
    CHECK(state.incident({"A", 1}) == state.incident({{}, 1}));
    CHECK(state.next_incident() == LogNumber{{}, 2});
    CHECK(a.report("r1b3") != first);
    CHECK(a.state().incident({{}, 2}) != nullptr);
    REQUIRE(b.take(a.bundle()));
    CHECK(b.state().incident({"A", 2}) != nullptr);
    CHECK(b.state().incident({{}, 1})->entry.id == first);
}

TEST_CASE("the news of a merge alone is taken in without another merge being recorded") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    (void)b.report("r1b1");
    REQUIRE(a.take(b.bundle()));
    REQUIRE(b.take(a.bundle()));
    const auto last = a.take(b.bundle());
    REQUIRE(last);
    CHECK(last->chains.size() == 1);
    CHECK_FALSE(last->entry);
    CHECK(b.take(a.bundle())->chains.empty());
    CHECK(heads_of(a.log().verification()) == heads_of(verify(b.path(), {}).value()));
}

TEST_CASE("entries that are missing in between are asked for, and come in whatever the order of the bundles") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    const ChainId chain = b.log().own_chain();
    (void)b.report("r1b1");
    REQUIRE(a.take(b.bundle()));
    (void)b.report("r1b2");
    const BundleFile second = b.bundle({{chain, EntrySeq{2}}});
    (void)b.report("r1b3");
    const BundleFile third = b.bundle({{chain, EntrySeq{3}}});
    const auto early = a.take(third);
    CHECK(refused(early) == "link: entry 3 of device B is missing between this log and the bundle");
    CHECK(early.error().hint == "on that device: jadoube export FILE.bundle --since 2");
    CHECK(a.state().incidents.size() == 1);
    CHECK(a.log().merge({third, second}, "Ada Byron"));
    CHECK(a.state().incidents.size() == 3);
    Device c(folder, 2);
    CHECK(c.take(second).error().hint == "on the device that made it: jadoube export FILE.bundle");
}

TEST_CASE("a chain that forks is refused and explained: on the device itself, on another, and between two bundles") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    (void)b.report("r1b1");
    b.close();
    const std::filesystem::path copy = folder / "copy.jadoube";
    for (const char* beside : {"", ".key", ".heads"})
        std::filesystem::copy_file(b.path().string() + beside, copy.string() + beside);
    b.reopen();
    auto twin = CheckedLog::open(copy, Access::append, b.surroundings()).value();
    (void)b.report("r1b2");
    REQUIRE(twin.append(incident(b.new_id())));
    const std::string text = to_text(twin.bundle().value());
    const BundleFile other{"twin.bundle", hash_of_text(text), parse_bundle(text, "twin.bundle").value()};
    CHECK_THAT(refused(b.take(other)),
               Catch::StartsWith("link: the chain of this device forks: entry 3 has the hash "));
    CHECK_THAT(refused(a.log().merge({b.bundle(), other}, "Ada Byron")),
               Catch::StartsWith("link: the chain of device B forks: entry B3 has the hash "));
    REQUIRE(a.take(b.bundle()));
    CHECK_THAT(refused(a.take(other)), Catch::StartsWith("link: the chain of device B forks: entry B3 has the hash "));
    SECTION("where the bundle begins after the fork") {
        REQUIRE(twin.append(incident(b.new_id())));
        const std::string late = to_text(twin.bundle({{twin.own_chain(), EntrySeq{3}}}).value());
        const BundleFile rest{"late.bundle", hash_of_text(late), parse_bundle(late, "late.bundle").value()};
        CHECK_THAT(refused(a.take(rest)), Catch::StartsWith("link: the chain of device B forks: entry B3 "));
    }
    CHECK(verify(a.path(), {}).value().is_ok());
    CHECK(a.log().entries().size() == 5);
}

TEST_CASE("a bundle in which any byte was altered is refused", "[sized]") {
    const Folder folder;
    Device b(folder, 1);
    (void)b.report("r1b1");
    const std::string text = to_text(b.log().bundle().value());
    REQUIRE(parse_bundle(text, "x"));
    const auto stride = static_cast<std::size_t>(sized(13, 1, 1, 101));
    const std::size_t when = text.find(' ', text.find(' ') + 1);  // it was made, which nobody signs
    for (std::size_t at = 0; at < text.size(); at += stride) {
        std::string altered = text;
        altered[at] = static_cast<char>(altered[at] ^ 1);
        CHECK_FALSE(parse_bundle(altered, "x"));
        const bool is_signed = at < when || at > text.find('\n');
        if (is_signed && at + 1 < text.rfind("end ")) CHECK_FALSE(parse_bundle(with_its_end(altered), "x"));
        CHECK_FALSE(parse_bundle(std::string_view(text).substr(0, at), "x"));
    }
}

TEST_CASE("of an altered bundle the kind of damage and the entry are named") {
    const Folder folder;
    Device b(folder, 1);
    const EntryId on = b.report("r1b1");
    (void)b.decide(on);
    const std::string text = to_text(b.log().bundle().value());
    const auto message_of = [&](const std::string& old, const std::string& by) {
        const auto read = parse_bundle(with_its_end(with(text, old, by)), "x");
        REQUIRE_FALSE(read);
        CHECK(read.error().code == ErrorCode::bundle_refused);
        return read.error().message;
    };
    CHECK(message_of("phone rang", "phone hung") ==
          "altered: entry 2 of device B is altered: body and hash do not belong together");
    CHECK(message_of("\"club-rules\"}\n", "\"club-rulez\"}\n") ==
          "text: the text " + to_hex(hash_of_rules()) + " is altered");
    CHECK_THAT(message_of("{\"at\"", "{ \"at\""), Catch::StartsWith("body: "));
    const auto entries = b.log().entries();
    const DeviceKey key = read_key_file(key_path_of(b.path())).value();
    const std::string sig = to_hex(key.sign(entries[1].hash));
    CHECK(message_of(sig, to_hex(key.sign(entries[0].hash))) ==
          "signature: entry 2 of device B is not signed by the key of its chain");
    const std::string second = text.substr(text.find("entry " + to_hex(entries[1].hash)));
    CHECK(message_of(second.substr(0, second.find('\n') + 1), "") ==
          "link: entry 3 of device B does not follow the one that stands before it");
    const std::string head = text.substr(text.find("jadoube-head-v1"));
    CHECK(message_of(head.substr(0, head.find('\n') + 1), "") == "end: a chain without its head");
    CHECK(message_of(head.substr(0, head.find('\n') + 1), to_text(signed_head(entries[1], key)) + "\n") ==
          "end: entry 3 of device B is the last here, and the head of its chain is of another one");
    CHECK(parse_bundle(text.substr(0, text.size() / 2), "x").error().message ==
          "end: the bundle was cut off or altered: its last line does not fit what comes before");
    CHECK_THAT(parse_bundle("SQLite format 3", "x").error().message, Catch::StartsWith("is no bundle"));
}

TEST_CASE(
    "an entry that was signed and speaks of what is not there is refused with its kind, and nothing is recorded") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    (void)b.report("r1b1");
    b.close();
    // What the device itself would never record: an answer on an incident that nobody has.
    const std::string third = body_of(CheckedLog::open(b.path(), Access::read, {})->entries().at(1));
    const DeviceKey key = read_key_file(key_path_of(b.path())).value();
    const NewEntry lost = fact(id_of(0x55), id_of(0x99), "said", "late");
    Entry entry = read_body(third).value();
    entry.prev = entry.hash;
    entry.seq = EntrySeq{3};
    entry.hlc = {entry.hlc.ms + 1, 0};
    entry.id = lost.id;
    entry.data = lost.data;
    b.reopen(Access::read);
    Bundle bundle = b.log().bundle().value();
    entry.hash = hash_of_entry(body_of(entry));
    bundle.chains[0].entries.push_back({body_of(entry), key.sign(entry.hash), entry});
    bundle.chains[0].head = signed_head(entry, key);
    const std::string text = to_text(bundle);
    const auto read = parse_bundle(text, "x");
    REQUIRE(read);
    CHECK(refused(a.take({"x", hash_of_text(text), *read})) ==
          "reference: entry B3 speaks about what is no earlier incident of the same game");
    CHECK(a.log().entries().size() == 1);
    CHECK(verify(a.path(), {}).value().entries() == 1);
    CHECK(a.report("r1b7") != EntryId{});
}

TEST_CASE("a bundle of another event is refused, with what is another") {
    const Folder folder;
    Device a(folder, 0);
    NewLog begin = new_log();
    begin.event.name = "Another Open";
    begin.event.play = rules::Play::blitz;
    const auto other = CheckedLog::create(folder / "other.jadoube", begin, known_surroundings(9)).value();
    const std::string text = to_text(other.bundle().value());
    CHECK(refused(a.take({"x", hash_of_text(text), parse_bundle(text, "x").value()})) ==
          "key: is of another event: 'Another Open' has another name and kind of play than 'Hastings 2026' here");
    CHECK(a.log().entries().size() == 1);
}

TEST_CASE("a clock that runs ahead is recorded with the merge, and its times are kept") {
    const Folder folder;
    Device a(folder, 0);
    Device fast(folder, 1, 7'200'000);
    const EntryId theirs = fast.report("r1b1");
    const UtcTime at = fast.log().find(theirs).value()->at;
    const auto merged = a.take(fast.bundle());
    REQUIRE(merged);
    REQUIRE(merged->chains[0].what.ahead_ms);
    CHECK(*merged->chains[0].what.ahead_ms > 7'100'000);
    CHECK(*merged->chains[0].what.ahead_ms < 7'201'000);
    CHECK(a.log().find(theirs).value()->at == at);
    const EntryId later = a.report("r1b2");
    const Entry entry = *a.log().find(later).value();
    CHECK(entry.at < at);
    CHECK(entry.hlc > a.log().find(theirs).value()->hlc);
    a.reopen();
    CHECK(a.log().entries().back().id == later);
    CHECK(a.state().incidents.back().entry.id == later);
    CHECK(a.state().merges.at(0).what.chains[0].ahead_ms == merged->chains[0].what.ahead_ms);
    REQUIRE(fast.take(a.bundle()));
    CHECK_FALSE(fast.state().merges.back().what.chains[0].ahead_ms);
}

TEST_CASE("two decisions on one incident stay side by side until one settles them") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    const EntryId on = b.report("r1b1");
    REQUIRE(a.take(b.bundle()));
    const EntryId of_b = b.decide(on, "Ben Carr");
    CHECK(b.state().incidents[0].status() == IncidentStatus::decided);
    const EntryId of_a = a.decide(on);
    REQUIRE(a.take(b.bundle()));
    const LoggedIncident contested = a.state().incidents[0];
    CHECK(contested.status() == IncidentStatus::contested);
    CHECK(contested.standing.size() == 2);
    const Verification verification = verify(a.path(), {}).value();
    CHECK(verification.is_ok());
    CHECK(std::any_of(verification.remarks.begin(), verification.remarks.end(), [](const std::string& remark) {
        return remark.find("incident B1 has decisions side by side: entry ") == 0;
    }));
    SECTION("by a decision that names both") {
        (void)a.decide(on, "Ada Byron", {.replaces = of_a, .settles = {of_b}});
        CHECK(a.state().incidents[0].status() == IncidentStatus::decided);
        REQUIRE(b.take(a.bundle()));
        CHECK(b.state().incidents[0].status() == IncidentStatus::decided);
        CHECK(b.state().incidents[0].decisions.size() == 3);
    }
    SECTION("not by one that names one of them") {
        (void)a.decide(on, "Ada Byron", {.replaces = of_a});
        CHECK(a.state().incidents[0].status() == IncidentStatus::contested);
    }
}

TEST_CASE("entries of its own that a device has lost come back from another") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    (void)b.report("r1b1");
    b.close();
    const std::filesystem::path old = folder / "old.jadoube";
    for (const char* beside : {"", ".heads", ".key"})
        std::filesystem::copy_file(b.path().string() + beside, old.string() + beside);
    b.reopen();
    const EntryId lost = b.report("r1b2");
    REQUIRE(a.take(b.bundle()));
    auto restored = CheckedLog::open(old, Access::append, b.surroundings()).value();
    const auto merged = restored.merge({a.bundle()}, "Ada Byron");
    REQUIRE(merged);
    CHECK(restored.find(lost).value());
    CHECK(restored.last_own().kind() == EntryKind::merged);
    CHECK(verify(old, {}).value().is_ok());
}

TEST_CASE("in a merged log a chain that was cut, put in or is without its head is found") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    (void)b.report("r1b1");
    (void)b.report("r1b2");
    REQUIRE(a.take(b.bundle()));
    a.close();
    const std::string chain = "x'" + to_hex(b.log().own_chain()) + "'";
    struct Harm {
        std::string sql;
        Damage damage;
        LogNumber entry;
    };
    const Harm harms[] = {
        {"DELETE FROM entries WHERE seq=3 AND chain=" + chain, Damage::end, {"B", 3}},
        {"DELETE FROM entries WHERE seq=2 AND chain=" + chain, Damage::link, {"B", 2}},
        {"DELETE FROM heads", Damage::key, {}},
        {"UPDATE heads SET note=replace(note, 'v1', 'v2')", Damage::row, {}},
        {"DELETE FROM entries WHERE chain=" + chain + "; DELETE FROM heads; DELETE FROM chains WHERE chain=" + chain,
         Damage::reference,
         {{}, 2}},
        {"UPDATE entries SET sig=zeroblob(64) WHERE seq=2 AND chain=" + chain, Damage::signature, {"B", 2}},
    };
    for (const Harm& harm : harms) {
        INFO(harm.sql);
        const auto copy = folder / "harmed.jadoube";
        std::filesystem::copy_file(a.path(), copy, std::filesystem::copy_options::overwrite_existing);
        REQUIRE(verify(copy, {}).value().is_ok());
        REQUIRE(tamper(copy, past_triggers("PRAGMA foreign_keys=OFF; " + harm.sql)).empty());
        const Verification verification = verify(copy, {}).value();
        CHECK_FALSE(verification.is_ok());
        CHECK(std::any_of(verification.findings.begin(), verification.findings.end(), [&](const DamageFound& found) {
            return found.damage == harm.damage && found.entry.value_or(LogNumber{}) == harm.entry;
        }));
    }
    SECTION("a chain of a stranger, with a head that he signed") {
        Device stranger(folder, 2);
        (void)stranger.report("r1b3");
        const std::string head = to_text(stranger.log().bundle().value().chains[0].head);
        stranger.close();
        REQUIRE(tamper(a.path(), "ATTACH '" + stranger.path().string() +
                                     "' AS o; INSERT INTO chains SELECT * FROM o.chains; INSERT INTO entries SELECT * "
                                     "FROM o.entries; INSERT INTO heads SELECT chain, 2, '" +
                                     head + "' FROM o.chains")
                    .empty());
        const Verification verification = verify(a.path(), {}).value();
        REQUIRE(verification.findings.size() == 1);
        CHECK(verification.findings[0].damage == Damage::key);
        CHECK(verification.findings[0].words == "entry C1 came in without a merge by this device");
    }
}

TEST_CASE("letters are those that a device gave itself; of two with one name the later gets the first that is free") {
    const auto chain = [](unsigned char byte) {
        ChainId id;
        id.value.fill(byte);
        return id;
    };
    const ChainNames names(
        {{chain(1), "A", {5, 0}}, {chain(2), "A", {4, 0}}, {chain(3), "Hall 2", {3, 0}}, {chain(4), "B", {9, 0}}},
        chain(1));
    CHECK(names.letters(chain(2)) == "A");
    CHECK(names.letters(chain(4)) == "B");
    CHECK(names.letters(chain(3)) == "C");
    CHECK(names.letters(chain(1)) == "D");
    CHECK(names.number(chain(1), 7) == LogNumber{{}, 7});
    CHECK(names.settled({"D", 7}) == LogNumber{{}, 7});
    CHECK(names.chain_of("C") == chain(3));
    CHECK_FALSE(names.chain_of("E"));
    std::vector<ChainBegun> many;
    for (unsigned char i = 0; i < 60; ++i) many.push_back({chain(i), "laptop", {i, 0}});
    CHECK(ChainNames(many, {}).letters(chain(25)) == "Z");
    CHECK(ChainNames(many, {}).letters(chain(26)) == "AA");
    CHECK(ChainNames(many, {}).letters(chain(59)) == "BH");
}

TEST_CASE("numbers are read with letters or without, and are nothing else") {
    CHECK(parse_log_number("117") == LogNumber{{}, 117});
    CHECK(parse_log_number("B117") == LogNumber{"B", 117});
    CHECK(parse_log_number("ab3") == LogNumber{"AB", 3});
    for (const char* text : {"", "B", "B-1", "r5b12", "ABC1", "1B", "B 1",
                             "\xC3\x84"
                             "1"})
        CHECK_FALSE(parse_log_number(text));
    CHECK(to_text(LogNumber{"B", 12}) == "B12");
    CHECK(LogNumber{{}, 99} < LogNumber{"A", 1});
}

namespace {

/// The key of the other device is retired here: believed up to the entry that has come last, or that one.
void retire(Device& here, Device& other, std::optional<EntrySeq> up_to = {}) {
    const ChainId chain = other.log().own_chain();
    const Entry* last = nullptr;
    for (const Entry& entry : here.log().entries())
        if (entry.chain == chain && (!up_to || entry.seq == *up_to)) last = &entry;
    REQUIRE(last != nullptr);
    REQUIRE(here.log().append(
        {here.new_id(), DeviceRetired{chain, last->seq.value, last->hash, "stolen", "Ada Byron"}, "Ada Byron"}));
}

}  // namespace

TEST_CASE("what a device signs after its key was retired by another is named and has no effect, on every device") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    Device c(folder, 2);
    const EntryId first = b.report("r1b1");
    REQUIRE(a.take(b.bundle()));
    retire(a, b);
    b.decide(first);
    b.report("r1b2");
    REQUIRE(b.log().append({b.new_id(), Withdrawn{"never was"}, "Ada Byron", game("r1b1"), first}));
    REQUIRE(c.take(b.bundle()));
    CHECK(c.state().incidents.size() == 2);  // it has not heard of it yet
    REQUIRE(c.take(a.bundle()));
    REQUIRE(a.take(b.bundle()));
    for (Device* device : {&a, &c}) {
        const State state = device->state();
        REQUIRE(state.incidents.size() == 1);
        CHECK(state.incidents.front().status() == IncidentStatus::open);
        CHECK(state.not_believed.size() == 3);
        const auto verified = verify(device->path(), {});
        CHECK(verified->is_ok());
        CHECK(verified->remarks.size() >= 3);
        device->reopen();
        CHECK(device->report("r1b3") != first);
    }
    CHECK(state_for_all(a.log()).incidents.front() == state_for_all(c.log()).incidents.front());
    REQUIRE(b.take(a.bundle()));
    b.close();
    const auto refused = CheckedLog::open(b.path(), Access::append, b.surroundings());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::key_unusable);
    CHECK(CheckedLog::open(b.path(), Access::read, b.surroundings()));
}

TEST_CASE("the last word on a device counts, and of two devices that retire each other that which began first") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    b.report("r1b1");
    REQUIRE(a.take(b.bundle()));
    retire(a, b);
    b.report("r1b2");  // still his own: it was on the way
    CHECK(a.state().not_believed.empty());
    REQUIRE(a.take(b.bundle()));
    CHECK(a.state().incidents.size() == 1);
    retire(a, b, EntrySeq{3});
    CHECK(a.state().incidents.size() == 2);

    Device c(folder, 3);
    Device d(folder, 4);
    REQUIRE(c.take(d.bundle()));
    REQUIRE(d.take(c.bundle()));
    retire(d, c);
    retire(c, d);
    d.report("r1b1");
    c.report("r1b2");
    REQUIRE(c.take(d.bundle()));
    const State state = c.state();
    REQUIRE(state.incidents.size() == 1);
    CHECK(state.incidents.front().game == game("r1b2"));
    CHECK_FALSE(Believed(c.log().entries()).limit_of(c.log().own_chain()));
}

TEST_CASE("a device is not retired at an entry that is not there") {
    const Folder folder;
    Device a(folder, 0);
    Device b(folder, 1);
    REQUIRE(a.take(b.bundle()));
    const Entry begun = b.log().entries().front();
    for (const auto& [last, head] : {std::pair{std::int64_t{7}, begun.hash}, std::pair{std::int64_t{1}, EntryHash{}}}) {
        const auto refused =
            a.log().append({a.new_id(), DeviceRetired{begun.chain, last, head, "stolen", "Ada Byron"}, "Ada Byron"});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == ErrorCode::no_such_entry);
    }
    CHECK(verify(a.path(), {})->is_ok());
}
