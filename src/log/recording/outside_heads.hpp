// A file of heads on another disk: the head of the log is added to it, and each time it is first held against the log,
// which must still have all the heads that were kept there before.
#pragma once

#include <filesystem>

#include "log/chain/heads_file.hpp"
#include "log/recording/checked_log.hpp"

namespace jadoube::log {

struct KeptOutside {
    HeadNote head = {};
    int earlier = 0;            // heads of this log that stood in the file, all of which the log still has
    bool was_there = false;     // this one too, as the last of them: nothing was added
    bool is_same_disk = false;  // as the log stands on: lost with it
};

/// The head of this device's own chain, as it was signed when the entry was recorded, else signed now. Fails with
/// key_unusable where it was never signed and the key is not here.
[[nodiscard]] Result<HeadNote> head_note_of(const CheckedLog& log);

/// Adds the head of the log to the file given, which is made where there is none, and syncs it. Fails with log_damaged
/// where the log no longer has a head that was kept there, and then adds nothing; with key_unusable where the head was
/// never signed and the key is not here; and with output_failed, or as reading files does.
[[nodiscard]] Result<KeptOutside> keep_outside(const CheckedLog& log, const std::filesystem::path& given);

}  // namespace jadoube::log
