// What checking so many signatures costs, and nothing else: the measure for `jadoube verify`. Prints milliseconds, by
// the clock and of the processor.
//
// usage: bench_signatures COUNT
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/keys/signing.hpp"

using namespace jadoube;

namespace {

struct Signed {
    log::EntryHash hash;
    log::Signature signature;
};

std::vector<Signed> signed_by(const log::DeviceKey& key, std::int64_t count) {
    std::vector<Signed> all;
    for (std::int64_t i = 0; i < count; ++i) {
        Signed one{};
        for (std::size_t at = 0; at < 8; ++at) one.hash.value[at] = static_cast<std::uint8_t>(i >> (8 * at));
        one.signature = key.sign(one.hash);
        all.push_back(one);
    }
    return all;
}

}  // namespace

int main(int argc, char** argv) {
    const auto count = argc == 2 ? parse_int(argv[1]) : std::nullopt;
    const auto key = log::DeviceKey::from_seed({});
    if (!count || !key) return std::fprintf(stderr, "usage: bench_signatures COUNT\n"), 2;
    const auto all = signed_by(*key, *count);
    const std::clock_t worked = std::clock();
    const auto begin = std::chrono::steady_clock::now();
    for (const Signed& one : all)
        if (!log::is_signed_by(key->public_key(), one.hash, one.signature)) return 1;
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    std::printf("%.0f %.0f\n", took.count(), 1000.0 * static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC);
    return 0;
}
