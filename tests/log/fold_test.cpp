#include "log/state/fold.hpp"

#include <algorithm>

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// Entries as a store would have numbered and timed them, without a file.
class Entries {
public:
    Entries() { add({.id = id_of(0xEE), .data = new_log().event, .author = "Ada Byron"}); }

    Entries& add(const NewEntry& given) {
        const auto seq = static_cast<std::int64_t>(all_.size()) + 1;
        all_.push_back({.seq = EntrySeq{seq},
                        .id = given.id,
                        .data = given.data,
                        .author = given.author,
                        .game = given.game,
                        .supersedes = given.supersedes,
                        .at = UtcTime{seq * 1000},
                        .hlc = {seq * 1000, 0}});
        return *this;
    }
    [[nodiscard]] const std::vector<Entry>& all() const { return all_; }

private:
    std::vector<Entry> all_;
};

NewEntry on_board(NewEntry entry, const char* reference) {
    entry.game = game(reference);
    return entry;
}

/// The state after the entries up to that number.
State fold(const std::vector<Entry>& entries, EntrySeq until) {
    const auto count = std::min<std::size_t>(static_cast<std::size_t>(until.value), entries.size());
    return log::fold(std::span(entries).first(count));
}

IncidentStatus status_of(const Entries& entries, std::optional<EntrySeq> at = {}) {
    return (at ? fold(entries.all(), *at) : fold(entries.all())).incidents.at(0).status();
}

}  // namespace

TEST_CASE("an incident goes from open over needs facts and ruled to decided, and each moment can be seen again") {
    Entries entries;
    entries.add(incident(id_of(2)));                                          // 2
    entries.add(ruling(id_of(3), id_of(2), hash_of_rules(), "needs_facts"));  // 3
    entries.add(fact(id_of(4), id_of(2), "deliberate", false));               // 4
    entries.add(ruling(id_of(5), id_of(2), hash_of_rules(), "choice"));       // 5
    entries.add(decision(id_of(6), id_of(2), id_of(5)));                      // 6
    entries.add(withdrawal(id_of(7), id_of(2)));                              // 7
    CHECK(fold(entries.all(), EntrySeq{1}).incidents.empty());
    CHECK(status_of(entries, EntrySeq{2}) == IncidentStatus::open);
    CHECK(status_of(entries, EntrySeq{3}) == IncidentStatus::needs_facts);
    CHECK(status_of(entries, EntrySeq{4}) == IncidentStatus::open);
    CHECK(status_of(entries, EntrySeq{5}) == IncidentStatus::ruled);
    CHECK(status_of(entries, EntrySeq{6}) == IncidentStatus::decided);
    CHECK(status_of(entries) == IncidentStatus::withdrawn);

    const State state = fold(entries.all(), EntrySeq{6});
    const LoggedIncident& found = state.incidents[0];
    CHECK(found.number == LogNumber{{}, 1});
    CHECK(found.entry == Stamp{id_of(2), LogNumber{{}, 2}, UtcTime{2000}, {2000, 0}, "Ada Byron"});
    CHECK(found.game == game("r1b1"));
    CHECK(found.rules.id == "club-rules");
    REQUIRE(found.facts.size() == 2);
    CHECK(found.facts[0].what == ToldFact{"deliberate", true, "black"});
    CHECK(found.facts[0].entry.number == LogNumber{{}, 2});
    CHECK(found.facts[1].what == ToldFact{"deliberate", false, "white"});
    CHECK(found.ruling->entry.number == LogNumber{{}, 5});
    CHECK(found.decision->what.by == "Ada Byron");
    CHECK_FALSE(found.withdrawal);
    CHECK(state.end == LogNumber{{}, 6});
    CHECK(state.event->what.name == "Hastings 2026");
    CHECK(state.incident({{}, 1}) == &found);
    CHECK(state.incident({{}, 0}) == nullptr);
    CHECK(state.incident({{}, 2}) == nullptr);
    CHECK(fold(entries.all()).incidents[0].withdrawal->what.reason == "typed for the wrong board");
}

TEST_CASE("what is withdrawn counts no more, and what it had replaced counts again") {
    Entries entries;
    entries.add(known_game(id_of(1)));
    NewEntry longer = known_game(id_of(2));
    std::get<GameKnown>(longer.data).moves.emplace_back("Nc6");
    entries.add(longer).add(incident(id_of(3))).add(fact(id_of(4), id_of(3), "said", "late"));
    entries.add({.id = id_of(5), .data = RulesChanged{.rules = {"other-rules", {}}}, .author = "Ada Byron"});
    entries.add(incident(id_of(6)));
    const State before = fold(entries.all());
    CHECK(before.games.at(game("r1b1")).what.moves.size() == 4);
    CHECK(before.incidents[0].facts.size() == 2);
    CHECK(before.incidents[0].rules.id == "club-rules");
    CHECK(before.incidents[1].rules.id == "other-rules");

    for (const int id : {2, 4, 5})
        entries.add(withdrawal(id_of(static_cast<unsigned char>(0x40 + id)), id_of(static_cast<unsigned char>(id))));
    const State after = fold(entries.all());
    CHECK(after.games.at(game("r1b1")).what.moves.size() == 3);
    CHECK(after.incidents[0].facts.size() == 1);
    CHECK(after.rules->what.id == "club-rules");
    CHECK(after.incidents[1].rules.id == "club-rules");
}

TEST_CASE("incidents keep their numbers") {
    Entries entries;
    entries.add(incident(id_of(2))).add(incident(id_of(3))).add(withdrawal(id_of(4), id_of(2))).add(incident(id_of(5)));
    const State state = fold(entries.all());
    REQUIRE(state.incidents.size() == 3);
    CHECK(state.incidents[0].status() == IncidentStatus::withdrawn);
    CHECK(state.incidents[2].number == LogNumber{{}, 3});
    CHECK(state.incidents[2].entry.number == LogNumber{{}, 5});
}

TEST_CASE("beside a decision stands the ruling that it names, whatever was proposed at the same time") {
    Entries entries;
    entries.add(incident(id_of(2))).add(ruling(id_of(3), id_of(2), hash_of_rules()));
    entries.add(ruling(id_of(4), id_of(2), hash_of_rules(), "choice")).add(decision(id_of(5), id_of(2), id_of(3)));
    entries.add(ruling(id_of(6), id_of(2), hash_of_rules(), "needs_facts"));
    CHECK(fold(entries.all(), EntrySeq{4}).incidents[0].ruling->entry.id == id_of(4));
    CHECK(fold(entries.all(), EntrySeq{5}).incidents[0].ruling->entry.id == id_of(3));
    CHECK(fold(entries.all()).incidents[0].ruling->entry.id == id_of(3));
}

TEST_CASE("an incident keeps the game as it was known when it was entered") {
    NewEntry corrected = known_game(id_of(4));
    std::get<GameKnown>(corrected.data).moves = {"d4"};
    Entries entries;
    entries.add(incident(id_of(1))).add(known_game(id_of(2))).add(incident(id_of(3)));
    entries.add(corrected).add(incident(id_of(5))).add(on_board(incident(id_of(6)), "r1b2"));
    const State state = fold(entries.all());
    CHECK_FALSE(state.incidents[0].record);
    CHECK(state.incidents[1].record->entry.id == id_of(2));
    CHECK(state.incidents[2].record->entry.id == id_of(4));
    CHECK_FALSE(state.incidents[3].record);
}

TEST_CASE("what the law counts comes from rulings that stand and from decisions, in this game, before this incident") {
    const auto counted_before = [](const Entries& entries, std::optional<int> incident) {
        const State state = fold(entries.all());
        const auto before = incident ? std::optional(state.incident({{}, *incident})->entry.id) : std::nullopt;
        const auto counted = counted_in(state, game("r1b1"), before);
        return std::count(counted.begin(), counted.end(), Counted{"illegal_move", "white"});
    };
    Entries entries;
    entries.add(incident(id_of(2))).add(ruling(id_of(3), id_of(2), hash_of_rules()));
    entries.add(incident(id_of(4)));
    SECTION("a ruling that stands counts for later incidents only") {
        CHECK(counted_before(entries, 1) == 0);
        CHECK(counted_before(entries, 2) == 1);
        CHECK(counted_before(entries, {}) == 1);
        CHECK(counted_in(fold(entries.all()), game("r1b1")).size() == 1);
        CHECK(counted_in(fold(entries.all()), game("r1b2")).empty());
    }
    SECTION("a ruling that asks counts nothing") {
        entries.add(ruling(id_of(5), id_of(2), hash_of_rules(), "needs_facts"));
        CHECK(counted_before(entries, 2) == 0);
    }
    SECTION("a ruling with a newer answer counts nothing until it is made anew") {
        entries.add(fact(id_of(5), id_of(2), "said", "late"));
        CHECK(counted_before(entries, 2) == 0);
    }
    SECTION("a decision as proposed counts what the ruling says") {
        entries.add(decision(id_of(5), id_of(2), id_of(3)));
        CHECK(counted_before(entries, 2) == 1);
    }
    SECTION("a decision that goes its own way counts what it says") {
        NewEntry otherwise = decision(id_of(5), id_of(2), id_of(3));
        otherwise.data =
            DecisionMade{.incident = id_of(2), .manner = DecisionManner::otherwise, .words = "no", .reason = "so"};
        entries.add(otherwise);
        CHECK(counted_before(entries, 2) == 0);
        SECTION("and when that is withdrawn the ruling stands again") {
            entries.add(withdrawal(id_of(6), id_of(5)));
            CHECK(counted_before(entries, 2) == 1);
        }
    }
    SECTION("a withdrawn incident counts nothing") {
        entries.add(withdrawal(id_of(5), id_of(2)));
        CHECK(counted_before(entries, 2) == 0);
    }
    SECTION("another game's incidents count nothing") {
        entries.add(on_board(incident(id_of(6)), "r1b2"));
        entries.add(on_board(ruling(id_of(7), id_of(6), hash_of_rules()), "r1b2"));
        CHECK(counted_before(entries, {}) == 1);
    }
}

TEST_CASE("an entry about what is not there is set aside, not forgotten") {
    Entries entries;
    entries.add(fact(id_of(3), id_of(9), "said", "late"));
    const State state = fold(entries.all());
    REQUIRE(state.stray.size() == 1);
    CHECK(state.stray[0].number == LogNumber{{}, 2});
}

TEST_CASE("a state is made from a log as from its entries") {
    const Folder folder;
    const CheckedLog store = sample_log(folder / "open.jadoube");
    const auto entries = store.entries();
    const State state = fold(entries);
    CHECK(state.incidents.at(0).status() == IncidentStatus::decided);
    CHECK(state.rules->what.text == hash_of_rules());
    CHECK(state.games.at(game("r1b1")).what.players.black == "O'Kelly");
    CHECK(fold(entries, EntrySeq{3}) == fold(std::span(entries).first(3)));
    CHECK(fold(entries, EntrySeq{99}) == state);
}

TEST_CASE("rounds of clock readings stand in their order, without those withdrawn") {
    Entries entries;
    entries.add(clocks_read(id_of(2))).add(clocks_read(id_of(3))).add(clocks_read(id_of(4)));
    entries.add(
        {.id = id_of(5), .data = Withdrawn{"read at the wrong board"}, .author = "Ada", .supersedes = id_of(3)});
    const State state = fold(entries.all());
    REQUIRE(state.readings.size() == 2);
    CHECK(state.readings.at(0).entry.id == id_of(2));
    CHECK(state.readings.at(1).entry.id == id_of(4));
    CHECK(fold(entries.all(), EntrySeq{4}).readings.size() == 3);
}

TEST_CASE("the last pairing of a round counts, and games of which more is known stay") {
    const auto players_at = [](const State& state, const std::string& board) {
        const auto known = state.games.find(game(board));
        return known == state.games.end() ? std::string("nobody") : known->second.what.players.white;
    };
    Entries entries;
    entries.add(imported(id_of(2)));  // 2
    entries.add(pairing(id_of(3), id_of(2),
                        {{game("r1b1"), {"Müller", "Novák"}, ""},
                         {game("r1b2"), {"Okafor", "Byron"}, ""},
                         {game("r1b3"), {"Roe", "Poe"}, ""}}));                           // 3
    entries.add(known_game(id_of(4)));                                                    // 4, of r1b1
    entries.add(pairing(id_of(5), id_of(2), {{game("r1b2"), {"Fox", "Byron"}, "1-0"}}));  // 5
    const State before = fold(entries.all(), EntrySeq{4});
    CHECK(players_at(before, "r1b1") == "Müller, Ä.");
    CHECK(players_at(before, "r1b3") == "Roe");
    const State state = fold(entries.all());
    CHECK(players_at(state, "r1b1") == "Müller, Ä.");
    CHECK(players_at(state, "r1b2") == "Fox");
    CHECK(players_at(state, "r1b3") == "nobody");
    CHECK(state.games.at(game("r1b2")).what.result == "1-0");
    CHECK(state.imports.size() == 1);
    REQUIRE(state.rounds.count({"", 1}) == 1);
    CHECK(state.rounds.at({"", 1}).entry.number == LogNumber{{}, 5});
}

TEST_CASE("a pairing keeps the moves that are known of a game") {
    Entries entries;
    entries.add(known_game(id_of(2))).add(imported(id_of(3)));
    entries.add(pairing(id_of(4), id_of(3), {{game("r1b1"), {"Müller, Änne", "O'Kelly"}, "0-1"}}));
    const GameKnown known = fold(entries.all()).games.at(game("r1b1")).what;
    CHECK(known.moves == std::vector<std::string>{"e4", "e5", "Nf3"});
    CHECK(known.players.white == "Müller, Änne");
    CHECK(known.result == "0-1");
}

TEST_CASE("a correction takes the place of what was entered; what was ruled and decided on that is no more") {
    IncidentReported right;
    right.note = "board 3";
    right.facts = {{"deliberate", true, "arbiter"}};
    Entries entries;
    entries.add(incident(id_of(2)));                           // 2
    entries.add(fact(id_of(3), id_of(2), "released", false));  // 3
    entries.add(ruling(id_of(4), id_of(2), hash_of_rules()));  // 4
    entries.add(decision(id_of(5), id_of(2), id_of(4)));       // 5
    NewEntry correction = incident(id_of(6));
    correction.data = IncidentCorrected{id_of(2), right, "mistyped", "Ada Byron"};
    entries.add(correction);                                   // 6
    entries.add(ruling(id_of(7), id_of(2), hash_of_rules()));  // 7
    CHECK(status_of(entries, EntrySeq{5}) == IncidentStatus::decided);
    CHECK(status_of(entries, EntrySeq{6}) == IncidentStatus::open);
    CHECK(status_of(entries) == IncidentStatus::ruled);
    const State state = fold(entries.all());
    REQUIRE(state.incidents.size() == 1);
    const LoggedIncident& now = state.incidents.front();
    CHECK(now.report == right);
    REQUIRE(now.corrections.size() == 1);
    CHECK(now.corrections.front().before == std::get<IncidentReported>(incident(id_of(2)).data));
    CHECK(now.decisions.size() == 1);
    CHECK(now.counted() == std::get<RulingProposed>(ruling(id_of(7), id_of(2), hash_of_rules()).data).counted);
    std::vector<std::string> facts;
    for (const auto& told : now.facts) facts.push_back(told.what.fact);
    CHECK(facts == std::vector<std::string>{"deliberate", "released"});
    entries.add(withdrawal(id_of(8), id_of(6)));
    CHECK(fold(entries.all()).incidents.front().report.note == "phone rang");
}

TEST_CASE("an appeal is against one decision; the last panel counts, and the first end") {
    Entries entries;
    entries.add(incident(id_of(2)));                           // 2
    entries.add(ruling(id_of(4), id_of(2), hash_of_rules()));  // 3
    entries.add(decision(id_of(5), id_of(2), id_of(4)));       // 4
    entries.add(appeal(id_of(6), id_of(2), id_of(5)));         // 5
    const auto add = [&](unsigned char id, EntryData data) {
        NewEntry entry = incident(id_of(id));
        entry.data = std::move(data);
        entries.add(entry);
    };
    add(7, AppealPanel{id_of(6), {"Dora Roe"}});                                                        // 6
    add(8, AppealPanel{id_of(6), {"Gus Poe"}});                                                         // 7
    add(9, AppealClosed{.appeal = id_of(6), .reason = "completed", .by = "Appeals committee"});         // 8
    add(10, AppealPanel{id_of(6), {"Dora Roe"}});                                                       // 9
    add(11, AppealClosed{.appeal = id_of(6), .outcome = AppealOutcome::withdrawn, .by = "Ada Byron"});  // 10
    const State state = fold(entries.all());
    REQUIRE(state.incidents.front().appeals.size() == 1);
    const Appeal& appeal = state.incidents.front().appeals.front();
    CHECK(appeal.decided.id == id_of(5));
    CHECK(appeal.panel->what.members == std::vector<std::string>{"Gus Poe"});
    CHECK(appeal.closed->what.outcome == AppealOutcome::dismissed);
    CHECK(state.incidents.front().pending_appeal() == nullptr);
    CHECK(state.incidents.front().status() == IncidentStatus::decided);
    CHECK(fold(entries.all(), EntrySeq{7}).incidents.front().pending_appeal() != nullptr);
    CHECK(state.stray.empty());
    entries.add(withdrawal(id_of(12), id_of(6)));
    CHECK(fold(entries.all()).incidents.front().appeals.empty());
}

TEST_CASE("an appeal against what is no decision of the incident is astray") {
    Entries entries;
    entries.add(incident(id_of(2)));
    entries.add(ruling(id_of(4), id_of(2), hash_of_rules()));
    entries.add(appeal(id_of(6), id_of(2), id_of(5)));
    const State state = fold(entries.all());
    CHECK(state.incidents.front().appeals.empty());
    CHECK(state.stray.size() == 1);
}

TEST_CASE("an appeal is late by what it came after its time, and without a time never") {
    AppealFiled filed = std::get<AppealFiled>(appeal(id_of(6), id_of(2), id_of(5)).data);
    const auto with = [&](std::optional<Millis> after, std::optional<Millis> window) {
        filed.after = after;
        filed.window = window;
        return Appeal{{filed, {.at = UtcTime{700'000}}}, {.at = UtcTime{100'000}}};
    };
    const Millis half_hour{1'800'000};
    CHECK_FALSE(with(half_hour, half_hour).late_by());
    CHECK(with(Millis{1'800'001}, half_hour).late_by() == Millis{1});
    CHECK_FALSE(with(Millis{9'000'000}, {}).late_by());
    CHECK(with({}, half_hour).after() == Millis{600'000});
    CHECK(with({}, Millis{500'000}).late_by() == Millis{100'000});
}
