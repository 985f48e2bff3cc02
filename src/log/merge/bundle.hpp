// A bundle: entries of a log in a file that can be checked without it, to be carried to another device or shown to
// somebody. It holds the bytes that were hashed and signed, the texts that they name, the keys, and a signed head of
// each chain. docs/log-format.md has the form.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/chain/heads_file.hpp"
#include "log/entry/entry.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {

/// The largest that is read, and so made.
inline constexpr std::size_t kLargestBundle = std::size_t{1} << 30U;

struct BundledEntry {
    std::string body;  // as stored
    Signature sig = {};
    Entry entry = {};  // what the body says
    friend bool operator==(const BundledEntry&, const BundledEntry&) = default;
};

struct BundledChain {
    ChainId chain = {};
    PublicKey key = {};  // the first
    /// The one that signed the first of the entries, where it is another; who reads the bundle alone must believe it.
    std::optional<PublicKey> signs = {};
    std::vector<BundledEntry> entries = {};  // by number, without a gap; not always from 1
    HeadNote head = {};                      // of the last of them, where there are any
    friend bool operator==(const BundledChain&, const BundledChain&) = default;
};

struct Bundle {
    ChainId by = {};  // the chain of the device that made it
    UtcTime at = {};  // by its clock
    std::vector<BundledChain> chains = {};
    std::map<TextHash, std::string> texts = {};
    friend bool operator==(const Bundle&, const Bundle&) = default;
};

[[nodiscard]] std::string to_text(const Bundle& bundle);

/// Reads a bundle and checks it by itself: its form, its end, each body, hash, link, signature and head. Fails with
/// bundle_refused, naming the kind of damage and the entry. Whether it fits a log is the business of
/// CheckedLog::merge.
[[nodiscard]] Result<Bundle> parse_bundle(std::string_view text, std::string_view name);

}  // namespace jadoube::log
