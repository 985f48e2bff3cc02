// Makes a log long: its last incident, with game, ruling and decision, entered again for board after board, each by
// itself: so it has as many heads beside it as a log that was kept.
//
// usage: bench_long_log LOG ENTRIES
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/recording/checked_log.hpp"

using namespace jadoube;

namespace {

/// The last entries of these kinds, as they would be entered for another game.
std::vector<log::NewEntry> again(const std::vector<log::Entry>& entries, const event::GameReference& game,
                                 const log::Random& random) {
    std::map<log::EntryKind, log::EntryData> last;
    for (const log::Entry& entry : entries) last.insert_or_assign(entry.kind(), entry.data);
    const log::EntryId incident = log::new_entry_id(random);
    auto ruling = std::get<log::RulingProposed>(last.at(log::EntryKind::ruling));
    ruling.incident = incident;
    auto decision = std::get<log::DecisionMade>(last.at(log::EntryKind::decision));
    decision.incident = incident;
    decision.ruling = log::new_entry_id(random);
    return {{log::new_entry_id(random), last.at(log::EntryKind::game), "bench", game},
            {incident, last.at(log::EntryKind::incident), "bench", game},
            {*decision.ruling, ruling, "bench", game},
            {log::new_entry_id(random), decision, "bench", game}};
}

log::UtcTime now() {
    using namespace std::chrono;
    return {duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

int fill(const char* path, std::int64_t wanted) {
    const auto random = log::system_random();
    auto open = random ? log::CheckedLog::open(path, log::Access::append, {.now = now, .random = *random})
                       : Result<log::CheckedLog>(tl::unexpected<Error>(random.error()));
    if (!open) return std::fprintf(stderr, "%s\n", open.error().message.c_str()), 1;
    const std::vector<log::Entry> model = open->entries();
    auto count = static_cast<std::int64_t>(model.size());
    for (int board = 1; count < wanted; ++board, count += 4) {
        const auto game = event::parse_game_reference(fmt::format("r{}b{}", 100 + board / 5000, board % 5000 + 1));
        if (const auto recorded = open->append(again(model, *game, *random)); !recorded)
            return std::fprintf(stderr, "%s\n", recorded.error().message.c_str()), 1;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const auto wanted = argc == 3 ? parse_int(argv[2]) : std::nullopt;
    if (!wanted) return std::fprintf(stderr, "usage: bench_long_log LOG ENTRIES\n"), 2;
    return fill(argv[1], *wanted);
}
