// A head from outside, typed or in a file: what is read is a hash or half of one, and a signed line is written the
// same.
#include "base/error.hpp"
#include "fuzz/target.hpp"
#include "log/chain/given_heads.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube {
namespace {

void must_be_a_head(const log::GivenHead& head) {
    must(head.start.size() == log::EntryHash::kSize || head.start.size() == 2 * log::kFingerprintWords);
    must(!head.seq || head.seq->value >= 1);
    if (!head.note) return;
    must(head.fits(head.note->hash));
    must(log::parse_head_note(log::to_text(*head.note)) == head.note);
}

}  // namespace

void fuzz(std::string_view input) {
    const auto given = log::parse_heads(input);
    if (!given) {
        must(given.error().code == ErrorCode::usage && to_text(given.error()).size() <= 400);
        return;
    }
    must(!given->heads.empty() && given->others >= 0);
    for (const log::GivenHead& head : given->heads) must_be_a_head(head);
}

}  // namespace jadoube
