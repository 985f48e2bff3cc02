#include "cli/log/key_passphrase.hpp"

#include <ostream>

#include "base/error.hpp"
#include "cli/typed/secret_input.hpp"

namespace jadoube::cli {

std::vector<OptionSpec> passphrase_options(PassphraseWords& words) {
    return {{"--passphrase", "lock the key with a passphrase, which is asked for", &words.wanted},
            {"--passphrase-fd", "read that passphrase from this descriptor", &words.descriptor, "N"},
            {"--new-passphrase", "make that passphrase, of five words, and show it once", &words.made}};
}

Result<std::shared_ptr<const log::Secret>> new_key_passphrase(const PassphraseWords& words) {
    if (!words.is_given()) return std::shared_ptr<const log::Secret>();
    if (const auto guarded = log::guard_process(); !guarded) return tl::unexpected<Error>(guarded.error());
    if (words.made) return std::make_shared<const log::Secret>(log::new_passphrase());
    auto typed = read_secret({.descriptor = words.descriptor,
                              .option = "--passphrase-fd",
                              .prompt = "a new passphrase for the key of this device",
                              .twice = true},
                             kLongestPassphrase);
    if (!typed) return tl::unexpected<Error>(typed.error());
    return std::make_shared<const log::Secret>(std::move(*typed));
}

void tell_passphrase(const Session& session, const PassphraseWords& words, const log::Secret* passphrase) {
    if (words.made && passphrase != nullptr)
        session.err << "passphrase: " << passphrase->view() << " (it is not kept, and not shown again)\n";
}

Result<OpenedKey> open_device_key(const std::filesystem::path& log, const std::optional<int>& descriptor) {
    const auto file = log::look_at_key_file(log::key_path_of(log));
    if (!file) return tl::unexpected<Error>(file.error());
    if (file->open) return OpenedKey{*file->open};
    if (const auto guarded = log::guard_process(); !guarded) return tl::unexpected<Error>(guarded.error());
    auto typed = read_secret(
        {.descriptor = descriptor, .option = "--unlock-fd", .prompt = "the passphrase of the key of this device"},
        kLongestPassphrase);
    if (!typed) return tl::unexpected<Error>(typed.error());
    const auto key = log::open_key(*file, *typed);
    if (!key) return tl::unexpected<Error>(key.error());
    return OpenedKey{*key, std::make_shared<const log::Secret>(std::move(*typed))};
}

}  // namespace jadoube::cli
