// What follows from the entries, made anew from them: the indexes, and the copies of a body that stand in its columns.
// The evidence (bodies, hashes, signatures, texts, heads) is not touched, and a log of which that is damaged stays as
// it is.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/verify/verify.hpp"

namespace jadoube::log {

/// An index as it was, held against the entries.
struct IndexHeld {
    std::string name;
    std::int64_t rows = 0;                       // as they must be
    std::int64_t missing = 0;                    // of them
    std::int64_t too_many = 0;                   // others that stood there
    std::optional<std::string> unreadable = {};  // why it could not be read: absent, altered, damaged
    [[nodiscard]] bool differs() const { return missing > 0 || too_many > 0 || unreadable.has_value(); }
};

/// A column that said something else than the body beside it.
struct CopyHeld {
    LogNumber entry;
    std::string column;
    std::string was;
    std::string is;  // by the body
};

struct Rebuilt {
    std::vector<IndexHeld> indexes = {};
    std::vector<CopyHeld> copies = {};
    std::optional<std::filesystem::path> kept = {};  // the file as it was, where anything differed
    Verification verification = {};                  // of the log as it is now
    [[nodiscard]] bool differed() const { return kept.has_value(); }
};

/// Holds them against the entries, and makes them anew where they differ; else the file stays as it is, byte for byte.
/// The whole log is checked before that is committed. Fails, and changes nothing, with log_damaged where more is wrong
/// than what follows from the entries; with usage where a file from an earlier time stands in the way; with log_busy,
/// log_full, log_readonly and the codes of verify.
[[nodiscard]] Result<Rebuilt> rebuild(const std::filesystem::path& path, std::chrono::milliseconds wait);

}  // namespace jadoube::log
