#include "log/verify/followed_log.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "log/disk/database.hpp"
#include "log/disk/log_path.hpp"
#include "log/entry/fields.hpp"
#include "log/keys/signing.hpp"
#include "log/verify/verify.hpp"

namespace jadoube::log {

Result<FollowedLog> followed_log(const std::filesystem::path& path, std::chrono::milliseconds wait) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
    const auto verification = verify(path, wait);
    if (!verification) return tl::unexpected(verification.error());
    const auto content = read_file(path, kMostBytes);
    if (!content) return tl::unexpected(content.error());
    FollowedLog followed{.file = for_terminal(path.filename().string(), kLongestName / 4),
                         .sha256 = hash_of_text(*content),
                         .entries = verification->entries(),
                         .verdict = for_terminal(summary(*verification), kLongestName / 4)};
    if (!verification->chains.empty()) followed.chain = verification->chains.front().chain;
    return followed;
}

namespace {

tl::unexpected<Error> no_log(const std::filesystem::path& path) {
    return failure(ErrorCode::log_damaged, "this file is no log", path.string(),
                   "a log that goes on from none is begun without --follows");
}

bool is_no_log(const Verification& found) {
    return found.entries() == 0 &&
           std::ranges::any_of(found.findings, [](const DamageFound& one) { return one.damage == Damage::header; });
}

}  // namespace

Result<SoundEntries> sound_entries(const std::filesystem::path& path, std::chrono::milliseconds wait) {
    const auto verification = verify(path, wait);
    if (!verification) return tl::unexpected(verification.error());
    if (is_no_log(*verification)) return no_log(path);
    SoundEntries sound{.damage = damage_words(*verification)};
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    const auto beside = surrounds_of(*resolved);
    if (beside.wal_damage) return sound;
    auto database = Database::open(*resolved, Access::read, wait);
    if (!database) return sound;
    if (const auto begun = database->run("BEGIN"); !begun) return tl::unexpected(begun.error());
    CheckedEntries checked = check(*database, beside);
    const DamageFound* first = checked.verification.first_bad();
    if (first != nullptr && checked.verification.chains.size() != 1) return sound;
    if (first != nullptr)
        std::erase_if(checked.entries, [&](const Entry& entry) { return entry.seq.value >= first->entry->value; });
    sound.entries = std::move(checked.entries);
    return sound;
}

}  // namespace jadoube::log
