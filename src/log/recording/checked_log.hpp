// The log of an event on this device: entries are added, never changed, each hashed onto the one before and signed.
//
// This is the one door to the entries of a log: there is no way to open it that does not check it to the last entry
// first. Whoever wants all of it gets the entries that were read to check them. Whoever wants one game of it may go by
// a check that was made before, of the very file that stands there now (check_note.hpp), so that recording costs the
// same in a long log as in a short one. A damaged log is not opened at all; `verify` says what is wrong with it, and a
// new log that names it (FollowedLog) goes on.
//
// "Recorded" means that the disk has synced, that the entry stands in the main file, and that its head is kept beside
// the log; where another program reads for so long that the last two cannot be, that is remarked. A failure to record
// says one of two things: not recorded, nothing changed (log_busy, log_readonly, log_full, or what is wrong with the
// entry), or unknown (log_unknown). See "What is promised" in docs/log-format.md.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "log/chain/check_note.hpp"
#include "log/chain/sequels.hpp"
#include "log/disk/database.hpp"
#include "log/entry/entry.hpp"
#include "log/keys/secret.hpp"
#include "log/keys/signing.hpp"
#include "log/merge/bundle.hpp"
#include "log/merge/merge_plan.hpp"
#include "log/state/fold.hpp"
#include "log/verify/verify.hpp"

namespace jadoube::log {

/// What the log takes from the world, given in so that the same input makes the same bytes.
struct Surroundings {
    Clock now;
    Random random;
    std::chrono::milliseconds wait{10'000};     // for another program that is writing
    std::chrono::milliseconds patience{5'000};  // with readers that keep entries from the main file
    /// Hears what was recorded, before anybody is told.
    std::function<void(EntrySeq first, EntrySeq last)> recorded = [](EntrySeq, EntrySeq) {};
    /// Hears what a person should know although all goes on.
    std::function<void(const std::string& remark)> remark = [](const std::string&) {};
};

/// What a log begins with. The store fills in the hash of the rules and the key of the device.
struct NewLog {
    EventBegun event;
    std::string rules_text;                               // of event.rules.id, as its file has it
    std::map<std::string, std::string> other_rules = {};  // id -> text of what it extends or defers to
    std::string author;
    std::shared_ptr<const Secret> passphrase = {};  // that locks the key; none: it is not locked
    std::vector<BundleFile> joins = {};  // of other devices of the event; merged before the log gets its name
};

/// Which entries a command reads. The others are checked all the same.
struct WholeLog {};
struct EventAlone {};  // the event and its laws
struct GameOf {        // and all of one game; where anything was laid on later games, that and all pairings too
    event::GameReference game;
};
struct GameOfIncident {  // and all of the game of the incident with that number
    LogNumber number = {};
};
using Part = std::variant<WholeLog, EventAlone, GameOf, GameOfIncident>;

/// What a command goes by: nothing is recorded on it where there are more of these by now.
struct Basis {
    std::int64_t of_event = 0;  // entries on the event and its laws
    std::optional<event::GameReference> game = {};
    std::int64_t of_game = 0;  // and on this game
    friend bool operator==(const Basis&, const Basis&) = default;
};
/// Of entries that are known, for what is to be recorded of a game, or of none.
[[nodiscard]] Basis basis_in(std::span<const Entry> entries, const std::optional<event::GameReference>& game);

struct Recorded {
    Entry entry;
    bool was_there = false;  // recorded by an earlier try of the same command
};

/// What a merge took in of one chain.
struct MergedChain {
    ChainMerged what;
    std::string letters = {};
    std::string device = {};
    bool is_new = false;  // here
};
struct Merged {
    std::vector<MergedChain> chains = {};  // none where all was here before
    std::optional<EntrySeq> entry = {};    // that records it; none where all that came was the news of merges
    /// Devices whose letters are others now: before, and after.
    std::vector<std::pair<std::string, std::string>> renamed = {};
};

/// One open log. Not for use by two threads, nor across fork().
class CheckedLog {
public:
    /// Starts a log in a file that must not exist, and its key beside it (mode 0600). All or nothing: on failure
    /// neither file is there. Fails with usage (a file of that name), key_unusable (a key of that name), log_missing
    /// (no such folder), log_readonly, log_full, what is wrong with the event, or bundle_refused.
    [[nodiscard]] static Result<CheckedLog> create(const std::filesystem::path& path, const NewLog& begin,
                                                   const Surroundings& surroundings);

    /// Opens a log and checks all of it. To read needs no key, and works on read-only disks. To append needs the
    /// device's key and a local disk. Fails with log_damaged, naming the first damaged entry, what is wrong with it and
    /// what was expected; and with log_missing, log_foreign, log_readonly, log_busy, key_unusable, format_newer,
    /// file_unreadable.
    [[nodiscard]] static Result<CheckedLog> open(const std::filesystem::path& path, Access access,
                                                 const Surroundings& surroundings, const Part& part = WholeLog{});

    /// The same where the key of the device is in the hand already, as one that is locked in its file.
    [[nodiscard]] static Result<CheckedLog> open(const std::filesystem::path& path, Access access,
                                                 const Surroundings& surroundings, const Part& part,
                                                 const std::optional<DeviceKey>& key);

    /// Records entries in this order, all or none. Where another program wrote meanwhile, the log is checked again
    /// first. One whose id is in the log already is answered from there; if it
    /// says something else there, this fails with internal. With `basis` nothing is recorded where the caller goes by
    /// what is no longer all: log_busy; what others recorded of other games does not matter. Errors name what
    /// happened: see above.
    [[nodiscard]] Result<std::vector<Recorded>> append(const std::vector<NewEntry>& entries,
                                                       const std::optional<Basis>& basis = {});
    [[nodiscard]] Result<Recorded> append(const NewEntry& entry, const std::optional<Basis>& basis = {});

    /// From the next entry on this key signs; its file takes the place of the one before, whose secret is written over.
    /// Without a key the chain ends here, and the secret is destroyed. Fails as append does.
    [[nodiscard]] Result<Recorded> change_key(const NewEntry& entry, const std::optional<DeviceKey>& next,
                                              const Secret* passphrase = nullptr);

    /// The text of a confidential note; nothing where its key is not here, destroyed or never was. Fails with
    /// key_unusable where the key that is kept is another.
    [[nodiscard]] Result<std::optional<std::string>> read_note(const ConfidentialNote& note) const;

    /// The entry with what it says, where that is for few eyes and its key is here; else as it is. A log that is opened
    /// to append has its entries so; one that is opened to read has not. Fails with log_damaged where what is opened
    /// does not belong to the entry, and with key_unusable where the key that is kept is another.
    [[nodiscard]] Result<Entry> revealed(Entry entry) const;

    /// Keeps a long text (UTF-8, at most kLargestText bytes) and answers its hash, by which entries name it.
    [[nodiscard]] Result<TextHash> put_text(std::string_view text);
    /// Fails with no_such_entry, or log_damaged where the text is not the one that was kept.
    [[nodiscard]] Result<std::string> text(const TextHash& hash) const;

    /// The entries of the part that was opened, of one chain by number, of several by logical time: as they were
    /// checked, and those recorded here since.
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// The numbers of their incidents.
    [[nodiscard]] const IncidentNumbers& incident_numbers() const { return numbers_; }
    /// The number of the incident that this entry reports, in the whole log as it is now.
    [[nodiscard]] Result<LogNumber> incident_number_of(const Entry& entry) const;
    /// Whether what was laid on later games stands in so many games that a part of the log has not all of them.
    [[nodiscard]] bool has_many_sequels() const { return sequels_.are_too_many(); }
    /// What the devices are called whose chains the log has.
    [[nodiscard]] const ChainNames& names() const { return names_; }
    /// The last entry of this device's own chain, where the whole log was read.
    [[nodiscard]] const Entry& last_own() const;
    /// The entry with that id, of whatever game; nothing where there is none.
    [[nodiscard]] Result<std::optional<Entry>> find(const EntryId& id) const;
    /// What the check found, which is no damage; empty where an earlier check was gone by.
    [[nodiscard]] const Verification& verification() const { return verification_; }
    /// Whether an earlier check was gone by.
    [[nodiscard]] bool was_checked_before() const { return was_checked_before_; }

    /// What another device does not have: all, or of a chain what comes after `since`. The log was opened whole. Fails
    /// with too_large, or as head_note_of does.
    [[nodiscard]] Result<Bundle> bundle(const std::map<ChainId, EntrySeq>& since = {}) const;

    /// Takes in what these bundles hold and the log does not, all or nothing: the union, whatever their order, as often
    /// as one likes. Checks the log with them in it before anything is committed. Entries keep their chain, bytes and
    /// times. Fails with bundle_refused, where nothing is recorded, and as append does.
    [[nodiscard]] Result<Merged> merge(const std::vector<BundleFile>& bundles, const std::string& author);

    /// A copy in one file, with nothing in a -wal file and its heads beside it, checked and synced before it gets its
    /// name. The key is not copied: a copy is to be read. Fails with usage where a file of that name is there, and as
    /// writing files does.
    [[nodiscard]] Result<Verification> copy_to(const std::filesystem::path& path);

    /// The chain of the device whose log this is.
    [[nodiscard]] const ChainId& own_chain() const { return own_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    CheckedLog(std::filesystem::path path, Database database, Surroundings surroundings);
    [[nodiscard]] static Result<void> join(const std::filesystem::path& made, const DeviceKey& key, const NewLog& begin,
                                           const Surroundings& surroundings);
    void keep_begun();
    [[nodiscard]] Result<void> check_and_read(const Part& part);
    [[nodiscard]] Result<bool> go_by_earlier_check(const Part& part);
    [[nodiscard]] Result<std::optional<CheckNote>> checked_before() const;
    [[nodiscard]] Result<void> read_names();
    [[nodiscard]] Result<CheckedEntries> check_now(const Surrounds& beside);
    [[nodiscard]] Result<void> check_if_changed();
    [[nodiscard]] Result<void> require_basis(const Basis& basis) const;
    [[nodiscard]] Result<void> require_count(const std::string& which, const Row& values, std::int64_t count,
                                             const std::string& what) const;
    [[nodiscard]] Result<void> read(const Part& part);
    [[nodiscard]] Result<std::vector<Entry>> rows_of(const Part& part) const;
    [[nodiscard]] std::string carry_into_main_file();
    void remark_carried();
    void keep_outside(const std::vector<Recorded>& recorded);
    void note_check() const;
    [[nodiscard]] Result<void> prepare_to_append(const std::optional<DeviceKey>& key);
    [[nodiscard]] Result<void> take_key(const std::optional<DeviceKey>& known);
    [[nodiscard]] Result<ChainRow> own_row() const;
    [[nodiscard]] Result<void> require_not_retired() const;
    [[nodiscard]] Result<std::vector<Recorded>> append_held(const std::vector<NewEntry>& entries,
                                                            const std::optional<Basis>& basis);
    [[nodiscard]] Result<std::vector<Recorded>> try_to_append(const std::vector<NewEntry>& entries,
                                                              const std::optional<Basis>& basis);
    [[nodiscard]] bool makes_room(const Error& failed) const;
    [[nodiscard]] Result<TextHash> try_to_put_text(std::string_view text);
    [[nodiscard]] Result<void> keep_last_head(const Entry& last);
    [[nodiscard]] Result<std::vector<Recorded>> write(const std::vector<NewEntry>& entries,
                                                      const std::optional<Basis>& basis);
    [[nodiscard]] Result<std::vector<Recorded>> settle(const std::vector<NewEntry>& entries, const Error& failed);
    [[nodiscard]] Error give_up(const Error& failed);
    [[nodiscard]] Result<void> reconnect();
    [[nodiscard]] Result<void> check_newest() const;
    [[nodiscard]] Result<Recorded> find_or_record(const NewEntry& entry);
    [[nodiscard]] Result<void> keep_or_destroy_field_key(const NewEntry& entry, const Entry& made);
    [[nodiscard]] Result<std::shared_ptr<const Secret>> field_key(const FieldId& field) const;
    [[nodiscard]] Result<std::optional<EncryptedField>> veil_for(const NewEntry& entry) const;
    [[nodiscard]] Result<void> reveal_all();
    [[nodiscard]] Result<Merged> try_to_merge(const std::vector<BundleFile>& bundles, const std::string& author);
    [[nodiscard]] Result<Merged> take_in(const std::vector<BundleFile>& bundles, const std::string& author);
    [[nodiscard]] Result<void> insert(const MergePlan& plan);
    [[nodiscard]] Result<void> insert(const ChainNews& news);
    [[nodiscard]] Result<void> check_taken_in(const std::vector<BundleFile>& bundles, const Surrounds& beside);
    [[nodiscard]] Result<BundledChain> bundled(const VerifiedChain& chain, EntrySeq since) const;
    void keep_merged(const Merged& merged);

    std::filesystem::path path_;
    Database database_;
    Surroundings surroundings_;
    std::vector<Entry> entries_;
    IncidentNumbers numbers_;
    ChainId own_;
    ChainNames names_;
    Verification verification_;
    mutable std::map<TextHash, std::string> texts_;  // those that were asked for and are as they were kept
    Sequels sequels_ = {};
    bool was_checked_before_ = false;
    std::int64_t checked_at_ = 0;   // the connection's count of what others committed, when it was checked
    std::optional<DeviceKey> key_;  // only to append
};

}  // namespace jadoube::log
