// What bundles hold that a log does not have yet, and why they cannot be taken in: found before anything is written.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "log/chain/chain_names.hpp"
#include "log/merge/bundle.hpp"

namespace jadoube::log {

struct BundleFile {
    std::string name;
    TextHash sha256 = {};  // of the file
    Bundle bundle;
};

/// The entries of one chain that are new here. What is pointed to stands in the bundles.
struct ChainNews {
    ChainId chain = {};
    PublicKey key = {};
    std::string device = {};                   // of a chain that is new here
    std::vector<const BundledEntry*> entries;  // by number, following what is here
    HeadNote head = {};                        // of the last of them
    bool is_new = false;

    /// Whether any is more than the news of a merge.
    [[nodiscard]] bool says_something() const;
};

struct MergePlan {
    std::vector<ChainNews> chains = {};
    std::map<TextHash, const std::string*> texts = {};  // of all bundles
};

/// The union of a log and of bundles, whatever their order. `entries` are all of the log, `own` is its chain. Fails
/// with bundle_refused: a chain that forks (two entries with one number), entries that are missing in between, a chain
/// of another event, an id that stands twice, more chains than letters.
[[nodiscard]] Result<MergePlan> plan_merge(std::span<const Entry> entries, const ChainId& own,
                                           std::span<const BundleFile> bundles);

}  // namespace jadoube::log
