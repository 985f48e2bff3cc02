// Heads that come back from outside the machine: read from paper as eight words or in hexadecimal, or kept in a file on
// another disk. What they prove of a log is the business of head_check.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/chain/heads_file.hpp"

namespace jadoube::log {

/// The hash of an entry as far as it is given, perhaps with the entry's number.
struct GivenHead {
    std::string start = {};             // raw: all 32 bytes of the hash, or the 16 that eight words say
    std::optional<EntrySeq> seq = {};   // as it was read, with all that may go wrong in reading
    std::optional<HeadNote> note = {};  // signed, where it stood in a file

    [[nodiscard]] bool is_in_words() const { return start.size() < EntryHash::kSize; }
    [[nodiscard]] bool fits(const EntryHash& hash) const { return to_raw(hash).substr(0, start.size()) == start; }
    friend bool operator==(const GivenHead&, const GivenHead&) = default;
};
[[nodiscard]] GivenHead given_head(const EntryHash& hash, EntrySeq seq);
[[nodiscard]] GivenHead given_head(const HeadNote& note);

struct GivenHeads {
    std::vector<GivenHead> heads = {};
    int others = 0;  // lines of the file that are no head
    friend bool operator==(const GivenHeads&, const GivenHeads&) = default;
};

/// "12:9f2c...", "9f2c..." (64 hexadecimal digits), "12 lusab babad ..." or "lusab-babad-..." (eight words), large or
/// small; or the lines of a heads file. Fails with usage, naming each word that cannot be one.
[[nodiscard]] Result<GivenHeads> parse_heads(std::string_view text);

}  // namespace jadoube::log
