// What was laid on later games is known from the note of a check, and read with a part of the log.
#include "log/chain/sequels.hpp"

#include "base/error.hpp"
#include "log/chain/check_note.hpp"
#include "recording_disk.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

using Games = std::set<event::GameReference>;

/// A decision that chooses an exclusion from rounds.
NewEntry exclusion(const EntryId& id, const EntryId& on, const EntryId& ruling) {
    NewEntry entry = decision(id, on, ruling);
    auto& made = std::get<DecisionMade>(entry.data);
    made.manner = DecisionManner::option;
    made.option =
        parse_json(R"({"do": "penalty", "penalties": [{"penalty": "exclusion_from_rounds", "to": "white"}]})", "option")
            .value();
    return entry;
}

/// A ruling that lays this penalty by itself.
NewEntry ruling_laying(const EntryId& id, const EntryId& on, const std::string& words) {
    NewEntry entry = ruling(id, on, hash_of_rules());
    auto& proposed = std::get<RulingProposed>(entry.data);
    proposed.ruling.set(
        "matters",
        parse_json(R"([{"other": [{"kind": "penalty", "words": [)" + words + R"(], "articles": []}]}])", "matters")
            .value());
    return entry;
}

Games games_of(const NewEntry& entry) {
    Sequels sequels;
    sequels.take_in({.data = entry.data, .game = entry.game});
    return sequels.games();
}

NewEntry of_game(NewEntry entry, const std::string& reference) {
    entry.game = game(reference);
    return entry;
}

/// An hour after the sample log was written.
CheckedLog open_part(const std::filesystem::path& path, const std::string& reference) {
    static unsigned char seed = 90;
    Surroundings around = known_surroundings(++seed);
    around.now = [] { return UtcTime{1'795'269'802'512 + 3600 * 1000}; };
    auto log = CheckedLog::open(path, Access::append, around, GameOf{game(reference)});
    REQUIRE(log);
    return std::move(*log);
}

/// A log where White of r1b1 was excluded by the last of its entries.
void log_with_exclusion(const std::filesystem::path& path) {
    CheckedLog log = sample_log(path);
    REQUIRE(log.append({incident(log::id_of(0x60)), ruling(log::id_of(0x61), log::id_of(0x60), hash_of_rules()),
                        exclusion(log::id_of(0x62), log::id_of(0x60), log::id_of(0x61))}));
}

}  // namespace

TEST_CASE("what falls on later games: a penalty that was chosen, and what a ruling lays without a choice") {
    const EntryId id = id_of(1);
    CHECK(games_of(exclusion(id, id, id)) == Games{game("r1b1")});
    CHECK(games_of(decision(id, id, id)).empty());
    CHECK(games_of(ruling_laying(id, id, R"("own_time_less:600000:in next_round")")) == Games{game("r1b1")});
    CHECK(games_of(ruling_laying(id, id, R"("exclusion_from_rounds")")) == Games{game("r1b1")});
    CHECK(games_of(ruling_laying(id, id, R"("exclusion_from_rounds", "warning")")).empty());
    CHECK(games_of(ruling_laying(id, id, R"("own_time_less:600000")")).empty());
    CHECK(games_of(incident(id)).empty());
}

TEST_CASE("sequels are one word of a note") {
    CHECK(to_text(Sequels()) == "-");
    const Sequels two(Games{game("r1b1"), game("A.r2m3b4")});
    CHECK(read_sequels(to_text(two)) == two);
    CHECK(read_sequels("-") == Sequels());
    CHECK_FALSE(read_sequels(""));
    CHECK_FALSE(read_sequels("r1b1,"));
    CHECK_FALSE(read_sequels("nonsense"));
}

TEST_CASE("a part of a log has the games that lay on later ones, and all pairings") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    log_with_exclusion(path);
    const auto other = open_part(path, "r2b1");
    CHECK(other.was_checked_before());
    CHECK(other.entries().size() == 9);
    {
        CheckedLog log = open_part(path, "r2b1");
        REQUIRE(log.append({imported(id_of(0x70)), pairing(id_of(0x71), id_of(0x70), {})}));
        REQUIRE(log.append({of_game(incident(id_of(0x72)), "r3b1")}));
    }
    const auto later = open_part(path, "r4b1");
    CHECK(later.was_checked_before());
    CHECK(later.entries().size() == 11);  // not that of r3b1
    const State state = fold_part(later.entries(), later.names(), later.incident_numbers());
    CHECK(state.incidents.size() == 2);
    CHECK(state.all_incidents_ever() == 3);
}

TEST_CASE("the check of a whole log finds what it lays on later games anew") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    log_with_exclusion(path);
    std::filesystem::remove(check_note_path_of(path));
    { CHECK_FALSE(open_part(path, "r2b1").was_checked_before()); }
    REQUIRE(
        CheckedLog::open(path, Access::append, known_surroundings(91))->append(of_game(incident(id_of(0x63)), "r3b1")));
    const auto note = check_note_beside(path);
    REQUIRE(note);
    CHECK(note->note.sequels.games() == Games{game("r1b1")});
}

TEST_CASE("a note without the games that lay on later ones is none") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    log_with_exclusion(path);
    const std::string note = content_of(check_note_path_of(path));
    const std::size_t at = note.find(" r1b1 ");
    REQUIRE(at != std::string::npos);
    std::string hidden = note;
    hidden.replace(at, 6, " - ");
    write_content(check_note_path_of(path), hidden);
    const auto log = open_part(path, "r2b1");
    CHECK_FALSE(log.was_checked_before());
    CHECK(log.entries().size() == 9);
}

TEST_CASE("so many sequels that a part has not all of them are known to be so many") {
    Games many;
    for (int board = 1; board <= 70; ++board) many.insert(game("r1b" + std::to_string(board)));
    Sequels sequels;
    const EntryId id = id_of(1);
    for (const event::GameReference& one : many) sequels.take_in({.data = exclusion(id, id, id).data, .game = one});
    CHECK(sequels.are_too_many());
    CHECK(read_sequels(to_text(sequels))->are_too_many());
}
