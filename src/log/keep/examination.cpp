#include "log/keep/examination.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/reserve_file.hpp"
#include "log/disk/wal_check.hpp"
#include "log/keys/key_file.hpp"
#include "log/verify/verify.hpp"

namespace jadoube::log {
namespace {

namespace fs = std::filesystem;
using AllFound = std::vector<Diagnosis>;

constexpr mode_t kOthersMayRead = S_IRGRP | S_IROTH;
constexpr mode_t kOthersMayWrite = S_IWGRP | S_IWOTH;
constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20U;

std::string name_in_folder(const fs::path& file) {
    return for_terminal(file.filename().string(), 100);
}

Diagnosis well(Looked what, std::string words) {
    return {what, Health::well, std::move(words)};
}
Diagnosis remarked(Looked what, std::string words, std::string advice) {
    return {what, Health::remark, std::move(words), std::move(advice)};
}
Diagnosis troubled(Looked what, std::string words, std::string advice) {
    return {what, Health::trouble, std::move(words), std::move(advice)};
}

/// Where nothing else was found.
AllFound or_well(AllFound found, Looked what, std::string words) {
    if (found.empty()) found.push_back(well(what, std::move(words)));
    return found;
}

mode_t mode_of(const fs::path& file) {
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

AllFound look_at_permissions(const fs::path& file, Looked what) {
    const mode_t mode = mode_of(file);
    const std::string advice = fmt::format("chmod 600 {}", name_in_folder(file));
    if ((mode & kOthersMayWrite) != 0)
        return {troubled(what, fmt::format("others may write to it (mode {:04o})", mode), advice)};
    if ((mode & kOthersMayRead) != 0)
        return {remarked(what, fmt::format("others may read it (mode {:04o})", mode), advice)};
    return {};
}

AllFound look_at_file(const fs::path& log) {
    AllFound found = look_at_permissions(log, Looked::file);
    if (::access(log.c_str(), W_OK) != 0)
        found.push_back(troubled(
            Looked::file, "you cannot write to it: nothing can be recorded",
            fmt::format("see whose it is: ls -l {}; to read and verify is enough as it is", name_in_folder(log))));
    std::error_code unreadable;
    const auto size = fs::file_size(log, unreadable);
    return or_well(std::move(found), Looked::file,
                   fmt::format("{} KiB, for its owner alone", unreadable ? 0 : (size + 1023) / 1024));
}

/// A log, a copy or a bundle is written under such a name, and gets its own when it is whole.
bool is_unfinished(const std::string& name) {
    const bool is_ours = name.find(".jadoube.") != std::string::npos || name.find(".bundle.") != std::string::npos;
    return is_ours && (name.ends_with(".tmp") || name.ends_with(".tmp-journal"));
}

/// Files in the folder whose names begin with that of the log, or with its stem, and those left unfinished.
std::vector<std::string> names_like(const fs::path& log) {
    const std::string stem = log.stem().string();
    std::vector<std::string> names;
    std::error_code problem;
    for (fs::directory_iterator entry(log.parent_path(), problem), end; !problem && entry != end;
         entry.increment(problem)) {
        std::string name = entry->path().filename().string();
        if (name.rfind(stem, 0) == 0 || is_unfinished(name)) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// What programs that keep folders alike call the second of two files that both have changed.
AllFound look_for_conflicts(const std::vector<std::string>& names) {
    constexpr std::string_view kInItsName = "conflict";
    AllFound found;
    for (const std::string& name : names) {
        if (lower(name).find(kInItsName) == std::string::npos) continue;
        found.push_back(remarked(
            Looked::folder, fmt::format("'{}' was made by a program that keeps folders alike", for_terminal(name, 100)),
            "keep the log in a folder that nothing synchronises; 'jadoube verify' says how far each of the two goes"));
    }
    return found;
}

/// A copy, or a new log, that a killed program left unfinished.
AllFound look_for_leftovers(const std::vector<std::string>& names) {
    AllFound found;
    for (const std::string& name : names) {
        if (!is_unfinished(name) && fs::path(name).extension() != ".tmp") continue;
        found.push_back(remarked(Looked::folder, fmt::format("'{}' was left unfinished", for_terminal(name, 100)),
                                 "remove it where no jadoube is at work"));
    }
    return found;
}

/// SQLite would play it back into the log.
AllFound look_for_journal(const fs::path& log) {
    const fs::path journal = log.string() + "-journal";
    std::error_code problem;
    if (fs::symlink_status(journal, problem).type() == fs::file_type::not_found) return {};
    return {troubled(Looked::folder,
                     fmt::format("'{}' stands beside the log, and jadoube makes no such file: what is in it may be "
                                 "written over the log",
                                 name_in_folder(journal)),
                     "move it to another folder before anything opens the log")};
}

AllFound look_at_folder(const fs::path& log) {
    const fs::path folder = log.parent_path();
    const auto names = names_like(log);
    AllFound found = look_for_journal(log);
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        found.push_back(troubled(Looked::folder, "you cannot write in it: nothing can be recorded",
                                 "copy the log, its key and its heads to a folder of your own"));
    const mode_t mode = mode_of(folder);
    if ((mode & S_IWOTH) != 0 && (mode & S_ISVTX) == 0)
        found.push_back(remarked(Looked::folder, "everybody may put another file in the place of the log",
                                 fmt::format("chmod o-w {}", shown(folder))));
    for (AllFound& more : std::array{look_for_conflicts(names), look_for_leftovers(names)})
        std::move(more.begin(), more.end(), std::back_inserter(found));
    return or_well(std::move(found), Looked::folder, shown(folder));
}

DiskState state_of_disk(const fs::path& log) {
    std::error_code problem;
    const bool is_recorded_in = fs::exists(key_path_of(log), problem);
    DiskState state{.kind = disk_of(log), .keeps_reserve = has_reserve(log) || !is_recorded_in};
    struct statvfs status {};
    if (::statvfs(log.c_str(), &status) != 0) return state;
    state.is_read_only = (status.f_flag & ST_RDONLY) != 0;
    state.free_bytes = std::uint64_t{status.f_bavail} * status.f_frsize;
    state.free_files = status.f_favail;
    state.counts_files = status.f_files != 0;
    return state;
}

AllFound look_at_wal(const fs::path& log, const std::optional<std::string>& damage) {
    if (damage)
        return {troubled(Looked::wal, *damage,
                         "leave it where it is and copy it with the log; a new log that names this one goes on")};
    std::error_code missing;
    const auto size = fs::file_size(wal_path_of(log), missing);
    if (missing || size == 0) return {well(Looked::wal, "nothing stands outside the main file")};
    return {remarked(Looked::wal, "entries may stand in it that are not in the main file yet",
                     "copy the log with 'jadoube backup', which takes them in; the next command that records carries "
                     "them over")};
}

AllFound look_at_key(const fs::path& log, const Verification& verification) {
    const fs::path path = key_path_of(log);
    const bool is_known = !verification.chains.empty();
    if (is_known && !verification.chains.front().signs)
        return {troubled(Looked::key, "was retired: nothing more is recorded in this log",
                         "a new log goes on: jadoube init NEW.jadoube --follows " + name_in_folder(log))};
    const auto key = look_at_key_file(path);
    if (!key) return {troubled(Looked::key, key.error().message, key.error().hint)};
    if (is_known && verification.chains.front().signs != key->key)
        return {troubled(Looked::key, "is the key of another log", "put the key of this log back beside it")};
    if (const HeldKey held(path); !held.is_held())
        return {remarked(Looked::key, "another program is writing to the log", "look again when it has ended")};
    if (key->wrap && !read_key_file(path))
        return {remarked(Looked::key, "is that of this log, and locked with a passphrase", "jadoube unlock")};
    return {well(Looked::key, "is that of this log, for its owner alone")};
}

AllFound look_at_heads(const fs::path& log, const Verification& verification) {
    const fs::path path = heads_path_of(log);
    AllFound found;
    if (!verification.heads_remark.empty())
        found.push_back(
            remarked(Looked::heads, verification.heads_remark,
                     "put the heads of the log back beside it; else hold it against a head from outside, as "
                     "on a printed report: jadoube verify --head"));
    std::error_code missing;
    if (!fs::exists(path, missing))
        return or_well(std::move(found), Looked::heads, "none yet: the first recording keeps one");
    if (::access(path.c_str(), W_OK) != 0)
        found.push_back(troubled(Looked::heads, "you cannot write to them: a missing end would not be seen later",
                                 fmt::format("see whose they are: ls -l {}", name_in_folder(path))));
    for (Diagnosis& more : look_at_permissions(path, Looked::heads)) found.push_back(std::move(more));
    const std::int64_t kept = verification.kept ? verification.kept->value : 0;
    return or_well(std::move(found), Looked::heads, fmt::format("reach entry {}", kept));
}

AllFound look_at_entries(const fs::path& log, const Result<Verification>& verification) {
    if (!verification) return {troubled(Looked::entries, verification.error().message, verification.error().hint)};
    const std::string verdict = summary(*verification);
    if (!verification->is_ok())
        return {
            troubled(Looked::entries, verdict,
                     fmt::format("'jadoube verify' says all that is wrong; put back a copy if it goes as far, or go "
                                 "on in a new log: jadoube init NEW.jadoube --follows {}",
                                 name_in_folder(log)))};
    AllFound found{well(Looked::entries, verdict)};
    for (const std::string& remark : verification->remarks) {
        if (remark != verification->heads_remark)
            found.push_back(remarked(Looked::entries, remark, "no damage; say so where the times matter"));
    }
    return found;
}

/// Held against the time of the last head: entries are signed with what the clock says.
AllFound look_at_clock(const fs::path& log, UtcTime now) {
    const auto heads = heads_beside(log);
    if (heads && *heads && !(*heads)->notes.empty() && now < (*heads)->notes.back().at)
        return {remarked(Looked::clock,
                         fmt::format("says {}, and the last entry was recorded at {}", to_text(now),
                                     to_text((*heads)->notes.back().at)),
                         "set the clock of this computer, if it was not wrong then")};
    return {well(Looked::clock, to_text(now))};
}

}  // namespace

std::string_view name_of(Looked looked) {
    switch (looked) {
        case Looked::file: return "file";
        case Looked::folder: return "folder";
        case Looked::disk: return "disk";
        case Looked::wal: return "wal";
        case Looked::key: return "key";
        case Looked::heads: return "heads";
        case Looked::entries: return "entries";
        default: return "clock";
    }
}

std::string_view name_of(Health health) {
    switch (health) {
        case Health::well: return "well";
        case Health::remark: return "remark";
        default: return "trouble";
    }
}

bool Examination::has_trouble() const {
    return std::any_of(all.begin(), all.end(), [](const Diagnosis& one) { return one.health == Health::trouble; });
}

bool Examination::is_damaged() const {
    return std::any_of(all.begin(), all.end(), [](const Diagnosis& one) {
        return one.what == Looked::entries && one.health == Health::trouble;
    });
}

std::vector<Diagnosis> findings_on(const DiskState& disk) {
    constexpr std::uint64_t kLittle = 64 * kMebibyte;
    constexpr std::uint64_t kNothing = kMebibyte;
    AllFound found;
    if (disk.kind == Disk::shared)
        found.push_back(troubled(Looked::disk, "is on the network, where two writers could destroy the log",
                                 "copy the log, its key and its heads to a disk of this computer"));
    if (disk.kind == Disk::removable)
        found.push_back(remarked(Looked::disk, "can be pulled out, and may lose what it was given",
                                 "keep a second copy: jadoube backup FILE"));
    if (disk.is_read_only)
        found.push_back(troubled(Looked::disk, "cannot be written: nothing can be recorded",
                                 "copy the log, its key and its heads to a disk that can"));
    const bool has_no_files = disk.counts_files && disk.free_files == 0;
    const std::string free = fmt::format("{} MiB are free", disk.free_bytes / kMebibyte);
    if (disk.free_bytes < kNothing || has_no_files)
        found.push_back(troubled(Looked::disk, has_no_files ? "has room for no further file" : "is full: " + free,
                                 "make room before the next entry"));
    else if (disk.free_bytes < kLittle)
        found.push_back(remarked(Looked::disk, "is nearly full: " + free, "make room"));
    if (!disk.keeps_reserve)
        found.push_back(remarked(Looked::disk, "keeps no room for the last entries of a full disk",
                                 "make room: the next command that records keeps it anew"));
    return or_well(std::move(found), Looked::disk, free);
}

Result<Examination> examine(const std::filesystem::path& path, UtcTime now, std::chrono::milliseconds wait) {
    const auto log = resolve_log_path(path);
    if (!log) return tl::unexpected(log.error());
    if (const auto regular = require_regular_file(*log); !regular) return tl::unexpected(regular.error());
    const auto wal_damage = wal_damage_beside(*log);  // before SQLite looks
    const auto verification = verify(*log, wait);
    const Verification known = verification ? *verification : Verification{};
    Examination examination;
    for (AllFound& found :
         std::array{look_at_file(*log), look_at_folder(*log), findings_on(state_of_disk(*log)),
                    look_at_wal(*log, wal_damage), look_at_key(*log, known), look_at_heads(*log, known),
                    look_at_entries(*log, verification), look_at_clock(*log, now)})
        std::move(found.begin(), found.end(), std::back_inserter(examination.all));
    return examination;
}

}  // namespace jadoube::log
