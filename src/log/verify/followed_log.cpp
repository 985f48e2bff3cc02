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

Result<std::vector<Entry>> sound_entries(const std::filesystem::path& path, std::chrono::milliseconds wait) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    const auto beside = surrounds_of(*resolved);
    if (beside.wal_damage) return std::vector<Entry>();
    auto database = Database::open(*resolved, Access::read, wait);
    if (!database) return std::vector<Entry>();
    if (const auto begun = database->run("BEGIN"); !begun) return tl::unexpected(begun.error());
    CheckedEntries checked = check(*database, beside);
    const Verification& found = checked.verification;
    const bool is_believed = std::all_of(found.findings.begin(), found.findings.end(),
                                         [](const DamageFound& one) { return one.damage == Damage::end; });
    if (is_believed) return std::move(checked.entries);
    const DamageFound* first = found.first_bad();
    if (first == nullptr || found.chains.size() != 1) return std::vector<Entry>();
    std::erase_if(checked.entries, [&](const Entry& entry) { return entry.seq.value >= first->entry->value; });
    return std::move(checked.entries);
}

}  // namespace jadoube::log
