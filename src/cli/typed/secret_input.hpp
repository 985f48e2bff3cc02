// Where secrets come from: typed on the terminal without being shown, or read from a descriptor; never from the command
// line, which other users see.
#pragma once

#include "cli/session.hpp"
#include "log/keys/secret.hpp"

namespace jadoube::cli {

/// Longer is no passphrase.
inline constexpr std::size_t kLongestPassphrase = 1024;

struct SecretSource {
    std::optional<int> descriptor = {};  // else the terminal is asked
    std::string option = {};             // by which a descriptor is given, for errors
    std::string prompt = {};
    bool twice = false;  // typed again, to be sure
};

/// The bytes, without one line end after them, at most `most`. From a descriptor all up to its end. Fails with usage
/// where there is neither descriptor nor terminal, where too much was given, where the second typing differs, or where
/// the typing was broken off. No error repeats what was typed.
[[nodiscard]] Result<log::Secret> read_secret(const SecretSource& source, std::size_t most);

}  // namespace jadoube::cli
