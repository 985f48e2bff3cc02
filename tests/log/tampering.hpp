// What somebody can do to a log who has its file: SQL of his own, past the triggers, with or without a key.
#pragma once

#include <filesystem>
#include <string>

#include "log/keys/signing.hpp"

namespace jadoube::log {

/// Runs SQL on the file as anybody could who has it; answers SQLite's words where it fails, else nothing.
[[nodiscard]] std::string tamper(const std::filesystem::path& path, const std::string& sql);

/// SQL that runs as if there were no triggers, and puts every one back as it was.
[[nodiscard]] std::string past_triggers(const std::string& sql);

/// An UPDATE of one entry to this body and its hash, signed with `key`.
[[nodiscard]] std::string rewrite(std::int64_t seq, const std::string& body, const DeviceKey& key);

/// Bytes, and text, as SQL writes them.
[[nodiscard]] std::string blob(const std::string& raw);
[[nodiscard]] std::string sql_text(const std::string& text);

}  // namespace jadoube::log
