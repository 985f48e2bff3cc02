// The passphrase of the device's key: asked for, and the key that it opens.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "log/keys/key_file.hpp"

namespace jadoube::cli {

/// How a passphrase for a key is chosen.
struct PassphraseWords {
    bool wanted = false;  // typed on the terminal, or read from the descriptor
    std::optional<int> descriptor = {};
    bool made = false;  // of five words, shown once

    [[nodiscard]] bool is_given() const { return wanted || descriptor || made; }
};
[[nodiscard]] std::vector<OptionSpec> passphrase_options(PassphraseWords& words);

/// The one chosen; null where none is. Fails with usage as reading secrets does.
[[nodiscard]] Result<std::shared_ptr<const log::Secret>> new_key_passphrase(const PassphraseWords& words);
/// One that was made is told, once.
void tell_passphrase(const Session& session, const PassphraseWords& words, const log::Secret* passphrase);

/// The device's key, opened with the passphrase where it is locked.
struct OpenedKey {
    log::DeviceKey key;
    std::shared_ptr<const log::Secret> passphrase = {};
};
/// Asks for the passphrase, whether or not the keyring has the key. Fails as reading key files and secrets does.
[[nodiscard]] Result<OpenedKey> open_device_key(const std::filesystem::path& log, const std::optional<int>& descriptor);

}  // namespace jadoube::cli
