// The power is cut at every step that a merge, and a recording, asks of the disk: what is left is a log that verifies,
// with all of it or nothing, and with all of it once it was said to be recorded.
#include <functional>
#include <set>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keys/key_file.hpp"
#include "log/verify/verify.hpp"
#include "recording_disk.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// What was done to a log while the disk was recorded: how it stood before, and how many steps there were until it was
/// said to be recorded, and until the log was closed.
struct Done {
    DiskImage before;
    std::vector<DiskStep> steps;
    std::size_t acknowledged = 0;
    std::string heads_before;
    std::string heads_after;
};

Done do_recorded(const std::filesystem::path& path, const std::function<bool(CheckedLog&)>& work) {
    Done done{.before = {{path, content_of(path)}}, .heads_before = content_of(heads_path_of(path))};
    const RecordingDisk disk;
    {
        auto log = CheckedLog::open(path, Access::append, known_surroundings(50)).value();
        REQUIRE(work(log));
        done.acknowledged = disk.steps().size();
    }
    done.steps = disk.steps();
    done.heads_after = content_of(heads_path_of(path));
    return done;
}

/// The log as a power cut after so many steps leaves it, verified with the heads that were on the disk for certain.
Verification left_by(const Done& done, const std::filesystem::path& path, std::size_t steps, double chance,
                     std::mt19937_64& random) {
    const DiskImage image = after_power_cut(done.before, done.steps, steps, chance, random);
    for (const char* beside : {"-wal", "-shm", ".checked"}) std::filesystem::remove(path.string() + beside);
    for (const auto& [file, content] : image)
        if (!file.string().ends_with("-shm")) write_content(file, content);
    write_content(heads_path_of(path), steps < done.acknowledged ? done.heads_before : done.heads_after);
    // As the next command finds it.
    const auto opened = CheckedLog::open(path, Access::append, known_surroundings(90));
    INFO("after step " << steps << " of " << done.steps.size() << ", chance " << chance);
    if (!opened) FAIL(to_text(opened.error()));
    return opened->verification();
}

/// At each step, several times: one of two numbers of entries, and the greater one from the word "recorded" on.
void cut_at_every_step(const Done& done, const std::filesystem::path& path, std::int64_t before, std::int64_t after) {
    const int images = static_cast<int>(sized(2, 10, 200, 1));
    std::mt19937_64 random(7);
    std::set<std::int64_t> seen;
    REQUIRE(done.acknowledged > 4);
    for (std::size_t steps = 0; steps <= done.steps.size(); ++steps) {
        for (const double chance : {0.0, 0.5, 0.9, 1.0}) {
            for (int image = 0; image < (chance == 0.5 || chance == 0.9 ? images : 1); ++image) {
                const std::int64_t entries = left_by(done, path, steps, chance, random).entries();
                INFO("after step " << steps << " of " << done.steps.size() << ", chance " << chance);
                REQUIRE((entries == before || entries == after));
                if (steps >= done.acknowledged) REQUIRE(entries == after);
                seen.insert(entries);
            }
        }
    }
    CHECK(seen.size() == 2);
}

}  // namespace

TEST_CASE("a power cut in a merge leaves all of it or nothing, and loses nothing that was said to be merged",
          "[sized]") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const BundleFile bundle = bundle_of(log_of_another_device(folder / "other.jadoube", 4));
    const Done done = do_recorded(path, [&](CheckedLog& log) { return log.merge({bundle}, "Ada Byron").has_value(); });
    cut_at_every_step(done, path, 6, 6 + 5 + 1);
}

TEST_CASE("a power cut in a recording leaves all of it or nothing, and loses nothing that was said to be recorded",
          "[sized]") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const Done done = do_recorded(path, [](CheckedLog& log) {
        return log.append({incident(id_of(0x70)), incident(id_of(0x71))}).has_value();
    });
    cut_at_every_step(done, path, 6, 8);
}
