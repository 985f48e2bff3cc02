// What an entry can say, one type for each kind: values in the program, JSON objects in the log. Names of articles,
// facts and acts are those of the rulesets and are kept as they came; who reads them back knows their shape.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/json.hpp"
#include "event/paired_game.hpp"
#include "log/entry/adjournment_entries.hpp"
#include "log/entry/entry_kind.hpp"
#include "log/entry/entry_values.hpp"
#include "log/entry/field.hpp"
#include "log/entry/utc_time.hpp"
#include "rules/vocabulary/play.hpp"

namespace jadoube::log {

/// The log that this one goes on from, as its file was then.
struct FollowedLog {
    std::string file;                   // its name
    TextHash sha256 = {};               // of the whole file
    std::optional<ChainId> chain = {};  // absent: none could be read
    std::int64_t entries = 0;           // that could be read
    std::string verdict = {};           // what verify said of it
    friend bool operator==(const FollowedLog&, const FollowedLog&) = default;
};

/// The first entry of a log: which event this is, and under which laws it is played.
struct EventBegun {
    static constexpr EntryKind kKind = EntryKind::event;
    std::string name;
    std::string place = {};
    std::string first_day = {};  // YYYY-MM-DD; may be empty
    std::string last_day = {};
    AdoptedRules rules = {};
    rules::Play play = rules::Play::standard;
    std::optional<std::string> control = {};  // the time control in its compact text, where no other is told for a game
    std::vector<Arbiter> arbiters = {};
    Json facts = Json::object();  // of the event, by name (well_supervised ...)
    std::string device = "A";     // what people call the device that keeps the log
    PublicKey key = {};           // with which it signs
    std::string time_zone = {};   // by which its times are shown and typed (Europe/Vienna); empty: UTC
    std::optional<FollowedLog> follows = {};
    friend bool operator==(const EventBegun&, const EventBegun&) = default;
};

/// Another ruleset holds from now on; incidents before are judged by the one before.
struct RulesChanged {
    static constexpr EntryKind kKind = EntryKind::rules;
    AdoptedRules rules;
    std::string reason = {};
    friend bool operator==(const RulesChanged&, const RulesChanged&) = default;
};

/// All that is known of a game at this moment; replaces what an earlier entry said of it.
struct GameKnown {
    static constexpr EntryKind kKind = EntryKind::game;
    chess::ByColor<std::string> players;
    std::optional<std::string> start = {};  // FEN; absent: the usual position
    std::vector<std::string> moves = {};    // so far, as written; empty where `pgn` has them
    std::optional<TextHash> pgn = {};       // one game, kept as a text
    std::string result = {};                // "1-0"; empty while it is played
    friend bool operator==(const GameKnown&, const GameKnown&) = default;
};

/// What happened at a board, as it was reported.
struct IncidentReported {
    static constexpr EntryKind kKind = EntryKind::incident;
    JsonArray acts = {};         // in order, as in `when.acts` of a case file
    bool told_complete = false;  // nothing else happened
    std::vector<ToldFact> facts = {};
    ClockReadings clocks = {};
    std::optional<std::int64_t> ply = {};  // half-moves of the game's record before the first act
    std::optional<std::string> fen = {};   // the position then, where no record has it
    std::vector<std::string> moves = {};   // from there to the first act
    std::string reported_by = {};          // may be empty
    std::string note = {};
    /// The incident that left what this one begins with: board, duties, choices.
    std::optional<EntryId> goes_on_from = {};
    std::optional<UtcTime> happened = {};  // where it was told apart from when it was entered
    friend bool operator==(const IncidentReported&, const IncidentReported&) = default;
};

/// What was entered of an incident was wrong: from now on it reads so. Rulings and decisions on what stood before are
/// on that; what was told of it besides stays.
struct IncidentCorrected {
    static constexpr EntryKind kKind = EntryKind::correction;
    EntryId incident;  // by its first entry
    IncidentReported report = {};
    std::string reason = {};
    std::string by = {};
    friend bool operator==(const IncidentCorrected&, const IncidentCorrected&) = default;
};

/// The answer to a question of a ruling, or something remembered later. The last answer on a fact counts.
struct FactTold {
    static constexpr EntryKind kKind = EntryKind::fact;
    EntryId incident;
    ToldFact told;
    std::string note = {};
    friend bool operator==(const FactTold&, const FactTold&) = default;
};

/// What jadoube proposed, with its whole chain.
struct RulingProposed {
    static constexpr EntryKind kKind = EntryKind::ruling;
    EntryId incident;
    AdoptedRules rules;
    Json ruling;                        // as every --json prints it; has a "status"
    std::string program = {};           // name and version of what judged
    std::vector<Counted> counted = {};  // if this ruling stands
    friend bool operator==(const RulingProposed&, const RulingProposed&) = default;
};

enum class DecisionManner { as_proposed, option, otherwise };
[[nodiscard]] std::string_view name_of(DecisionManner manner);

/// What the arbiter decided.
struct DecisionMade {
    static constexpr EntryKind kKind = EntryKind::decision;
    EntryId incident;
    std::optional<EntryId> ruling = {};  // the proposal; needed unless `otherwise`
    DecisionManner manner = DecisionManner::as_proposed;
    Json option = nullptr;    // as in the ruling; only with `option`
    std::string words = {};   // what was decided; needed with `otherwise`
    std::string reason = {};  // needed with `otherwise`
    std::string by = {};
    std::vector<Counted> counted = {};     // only with `otherwise`
    std::optional<EntryId> replaces = {};  // the decision that stood before; absent in the first
    std::vector<EntryId> settles = {};     // others that stood beside that one, made on other devices
    friend bool operator==(const DecisionMade&, const DecisionMade&) = default;
};

/// The decision on an incident is appealed against.
struct AppealFiled {
    static constexpr EntryKind kKind = EntryKind::appeal;
    EntryId incident;
    EntryId decision;                     // the one that it is against
    std::string appellant = {};           // "white", "black", or the name of whoever speaks for a player
    std::string grounds = {};             // needed
    std::string deposit = {};             // what was laid down, in words; may be empty
    std::optional<Millis> after = {};     // how long after the decision; absent: by the times of the two entries
    std::optional<Millis> window = {};    // within which it had to be; absent: neither code nor event says
    std::string hears = {};               // who hears it: "appeals_committee"; empty: the code names nobody
    std::vector<std::string> under = {};  // the articles by which it may be made
    friend bool operator==(const AppealFiled&, const AppealFiled&) = default;
};

/// Somebody who does not sit on an appeal, and why.
struct Recusal {
    std::string name;
    std::string reason;
    friend bool operator==(const Recusal&, const Recusal&) = default;
};

/// Who hears an appeal; the last one named counts.
struct AppealPanel {
    static constexpr EntryKind kKind = EntryKind::appeal_panel;
    EntryId appeal;
    std::vector<std::string> members = {};
    std::vector<Recusal> recused = {};
    friend bool operator==(const AppealPanel&, const AppealPanel&) = default;
};

enum class AppealOutcome { upheld, dismissed, withdrawn };
[[nodiscard]] std::string_view name_of(AppealOutcome outcome);
enum class Deposit { none, returned, kept };
[[nodiscard]] std::string_view name_of(Deposit deposit);

/// How an appeal ended.
struct AppealClosed {
    static constexpr EntryKind kKind = EntryKind::appeal_closed;
    EntryId appeal;
    AppealOutcome outcome = AppealOutcome::dismissed;
    std::string reason = {};  // needed unless withdrawn
    Deposit deposit = Deposit::none;
    std::string by = {};                   // who decided
    std::optional<EntryId> decision = {};  // what stands in place of the one before; only with `upheld`
    friend bool operator==(const AppealClosed&, const AppealClosed&) = default;
};

/// The entry that this one supersedes counts no more; it stays visible.
struct Withdrawn {
    static constexpr EntryKind kKind = EntryKind::withdrawal;
    std::string reason;
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};

/// What the clocks of one game showed.
struct BoardReading {
    event::GameReference game;
    ClockReadings clocks;
    friend bool operator==(const BoardReading&, const BoardReading&) = default;
};

/// One round of readings, from board to board, in the order in which they were entered. No game twice.
struct ClocksRead {
    static constexpr EntryKind kKind = EntryKind::clocks_read;
    /// Of the day, by the arbiter's watch, which may be in any zone; absent: read when it was recorded.
    std::optional<Millis> watch = {};
    std::vector<BoardReading> boards;
    std::string note = {};
    friend bool operator==(const ClocksRead&, const ClocksRead&) = default;
};

/// A file about the tournament was read. What was taken from it stands in the pairings that name this entry.
struct FileImported {
    static constexpr EntryKind kKind = EntryKind::imported;
    std::string file;                         // its name
    std::string format = {};                  // "TRF", "CSV", "PGN", "DGT"
    std::string encoding = {};                // "UTF-8", "Windows-1252"
    TextHash sha256 = {};                     // of its bytes
    TextHash text = {};                       // the whole of it, kept as a text
    std::string section = {};                 // of which it is; empty where the event has only one
    std::string tournament = {};              // its name there; may be empty
    std::optional<std::string> control = {};  // in its compact text
    std::int64_t players = 0;
    friend bool operator==(const FileImported&, const FileImported&) = default;
};

/// The pairing of a round, whole: what an earlier one of the same round said counts no more.
struct RoundPaired {
    static constexpr EntryKind kKind = EntryKind::pairing;
    EntryId imported;  // the file
    std::string section = {};
    int round = 1;
    event::PairedGames games = {};  // of that section and round, none twice
    friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};

/// What one chain got by a merge.
struct ChainMerged {
    ChainId chain;
    std::int64_t first = 1;  // of the entries that came
    std::int64_t last = 1;
    EntryHash head;                             // of the last
    std::optional<std::int64_t> ahead_ms = {};  // by how much the clock of that device was seen to be ahead of ours
    friend bool operator==(const ChainMerged&, const ChainMerged&) = default;
};

/// Entries of other devices came in: a head of this chain after it stands for theirs up to there.
struct ChainsMerged {
    static constexpr EntryKind kKind = EntryKind::merged;
    std::vector<ChainMerged> chains;  // each once
    std::vector<TextHash> bundles;    // the SHA-256 of each file
    friend bool operator==(const ChainsMerged&, const ChainsMerged&) = default;
};

/// The device signs with another key from the next entry on, or with none: then its chain ends here.
struct KeyChanged {
    static constexpr EntryKind kKind = EntryKind::key;
    std::optional<PublicKey> key = {};
    std::string reason = {};
    friend bool operator==(const KeyChanged&, const KeyChanged&) = default;
};

/// Something on a game that is for few eyes, as a suspicion: encrypted under a key of its own, which can be destroyed.
struct ConfidentialNote {
    static constexpr EntryKind kKind = EntryKind::confidential;
    EncryptedField note = {};
    friend bool operator==(const ConfidentialNote&, const ConfidentialNote&) = default;
};

/// The key of such a note, or of an incident that is confidential, was destroyed: nobody can read it any more.
struct Redacted {
    static constexpr EntryKind kKind = EntryKind::redaction;
    EntryId entry;
    std::string reason = {};                 // which anybody can read; needed
    EntryKind of = EntryKind::confidential;  // or incident, with all that was recorded of it
    friend bool operator==(const Redacted&, const Redacted&) = default;
};

/// The key of another device is retired, which was stolen or lost: what it signed after this entry of its chain is not
/// believed. The last word on a device counts, so that more can be believed later.
struct DeviceRetired {
    static constexpr EntryKind kKind = EntryKind::device_retired;
    ChainId chain;
    std::int64_t last = 1;    // that is believed; it is here
    EntryHash head = {};      // of it
    std::string reason = {};  // needed
    std::string by = {};      // in whose role
    friend bool operator==(const DeviceRetired&, const DeviceRetired&) = default;
};

using EntryData =
    std::variant<EventBegun, RulesChanged, GameKnown, IncidentReported, FactTold, RulingProposed, DecisionMade,
                 Withdrawn, GameAdjourned, MoveSealed, ClockPaused, PresenceNoted, SealOpened, GameResumed, SealVoid,
                 ClocksRead, IncidentCorrected, AppealFiled, AppealPanel, AppealClosed, FileImported, RoundPaired,
                 ChainsMerged, KeyChanged, ConfidentialNote, Redacted, DeviceRetired>;

[[nodiscard]] EntryKind kind_of(const EntryData& data);
[[nodiscard]] Json to_json(const EntryData& data);
/// Reads `data` of an entry of that kind: every key must be there, no other, each in the shape that to_json writes.
/// Fails with json_shape.
[[nodiscard]] Result<EntryData> read_data(EntryKind kind, const Json& data);

/// The entries that this one speaks about, and of which kind they must be.
struct Reference {
    EntryId id;
    EntryKind kind = EntryKind::event;
};
[[nodiscard]] std::vector<Reference> references_of(const EntryData& data);
/// The texts that it names.
[[nodiscard]] std::vector<TextHash> texts_of(const EntryData& data);

}  // namespace jadoube::log
