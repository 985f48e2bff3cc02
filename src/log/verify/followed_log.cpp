#include "log/verify/followed_log.hpp"

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
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

}  // namespace jadoube::log
