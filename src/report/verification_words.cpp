#include "report/verification_words.hpp"

#include "log/verification.hpp"
#include "report/say.hpp"

namespace jadoube::report {
namespace {

std::string entries_words(std::int64_t count) {
    return phrase(count == 1 ? Key("verified.one_entry") : Key("verified.entries"), {{"count", count}});
}

std::string end_words(const log::Verification& verification) {
    const std::int64_t entries = verification.entries();
    if (verification.is_end_proven()) return phrase("verified.end_proven", {{"count", entries}});
    const bool is_kept = verification.kept && verification.kept->value == entries;
    std::string end = phrase(is_kept ? Key("verified.end_kept") : Key("verified.end_unproven"));
    if (!verification.proven) return end;
    const std::int64_t last = verification.proven->value;
    return phrase("verified.proven_up_to", {{"entry", last}, {"since", entries_words(entries - last)}, {"end", end}});
}

}  // namespace

std::string verification_words(const log::Verification& verification) {
    const std::string entries = entries_words(verification.entries());
    if (verification.is_ok()) return phrase("verified.ok", {{"entries", entries}, {"end", end_words(verification)}});
    return phrase("verified.failed", {{"entries", entries}, {"damage", foreign(log::damage_words(verification))}});
}

}  // namespace jadoube::report
