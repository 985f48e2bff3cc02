#include "log/chain/chain_names.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace jadoube::log {
namespace {

constexpr int kAlphabet = 26;

/// "A" to "Z", then "AA", "AB" ...
std::string nth_letters(int place) {
    const auto letter = [](int of) { return static_cast<char>('A' + of); };
    if (place < kAlphabet) return {letter(place)};
    return {letter(place / kAlphabet - 1), letter(place % kAlphabet)};
}

std::string first_free(const std::set<std::string>& taken) {
    int place = 0;
    while (taken.contains(nth_letters(place))) ++place;
    return nth_letters(place);
}

}  // namespace

ChainNames::ChainNames(std::vector<ChainBegun> begun, const std::optional<ChainId>& own) : own_(own) {
    std::sort(begun.begin(), begun.end(),
              [](const auto& a, const auto& b) { return std::tie(a.hlc, a.chain) < std::tie(b.hlc, b.chain); });
    std::set<std::string> taken;
    for (const ChainBegun& one : begun)
        if (is_device_letters(one.device) && taken.insert(one.device).second) letters_.emplace(one.chain, one.device);
    for (const ChainBegun& one : begun) {
        if (letters_.contains(one.chain)) continue;
        letters_.emplace(one.chain, *taken.insert(first_free(taken)).first);
    }
}

std::string ChainNames::letters(const ChainId& chain) const {
    const auto known = letters_.find(chain);
    return known == letters_.end() ? std::string() : known->second;
}

LogNumber ChainNames::number(const ChainId& chain, std::int64_t value) const {
    return {chain == own_ ? std::string() : letters(chain), value};
}

LogNumber ChainNames::settled(LogNumber typed) const {
    if (own_ && typed.device == letters(*own_)) typed.device.clear();
    return typed;
}

std::optional<ChainId> ChainNames::chain_of(const std::string& letters) const {
    if (letters.empty()) return own_;
    for (const auto& [chain, its] : letters_)
        if (its == letters) return chain;
    return std::nullopt;
}

std::map<std::string, ChainId> ChainNames::others() const {
    std::map<std::string, ChainId> all;
    for (const auto& [chain, letters] : letters_)
        if (chain != own_) all.emplace(letters, chain);
    return all;
}

ChainNames names_in(std::span<const Entry> entries, const std::optional<ChainId>& own) {
    std::vector<ChainBegun> begun;
    for (const Entry& entry : entries) {
        const auto* event = std::get_if<EventBegun>(&entry.data);
        if (event != nullptr) begun.push_back({entry.chain, event->device, entry.hlc});
    }
    return {std::move(begun), own};
}

bool comes_before(const Entry& a, const Entry& b) {
    return std::tie(a.hlc, a.chain, a.seq) < std::tie(b.hlc, b.chain, b.seq);
}

}  // namespace jadoube::log
