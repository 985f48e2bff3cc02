// The file of the device key: beside the log, for its owner alone.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "log/keys/seal_keys.hpp"
#include "log/keys/secret.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

/// `open.jadoube` keeps its key in `open.jadoube.key`.
[[nodiscard]] std::filesystem::path key_path_of(const std::filesystem::path& log);

/// The next key, until the log says that it signs: `open.jadoube.key.next`.
[[nodiscard]] std::filesystem::path next_key_path_of(const std::filesystem::path& log);

/// Writes the key of a new log and syncs it; mode 0600; locked where a passphrase is given. Never replaces a file: one
/// that is there may be the only key of a log that was moved. Fails with key_unusable, log_full or log_readonly, with
/// usage for a weak passphrase.
[[nodiscard]] Result<void> write_key_file(const std::filesystem::path& path, const DeviceKey& key,
                                          const Secret* passphrase = nullptr);

/// That no key stands there: one may be the only key of a log that was moved. Fails with key_unusable.
[[nodiscard]] Result<void> require_no_key(const std::filesystem::path& path);

/// What a key file holds: the key, or what a passphrase opens.
struct KeyFile {
    PublicKey key = {};
    std::optional<DeviceKey> open = {};
    std::optional<PassphraseWrap> wrap = {};  // of the seed
};
/// Fails with key_unusable where the file is missing, is no regular file, may be read by others (any mode but 0600) or
/// is no key.
[[nodiscard]] Result<KeyFile> look_at_key_file(const std::filesystem::path& path);

/// Reads a key; one that is locked from the keyring of the system, where `unlock` keeps it. Fails as look_at_key_file
/// does, and with key_unusable where it is locked.
[[nodiscard]] Result<DeviceKey> read_key_file(const std::filesystem::path& path);
/// Opens one that is locked. Fails with key_unusable for another passphrase.
[[nodiscard]] Result<DeviceKey> open_key(const KeyFile& file, const Secret& passphrase);

/// The device's key where that is the one wanted. Finishes a change of the key that was cut short. Fails as
/// read_key_file does, and with key_unusable where the file holds another key.
[[nodiscard]] Result<DeviceKey> read_device_key(const std::filesystem::path& log, const PublicKey& wanted);

/// The key that is to sign next, beside the one that signs still.
[[nodiscard]] Result<void> write_next_key(const std::filesystem::path& log, const DeviceKey& key,
                                          const Secret* passphrase);
/// Puts it in the place of the other, whose bytes are written over. May be done again after a failure.
[[nodiscard]] Result<void> adopt_next_key(const std::filesystem::path& log);
/// Writes over the key and removes its file.
[[nodiscard]] Result<void> destroy_key(const std::filesystem::path& log);

/// The key in the hand of one program at a time: of the one that makes a log with it, or writes to that log. SQLite
/// alone is not enough for that: up to version 3.51.2 two programs of which one carries the -wal file into the main
/// file while the other begins it anew can lose what was committed ("WAL-reset bug", https://sqlite.org/wal.html). Let
/// go when this ends, or the program does, however it ends.
class HeldKey {
public:
    /// Waits so long while another program holds it.
    explicit HeldKey(const std::filesystem::path& path, std::chrono::milliseconds wait = {});
    HeldKey(const HeldKey&) = delete;
    HeldKey& operator=(const HeldKey&) = delete;
    ~HeldKey();
    [[nodiscard]] bool is_held() const { return problem_ == 0; }
    /// Why it is not held: key_unusable where the file cannot be opened, log_busy where another program holds it.
    [[nodiscard]] Error error() const;

private:
    std::filesystem::path path_;
    int file_;
    int problem_;  // of the system, errno; 0 where it is held
};

}  // namespace jadoube::log
