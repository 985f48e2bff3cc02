#include "report/words/verification_words.hpp"

#include "log/verify/verification.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

std::string entries_words(std::int64_t count) {
    return phrase(count == 1 ? Key("verified.one_entry") : Key("verified.entries"), {{"count", count}});
}

/// "117 entries", "117 entries and 20 of B".
std::string entries_of_all(const log::Verification& verification) {
    const std::string own = entries_words(verification.own_entries());
    std::string others;
    for (std::size_t i = 1; i < verification.chains.size(); ++i) {
        const log::VerifiedChain& chain = verification.chains[i];
        if (!others.empty()) others += ", ";
        others += phrase("verified.of_device", {{"count", chain.entries}, {"letters", chain.letters}});
    }
    return others.empty() ? own : phrase("verified.with_others", {{"entries", own}, {"others", others}});
}

/// "; B proven up to 12", for each other device of which a head was given.
std::string others_proven(const log::Verification& verification) {
    std::string words;
    for (std::size_t i = 1; i < verification.chains.size(); ++i) {
        const log::VerifiedChain& chain = verification.chains[i];
        if (chain.proven)
            words += phrase("verified.other_proven", {{"letters", chain.letters}, {"entry", chain.proven->value}});
    }
    return words;
}

std::string end_words(const log::Verification& verification) {
    const std::int64_t entries = verification.own_entries();
    if (verification.is_end_proven()) return phrase("verified.end_proven", {{"count", entries}});
    const bool is_kept = verification.kept && verification.kept->value == entries;
    std::string end = phrase(is_kept ? Key("verified.end_kept") : Key("verified.end_unproven"));
    if (!verification.proven) return end;
    const std::int64_t last = verification.proven->value;
    return phrase("verified.proven_up_to", {{"entry", last}, {"since", entries_words(entries - last)}, {"end", end}});
}

}  // namespace

std::string verification_words(const log::Verification& verification) {
    const std::string entries = entries_of_all(verification);
    if (verification.is_ok())
        return phrase("verified.ok",
                      {{"entries", entries}, {"end", end_words(verification) + others_proven(verification)}});
    return phrase("verified.failed", {{"entries", entries}, {"damage", foreign(log::damage_words(verification))}});
}

}  // namespace jadoube::report
