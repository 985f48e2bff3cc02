// A note beside the log that its file, as it is, was checked to the last entry: so that the next command need not read
// all of it again. The note is signed with the device's key and holds the head of the chain, how many entries there
// are, and what the system says of the file: which it is, how long, when it last changed. A file that was written to
// since, by whatever program, has another time of change, which the system sets and nobody else, and is checked whole.
//
// What this does not show: bytes that the disk lost while nobody wrote (each entry that is read is held against its
// hash all the same, and after kBelieved the whole log is checked again), a clock of the system that was set back by
// its administrator, and bytes changed past SQLite in the milliseconds in which a command of ours writes. `verify` and
// `report` never go by the note.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "log/chain/entry_rows.hpp"
#include "log/chain/sequels.hpp"
#include "log/entry/entry.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

/// How long a check is believed.
inline constexpr std::chrono::hours kBelieved{12};

/// What the system says of a file that nobody has changed since it said the same. `size` is 0 where there is none.
struct FileState {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;
    std::int64_t modified_ns = 0;
    std::int64_t changed_ns = 0;
    friend bool operator==(const FileState&, const FileState&) = default;
};
[[nodiscard]] FileState state_of_file(const std::filesystem::path& path);

/// The log and its heads; nothing where entries stand in a -wal file.
struct LogFiles {
    FileState log;
    FileState heads;
    friend bool operator==(const LogFiles&, const LogFiles&) = default;
};
[[nodiscard]] std::optional<LogFiles> files_of(const std::filesystem::path& log);
/// The same once the system's clock for files, which goes in steps of some milliseconds, has gone on since the last
/// change: from then on no further change can have the same time. Nothing where that does not come.
[[nodiscard]] std::optional<LogFiles> settled_files_of(const std::filesystem::path& log);

struct CheckNote {
    ChainId chain = {};
    Head head = {};
    LogFiles files = {};
    UtcTime at = {};
    Sequels sequels = {};  // what the entries up to the head have laid on later games
    friend bool operator==(const CheckNote&, const CheckNote&) = default;
};

/// `open.jadoube` has its note in `open.jadoube.checked`. It may be removed at any time.
[[nodiscard]] std::filesystem::path check_note_path_of(const std::filesystem::path& log);

/// Writes the note, without syncing: one that is torn is none. Answers nothing, since nothing is lost without it.
void write_check_note(const std::filesystem::path& log, const CheckNote& note, const DeviceKey& key);

/// The note beside the log, before it is known whose it is.
struct SignedCheckNote {
    CheckNote note = {};
    Signature sig = {};
};
[[nodiscard]] std::optional<SignedCheckNote> check_note_beside(const std::filesystem::path& log);
[[nodiscard]] bool is_signed_by(const PublicKey& key, const SignedCheckNote& note);

/// Whether what was checked then is what stands there now.
[[nodiscard]] bool still_holds(const CheckNote& note, const std::filesystem::path& log, const ChainId& chain,
                               const Head& head, UtcTime now);

}  // namespace jadoube::log
