// How many recordings a second the log takes, one entry each, beside bare writes of 512 bytes that are synced, in the
// same folder and turn by turn: the measure for what a disk allows. Prints the median of five rounds.
//
// usage: bench_recording_rate FOLDER [ENTRIES]   (default: 300 a round)
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/recording/checked_log.hpp"

using namespace jadoube;

namespace {

constexpr int kRounds = 5;

log::UtcTime now() {
    using namespace std::chrono;
    return {duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

double per_second(std::int64_t count, std::chrono::steady_clock::time_point since) {
    return static_cast<double>(count) / std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

/// Nothing where the disk fails.
double bare_writes(const std::filesystem::path& file, std::int64_t count) {
    const int bare = ::open(file.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    const std::string block(512, 'x');
    const auto begun = std::chrono::steady_clock::now();
    bool is_written = bare >= 0;
    for (std::int64_t i = 0; is_written && i < count; ++i)
        is_written = ::write(bare, block.data(), block.size()) == 512 && ::fdatasync(bare) == 0;
    ::close(bare);
    return is_written ? per_second(count, begun) : 0;
}

double recordings(log::CheckedLog& log, const log::NewEntry& model, const log::Random& random, std::int64_t count) {
    const auto begun = std::chrono::steady_clock::now();
    for (std::int64_t i = 0; i < count; ++i) {
        log::NewEntry entry = model;
        entry.id = log::new_entry_id(random);
        if (!log.append(entry)) return 0;
    }
    return per_second(count, begun);
}

double median(std::vector<double> all) {
    std::sort(all.begin(), all.end());
    return all.empty() ? 0 : all[all.size() / 2];
}

int measure(const std::filesystem::path& folder, std::int64_t count) {
    const auto random = log::system_random();
    if (!random) return std::fprintf(stderr, "%s\n", random.error().message.c_str()), 1;
    const log::NewLog begin{
        .event = {.name = "bench", .rules = {"bench", {}}, .arbiters = {}}, .rules_text = "{}", .author = "bench"};
    auto log = log::CheckedLog::create(folder / "rate.jadoube", begin, {.now = now, .random = *random});
    if (!log) return std::fprintf(stderr, "%s\n", log.error().message.c_str()), 1;
    const auto game = event::parse_game_reference("r1b1");
    const log::NewEntry model{{}, log::GameKnown{.players = {"A", "B"}}, "bench", *game};
    std::vector<double> bare;
    std::vector<double> recorded;
    for (int round = 0; round < kRounds; ++round) {
        bare.push_back(bare_writes(folder / "bare", count));
        recorded.push_back(recordings(*log, model, *random, count));
    }
    std::printf("%.0f bare writes a second, %.0f recordings: %.2f of them (medians of %d rounds of %lld)\n",
                median(bare), median(recorded), median(recorded) / median(bare), kRounds,
                static_cast<long long>(count));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const auto count = argc == 3 ? parse_int(argv[2]) : std::optional<std::int64_t>(300);
    if (argc < 2 || argc > 3 || !count)
        return std::fprintf(stderr, "usage: bench_recording_rate FOLDER [ENTRIES]\n"), 2;
    return measure(argv[1], *count);
}
