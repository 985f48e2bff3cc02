#include "log/entry/merge_json.hpp"

#include <algorithm>

#include "log/entry/entry_parts.hpp"
#include "log/entry/utc_time.hpp"

namespace jadoube::log {
namespace {

constexpr std::int64_t kMostOfChain = (std::int64_t{1} << 53) - 1;

Json chain_json(const ChainMerged& chain) {
    return Json::object({{"chain", to_hex(chain.chain)},
                         {"first", chain.first},
                         {"last", chain.last},
                         {"head", to_hex(chain.head)},
                         {"ahead_ms", log::json_of(chain.ahead_ms)}});
}

ChainMerged read_chain(Fields& fields) {
    return {.chain = fields.bytes<ChainId>("chain"),
            .first = fields.number("first", 1, kMostOfChain),
            .last = fields.number("last", 1, kMostOfChain),
            .head = fields.bytes<EntryHash>("head"),
            .ahead_ms = fields.number_or_null("ahead_ms", 1, kLatestTime.ms)};
}

ChainsMerged read_merge(Fields& fields) {
    ChainsMerged merge{.chains = read_list(fields, "chains", read_chain)};
    for (const std::string& name : fields.names("bundles")) {
        const auto hash = from_hex<TextHash>(name);
        if (!hash) fields.refuse("bundles", "64 hexadecimal digits each");
        merge.bundles.push_back(hash.value_or(TextHash{}));
    }
    const bool goes_back = std::any_of(merge.chains.begin(), merge.chains.end(),
                                       [](const ChainMerged& chain) { return chain.last < chain.first; });
    if (merge.chains.empty() || goes_back) fields.refuse("chains", "at least one, each from its first to its last");
    return merge;
}

DeviceRetired read_retired(Fields& fields) {
    DeviceRetired retired{.chain = fields.bytes<ChainId>("chain"),
                          .last = fields.number("last", 1, kMostOfChain),
                          .head = fields.bytes<EntryHash>("head"),
                          .reason = fields.note("reason"),
                          .by = fields.name("by")};
    if (retired.reason.empty()) fields.refuse("reason", "why its key is retired");
    return retired;
}

}  // namespace

Json merge_json(const ChainsMerged& merge) {
    JsonArray chains;
    for (const ChainMerged& chain : merge.chains) chains.push_back(chain_json(chain));
    JsonArray bundles;
    for (const TextHash& bundle : merge.bundles) bundles.push_back(to_hex(bundle));
    return Json::object({{"chains", std::move(chains)}, {"bundles", std::move(bundles)}});
}

Json merge_json(const DeviceRetired& retired) {
    return Json::object({{"chain", to_hex(retired.chain)},
                         {"last", retired.last},
                         {"head", to_hex(retired.head)},
                         {"reason", retired.reason},
                         {"by", retired.by}});
}

Result<EntryData> read_merge_data(EntryKind kind, const Json& data) {
    return kind == EntryKind::merged ? read_with(data, read_merge) : read_with(data, read_retired);
}

}  // namespace jadoube::log
