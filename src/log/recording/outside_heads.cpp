#include "log/recording/outside_heads.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/chain/head_check.hpp"
#include "log/disk/log_path.hpp"
#include "log/keys/key_file.hpp"

namespace jadoube::log {
namespace {

bool is_of(const HeadNote& note, const Entry& entry) {
    return note.chain == entry.chain && note.seq == entry.seq && note.hash == entry.hash;
}

/// The heads of this chain that the file holds; none where there is no file yet.
Result<GivenHeads> heads_in(const std::filesystem::path& file, const ChainId& chain) {
    const auto text = read_file(file, kMostBytesOfHeads);
    if (!text && text.error().code == ErrorCode::file_missing) return GivenHeads{};
    if (!text) return tl::unexpected(text.error());
    GivenHeads heads;
    for (const HeadNote& note : read_head_notes(*text).notes)
        if (note.chain == chain) heads.heads.push_back(given_head(note));
    return heads;
}

Result<void> require_all(const CheckedLog& log, const GivenHeads& heads, const std::filesystem::path& file) {
    std::vector<Entry> entries;
    std::copy_if(log.entries().begin(), log.entries().end(), std::back_inserter(entries),
                 [&](const Entry& entry) { return entry.chain == log.own_chain(); });
    const auto* event = std::get_if<EventBegun>(&entries.front().data);
    if (heads.heads.empty() || event == nullptr) return {};
    const ChainRow chain{log.own_chain(), event->device, event->key};
    HeadCheck check(chain, entries, log.names());
    check.check_given(heads);
    if (check.found().findings.empty()) return {};
    return damaged_log(
        fmt::format("a head kept in {} does not fit: {}", shown(file.filename()), check.found().findings[0].words),
        log.path());
}

bool are_on_one_disk(const std::filesystem::path& a, const std::filesystem::path& b) {
    struct stat of_a {};
    struct stat of_b {};
    return ::stat(a.c_str(), &of_a) == 0 && ::stat(b.c_str(), &of_b) == 0 && of_a.st_dev == of_b.st_dev;
}

ChainKeys keys_of(const CheckedLog& log) {
    ChainKeys keys;
    for (const Entry& entry : log.entries()) {
        if (entry.chain != log.own_chain()) continue;
        if (const auto* event = std::get_if<EventBegun>(&entry.data)) keys = ChainKeys(event->key);
        keys.take(entry);
    }
    return keys;
}

}  // namespace

Result<HeadNote> head_note_of(const CheckedLog& log) {
    const Entry& last = log.last_own();
    const auto beside = heads_beside(log.path());
    if (beside && *beside) {
        for (const HeadNote& note : (*beside)->notes)
            if (is_of(note, last)) return note;
    }
    const ChainKeys keys = keys_of(log);
    if (keys.last() == nullptr)
        return failure(ErrorCode::key_unusable, "the key of this log was retired, and its last head is not beside it",
                       shown(log.path()), "put the heads of the log back beside it");
    const auto key = read_device_key(log.path(), *keys.last());
    if (!key) return tl::unexpected(key.error());
    return signed_head(last, *key);
}

Result<KeptOutside> keep_outside(const CheckedLog& log, const std::filesystem::path& given) {
    std::error_code problem;
    const std::filesystem::path file = std::filesystem::absolute(given, problem);
    const auto heads = heads_in(file, log.own_chain());
    if (!heads) return tl::unexpected(heads.error());
    if (const auto fit = require_all(log, *heads, file); !fit) return tl::unexpected(fit.error());
    const auto note = head_note_of(log);
    if (!note) return tl::unexpected(note.error());
    KeptOutside kept{.head = *note, .earlier = static_cast<int>(heads->heads.size())};
    kept.was_there = !heads->heads.empty() && heads->heads.back().note == *note;
    if (!kept.was_there)
        if (const auto added = add_head(file, *note); !added)
            return failure(ErrorCode::output_failed, "the head was not kept: " + added.error().message, shown(file),
                           "name a file on another disk that can be written");
    kept.is_same_disk = are_on_one_disk(log.path(), file);
    return kept;
}

}  // namespace jadoube::log
