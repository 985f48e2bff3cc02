#include "log/verify/verification.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/disk/log_path.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube::log {

std::int64_t Verification::entries() const {
    return std::accumulate(chains.begin(), chains.end(), std::int64_t{0},
                           [](std::int64_t sum, const VerifiedChain& chain) { return sum + chain.entries; });
}

const DamageFound* Verification::first_bad() const {
    const auto found =
        std::find_if(findings.begin(), findings.end(), [](const DamageFound& f) { return f.entry.has_value(); });
    return found == findings.end() ? nullptr : &*found;
}

std::string damage_words(const Verification& verification) {
    if (verification.is_ok()) return {};
    const DamageFound* first = verification.first_bad();
    const std::string& words = first != nullptr ? first->words : verification.findings.front().words;
    const std::size_t others = verification.findings.size() - 1;
    return others == 0 ? words : fmt::format("{} (and {} more)", words, others);
}

tl::unexpected<Error> damaged_log(std::string words, const std::filesystem::path& path) {
    return failure(ErrorCode::log_damaged, std::move(words), shown(path),
                   fmt::format("'jadoube verify' says all that is wrong; a new log that names this one goes on: "
                               "jadoube init NEW.jadoube --follows {}",
                               shown(path.filename())));
}

namespace {

/// "proven up to 112, 5 entries since; ".
std::string proven_words(EntrySeq last, const Verification& verification) {
    const std::int64_t since = verification.own_entries() - last.value;
    return fmt::format("proven up to {}, {} since; ", last.value,
                       since == 1 ? "1 entry" : fmt::format("{} entries", since));
}

std::string end_words(const Verification& verification) {
    if (verification.is_end_proven()) return fmt::format("end proven by the head of {}", verification.own_entries());
    const std::string proven = verification.proven ? proven_words(*verification.proven, verification) : std::string();
    const bool is_kept = verification.kept && verification.kept->value == verification.own_entries();
    return proven + (is_kept ? "end as kept beside the log, not proven" : "end unproven");
}

/// "; B proven up to 12", for each other device of which a head was given.
std::string others_proven(const Verification& verification) {
    std::string words;
    for (std::size_t i = 1; i < verification.chains.size(); ++i) {
        const VerifiedChain& chain = verification.chains[i];
        if (chain.proven) words += fmt::format("; {} proven up to {}", chain.letters, chain.proven->value);
    }
    return words;
}

/// "117 entries", "117 entries and 20 of B".
std::string count_words(const Verification& verification) {
    const auto counted = [](std::int64_t entries) {
        return entries == 1 ? std::string("1 entry") : fmt::format("{} entries", entries);
    };
    std::string words = counted(verification.own_entries());
    if (verification.chains.size() <= 1) return words;
    std::vector<std::string> others;
    for (std::size_t i = 1; i < verification.chains.size(); ++i)
        others.push_back(fmt::format("{} of {}", verification.chains[i].entries, verification.chains[i].letters));
    return fmt::format("{} and {}", words, list_of(others));
}

}  // namespace

std::string summary(const Verification& verification) {
    const std::string count = count_words(verification);
    if (verification.is_ok())
        return fmt::format("OK, {}; {}{}", count, end_words(verification), others_proven(verification));
    return fmt::format("FAILED, {} read; {}", count, damage_words(verification));
}

namespace {

Json json_of(const std::optional<EntrySeq>& seq) {
    return seq ? Json(seq->value) : Json();
}

}  // namespace

Json to_json(const Verification& verification) {
    JsonArray findings;
    for (const DamageFound& finding : verification.findings) {
        findings.push_back(Json::object({{"class", name_of(finding.damage)},
                                         {"entry", finding.entry ? json_of(*finding.entry) : Json()},
                                         {"words", finding.words}}));
    }
    JsonArray remarks(verification.remarks.begin(), verification.remarks.end());
    JsonArray chains;
    for (const VerifiedChain& chain : verification.chains) {
        chains.push_back(Json::object({{"chain", to_hex(chain.chain)},
                                       {"letters", chain.letters},
                                       {"device", chain.device},
                                       {"entries", chain.entries},
                                       {"head", to_hex(chain.head)},
                                       {"words", fingerprint_of(to_raw(chain.head))},
                                       {"proven", json_of(chain.proven)}}));
    }
    const DamageFound* first = verification.first_bad();
    const DamageFound* shown = first != nullptr || verification.is_ok() ? first : &verification.findings.front();
    return Json::object({{"ok", verification.is_ok()},
                         {"summary", summary(verification)},
                         {"class", shown != nullptr ? Json(name_of(shown->damage)) : Json()},
                         {"first_bad", first != nullptr ? json_of(*first->entry) : Json()},
                         {"end_proven", verification.is_end_proven()},
                         {"proven", json_of(verification.proven)},
                         {"kept", json_of(verification.kept)},
                         {"findings", std::move(findings)},
                         {"remarks", std::move(remarks)},
                         {"chains", std::move(chains)}});
}

}  // namespace jadoube::log
