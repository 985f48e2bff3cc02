// How a log is copied: by SQLite, which knows what still stands in a -wal file; a copy by the system may miss it.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/new_file.hpp"
#include "log/recording/checked_log.hpp"

namespace jadoube::log {
namespace {

tl::unexpected<Error> not_copied(const std::filesystem::path& path, int problem) {
    return failure(ErrorCode::output_failed, fmt::format("the copy cannot be written: {}", std::strerror(problem)),
                   shown(path), "choose a folder that can be written, with room for the log");
}

Result<void> sync_file(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    const bool synced = file >= 0 && ::fchmod(file, 0600) == 0 && ::fsync(file) == 0;
    const int problem = errno;
    if (file >= 0) ::close(file);
    return synced ? Result<void>{} : not_copied(path, problem);
}

Result<void> require_no_copy(const std::filesystem::path& path) {
    if (const auto free = require_free_name(path); !free) return free;
    return require_free_name(heads_path_of(path));
}

/// A head that the log itself gave shows that the copy is whole, and proves nothing of where the log should end.
void prove_nothing(Verification& verification, const std::optional<EntrySeq>& kept) {
    verification.proven.reset();
    for (VerifiedChain& chain : verification.chains) chain.proven.reset();
    verification.kept = kept;
}

}  // namespace

Result<Verification> CheckedLog::copy_to(const std::filesystem::path& path) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto free = require_no_copy(*resolved); !free) return tl::unexpected(free.error());
    const TemporaryFile made(fmt::format("{}.{}.tmp", resolved->string(), hex_of(surroundings_.random(8))));
    if (const auto copied = database_.run("VACUUM INTO ?", {TextValue{made.path().string()}}); !copied)
        return failure(ErrorCode::output_failed, copied.error().message, shown(*resolved), copied.error().hint);
    const GivenHeads head{{given_head(last_own().hash, last_own().seq)}};
    auto whole = verify(made.path(), surroundings_.wait, head);
    if (!whole) return whole;
    if (!whole->is_ok())
        return failure(ErrorCode::log_damaged, "the copy is damaged: " + damage_words(*whole), shown(*resolved),
                       "try another disk");
    if (const auto synced = sync_file(made.path()); !synced) return tl::unexpected(synced.error());
    if (const auto heads = read_file(heads_path_of(path_), kMostBytesOfHeads)) {
        if (const auto kept = write_own_file(heads_path_of(*resolved), *heads); !kept)
            return tl::unexpected(kept.error());
    }
    if (const auto named = name_file(made.path(), *resolved); !named) return tl::unexpected(named.error());
    prove_nothing(*whole, verification_.kept);
    return whole;
}

}  // namespace jadoube::log
