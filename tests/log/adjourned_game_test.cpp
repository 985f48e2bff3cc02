// Adjourned games in the log: what the fold makes of them, and what verifying finds for ever.
#include "log/state/adjourned_game.hpp"
#include "base/error.hpp"

#include "log/state/fold.hpp"
#include "log/verify/seal_check.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;
using chess::Color;

namespace {

const EntryId kAdjournment = id_of(0x10);

/// Entries of one chain about r1b1, as a store would have made them; without passphrases, which take their time.
class Adjourned {
public:
    Adjourned() {
        REQUIRE(start_signing());
        begin_ = adjournment(kAdjournment);
        add(begin_.data, kAdjournment);
    }

    /// A move sealed in this log, with its keys kept.
    EntryId seal(const std::string& text, unsigned char id, Color by = Color::white) {
        auto sealed = seal_text(Secret::of(text), to_canonical_text(context(id_of(id), by)));
        REQUIRE(sealed);
        MoveSealed move{.adjournment = kAdjournment, .by = by, .context = context(id_of(id), by)};
        move.sealing = sealed->sealing;
        add(move, id_of(id));
        keys_.insert_or_assign(id_of(id), std::move(sealed->keys));
        return id_of(id);
    }
    void pause(const EntryId& sealed, Color by = Color::white) {
        add(ClockPaused{.adjournment = kAdjournment, .by = by, .sealed = sealed}, id_of(next_++));
    }
    SealOpened open(const EntryId& id) {
        const auto entry = std::find_if(all_.begin(), all_.end(), [&](const Entry& e) { return e.id == id; });
        const auto& move = std::get<MoveSealed>(entry->data);
        auto opening = open_text(move.sealing, keys_.at(id), to_canonical_text(move.context));
        REQUIRE(opening);
        return {.sealed = id, .value = opening->value, .text = opening->text, .commitment = opening->commitment};
    }
    void add(const EntryData& data, const EntryId& id, std::optional<EntryId> supersedes = {}) {
        const auto seq = static_cast<std::int64_t>(all_.size()) + 1;
        all_.push_back({.seq = EntrySeq{seq},
                        .id = id,
                        .data = data,
                        .game = game("r1b1"),
                        .supersedes = supersedes,
                        .hlc = {seq * 1000, 0}});
    }
    void add(const EntryData& data) { add(data, id_of(next_++)); }

    [[nodiscard]] Json context(const EntryId& id, Color by) const {
        return context_of({}, game("r1b1"), id, by, kAdjournment, std::get<GameAdjourned>(begin_.data));
    }
    [[nodiscard]] std::vector<Entry>& all() { return all_; }
    [[nodiscard]] AdjournedGame now() const { return fold(all_).adjourned.at(0); }
    [[nodiscard]] std::vector<std::string> findings() const {
        std::vector<std::string> words;
        for (const DamageFound& finding : check_seals(all_)) words.push_back(finding.words);
        return words;
    }

private:
    NewEntry begin_ = adjournment(kAdjournment);
    std::vector<Entry> all_;
    std::map<EntryId, SealKeys> keys_;
    unsigned char next_ = 0x80;
};

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("an adjourned game is sealed, fixed, opened and resumed, and each state shows") {
    Adjourned log;
    CHECK(log.now().status() == AdjournedStatus::adjourned);
    CHECK(log.now().next_to_open() == nullptr);
    const EntryId first = log.seal("Bd7", 0x20);
    CHECK(log.now().status() == AdjournedStatus::sealed);
    const EntryId second = log.seal("Be6", 0x21);
    CHECK(log.now().envelopes.at(0).replaced);
    CHECK(log.now().envelope_of(Color::white)->sealed.entry.id == second);
    log.pause(second);
    CHECK(log.now().status() == AdjournedStatus::paused);
    const EntryId reply = log.seal("Kf4", 0x22, Color::black);
    CHECK(log.now().next_to_open()->sealed.entry.id == second);
    log.add(PresenceNoted{.adjournment = kAdjournment, .player = Color::black});
    CHECK(log.now().presence.black->what.present);
    log.add(log.open(second));
    CHECK(log.now().status() == AdjournedStatus::opened);
    CHECK(log.now().next_to_open()->sealed.entry.id == reply);
    log.add(GameResumed{.adjournment = kAdjournment, .move = "Be6"});
    CHECK(log.now().status() == AdjournedStatus::resumed);
    CHECK(log.findings() == Words{});
    CHECK(fold(log.all()).stray.empty());
    CHECK(fold(log.all()).adjournment_of(game("r1b1"))->resumed);
    CHECK(fold(log.all()).adjournment_of(game("r1b2")) == nullptr);
    CHECK(first != second);
}

TEST_CASE("what is sealed after the clock was paused does not count, and is found") {
    Adjourned log;
    const EntryId first = log.seal("Bd7", 0x20);
    log.pause(first);
    log.seal("Be6", 0x21);
    CHECK(log.now().envelope_of(Color::white)->sealed.entry.id == first);
    CHECK(log.findings() == Words{"entry 4: it was sealed after the player's clock was paused or his sealed move was "
                                  "opened, and does not count"});
}

TEST_CASE("an opening that is not what was sealed is found for ever") {
    Adjourned log;
    const EntryId sealed = log.seal("Bd7", 0x20);
    SealOpened other = log.open(sealed);
    other.text = "Be6";
    other.commitment = commitment_of(other.value, to_canonical_text(log.context(sealed, Color::white)), "Be6");
    log.add(other);
    const Words found{"entry 3: what was opened is not what was sealed: the commitment is another"};
    CHECK(log.findings() == found);
    CHECK_FALSE(is_as_sealed(log.now().envelopes.at(0).sealed.what, other));

    SealOpened value = log.open(sealed);
    value.value.value[0] ^= 1;
    log.all().back().data = value;
    CHECK(log.findings() == found);
    log.all().back().data = log.open(sealed);
    CHECK(log.findings() == Words{});
}

TEST_CASE("a sealed move that opens to another text under a second key shows by its commitment") {
    // Whoever seals chooses the keys, and could encrypt one move and commit to another.
    Adjourned log;
    const EntryId honest = log.seal("Bd7", 0x20);
    const EntryId other = log.seal("Be6", 0x21);
    SealOpened claimed = log.open(other);
    claimed.sealed = honest;
    claimed.commitment = std::get<MoveSealed>(log.all().at(1).data).sealing.commitment;
    log.add(claimed);
    CHECK(log.findings().size() == 1);
}

TEST_CASE("a sealed move is bound to its log, its game, its entry, its player and its envelope") {
    const auto after = [](const std::function<void(Entry&)>& change) {
        Adjourned log;
        log.seal("Bd7", 0x20);
        change(log.all().back());
        const Words findings = log.findings();
        return findings.size() == 1 ? findings.front() : std::string("none");
    };
    CHECK(after([](Entry&) {}) == "none");
    CHECK(after([](Entry& entry) { entry.chain.value[0] = 1; }) ==
          "entry 2: it was sealed with another value of 'chain'");
    CHECK(after([](Entry& entry) { entry.game = game("r1b2"); }) ==
          "entry 2: it was sealed with another value of 'game'");
    CHECK(after([](Entry& entry) { entry.id = id_of(0x33); }) ==
          "entry 2: it was sealed with another value of 'sealed'");
    CHECK(after([](Entry& entry) { std::get<MoveSealed>(entry.data).by = Color::black; }) ==
          "entry 2: it was sealed with another value of 'by'");

    Adjourned log;
    log.seal("Bd7", 0x20);
    std::get<GameAdjourned>(log.all().front().data).resumption = "next year";
    CHECK(log.findings() ==
          Words{"entry 2: the envelope that it was sealed with says something else than the adjournment"});
}

TEST_CASE("nothing that makes a sealed move checkable can be withdrawn") {
    Adjourned log;
    const EntryId sealed = log.seal("Bd7", 0x20);
    log.pause(sealed);
    log.add(Withdrawn{"never mind"}, id_of(0x70), sealed);
    CHECK(log.now().envelope_of(Color::white) != nullptr);
    CHECK(log.findings() == Words{"entry 4: it withdraws what cannot be withdrawn"});
}

TEST_CASE("the store refuses a seal for the adjournment of another game") {
    const Folder folder;
    CheckedLog store = sample_log(folder / "open.jadoube");
    REQUIRE(store.append(adjournment(kAdjournment)));
    NewEntry sealed{id_of(0x20), MoveSealed{.adjournment = kAdjournment, .context = Json::object()}, "Ada Byron",
                    game("r1b2")};
    CHECK_FALSE(store.append(sealed));
    sealed.game = game("r1b1");
    CHECK(store.append(sealed));
    CHECK_FALSE(store.append(withdrawal(id_of(0x21), id_of(0x20))));
}
