// The disk fails at every step that a recording, or a merge, asks of it, once or for good: what was said to be recorded
// is there, what was said not to be is not, and the log verifies.
#include <functional>

#include "base/error.hpp"
#include "log/chain/heads_file.hpp"
#include "log/verify/verify.hpp"
#include "recording_disk.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

enum class Said { recorded, not_recorded, unknown };

Said said(const Error& error) {
    return error.code == ErrorCode::log_unknown ? Said::unknown : Said::not_recorded;
}

/// A log that stands as it did, whatever was done to it.
class Restored {
public:
    explicit Restored(std::filesystem::path path)
        : path_(std::move(path)), log_(content_of(path_)), heads_(content_of(heads_path_of(path_))) {}
    void restore() const {
        for (const char* beside : {"-wal", "-shm", ".checked"}) std::filesystem::remove(path_.string() + beside);
        write_content(path_, log_);
        write_content(heads_path_of(path_), heads_);
    }

private:
    std::filesystem::path path_;
    std::string log_;
    std::string heads_;
};

using Work = std::function<Result<void>(CheckedLog&)>;

/// The work on a disk that fails after so many steps; what was said of it, or nothing where the disk did not come to
/// fail.
std::optional<Said> done_on_failing_disk(const std::filesystem::path& path, std::size_t steps, bool for_good,
                                         const Work& work) {
    RecordingDisk disk;
    disk.fail_after(steps, for_good);
    Said answer = Said::recorded;
    {
        auto store = CheckedLog::open(path, Access::append, known_surroundings(50));
        const auto done = store ? work(*store) : Result<void>(tl::unexpected(store.error()));
        if (!store) answer = Said::not_recorded;
        if (store && !done) answer = said(done.error());
    }
    return disk.has_failed() ? std::optional(answer) : std::nullopt;
}

/// At every step until none is reached.
void fail_at_every_step(const std::filesystem::path& path, std::int64_t before, std::int64_t after, const Work& work) {
    const Restored log(path);
    for (const bool for_good : {false, true}) {
        std::size_t steps = 0;
        for (;; ++steps) {
            log.restore();
            const auto answer = done_on_failing_disk(path, steps, for_good, work);
            if (!answer) break;
            INFO("after " << steps << " steps, " << (for_good ? "for good" : "once"));
            const auto opened = CheckedLog::open(path, Access::append, known_surroundings(90));
            if (!opened) FAIL(to_text(opened.error()));
            const std::int64_t entries = opened->verification().entries();
            REQUIRE((entries == before || entries == after));
            if (*answer == Said::recorded) REQUIRE(entries == after);
            if (*answer == Said::not_recorded) REQUIRE(entries == before);
        }
        CHECK(steps > 10);
    }
}

}  // namespace

TEST_CASE("wherever the disk fails in a recording the answer is true, and nothing that was recorded is lost") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    fail_at_every_step(path, 6, 8, [](CheckedLog& log) -> Result<void> {
        const auto recorded = log.append({incident(id_of(0x70)), incident(id_of(0x71))});
        return recorded ? Result<void>{} : tl::unexpected(recorded.error());
    });
}

TEST_CASE("wherever the disk fails in a merge the answer is true, and all of it is there or nothing") {
    const Folder folder;
    const auto path = folder / "open.jadoube";
    { (void)sample_log(path); }
    const BundleFile bundle = bundle_of(log_of_another_device(folder / "other.jadoube", 3));
    fail_at_every_step(path, 6, 6 + 4 + 1, [&](CheckedLog& log) -> Result<void> {
        const auto merged = log.merge({bundle}, "Ada Byron");
        return merged ? Result<void>{} : tl::unexpected(merged.error());
    });
}
