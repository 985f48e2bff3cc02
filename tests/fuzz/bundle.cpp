// A bundle from another device: what is read is written the same, and each of its entries is what it says.
#include "log/merge/bundle.hpp"
#include "base/error.hpp"
#include "fuzz/target.hpp"

namespace jadoube {
namespace {

/// Past the last line, which hardly any input has right.
std::string with_its_end(std::string_view input) {
    std::string text(input.substr(0, input.rfind("end ")));
    return text + "end " + log::to_hex(log::hash_of_text(text)) + "\n";
}

void must_be_whole(const log::BundledChain& chain) {
    must(log::chain_of_key(chain.key) == chain.chain && log::is_signed_by(chain.key, chain.head));
    for (const log::BundledEntry& one : chain.entries) {
        must(log::body_of(one.entry) == one.body && log::hash_of_entry(one.body) == one.entry.hash);
        must(log::is_signed_by(chain.key, one.entry.hash, one.sig));
    }
}

}  // namespace

void fuzz(std::string_view input) {
    for (const std::string& text : {std::string(input), with_its_end(input)}) {
        const auto bundle = log::parse_bundle(text, "fuzz.bundle");
        if (!bundle) {
            must(bundle.error().code == ErrorCode::bundle_refused && to_text(bundle.error()).size() <= 400);
            continue;
        }
        must(log::to_text(*bundle) == text);
        for (const log::BundledChain& chain : bundle->chains) must_be_whole(chain);
    }
}

}  // namespace jadoube
