// What the log prints as JSON is what schemas/entry.schema.json says, and the schema refuses what the log refuses.
#include "schema.hpp"
#include "base/error.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

class EntrySchema {
public:
    [[nodiscard]] bool takes(const Json& value) const { return file_.problems_of(to_text(value)).empty(); }

private:
    rules::SchemaFile file_{rules::schema_path("entry")};
};

}  // namespace

TEST_CASE("entries as JSON follow their schema") {
    const EntrySchema schema;
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    REQUIRE(store.append(
        {withdrawal(id_of(0x20), id_of(0x15)),
         {.id = id_of(0x21),
          .data = RulesChanged{.rules = {"club-rules", hash_of_rules(), {{"base-rules", hash_of_rules()}}}},
          .author = "Ada"}}));
    const auto entries = store.entries();
    REQUIRE(entries.size() == 8);
    for (const Entry& entry : entries) {
        INFO(to_text(to_json(entry)));
        CHECK(schema.takes(to_json(entry)));
    }
}

TEST_CASE("clock readings follow their schema, and name no game but those of their boards") {
    const EntrySchema schema;
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    NewEntry of_a_game = clocks_read(id_of(0x20));
    of_a_game.game = game("r1b1");
    CHECK_FALSE(store.append(of_a_game));
    REQUIRE(store.append(clocks_read(id_of(0x20))));
    const Json whole = to_json(store.entries().back());
    CHECK(schema.takes(whole));
    const auto with = [&](const char* key, const Json& value) {
        Json other = whole;
        other.find("body")->find("data")->set(key, value);
        return other;
    };
    CHECK_FALSE(schema.takes(with("remark", 1)));
    CHECK_FALSE(schema.takes(with("boards", Json::array())));
    CHECK_FALSE(schema.takes(with("watch_ms", 86'400'000)));
}

TEST_CASE("merges and decisions that settle others follow their schema") {
    const EntrySchema schema;
    const Folder folder;
    CheckedLog other = sample_log(folder / "other.jadoube", 7);
    const std::string bundle = to_text(other.bundle().value());
    CheckedLog store = sample_log(folder / "open.jadoube");
    REQUIRE(store.merge({{"x", hash_of_text(bundle), parse_bundle(bundle, "x").value()}}, "Ada"));
    const Json merge = to_json(store.last_own());
    INFO(to_text(merge));
    CHECK(schema.takes(merge));
    Json wrong = merge;
    wrong.find("body")->find("data")->set("chains", Json::array());
    CHECK_FALSE(schema.takes(wrong));
    NewEntry settling = decision(id_of(0x30), id_of(0x12), id_of(0x14));
    std::get<DecisionMade>(settling.data).replaces = id_of(0x15);
    std::get<DecisionMade>(settling.data).settles = {id_of(0x15)};
    REQUIRE(store.append(settling));
    CHECK(schema.takes(to_json(store.last_own())));
}

TEST_CASE("imports and pairings follow their schema, and hold each game of their round once") {
    const EntrySchema schema;
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    REQUIRE(store.append(imported(id_of(0x20))));
    CHECK(schema.takes(to_json(store.entries().back())));
    const auto paired = [](const std::string& board) { return event::PairedGame{game(board), {"Roe", "Poe"}, ""}; };
    REQUIRE(store.append(pairing(id_of(0x21), id_of(0x20), {paired("r1b1"), paired("r1b2")})));
    CHECK(schema.takes(to_json(store.entries().back())));
    CHECK_FALSE(store.append(pairing(id_of(0x22), id_of(0x20), {paired("r2b1")})));
    CHECK_FALSE(store.append(pairing(id_of(0x22), id_of(0x20), {paired("r1b1"), paired("r1b1")})));
    CHECK_FALSE(store.append(pairing(id_of(0x22), id_of(0x7F), {paired("r1b1")})));
}

TEST_CASE("a part of the log has the pairing of its round, and no other") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    REQUIRE(store.append(imported(id_of(0x20))));
    REQUIRE(store.append(pairing(id_of(0x21), id_of(0x20), {{game("r1b7"), {"Roe", "Poe"}, ""}})));
    NewEntry second = pairing(id_of(0x22), id_of(0x20), {{game("r2b7"), {"Fox", "Poe"}, ""}});
    std::get<RoundPaired>(second.data).round = 2;
    REQUIRE(store.append(second));
    const auto part = CheckedLog::open(store.path(), Access::read, known_surroundings(), GameOf{game("r1b7")});
    REQUIRE(part);
    const State state = fold_part(part->entries(), part->names(), part->incident_numbers());
    CHECK(state.games.count(game("r1b7")) == 1);
    CHECK(state.games.count(game("r2b7")) == 0);
    CHECK(state.imports.size() == 1);
    const Basis basis = basis_in(part->entries(), game("r1b7"));
    CHECK(basis == basis_in(store.entries(), game("r1b7")));
    REQUIRE(store.append(pairing(id_of(0x23), id_of(0x20), {{game("r1b7"), {"Roe", "Fox"}, ""}})));
    CHECK_FALSE(store.append({.id = id_of(0x24), .data = GameKnown{}, .author = "Ada", .game = game("r1b7")}, basis));
}

TEST_CASE("entries of an adjourned game follow their schema") {
    const EntrySchema schema;
    const Folder folder;
    CheckedLog store = opened_log(folder / "open.jadoube", "Bd7");
    const auto add = [&](unsigned char id, EntryData data) {
        REQUIRE(store.append({id_of(id), std::move(data), "Ada Byron", game("r1b1")}));
    };
    add(0x30, ClockPaused{.adjournment = id_of(0x10), .sealed = id_of(0x20)});
    add(0x31, PresenceNoted{.adjournment = id_of(0x10), .player = chess::Color::black, .present = false});
    add(0x32, GameResumed{.adjournment = id_of(0x10), .move = "Bd7", .obligations = {"incident 1"}});
    add(0x33, SealVoid{.adjournment = id_of(0x10), .result = "0-1", .reason = "resigned"});
    const auto entries = store.entries();
    for (const Entry& entry : entries) {
        INFO(to_text(to_json(entry)));
        CHECK(schema.takes(to_json(entry)));
        Json more = to_json(entry);
        more.find("body")->find("data")->set("remark", 1);
        CHECK_FALSE(schema.takes(more));
    }
}

TEST_CASE("entries on an appeal follow their schema") {
    const EntrySchema schema;
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    const auto before = store.entries();
    const auto id_of_kind = [&](EntryKind kind) {
        return std::find_if(before.begin(), before.end(), [&](const Entry& e) { return e.kind() == kind; })->id;
    };
    const EntryId decided = id_of_kind(EntryKind::decision);
    const NewEntry filed = appeal(id_of(0x30), id_of_kind(EntryKind::incident), decided);
    REQUIRE(store.append(filed));
    const auto add = [&](unsigned char id, EntryData data) {
        REQUIRE(store.append({id_of(id), std::move(data), "Ada Byron", filed.game}));
    };
    add(0x31, AppealPanel{id_of(0x30), {"Dora Roe"}, {{"Eve Poe", "same club"}}});
    add(0x32, AppealClosed{.appeal = id_of(0x30), .reason = "completed", .by = "Appeals committee"});
    for (const Entry& entry : store.entries()) {
        INFO(to_text(to_json(entry)));
        CHECK(schema.takes(to_json(entry)));
        Json more = to_json(entry);
        more.find("body")->find("data")->set("remark", 1);
        CHECK_FALSE(schema.takes(more));
    }
    Json without_reason = to_json(store.entries().back());
    without_reason.find("body")->find("data")->set("reason", "");
    CHECK_FALSE(schema.takes(without_reason));
}

TEST_CASE("the schema of entries refuses what is missing, unknown or of another kind") {
    const EntrySchema schema;
    const Folder folder;
    const auto entries = sample_log(folder / "open.jadoube").entries();
    for (const Entry& entry : entries) {
        const Json whole = to_json(entry);
        const Json& body = *whole.find("body");
        for (const auto& [key, value] : *body.if_object()) {
            INFO(name_of(entry.kind()) << " without " << key);
            JsonObject members = *body.if_object();
            const auto same = [&name = key](const auto& member) { return member.first == name; };
            members.erase(std::find_if(members.begin(), members.end(), same));
            CHECK_FALSE(schema.takes(Json::object({{"body", Json(members)}, {"hash", to_hex(entry.hash)}})));
        }
        Json other = whole;
        other.find("body")->set("kind", entry.kind() == EntryKind::fact ? "ruling" : "fact");
        CHECK_FALSE(schema.takes(other));
        Json more = whole;
        more.find("body")->find("data")->set("remark", 1);
        CHECK_FALSE(schema.takes(more));
    }
}
