#include "log/recording/checked_log.hpp"

#include "base/error.hpp"
#include "log/verify/verify.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

TEST_CASE("a new log holds its event, and opens again") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    REQUIRE(CheckedLog::create(path, new_log(), known_surroundings()));
    const auto store = CheckedLog::open(path, Access::read, known_surroundings());
    REQUIRE(store);
    const auto& entries = store->entries();
    REQUIRE(entries.size() == 1);
    const Entry& first = entries.front();
    CHECK(first.seq == EntrySeq{1});
    CHECK(first.prev == EntryHash{});
    CHECK(first.at == UtcTime{1'795'269'803'512});
    const auto* event = std::get_if<EventBegun>(&first.data);
    REQUIRE(event != nullptr);
    CHECK(event->name == "Hastings 2026");
    CHECK(event->facts == Json::object({{"well_supervised", true}}));
    CHECK(store->text(event->rules.text) == std::string("{\"id\":\"club-rules\"}\n"));
}

TEST_CASE("the laws that the event's laws build on are kept with them") {
    const Folder folder;
    NewLog begin = new_log();
    begin.other_rules = {{"base-rules", "{\"id\":\"base-rules\"}\n"}};
    const auto store = CheckedLog::create(folder / "open.jadoube", begin, known_surroundings());
    REQUIRE(store);
    const auto& entries = store->entries();
    const auto& rules = std::get<EventBegun>(entries.front().data).rules;
    REQUIRE(rules.with.size() == 1);
    CHECK(rules.with.front().id == "base-rules");
    CHECK(store->text(rules.with.front().text) == std::string("{\"id\":\"base-rules\"}\n"));
}

TEST_CASE("entries come back as they were given, each linked to the one before") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    const CheckedLog written = sample_log(path);
    const auto store = CheckedLog::open(path, Access::read, {});
    REQUIRE(store);
    const auto& entries = store->entries();
    REQUIRE(entries.size() == 6);
    for (std::size_t i = 1; i < entries.size(); ++i) {
        CHECK(entries[i].seq == EntrySeq{static_cast<std::int64_t>(i) + 1});
        CHECK(entries[i].prev == entries[i - 1].hash);
        CHECK(entries[i].hlc > entries[i - 1].hlc);
    }
    CHECK(entries[2].data == incident(id_of(0x12)).data);
    CHECK(entries[2].game == game("r1b1"));
    CHECK(entries[2].id == id_of(0x12));
    const auto verified = verify(path, {});
    REQUIRE(verified);
    CHECK(summary(*verified) == "OK, 6 entries; end as kept beside the log, not proven");
}

TEST_CASE("the same input makes the same log, byte for byte") {
    const Folder folder;
    { (void)sample_log(folder / "a.jadoube"); }
    { (void)sample_log(folder / "b.jadoube"); }
    const auto a = CheckedLog::open(folder / "a.jadoube", Access::read, {})->entries();
    const auto b = CheckedLog::open(folder / "b.jadoube", Access::read, {})->entries();
    CHECK(a == b);
    CHECK(content_of(folder / "a.jadoube.key") == content_of(folder / "b.jadoube.key"));
    CHECK(content_of(folder / "a.jadoube") == content_of(folder / "b.jadoube"));
}

TEST_CASE("a retry finds what it recorded before") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    const auto again = store.append(incident(id_of(0x12)));
    REQUIRE(again);
    CHECK(again->was_there);
    CHECK(again->entry.seq == EntrySeq{3});
    CHECK(store.entries().size() == 6);

    SECTION("also in a command of several entries") {
        const auto both = store.append({incident(id_of(0x12)), incident(id_of(0x20))});
        REQUIRE(both);
        CHECK((*both)[0].was_there);
        CHECK_FALSE((*both)[1].was_there);
        CHECK((*both)[1].entry.seq == EntrySeq{7});
    }
    SECTION("but an id is not used for something else") {
        const auto other = store.append(incident(id_of(0x12), "another note"));
        REQUIRE_FALSE(other);
        CHECK(other.error().code == ErrorCode::internal);
        CHECK_THAT(other.error().message, Catch::Contains("entry 3 has this id"));
        CHECK(store.entries().size() == 6);
    }
}

TEST_CASE("several entries are recorded together or not at all") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    const auto recorded = store.append({incident(id_of(0x20)), decision(id_of(0x21), id_of(0x20), id_of(0x99))});
    REQUIRE_FALSE(recorded);
    CHECK(recorded.error().code == ErrorCode::no_such_entry);
    CHECK_THAT(recorded.error().message, Catch::StartsWith("not recorded: no ruling has the id 9999"));
    CHECK(store.entries().size() == 6);
    CHECK(store.append(incident(id_of(0x20)))->entry.seq == EntrySeq{7});
}

TEST_CASE("what refers to nothing, or to another game, is not recorded") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    const auto refusal = [&](const NewEntry& entry) {
        const auto recorded = store.append(entry);
        REQUIRE_FALSE(recorded);
        CHECK(store.entries().size() == 6);
        return recorded.error();
    };
    SECTION("an incident that is not there") {
        CHECK(refusal(fact(id_of(0x20), id_of(0x99), "said", "late")).code == ErrorCode::no_such_entry);
    }
    SECTION("an entry of another kind") {
        CHECK(refusal(fact(id_of(0x20), id_of(0x11), "said", "late")).code == ErrorCode::no_such_entry);
    }
    SECTION("an incident of another game") {
        NewEntry entry = fact(id_of(0x20), id_of(0x12), "said", "late");
        entry.game = game("r1b2");
        CHECK(refusal(entry).message == "not recorded: entry 3 is of another game");
    }
    SECTION("a text that was not kept") {
        CHECK(refusal(ruling(id_of(0x20), id_of(0x12), TextHash{})).code == ErrorCode::no_such_entry);
    }
    SECTION("the event cannot be withdrawn") {
        NewEntry entry = withdrawal(id_of(0x20), store.entries().front().id);
        entry.game.reset();
        CHECK_THAT(refusal(entry).message, Catch::Contains("no entry that can be withdrawn"));
    }
    SECTION("a second event") {
        CHECK(refusal({.id = id_of(0x20), .data = new_log().event, .author = "Ada"}).code == ErrorCode::json_shape);
    }
    SECTION("an incident without a game") {
        NewEntry entry = incident(id_of(0x20));
        entry.game.reset();
        CHECK(refusal(entry).message == "not recorded: an entry of the kind 'incident' names its game");
    }
    SECTION("a withdrawal of nothing") {
        NewEntry entry = withdrawal(id_of(0x20), id_of(0x12));
        entry.supersedes.reset();
        CHECK(refusal(entry).where == "/supersedes");
    }
    SECTION("a nameless author") {
        NewEntry entry = incident(id_of(0x20));
        entry.author.clear();
        CHECK(refusal(entry).where == "/author");
    }
    SECTION("text that is not UTF-8") {
        CHECK(refusal(incident(id_of(0x20), "M\xFCller")).code == ErrorCode::json_shape);
    }
    SECTION("a note with NUL") {
        CHECK(refusal(incident(id_of(0x20), std::string("a\0b", 3))).where == "/data/note");
    }
    SECTION("a body over the limit") {
        NewEntry entry = incident(id_of(0x20));
        auto& acts = std::get<IncidentReported>(entry.data).acts;
        for (int i = 0; i < 5000; ++i) acts.push_back(Json::object({{"act", std::string(60, 'x')}}));
        CHECK(refusal(entry).code == ErrorCode::too_large);
    }
    SECTION("a tree too deep to be read back") {
        NewEntry entry = incident(id_of(0x20));
        Json deep = "leaf";
        for (int i = 0; i < 70; ++i) deep = Json::array({deep});
        std::get<IncidentReported>(entry.data).acts = {deep};
        CHECK(refusal(entry).code == ErrorCode::json_shape);
    }
    CHECK(summary(*verify(folder / "open.jadoube", {})) == "OK, 6 entries; end as kept beside the log, not proven");
}

TEST_CASE("long texts are kept once, by hash") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    const auto hash = store.put_text("1. e4 e5\n");
    REQUIRE(hash);
    // printf '1. e4 e5\n' | sha256sum
    CHECK(to_hex(*hash) == "8b55be79fa25117de2c495c649779b4fad9ad13a1766d9819e2be020ecff3d37");
    CHECK(store.put_text("1. e4 e5\n") == hash);
    CHECK(store.text(*hash) == std::string("1. e4 e5\n"));
    CHECK(store.text(TextHash{}).error().code == ErrorCode::no_such_entry);
    CHECK(store.put_text("\xFF").error().code == ErrorCode::not_utf8);
    CHECK(store.put_text(std::string("a\0", 2)).error().code == ErrorCode::not_utf8);
    CHECK(store.put_text(std::string(8 * 1024 * 1024 + 1, 'x')).error().code == ErrorCode::too_large);
    CHECK(store.put_text(std::string(8 * 1024 * 1024, 'x')));
    CHECK(store.append(incident(id_of(0x20))));
}

TEST_CASE("a clock that goes back is recorded as it is; the order stays") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    Surroundings earlier = known_surroundings();
    earlier.now = [] { return UtcTime{1'000}; };
    auto store = CheckedLog::open(path, Access::append, earlier);
    REQUIRE(store);
    REQUIRE(store->append({incident(id_of(0x20)), incident(id_of(0x21))}));
    const auto entries = store->entries();
    CHECK(entries[6].at == UtcTime{1'000});
    CHECK(entries[6].hlc == LogicalTime{entries[5].hlc.ms, 1});
    CHECK(entries[7].hlc == LogicalTime{entries[5].hlc.ms, 2});
    const auto verified = verify(path, {}).value();
    CHECK(verified.is_ok());
    REQUIRE(verified.remarks.size() == 1);
    CHECK_THAT(verified.remarks[0],
               Catch::Contains("went back before entry 7") && Catch::Contains("1970-01-01T00:00:01.000Z"));
}

TEST_CASE("a log opened to read records nothing") {
    const Folder folder;
    { (void)sample_log(folder / "open.jadoube"); }
    auto store = CheckedLog::open(folder / "open.jadoube", Access::read, known_surroundings());
    REQUIRE(store);
    CHECK(store->append(incident(id_of(0x20))).error().code == ErrorCode::log_readonly);
    CHECK(store->put_text("x").error().code == ErrorCode::log_readonly);
}
