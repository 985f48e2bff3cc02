// How far the log had come, kept in a second file beside it: a line for each recording, signed by the key of the
// device. A log whose end was cut off, or lost from a -wal file, ends before the last of them.
//
// Whoever can cut the log can cut this file too: only a head that left the machine proves the end against him.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "log/entry/entry.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

/// `open.jadoube` keeps its heads in `open.jadoube.heads`.
[[nodiscard]] std::filesystem::path heads_path_of(const std::filesystem::path& log);

/// "The chain had this entry as its last then."
struct HeadNote {
    ChainId chain = {};
    EntrySeq seq{};
    EntryHash hash = {};
    UtcTime at = {};
    Signature sig = {};
    friend bool operator==(const HeadNote&, const HeadNote&) = default;
};

/// The head of this entry, signed.
[[nodiscard]] HeadNote signed_head(const Entry& entry, const DeviceKey& key);
[[nodiscard]] bool is_signed_by(const PublicKey& key, const HeadNote& note);

/// One line without its end: `jadoube-head-v1 CHAIN SEQ HASH AT SIG`.
[[nodiscard]] std::string to_text(const HeadNote& note);
[[nodiscard]] std::optional<HeadNote> parse_head_note(std::string_view line);

/// The most that is read of a file of heads: some hundred thousand.
inline constexpr std::size_t kMostBytesOfHeads = std::size_t{1} << 28U;

/// The notes of a file, and how many lines of it are none. A last line without its end was never finished.
struct HeadNotes {
    std::vector<HeadNote> notes = {};
    int others = 0;
};
[[nodiscard]] HeadNotes read_head_notes(std::string_view text);

/// All of the file beside the log; nothing where there is no such file. Fails with file_unreadable or too_large.
[[nodiscard]] Result<std::optional<HeadNotes>> heads_beside(const std::filesystem::path& log);

/// Adds a line to the file, which is made where there is none, and syncs it. Fails with log_readonly or log_full,
/// naming the file.
[[nodiscard]] Result<void> add_head(const std::filesystem::path& path, const HeadNote& note);
/// The same to the file beside the log.
[[nodiscard]] Result<void> keep_head(const std::filesystem::path& log, const HeadNote& note);

}  // namespace jadoube::log
