// Each kind of entry as a value and as JSON.
#include "log/entry/entries.hpp"

#include "base/error.hpp"
#include "log/entry/entry.hpp"
#include "log/keys/signing.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

std::vector<EntryData> one_of_each() {
    NewLog begin = new_log();
    begin.event.rules.text = hash_of_rules();
    DecisionMade otherwise{.incident = id_of(2),
                           .manner = DecisionManner::otherwise,
                           .words = "The game goes on.",
                           .reason = "Both players agree on what happened.",
                           .counted = {{"illegal_move", "black"}}};
    DecisionMade option{.incident = id_of(2),
                        .ruling = id_of(4),
                        .manner = DecisionManner::option,
                        .option = Json::object({{"do", "move"}, {"man", "c1"}})};
    GameKnown from_pgn{
        .players = {"", ""}, .start = "8/8/8/8/8/8/8/8 w - - 0 1", .pgn = TextHash{}, .result = "1/2-1/2"};
    return {begin.event,
            RulesChanged{.rules = {"club-rules", hash_of_rules(), {{"base-rules", TextHash{}}}},
                         .reason = "Appendix A from round 3.\n\tBlitz only."},
            known_game(id_of(1)).data,
            from_pgn,
            incident(id_of(2)).data,
            IncidentReported{.fen = "8/8/8/8/8/8/8/8 w - - 0 1", .moves = {"e2e4"}},
            fact(id_of(3), id_of(2), "opponent_can_mate", Json::array({1, nullptr, "x"})).data,
            ruling(id_of(4), id_of(2), hash_of_rules()).data,
            decision(id_of(5), id_of(2), id_of(4)).data,
            otherwise,
            option,
            Withdrawn{"twice"},
            adjournment(id_of(6)).data,
            MoveSealed{.adjournment = id_of(6),
                       .by = chess::Color::black,
                       .replaces = id_of(7),
                       .context = Json::object({{"game", "r1b1"}}),
                       .passphrase = {.operations = 3, .memory = 1},
                       .escrow = {EscrowWrap{}}},
            ClockPaused{.adjournment = id_of(6), .sealed = id_of(8), .clocks = {{Millis{1}, {}}, {}}},
            PresenceNoted{.adjournment = id_of(6), .present = false, .note = "telephoned"},
            SealOpened{.sealed = id_of(8), .text = "Bd7", .by = "the arbiter"},
            SealOpened{.sealed = id_of(8), .text = std::string("\0\xFF", 2)},
            GameResumed{.adjournment = id_of(6),
                        .move = "Bd7",
                        .fen = "8/8/8/8/8/8/8/8 w - - 0 1",
                        .counted = {{"illegal_move", "white"}},
                        .draw_offer = chess::Color::black,
                        .obligations = {"incident 1"}},
            SealVoid{.adjournment = id_of(6), .result = "0-1", .reason = "resigned by telephone"},
            clocks_read(id_of(9)).data,
            IncidentCorrected{.incident = id_of(2),
                              .report = {.fen = "8/8/8/8/8/8/8/8 w - - 0 1", .note = "board 3"},
                              .reason = "it was d4",
                              .by = "Ada Byron"},
            appeal(id_of(10), id_of(2), id_of(5)).data,
            AppealPanel{id_of(10), {"Dora Roe"}, {{"Eve Poe", "same club"}, {"Flo Fox", ""}}},
            AppealClosed{.appeal = id_of(10),
                         .outcome = AppealOutcome::upheld,
                         .reason = "it was completed",
                         .deposit = Deposit::returned,
                         .by = "Appeals committee",
                         .decision = id_of(11)},
            AppealClosed{.appeal = id_of(10), .outcome = AppealOutcome::withdrawn, .by = "Ada Byron"},
            imported(id_of(12)).data,
            pairing(id_of(13), id_of(12), {{game("r1b1"), {"Müller", "Novák"}, "1-0"}, {game("r1m2b3"), {}, ""}}).data,
            ChainsMerged{{{.chain = ChainId{}, .first = 2, .last = 7, .ahead_ms = 61'000}}, {hash_of_rules()}},
            KeyChanged{PublicKey{}, "round over"},
            KeyChanged{.reason = "event over"},
            ConfidentialNote{{.text = std::string(272, '\xA5')}},
            Redacted{id_of(14), "asked for by the player"},
            DeviceRetired{.chain = ChainId{}, .last = 7, .reason = "stolen", .by = "Ada Byron"}};
}

Error refusal(EntryKind kind, const Json& json) {
    const auto data = read_data(kind, json);
    REQUIRE_FALSE(data);
    CHECK(data.error().code == ErrorCode::json_shape);
    return data.error();
}

}  // namespace

TEST_CASE("what was written as JSON is read back as it was") {
    for (const EntryData& data : one_of_each()) {
        INFO(name_of(kind_of(data)));
        CHECK(read_data(kind_of(data), to_json(data)) == data);
        CHECK(kind_named(name_of(kind_of(data))) == kind_of(data));
    }
    CHECK_FALSE(kind_named("note"));
}

TEST_CASE("a member that is missing or too many is refused, for every member of every kind") {
    for (const EntryData& data : one_of_each()) {
        const Json whole = to_json(data);
        for (const auto& [key, value] : *whole.if_object()) {
            INFO(name_of(kind_of(data)) << " without " << key);
            JsonObject members = *whole.if_object();
            const auto same = [&name = key](const auto& member) { return member.first == name; };
            members.erase(std::find_if(members.begin(), members.end(), same));
            CHECK(refusal(kind_of(data), Json(members)).where == "/data/" + key);
        }
        Json more = whole;
        more.set("remark", 1);
        CHECK(refusal(kind_of(data), more).message == "unknown key 'remark'");
        CHECK(refusal(kind_of(data), Json("text")).message == "expected an object, found text");
    }
}

TEST_CASE("members of a wrong shape are named") {
    struct Row {
        EntryKind kind;
        std::size_t of;
        const char* key;
        Json value;
        const char* where;
    };
    const auto all = one_of_each();
    const auto board = [&](const Json& game) {
        Json json = to_json(all[20]).find("boards")->if_array()->front();
        json.set("game", game);
        return json;
    };
    const Row rows[] = {
        {EntryKind::event, 0, "first_day", "2026-13-01", "/data/first_day"},
        {EntryKind::event, 0, "first_day", "1.12.2026", "/data/first_day"},
        {EntryKind::event, 0, "key", "ABCD", "/data/key"},
        {EntryKind::event, 0, "arbiters", Json::array({Json::object({{"name", ""}, {"role", ""}})}),
         "/data/arbiters/name"},
        {EntryKind::event, 0, "name", "two\nlines", "/data/name"},
        {EntryKind::event, 0, "name", std::string(513, 'x'), "/data/name"},
        {EntryKind::event, 0, "facts", Json::array(), "/data/facts"},
        {EntryKind::game, 2, "moves", Json::array({1}), "/data/moves"},
        {EntryKind::game, 2, "pgn", "12", "/data/pgn"},
        {EntryKind::incident, 4, "ply", -1, "/data/ply"},
        {EntryKind::incident, 4, "told_complete", "complete", "/data/told_complete"},
        {EntryKind::incident, 4, "note", std::string(20'000, 'x'), "/data/note"},
        {EntryKind::incident, 4, "clocks",
         Json::object({{"white_ms", std::int64_t{9'999'999'999'999}}, {"black_ms", nullptr}, {"running", nullptr}}),
         "/data/clocks/white_ms"},
        {EntryKind::incident, 4, "clocks", Json::object({{"white_ms", 1}, {"black_ms", 1}, {"running", "red"}}),
         "/data/clocks/running"},
        {EntryKind::fact, 6, "incident", "12", "/data/incident"},
        {EntryKind::ruling, 7, "ruling", Json::object(), "/data/ruling"},
        {EntryKind::decision, 8, "manner", "maybe", "/data/manner"},
        {EntryKind::decision, 8, "manner", "otherwise", "/data/words"},
        {EntryKind::decision, 8, "ruling", nullptr, "/data/ruling"},
        {EntryKind::decision, 8, "option", "c1", "/data/option"},
        {EntryKind::decision, 9, "reason", "", "/data/reason"},
        {EntryKind::decision, 10, "option", nullptr, "/data/option"},
        {EntryKind::decision, 10, "counted", Json::array({Json::object({{"kind", "x"}, {"by", "white"}})}),
         "/data/counted"},
        {EntryKind::correction, 21, "reason", "", "/data/reason"},
        {EntryKind::correction, 21, "report", Json::object(), "/data/report/acts"},
        {EntryKind::appeal, 22, "grounds", "", "/data/grounds"},
        {EntryKind::appeal, 22, "appellant", "", "/data/appellant"},
        {EntryKind::appeal, 22, "after_ms", -1, "/data/after_ms"},
        {EntryKind::appeal_panel, 23, "members", Json::array(), "/data/members"},
        {EntryKind::appeal_panel, 23, "recused", Json::array({Json::object({{"name", ""}, {"reason", ""}})}),
         "/data/recused/name"},
        {EntryKind::appeal_closed, 24, "outcome", "refused", "/data/outcome"},
        {EntryKind::appeal_closed, 24, "outcome", "dismissed", "/data/decision"},
        {EntryKind::appeal_closed, 24, "decision", nullptr, "/data/decision"},
        {EntryKind::appeal_closed, 24, "reason", "", "/data/reason"},
        {EntryKind::appeal_closed, 24, "deposit", "burnt", "/data/deposit"},
        {EntryKind::merged, 28, "chains", Json::array(), "/data/chains"},
        {EntryKind::merged, 28, "bundles", Json::array({"12ab"}), "/data/bundles"},
        {EntryKind::decision, 8, "settles", Json::array(), "/data/settles"},
        {EntryKind::decision, 8, "settles", Json::array({"B12"}), "/data/settles"},
        {EntryKind::clocks_read, 20, "watch_ms", std::int64_t{86'400'000}, "/data/watch_ms"},
        {EntryKind::clocks_read, 20, "boards", Json::array(), "/data/boards"},
        {EntryKind::clocks_read, 20, "boards", Json::array({board(nullptr)}), "/data/boards/game"},
        {EntryKind::clocks_read, 20, "boards", Json::array({board("board 1")}), "/data/boards/game"},
        {EntryKind::clocks_read, 20, "boards", Json::array({board("r1b1"), board("r1b1")}), "/data/boards"},
    };
    for (const Row& row : rows) {
        INFO(row.where << " " << to_text(row.value).substr(0, 80));
        Json json = to_json(all[row.of]);
        json.set(row.key, row.value);
        CHECK(refusal(row.kind, json).where == row.where);
    }
}

TEST_CASE("a decision names those that it settles, and a merge ends no chain before it begins") {
    const DecisionMade settling{.incident = id_of(2), .ruling = id_of(4), .replaces = id_of(5), .settles = {id_of(6)}};
    CHECK(read_data(EntryKind::decision, to_json(EntryData(settling))) == EntryData(settling));
    CHECK(references_of(settling).size() == 4);
    const EntryData merge = ChainsMerged{{{.chain = ChainId{}, .first = 7, .last = 2}}, {}};
    CHECK(refusal(EntryKind::merged, to_json(merge)).where == "/data/chains");
}

TEST_CASE("an incident names the one that it goes on from, also where it is corrected") {
    const IncidentReported report{.fen = "8/8/8/8/8/8/8/8 w - - 0 1", .goes_on_from = id_of(2)};
    CHECK(read_data(EntryKind::incident, to_json(EntryData(report))) == EntryData(report));
    const EntryData correction = IncidentCorrected{id_of(3), report, "mistyped", "Ada"};
    CHECK(read_data(EntryKind::correction, to_json(correction)) == correction);
    CHECK(references_of(report).size() == 1);
    const auto references = references_of(correction);
    REQUIRE(references.size() == 2);
    CHECK(references[0].id == id_of(2));
    CHECK(references[1].id == id_of(3));
}

TEST_CASE("a body is canonical JSON and only that") {
    const Entry entry{.chain = {},
                      .seq = EntrySeq{7},
                      .id = id_of(0xA5),
                      .data = Withdrawn{"typed twice \"again\"\n\xC3\xA9"},
                      .author = "Ada",
                      .game = game("A.r5b12"),
                      .supersedes = id_of(2),
                      .at = UtcTime{1'795'269'802'512},
                      .hlc = {1'795'269'802'512, 0},
                      .prev = {}};
    const std::string zeros(64, '0');
    const std::string expected = "{\"at\":1795269802512,\"author\":\"Ada\",\"chain\":\"" + zeros +
                                 "\",\"data\":{\"reason\":\"typed twice "
                                 "\\\"again\\\"\\n\xC3\xA9\"},\"game\":\"A.r5b12\",\"hlc\":\"001795269802512.0000\","
                                 "\"id\":\"a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5\",\"kind\":\"withdrawal\",\"prev\":\"" +
                                 zeros + "\",\"seq\":7,\"supersedes\":\"02020202020202020202020202020202\",\"v\":1}";
    CHECK(body_of(entry) == expected);
    auto read = read_body(expected);
    REQUIRE(read);
    CHECK(read->hash == hash_of_entry(expected));
    read->hash = {};
    CHECK(*read == entry);

    const auto refused = [&](const std::string& old, const std::string& by) {
        std::string body = expected;
        body.replace(body.find(old), old.size(), by);
        INFO(body);
        const auto result = read_body(body);
        REQUIRE_FALSE(result);
        CHECK(result.error().code == ErrorCode::log_damaged);
    };
    refused("{\"at\"", "{ \"at\"");
    refused("\"at\":1795269802512", "\"at\":1795269802512.0");
    refused("\"at\":1795269802512", "\"at\":-1");
    refused("\"author\":\"Ada\"", "\"author\":\"\\u0041da\"");
    refused("\"author\":\"Ada\"", "\"author\":\"Ada\",\"author\":\"Ada\"");
    refused("\"author\":\"Ada\"", "\"author\":\"Ada\",\"extra\":1");
    refused("\"v\":1", "\"v\":2");
    refused("\"game\":\"A.r5b12\"", "\"game\":\"A.r05b12\"");
    refused("\"game\":\"A.r5b12\"", "\"game\":\"board 12\"");
    refused("\"kind\":\"withdrawal\"", "\"kind\":\"note\"");
    refused("\"hlc\":\"001795269802512.0000\"", "\"hlc\":\"now\"");
    refused("\"seq\":7", "\"seq\":0");
    refused("typed twice", "typed\\u0000twice");
    refused("\"v\":1}", "\"v\":1}\n");
    CHECK_FALSE(read_body(""));
    CHECK_FALSE(read_body("[]"));
}
