#include "log/keys/keyring.hpp"

#include <fmt/format.h>
#include <keyutils.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"

namespace jadoube::log {
namespace {

constexpr const char* kType = "user";
constexpr std::size_t kSeed = 32;

std::string name_of(const PublicKey& key) {
    return "jadoube:" + to_hex(key);
}

/// Its number in the keyring; nothing where it is not there, or its time has run out.
std::optional<key_serial_t> find(const PublicKey& key) {
    const long found = ::keyctl_search(KEY_SPEC_USER_KEYRING, kType, name_of(key).c_str(), 0);
    return found < 0 ? std::nullopt : std::optional(static_cast<key_serial_t>(found));
}

tl::unexpected<Error> refused() {
    return failure(ErrorCode::key_unusable,
                   fmt::format("the system keeps no keys for this user: {}", std::strerror(errno)), {},
                   "give the key a new one without a passphrase: jadoube key rotate --no-passphrase");
}

}  // namespace

Result<void> keep_in_keyring(const PublicKey& key, const Secret& seed, std::chrono::seconds time) {
    const key_serial_t kept = ::add_key(kType, name_of(key).c_str(), seed.data(), seed.size(), KEY_SPEC_USER_KEYRING);
    if (kept < 0) return refused();
    if (::keyctl_set_timeout(kept, static_cast<unsigned>(time.count())) == 0) return {};
    const auto failed = refused();
    (void)take_from_keyring(key);
    return failed;
}

std::optional<Secret> seed_in_keyring(const PublicKey& key) {
    const auto there = find(key);
    if (!there) return std::nullopt;
    Secret seed(kSeed);
    const long size = ::keyctl_read(*there, reinterpret_cast<char*>(seed.data()), seed.size());
    return size == static_cast<long>(kSeed) ? std::optional(std::move(seed)) : std::nullopt;
}

bool take_from_keyring(const PublicKey& key) {
    const auto there = find(key);
    return there && ::keyctl_unlink(*there, KEY_SPEC_USER_KEYRING) == 0;
}

}  // namespace jadoube::log
