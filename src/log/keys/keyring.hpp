// The keyring that the kernel keeps for this user until the machine is switched off: where a key that is locked with a
// passphrase stays open for some hours, without standing in any file.
#pragma once

#include <chrono>
#include <optional>

#include "log/keys/bytes.hpp"
#include "log/keys/secret.hpp"

namespace jadoube::log {

/// Keeps the seed of that key for so long. Fails with key_unusable where the system has no keyring for us.
[[nodiscard]] Result<void> keep_in_keyring(const PublicKey& key, const Secret& seed, std::chrono::seconds time);
[[nodiscard]] std::optional<Secret> seed_in_keyring(const PublicKey& key);
/// Whether it was there.
[[nodiscard]] bool take_from_keyring(const PublicKey& key);

}  // namespace jadoube::log
