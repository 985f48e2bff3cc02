#include "cli/event/joined_event.hpp"

#include <algorithm>
#include <limits>

#include "base/error.hpp"

namespace jadoube::cli {
namespace {

/// The first entries of the chains that the bundle has from their beginning.
std::vector<log::Entry> first_entries(const log::Bundle& bundle) {
    std::vector<log::Entry> first;
    for (const log::BundledChain& chain : bundle.chains)
        if (!chain.entries.empty() && chain.entries.front().entry.kind() == log::EntryKind::event)
            first.push_back(chain.entries.front().entry);
    std::sort(first.begin(), first.end(), log::comes_before);
    return first;
}

/// A device that begins after all of these and has no name of its own gets the letters that are free.
std::string free_letters(const std::vector<log::Entry>& first) {
    std::vector<log::ChainBegun> begun;
    for (const log::Entry& entry : first)
        begun.push_back({entry.chain, std::get<log::EventBegun>(entry.data).device, entry.hlc});
    const log::ChainId next = {};
    begun.push_back({next, {}, {std::numeric_limits<std::int64_t>::max(), 0}});
    return log::ChainNames(std::move(begun), std::nullopt).letters(next);
}

/// The text that the entry names; it was checked that a bundle has those, unless entries were left out.
Result<std::string> text_in(const log::BundleFile& file, const log::TextHash& hash) {
    const auto found = file.bundle.texts.find(hash);
    if (found != file.bundle.texts.end()) return found->second;
    return failure(ErrorCode::bundle_refused, "text: the text of the laws is not in it", file.name,
                   "on the device that made it: jadoube export FILE.bundle");
}

}  // namespace

Result<log::NewLog> joined_event(const log::BundleFile& file, const std::string& device,
                                 const std::vector<log::Arbiter>& arbiters) {
    const auto first = first_entries(file.bundle);
    if (first.empty())
        return failure(ErrorCode::bundle_refused, "link: no chain is in it from its beginning", file.name,
                       "on the device that made it, without --since: jadoube export FILE.bundle");
    log::NewLog begin{.event = std::get<log::EventBegun>(first.front().data), .joins = {file}};
    begin.event.device = device.empty() ? free_letters(first) : device;
    if (!arbiters.empty()) begin.event.arbiters = arbiters;
    begin.event.follows.reset();
    auto laws = text_in(file, begin.event.rules.text);
    if (!laws) return tl::unexpected<Error>(laws.error());
    begin.rules_text = std::move(*laws);
    for (const log::RulesText& other : begin.event.rules.with) {
        auto text = text_in(file, other.text);
        if (!text) return tl::unexpected<Error>(text.error());
        begin.other_rules.emplace(other.id, std::move(*text));
    }
    begin.author = begin.event.arbiters.empty() ? "arbiter" : begin.event.arbiters.front().name;
    return begin;
}

}  // namespace jadoube::cli
